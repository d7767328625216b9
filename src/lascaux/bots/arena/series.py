"""A series while it is played: the results so far, and whether it is known what was to be found out."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from lascaux.bots.arena.plan import Plan
from lascaux.bots.arena.results import Played, Result
from lascaux.bots.arena.sprt import Sprt
from lascaux.bots.arena.summary import add_times
from lascaux.bots.arena.times import Times


@dataclass
class Series:
    """Games come in any order. The test hears them in the order of their numbers, so that it ends with the
    same game whoever was faster."""

    plan: Plan
    first: int
    games: int
    sprt: Sprt | None = None
    results: dict[int, Result] = field(default_factory=dict)
    times: dict[int, Times] = field(default_factory=dict)
    tested: int = 0  # games that the test has heard
    seconds: float = 0.0  # that it took so far, also before it was continued

    def add(self, played: Played) -> None:
        self.results[played.result.number] = played.result
        add_times(self.times, played.times)
        self.test()

    def test(self) -> None:
        while self.sprt is not None and not self.sprt.verdict:
            result = self.results.get(self.first + self.tested)
            if result is None:
                return
            self.sprt.add(result.difference(0, 1))
            self.tested += 1

    @property
    def is_decided(self) -> bool:
        return self.sprt is not None and bool(self.sprt.verdict)

    def missing(self) -> Iterator[int]:
        """The numbers that are still to be played."""
        numbers = range(self.first, self.first + self.games)
        return (number for number in numbers if number not in self.results)

    def ordered(self) -> list[Result]:
        """What counts: all games, or those up to the one that decided."""
        last = self.first + self.tested if self.is_decided else None
        return [self.results[number] for number in sorted(self.results) if last is None or number < last]
