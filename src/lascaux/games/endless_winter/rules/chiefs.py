"""EW-ACT-10, EW-CARD-05: the chief and the chief's ability."""

from typing import Final

from lascaux.engine.protocol import Action
from lascaux.games.endless_winter.effects import NO_GATE
from lascaux.games.endless_winter.generated import actions, frames
from lascaux.games.endless_winter.lookups import CHIEF_GATE, CHIEF_NODE
from lascaux.games.endless_winter.rules.effects import has_effect
from lascaux.games.endless_winter.state import EndlessWinter, Tribe

DO_CHIEF: Final[Action] = (actions.USE_CHIEF,)
FINISH: Final[Action] = (actions.DONE,)


def can_use_chief(s: EndlessWinter, tribe: Tribe, seat: int) -> bool:
    """EW-ACT-10: once, in the column that it names if it names one."""
    if s.chief_used:
        return False
    gate = CHIEF_GATE[2 * tribe.chief + tribe.side]
    return (gate == NO_GATE or gate == s.place) and has_effect(
        s, seat, CHIEF_NODE[2 * tribe.chief + tribe.side]
    )


def use_chief(s: EndlessWinter, seat: int) -> None:
    """EW-CARD-05: before the figure is placed, the chief must then be the one."""
    tribe = s.tribes[seat]
    s.chief_used = 1
    s.stack.append(frames.run(seat, node=CHIEF_NODE[2 * tribe.chief + tribe.side], must=1))
