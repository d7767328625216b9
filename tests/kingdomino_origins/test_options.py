"""KO-OPT and the other things that can be agreed."""

import pytest

from lascaux.engine.errors import SetupError
from tests.kingdomino_origins.scenes import GAME, finished, fresh

FULL_5 = "\n".join(["D D D D D"] * 2 + ["D D H D D"] + ["D D D D D"] * 2)
FULL_7 = "\n".join(["D D D D D D D"] * 3 + ["D D D H D D D"] + ["D D D D D D D"] * 3)


@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        (FULL_5, 10),
        (FULL_5.replace("D", ".", 1), 10),  # not complete, but in the middle
        ("D D H D D", 10),
        ("D H D D D", 0),
        ("D D D H D", 0),
        ("D / D / H / D / D", 10),
        ("D / D / D / H / D", 0),
        ("H / D / D / D", 0),
    ],
)
def test_KO_OPT_01_ten_points_for_a_hut_in_the_middle(drawing, points):
    scene = finished(drawing, overview="yes")
    assert scene.points() == points
    assert scene.lines("overview") == ([10] if points else [])
    assert finished(drawing).points() == 0


@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
def test_KO_OPT_01_KO_OPT_02_in_every_mode(mode):
    assert finished(FULL_5, mode=mode, overview="yes", habilis="yes").points() == 15


def test_KO_OPT_02_five_points_for_a_complete_territory():
    assert finished(FULL_5, habilis="yes").points() == 5
    assert finished(FULL_5, habilis="yes").lines("habilis") == [5]
    assert finished(FULL_5).points() == 0


def test_KO_OPT_02_none_with_a_square_missing():
    assert finished(FULL_5.replace("D", ".", 1), habilis="yes").points() == 0


def test_KO_OPT_02_the_hut_may_be_anywhere():
    moved = FULL_5.replace("H", "D").replace("D", "H", 1)
    assert finished(moved, habilis="yes", overview="yes").points() == 5


def test_KO_OPT_03_in_the_7x7_game_complete_means_49_squares():
    assert finished(FULL_7, players=2, habilis="yes").points() == 5
    assert finished(FULL_5, players=2, habilis="yes").points() == 0


def test_KO_OPT_03_in_the_7x7_game_the_middle_is_that_of_7x7():
    assert finished("D D D H D D D", players=2, overview="yes").points() == 10
    assert finished("D D D D H D D", players=2, overview="yes").points() == 0


@pytest.mark.parametrize(
    ("drawing", "players", "points"),
    [("D D H", 3, 10), ("D D D H", 3, 0), ("D D D H", 2, 10), ("D D D D H", 2, 0)],
)
def test_KO_RUL_05_every_square_within_half_the_grid_of_the_hut(drawing, players, points):
    assert finished(drawing, players=players, overview="yes").points() == points


def test_KO_RUL_05_a_lone_hut_has_the_overview():
    assert finished("H", overview="yes").points() == 10


# Agreeing.


def test_KO_MODE_01_the_defaults():
    setup = GAME.setup(3, {})
    assert setup.options == {
        "mode": "discovery",
        "overview": "no",
        "habilis": "no",
        "lava_on_hut": "no",
        "last_turn_recruiting": "no",
    }


def test_every_option_names_a_rule():
    assert {option.key: option.rule for option in GAME.options} == {
        "mode": "KO-MODE-01",
        "overview": "KO-OPT-01",
        "habilis": "KO-OPT-02",
        "lava_on_hut": "KO-VOL-06",
        "last_turn_recruiting": "KO-TRI-07",
    }


@pytest.mark.parametrize("players", [0, 1, 5])
def test_KO_SET_01_two_to_four_players(players):
    with pytest.raises(SetupError, match="2, 3 and 4 players"):
        fresh(players)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"mode": "duel"}, "'mode' can't be 'duel': allowed are discovery, totem and tribe"),
        ({"overview": "maybe"}, "'overview' can't be 'maybe': allowed are no and yes"),
        ({"colour": "red"}, "no option 'colour': there are mode, overview"),
        ({"last_turn_recruiting": "yes"}, "only with 'mode=tribe', not with 'mode=discovery' .KO-TRI-07."),
    ],
)
def test_KO_MODE_02_KO_MODE_03_what_cannot_be_agreed_is_refused_with_what_can(options, words):
    with pytest.raises(SetupError, match=words):
        fresh(3, **options)
