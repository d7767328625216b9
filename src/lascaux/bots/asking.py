"""Asking a bot for its action, so that it can neither cheat nor break the game."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from typing import NewType

from lascaux.bots.base import Bot, Thought
from lascaux.bots.budget import never
from lascaux.engine.chance import Pcg32, Rng
from lascaux.engine.errors import BotError
from lascaux.engine.protocol import Action, Game, Packed, State

MOST_SAID = 200  # characters of what a bot answered or failed with
LUCK_BITS = 60
# What a bot may end with. An exit of its own must not end the game of others; Ctrl-C must.
FAILURES = (Exception, SystemExit, GeneratorExit)
# What a seat can know of a position, ready for any process. Only `known_position` makes one: `ask_known`
# takes nothing else, so that the truth reaches no bot by mistake.
KnownPosition = NewType("KnownPosition", Packed)


def ask(bot: Bot, game: Game, s: State, seat: int, rng: Rng) -> Action:
    """The bot's choice; it sees what its seat can know, whatever position it is asked about."""
    return ask_known(bot, game, known_position(game, s, seat, rng), seat, rng)


def known_position(game: Game, s: State, seat: int, rng: Rng) -> KnownPosition:
    """What the seat can know, the rest dealt anew."""
    return KnownPosition(game.resample(s, seat, rng).pack())


def ask_known(bot: Bot, game: Game, known: KnownPosition, seat: int, rng: Rng) -> Action:
    """The bot's choice in a position of its own: copies share what rules never change, but a bot could.
    BotError if it fails or answers with what is not legal."""
    return think_known(bot, game, known, seat, rng).action


def think_known(
    bot: Bot,
    game: Game,
    known: KnownPosition,
    seat: int,
    rng: Rng,
    is_stopped: Callable[[], bool] = never,
) -> Thought:
    """The same with its reasons. Whoever has only `choose` is a bot, too."""
    s = game.unpack(known)
    options = game.legal(s)  # the same as in truth, and found before the bot can change anything
    try:
        if isinstance(bot, Bot):
            thought = bot.think(game, s, seat, rng, is_stopped)
        else:
            thought = Thought(bot.choose(game, s, seat, rng))  # type: ignore[unreachable]
        action = thought.action
    except FAILURES as problem:
        raise BotError(f"bot '{bot.name}' failed: {failure(problem)}") from problem
    if not isinstance(action, tuple) or action not in options:
        raise BotError(f"bot '{bot.name}' answered {repr(action)[:MOST_SAID]}, which is no legal action here")
    return replace(thought, action=options[options.index(action)])  # (0.0,) equals (0,), but rules need this


def luck_of(game: Game, s: State, seat: int) -> int:
    """The luck of advice: made of what the seat sees and of nothing else. So the same position has the same
    advice, also when it comes again, and advice can't tell apart what looks alike."""
    seen = json.dumps([game.id, seat, game.observe(s, seat)], sort_keys=True)
    return int.from_bytes(hashlib.sha256(seen.encode()).digest()) >> 256 - LUCK_BITS


def imagined(game: Game, s: State, seat: int) -> State:
    """The position that advice for the seat is about: the same for all truths that look alike to it."""
    return game.unpack(imagined_known(game, s, seat))


def imagined_known(game: Game, s: State, seat: int) -> KnownPosition:
    return known_position(game, s, seat, Pcg32(luck_of(game, s, seat)))


def failure(problem: BaseException) -> str:
    """Our own errors are sentences already."""
    if isinstance(problem, BotError):
        return str(problem)
    return f"{type(problem).__name__}: {problem}"[:MOST_SAID]
