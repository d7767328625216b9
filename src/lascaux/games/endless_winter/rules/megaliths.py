"""EW-MEG: the megalith board."""

from typing import Final

from lascaux.engine.flow import replaced, then
from lascaux.engine.protocol import Action
from lascaux.engine.trace import note
from lascaux.games.endless_winter.generated import actions, events, frames
from lascaux.games.endless_winter.lookups import (
    CARRIED_BY,
    CELL_ARROWS,
    CELL_BESIDE,
    CELL_REWARD,
    CELL_START,
    CELLS,
    CELLS_A_TILE,
    MEGALITHS,
    NEUTRALS,
    POSITIONS,
)
from lascaux.games.endless_winter.names import NEUTRAL, NOTHING
from lascaux.games.endless_winter.rules.amounts import score
from lascaux.games.endless_winter.state import EndlessWinter, Numbers

BUILDS: Final[list[Action]] = [(actions.BUILD, position) for position in range(max(POSITIONS))]
CARRIED_OWN: Final = 2  # points of who builds, for a megalith of their own below
CARRIED_OTHER: Final = 1


def tile_cell(s: EndlessWinter, cell: int) -> int:
    """Which cell of the tiles lies at a place of the layout."""
    return s.tiles[cell // CELLS_A_TILE] * CELLS_A_TILE + cell % CELLS_A_TILE


def may_build(s: EndlessWinter, seat: int) -> list[Action]:
    """EW-MEG-01 to 08: where the leftmost megalith of the supply may go."""
    out = s.tribes[seat].megaliths
    if out == MEGALITHS:
        return []  # EW-MEG-15
    options = may_build_on_cells(s, out < NEUTRALS)
    if out >= NEUTRALS:
        options += may_build_above(s)
    return options


def may_build_on_cells(s: EndlessWinter, is_neutral: bool) -> list[Action]:
    """EW-MEG-03: neutral ones on empty start cells. EW-MEG-04: beside a megalith. EW-MEG-05: start cells are
    for neutral ones only."""
    options: list[Action] = []
    beside = CELL_BESIDE[s.terms.layout]
    for cell in range(CELLS):
        if s.built[cell] != NOTHING:
            continue
        if CELL_START[tile_cell(s, cell)]:
            if is_neutral:
                options.append(BUILDS[cell])
        elif touches(s, beside[cell]):
            options.append(BUILDS[cell])
    return options


def touches(s: EndlessWinter, cells: Numbers) -> bool:
    return any(s.built[cell] != NOTHING for cell in cells)


def may_build_above(s: EndlessWinter) -> list[Action]:
    """EW-MEG-06, EW-MEG-12: on four that form a square on one level. EW-MEG-07: never neutral ones."""
    options: list[Action] = []
    built = s.built
    position = CELLS
    for a, b, c, d in CARRIED_BY[s.terms.layout]:
        if built[position] == NOTHING and built[a] >= 0 and built[b] >= 0 and built[c] >= 0 and built[d] >= 0:
            options.append(BUILDS[position])
        position += 1
    return options


def build(s: EndlessWinter, seat: int, position: int) -> None:
    """EW-MEG-02: neutral ones first. EW-MEG-09: a cell gives what it shows. EW-MEG-10: higher up there are
    points."""
    tribe = s.tribes[seat]
    s.built = replaced(s.built, position, NEUTRAL if tribe.megaliths < NEUTRALS else seat)
    tribe.megaliths += 1
    if position >= CELLS:
        score_carried(s, seat, position)
        return
    note(s, events.MEGALITH_BUILT, seat, position, 0)
    cell = tile_cell(s, position)
    if CELL_ARROWS[cell]:
        s.stack.append(frames.extend(seat, position))
    else:
        then(s.stack, frames.run(seat, node=CELL_REWARD[cell], must=0))


def score_carried(s: EndlessWinter, seat: int, position: int) -> None:
    """EW-MEG-10: two points for each own megalith right below, one for every other. EW-MEG-11: one for the
    opponent whose it is."""
    points = carried_points(s, seat, position)
    for below in CARRIED_BY[s.terms.layout][position - CELLS]:
        owner = s.built[below]
        if owner != seat and owner != NEUTRAL:
            score(s, owner, CARRIED_OTHER)
    note(s, events.MEGALITH_BUILT, seat, position, points)
    score(s, seat, points)


def carried_points(s: EndlessWinter, seat: int, position: int) -> int:
    """EW-MEG-10: what a megalith on top of four would score."""
    points = 0
    for below in CARRIED_BY[s.terms.layout][position - CELLS]:
        points += CARRIED_OWN if s.built[below] == seat else CARRIED_OTHER
    return points
