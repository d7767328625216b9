"""Lessons: positions as numbers, whose they were, and how the game ended for them. In files, by the game."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

Matrix = npt.NDArray[np.float32]
Keys = npt.NDArray[np.int64]
SEATS = 16  # more than any game has: a key is the number of a game times this, and the seat


@dataclass(frozen=True)
class Lesson:
    """Rows in the order of play."""

    rows: Matrix
    results: Matrix  # points by category, those of the best of the others, and the share of winning
    keys: Keys

    @property
    def games(self) -> Keys:
        return self.keys // SEATS

    def part(self, chosen: npt.NDArray[np.bool_]) -> "Lesson":
        return Lesson(self.rows[chosen], self.results[chosen], self.keys[chosen])


def write_lesson(lesson: Lesson, path: Path) -> None:
    """All or nothing: a file that is there is whole."""
    scratch = path.with_name(f"{path.name}.{os.getpid()}")
    with scratch.open("wb") as file:
        np.savez_compressed(file, rows=lesson.rows, results=lesson.results, keys=lesson.keys)
    scratch.replace(path)


def read_lessons(paths: Sequence[Path]) -> Lesson:
    """One after the other, in one piece of memory: there may be millions of rows."""
    keys = [read_part(path, "keys") for path in paths]
    first = {part: read_part(paths[0], part) for part in ("rows", "results")}
    whole = {
        part: np.empty((sum(map(len, keys)), shape.shape[1]), np.float32) for part, shape in first.items()
    }
    at = 0
    for path, own in zip(paths, keys, strict=True):
        for part, matrix in whole.items():
            matrix[at : at + len(own)] = read_part(path, part)
        at += len(own)
    return Lesson(whole["rows"], whole["results"], np.concatenate(keys))


def read_part(path: Path, part: str) -> npt.NDArray[np.int64]:
    with np.load(path) as file:
        found: npt.NDArray[np.int64] = file[part]
        return found
