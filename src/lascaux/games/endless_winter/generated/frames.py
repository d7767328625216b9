"""The frames. Made by `python3 dev.py generate` from kinds.py. Not to be edited."""

from typing import Final

from lascaux.engine.protocol import CHANCE, NOBODY, Frame

DRAWING_STONE: Final = 0
DRAWING_CULTURE: Final = 1
DEALING_CHIEF: Final = 2
DEALING_SETUP: Final = 3
DRAWING_CARD: Final = 4
DRAWING_ANIMAL: Final = 5
DRAWING_ORDER: Final = 6
DRAWING_TILE: Final = 7
DRAWING_LAND: Final = 8
DRAWING_HEX: Final = 9
DRAWING_GLACIER: Final = 10
DRAWING_REST: Final = 11
CHOOSING_SIDE: Final = 12
PICKING_CHIEF: Final = 13
PICKING_SETUP: Final = 14
PLACING: Final = 15
ACTING: Final = 16
GAINING: Final = 17
MOVING: Final = 18
SETTLING: Final = 19
TAKING_STONE: Final = 20
TAKING_CULTURE: Final = 21
TAKING_TRIBE: Final = 22
TAKING_ANIMAL: Final = 23
REVEALING: Final = 24
TIPPING: Final = 25
BURYING: Final = 26
DISCARDING: Final = 27
PAYING: Final = 28
BRANCHING: Final = 29
ORDERING: Final = 30
PILING: Final = 31
RESOLVING: Final = 32
HARVESTING: Final = 33
BENEFITING: Final = 34
CHOOSING_TOKEN: Final = 35
EXTENDING: Final = 36
RUN: Final = 37
TERMS: Final = 38
UNITS: Final = 39
ACT: Final = 40
NEXT_CARD: Final = 41
SET_UP_SEAT: Final = 42
DRAFT: Final = 43
BEGIN: Final = 44
TURN: Final = 45
END_TURN: Final = 46
REVEAL_PILES: Final = 47
TRACK_BENEFIT: Final = 48
PILE_CARDS: Final = 49
LED_HEXES: Final = 50
OWN_BOARD: Final = 51
NEXT_HEX: Final = 52
NEXT_BENEFIT: Final = 53
END_ECLIPSE: Final = 54
TURN_REST_UP: Final = 55
EXTEND: Final = 56
CHOOSING_GLACIER: Final = 57
NEXT_GLACIER: Final = 58
TAKING_LAST: Final = 59
PREPARE_HAND: Final = 60


def drawing_stone(era: int) -> Frame:
    return (DRAWING_STONE, CHANCE, era)


def drawing_culture(slot: int) -> Frame:
    return (DRAWING_CULTURE, CHANCE, slot)


def dealing_chief(seat: int) -> Frame:
    return (DEALING_CHIEF, CHANCE, seat)


def dealing_setup(seat: int) -> Frame:
    return (DEALING_SETUP, CHANCE, seat)


def drawing_card(seat: int) -> Frame:
    return (DRAWING_CARD, CHANCE, seat)


def drawing_animal(seat: int) -> Frame:
    return (DRAWING_ANIMAL, CHANCE, seat)


def drawing_order() -> Frame:
    return (DRAWING_ORDER, CHANCE)


def drawing_tile() -> Frame:
    return (DRAWING_TILE, CHANCE)


def drawing_land() -> Frame:
    return (DRAWING_LAND, CHANCE)


def drawing_hex() -> Frame:
    return (DRAWING_HEX, CHANCE)


def drawing_glacier(hexagon: int) -> Frame:
    return (DRAWING_GLACIER, CHANCE, hexagon)


def drawing_rest(seat: int) -> Frame:
    return (DRAWING_REST, CHANCE, seat)


def choosing_side(seat: int) -> Frame:
    return (CHOOSING_SIDE, seat)


def picking_chief(seat: int) -> Frame:
    return (PICKING_CHIEF, seat)


def picking_setup(seat: int) -> Frame:
    return (PICKING_SETUP, seat)


def placing(seat: int) -> Frame:
    return (PLACING, seat)


def acting(seat: int) -> Frame:
    return (ACTING, seat)


def gaining(seat: int, rung: int, is_lesser: int) -> Frame:
    return (GAINING, seat, rung, is_lesser)


def moving(seat: int, steps: int, must: int) -> Frame:
    return (MOVING, seat, steps, must)


