"""The command that goes on with a run."""

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from lascaux.cli.calling import program

if TYPE_CHECKING:
    from lascaux.cli.train.command import Wanted


def command_of(game: str, wanted: "Wanted", jobs: int | None, folder: Path, install: bool) -> str:
    options: dict[str, object] = {
        "--variant": wanted.variant,
        "--games": wanted.games,
        "--generations": wanted.generations,
        "--seed": wanted.seed,
        "--from": wanted.start,
        "--plan": wanted.plan,
        "--seconds": None if wanted.seconds is None else f"{wanted.seconds:g}",
        "--jobs": jobs,
        "--folder": folder,
    }
    words = [word for name, value in options.items() if value is not None for word in (name, str(value))]
    return f"{program()} {shlex.join(['train', game, *words, *['--install'] * install])}"
