"""Reading rules of thumb: numbers that somebody may tune without compiling anything.

Not compiled: the only place in advice that touches a file.
"""

import os
import tomllib
from pathlib import Path

from lascaux.engine.errors import DataError, shown

HERE = Path(__file__).parent


def variable(game: str) -> str:
    """The variable of the environment that names a file with other rules of thumb for a game."""
    return "LASCAUX_THUMBS_" + game.upper()


def thumbs_of(game: str) -> dict[str, int]:
    """By name; those that a file of somebody's own leaves out are as they come."""
    own = read(HERE / game / "thumbs.toml")
    named = os.environ.get(variable(game), "")
    return {**own, **changed(Path(named), own)} if named else own


def changed(path: Path, own: dict[str, int]) -> dict[str, int]:
    others = read(path)
    for name in others:
        if name not in own:
            raise DataError(str(path), name, "is no rule of thumb of this game")
    return others


def read(path: Path) -> dict[str, int]:
    try:
        found = tomllib.loads(path.read_text())
    except (OSError, ValueError) as problem:
        raise DataError(str(path), "the file", str(problem)) from None
    for name, number in found.items():
        if type(number) is not int:
            raise DataError(str(path), name, f"must be a whole number, is {shown(number)}")
    return found
