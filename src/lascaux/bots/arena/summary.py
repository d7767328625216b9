"""A series in numbers: a line for each entry, and for two of them what lies between."""

from collections.abc import Sequence
from dataclasses import dataclass

from lascaux.bots.arena.plan import Plan
from lascaux.bots.arena.results import Result
from lascaux.bots.arena.statistics import Mean, mean_of, wilson
from lascaux.bots.arena.times import Times


@dataclass(frozen=True)
class Line:
    """Of one entry, all its seats together. A game is a unit, however many seats the entry has in it."""

    entry: int
    games: int
    seats: float  # in a game, on average
    wins: float
    even: float  # the share of wins that it would have if all played alike
    points: float  # of a seat
    margin: Mean  # to the best of the others at the table, see Result.margin
    decisions: float  # of a seat in a game, where there was a choice

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def line_of(results: Sequence[Result], entry: int) -> Line:
    """Of the games in which it sat; there must be one."""
    own = [result for result in results if entry in result.seating]
    seats = sum(result.seating.count(entry) for result in own)
    return Line(
        entry,
        len(own),
        seats / len(own),
        sum(result.wins_of(entry) for result in own),
        sum(result.seating.count(entry) / len(result.seating) for result in own) / len(own),
        sum(result.standings[seat][0] for result in own for seat in result.seats_of(entry)) / seats,
        mean_of([result.margin(entry) for result in own]),
        sum(result.decisions[seat] for result in own for seat in result.seats_of(entry)) / seats,
    )


def lines_of(results: Sequence[Result]) -> list[Line]:
    entries = sorted({entry for result in results for entry in result.seating})
    return [line_of(results, entry) for entry in entries]


def gap(results: Sequence[Result], first: int, second: int) -> Mean:
    """By how many points the one is ahead of the other, a seat on average, in games that both played."""
    return mean_of([result.difference(first, second) for result in results])


def by_pairing(plan: Plan, results: Sequence[Result]) -> list[list[Result]]:
    """The games of each pairing."""
    found: list[list[Result]] = [[] for _ in plan.pairings]
    for result in results:
        found[plan.pairing_of(result.number)].append(result)
    return found


def add_times(total: dict[int, Times], times: dict[int, Times]) -> None:
    for entry, more in times.items():
        total.setdefault(entry, Times()).merge(more)
