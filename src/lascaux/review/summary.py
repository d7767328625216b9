"""A review: what the net saw everywhere, and what closer looks found, put together."""

from dataclasses import dataclass

from lascaux.engine.protocol import State
from lascaux.review.closer import Comparison
from lascaux.review.finished import Finished
from lascaux.review.judging import judge_of
from lascaux.review.lessons import Costly, Lesson, lessons_from
from lascaux.review.luck import Luck, luck_in
from lascaux.review.marks import Mark, accuracy_of, mark_of
from lascaux.review.measures import measures_for
from lascaux.review.picture import Picture, picture_of
from lascaux.review.suspects import Decision, decisions_in

VERSION = 2  # of all that a review says: one that was made by another is made anew

Found = dict[int, Comparison]  # by the number of actions before the decision


@dataclass(frozen=True)
class FirstSight:
    """What a net sees of a game."""

    picture: Picture
    decisions: list[Decision]
    luck: Luck


@dataclass(frozen=True)
class Judgement:
    """A decision that cost something beyond doubt, and the position in which it was taken."""

    decision: Decision
    s: State
    mark: Mark
    found: Comparison


@dataclass(frozen=True)
class SeatSummary:
    accuracy: int
    decisions: int
    lessons: list[Lesson]


def first_sight(finished: Finished) -> FirstSight:
    """BotError where nothing was learned about this game."""
    value = judge_of(finished.game, finished.game.new(finished.setup))
    luck = luck_in(value, finished, measures_for(finished.game.id))
    return FirstSight(picture_of(value, finished), decisions_in(value, finished), luck)


def judgements(finished: Finished, sight: FirstSight, found: Found) -> list[Judgement]:
    """In the order of the game."""
    measures = measures_for(finished.game.id)
    marks = {n: mark for n, comparison in found.items() if (mark := mark_of(comparison, measures))}
    positions = {moment.n: moment.s for moment in finished.decisions() if moment.n in marks}
    return [
        Judgement(decision, positions[decision.n], marks[decision.n], found[decision.n])
        for decision in sight.decisions
        if decision.n in marks
    ]


def seat_summary(
    finished: Finished, seat: int, sight: FirstSight, found: Found, judged: list[Judgement]
) -> SeatSummary:
    own = [decision for decision in sight.decisions if decision.seat == seat]
    costly = [
        Costly(one.decision.n, one.s, one.decision.played, one.found.regret)
        for one in judged
        if one.decision.seat == seat
    ]
    regrets = [regret_of(decision, found) for decision in own]
    accuracy = accuracy_of(regrets, measures_for(finished.game.id))
    return SeatSummary(accuracy, len(own), lessons_from(finished.game, costly))


def regret_of(decision: Decision, found: Found) -> float:
    """By a closer look, where it is above its error; at first sight, where there was none."""
    if decision.n not in found:
        return decision.regret
    comparison = found[decision.n]
    return comparison.regret if comparison.regret > comparison.error else 0.0
