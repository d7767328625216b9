"""Any legal action, each equally likely: the floor that every other bot must leave."""

from lascaux.bots.base import Bot
from lascaux.engine.chance import Rng
from lascaux.engine.protocol import Action, Game, State


class RandomBot(Bot):
    name = "random"

    def choose(self, game: Game, s: State, seat: int, rng: Rng) -> Action:
        options = game.legal(s)
        return options[rng.below(len(options))]
