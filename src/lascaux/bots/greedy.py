"""The best immediate change of the own points; ties by what could come next, then by lot."""

from lascaux.bots.base import Bot
from lascaux.engine.chance import Rng
from lascaux.engine.protocol import Action, Game, State


class GreedyBot(Bot):
    name = "greedy"

    def choose(self, game: Game, s: State, seat: int, rng: Rng) -> Action:
        options = game.legal(s)
        if len(options) == 1:
            return options[0]
        after = [(action, outcome(game, s, action)) for action in options]
        best = keep_best(after, [game.appraise(state, seat) for _, state in after])
        if len(best) > 1:
            best = keep_best(best, [game.prospect(state, seat) for _, state in best])
        return best[rng.below(len(best))][0]


def outcome(game: Game, s: State, action: Action) -> State:
    """The position after an action, before any chance."""
    after = s.copy()
    game.apply(after, action)
    return after


def keep_best(options: list[tuple[Action, State]], values: list[int]) -> list[tuple[Action, State]]:
    most = max(values)
    return [option for option, value in zip(options, values, strict=True) if value == most]
