"""Weights of nets as files: one line of JSON that says what they are, then the numbers.

Readable without numpy, and without librt until a net is made of them. What was made with other features, or
for other rules, is refused.
"""

import json
import os
import sys
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from lascaux.engine.errors import BotError
from lascaux.engine.protocol import Game

if TYPE_CHECKING:
    from lascaux.learned.features import Features
    from lascaux.learned.net import Net

FOLDER = Path(__file__).parent / "weights"
VARIABLE = "LASCAUX_WEIGHTS"  # names a folder of somebody's own, which is looked into first
IN_SOURCES = Path("src", "lascaux", "bots")
SUFFIX = ".weights"


@dataclass(frozen=True)
class Weights:
    """What a net is, and how it came about."""

    game: str
    revision: int  # of the game's rules
    variant: str
    features: list[str]
    categories: list[str]
    sizes: list[int]
    winning: float  # how many points a sure win is worth beside the points
    trust: float = 1.0  # the share of the net in a judgement; the rest is advice's
    made: dict[str, Any] = field(default_factory=dict)  # setup, seed, games, time, figures
    numbers: list[float] = field(default_factory=list)


def folders() -> list[Path]:
    own = os.environ.get(VARIABLE)
    return [Path(own), FOLDER] if own else [FOLDER]


def own_folder() -> Path | None:
    """Where weights that are made here belong: somebody's own folder, or the sources of a checkout, which are
    found from a compiled copy, too."""
    if os.environ.get(VARIABLE):
        return folders()[0]
    for above in FOLDER.parents:
        if (above / "pyproject.toml").is_file() and (above / IN_SOURCES).is_dir():
            return above / IN_SOURCES / FOLDER.name
    return None


def path_of(game_id: str, variant: str, folder: Path = FOLDER) -> Path:
    return folder / f"{game_id}{'-' * bool(variant)}{variant}{SUFFIX}"


def found_path(game_id: str, variant: str) -> Path:
    """Where the weights are, or where they would be."""
    paths = [path_of(game_id, variant, folder) for folder in folders()]
    return next((path for path in paths if path.is_file()), paths[-1])


def all_paths(game_id: str) -> list[Path]:
    """Of all variants, and perhaps of other games whose names begin like this one."""
    return [path for folder in folders() for path in sorted(folder.glob(f"{game_id}*{SUFFIX}"))]


def write_weights(weights: Weights, path: Path) -> None:
    """In one go: a reader never sees half of it."""
    header = asdict(weights)
    numbers = array("f", header.pop("numbers"))
    if sys.byteorder == "big":
        numbers.byteswap()
    scratch = path.with_suffix(".new")
    scratch.write_bytes(json.dumps(header).encode() + b"\n" + numbers.tobytes())
    scratch.replace(path)


def read_weights(path: Path) -> Weights:
    with opened(path) as file:
        header = file.readline()
        numbers = array("f", file.read())
        if sys.byteorder == "big":
            numbers.byteswap()
        return Weights(**json.loads(header), numbers=list(numbers))


def read_header(path: Path) -> Weights:
    """What the weights are, without their numbers."""
    with opened(path) as file:
        return Weights(**json.loads(file.readline()))


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """BotError if there is no such file, or it holds something else."""
    try:
        with path.open("rb") as file:
            yield file
    except FileNotFoundError:
        raise BotError(f"there are no weights {path.name}: lascaux train makes them") from None
    except (ValueError, TypeError, OSError) as problem:
        raise BotError(f"{path.name} can't be read as weights: {problem}") from None


def check_fit(weights: Weights, game: Game, features: "Features") -> None:
    """BotError if a net would judge something else than it has learned."""
    if weights.game != game.id:
        raise BotError(f"these weights are for {weights.game}, not for {game.id}")
    if weights.revision != game.revision:
        raise BotError(
            f"the weights for {game.id} were learned by rules of revision {weights.revision}, but these are"
            f" of revision {game.revision}: train them anew with lascaux train {game.id}"
        )
    if weights.features != features.names() or weights.categories != list(features.categories):
        raise BotError(
            f"the weights for {game.id} were learned with other features: train them anew with"
            f" lascaux train {game.id}"
        )


def net_of(weights: Weights, game: Game, features: "Features") -> "Net":
    from lascaux.learned.net import Net

    check_fit(weights, game, features)
    try:
        assert (weights.sizes[0], weights.sizes[-1]) == (features.count, len(features.categories) + 2)
        return Net(weights.sizes, weights.numbers)
    except (AssertionError, ValueError, IndexError):
        raise BotError(f"the weights for {game.id} are not whole") from None
