"""A territory looked over once: its areas, where they can grow, and what a domino would add at a guess."""

from typing import Final, final

from lascaux.engine.native import i64
from lascaux.games.kingdomino_origins.lookups import (
    LAVA_FIRES,
    LEFT_CRATERS,
    LEFT_FIRES,
    LEFT_TERRAIN,
    RIGHT_CRATERS,
    RIGHT_FIRES,
    RIGHT_TERRAIN,
)
from lascaux.games.kingdomino_origins.names import HUT, VOLCANO
from lascaux.games.kingdomino_origins.squares import CLOSED, FIRES, OCCUPIED, fires_of
from lascaux.games.kingdomino_origins.state import SIDES, Land

KINDS: Final = 6  # of terrain, volcanoes among them


@final
class Survey:
    """Lists are by terrain."""

    def __init__(self, land: Land) -> None:
        self.squares: list[int] = [0] * KINDS
        self.fires: list[int] = [0] * KINDS
        self.points: list[int] = [0] * KINDS
        self.open_size: list[int] = [0] * KINDS  # of the largest area that can grow
        self.open_fires: list[int] = [0] * KINDS  # of the area that can grow and has most fires
        self.wanted: list[int] = [0] * KINDS  # empty squares that this terrain may join
        self.occupied: int = 0
        self.unburnt: int = 0  # the largest area with a square that lava may land on
        self.dead: int = 0  # empty squares that no domino can cover any more
        self.cold: int = 0  # squares of areas without fire
        look_over(self, land)
        look_around(self, land)


def look_over(found: Survey, land: Land) -> None:
    """Area by area."""
    squares = land.squares
    steps = SIDES[land.width]
    seen = [False] * len(squares)
    for start in land.occupied():
        found.occupied += 1
        terrain: i64 = squares[start] & 7
        if seen[start] or terrain == HUT:
            continue
        seen[start] = True
        group = [start]
        fires = 0
        is_open = False
        can_burn = False
        for at in group:  # grows while it is gone through
            if squares[at] & FIRES:
                fires += fires_of(squares[at])
            else:
                can_burn = True
            for step in steps:
                near = at + step
                square: i64 = squares[near]
                if square < CLOSED:
                    is_open = True
                elif square >= OCCUPIED and square & 7 == terrain and not seen[near]:
                    seen[near] = True
                    group.append(near)
        note_area(found, terrain, len(group), fires, is_open, can_burn)


def note_area(found: Survey, terrain: int, size: int, fires: int, is_open: bool, can_burn: bool) -> None:
    found.squares[terrain] = found.squares[terrain] + size
    found.fires[terrain] = found.fires[terrain] + fires
    found.points[terrain] = found.points[terrain] + size * fires
    if fires == 0:
        found.cold += size
    if can_burn and terrain != VOLCANO:
        found.unburnt = max(found.unburnt, size)
    if is_open:
        found.open_size[terrain] = max(found.open_size[terrain], size)
        found.open_fires[terrain] = max(found.open_fires[terrain], fires)


def look_around(found: Survey, land: Land) -> None:
    """The empty squares within reach: which terrains may join there, and which are lost."""
    squares = land.squares
    width: i64 = land.width
    steps = SIDES[land.width]
    first: i64 = max(0, land.left - 1)
    last: i64 = land.right + 2
    for line in range(max(0, land.top - 1), land.bottom + 2):
        for at in range(line * width + first, line * width + last):
            here: i64 = squares[at]
            if here >= CLOSED or here == 0:
                continue
            is_alone = True
            for step in steps:
                if squares[at + step] < CLOSED:
                    is_alone = False
            if is_alone:
                found.dead += 1
                continue
            for terrain in range(KINDS):
                if here >> terrain & 1:
                    found.wanted[terrain] = found.wanted[terrain] + 1


def guess(found: Survey, domino: int) -> int:
    """What a domino may add: each half joins the best area of its terrain, lava lands on the largest."""
    if not found.wanted[LEFT_TERRAIN[domino]] and not found.wanted[RIGHT_TERRAIN[domino]]:
        return -1  # it can't be placed
    left = half(found, LEFT_TERRAIN[domino], LEFT_FIRES[domino])
    right = half(found, RIGHT_TERRAIN[domino], RIGHT_FIRES[domino])
    craters = LEFT_CRATERS[domino] + RIGHT_CRATERS[domino]
    return left + right + (LAVA_FIRES[craters] * found.unburnt if craters else 0)


def half(found: Survey, terrain: int, fires: int) -> int:
    if not found.wanted[terrain]:
        return fires
    return fires * (found.open_size[terrain] + 1) + found.open_fires[terrain]
