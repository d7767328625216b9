"""Games to learn from: what each seat brought about at its decisions, and how the game ended for it."""

import hashlib
from math import exp

import numpy as np
from msgspec import Struct

from lascaux.advice.registry import advice_for
from lascaux.advice.valuing import HandValue, Value
from lascaux.bots.judging import features_of, net_value
from lascaux.bots.weights import Weights
from lascaux.engine.chance import Pcg32, Rng
from lascaux.engine.options import Setup
from lascaux.engine.protocol import CHANCE, OVER, Action, Game, State
from lascaux.learned.features import Features, Row
from lascaux.training.lessons import SEATS, Lesson, Matrix

FINE = 1 << 20  # steps of a lot between 0 and 1
LUCK_BYTES = 7


class Style(Struct, frozen=True, forbid_unknown_fields=True):
    """How boldly one plays in order to learn: now and then by lot, the better options more often."""

    bold: float = 0.15  # share of the decisions
    temperature: float = 2.0  # in points
    kept: float = 1.0  # share of the positions that are kept


def value_by(game: Game, weights: Weights | None) -> Value:
    """Who has not learned anything goes by rules of thumb."""
    if weights is None:
        return HandValue(game, advice_for(game))
    return net_value(game, features_of(game), weights)


def luck_of(seed: int, number: int) -> Rng:
    """Of one game: whoever plays it, and whatever was played before."""
    digest = hashlib.blake2b(f"{seed} {number}".encode(), digest_size=LUCK_BYTES).digest()
    return Pcg32(int.from_bytes(digest, "big"), 77)


class Pupil:
    """Plays games with itself and writes down what it saw."""

    def __init__(self, game: Game, value: Value, style: Style, seed: int) -> None:
        self.game, self.value, self.style, self.seed = game, value, style, seed
        self.features = features_of(game)
        self.row = Row(self.features.count)
        self.rng: Rng = luck_of(seed, 0)
        self.rows: list[Matrix] = []
        self.results: list[list[float]] = []
        self.keys: list[int] = []

    def play(self, setup: Setup, number: int) -> None:
        self.rng = luck_of(self.seed, number)
        s, first = self.game.new(setup), len(self.keys)
        while (actor := self.game.actor(s)) != OVER:
            if actor == CHANCE:
                self.game.apply(s, self.game.sample(s, self.rng))
            else:
                self.act(s, actor, number)
        results = final_results(self.game, self.features, s)
        self.results += [results[key % SEATS] for key in self.keys[first:]]

    def act(self, s: State, seat: int, number: int) -> None:
        """What is kept is the position after the seat has acted: by that it compares its options."""
        options = self.game.legal(s)
        if len(options) == 1:
            self.game.apply(s, options[0])
            return
        action, is_kept = self.choice(s, seat, options), self.lot() < self.style.kept
        if is_kept:
            self.row.at = self.features.own_count
            self.features.others(s, seat, self.row)
        self.game.apply(s, action)
        if is_kept and self.game.actor(s) != OVER:
            self.note(s, seat, number)

    def choice(self, s: State, seat: int, options: list[Action]) -> Action:
        if self.lot() >= self.style.bold:
            return self.value.best(s, seat, options, self.rng)
        values = self.value.of_options(s, seat, options)
        most = max(values)
        odds = [exp((value - most) / self.style.temperature) for value in values]
        ticket = self.lot() * sum(odds)
        for action, chance in zip(options, odds, strict=True):
            ticket -= chance
            if ticket < 0:
                return action
        return options[-1]

    def lot(self) -> float:
        return self.rng.below(FINE) / FINE

    def note(self, s: State, seat: int, number: int) -> None:
        self.row.at = 0
        self.features.own(s, seat, self.row)
        self.rows.append(np.array(self.row.numbers, np.float32))
        self.keys.append(number * SEATS + seat)

    def lesson(self) -> Lesson:
        rows = np.array(self.rows, np.float32).reshape(-1, self.features.count)
        results = np.array(self.results, np.float32).reshape(-1, len(self.features.categories) + 2)
        return Lesson(rows, results, np.array(self.keys, np.int64))


def final_results(game: Game, features: Features, s: State) -> list[list[float]]:
    """By seat: points by category, those of the best of the others, and the share of winning."""
    standings = game.returns(s)
    top = max(standings)
    share = 1 / standings.count(top)
    results = []
    for seat, standing in enumerate(standings):
        rival = max((other[0] for place, other in enumerate(standings) if place != seat), default=0)
        wins = share if standing == top else 0.0
        results.append([*[0.0] * len(features.categories), float(rival), wins])
    for line in game.score(s):
        results[line.seat][features.category_of(line)] += line.points
    return results
