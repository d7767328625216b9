"""How strong the levels are, as it was measured: their wins against casual bots."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from lascaux.bots.levels import OPPONENTS
from lascaux.engine.errors import BotError

FILE = Path(__file__).with_name("strengths.toml")


@dataclass(frozen=True)
class Strength:
    """One level in one seat, casual in all others. `options` are those that it depends on; what else was
    agreed was as usual. Shares are in percent, a shared win divided."""

    level: str
    players: int
    share: float
    low: float  # of the 95 % interval
    high: float
    games: int
    command: str  # that measures it again
    options: dict[str, str]

    def __post_init__(self) -> None:
        if self.level not in OPPONENTS:
            raise ValueError(f"there is no level '{self.level}'")
        if not 0 <= self.low <= self.share <= self.high <= 100:
            raise ValueError("share lies between low and high, in percent")


def strengths_of(game_id: str, path: Path = FILE) -> list[Strength]:
    """What is known about this game."""
    return [strength(path, game_id, entry) for entry in written(path).get(game_id, [])]


@cache
def written(path: Path) -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def strength(path: Path, game_id: str, entry: dict[str, Any]) -> Strength:
    try:
        return Strength(**{"options": {}, **entry})
    except (TypeError, ValueError) as problem:
        raise BotError(f"{path.name}, {game_id}: {entry} is no strength: {problem}") from None
