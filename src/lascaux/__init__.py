"""Lascaux: stone-age board games with exact rules, for tables, bots and research.

import lascaux
game = lascaux.load("kingdomino-origins")
state = game.new(game.setup(4, {"mode": "tribe"}))
"""

from lascaux.bots.base import Bot
from lascaux.bots.registry import make_bot
from lascaux.engine import flow
from lascaux.engine.agreeing import Option, Setup
from lascaux.engine.chance import Dealer, Pcg32, Rng
from lascaux.engine.errors import LascauxError
from lascaux.engine.protocol import CHANCE, OVER, SPECTATOR, Action, Game, State
from lascaux.games.registry import game_ids, load
from lascaux.table.match import Match

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Action",
    "Bot",
    "Dealer",
    "Game",
    "LascauxError",
    "Match",
    "Option",
    "Pcg32",
    "Rng",
    "Setup",
    "State",
    "build",
    "game_ids",
    "load",
    "make_bot",
]
__version__ = "0.1.0"


def build() -> str:
    """`compiled` or `interpreted`: how the engine runs here."""
    return "interpreted" if str(flow.__file__).endswith(".py") else "compiled"
