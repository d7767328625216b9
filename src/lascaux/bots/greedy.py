"""The option after which the position is worth most to its own seat; of several, one by lot."""

from lascaux.advice.weighing import best
from lascaux.bots.base import Bot
from lascaux.engine.chance import Rng
from lascaux.engine.protocol import Action, Game, State


class GreedyBot(Bot):
    name = "greedy"

    def choose(self, game: Game, s: State, seat: int, rng: Rng) -> Action:
        options = game.legal(s)
        if len(options) == 1:
            return options[0]
        found = best(game, s, seat, options)
        return found[rng.below(len(found))]
