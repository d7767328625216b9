"""The bots by name, and a user's own from a file."""

import ast
import importlib.util
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from lascaux.bots.asking import FAILURES, failure
from lascaux.bots.base import Bot
from lascaux.bots.levels import FORMER, LEVELS
from lascaux.bots.player import Player
from lascaux.bots.random_bot import RandomBot
from lascaux.engine.errors import BotError
from lascaux.engine.options import Setup
from lascaux.engine.protocol import Game

Parameters = dict[str, object]
BOTS = ("random", *LEVELS)


def make_bot(spec: str) -> Bot:
    """`strong`, or `path.py:Name` for a class in a file; with parameters as in `strong(simulations=200)`."""
    return bot_maker(spec)()


def bot_maker(spec: str) -> Callable[[], Bot]:
    """Makes as many as are wanted; a user's file is run once for all of them."""
    name, parameters = split_spec(spec)
    if spec == RandomBot.name:
        return RandomBot
    if name in LEVELS or name in FORMER:
        return partial(Player, name, **parameters)
    if not is_own(spec):
        raise BotError(
            f"there is no bot '{spec}': there are {', '.join(BOTS)}, or path.py:Name for your own",
            "cli-no-bot",
            bot=spec,
            bots=", ".join(BOTS),
        )
    path, _, class_name = name.rpartition(":")
    return partial(own_bot, Path(path), own_class(Path(path), class_name), parameters)


def check_bot(bot: Bot, game: Game, setup: Setup) -> None:
    """BotError before the game rather than in it, where a level lacks what it needs for it."""
    if isinstance(bot, Player):
        bot.check(game, setup)


def is_own(spec: str) -> bool:
    """Whether it is a class in somebody's file."""
    return ":" in split_spec(spec)[0]


def split_spec(spec: str) -> tuple[str, Parameters]:
    """The name and its parameters: numbers, texts, yes and no as Python writes them."""
    name, bracket, rest = spec.partition("(")
    if not bracket:
        return spec, {}
    try:
        call = ast.parse(f"f({rest}", mode="eval").body
        assert isinstance(call, ast.Call)
        assert not call.args
        return name, {str(word.arg): ast.literal_eval(word.value) for word in call.keywords}
    except (SyntaxError, ValueError, AssertionError):
        raise BotError(
            f"'{spec}' is not written as name(parameter=value, ...)", "cli-bad-bot", bot=spec
        ) from None


def own_class(path: Path, name: str) -> type:
    """The class of this name in this file."""
    made = getattr(run_file(path), name, None)
    if not isinstance(made, type):
        raise BotError(f"{path} has no class '{name}'", "cli-no-class", file=str(path), name=name)
    if not callable(getattr(made, "choose", None)):
        raise BotError(f"{path}:{name} has no method 'choose(game, s, seat, rng)'")
    return made


def own_bot(path: Path, made: type, parameters: Parameters) -> Bot:
    """One of this class, made with these parameters."""
    name = made.__name__
    try:
        bot = made(**parameters)
    except FAILURES as problem:
        raise BotError(f"{path}:{name} can't be made: {failure(problem)}") from problem
    if not isinstance(getattr(bot, "name", None), str):
        bot.name = name
    return bot  # type: ignore[no-any-return]  # a duck is a bot if it can choose


def run_file(path: Path) -> object:
    if not path.is_file():
        raise BotError(f"there is no file {path}", "cli-file-missing", file=str(path))
    spec = importlib.util.spec_from_file_location(f"lascaux_own_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise BotError(f"{path} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except FAILURES as problem:
        raise BotError(f"{path} can't be run: {failure(problem)}") from problem
    return module
