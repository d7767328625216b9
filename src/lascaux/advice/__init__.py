"""LEVEL 3: advice. What a position is worth to a seat, by rules of thumb: no rule of any game stands here."""
