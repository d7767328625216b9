"""The levels: names for parameters of one way to play."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any

from lascaux.bots.judging import LEARNED, is_learned
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
        """BotError if there is no such parameter, or it is of another kind."""
        kinds = {field.name: type(getattr(self, field.name)) for field in fields(self)}
        for name, value in given.items():
            if name not in kinds:
                raise BotError(f"there is no parameter '{name}': there are {', '.join(kinds)}")
            if not isinstance(value, kinds[name]) and not (kinds[name] is float and isinstance(value, int)):
                raise BotError(f"the parameter '{name}' is {value!r}, which is no {kinds[name].__name__}")
        return replace(self, **given)


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
