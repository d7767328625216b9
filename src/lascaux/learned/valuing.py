"""Positions judged by a net."""

from math import exp
from typing import final

from librt.vecs import vec

from lascaux.advice.base import POINT, Advice
from lascaux.advice.valuing import Value
from lascaux.engine.chance import Rng
from lascaux.engine.protocol import OVER, Action, Game, Standing, State
from lascaux.learned.features import Features, Row
from lascaux.learned.net import Net


@final
class NetValue(Value):
    """Says how far a seat will be ahead of the best of the others: whoever counted only its own points would
    make the game last. `winning` says how many points a sure win is worth beside that. `trust` is the share
    of the net in a judgement, the rest is advice's: where decisions are many and small, a net that foretells
    the end well still mistakes one small step for another, and rules of thumb do not."""

    def __init__(
        self, game: Game, features: Features, net: Net, winning: float, trust: float, advice: Advice
    ) -> None:
        super().__init__(game)
        self.features: Features = features
        self.net: Net = net
        self.winning: float = winning
        self.trust: float = trust
        self.advice: Advice = advice
        self.row: Row = Row(features.count)

    def of_options(self, s: State, seat: int, options: list[Action]) -> list[float]:
        self.meet_others(s, seat)
        return [self.after(s, seat, action) for action in options]

    def best(self, s: State, seat: int, options: list[Action], rng: Rng) -> Action:
        self.meet_others(s, seat)
        found = options[0]
        most = self.after(s, seat, found)
        for i in range(1, len(options)):
            value = self.after(s, seat, options[i])
            if value > most:
                most = value
                found = options[i]
        return found

    def categories(self) -> tuple[str, ...]:
        return self.features.categories

    def outlook(self, s: State, seat: int) -> list[float]:
        if self.game.actor(s) == OVER:
            return self.result(s, seat)
        self.meet_others(s, seat)
        out = self.described(s, seat)
        last = self.net.outputs - 1
        found = [out[i] for i in range(last)]
        found.append(1.0 / (1.0 + exp(-out[last])))
        return found

    def sum_up(self, s: State, seat: int, outlook: list[float]) -> float:
        foretold = self.winning * outlook[-1] - outlook[-2] + sum(outlook[:-2])
        return foretold if self.game.actor(s) == OVER else self.mixed(s, seat, foretold)

    def meet_others(self, s: State, seat: int) -> None:
        self.row.at = self.features.own_count
        self.features.others(s, seat, self.row)
        self.net.prime(self.row.numbers, self.features.own_count)

    def after(self, s: State, seat: int, action: Action) -> float:
        other = s.copy()
        self.game.apply(other, action)
        if self.game.actor(other) == OVER:
            return self.at_the_end(other, seat)
        return self.look(other, seat)

    def look(self, s: State, seat: int) -> float:
        """How far ahead of the best of the others, with the share of winning. The others were met before."""
        out = self.described(s, seat)
        last = self.net.outputs - 1
        total = self.winning / (1.0 + exp(-out[last])) - out[last - 1]
        for i in range(last - 1):
            total += out[i]
        return self.mixed(s, seat, total)

    def mixed(self, s: State, seat: int, foretold: float) -> float:
        """What the net foretells, and what advice thinks of it."""
        if self.trust == 1.0:
            return foretold
        return self.trust * foretold + (1.0 - self.trust) * self.advice.worth(s, seat) / POINT

    def described(self, s: State, seat: int) -> "vec[float]":
        self.row.at = 0
        self.features.own(s, seat, self.row)
        return self.net.run(self.row.numbers, self.features.own_count)

    def at_the_end(self, s: State, seat: int) -> float:
        """The same, as it came."""
        standings = self.game.returns(s)
        return standings[seat][0] - rival_in(standings, seat) + self.winning * share_in(standings, seat)

    def result(self, s: State, seat: int) -> list[float]:
        """An outlook on what is over."""
        standings = self.game.returns(s)
        points = [0.0] * len(self.features.categories)
        for line in self.game.score(s):
            if line.seat == seat:
                points[self.features.category_of(line)] += line.points
        return [*points, float(rival_in(standings, seat)), share_in(standings, seat)]


def rival_in(standings: list[Standing], seat: int) -> int:
    """The points of the best of the others."""
    return max([standings[other][0] for other in range(len(standings)) if other != seat])


def share_in(standings: list[Standing], seat: int) -> float:
    """Of winning: equals share."""
    top = max(standings)
    return 1.0 / standings.count(top) if standings[seat] == top else 0.0
