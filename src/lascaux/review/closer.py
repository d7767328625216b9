"""A closer look at one decision: what would have been better, by how much, and how sure that is.

First a search finds the better choice, as the analyst would. The best of many looks better than it is, so
both choices are then compared by lines of their own, in pairs with the same luck.
"""

from dataclasses import dataclass

from lascaux.advice.valuing import Value
from lascaux.bots.asking import luck_of
from lascaux.bots.budget import Timer
from lascaux.bots.levels import level_for
from lascaux.bots.search import Search, Tried, gain_over
from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import Action, Game, State
from lascaux.review.judging import judge_of, margin
from lascaux.review.measures import Measures, measures_for
from lascaux.review.suspects import Decision

ANALYST = "analyst"
FEWEST_ROUNDS = 16  # pairs of lines, before a comparison may end early
SURE = 2.5  # standard errors
HOPELESS = 1.0  # standard errors: whoever is not ahead by then won't be sure


@dataclass(frozen=True)
class Comparison:
    """Of the better choice with the one that was played; nothing but zeros if that was it."""

    better: Action
    regret: float = 0.0  # points ahead of the best of the others
    error: float = 0.0  # standard error of that
    share: float = 0.0  # of winning
    why: tuple[tuple[str, float], ...] = ()  # the regret by category, and RIVAL
    is_sure: bool = False  # beyond its error


RIVAL = "rival"


class CloserLook(Search):
    """The option that was played is among the candidates to the last."""

    def __init__(
        self, value: Value, measures: Measures, s: State, seat: int, played: Action, timer: Timer
    ) -> None:
        level = level_for(ANALYST, value.game.id).with_parameters({"simulations": measures.simulations})
        super().__init__(value, level, s, seat, Pcg32(luck_of(value.game, s, seat)), timer)
        self.played = played
        self.measures = measures

    def candidates(self, options: list[Action]) -> list[Tried]:
        found = super().candidates(options)
        if all(one.action != self.played for one in found):
            found.append(Tried(self.played, self.value.of_options(self.s, self.seat, [self.played])[0]))
        return found

    def better_half(self, left: list[Tried], first: Tried) -> list[Tried]:
        kept = super().better_half(left, first)
        return kept + [one for one in left if one.action == self.played and one not in kept]

    def comparison(self) -> Comparison:
        better = self.think(self.game.legal(self.s)).action
        if better == self.played:
            return Comparison(better)
        best, worse = Tried(better, 0.0), Tried(self.played, 0.0)
        while best.rounds < self.measures.rounds and not is_decided(best, worse):
            if not self.play_round([best, worse]):
                break
        return self.compared(best, worse)

    def compared(self, best: Tried, worse: Tried) -> Comparison:
        if best.rounds < 2:
            return Comparison(self.played)
        gain, error = gain_over(best, worse)
        regret, its_error = gain_over(by_margin(best), by_margin(worse))
        if regret <= 0 or gain <= 0:
            return Comparison(self.played)
        more = [a - b for a, b in zip(best.mean_outlook(), worse.mean_outlook(), strict=True)]
        why = (*zip(self.value.categories(), more[:-2], strict=True), (RIVAL, -more[-2]))
        return Comparison(best.action, regret, its_error, more[-1], why, gain >= SURE * error)


def by_margin(one: Tried) -> Tried:
    """By points only, without what winning is worth."""
    return Tried(one.action, one.prior, [margin(outlook) for outlook in one.outlooks], one.outlooks)


def is_decided(best: Tried, worse: Tried) -> bool:
    """It is clear that nothing will come of it."""
    if best.rounds < FEWEST_ROUNDS:
        return False
    gain, error = gain_over(best, worse)
    return gain + HOPELESS * error <= 0 or error == 0.0


def look_closer(game: Game, decision: Decision, timer: Timer) -> Comparison:
    """By what the seat could know, and with luck made of that: the same whenever it is asked."""
    s = game.unpack(decision.known)
    look = CloserLook(judge_of(game, s), measures_for(game.id), s, decision.seat, decision.played, timer)
    return look.comparison()
