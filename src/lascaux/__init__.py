"""Lascaux: stone-age board games with exact rules, for tables, bots and research. See docs/api.md."""

from lascaux.advice.base import Advice
from lascaux.bots.base import Bot
from lascaux.bots.registry import make_bot
from lascaux.engine import flow
from lascaux.engine.chance import Dealer, Pcg32, Rng
from lascaux.engine.errors import IllegalAction, LascauxError
from lascaux.engine.options import Option, Setup
from lascaux.engine.protocol import CHANCE, OVER, SPECTATOR, Action, Game, State
from lascaux.games.registry import game_ids, load
from lascaux.table.match import Match, NotYourTurn
from lascaux.table.record import Record, read_record, write_record

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Action",
    "Advice",
    "Bot",
    "Dealer",
    "Game",
    "IllegalAction",
    "LascauxError",
    "Match",
    "NotYourTurn",
    "Option",
    "Pcg32",
    "Record",
    "Rng",
    "Setup",
    "State",
    "build",
    "game_ids",
    "load",
    "make_bot",
    "read_record",
    "start",
    "write_record",
]
__version__ = "0.1.0"


def build() -> str:
    """`compiled` or `interpreted`: how the engine runs here."""
    return "interpreted" if str(flow.__file__).endswith(".py") else "compiled"


def start(game: str, players: int, *, seed: bytes | None = None, salt: str = "", **options: str) -> Match:
    """A live game with these options; without a seed, one that nobody knows."""
    loaded = load(game)
    setup = loaded.setup(players, options)
    return Match(loaded, setup, salt=salt) if seed is None else Match(loaded, setup, seed, salt)