def settling(seat: int, must: int, is_free: int) -> Frame:
    return (SETTLING, seat, must, is_free)


def taking_stone(seat: int, must: int) -> Frame:
    return (TAKING_STONE, seat, must)


def taking_culture(seat: int, must: int) -> Frame:
    return (TAKING_CULTURE, seat, must)


def taking_tribe(seat: int, atom: int, left: int, how: int, types: int, must: int, at_top: int) -> Frame:
    return (TAKING_TRIBE, seat, atom, left, how, types, must, at_top)


def taking_animal(seat: int, must: int) -> Frame:
    return (TAKING_ANIMAL, seat, must)


def revealing(seat: int) -> Frame:
    return (REVEALING, seat)


def tipping(seat: int, must: int) -> Frame:
    return (TIPPING, seat, must)


def burying(seat: int, must: int) -> Frame:
    return (BURYING, seat, must)


def discarding(seat: int) -> Frame:
    return (DISCARDING, seat)


def paying(seat: int, node: int) -> Frame:
    return (PAYING, seat, node)


def branching(seat: int, node: int) -> Frame:
    return (BRANCHING, seat, node)


def ordering(seat: int, node: int, left: int, must: int) -> Frame:
    return (ORDERING, seat, node, left, must)


def piling(seat: int, last: int) -> Frame:
    return (PILING, seat, last)


def resolving(seat: int) -> Frame:
    return (RESOLVING, seat)


def harvesting(seat: int, left: int) -> Frame:
    return (HARVESTING, seat, left)


def benefiting(seat: int, left: int) -> Frame:
    return (BENEFITING, seat, left)


def choosing_token(seat: int) -> Frame:
    return (CHOOSING_TOKEN, seat)


def extending(seat: int, cells: tuple[int, ...]) -> Frame:
    return (EXTENDING, seat) + cells


def run(seat: int, node: int, must: int) -> Frame:
    return (RUN, NOBODY, seat, node, must)


def terms(seat: int, node: int, left: int, must: int) -> Frame:
    return (TERMS, NOBODY, seat, node, left, must)


def units(seat: int, atom: int, amount: int, must: int) -> Frame:
    return (UNITS, NOBODY, seat, atom, amount, must)


def act(seat: int) -> Frame:
    return (ACT, NOBODY, seat)


def next_card(seat: int) -> Frame:
    return (NEXT_CARD, NOBODY, seat)


def set_up_seat(seat: int) -> Frame:
    return (SET_UP_SEAT, NOBODY, seat)


def draft() -> Frame:
    return (DRAFT, NOBODY)


def begin() -> Frame:
    return (BEGIN, NOBODY)


def turn(seat: int, is_last: int) -> Frame:
    return (TURN, NOBODY, seat, is_last)


def end_turn(seat: int, is_last: int) -> Frame:
    return (END_TURN, NOBODY, seat, is_last)


def reveal_piles() -> Frame:
    return (REVEAL_PILES, NOBODY)


def track_benefit(seat: int) -> Frame:
    return (TRACK_BENEFIT, NOBODY, seat)


def pile_cards(seat: int) -> Frame:
    return (PILE_CARDS, NOBODY, seat)


def led_hexes(seat: int) -> Frame:
    return (LED_HEXES, NOBODY, seat)


def own_board(seat: int) -> Frame:
    return (OWN_BOARD, NOBODY, seat)


def next_hex(seat: int, left: int) -> Frame:
    return (NEXT_HEX, NOBODY, seat, left)


def next_benefit(seat: int, left: int) -> Frame:
    return (NEXT_BENEFIT, NOBODY, seat, left)


def end_eclipse() -> Frame:
    return (END_ECLIPSE, NOBODY)


def turn_rest_up() -> Frame:
    return (TURN_REST_UP, NOBODY)


def extend(seat: int, position: int) -> Frame:
    return (EXTEND, NOBODY, seat, position)


def choosing_glacier(seat: int, left: int) -> Frame:
    return (CHOOSING_GLACIER, seat, left)


def next_glacier(seat: int, left: int) -> Frame:
    return (NEXT_GLACIER, NOBODY, seat, left)


def taking_last(seat: int) -> Frame:
    return (TAKING_LAST, seat)


def prepare_hand(seat: int, left: int) -> Frame:
    return (PREPARE_HAND, NOBODY, seat, left)
