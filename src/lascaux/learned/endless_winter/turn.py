"""Where in the game, in its round and in its turn a seat is, and what it is asked."""

from typing import Final

from lascaux.advice.endless_winter.outlook import eclipses_left, turns_left, usual_worth
from lascaux.games.endless_winter.generated import frames
from lascaux.games.endless_winter.lookups import CHIEF_NODE, CHIEFS, ROUNDS
from lascaux.games.endless_winter.names import ACTION, COLUMNS, ECLIPSE, NOTHING, PLACES, SECTIONS
from lascaux.games.endless_winter.state import EndlessWinter, Tribe
from lascaux.learned.endless_winter.survey import ECLIPSE_STEPS, Course
from lascaux.learned.features import Row

OPEN_FRAMES: Final = (
    frames.PLACING,
    frames.ACTING,
    frames.DISCARDING,
    frames.PAYING,
    frames.BRANCHING,
    frames.ORDERING,
    frames.PILING,
    frames.RESOLVING,
    frames.HARVESTING,
    frames.BENEFITING,
    frames.CHOOSING_TOKEN,
    frames.EXTENDING,
    frames.CHOOSING_GLACIER,
)
CHIEF_WORTH: Final[list[int]] = [usual_worth(node) for node in CHIEF_NODE]


def put_time(s: EndlessWinter, seat: int, row: Row) -> None:
    tribe = s.tribes[seat]
    left = turns_left(s, tribe)
    row.put(left)
    row.put(min(left, 3))
    row.put(int(left == 0))
    row.put(s.round)
    row.put(eclipses_left(s, seat, frames.OWN_BOARD))
    row.put(int(s.round == ROUNDS))
    row.put(int(s.phase == ACTION))


def put_chief(s: EndlessWinter, tribe: Tribe, row: Row) -> None:
    """Who it is, and what the ability will do before the end."""
    here = 2 * tribe.chief + tribe.side if tribe.chief != NOTHING else NOTHING
    times = ROUNDS - s.round + tribe.chief_ready
    for chief in range(2 * CHIEFS):
        row.put(times if chief == here else 0)
    row.put(CHIEF_WORTH[here] * times if here >= 0 else 0)
    row.put(CHIEF_WORTH[here] if here >= 0 and s.phase == ACTION and tribe.chief_ready else 0)


def put_turn(s: EndlessWinter, tribe: Tribe, seat: int, row: Row, course: Course) -> None:
    """Where in its turn and in the round the seat is, and what it is asked."""
    is_own, is_turn = course.is_own, s.phase == ACTION
    row.put(int(is_own))
    row.put(int(is_own and course.is_last))
    row.put(tribe.figures + tribe.chief_ready if is_turn else 0)
    row.put(tribe.chief_ready if is_turn else 0)
    row.put(tribe.resting)
    row.put(s.order.index(seat) if s.order else 0)
    for section in range(len(SECTIONS)):
        row.put(int(is_own and s.section == section))
    for place in range(len(PLACES)):
        row.put(int(is_own and s.place == place))
    for column in range(len(COLUMNS)):
        row.put(int(is_turn and s.columns >> column & 1 == 0))
    for step in range(len(ECLIPSE_STEPS)):
        row.put(course.steps[step] if s.phase == ECLIPSE else int(is_turn))
    for amount in course.pending:
        row.put(amount)
    asked = s.stack[-1][0] if s.stack and s.stack[-1][1] == seat else NOTHING
    for kind in OPEN_FRAMES:
        row.put(int(asked == kind))
