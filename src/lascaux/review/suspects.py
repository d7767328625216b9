"""Which decisions of a game are worth a closer look: those that a net finds costly, then those of which it
is least sure."""

from dataclasses import dataclass, field

from lascaux.advice.valuing import Value
from lascaux.bots.asking import KnownPosition, imagined_known
from lascaux.engine.protocol import Action
from lascaux.review.finished import Finished, Moment
from lascaux.review.measures import Measures


@dataclass(frozen=True)
class Decision:
    """With more than one option, as it looks at first sight, by what the seat could know."""

    n: int
    seat: int
    played: Action
    known: KnownPosition = field(repr=False)
    regret: float  # what the played option is worth less than the best
    gap: float  # between the best and the next


def decisions_in(value: Value, finished: Finished) -> list[Decision]:
    all_ = [decision_at(value, moment) for moment in finished.decisions()]
    return [decision for decision in all_ if decision is not None]


def decision_at(value: Value, moment: Moment) -> Decision | None:
    game, (n, s, seat, played) = value.game, moment
    options = game.legal(s)
    if len(options) < 2:
        return None
    known = imagined_known(game, s, seat)
    values = value.of_options(game.unpack(known), seat, options)
    best, second = sorted(values)[:-3:-1]
    return Decision(n, seat, played, known, best - values[options.index(played)], best - second)


def suspects_among(decisions: list[Decision], measures: Measures) -> list[Decision]:
    """The most suspicious first."""
    costly = [decision for decision in decisions if decision.regret >= measures.suspicious]
    others = [decision for decision in decisions if decision.regret < measures.suspicious]
    costly.sort(key=lambda decision: -decision.regret)
    others.sort(key=lambda decision: decision.gap)
    return [*costly, *others][: measures.searched]
