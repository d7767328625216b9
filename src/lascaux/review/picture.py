"""How a game stood all along: the points that each seat could expect, and its share of winning."""

from dataclasses import dataclass

from lascaux.advice.valuing import Value
from lascaux.engine.protocol import CHANCE, State
from lascaux.review.finished import Finished
from lascaux.review.judging import standing

MOST_POSITIONS = 200


@dataclass(frozen=True)
class Picture:
    """By position, then by seat."""

    positions: list[int]
    points: list[list[float]]
    shares: list[list[float]]


def picture_of(value: Value, finished: Finished) -> Picture:
    """Positions in which somebody was asked, evenly so many of them, and the end as it came."""
    asked = [moment for moment in finished.moments() if moment.actor != CHANCE]
    stride = max(1, -(-len(asked) // MOST_POSITIONS))
    seen = [(moment.n, moment.s) for moment in asked[::stride]]
    seen.append((len(finished.actions), finished.end()))
    looks = [look(value, s, finished.setup.players) for _, s in seen]
    return Picture([n for n, _ in seen], [points for points, _ in looks], [shares for _, shares in looks])


def look(value: Value, s: State, players: int) -> tuple[list[float], list[float]]:
    """A net judges each seat by itself: their shares are made to be one in all."""
    outlooks = [standing(value, s, seat) for seat in range(players)]
    whole = sum(outlook[-1] for outlook in outlooks) or 1.0
    return [sum(outlook[:-2]) for outlook in outlooks], [outlook[-1] / whole for outlook in outlooks]
