"""KO-MODE, KO-SET: three ways to play, and how a game begins."""

import pytest

from lascaux.engine.protocol import CHANCE
from tests.kingdomino_origins.scenes import GAME, a_turn, fresh

HUT = {"terrain": "hut", "domino": 0}


def test_KO_MODE_01_discovery_is_the_default_and_has_neither_resources_nor_totems_nor_people():
    scene = fresh(3).do("row 12 13 15 16")
    assert scene.view["mode"] == "discovery"
    assert all("resource" not in half for domino in scene.view["row"] for half in domino["halves"])
    assert "totems" not in scene.view
    assert "cave" not in scene.view
    placed = a_turn(12, "H . .").do("place b1 c1")
    assert placed.is_over
    assert placed.stock() == {"mammoth": 0, "fish": 0, "mushroom": 0, "flint": 0}
    assert placed.points() == 0


def test_KO_MODE_02_totem_has_resources_and_totems_and_no_people():
    scene = fresh(3, mode="totem").do("row 12 13 15 16")
    assert scene.view["row"][0]["halves"][0]["resource"] == "mammoth"
    assert set(scene.view["totems"]) == {"mammoth", "fish", "mushroom", "flint"}
    assert "cave" not in scene.view


def test_KO_MODE_03_tribe_has_resources_and_people_and_no_totems():
    scene = fresh(3, mode="tribe").do(*["person hunter"] * 2, *["person shaman"] * 2, "row 12 13 15 16")
    assert scene.view["row"][0]["halves"][0]["resource"] == "mammoth"
    assert len(scene.view["cave"]) == 4
    assert "totems" not in scene.view


@pytest.mark.parametrize(("players", "hut"), [(2, "G7"), (3, "E5"), (4, "E5")])
def test_KO_SET_01_each_player_has_a_hut(players, hut):
    lands = fresh(players).view["lands"]
    assert [land["squares"] for land in lands] == [{hut: HUT}] * players


@pytest.mark.parametrize("players", [3, 4])
def test_KO_SET_01_each_player_has_one_chief(players):
    scene = fresh(players).do("row 1 2 3 4")
    for seat in range(players):
        scene.do(f"chief {seat}", f"choose {seat + 1}")
    chiefs = [chief for chief in scene.chiefs("last_row") if chief is not None]
    assert sorted(chiefs) == list(range(players))


def test_KO_SET_02_four_of_48_are_drawn_and_lie_sorted():
    scene = fresh(4)
    assert scene.actor == CHANCE
    assert scene.view["box"] == 48
    scene.do("row 3 17 20 41")
    assert scene.dominoes() == [3, 17, 20, 41]
    assert scene.view["box"] == 44


def test_KO_SET_03_chiefs_are_drawn_one_by_one_with_equal_odds():
    scene = fresh(4).do("row 3 17 20 41")
    assert GAME.outcomes(scene.s) == [(scene.action(f"chief {seat}"), 1) for seat in range(4)]
    scene.do("chief 2", "choose 17")
    assert GAME.outcomes(scene.s) == [(scene.action(f"chief {seat}"), 1) for seat in (0, 1, 3)]


def test_KO_SET_03_the_owner_takes_any_free_domino():
    scene = fresh(4).do("row 3 17 20 41", "chief 2")
    assert scene.actor == 2
    assert scene.options() == ["choose 3", "choose 17", "choose 20", "choose 41"]
    scene.do("choose 17", "chief 0")
    assert scene.actor == 0
    assert scene.options() == ["choose 3", "choose 20", "choose 41"]


def test_KO_SET_03_the_last_of_four_has_no_choice():
    scene = fresh(4).do(
        "row 3 17 20 41", "chief 2", "choose 17", "chief 0", "choose 3", "chief 1", "choose 41", "chief 3"
    )
    assert scene.options() == ["choose 20"]


def test_KO_SET_03_with_three_players_one_domino_stays_free():
    scene = fresh(3).do("row 3 17 20 41", "chief 2", "choose 17", "chief 0", "choose 3", "chief 1")
    assert scene.options() == ["choose 20", "choose 41"]
    scene.do("choose 41")
    assert scene.chiefs("last_row") == [0, 2, None, 1]
    assert scene.actor == CHANCE


def test_KO_SET_04_then_a_second_row_is_drawn():
    scene = fresh(3).do(
        "row 3 17 20 41", "chief 2", "choose 17", "chief 0", "choose 3", "chief 1", "choose 41"
    )
    assert scene.dominoes() == []
    assert not GAME.may_happen(scene.s, scene.action("row 3 18 19 42"))
    scene.do("row 1 18 19 42")
    assert scene.dominoes("last_row") == [3, 17, 20, 41]
    assert scene.dominoes() == [1, 18, 19, 42]
    assert scene.chiefs() == [None] * 4
    assert scene.view["box"] == 40
    assert scene.actor == 0


def first_round_of_three():
    """Domino 20 was chosen by nobody; everybody else has had a turn."""
    scene = fresh(3).do("row 1 2 20 21", "chief 0", "choose 1", "chief 1", "choose 2", "chief 2", "choose 21")
    scene.do("row 3 4 5 6")
    for domino in (3, 4, 5):
        scene.do(scene.options()[0], f"choose {domino}")
    return scene


def test_KO_SET_05_a_domino_nobody_chose_leaves_the_game_when_its_row_is_done():
    scene = first_round_of_three()
    assert [facts["domino"] for facts in scene.told("left-over")] == [20]
    assert scene.dominoes("last_row") == [3, 4, 5, 6]
    assert not GAME.may_happen(scene.s, scene.action("row 7 8 9 20"))
    placed = {square["domino"] for seat in range(3) for square in scene.squares(seat).values()}
    assert placed == {0, 1, 2, 21}
