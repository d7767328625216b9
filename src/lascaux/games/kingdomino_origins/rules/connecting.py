"""KO-CON: placing a domino."""

from typing import Final

from lascaux.engine.flow import replaced, then
from lascaux.engine.native import i64
from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note
from lascaux.games.kingdomino_origins.generated import actions, events, frames
from lascaux.games.kingdomino_origins.lookups import (
    DOMINOES,
    LEFT_CRATERS,
    LEFT_FIRES,
    LEFT_TERRAIN,
    RIGHT_CRATERS,
    RIGHT_FIRES,
    RIGHT_TERRAIN,
)
from lascaux.games.kingdomino_origins.names import DISCOVERY, GONE, TOTEM
from lascaux.games.kingdomino_origins.rules.rows import place_in
from lascaux.games.kingdomino_origins.rules.volcanoes import erupt
from lascaux.games.kingdomino_origins.squares import CLOSED, RESOURCE, new_square, resource_on
from lascaux.games.kingdomino_origins.state import SIDES, SQUARES, Land, Origins

# Every way a domino can lie, made once: one half here, the other one step up, left, right or down.
# By the grid's width, then by 4 * square + direction.
LEFT_HERE: Final[list[list[Action]]] = [
    [(actions.PLACE, at, at + step) for at in range(SQUARES) for step in steps] for steps in SIDES
]
RIGHT_HERE: Final[list[list[Action]]] = [
    [(actions.PLACE, at + step, at) for at in range(SQUARES) for step in steps] for steps in SIDES
]
FOUR: Final[i64] = 4
# Both halves are alike, so turning the domino round changes nothing. No volcano is a twin.
TWINS: Final[list[bool]] = [
    LEFT_TERRAIN[domino] == RIGHT_TERRAIN[domino] and LEFT_FIRES[domino] == RIGHT_FIRES[domino]
    for domino in range(DOMINOES + 1)
]


def may_place(s: Origins, frame: Frame) -> list[Action]:
    """KO-CON-03: what can be placed must be placed; only what can't is discarded."""
    _, seat, domino = frame
    options = placements(s.lands[seat], domino)
    return options if options else [(actions.DISCARD,)]


def placements(land: Land, domino: int) -> list[Action]:
    """KO-CON-01, KO-CON-02, KO-CON-04: every way to lay a domino, once each.

    Goes over the empty squares that touch the territory. Where one wants the terrain of a half
    (squares.py), that half may lie there and the other on any empty square beside it. A pair of squares
    that want both halves would be found from both ends: the second finding is left out.
    """
    squares = land.squares
    width: i64 = land.width
    left: i64 = 1 << LEFT_TERRAIN[domino]
    right: i64 = 1 << RIGHT_TERRAIN[domino]
    twin = TWINS[domino]
    steps, left_here, right_here = SIDES[width], LEFT_HERE[width], RIGHT_HERE[width]
    first: i64 = land.left - 1
    last: i64 = land.right + 2
    top: i64 = land.top - 1
    bottom: i64 = land.bottom + 2
    found: list[Action] = []
    for row in range(top, bottom):
        for at in range(row * width + first, row * width + last):
            here: i64 = squares[at]
            if here >= CLOSED or not here & (left | right):
                continue
            for way in range(FOUR):
                there: i64 = squares[at + steps[way]]
                if there >= CLOSED:
                    continue
                if here & left and not (twin and there & left and way < 2):
                    found.append(left_here[4 * at + way])
                if here & right and not there & left and not twin:
                    found.append(right_here[4 * at + way])
    return found


def place(s: Origins, frame: Frame, action: Action) -> None:
    """KO-TURN-02: the domino joins the territory (or is discarded), a volcano erupts, totems are counted."""
    _, seat, domino = frame
    s.last_chiefs[place_in(s.last_row, domino)] = GONE
    if action[0] == actions.DISCARD:
        note(s, events.DISCARDED, seat, domino)
        return
    _, left, right = action
    note(s, events.PLACED, seat, domino, left, right)
    lay(s.own_land(seat), domino, left, right, s.terms.mode != DISCOVERY)
    if s.terms.mode == TOTEM:
        then(s.stack, frames.count(seat))
    if LEFT_CRATERS[domino]:
        erupt(s, seat, left, LEFT_CRATERS[domino])
    if RIGHT_CRATERS[domino]:
        erupt(s, seat, right, RIGHT_CRATERS[domino])


def lay(land: Land, domino: int, left: int, right: int, with_resources: bool) -> None:
    """Both halves with the resources that lie on them (KO-TOT-01)."""
    cover(land, left, new_square(domino, LEFT_TERRAIN[domino], LEFT_FIRES[domino], with_resources))
    cover(land, right, new_square(domino, RIGHT_TERRAIN[domino], RIGHT_FIRES[domino], with_resources))


def cover(land: Land, at: int, square: int) -> None:
    """A square joins the territory: its neighbours may now be joined by its terrain."""
    squares = land.squares
    squares[at] = square
    wanted: i64 = 1 << (square & 7)
    for step in SIDES[land.width]:
        near: i64 = squares[at + step]
        if near < CLOSED:
            squares[at + step] = near | wanted
    if square & RESOURCE:
        kind = resource_on(square)
        land.stock = replaced(land.stock, kind, land.stock[kind] + 1)
    stretch(land, at // land.width, at % land.width)


def stretch(land: Land, row: int, column: int) -> None:
    """KO-CON-02: growing on one side closes what is now too far away on the other."""
    size, width = land.size, land.width
    while land.top > row:
        land.top -= 1
        close(land, (land.top + size) * width, 1)
    while land.bottom < row:
        land.bottom += 1
        close(land, (land.bottom - size) * width, 1)
    while land.left > column:
        land.left -= 1
        close(land, land.left + size, width)
    while land.right < column:
        land.right += 1
        close(land, land.right - size, width)


def close(land: Land, first: int, step: int) -> None:
    """Closes a row (step 1) or a column (step: the grid's width)."""
    squares = land.squares
    for i in range(land.width):
        squares[first + i * step] = CLOSED
