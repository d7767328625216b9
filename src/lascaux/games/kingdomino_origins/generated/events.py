"""The events. Made by `python3 dev.py generate` from kinds.py. Not to be edited."""

from typing import Final

ROW_DRAWN: Final = 0  # dominoes
CHIEF_DRAWN: Final = 1
PERSON_DRAWN: Final = 2  # person
CHOSEN: Final = 3  # domino
PLACED: Final = 4  # domino, left, right
DISCARDED: Final = 5  # domino
LANDED: Final = 6  # volcano, at, fires
FIZZLED: Final = 7  # fires
NO_TOKEN: Final = 8  # fires
BURNT: Final = 9  # at, resource
FLED: Final = 10  # at, person
TOTEM_TAKEN: Final = 11  # resource, other
TOTEM_HANDED: Final = 12  # resource, other
INVITED: Final = 13  # person
SEARCHED: Final = 14
PAID: Final = 15  # at, resource
TAKEN: Final = 16  # person
SETTLED: Final = 17  # person, at
DECLINED: Final = 18
LEFT_OVER: Final = 19  # domino
