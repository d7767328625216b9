"""The frames. Made by `python3 dev.py generate` from kinds.py. Not to be edited."""

from typing import Final

from lascaux.engine.protocol import CHANCE, NOBODY, Frame

DRAWING_START: Final = 0
DRAWING_TILE: Final = 1
DRAWING_CARD: Final = 2
DRAWING_SECRET: Final = 3
ROLLING: Final = 4
ROLLING_FOR_ALL: Final = 5
PLACING: Final = 6
USING: Final = 7
ADDING: Final = 8
PAYING: Final = 9
TAKING_DIE: Final = 10
TAKING: Final = 11
FEEDING: Final = 12
BEGIN: Final = 13
TURN: Final = 14
FEED: Final = 15
ROUND_END: Final = 16
MEAL: Final = 17


def drawing_start() -> Frame:
    return (DRAWING_START, CHANCE)


def drawing_tile(stack: int) -> Frame:
    return (DRAWING_TILE, CHANCE, stack)


def drawing_card(space: int) -> Frame:
    return (DRAWING_CARD, CHANCE, space)


def drawing_secret(seat: int) -> Frame:
    return (DRAWING_SECRET, CHANCE, seat)


def rolling(seat: int, place: int, dice: int) -> Frame:
    return (ROLLING, CHANCE, seat, place, dice)


def rolling_for_all(seat: int) -> Frame:
    return (ROLLING_FOR_ALL, CHANCE, seat)


def placing(seat: int) -> Frame:
    return (PLACING, seat)


def using(seat: int) -> Frame:
    return (USING, seat)


def adding(seat: int, place: int, total: int) -> Frame:
    return (ADDING, seat, place, total)


def paying(seat: int, place: int, first: int, least: int, most: int, kinds: int, paid: int) -> Frame:
    return (PAYING, seat, place, first, least, most, kinds, paid)


def taking_die(seat: int, dice: tuple[int, ...]) -> Frame:
    return (TAKING_DIE, seat) + dice


def taking(seat: int, last: int, due: int) -> Frame:
    return (TAKING, seat, last, due)


def feeding(seat: int, first: int, due: int, paid: int) -> Frame:
    return (FEEDING, seat, first, due, paid)


def begin() -> Frame:
    return (BEGIN, NOBODY)


def turn(seat: int) -> Frame:
    return (TURN, NOBODY, seat)


def feed(seat: int) -> Frame:
    return (FEED, NOBODY, seat)


def round_end() -> Frame:
    return (ROUND_END, NOBODY)


def meal(seat: int) -> Frame:
    return (MEAL, NOBODY, seat)
