"""Intervals, tests and ratings, against closed forms and against made-up data whose truth is known."""

import math
import random

import pytest

from lascaux.bots.arena.ratings import SCALE, ratings_of
from lascaux.bots.arena.results import Result
from lascaux.bots.arena.sprt import LEAST, Sprt
from lascaux.bots.arena.statistics import mean_of, wilson

STRENGTHS = {0: 1.0, 1: 10 ** (200 / 400), 2: 10 ** (-150 / 400)}


def test_wilson_interval():
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 10)[0] < 1e-9


def test_mean_and_its_error():
    mean = mean_of([2, 4, 4, 4, 5, 5, 7, 9])
    assert mean.value == 5
    assert mean.error == pytest.approx(math.sqrt(32 / 7 / 8))
    assert mean.z == pytest.approx(5 / math.sqrt(32 / 7 / 8))
    assert mean_of([3]).error == math.inf


def test_the_likelihood_ratio_is_that_of_two_normal_distributions():
    margins = [3.0, -1.0, 2.0, 0.5, 4.0]
    sprt = Sprt(2.0, 0.05)
    for margin in margins:
        sprt.add(margin)
    variance = sum((margin - 1.7) ** 2 for margin in margins) / 4
    expected = sum((margin**2 - (margin - 2.0) ** 2) / (2 * variance) for margin in margins)
    assert sprt.ratio == pytest.approx(expected)
    assert sprt.bound == pytest.approx(2.944, abs=0.001)
    assert sprt.verdict == ""


def verdict(truth: float, seed: int) -> tuple[str, int]:
    luck, sprt = random.Random(seed), Sprt(1.0, 0.05)
    while not sprt.verdict:
        sprt.add(luck.gauss(truth, 5))
    return sprt.verdict, sprt.units


def test_the_test_is_wrong_as_often_as_it_may_be_and_no_more():
    """150 series without and 150 with the gain: 5 % may be wrong; 12 of 150 are two deviations more."""
    without, with_gain = ([verdict(truth, seed) for seed in range(150)] for truth in (0.0, 1.0))
    assert sum(said == "better" for said, _ in without) <= 12
    assert sum(said == "not better" for said, _ in with_gain) <= 12
    mean = sum(units for _, units in with_gain) / 150
    assert 80 < mean < 200  # Wald expects about 132
    assert min(units for _, units in without + with_gain) >= LEAST


def test_margins_that_never_differ_decide_too():
    sprt = Sprt(1.0, 0.01)
    for _ in range(LEAST):
        sprt.add(3)
    assert sprt.verdict == "better"


def result(number: int, seating: tuple[int, ...], order: list[int]) -> Result:
    """`order` are the seats from first to last."""
    standings = tuple((len(order) - order.index(seat),) for seat in range(len(seating)))
    return Result(number, seating, standings, (0,) * len(seating))


def test_a_rating_of_two_is_the_odds():
    """With one game more that neither won: 30.5 against 10.5."""
    results = [result(n, (0, 1), [0, 1] if n < 30 else [1, 0]) for n in range(40)]
    rated = ratings_of(results, 2, anchor=1)
    assert rated[0].value == pytest.approx(1000 + 400 * math.log10(30.5 / 10.5))
    assert (rated[1].value, rated[1].reach) == (1000, 0)
    assert rated[0].reach == pytest.approx(1.959964 * SCALE * math.sqrt(1 / 30.5 + 1 / 10.5))


def test_equals_are_split():
    draws = [Result(n, (0, 1, 2), ((5,), (5,), (5,)), (0, 0, 0)) for n in range(10)]
    assert [rating.value for rating in ratings_of(draws, 3, 0)] == pytest.approx([1000] * 3)


def drawn_order(seating: tuple[int, ...], luck: random.Random) -> list[int]:
    """By the model: whoever's exponential clock rings first."""
    clocks = [luck.expovariate(STRENGTHS[entry]) for entry in seating]
    return sorted(range(len(seating)), key=clocks.__getitem__)


def test_ratings_find_the_truth_behind_tables_of_several_kinds():
    """Intervals hold the truth in about 95 of 100 series."""
    tables = [(0, 0, 1, 1), (0, 2, 2, 0), (0, 1, 2), (1, 2)]
    held = 0
    for seed in range(40):
        luck = random.Random(seed)
        results = [result(n, t, drawn_order(t, luck)) for n in range(150) for t in [tables[n % 4]]]
        rated = ratings_of(results, 3, anchor=0)
        held += abs(rated[1].value - 1200) < rated[1].reach
        held += abs(rated[2].value - 850) < rated[2].reach
    assert held >= 70
    assert 30 < rated[1].reach < 90


def test_whoever_lost_all_has_a_number_and_whoever_met_nobody_has_none_to_rely_on():
    rated = ratings_of([result(n, (0, 1), [0, 1]) for n in range(50)], 3, anchor=0)
    assert rated[1].value == pytest.approx(1000 - 400 * math.log10(101))
    assert 200 < rated[1].reach < 1500
    assert rated[2].reach == math.inf
