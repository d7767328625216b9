"""What chance gave and took: after each of its events, how much better a seat stood than it could expect."""

from dataclasses import dataclass

from lascaux.advice.valuing import Value
from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import Action, State
from lascaux.review.finished import Finished, Moment
from lascaux.review.judging import margin, standing
from lascaux.review.measures import Measures

FEW = 32  # outcomes that are all looked at; of more, as many by lot
MOST_STROKES = 5


@dataclass(frozen=True)
class Stroke:
    """An event of chance and whom it moved most. `n`: how many actions there were with it."""

    n: int
    seat: int
    points: float


@dataclass(frozen=True)
class Luck:
    """By seat, in points ahead of the best of the others; and the greatest strokes of it, in order."""

    sums: list[float]
    strokes: list[Stroke]


def luck_in(value: Value, finished: Finished, measures: Measures) -> Luck:
    seats = range(finished.setup.players)
    sums, strokes = [0.0 for _ in seats], []
    for moment in finished.deals():
        turns = luck_at(value, moment, len(seats))
        sums = [sum_ + turn for sum_, turn in zip(sums, turns, strict=True)]
        moved = max(seats, key=lambda seat: abs(turns[seat]))
        strokes.append(Stroke(moment.n + 1, moved, turns[moved]))
    return Luck(sums, greatest(strokes, measures.stroke))


def greatest(strokes: list[Stroke], least: float) -> list[Stroke]:
    told = [stroke for stroke in strokes if abs(stroke.points) >= least]
    told.sort(key=lambda stroke: -abs(stroke.points))
    return sorted(told[:MOST_STROKES], key=lambda stroke: stroke.n)


def luck_at(value: Value, moment: Moment, players: int) -> list[float]:
    """By seat. Where only one thing could come, there is none."""
    what = possible(value, moment)
    if len(what) == 1:
        return [0.0] * players
    weight = sum(odds for _, odds in what)
    came = margins(value, moment.s, moment.action, players)
    means = [0.0] * players
    for action, odds in what:
        for seat, points in enumerate(margins(value, moment.s, action, players)):
            means[seat] += points * odds / weight
    return [points - mean for points, mean in zip(came, means, strict=True)]


def possible(value: Value, moment: Moment) -> list[tuple[Action, int]]:
    """All outcomes with their odds, or some by lot: that of the moment, so it is the same again."""
    all_ = value.game.outcomes(moment.s)
    if 0 < len(all_) <= FEW:
        return all_
    lot = Pcg32(moment.n)
    return [(value.game.sample(moment.s, lot), 1) for _ in range(FEW)]


def margins(value: Value, s: State, action: Action, players: int) -> list[float]:
    value.game.apply(s := s.copy(), action)
    return [margin(standing(value, s, seat)) for seat in range(players)]
