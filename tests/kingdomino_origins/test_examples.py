"""KO-EX: the worked examples of the rulebook."""

from tests.kingdomino_origins.oracle import areas, squares_of
from tests.kingdomino_origins.scenes import GAME, a_turn, finished


def test_KO_EX_01_a_hunter_among_four_mammoths_scores_12_and_one_beside_two_6():
    land = """
        G* D G* .
        D  D:hunter D .
        G* H G* D
        D  D D:hunter G*
    """
    scene = finished(land, mode="tribe")
    assert sorted(scene.lines("person")) == [6, 12]
    assert scene.points() == 18


def test_KO_EX_02_a_fire_lady_with_five_fires_around_her():
    land = """
        J2 D D^1
        D D:fire_lady Q2
        D H D
    """
    scene = finished(land, mode="tribe")
    assert scene.lines("person") == [5]


def test_KO_EX_03_a_band_of_three_and_a_lone_warrior():
    land = """
        D:brawler D:amazon D
        H D:brawler D
        D D D:brawler
    """
    scene = finished(land, mode="tribe")
    assert sorted(scene.lines("band")) == [1, 12]
    assert scene.points() == 13


FINISHED = """
    J0 D0 D1 L0 L1
    J1 G0 G0 L1 Q0
    J0 V  H  D0 Q1
    J2 D0 D0 Q0 Q1
    G0 G0 G1 G0 V
"""


def test_KO_EX_04_a_finished_territory_scores_32():
    scene = finished(FINISHED)
    points = {line.facts["terrain"]: line.points for line in GAME.score(scene.s) if line.seat == 0}
    assert points == {"desert": 2, "prairie": 4, "lake": 6, "jungle": 12, "quarry": 8}
    assert scene.points() == 32


def test_KO_EX_04_ten_areas_five_of_them_without_fire():
    """The two volcanoes are among the five: each is an area, though it never scores (KO-RUL-06)."""
    found = areas(squares_of(finished(FINISHED).view["lands"][0]))
    assert len(found) == 10
    assert len([area for area in found if area[2] == 0]) == 5
    assert len([area for area in found if area[0] == "volcano"]) == 2


def test_KO_EX_04_the_same_with_lava_tokens():
    scene = finished(FINISHED.replace("D1", "D^1").replace("J2", "J^2").replace("L1", "L^1"))
    assert scene.points() == 32


def test_KO_EX_05_lava_flies_right_then_up_right_then_right():
    """One crater at a4: the token lands on d3, a square that two straight steps do not reach."""
    land = """
        . . . D
        . . D D
        . H D D
        . . . .
    """
    scene = a_turn(29, land).do("place b4 a4")
    assert {"land b4", "land d3", "land d2", "land d1"} <= set(scene.options())
    scene.do("land d3")
    assert scene.square("d3")["lava"] == 1
