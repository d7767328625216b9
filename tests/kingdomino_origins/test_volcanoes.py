"""KO-VOL: eruptions and lava."""

import pytest

from tests.kingdomino_origins.scenes import GAME, a_turn, finished

# The volcano will stand on e3, the other half of its domino on d3.
DESERTS = """
    D D D D D
    D D D D D
    D D H . .
"""
WITHIN_3 = {"b1", "c1", "d1", "e1", "b2", "c2", "d2", "e2", "b3", "d3"}
WITHIN_2 = {"c1", "d1", "e1", "c2", "d2", "e2", "d3"}
WITHIN_1 = {"d2", "e2", "d3"}


def landings(scene):
    assert all(option.startswith("land ") for option in scene.options())
    return {option.removeprefix("land ") for option in scene.options()}


@pytest.mark.parametrize(
    ("domino", "craters", "reach"), [(28, 1, WITHIN_3), (42, 2, WITHIN_2), (48, 3, WITHIN_1)]
)
def test_KO_VOL_01_craters_say_how_many_fires_fly_how_far(domino, craters, reach):
    scene = a_turn(domino, DESERTS).do("place d3 e3")
    assert landings(scene) == reach
    scene.do("land e2")
    assert scene.square("e2")["lava"] == craters
    assert scene.square("e3")["craters"] == craters
    left = {"1": 5, "2": 4, "3": 1}
    left[str(craters)] -= 1
    assert scene.view["lava"] == left


def test_KO_VOL_01_it_erupts_at_once_before_anything_else():
    scene = a_turn(28, DESERTS, row=(1, 2, 3, 4)).do("place d3 e3")
    assert scene.actor == 0
    assert scene.options()[0].startswith("land ")
    assert scene.do("land e2").options()[0].startswith("choose ")


def test_KO_VOL_01_a_discarded_volcano_does_not_erupt():
    scene = a_turn(45, ". D . / D H D / . D .").do("discard")
    assert scene.is_over
    assert scene.view["lava"] == {"1": 5, "2": 4, "3": 1}


def test_KO_VOL_01_without_a_volcano_nothing_erupts():
    assert a_turn(1, DESERTS).do("place d3 e3").is_over


def test_KO_VOL_02_not_on_volcanoes_fires_lava_or_outside():
    land = """
        D  D1 V1 D
        D^1 H .  .
        J2 Q  .  .
    """
    scene = a_turn(28, land).do("place c2 d2")
    assert landings(scene) == {"a1", "d1", "b3", "c2"}
    for spot, rule in {
        "b1": "KO-VOL-02",
        "c1": "KO-VOL-02",
        "a2": "KO-VOL-02",
        "a3": "KO-VOL-02",
        "c3": "KO-VOL-02",
    }.items():
        assert scene.why_not(f"land {spot}").rule == rule


def test_KO_VOL_02_only_on_the_own_territory():
    scene = a_turn(28, "H . .", DESERTS).do("place b1 c1", "land b1")
    assert all(square["lava"] == 0 for square in scene.squares(1).values())
    assert scene.square("b1")["lava"] == 1


def test_KO_VOL_03_lava_flies_diagonally_in_kings_moves():
    """From d4 to a1 it is three diagonal steps, to a2 three steps as well."""
    land = """
        D . . .
        D . . .
        . . H .
        . . . .
    """
    scene = a_turn(28, land).do("place d3 d4")
    assert landings(scene) == {"a1", "a2", "d3"}


def test_KO_VOL_03_the_way_needs_no_squares():
    """Two craters reach two squares far: from c2 to a1 is that on the grid, but three over the territory."""
    land = """
        J . .
        J . .
        J H .
    """
    scene = a_turn(43, land).do("place c3 c2")
    assert landings(scene) == {"a1", "a2", "a3", "c3"}


def test_KO_VOL_03_rows_do_not_run_into_each_other():
    """In range by number of squares in a list, but not on the grid."""
    land = """
        . . . . D
        D H . . D
        . . . . D
    """
    scene = a_turn(28, land).do("place c2 c3")
    assert landings(scene) == {"a2", "c2", "e1", "e2", "e3"}
    land = """
        . . . . D
        D H . . D
        . . . . D
    """
    scene = a_turn(48, land).do("place b1 a1")
    assert landings(scene) == {"b1", "a2"}


