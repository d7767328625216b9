"""Asking a bot for its action, so that it can neither cheat nor break the game."""

from lascaux.bots.base import Bot
from lascaux.engine.chance import Rng
from lascaux.engine.errors import BotError, shown
from lascaux.engine.protocol import Action, Game, State


def ask(bot: Bot, game: Game, s: State, seat: int, rng: Rng) -> Action:
    """The bot's choice in a position of its own; BotError if it fails or answers with what is not legal."""
    try:
        answer = bot.choose(game, game.resample(s, seat, rng), seat, rng)
        chosen = [action for action in game.legal(s) if action == answer]
    except Exception as problem:
        raise BotError(f"bot '{bot.name}' failed: {type(problem).__name__}: {problem}") from problem
    if not chosen:
        raise BotError(f"bot '{bot.name}' answered {shown(answer)}, which is no legal action here")
    return chosen[0]  # not the answer: a bot may count in floats or in numbers of its own
