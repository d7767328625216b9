"""What a net is to foretell: how a game ended, or what the net before it foretold on the way there."""

import numpy as np

from lascaux.training.lessons import Keys, Lesson, Matrix


def mixed_targets(lesson: Lesson, foretold: Matrix, lam: float) -> Matrix:
    """TD(lambda): of each seat's positions, the last has the result for its target, any other one a mixture
    of the target of the next and what was foretold there. With `lam` 1 all of them have the result."""
    order = np.argsort(lesson.keys, kind="stable")
    targets, guesses = lesson.results[order], foretold[order]
    ends, lengths = runs(lesson.keys[order])
    for step in range(1, int(lengths.max(initial=0))):
        here = ends[lengths > step] - step
        targets[here] = lam * targets[here + 1] + (1 - lam) * guesses[here + 1]
    mixed = np.empty_like(targets)
    mixed[order] = targets
    return mixed


def runs(keys: Keys) -> tuple[Keys, Keys]:
    """Of sorted keys: where each one's last place is, and how many it has."""
    ends = np.flatnonzero(np.append(keys[1:] != keys[:-1], True))
    return ends, np.diff(ends, prepend=-1)
