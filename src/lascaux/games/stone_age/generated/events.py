"""The events. Made by `python3 dev.py generate` from kinds.py. Not to be edited."""

from typing import Final

START_DRAWN: Final = 0
TILE_DRAWN: Final = 1  # stack, building
CARD_DRAWN: Final = 2  # space, card
CARD_SLID: Final = 3  # before, space, card
ROUND_BEGUN: Final = 4  # round
PLACED: Final = 5  # place, people
USED: Final = 6  # place, people
ROLLED: Final = 7  # place, total, dice
TOOL_ADDED: Final = 8  # value, total
ONE_USE_ADDED: Final = 9  # value, total
YIELDED: Final = 10  # place, total, amount
GAINED: Final = 11  # what, amount
SPENT_SUPPLY: Final = 12  # what, amount
PAID: Final = 13  # wood, brick, stone, gold
CARD_BOUGHT: Final = 14  # card
BUILT: Final = 15  # building, points
DECLINED: Final = 16  # place
TOO_POOR: Final = 17  # place
SCORED: Final = 18  # points
DICE_ROLLED: Final = 19  # dice
DIE_TAKEN: Final = 20  # value
SECRET_DRAWN: Final = 21  # card
NO_SECRET: Final = 22
CARD_USED: Final = 23  # card
FED: Final = 24  # food, left
STARVED: Final = 25  # missing
STACK_EMPTY: Final = 26
DECK_EMPTY: Final = 27
TURNED_IN: Final = 28  # card, brought
