"""KO-CON: placing a domino."""

import pytest

from tests.kingdomino_origins.scenes import a_turn

LONE_HUT = """
    . . . . .
    . . . . .
    . . H . .
    . . . . .
    . . . . .
"""


def places(scene):
    return {option.removeprefix("place ") for option in scene.options()}


def covered(scene):
    """The pairs of squares that the options cover, whichever half lies where."""
    return {" ".join(sorted(option.split())) for option in places(scene)}


def test_KO_CON_01_the_hut_joins_every_type():
    """Any half beside the hut: 4 squares, 3 free neighbours each, 2 halves."""
    options = places(a_turn(48, LONE_HUT))
    assert len(options) == 24
    assert {"c2 c1", "c1 c2", "c2 b2", "b2 c2"} <= options
    assert not options & {"b2 b1", "b1 b2", "a1 a2"}


def strip(above, below):
    """Lakes all over the grid but for three free squares in the last column, between these two."""
    return f"""
        L L L L {above}
        L L H L .
        L L L L .
        L L L L .
        L L L L {below}
    """


def test_KO_CON_01_a_half_beside_the_same_type():
    """Domino 4 is desert and prairie: its right half joins the prairie."""
    assert places(a_turn(4, strip("G", "L"))) == {"e3 e2"}
    assert places(a_turn(4, strip("L", "G"))) == {"e3 e4"}


def test_KO_CON_01_one_matching_half_is_enough_whichever_it_is():
    assert places(a_turn(4, strip("G", "D"))) == {"e3 e2", "e4 e3"}


def test_KO_CON_01_no_half_matches():
    assert a_turn(4, strip("J", "Q")).options() == ["discard"]


def test_KO_CON_01_corners_do_not_touch():
    land = """
        L L L D L
        L L H L .
        L L L L .
        L L L D L
        L L L L L
    """
    scene = a_turn(1, land)
    assert scene.options() == ["discard"]


def test_KO_CON_01_the_other_half_of_the_same_domino_does_not_count():
    """Domino 1 is desert and desert: its halves match each other, but nothing else."""
    assert a_turn(1, ". L . / L H L / . L .").options() == ["discard"]


def test_KO_CON_01_a_half_need_not_match_all_neighbours():
    """Domino 16 is lake and lake: e2 has a desert above and a lake beside it."""
    land = """
        D D D D D
        D D H L .
        D D D D .
        D D D D D
        D D D D D
    """
    scene = a_turn(16, land)
    assert covered(scene) == {"e2 e3"}


def test_KO_CON_01_volcanoes_match_volcanoes():
    """Domino 29 is desert and volcano."""
    assert places(a_turn(29, strip("V3", "L"))) == {"e3 e2"}


def test_KO_CON_02_no_more_than_five_wide():
    land = """
        . . . . . . .
        . D D D D H .
        . . . . . . .
    """
    scene = a_turn(1, land)
    assert {"b1 c1", "e1 f1"} <= covered(scene)
    assert not [option for option in covered(scene) if "a" in option or "g" in option]


def test_KO_CON_02_no_more_than_five_tall():
    scene = a_turn(1, ". . . / . D . / . D . / . D . / . D . / . H . / . . .")
    assert {"a2 a3", "c5 c6"} <= covered(scene)
    assert not [option for option in covered(scene) if "1" in option or "7" in option]


def test_KO_CON_02_four_wide_may_grow_by_one():
    options = covered(a_turn(1, ". . D D D H . ."))
    assert not [option for option in options if "a1" in option or "h1" in option]
    assert {option for option in options if "b1" in option} == {"b0 b1", "b1 b2"}


def test_KO_CON_02_the_hut_need_not_be_in_the_centre():
    scene = a_turn(1, "H D D . .")
    assert "d1 e1" in covered(scene)
    assert scene.do("place d1 e1").squares().keys() == {"a1", "b1", "c1", "d1", "e1"}


def test_KO_CON_02_what_is_placed_narrows_what_comes_next():
    """After two dominoes to the right there is no room left of the hut."""
    scene = a_turn(1, ". H D D . .", row=(2, 3, 4, 5)).do("place e1 f1", "choose 2")
    assert not [option for option in covered(scene) if "a" in option]
    assert [option for option in covered(scene) if "b" in option]


def test_KO_CON_03_what_can_be_placed_must_be_placed():
    """The only place for the lakes is e4 and e5; there is no discard beside it."""
    land = """
        D D D D D
        D D D D D
        D D H D D
        D D D D .
        D D D L .
    """
    scene = a_turn(15, land)
    assert len(scene.options()) == 1
    assert covered(scene) == {"e4 e5"}
    assert scene.why_not("discard").rule == "KO-CON-03"


def test_KO_CON_03_what_cannot_be_placed_leaves_the_game_for_no_points():
    scene = a_turn(47, ". D1 . / D H D / . D .")
    before = scene.squares()
    points = scene.points()
    assert scene.options() == ["discard"]
    scene.do("discard")
    assert scene.squares() == before
    assert scene.points() == points
    assert scene.dominoes("last_row") == []
    assert [facts["domino"] for facts in scene.told("discarded")] == [47]


def test_KO_CON_04_squares_may_not_overlap():
    scene = a_turn(1, ". . . / D H . / . . .")
    assert not [option for option in places(scene) if {"a2", "b2"} & set(option.split())]
    assert scene.why_not("place a2 a1").rule == "KO-CON-04"


@pytest.mark.parametrize(("domino", "ways"), [(1, 12), (4, 24), (37, 24)])
def test_KO_CON_03_each_way_is_offered_once(domino, ways):
    """Around a lone hut: 1 is alike on both ends; 37 has the same type twice, but one fire."""
    options = a_turn(domino, LONE_HUT).options()
    assert len(options) == len(set(options)) == ways
