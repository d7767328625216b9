"""KO-SET-02, KO-TURN-02, KO-TURN-03: drawing rows and choosing from them."""

from collections import Counter
from itertools import combinations

import pytest

from lascaux.engine.chance import Pcg32
from tests.kingdomino_origins.scenes import GAME, a_round, a_turn, fresh


def test_KO_SET_02_every_set_of_four_is_equally_likely_and_sorted():
    """70 sets, about 60 times each."""
    box = (2, 9, 11, 30, 31, 44, 46, 48)
    scene = fresh(4).put_in_box(*box)
    rng = Pcg32(1)
    drawn = Counter(GAME.sample(scene.s, rng)[1:] for _ in range(4200))
    assert set(drawn) == set(combinations(box, 4))
    assert min(drawn.values()) > 30
    assert max(drawn.values()) < 90


def test_KO_SET_02_the_last_row_is_certain():
    scene = fresh(4).put_in_box(2, 9, 11, 30)
    assert [outcome for outcome, _ in GAME.outcomes(scene.s)] == [scene.action("row 2 9 11 30")]


@pytest.mark.parametrize(
    "row",
    [
        "row 9 2 11 30",
        "row 2 2 11 30",
        "row 2 9 11",
        "row 2 9 11 30 31",
        "row 2 9 11 12",
        "chief 0",
        "person hunter",
    ],
)
def test_KO_SET_02_no_other_row_may_happen(row):
    scene = fresh(4).put_in_box(2, 9, 11, 30, 31, 44, 46, 48)
    assert not GAME.may_happen(scene.s, scene.action(row))


def test_KO_TURN_02_the_chief_goes_on_any_free_domino_of_the_new_row():
    scene = a_round({1: 2, 2: 0}, row=(7, 8, 9, 10))
    scene.do("place f5 g5")
    assert scene.actor == 2
    assert scene.options() == ["choose 7", "choose 8", "choose 9", "choose 10"]
    scene.do("choose 9")
    assert scene.chiefs() == [None, None, 2, None]
    scene.do("place f5 g5")
    assert scene.actor == 0
    assert scene.options() == ["choose 7", "choose 8", "choose 10"]


def test_KO_TURN_02_a_chosen_domino_can_be_taken_by_nobody_else():
    scene = a_round({1: 2, 2: 0}, row=(7, 8, 9, 10)).do("place f5 g5", "choose 9", "place f5 g5")
    assert scene.why_not("choose 9").rule == "KO-TURN-02"


def test_KO_TURN_03_a_drawn_row_leaves_the_box():
    scene = a_turn(1, row=(7, 8, 9, 10), box=(20, 21, 22, 23, 40, 41, 42, 43))
    scene.do("place f5 g5", "choose 8", "row 20 23 40 43")
    assert scene.view["box"] == 4
    assert [outcome for outcome, _ in GAME.outcomes(scene.copy().do("place h5 i5", "choose 20").s)] == [
        scene.action("row 21 22 41 42")
    ]
