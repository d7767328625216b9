"""The bots by name, and a user's own from a file."""

import importlib.util
import sys
from pathlib import Path

from lascaux.bots.asking import FAILURES, failure
from lascaux.bots.base import Bot
from lascaux.bots.greedy import GreedyBot
from lascaux.bots.random_bot import RandomBot
from lascaux.engine.errors import BotError

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


def make_bot(spec: str) -> Bot:
    """`greedy`, or `path.py:Name` for a class in a file."""
    if spec in BOTS:
        return BOTS[spec]()
    if ":" not in spec:
        raise BotError(f"there is no bot '{spec}': there are {', '.join(BOTS)}, or path.py:Name for your own")
    path, _, name = spec.rpartition(":")
    return own_bot(Path(path), name)


def own_bot(path: Path, name: str) -> Bot:
    """The class of this name in this file, made without arguments; it must have a method `choose`."""
    module = run_file(path)
    made = getattr(module, name, None)
    if not isinstance(made, type):
        raise BotError(f"{path} has no class '{name}'")
    try:
        bot = made()
    except FAILURES as problem:
        raise BotError(f"{path}:{name} can't be made: {failure(problem)}") from problem
    if not callable(getattr(bot, "choose", None)):
        raise BotError(f"{path}:{name} has no method 'choose(game, s, seat, rng)'")
    if not isinstance(getattr(bot, "name", None), str):
        bot.name = name
    return bot  # type: ignore[no-any-return]  # a duck is a bot if it can choose


def run_file(path: Path) -> object:
    if not path.is_file():
        raise BotError(f"there is no file {path}")
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
