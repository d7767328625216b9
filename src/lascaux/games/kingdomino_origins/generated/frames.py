"""The frames. Made by `python3 dev.py generate` from kinds.py. Not to be edited."""

from typing import Final

from lascaux.engine.protocol import CHANCE, NOBODY, Frame

DRAWING_ROW: Final = 0
DRAWING_CHIEF: Final = 1
DRAWING_PERSON: Final = 2
PAIRING: Final = 3
CHOOSING: Final = 4
PLACING: Final = 5
ERUPTING: Final = 6
HANDING_ON: Final = 7
RECRUITING: Final = 8
PAYING: Final = 9
TAKING: Final = 10
SETTLING: Final = 11
PREPARE: Final = 12
COUNT: Final = 13
OFFER: Final = 14


def drawing_row() -> Frame:
    return (DRAWING_ROW, CHANCE)


def drawing_chief() -> Frame:
    return (DRAWING_CHIEF, CHANCE)


def drawing_person() -> Frame:
    return (DRAWING_PERSON, CHANCE)


def pairing(seat: int) -> Frame:
    return (PAIRING, seat)


def choosing(seat: int) -> Frame:
    return (CHOOSING, seat)


def placing(seat: int, domino: int) -> Frame:
    return (PLACING, seat, domino)


def erupting(seat: int, volcano: int, craters: int) -> Frame:
    return (ERUPTING, seat, volcano, craters)


def handing_on(seat: int, resource: int) -> Frame:
    return (HANDING_ON, seat, resource)


def recruiting(seat: int) -> Frame:
    return (RECRUITING, seat)


def paying(seat: int, last_paid: int, due: int) -> Frame:
    return (PAYING, seat, last_paid, due)


def taking(seat: int) -> Frame:
    return (TAKING, seat)


def settling(seat: int, person: int) -> Frame:
    return (SETTLING, seat, person)


def prepare() -> Frame:
    return (PREPARE, NOBODY)


def count(seat: int) -> Frame:
    return (COUNT, NOBODY, seat)


def offer(seat: int) -> Frame:
    return (OFFER, NOBODY, seat)
