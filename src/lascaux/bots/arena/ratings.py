"""Strength as one number: the model of Plackett and Luce, fitted to the finishing orders of all games.

Each entry has a strength; the first place goes to a seat with the odds of its strength among all at the
table, the second among those who are left, and so on. Strengths are fitted by maximum likelihood and told on
Elo's scale: 400 points more are odds of ten to one to finish before another seat. One entry is fixed at 1000.

Seats with equal standings count as all their orders, each to an equal part. Every two entries that met get
one game in addition that neither won, so that whoever has lost all games has a number, too. Intervals are
from the curvature at the maximum; they don't know that the model is one.
"""

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, groupby, permutations, product

from lascaux.bots.arena.results import Result
from lascaux.bots.arena.statistics import Z

ANCHOR = 1000.0
SCALE = 400 / math.log(10)
STEPS, CLOSE = 100, 1e-9
FURTHEST = 2.0  # a step of Newton's that is longer is cut

Orders = dict[tuple[int, ...], float]  # entries from first to last: how often
Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """Of an entry, with its 95 % interval; the one that is fixed has none."""

    entry: int
    value: float
    reach: float


def ratings_of(results: Iterable[Result], entries: int, anchor: int) -> list[Rating]:
    """By entry. Who has not met anybody, by any way, has an infinite reach."""
    orders = orders_of(results)
    free = [entry for entry in sorted(linked(orders, anchor)) if entry != anchor]
    logs, inverse = fitted(orders, entries, free)
    reach = dict.fromkeys(range(entries), math.inf) | {anchor: 0.0}
    for place, entry in enumerate(free):
        reach[entry] = Z * SCALE * math.sqrt(inverse[place][place])
    return [Rating(entry, ANCHOR + SCALE * logs[entry], reach[entry]) for entry in range(entries)]


def orders_of(results: Iterable[Result]) -> Orders:
    """How often each finishing order came, with the games that are added."""
    found: Orders = {}
    met: set[tuple[int, int]] = set()
    for groups, count in Counter(map(finish, results)).items():
        ways = list(product(*[list(permutations(group)) for group in groups]))
        for way in ways:
            order = tuple(entry for group in way for entry in group)
            found[order] = found.get(order, 0.0) + count / len(ways)
        met.update(combinations(sorted({entry for group in groups for entry in group}), 2))
    for pair in met:
        for order in (pair, pair[::-1]):
            found[order] = found.get(order, 0.0) + 0.5
    return found


def finish(result: Result) -> tuple[tuple[int, ...], ...]:
    """The entries from first to last, those with equal standings together."""
    seats = sorted(zip(result.standings, result.seating, strict=True), reverse=True)
    return tuple(tuple(entry for _, entry in group) for _, group in groupby(seats, lambda seat: seat[0]))


def linked(orders: Orders, anchor: int) -> set[int]:
    """Who has met the anchor, or somebody who has, and so on."""
    known = {anchor}
    while more := {entry for order in orders if known & set(order) for entry in order} - known:
        known |= more
    return known


def fitted(orders: Orders, entries: int, free: list[int]) -> tuple[list[float], Matrix]:
    """The logarithms of the strengths, and the covariance of those that are free, by Newton's steps."""
    logs = [0.0] * entries
    for _ in range(STEPS):
        slope, curvature = slopes(orders, logs)
        inverse = inverted([[curvature[row][column] for column in free] for row in free])
        step = [sum(cell * slope[entry] for cell, entry in zip(row, free, strict=True)) for row in inverse]
        longest = max(map(abs, step), default=0.0)
        for entry, change in zip(free, step, strict=True):
            logs[entry] += change * min(1.0, FURTHEST / max(longest, CLOSE))
        if longest < CLOSE:
            break
    return logs, inverse


def slopes(orders: Orders, logs: list[float]) -> tuple[list[float], Matrix]:
    """Of the likelihood's logarithm: first derivatives, and second ones with the sign turned."""
    strengths = [math.exp(log) for log in logs]
    slope, curvature = [0.0] * len(logs), [[0.0] * len(logs) for _ in logs]
    for order, weight in orders.items():
        for place, first in enumerate(order[:-1]):
            odds = odds_of(order[place:], strengths)
            slope[first] += weight
            for entry, chance in odds.items():
                slope[entry] -= weight * chance
                curvature[entry][entry] += weight * chance
                for other, its in odds.items():
                    curvature[entry][other] -= weight * chance * its
    return slope, curvature


def odds_of(left: tuple[int, ...], strengths: list[float]) -> dict[int, float]:
    """By entry, the chance that one of its seats is the next to finish."""
    total = sum(strengths[entry] for entry in left)
    return {entry: left.count(entry) * strengths[entry] / total for entry in set(left)}


def inverted(matrix: Matrix) -> Matrix:
    """By elimination; these matrices are symmetric and positive, so no rows need be swapped."""
    size = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(size)]] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [cell / rows[i][i] for cell in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [cell - factor * own for cell, own in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
