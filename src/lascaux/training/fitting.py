"""A net fitted to lessons: two hidden layers, by Adam, in plain numpy."""

import math
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Annotated

import numpy as np
from msgspec import Meta, Struct

from lascaux.training.lessons import Keys, Matrix

Params = list[Matrix]
PART_WEIGHT = 0.25
WIN_WEIGHT = 400.0  # of the loss of winning beside that of points, in points squared
BLOCK = 8192  # rows that are looked at together
FURTHEST = 6.0  # an input that is rare would be far out by its deviation: none is further than this
STEADY = 1e-4  # what deviates less never changes, and says nothing
Positive = Annotated[int, Meta(ge=1)]


class Recipe(Struct, frozen=True, forbid_unknown_fields=True):
    """How it is fitted."""

    hidden: tuple[Positive, Positive] = (48, 24)
    epochs: Positive = 8
    batch: Positive = 512
    rate: float = 2e-3
    last_rate: float = 1e-4
    decay: float = 1e-5


class Fit:
    """Inputs are standardised while it learns; `folded` are the weights for inputs as they come."""

    def __init__(self, rows: Matrix, outputs: int, recipe: Recipe, rng: np.random.Generator) -> None:
        self.recipe, self.rng = recipe, rng
        self.mean, self.spread = standards(rows)
        self.sizes = [rows.shape[1], *recipe.hidden, outputs]
        self.params: Params = []
        for inputs, count in pairwise(self.sizes):
            weights = rng.standard_normal((inputs, count)) * np.sqrt(2 / inputs)
            self.params += [weights.astype(np.float32), np.zeros(count, np.float32)]
        self.params[4] *= 0.1
        self.moments = [(np.zeros_like(param), np.zeros_like(param)) for param in self.params]
        self.steps = 0

    def is_like(self, params: Params) -> bool:
        """Whether a net is of the same size."""
        return [param.shape for param in params] == [param.shape for param in self.params]

    def go_on_from(self, folded: Params) -> None:
        """With a net as files hold it, in place of chance: the same for these inputs, until it learns."""
        weights, bias, *rest = folded
        spread = np.where(np.isinf(self.spread), 0, self.spread)
        self.params = [
            weights * spread[:, None],
            bias + self.mean @ weights,
            *[param.copy() for param in rest],
        ]

    def learn(
        self, rows: Matrix, targets: Matrix, chosen: Keys, tell: Callable[[float], None] = lambda _: None
    ) -> float:
        """From the chosen rows. The mean loss of the last epoch; `tell` hears that of each. Rates fall from
        step to step."""
        recipe, loss = self.recipe, 0.0
        steps = recipe.epochs * -(-len(chosen) // recipe.batch)
        for _ in range(recipe.epochs):
            losses = []
            for batch in self.batches(chosen):
                rate = recipe.rate * (recipe.last_rate / recipe.rate) ** ((self.steps + 1) / steps)
                x = (rows[batch] - self.mean) / self.spread
                losses.append(self.step(x, targets[batch], rate))
            loss = float(np.mean(losses))
            tell(loss)
        return loss

    def batches(self, chosen: Keys) -> Iterator[Keys]:
        order = self.rng.permutation(chosen)
        for i in range(0, len(order), self.recipe.batch):
            yield order[i : i + self.recipe.batch]

    def step(self, x: Matrix, y: Matrix, rate: float) -> float:
        one, two, out = forward(self.params, x)
        loss, slope = loss_of(out, y)
        back_two = (slope @ self.params[4].T) * (two > 0)
        back_one = (back_two @ self.params[2].T) * (one > 0)
        slopes = [
            x.T @ back_one,
            back_one.sum(axis=0),
            one.T @ back_two,
            back_two.sum(axis=0),
            two.T @ slope,
            slope.sum(axis=0),
        ]
        self.adam(slopes, rate)
        return loss

    def adam(self, slopes: Params, rate: float) -> None:
        self.steps += 1
        scale = rate * math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for param, slope, (first, second) in zip(self.params, slopes, self.moments, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            param -= scale * first / (np.sqrt(second) + 1e-8) + rate * self.recipe.decay * param

    def folded(self) -> Params:
        """With the standardising inside, as files hold them."""
        weights, bias, *rest = self.params
        scaled = weights / self.spread[:, None].astype(np.float64)
        shifted = bias - self.mean @ scaled
        return [scaled.astype(np.float32), shifted.astype(np.float32), *rest]

    def numbers(self) -> list[float]:
        return [float(number) for param in self.folded() for number in param.ravel()]


def standards(rows: Matrix) -> tuple[Matrix, Matrix]:
    """By input: the mean, and what counts as far from it. Added up in long numbers and in blocks: a million
    short ones lose their last digits, and all at once would not fit into memory."""
    count, inputs = rows.shape
    total, squares = np.zeros(inputs), np.zeros(inputs)
    for i in range(0, count, BLOCK):
        block = rows[i : i + BLOCK].astype(np.float64)
        total += block.sum(axis=0)
        squares += (block * block).sum(axis=0)
    mean = total / count
    deviation = np.sqrt(np.maximum(squares / count - mean * mean, 0.0))
    reach = np.maximum(rows.max(axis=0) - mean, mean - rows.min(axis=0)) / FURTHEST
    spread = np.where(deviation < STEADY, np.inf, np.maximum(deviation, reach))
    return mean.astype(np.float32), spread.astype(np.float32)


def params_of(sizes: list[int], numbers: list[float]) -> Params:
    """The matrices of a file."""
    flat, params, at = np.array(numbers, np.float32), [], 0
    for inputs, count in pairwise(sizes):
        params += [flat[at : at + inputs * count].reshape(inputs, count)]
        params += [flat[at + inputs * count : at + (inputs + 1) * count]]
        at += (inputs + 1) * count
    return params


def forward(params: Params, x: Matrix) -> tuple[Matrix, Matrix, Matrix]:
    w1, b1, w2, b2, w3, b3 = params
    one = np.maximum(x @ w1 + b1, 0)
    two = np.maximum(one @ w2 + b2, 0)
    return one, two, two @ w3 + b3


def foretell(params: Params, rows: Matrix) -> Matrix:
    """By inputs as they come: points by category, those of the best of the others, the share of winning."""
    parts = [forward(params, rows[i : i + BLOCK])[2] for i in range(0, len(rows), BLOCK)]
    out: Matrix = np.concatenate(parts)
    out[:, -1] = sigmoid(out[:, -1])
    return out


def loss_of(out: Matrix, y: Matrix) -> tuple[float, Matrix]:
    """Squares for the margin, and less for each category and the rival; cross-entropy for winning. And the
    slope of it all."""
    slope = np.empty_like(out)
    error = out[:, :-1] - y[:, :-1]
    margin = error[:, :-1].sum(axis=1) - error[:, -1]
    slope[:, :-1] = error * PART_WEIGHT
    slope[:, :-2] += margin[:, None]
    slope[:, -2] -= margin
    slope[:, -1] = WIN_WEIGHT * (sigmoid(out[:, -1]) - y[:, -1])
    return float(np.mean(margin**2)), slope / np.float32(len(out))


def sigmoid(x: Matrix) -> Matrix:
    """Without ever raising to a power that is too great."""
    share: Matrix = 0.5 + 0.5 * np.tanh(0.5 * x)
    return share
