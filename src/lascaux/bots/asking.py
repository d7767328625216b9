"""Asking a bot for its action, so that it can neither cheat nor break the game."""

from lascaux.bots.base import Bot
from lascaux.engine.chance import Rng
from lascaux.engine.errors import BotError
from lascaux.engine.protocol import Action, Game, State


def ask(bot: Bot, game: Game, s: State, seat: int, rng: Rng) -> Action:
    """The bot's choice in a position of its own; BotError if it fails or answers with what is not legal."""
    try:
        action = bot.choose(game, game.resample(s, seat, rng), seat, rng)
    except Exception as problem:
        raise BotError(f"bot '{bot.name}' failed: {type(problem).__name__}: {problem}") from problem
    if not isinstance(action, tuple) or action not in game.legal(s):
        raise BotError(f"bot '{bot.name}' answered {action!r}, which is no legal action here")
    return action
