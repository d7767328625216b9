"""KO-TOT, KO-RUL-01, KO-RUL-02: resources and totems."""

import pytest

from tests.kingdomino_origins.scenes import a_round, a_turn, finished, fresh

ENCLOSED = ". D . / D H D / . D ."


def holders(scene):
    """Who holds which totem; those in the middle are left out."""
    return {totem: seat for totem, seat in scene.view["totems"].items() if seat is not None}


def test_KO_TOT_01_resources_lie_on_the_first_row_and_on_every_later_one():
    scene = fresh(3, mode="totem").do("row 12 19 41 48")
    shown = [[half.get("resource") for half in domino["halves"]] for domino in scene.view["row"]]
    assert shown == [["mammoth", "mammoth"], ["mammoth", "fish"], ["fish", None], ["flint", None]]
    for seat, domino in enumerate((12, 19, 41)):
        scene.do(f"chief {seat}", f"choose {domino}")
    scene.do("row 1 23 44 46")
    shown = [[half.get("resource") for half in domino["halves"]] for domino in scene.view["row"]]
    assert shown == [[None, None], ["mushroom", "flint"], ["mushroom", None], [None, None]]


def test_KO_TOT_01_a_placed_domino_brings_its_resources():
    scene = a_turn(19, "H . .", mode="totem").do("place b1 c1")
    assert scene.stock() == {"mammoth": 1, "fish": 1, "mushroom": 0, "flint": 0}
    assert scene.square("b1")["resource"] == "mammoth"
    assert scene.square("c1")["resource"] == "fish"


@pytest.mark.parametrize("mode", ["totem", "tribe"])
def test_KO_TOT_02_lava_destroys_the_resource_it_lands_on(mode):
    scene = a_turn(28, "L* H . .", mode=mode).do("place c1 d1", "land a1")
    assert scene.square("a1")["resource"] is None
    assert scene.square("a1")["lava"] == 1
    assert scene.stock()["fish"] == 0
    assert [facts["resource"] for facts in scene.told("burnt")] == ["fish"]


def test_KO_TOT_02_squares_flown_over_are_not_touched():
    land = """
        L L* L* .
        . .  H  .
        . .  .  .
    """
    scene = a_turn(28, land, mode="totem").do("place d2 d1", "land a1")
    assert scene.square("a1")["lava"] == 1
    assert scene.stock()["fish"] == 2
    assert scene.told("burnt") == []


def test_KO_TOT_03_strictly_more_than_every_other_takes_the_totem_from_the_middle():
    scene = a_turn(19, "G* H . .", "G* H", "G* H", mode="totem").do("place c1 d1")
    assert holders(scene) == {"mammoth": 0, "fish": 0}


def test_KO_TOT_03_a_tie_is_not_enough():
    scene = a_turn(19, "G* H . .", "G* G* H", "L* H", mode="totem").do("place c1 d1")
    assert holders(scene) == {}


def test_KO_TOT_03_it_is_taken_from_its_holder():
    scene = a_turn(12, "H . .", "G* H", mode="totem", totems={"mammoth": 1}).do("place b1 c1")
    assert holders(scene) == {"mammoth": 0}
    assert [(facts["resource"], facts["other"]) for facts in scene.told("totem-taken")] == [("mammoth", 1)]


def test_KO_TOT_03_a_tie_leaves_it_with_its_holder():
    scene = a_turn(12, "H . .", "G* G* H", mode="totem", totems={"mammoth": 1}).do("place b1 c1")
    assert holders(scene) == {"mammoth": 1}


def test_KO_TOT_03_the_holder_stays_when_still_ahead():
    scene = a_turn(12, "G* H . .", "G* H", mode="totem", totems={"mammoth": 0}).do("place c1 d1")
    assert holders(scene) == {"mammoth": 0}
    assert scene.told("totem-taken") == []


def test_KO_TOT_04_whoever_loses_the_most_by_lava_hands_the_totem_on():
    scene = a_turn(28, "L* H . .", "L* H", "H", mode="totem", totems={"fish": 0}).do("place c1 d1")
    scene.do("land a1")
    assert holders(scene) == {"fish": 1}
    assert [(facts["resource"], facts["other"]) for facts in scene.told("totem-handed")] == [("fish", 1)]


def test_KO_TOT_04_among_several_the_holder_chooses():
    scene = a_turn(28, "L* H . .", "L* H", "L* H", "H", mode="totem", totems={"fish": 0})
    scene.do("place c1 d1", "land a1")
    assert scene.actor == 0
    assert scene.options() == ["hand_on fish 1", "hand_on fish 2"]
    assert scene.why_not("hand_on fish 3").rule == "KO-TOT-04"
    assert scene.why_not("hand_on fish 0").rule == "KO-TOT-04"
    scene.do("hand_on fish 2")
    assert holders(scene) == {"fish": 2}
    assert scene.is_over