def test_KO_VOL_04_the_player_must_choose_and_may_fly_less_far():
    scene = a_turn(28, DESERTS).do("place d3 e3")
    assert {"d3", "c1", "b1"} <= landings(scene)  # one, two and three steps
    assert "decline" not in scene.options()
    copy = scene.copy().do("land d3")
    assert copy.square("d3")["lava"] == 1


def test_KO_VOL_04_lava_that_can_land_nowhere_leaves_the_game():
    """No domino of the game can bring this about, for its other half can burn; so it is set off."""
    scene = finished("D1 V3 H").let_erupt("b1", 3)
    assert scene.is_over
    assert scene.view["lava"] == {"1": 5, "2": 4, "3": 0}
    assert all(square["lava"] == 0 for square in scene.squares().values())
    assert scene.told("fizzled") == [{"seat": 0, "fires": 3}]


def test_KO_VOL_04_lava_that_can_land_is_not_lost():
    scene = finished("D V3 H").let_erupt("b1", 3)
    assert scene.options() == ["land a1"]
    assert scene.told("fizzled") == []


def test_KO_VOL_05_volcanoes_score_nothing():
    scene = finished("V1 V2 V3 H G1")
    assert scene.points() == 1
    assert scene.lines("area") == [1]


def test_KO_VOL_05_lava_never_lies_on_a_volcano():
    scene = finished("V1 V2 H D").let_erupt("a1", 1)
    assert landings(scene) == {"d1"}


def test_KO_VOL_06_the_hut_is_no_landing_place():
    scene = a_turn(28, "D H . .").do("place c1 d1")
    assert landings(scene) == {"a1", "c1"}
    assert scene.why_not("land b1").rule == "KO-VOL-06"


def test_KO_VOL_06_option_lava_on_hut():
    scene = a_turn(28, "D H . .", lava_on_hut="yes").do("place c1 d1")
    assert landings(scene) == {"a1", "b1", "c1"}
    scene.do("land b1")
    assert scene.square("b1")["lava"] == 1
    assert scene.square("b1")["terrain"] == "hut"


def test_KO_VOL_06_one_lava_token_on_the_hut_is_enough():
    scene = a_turn(28, "D H^1 . .", lava_on_hut="yes").do("place c1 d1")
    assert landings(scene) == {"a1", "c1"}


def test_KO_VOL_07_without_a_token_of_its_kind_an_eruption_gives_nothing():
    scene = a_turn(28, DESERTS, lava=(0, 4, 1)).do("place d3 e3")
    assert scene.is_over
    assert scene.view["lava"] == {"1": 0, "2": 4, "3": 1}
    assert all(square["lava"] == 0 for square in scene.squares().values())
    assert scene.told("no-token") == [{"seat": 0, "fires": 1}]


def test_KO_VOL_07_tokens_of_another_kind_do_not_matter():
    assert landings(a_turn(28, DESERTS, lava=(1, 0, 0)).do("place d3 e3")) == WITHIN_3


def test_KO_VOL_08_the_other_half_of_the_same_domino_and_deserts_can_burn():
    scene = a_turn(28, "D H . .").do("place c1 d1", "land c1")
    assert (scene.square("c1")["terrain"], scene.square("c1")["lava"]) == ("desert", 1)
    scene = a_turn(40, "D H . .").do("place c1 d1", "land a1")
    assert (scene.square("a1")["terrain"], scene.square("a1")["lava"]) == ("desert", 1)


def test_KO_VOL_08_volcanoes_connect_to_volcanoes():
    land = """
        J J J J V1
        J J H J .
        J J J J .
        J J J J J
        J J J J J
    """
    scene = a_turn(42, land)
    assert scene.options() == ["place e3 e2"]


def test_KO_VOL_03_why_not_too_far():
    scene = a_turn(48, DESERTS).do("place d3 e3")
    assert scene.why_not("land c1").rule == "KO-VOL-03"
    assert GAME.actor(scene.s) == 0
