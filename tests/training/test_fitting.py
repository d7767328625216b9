"""Fitting finds what is there to be found."""

from typing import Any

import numpy as np
import pytest

from lascaux.training.figures import quality_of
from lascaux.training.fitting import Fit, Recipe, foretell, loss_of, params_of, standards
from lascaux.training.lessons import SEATS, Lesson
from lascaux.training.targets import mixed_targets


def known(count: int, luck: np.random.Generator) -> Lesson:
    """Points in two categories, the rival's, and a win where the margin is greater than luck."""
    rows = luck.integers(0, 30, (count, 6)).astype(np.float32)
    first, second = 2 * rows[:, 0] - 10, np.maximum(rows[:, 1] - 15, 0) * 3
    rival = rows[:, 2] + 0.5 * rows[:, 3]
    wins = first + second - rival > luck.normal(0, 10, count)
    results = np.stack([first, second, rival, wins], axis=1).astype(np.float32)
    return Lesson(rows, results, np.arange(count) * SEATS)


def test_a_fit_learns_a_known_function():
    luck = np.random.default_rng(1)
    lesson, unseen = known(8000, luck), known(1000, luck)
    fit = Fit(lesson.rows, 4, Recipe(hidden=(24, 12), epochs=20, batch=64), luck)
    losses: list[float] = []
    assert fit.learn(lesson.rows, lesson.results, np.arange(8000), losses.append) == losses[-1]
    assert losses[-1] < losses[0] / 20
    quality = quality_of(foretell(fit.folded(), unseen.rows), unseen)
    assert quality.r2 > 0.99
    assert quality.brier < 0.09  # of what is luck for half; knowing nothing gives 0.25
    assert quality.points == pytest.approx(float(unseen.results[:, :2].sum(axis=1).mean()))


def test_a_fit_goes_on_from_what_was_learned():
    """Also where inputs vary in another way, or one of them not any more."""
    luck = np.random.default_rng(4)
    lesson, later = known(2000, luck), known(300, luck)
    later.rows[:, 0] += 5
    later.rows[:, 1] = 21
    fit = Fit(lesson.rows, 4, Recipe(hidden=(9, 6), epochs=3), luck)
    fit.learn(lesson.rows, lesson.results, np.arange(2000))
    again = Fit(later.rows, 4, Recipe(hidden=(9, 6), epochs=1), luck)
    again.go_on_from(fit.folded())
    wanted = foretell(fit.folded(), later.rows)
    assert foretell(again.folded(), later.rows) == pytest.approx(wanted, abs=1e-2, rel=1e-3)
    before = quality_of(wanted, later).r2
    again.learn(later.rows, later.results, np.arange(300))
    assert quality_of(foretell(again.folded(), later.rows), later).r2 > before


def test_what_is_not_chosen_is_not_learned():
    luck = np.random.default_rng(1)
    lesson = known(200, luck)
    wrong = lesson.results.copy()
    wrong[100:] = 1e6
    fits = [Fit(lesson.rows, 4, Recipe(hidden=(4, 3)), np.random.default_rng(2)) for _ in range(2)]
    for fit, targets in zip(fits, (lesson.results, wrong), strict=True):
        fit.learn(lesson.rows, targets, np.arange(100))
    assert fits[0].numbers() == fits[1].numbers()
    again = params_of(fits[0].sizes, fits[0].numbers())
    assert all(np.array_equal(a, b) for a, b in zip(again, fits[0].folded(), strict=True))


def test_the_slope_is_that_of_the_loss():
    luck = np.random.default_rng(3)
    y: Any = np.concatenate([luck.normal(size=(1, 3)), [[1.0]]], axis=1)

    def loss(out: np.ndarray) -> float:
        error = out[0, :-1] - y[0, :-1]
        margin = error[:-1].sum() - error[-1]
        win = np.log1p(np.exp(-out[0, -1])) * 400
        return 0.5 * margin**2 + 0.125 * (error**2).sum() + win

    out: Any = luck.normal(size=(1, 4))
    slope = loss_of(out, y)[1]
    for i in range(4):
        step = np.zeros((1, 4))
        step[0, i] = 1e-5
        assert slope[0, i] == pytest.approx((loss(out + step) - loss(out - step)) / 2e-5, rel=1e-4, abs=1e-4)


def test_a_million_rows_have_the_right_mean_and_what_is_rare_is_not_far_out():
    rows = np.full((1_000_000, 2), 1234.5, np.float32)
    rows[::2, 0] += 2
    rows[:, 1] = 0
    rows[0, 1] = 1
    mean, spread = standards(rows)
    assert mean[0] == pytest.approx(1235.5, abs=1e-3)
    assert spread[0] == pytest.approx(1.0, abs=1e-3)
    assert (1 - mean[1]) / spread[1] == pytest.approx(6, abs=1e-3)


def mixed_one_by_one(lesson: Lesson, foretold: np.ndarray, lam: float) -> np.ndarray:
    """As it is said in words, row by row."""
    targets = lesson.results.copy()
    later: dict[int, int] = {}
    for i in reversed(range(len(targets))):
        key = int(lesson.keys[i])
        if key in later:
            targets[i] = lam * targets[later[key]] + (1 - lam) * foretold[later[key]]
        later[key] = i
    return targets


@pytest.mark.parametrize("lam", [0.0, 0.6, 1.0])
def test_targets_lie_between_what_was_foretold_and_the_result(lam):
    luck = np.random.default_rng(4)
    keys = luck.integers(0, 9, 60)
    results = luck.normal(size=(9, 3)).astype(np.float32)[keys]
    lesson = Lesson(np.zeros((60, 1), np.float32), results, keys)
    foretold = luck.normal(size=(60, 3)).astype(np.float32)
    mixed = mixed_targets(lesson, foretold, lam)
    assert mixed == pytest.approx(mixed_one_by_one(lesson, foretold, lam), abs=1e-5)
    assert (lam == 1) == np.allclose(mixed, results, atol=1e-6)
