"""The levels: names for parameters of one way to play."""

import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any

from lascaux.bots.judging import KINDS, LEARNED, is_learned
from lascaux.engine.errors import BotError
from lascaux.engine.options import Setup
from lascaux.engine.protocol import Game, State

FILE = Path(__file__).with_name("levels.toml")
LEVELS = ("easy", "casual", "fair", "strong", "expert", "analyst")  # the weakest first
OPPONENTS = LEVELS[:-1]  # the last is for reviews
FORMER = {"greedy": "casual"}  # names in tables and records from before there were levels


@dataclass(frozen=True)
class Level:
    """What levels.toml says for one game. A parameter that is not given has the value here."""

    value: str = "hand"  # by whom positions are judged: hand, learned
    temperature: float = 0.0  # in points: how easily a worse option is taken
    reach: float = 0.0  # in points: how much worse it may be
    seconds: float = 0.0  # of CPU; 0 looks one action ahead only
    simulations: int = 0  # lines instead of seconds, for what must be repeatable
    by_turn: bool = False  # whether the budget is for a whole turn
    candidates: int = 6
    turns: int = 1  # of its own that a line is played on after this one; a hundred play to the end
    doubt: float = 3.0  # in points: how far off the first sight usually is

    def with_parameters(self, given: Mapping[str, Any]) -> "Level":
        """BotError if there is no such parameter, or it makes no sense."""
        kinds = {field.name: type(getattr(self, field.name)) for field in fields(self)}
        for name, value in given.items():
            if name not in kinds:
                raise BotError(f"there is no parameter '{name}': there are {', '.join(kinds)}")
            wrong = objection(name, kinds[name], value)
            if wrong:
                raise BotError(f"the parameter '{name}' is {value!r}, {wrong}")
        return replace(self, **given)


def objection(name: str, kind: type, value: object) -> str:
    """Why a parameter can't be this; empty if it can."""
    if kind is bool:
        return "" if isinstance(value, bool) else "not True or False"
    if kind is str:
        return "" if value in KINDS else f"not one of {', '.join(KINDS)}"
    if isinstance(value, bool) or not isinstance(value, int | float):
        return "not a number"
    if kind is int and isinstance(value, float):
        return "not a whole number"
    least = 1 if name == "candidates" else 0
    return "" if least <= value < math.inf else f"not {least} or more"


@cache
def written() -> dict[str, dict[str, Any]]:
    return tomllib.loads(FILE.read_text())


def level_for(name: str, game_id: str) -> Level:
    """How this level plays this game."""
    said = written()[FORMER.get(name, name)]
    general = {key: value for key, value in said.items() if not isinstance(value, dict)}
    return Level().with_parameters({**general, **said.get(game_id, {})})


def available(game: Game, setup: Setup | None = None) -> list[str]:
    """The opponents that can play here: those who learned need librt and weights that fit. Without a setup,
    for some variant of the game at least."""
    has_learned = is_learned(game, None if setup is None else game.new(setup))
    return [name for name in OPPONENTS if has_learned or level_for(name, game.id).value != LEARNED]


def can_play(spec: str, game: Game, s: State) -> bool:
    """Whether what a level needs for this position is here. Other bots are asked, and will say it."""
    name = spec.partition("(")[0]
    return name not in LEVELS or level_for(name, game.id).value != LEARNED or is_learned(game, s)
