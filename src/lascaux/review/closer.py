"""A closer look at one decision: what would have been better, by how much, and how sure that is.

First a search finds the better choice, as the analyst would. The best of many looks better than it is, so
both choices are then compared anew, in pairs of lines with the same luck, which go further than those of the
search.
"""

from dataclasses import dataclass
from math import hypot

from lascaux.advice.valuing import Value
from lascaux.bots.asking import luck_of
from lascaux.bots.budget import Timer
from lascaux.bots.levels import Level, level_for
from lascaux.bots.search import Search, Tried, gain_over
from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import OVER, Action, Game, State
from lascaux.review.judging import judge_of, margin
from lascaux.review.measures import Measures, measures_for
from lascaux.review.suspects import Decision

ANALYST = "analyst"
FEWEST_ROUNDS = 12  # pairs of lines, before a comparison may end early
SURE = 2.0  # standard errors
HOPELESS = 1.0  # standard errors: whoever is not ahead of a doubt by then won't be sure
RIVAL = "rival"


@dataclass(frozen=True)
class Comparison:
    """Of the better choice with the one that was played; nothing but zeros if that was it."""

    better: Action
    regret: float = 0.0  # points ahead of the best of the others
    error: float = 0.0  # standard error of that
    share: float = 0.0  # of winning
    why: tuple[tuple[str, float], ...] = ()  # the regret by category, and RIVAL

    @property
    def is_sure(self) -> bool:
        """Beyond its error."""
        return self.regret > 0 and self.regret >= SURE * self.error


def look_closer(game: Game, decision: Decision, timer: Timer) -> Comparison:
    """By what the seat could know, and with luck made of that: the same whenever it is asked."""
    s, played = game.unpack(decision.known), decision.played
    value, measures = judge_of(game, s), measures_for(game.id)
    better = CloserLook(value, measures, s, decision.seat, played, timer).better()
    if better == played:
        return Comparison(played)
    return Duel(value, measures, s, decision.seat, timer).between(better, played)


def analyst(game: Game, **parameters: object) -> Level:
    return level_for(ANALYST, game.id).with_parameters(parameters)


class CloserLook(Search):
    """The option that was played is among the candidates to the last."""

    def __init__(
        self, value: Value, measures: Measures, s: State, seat: int, played: Action, timer: Timer
    ) -> None:
        level = analyst(value.game, simulations=measures.simulations)
        super().__init__(value, level, s, seat, Pcg32(luck_of(value.game, s, seat)), timer)
        self.played = played

    def better(self) -> Action:
        return self.think(self.game.legal(self.s)).action

    def candidates(self, options: list[Action]) -> list[Tried]:
        found = super().candidates(options)
        if all(one.action != self.played for one in found):
            found.append(Tried(self.played, self.value.of_options(self.s, self.seat, [self.played])[0]))
        return found

    def better_half(self, left: list[Tried], first: Tried) -> list[Tried]:
        kept = super().better_half(left, first)
        return kept + [one for one in left if one.action == self.played and one not in kept]


class Duel(Search):
    """Of two choices, by points alone. `ended`: lines that came to the end of the game, of which nothing
    was left to doubt."""

    def __init__(self, value: Value, measures: Measures, s: State, seat: int, timer: Timer) -> None:
        luck = Pcg32(luck_of(value.game, s, seat), 1)
        super().__init__(value, analyst(value.game, turns=measures.turns), s, seat, luck, timer)
        self.measures = measures
        self.ended = 0

    def judged(self, leaf: State) -> tuple[list[float], float]:
        self.ended += self.game.actor(leaf) == OVER
        outlook = self.value.outlook(leaf, self.seat)
        return outlook, margin(outlook)

    def between(self, better: Action, played: Action) -> Comparison:
        best, worse = Tried(better, 0.0), Tried(played, 0.0)
        while best.rounds < self.measures.rounds and not self.is_hopeless(best, worse):
            if not self.play_round([best, worse]):
                break
        return self.compared(best, worse)

    def doubt(self) -> float:
        """How far off the judgements at the ends of lines may be, all in all."""
        return self.measures.doubt * (1 - self.ended / max(1, self.simulations))

    def is_hopeless(self, best: Tried, worse: Tried) -> bool:
        if best.rounds < FEWEST_ROUNDS:
            return False
        regret, error = gain_over(best, worse)
        return regret + HOPELESS * error <= SURE * self.doubt()

    def compared(self, best: Tried, worse: Tried) -> Comparison:
        if best.rounds < FEWEST_ROUNDS:
            return Comparison(worse.action)
        regret, error = gain_over(best, worse)
        if regret <= 0:
            return Comparison(worse.action)
        more = [a - b for a, b in zip(best.mean_outlook(), worse.mean_outlook(), strict=True)]
        why = (*zip(self.value.categories(), more[:-2], strict=True), (RIVAL, -more[-2]))
        return Comparison(best.action, regret, hypot(error, self.doubt()), more[-1], why)
