"""KO-TURN, KO-2P-03: rounds and the order of turns."""

from lascaux.engine.flow import then_all
from lascaux.engine.protocol import NOBODY, Frame
from lascaux.engine.trace import note
from lascaux.games.kingdomino_origins.generated import events, frames
from lascaux.games.kingdomino_origins.names import FREE, NOTHING, TRIBE
from lascaux.games.kingdomino_origins.state import Origins


def prepare_round(s: Origins, frame: Frame) -> None:
    """KO-TURN-03: the chosen row is to be placed, a new one is drawn while the box has one.
    KO-TURN-04: when nothing was chosen any more, the game is over."""
    leave_behind(s)
    s.last_row, s.last_chiefs = s.row, s.chiefs
    s.row, s.chiefs = (), []
    if not s.last_row:
        return
    ahead: list[Frame] = []
    if s.box:
        ahead.append(frames.drawing_row())
        add_refills(s, ahead)
    add_turns(s, ahead, not s.box)
    ahead.append(frames.prepare())
    then_all(s.stack, ahead)


def leave_behind(s: Origins) -> None:
    """KO-SET-05, KO-RUL-08: what nobody chose leaves the game when its row is done."""
    for i in range(len(s.last_row)):
        if s.last_chiefs[i] == FREE:
            note(s, events.LEFT_OVER, NOBODY, s.last_row[i])


def add_refills(s: Origins, ahead: list[Frame]) -> None:
    """KO-TRI-03: with a new row the open people are filled up to four again, while the stack lasts."""
    if s.terms.mode == TRIBE:
        missing = s.cave.count(NOTHING)
        ahead += [frames.drawing_person()] * min(missing, sum(s.people))


def add_turns(s: Origins, ahead: list[Frame], last: bool) -> None:
    """KO-TURN-01, KO-2P-03: a turn for each chief on the row, lowest number first.

    KO-TURN-02: place, then choose. KO-TURN-04: the last turn only places. KO-TRI-02: in tribe mode
    somebody may be taken in after that; KO-TRI-07: in the last turn only by option.
    """
    recruiting = s.terms.mode == TRIBE and (not last or s.terms.last_recruiting)
    for i in range(len(s.last_row)):
        seat = s.last_chiefs[i]
        if seat == FREE:
            continue
        ahead.append(frames.placing(seat, domino=s.last_row[i]))
        if not last:
            ahead.append(frames.choosing(seat))
        if recruiting:
            ahead.append(frames.offer(seat))