def test_KO_TOT_04_while_nobody_has_more_it_stays():
    """Two fish against one: after the fire it is one against one."""
    scene = a_turn(28, "L* L* H . .", "L* H", mode="totem", totems={"fish": 0}).do("place d1 e1", "land b1")
    assert scene.is_over  # nobody is asked anything
    assert holders(scene) == {"fish": 0}


def test_KO_TOT_04_with_nothing_left_anywhere_it_stays():
    scene = a_turn(28, "L* H . .", "H", mode="totem", totems={"fish": 0}).do("place c1 d1", "land a1")
    assert scene.is_over
    assert scene.stock()["fish"] == 0
    assert holders(scene) == {"fish": 0}


def test_KO_TOT_05_a_point_for_each_resource_and_the_points_of_the_totems():
    scene = finished("G* G* L* H Q", "J* H", mode="totem", totems={"fish": 0, "mammoth": 0, "flint": 1})
    assert scene.lines("resources") == [3]
    assert sorted(scene.lines("totem")) == [3, 4]
    assert scene.points(0) == 3 + 3 + 4
    assert scene.points(1) == 1 + 6
    assert scene.points(2) == 0


def test_KO_TOT_05_symbols_alone_do_not_count():
    """Prairie, lake, jungle and quarry without a token on them, one of them burnt."""
    assert finished("G L J H Q^1", mode="totem").points() == 1


def test_KO_TOT_05_areas_score_beside():
    assert finished("G1 G* H", mode="totem").points() == 2 + 1


def test_KO_TOT_06_counting_comes_after_the_eruption():
    """Two mammoths against one, but the new one burns."""
    scene = a_turn(38, "G* H . .", "G* H", mode="totem").do("place c1 d1")
    assert holders(scene) == {}
    scene.do("land c1")
    assert scene.stock()["mammoth"] == 1
    assert holders(scene) == {}


def test_KO_TOT_06_and_counts_what_the_fire_left():
    """The same, but a desert burns: two mammoths against one."""
    scene = a_turn(38, "G* H . . / D . . .", "G* H", mode="totem").do("place c1 d1", "land a2")
    assert holders(scene) == {"mammoth": 0}


def test_KO_TOT_06_resources_on_a_discarded_domino_leave_the_game():
    scene = a_turn(15, ENCLOSED, mode="totem").do("discard")
    assert scene.stock()["fish"] == 0
    assert holders(scene) == {}
    assert scene.points() == 0


@pytest.mark.parametrize(("totem", "points"), [("mammoth", 3), ("fish", 4), ("mushroom", 5), ("flint", 6)])
def test_KO_TOT_07_values_of_the_totems(totem, points):
    scene = finished("H", mode="totem", totems={totem: 1})
    assert [scene.points(seat) for seat in range(3)] == [0, points, 0]


def test_KO_RUL_01_whoever_leads_by_anothers_fire_waits_for_their_own_placement():
    """Two fish each, nobody holds the totem. One of seat 0 burns; seat 1 takes it when placing."""
    scene = a_round({28: 0, 29: 1}, "L* L* H . .", "L* L* H . .", mode="totem").do("place d1 e1", "land b1")
    assert scene.stock(0)["fish"] == 1
    assert holders(scene) == {}
    scene.do("place d1 e1")
    assert holders(scene) == {}
    scene.do("land d1")
    assert holders(scene) == {"fish": 1}


def test_KO_RUL_01_only_whoever_places_is_counted():
    """Seat 1 has the most fish without the totem; the placement of seat 0 gives it to nobody."""
    scene = a_turn(1, "H . .", "L* H", mode="totem").do("place b1 c1")
    assert holders(scene) == {}


def test_KO_RUL_01_a_discard_triggers_no_count():
    land = ". D . . / D H D . / . D L* L*"
    scene = a_turn(12, land, mode="totem").do("discard")
    assert scene.stock()["fish"] == 2
    assert holders(scene) == {}


def test_KO_RUL_02_a_sole_leader_gets_a_lost_totem_without_a_question():
    scene = a_turn(28, "L* L* H . .", "L* L* H", "L* L* L* H", mode="totem", totems={"fish": 0})
    scene.do("place d1 e1", "land b1")
    assert scene.is_over
    assert holders(scene) == {"fish": 2}


def test_KO_RUL_02_the_holder_is_asked_only_when_several_tie_for_the_most():
    scene = a_turn(28, "L* L* H . .", "L* L* H", "L* L* H", "L* H", mode="totem", totems={"fish": 0})
    scene.do("place d1 e1", "land b1")
    assert scene.options() == ["hand_on fish 1", "hand_on fish 2"]


def test_KO_TOT_03_no_totems_in_the_other_modes():
    for mode in ("discovery", "tribe"):
        scene = a_turn(12, "H . .", mode=mode).do("place b1 c1")
        assert "totems" not in scene.view
        assert scene.points() == 0
