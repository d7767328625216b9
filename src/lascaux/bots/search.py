"""A shallow search over one decision: few candidates, the same deals for all, the worse half left out again
and again.

It sees the contract and a value only. What the seat can't see is dealt anew for every round of lines, and
all candidates of a round share that deal and their luck, so that their differences say more than their sums.
"""

import math
from dataclasses import dataclass, field

from lascaux.advice.lines import play_on
from lascaux.advice.valuing import Value
from lascaux.bots.base import Candidate, Thought
from lascaux.bots.budget import Timer
from lascaux.bots.levels import Level
from lascaux.engine.chance import Pcg32, Rng
from lascaux.engine.protocol import Action, Game, State

FEWEST_ROUNDS = 3  # before lines say anything
SURE_ROUNDS = 8  # before a search may end early
SURE = 3.0  # standard errors that end it


@dataclass
class Tried:
    """A candidate and its lines, by round: what was to be expected where each ended, and its sum."""

    action: Action
    prior: float
    sums: list[float] = field(default_factory=list)
    outlooks: list[list[float]] = field(default_factory=list)

    @property
    def rounds(self) -> int:
        return len(self.sums)

    def mean_outlook(self) -> list[float]:
        return [sum(numbers) / self.rounds for numbers in zip(*self.outlooks, strict=True)]


def gain_over(other: Tried, first: Tried) -> tuple[float, float]:
    """By how much a candidate is better than another in the rounds that both had, and the standard error."""
    gains = [a - b for a, b in zip(other.sums, first.sums, strict=False)]
    mean = sum(gains) / len(gains)
    if len(gains) < 2:
        return mean, math.inf
    variance = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean, math.sqrt(variance / len(gains))


class Search:
    """Of one decision."""

    def __init__(self, value: Value, level: Level, s: State, seat: int, rng: Rng, timer: Timer) -> None:
        self.game: Game = value.game
        self.value, self.level = value, level
        self.s, self.seat, self.rng, self.timer = s, seat, rng, timer
        self.simulations = 0

    def think(self, options: list[Action]) -> Thought:
        tried = self.candidates(options)
        first, left = tried[0], tried
        phases = max(1, math.ceil(math.log2(len(tried))))
        for phase in range(phases):
            self.compare(left, first, (phase + 1) / phases)
            left = self.better_half(left, first)
        best = self.decision(tried, first)
        return Thought(best.action, tuple(self.told(tried, best)), self.simulations)

    def candidates(self, options: list[Action]) -> list[Tried]:
        """The best at first sight; these first."""
        values = self.value.of_options(self.s, self.seat, options)
        order = sorted(range(len(options)), key=lambda i: -values[i])
        return [Tried(options[i], values[i]) for i in order[: self.level.candidates]]

    def compare(self, left: list[Tried], first: Tried, until: float) -> None:
        """Round by round, until so much of the budget is spent, or it is clear who is best."""
        while len(left) > 1 and self.spent() < until and not self.is_clear(left, first):
            if not self.play_round(left):
                return

    def spent(self) -> float:
        """The share of the budget that is gone."""
        if self.level.simulations:
            return 1.0 if self.timer.is_over() else self.simulations / self.level.simulations
        return self.timer.share()

    def play_round(self, left: list[Tried]) -> bool:
        """A line from every candidate with the same deal; nothing of it counts if time ran out on the way."""
        luck = self.rng.word()
        deal = self.game.resample(self.s, self.seat, self.rng)
        ends = []
        for one in left:
            end = self.line(deal, one.action, luck)
            if end is None:
                return False
            ends.append(end)
        for one, (outlook, total) in zip(left, ends, strict=True):
            one.outlooks.append(outlook)
            one.sums.append(total)
        return True

    def line(self, deal: State, action: Action, luck: int) -> tuple[list[float], float] | None:
        """The candidate, and all that follows by the value: what is to be expected where it ends, and its
        sum. Nothing if the watch was over on the way."""
        s, rng = deal.copy(), Pcg32(luck)
        self.game.apply(s, action)
        leaf = play_on(self.value, s, self.seat, self.level.turns, rng, self.timer)
        if leaf is None:
            return None
        self.simulations += 1
        return self.judged(leaf)

    def judged(self, leaf: State) -> tuple[list[float], float]:
        outlook = self.value.outlook(leaf, self.seat)
        return outlook, self.value.sum_up(leaf, self.seat, outlook)

    def is_clear(self, left: list[Tried], first: Tried) -> bool:
        """Whether nobody who is left can still be better than the first choice, or one surely is."""
        if first.rounds < SURE_ROUNDS:
            return False
        gains = [gain_over(one, first) for one in left if one is not first]
        is_first = all(gain + SURE * error < 0 for gain, error in gains)
        return is_first or (len(gains) == 1 and gains[0][0] - SURE * gains[0][1] > 0)

    def better_half(self, left: list[Tried], first: Tried) -> list[Tried]:
        """The first choice stays: whoever takes its place is compared with it."""
        if first.rounds < FEWEST_ROUNDS or len(left) <= 2:
            return left
        others = [one for one in left if one is not first]
        others.sort(key=lambda one: -self.weighed(one, first))
        return [first, *others[: max(1, (len(left) + 1) // 2 - 1)]]

    def weighed(self, one: Tried, first: Tried) -> float:
        """The gain over the first choice: lines and first sight weighed by how sure each is."""
        gain, error = gain_over(one, first)
        sure, doubt = error * error, self.level.doubt * self.level.doubt
        if math.isinf(sure):
            return one.prior - first.prior
        return (gain * doubt + (one.prior - first.prior) * sure) / (doubt + sure) if doubt + sure else gain

    def decision(self, tried: list[Tried], first: Tried) -> Tried:
        """The first choice is left only for a gain above its standard error."""
        best, most = first, 0.0
        for one in tried:
            if one is not first and one.rounds >= FEWEST_ROUNDS:
                gain, error = gain_over(one, first)
                weighed = self.weighed(one, first)
                if gain > error and weighed > most:
                    best, most = one, weighed
        return best

    def told(self, tried: list[Tried], best: Tried) -> list[Candidate]:
        order = sorted(tried, key=lambda one: (one is not best, -one.rounds, -one.prior))
        return [self.candidate(one, best) for one in order if one.rounds]

    def candidate(self, one: Tried, best: Tried) -> Candidate:
        outlook = one.mean_outlook()
        error = 0.0 if one is best else gain_over(one, best)[1]
        value = sum(one.sums) / one.rounds
        return Candidate(one.action, value, error, outlook[-1], tuple(outlook[:-2]), one.rounds)
