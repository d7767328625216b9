"""LEVEL 4: nets that judge positions, learned from games that bots play with each other. Needs numpy."""
