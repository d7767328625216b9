"""How well a net foretells games that it has not learned from."""

from typing import NamedTuple

import numpy as np

from lascaux.training.lessons import Lesson, Matrix


class Quality(NamedTuple):
    r2: float  # how much of the margin is foretold: 1 is all of it, 0 no more than the mean would
    brier: float  # mean square of the error of the share of winning
    points: float  # that the seats made, on average


def quality_of(foretold: Matrix, lesson: Lesson) -> Quality:
    if not len(lesson.rows):
        return Quality(0.0, 0.0, 0.0)
    truth = lesson.results
    margins, guessed = margin_of(truth), margin_of(foretold)
    r2 = 1 - np.mean((guessed - margins) ** 2) / max(float(margins.var()), 1e-9)
    brier = np.mean((foretold[:, -1] - truth[:, -1]) ** 2)
    return Quality(float(r2), float(brier), float(truth[:, :-2].sum(axis=1).mean()))


def margin_of(results: Matrix) -> Matrix:
    margin: Matrix = results[:, :-2].sum(axis=1) - results[:, -2]
    return margin
