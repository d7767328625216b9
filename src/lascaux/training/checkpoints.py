"""The folder of a run: whatever ends it, the same command goes on from here, and comes to the same result.

A generation is done when `checkpoint.json` says so; that is written last, and at once. Of a generation that
is not done, the games that were played lie there as files.
"""

import os
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from lascaux.bots.weights import SUFFIX
from lascaux.training.plan import Chosen, Plan
from lascaux.training.problems import TrainingError

CURVES = "curves.jsonl"


class Against(Struct, frozen=True):
    """How it went against casual, at one setup."""

    chosen: Chosen
    games: int
    wins: float
    low: float  # of the share of wins, with 95 % certainty
    high: float
    margin: float  # points ahead of the best of the others, on average

    @property
    def share(self) -> float:
        return self.wins / self.games


class Figures(Struct, frozen=True):
    """Of one generation."""

    generation: int
    games: int  # that were played to learn from, with all generations before
    rows: int  # that were learned from
    seconds: float
    loss: float  # mean square of the margin's error, while it learned
    r2: float  # how much of the margin it foretells in games that it has not learned from
    brier: float  # mean square of the error of its share of winning, in the same games
    points: float  # that a seat made in those, on average
    against: tuple[Against, ...]

    @property
    def strength(self) -> tuple[float, float]:
        """By play, not by fit: wins first, then points."""
        count = len(self.against)
        return sum(one.share for one in self.against) / count, sum(one.margin for one in self.against) / count


class Checkpoint(Struct, frozen=True):
    """What is done."""

    figures: tuple[Figures, ...] = ()

    @property
    def done(self) -> int:
        return len(self.figures)

    @property
    def seconds(self) -> float:
        return sum(each.seconds for each in self.figures)

    @property
    def best(self) -> int:
        """The generation that played best; of equals the first."""
        return max(range(self.done), key=lambda generation: (self.figures[generation].strength, -generation))

    def with_figures(self, figures: Figures) -> "Checkpoint":
        return Checkpoint((*self.figures, figures))


class RunFolder:
    """Where everything of one run lies."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lessons = path / "lessons"
        self.duels = path / "duels"

    def open(self, origin: dict[str, Any]) -> Checkpoint:
        """Begins a run, or finds one that began in the same way."""
        for folder in (self.lessons, self.duels):
            folder.mkdir(parents=True, exist_ok=True)
        known = self.read("origin.json")
        if known is None:
            self.write("origin.json", origin)
        else:
            self.check(known, msgspec.json.decode(msgspec.json.encode(origin)))
        return msgspec.convert(self.read("checkpoint.json") or {}, Checkpoint)

    def check(self, known: Any, origin: Any) -> None:
        for key in {**origin, **known}:
            if known.get(key) != origin.get(key):
                raise TrainingError("cli-train-other", folder=str(self.path), what=key)

    def save(self, checkpoint: Checkpoint) -> None:
        """Curves are the same once more, for whoever wants to draw them."""
        self.write("checkpoint.json", checkpoint)
        lines = b"".join(msgspec.json.encode(figures) + b"\n" for figures in checkpoint.figures)
        replace_file(self.path / CURVES, lines)

    def weights(self, generation: int) -> Path:
        return self.path / f"generation-{generation:03}{SUFFIX}"

    def lesson(self, numbers: range) -> Path:
        return self.lessons / f"{numbers.start:08}-{numbers.stop:08}.npz"

    def duel(self, generation: int, numbers: range) -> Path:
        return self.duels / f"{generation:03}-{numbers.start}-{numbers.stop}.json"

    def clean(self, plan: Plan, done: int) -> None:
        """What no generation to come learns from goes, and what was half written."""
        first = plan.numbers(max(0, done + 1 - plan.window)).start
        for path in self.lessons.iterdir():
            if path.suffix != ".npz" or int(path.name.partition("-")[0]) < first:
                path.unlink(missing_ok=True)
        for path in self.duels.iterdir():
            path.unlink(missing_ok=True)

    def read(self, name: str) -> Any:
        path = self.path / name
        if not path.exists():
            return None
        try:
            return msgspec.json.decode(path.read_bytes())
        except (OSError, msgspec.DecodeError) as problem:
            raise TrainingError("cli-train-folder", file=str(path), reason=str(problem)) from None

    def write(self, name: str, value: object) -> None:
        replace_file(self.path / name, msgspec.json.encode(value))


def replace_file(path: Path, content: bytes) -> None:
    """In one go, and on the disk when it is done."""
    scratch = path.with_name(f"{path.name}.{os.getpid()}")
    with scratch.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    scratch.replace(path)


def pieces(numbers: range, size: int) -> list[range]:
    return [numbers[i : i + size] for i in range(0, len(numbers), size)]


__all__ = ["Against", "Checkpoint", "Figures", "RunFolder", "pieces", "replace_file"]
