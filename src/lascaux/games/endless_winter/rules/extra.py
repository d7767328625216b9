"""EW-ICON-33: the extra megalith of a start cell."""

from lascaux.engine.protocol import Action, Frame
from lascaux.games.endless_winter.effects import MEGALITH
from lascaux.games.endless_winter.generated import actions, frames
from lascaux.games.endless_winter.lookups import CELL_ARROWS, CELL_START, CELLS_A_TILE, MEGALITHS, NEUTRALS
from lascaux.games.endless_winter.names import NOTHING
from lascaux.games.endless_winter.rules.gains import gain, may_gain
from lascaux.games.endless_winter.rules.megaliths import BUILDS, tile_cell
from lascaux.games.endless_winter.rules.terrain import SKIP_IT
from lascaux.games.endless_winter.state import EndlessWinter


def extend(s: EndlessWinter, frame: Frame) -> None:
    """A further megalith on one of the cells that the arrows point at, if one is open."""
    _, _, seat, position = frame
    first = position - position % CELLS_A_TILE
    a, b = CELL_ARROWS[tile_cell(s, position)]
    asked = frames.extending(seat, cells=(first + a, first + b))
    if may_extend(s, asked) != [SKIP_IT]:
        s.stack.append(asked)


def may_extend(s: EndlessWinter, frame: Frame) -> list[Action]:
    """On an empty one of them, if there is a megalith left; by option a lesser benefit instead."""
    _, seat, *cells = frame
    out = s.tribes[seat].megaliths
    options = [BUILDS[cell] for cell in cells if can_extend(s, out, cell)]
    if s.terms.extra_falls:
        return options + may_gain(s, frames.gaining(seat, rung=MEGALITH, is_lesser=1))
    return [*options, SKIP_IT]


def can_extend(s: EndlessWinter, out: int, cell: int) -> bool:
    """EW-MEG-05: a start cell takes neutral ones only."""
    if out == MEGALITHS or s.built[cell] != NOTHING:
        return False
    return out < NEUTRALS or not CELL_START[tile_cell(s, cell)]


def extend_or_not(s: EndlessWinter, frame: Frame, action: Action) -> None:
    if action[0] != actions.SKIP:
        gain(s, frame, action)
