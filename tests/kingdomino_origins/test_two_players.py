"""KO-2P: the game for two."""

import pytest

from lascaux.engine.protocol import CHANCE
from tests.kingdomino_origins.scenes import GAME, a_round, a_turn, fresh, random_play


def test_KO_2P_01_two_chiefs_each():
    scene = fresh(2).do("row 1 2 3 4", "chief 1", "take_pair inner")
    assert scene.chiefs("last_row") == [0, 1, 1, 0]


def test_KO_2P_01_all_48_dominoes_are_used():
    """Every domino is placed or discarded, and none is left over."""
    used = []
    for scene, action in random_play(5, 2):
        kind = scene.say(action).split()[0] if action else ""
        if kind in ("place", "discard"):
            used += [domino["domino"] for domino in scene.view["last_row"]][:1]
    assert sorted(used) == list(range(1, 49))


def test_KO_2P_01_seven_squares_wide_and_tall():
    scene = a_turn(1, ". . D D D D H . . / . . . . . . . . .", players=2)
    places = {square for option in scene.options() for square in option.split()[1:]}
    assert {"a1", "b1", "h1", "i1"} <= places
    scene.do(next(option for option in scene.options() if {"a1", "b1"} == set(option.split()[1:])))
    assert scene.view["lands"][0]["squares"].keys() >= {"A7", "B7", "G7"}
    full = a_turn(1, ". D D D D D D H . / . . . . . . . . .", players=2)
    places = {square for option in full.options() for square in option.split()[1:]}
    assert not {"a1", "a2", "i1", "i2"} & places
    assert "b2" in places


@pytest.mark.parametrize(("pair", "chiefs"), [("outer", [1, 0, 0, 1]), ("inner", [0, 1, 1, 0])])
def test_KO_2P_02_the_drawn_chief_takes_the_outer_or_the_inner_dominoes(pair, chiefs):
    scene = fresh(2).do("row 5 9 30 41")
    assert GAME.outcomes(scene.s) == [(scene.action("chief 0"), 1), (scene.action("chief 1"), 1)]
    scene.do("chief 1")
    assert scene.actor == 1
    assert scene.options() == ["take_pair outer", "take_pair inner"]
    scene.do(f"take_pair {pair}")
    assert scene.actor == CHANCE
    scene.do("row 1 2 3 4")
    assert scene.dominoes("last_row") == [5, 9, 30, 41]
    assert scene.chiefs("last_row") == chiefs


def test_KO_2P_03_a_turn_for_each_chief_in_the_order_of_the_dominoes():
    scene = a_round({5: 1, 9: 0, 30: 0, 41: 1}, players=2, row=(1, 2, 3, 4), box=(10, 11, 12, 13))
    order = []
    for domino in (4, 3, 2, 1):
        order.append(scene.actor)
        assert scene.options()[0].startswith("place")
        scene.do(scene.options()[0])
        while scene.options()[0].startswith("land"):
            scene.do(scene.options()[0])
        scene.do(f"choose {domino}")
    assert order == [1, 0, 0, 1]
    assert scene.actor == CHANCE
    scene.do("row 10 11 12 13")
    assert scene.chiefs("last_row") == [1, 0, 0, 1]
    assert scene.actor == 1
