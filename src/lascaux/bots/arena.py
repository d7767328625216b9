"""Bots against each other: fresh deals, seats that turn, every game's result."""

from collections.abc import Callable
from dataclasses import dataclass

from lascaux.bots.asking import ask
from lascaux.bots.base import Bot
from lascaux.engine.chance import Dealer, Dealing, Pcg32
from lascaux.engine.options import Setup
from lascaux.engine.protocol import CHANCE, OVER, Game, Standing


@dataclass(frozen=True)
class Result:
    """One game: who sat where, and how it ended."""

    seating: tuple[int, ...]  # by seat, which entry of the field sat there
    standings: tuple[Standing, ...]

    def win_shares(self) -> list[float]:
        """By seat: 1 for the winner, divided if several share."""
        best = max(self.standings)
        winners = self.standings.count(best)
        return [1 / winners if standing == best else 0.0 for standing in self.standings]


def play_game(game: Game, setup: Setup, bots: list[Bot], number: int) -> tuple[Standing, ...]:
    """One whole game; deals and each bot's luck follow from the number alone."""
    s = game.new(setup)
    dealing = Dealing(Dealer(number.to_bytes(16, "big")))
    luck = [Pcg32(number, seat + 1) for seat in range(setup.players)]
    while (actor := game.actor(s)) != OVER:
        if actor == CHANCE:
            action = game.sample(s, dealing.next_deal(s.stack[-1][0]))
            dealing.count(s.stack[-1][0])
        else:
            action = ask(bots[actor], game, s, actor, luck[actor])
        game.apply(s, action)
    return tuple(game.returns(s))


def play_series(
    game: Game, setup: Setup, field: list[Callable[[], Bot]], games: int, first: int = 0
) -> list[Result]:
    """A fresh deal every game, and everybody one seat further each time."""
    results = []
    for number in range(first, first + games):
        seating = tuple((seat + number) % setup.players for seat in range(setup.players))
        bots = [field[entry]() for entry in seating]
        results.append(Result(seating, play_game(game, setup, bots, number)))
    return results


def wins_of(results: list[Result], entry: int) -> float:
    """How many games an entry of the field won, shared wins divided."""
    return sum(result.win_shares()[result.seating.index(entry)] for result in results)


def mean_points(results: list[Result], entry: int) -> float:
    return sum(result.standings[result.seating.index(entry)][0] for result in results) / len(results)
