"""The actions. Made by `python3 dev.py generate` from kinds.py. Not to be edited."""

from typing import Final

PLACE: Final = 0  # at, people
USE: Final = 1  # at
ADD: Final = 2  # tools, one_use
DONE: Final = 3
BUY: Final = 4  # at, wood, brick, stone, gold
BUY_WITH: Final = 5  # at, resource, amount
PAY: Final = 6  # resource, amount
PAY_ALL: Final = 7  # wood, brick, stone, gold
USE_CARD: Final = 8
TAKE: Final = 9  # resource
TAKE_DIE: Final = 10  # value
REFUSE: Final = 11
START: Final = 12  # seat
TILE: Final = 13  # building
CARD: Final = 14  # card
SECRET: Final = 15  # card
ROLL: Final = 16  # dice
