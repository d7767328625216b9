"""How a game ended, and what its seats got."""

from dataclasses import dataclass
from typing import NamedTuple

from lascaux.bots.arena.seating import Table
from lascaux.bots.arena.times import Times
from lascaux.engine.protocol import Standing


class Result(NamedTuple):
    """One game. Who sat where follows from the plan, but it is kept: it is small, and asked for often."""

    number: int
    seating: Table
    standings: tuple[Standing, ...]
    decisions: tuple[int, ...]  # by seat, where there was a choice

    @property
    def points(self) -> list[int]:
        return [standing[0] for standing in self.standings]

    def win_shares(self) -> list[float]:
        """By seat: 1 for the winner, divided if several share."""
        best = max(self.standings)
        winners = self.standings.count(best)
        return [1 / winners if standing == best else 0.0 for standing in self.standings]

    def wins_of(self, entry: int) -> float:
        return sum(share for share, sat in zip(self.win_shares(), self.seating, strict=True) if sat == entry)

    def seats_of(self, entry: int) -> list[int]:
        return [seat for seat, sat in enumerate(self.seating) if sat == entry]

    def mean_points(self, entry: int) -> float:
        seats = self.seats_of(entry)
        return sum(self.standings[seat][0] for seat in seats) / len(seats)

    def margin(self, entry: int) -> float:
        """How far an entry's seats are, each and on average, ahead of the best of the others at the table."""
        points, seats = self.points, self.seats_of(entry)
        ahead = [points[seat] - max(points[:seat] + points[seat + 1 :]) for seat in seats]
        return sum(ahead) / len(seats)

    def difference(self, entry: int, other: int) -> float:
        """The mean of one entry's points minus the mean of the other's: the luck of the deal goes out."""
        return self.mean_points(entry) - self.mean_points(other)


@dataclass(frozen=True)
class Played:
    """What a worker tells of a game: the result and, by entry, how long the decisions took."""

    result: Result
    times: dict[int, Times]


@dataclass(frozen=True)
class Trouble:
    """Why a series could not go on."""

    kind: str  # of a bot: failed, hung, died; of the game: broken
    number: int  # of the game
    bot: str
    said: str = ""  # in a line
    trace: str = ""  # where it failed
