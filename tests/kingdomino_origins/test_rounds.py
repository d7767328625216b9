"""KO-TURN: rounds and the order of turns."""

import pytest

from lascaux.engine.protocol import CHANCE
from tests.kingdomino_origins.scenes import a_round, a_turn, fresh, random_play

ENCLOSED = ". D . / D H D / . D ."


def take_turn(scene):
    """Places and chooses somehow."""
    scene.do(scene.options()[0])
    scene.do(scene.options()[-1])


def test_KO_TURN_01_lowest_domino_first():
    scene = a_round({5: 3, 2: 1, 9: 0, 4: 2}, players=4, row=(10, 11, 12, 13))
    order = []
    while scene.actor != CHANCE and len(order) < 4:
        order.append(scene.actor)
        take_turn(scene)
    assert order == [1, 2, 3, 0]


def test_KO_TURN_01_the_next_round_goes_by_the_row_just_chosen():
    scene = a_round({2: 1, 4: 2, 5: 0}, row=(10, 11, 12, 13), box=(20, 21, 22, 23))
    for domino in (13, 12, 10):
        scene.do(scene.options()[0], f"choose {domino}")
    scene.do("row 20 21 22 23")
    order = []
    for _ in range(3):
        order.append(scene.actor)
        take_turn(scene)
    assert order == [0, 2, 1]


def test_KO_TURN_02_first_place_then_choose():
    scene = a_turn(1, row=(10, 11, 12, 13))
    assert scene.actor == 0
    assert {option.split()[0] for option in scene.options()} == {"place"}
    scene.do("place f5 g5")
    assert scene.actor == 0
    assert {option.split()[0] for option in scene.options()} == {"choose"}


def test_KO_TURN_02_it_is_the_domino_the_chief_stands_on_that_is_placed():
    scene = a_round({1: 2, 48: 0}, row=(10, 11, 12, 13)).do("place f5 g5", "choose 10", "place f5 g5")
    assert scene.square("f5", 2)["domino"] == 1
    assert (scene.square("f5")["domino"], scene.square("f5")["terrain"]) == (48, "quarry")
    assert scene.square("g5")["terrain"] == "volcano"


def test_KO_TURN_02_whoever_discards_still_chooses():
    scene = a_turn(15, ENCLOSED, row=(10, 11, 12, 13)).do("discard")
    assert scene.actor == 0
    assert scene.options()[0] == "choose 10"


def test_KO_TURN_03_a_new_row_comes_when_all_have_played_and_not_before():
    scene = a_round({1: 0, 2: 1, 3: 2}, row=(10, 11, 12, 13), box=(20, 21, 22, 23))
    for domino in (10, 11, 12):
        assert scene.actor != CHANCE
        assert scene.dominoes() == [10, 11, 12, 13]
        scene.do("place f5 g5", f"choose {domino}")
    assert scene.actor == CHANCE
    scene.do("row 20 21 22 23")
    assert scene.dominoes("last_row") == [10, 11, 12, 13]
    assert scene.dominoes() == [20, 21, 22, 23]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_KO_TURN_03_twelve_rounds_of_placing(players):
    turns = dict.fromkeys(range(players), 0)
    rows, rounds = 0, []
    for scene, action in random_play(players, players):
        rounds.append(scene.view["round"])
        text = scene.say(action) if action else ""
        rows += text.startswith("row")
        if text.startswith(("place", "discard")):
            turns[scene.actor] += 1
    assert rows == 12
    assert set(turns.values()) == {24 if players == 2 else 12}
    assert rounds == sorted(rounds)
    assert (rounds[0], rounds[-1]) == (0, 12)


def test_KO_TURN_04_the_last_turn_only_places():
    scene = a_round({1: 0, 2: 1, 3: 2}, row=(10, 11, 12, 13))
    for domino in (10, 11, 12):
        scene.do("place f5 g5", f"choose {domino}")
    for seat in range(3):
        assert scene.actor == seat
        placing = scene.options()
        assert placing[0].startswith("place")
        scene.do(placing[0])
    assert scene.is_over
    assert scene.options() == []


def test_KO_TURN_04_no_end_while_the_box_holds_dominoes():
    scene = a_turn(1, row=(10, 11, 12, 13), box=(20, 21, 22, 23)).do("place f5 g5", "choose 10")
    scene.do("row 20 21 22 23", "place h5 i5")
    assert scene.options() == ["choose 20", "choose 21", "choose 22", "choose 23"]
    scene.do("choose 22")
    assert scene.options()[0].startswith(("place", "discard"))
    assert scene.do(scene.options()[0]).is_over


def test_KO_RUL_08_a_left_over_domino_leaves_with_its_resources():
    scene = fresh(3, mode="totem")
    scene.do(
        "row 1 2 12 20", "chief 0", "choose 1", "chief 1", "choose 2", "chief 2", "choose 12", "row 3 4 5 6"
    )
    for domino in (3, 4, 5):
        assert 20 in scene.dominoes("last_row")
        scene.do("place f5 g5", f"choose {domino}")
    assert [facts["domino"] for facts in scene.told("left-over")] == [20]
    assert 20 not in scene.dominoes("last_row")
    assert sum(sum(scene.stock(seat).values()) for seat in range(3)) == 2  # both mammoths of domino 12


def test_KO_RUL_08_it_leaves_in_the_last_round_too():
    scene = fresh(3).put_in_box(1, 2, 3, 20).do("row 1 2 3 20")
    for seat in range(3):
        scene.do(f"chief {seat}", f"choose {seat + 1}")
    scene.do("place f5 g5", "place f5 g5", "place f5 g5")
    assert scene.is_over
    assert scene.dominoes("last_row") == []
    assert [facts["domino"] for facts in scene.told("left-over")] == [20]
