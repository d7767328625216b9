"""Luck: what came of chance, less what could be expected of it."""

from dataclasses import replace
from typing import Any

import pytest

from lascaux.engine.protocol import CHANCE, OVER
from lascaux.review.finished import Finished
from lascaux.review.luck import MOST_STROKES, luck_in
from lascaux.review.measures import measures_for

MEASURES = replace(measures_for("a game of which nothing is said"), stroke=2.0)


class Table:
    """What each seat has won so far, and how many dice were thrown."""

    def __init__(self, won: list[int], thrown: int = 0) -> None:
        self.won, self.thrown = won, thrown

    def copy(self) -> "Table":
        return Table(self.won[:], self.thrown)


class Dice:
    """Each die is the next seat's, who wins its eyes. `dice`: what each can show, with odds; where these are
    `unlisted` they are only drawn."""

    def __init__(self, dice: list[list[tuple[tuple[int], int]]], unlisted: bool = False) -> None:
        self.dice, self.unlisted = dice, unlisted

    def new(self, setup: Any) -> Table:
        return Table([0, 0])

    def actor(self, s: Table) -> int:
        return CHANCE if s.thrown < len(self.dice) else OVER

    def apply(self, s: Table, action: tuple[int]) -> None:
        s.won[s.thrown % 2] += action[0]
        s.thrown += 1

    def outcomes(self, s: Table) -> list[tuple[tuple[int], int]]:
        return [] if self.unlisted else self.dice[s.thrown]

    def sample(self, s: Table, rng: Any) -> tuple[int]:
        faces = [action for action, odds in self.dice[s.thrown] for _ in range(odds)]
        return faces[rng.below(len(faces))]


class Counted:
    """Judges by what was won: no estimate, no error."""

    def __init__(self, game: Dice) -> None:
        self.game = game

    def outlook(self, s: Table, seat: int) -> list[float]:
        return [float(s.won[seat]), float(s.won[1 - seat]), 0.5]


DIE = [((eyes,), 1) for eyes in range(1, 7)]


def luck_of(game: Any, *thrown: int) -> Any:
    class Setup:
        players = 2

    finished = Finished(game, Setup(), [(eyes,) for eyes in thrown])  # type: ignore[arg-type]
    return luck_in(Counted(game), finished, MEASURES)  # type: ignore[arg-type]


def test_luck_is_what_came_less_the_mean():
    luck = luck_of(Dice([DIE, DIE]), 6, 3)
    assert luck.sums == pytest.approx([2.5 + 0.5, -2.5 - 0.5])
    assert [(stroke.n, stroke.seat, stroke.points) for stroke in luck.strokes] == [(1, 0, 2.5)]


def test_what_is_likely_is_less_luck_than_what_is_rare():
    loaded = [((0,), 3), ((8,), 1)]
    assert luck_of(Dice([loaded]), 8).sums == pytest.approx([6.0, -6.0])
    assert luck_of(Dice([loaded]), 0).sums == pytest.approx([-2.0, 2.0])


def test_what_had_to_come_is_no_luck():
    assert luck_of(Dice([[((9,), 1)]]), 9).sums == [0.0, 0.0]


def test_what_is_only_drawn_is_weighed_by_draws_that_are_always_the_same():
    game = Dice([DIE] * 4, unlisted=True)
    found = luck_of(game, 6, 1, 6, 1)
    assert found == luck_of(game, 6, 1, 6, 1)
    assert found.sums[0] == pytest.approx(10.0, abs=2.5)
    assert found.sums[1] == pytest.approx(-found.sums[0])


def test_only_the_greatest_strokes_are_told_in_the_order_of_the_game():
    found = luck_of(Dice([DIE] * 8), 6, 3, 6, 1, 1, 6, 6, 1)
    assert len(found.strokes) == MOST_STROKES
    assert [stroke.n for stroke in found.strokes] == sorted(stroke.n for stroke in found.strokes)
    assert all(abs(stroke.points) == 2.5 for stroke in found.strokes)
