"""The actions. Made by `python3 dev.py generate` from kinds.py. Not to be edited."""

from typing import Final

CHOOSE: Final = 0  # domino
TAKE_PAIR: Final = 1  # pair
PLACE: Final = 2  # left, right
DISCARD: Final = 3
LAND: Final = 4  # at
HAND_ON: Final = 5  # totem, seat
INVITE: Final = 6  # person
SEARCH: Final = 7
DECLINE: Final = 8
PAY: Final = 9  # at
TAKE: Final = 10  # person
SETTLE: Final = 11  # at
ROW: Final = 12  # dominoes
CHIEF: Final = 13  # seat
PERSON: Final = 14  # person
