"""KO-END: areas, points and who wins."""

import pytest

from tests.kingdomino_origins.scenes import GAME, finished


def areas(scene, seat=0):
    """Terrain, squares and fires of every area that scores."""
    lines = [line for line in GAME.score(scene.s) if line.seat == seat and line.key == "area"]
    return [(line.facts["terrain"], line.facts["squares"], line.facts["fires"]) for line in lines]


def test_KO_END_01_areas_are_joined_by_sides_not_by_corners():
    assert areas(finished("G1 D / D G1 / H L")) == [("prairie", 1, 1), ("prairie", 1, 1)]
    assert areas(finished("G1 D / G G1 / H L")) == [("prairie", 3, 2)]


def test_KO_END_01_areas_bend_and_close_into_rings():
    scene = finished("""
        L L L1
        L H L
        L L L
    """)
    assert areas(scene) == [("lake", 8, 1)]
    assert scene.points() == 8


def test_KO_END_01_the_hut_belongs_to_no_area_and_joins_none():
    assert areas(finished("G1 H G")) == [("prairie", 1, 1)]


def test_KO_END_01_types_do_not_mix():
    assert areas(finished("J1 Q1 L1 D1 H")) == [
        ("desert", 1, 1),
        ("lake", 1, 1),
        ("jungle", 1, 1),
        ("quarry", 1, 1),
    ]


def test_KO_END_02_squares_times_fires():
    scene = finished("Q2 Q Q1 Q / H D D D")
    assert scene.lines("area") == [12]
    assert scene.points() == 12


def test_KO_END_02_printed_fires_and_lava_both_count():
    assert finished("J1 J^2 J H").points() == 9


def test_KO_END_02_no_fire_no_points():
    scene = finished("J J J H D")
    assert scene.points() == 0
    assert scene.lines("area") == []


def test_KO_END_02_areas_of_one_type_score_apart():
    """Three squares with one fire and two with two: 3 + 4, not 5 x 3."""
    scene = finished("L L L1 D L / H D D D L2")
    assert sorted(scene.lines("area")) == [3, 4]
    assert scene.points() == 7


def test_KO_END_03_most_points_win():
    scene = finished("H G2", "H G1 G G", "H G1 / D D")
    assert [GAME.returns(scene.s).index(standing) for standing in sorted(GAME.returns(scene.s))] == [2, 0, 1]


def winners(scene):
    standings = GAME.returns(scene.s)
    return [seat for seat, standing in enumerate(standings) if standing == max(standings)]


POOR = "H"


@pytest.mark.parametrize(
    ("first", "second", "who"),
    [
        ("G1 G H", "G1 D1 H", [0]),  # 2 points each: areas of 2 and 1, fires 1 and 2
        ("G1 G H", "G1 D1 H L L", [1]),  # areas of 2 and 2: more fires win
        ("G1 G H / D D .", "G1 D1 H / L L L", [1]),  # an area without fire counts for its size
        ("G1 G H D", "D^1 D H L", [0, 1]),  # all equal: shared
        ("G^1 G H", "G1 G H", [0, 1]),  # a fire is a fire, printed or not
        ("G1 G H D D / . . . D .", "G1 D1 H J J", [0]),  # the larger area wins though it has no fire
    ],
)
def test_KO_END_03_ties_go_to_the_largest_area_then_to_the_most_fires_then_are_shared(first, second, who):
    scene = finished(first, second, POOR)
    assert scene.points(0) == scene.points(1) == 2
    assert winners(scene) == who


def test_KO_RUL_06_a_group_of_volcanoes_is_an_area_for_the_tie_break_only():
    scene = finished("G1 G H V1 V2", "G1 G H V1 D", "G1 G V1 V2 V3 / . . H . .")
    assert [scene.points(seat) for seat in range(3)] == [2, 2, 2]
    assert winners(scene) == [2]


def test_KO_RUL_07_fires_on_the_hut_count_for_the_tie_break_and_for_no_area():
    scene = finished("G1 G H^2 G", "G1 G H G", lava_on_hut="yes")
    assert scene.points(0) == scene.points(1) == 2
    assert winners(scene) == [0]


def test_KO_RUL_07_fires_on_the_hut_count_for_a_fire_lady_beside_it():
    scene = finished("H^2 D:fire_lady", "H . D:fire_lady", lava_on_hut="yes", mode="tribe")
    assert scene.points(0) == 2
    assert scene.points(1) == 0
