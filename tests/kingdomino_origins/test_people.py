"""KO-TRI-08 to 11: what people are worth."""

import pytest

from tests.kingdomino_origins.scenes import finished, fresh


def tribe_points(drawing, **more):
    return finished(drawing, mode="tribe", **more).points()


KINDS = {
    "hunter": 2,
    "fisher": 2,
    "gatherer": 2,
    "sculptor": 2,
    "painter": 2,
    "fire_lady": 2,
    "shaman": 2,
    "brawler": 4,
    "amazon": 3,
    "bruiser": 1,
}


def test_KO_TRI_08_seven_kinds_of_gatherers_twice_each():
    people = fresh(4, mode="tribe").view["people"]
    assert people == KINDS
    assert sum(people[kind] for kind in list(KINDS)[:7]) == 14


# One mammoth, two fish, three mushrooms, one flint and one more desert around the middle.
AROUND = """
    G* L* L*
    J* D:{} J*
    J* Q* D
    . H .
"""


@pytest.mark.parametrize(
    ("person", "points"),
    [
        ("hunter", 3 * 1),
        ("fisher", 3 * 2),
        ("gatherer", 4 * 3),
        ("sculptor", 5 * 1),
        ("painter", 2 * 7),
        ("fire_lady", 0),
        ("shaman", 0),
    ],
)
def test_KO_TRI_08_gatherers_count_what_they_like_on_the_8_squares_around(person, points):
    assert tribe_points(AROUND.format(person)) == points


@pytest.mark.parametrize(
    "person", ["hunter", "fisher", "gatherer", "sculptor", "painter", "fire_lady", "shaman"]
)
def test_KO_TRI_08_nothing_further_away_counts(person):
    land = f"""
        D:{person} D G*       G1
        D          H L*       D^2
        J*         Q* D:amazon D
    """
    scene = finished(land, mode="tribe")
    assert scene.lines("person") == [0]


def test_KO_TRI_08_the_edge_of_the_grid_is_an_edge():
    """The hunter sits at the right end, the mammoth at the left end of the next row."""
    assert tribe_points("D D H D D:hunter / G* D D D D") == 0


def test_KO_TRI_08_fire_lady_counts_printed_fires_and_lava():
    scene = finished("J2 D:fire_lady D^3 / H G1 D", mode="tribe")
    assert scene.lines("person") == [2 + 3 + 1]


def test_KO_TRI_08_shaman_counts_warriors_and_gatherers_but_not_himself():
    scene = finished("D:hunter D:shaman D:brawler / H D D:shaman", mode="tribe")
    assert sorted(scene.lines("person")) == [0, 4, 6]  # the hunter finds nobody to hunt


def test_KO_TRI_09_only_wooden_resources_count():
    """Symbols all around, one token left."""
    assert tribe_points("G G G / G* D:hunter G / G H G") == 3
    assert tribe_points("G L J / Q D:painter G / G H G") == 0


def test_KO_TRI_10_eight_warriors():
    people = fresh(4, mode="tribe").view["people"]
    assert (people["brawler"], people["amazon"], people["bruiser"]) == (4, 3, 1)


@pytest.mark.parametrize(("person", "strength"), [("brawler", 1), ("amazon", 2), ("bruiser", 3)])
def test_KO_TRI_10_a_lone_warrior_scores_its_strength(person, strength):
    scene = finished(f"H D:{person}", mode="tribe")
    assert scene.lines("band") == [strength]
    assert scene.points() == strength


def test_KO_TRI_10_a_band_scores_strengths_times_members():
    scene = finished("D:brawler D:amazon D / H D:bruiser D", mode="tribe")
    assert scene.lines("band") == [(1 + 2 + 3) * 3]
    assert scene.points() == 18


def test_KO_TRI_10_corners_do_not_make_a_band():
    scene = finished("D:brawler D / H D:bruiser", mode="tribe")
    assert sorted(scene.lines("band")) == [1, 3]


def test_KO_TRI_10_gatherers_do_not_join_a_band():
    scene = finished("D:amazon D:hunter D:amazon H", mode="tribe")
    assert scene.lines("band") == [2, 2]


def test_KO_TRI_10_terrain_does_not_part_a_band():
    assert finished("D:amazon J:amazon Q:brawler H", mode="tribe").lines("band") == [15]


def test_KO_TRI_11_no_points_for_resources_or_totems():
    scene = finished("G* L* J* Q* H", mode="tribe", totems={"mammoth": 0, "flint": 0})
    assert scene.points() == 0
    assert scene.lines("resources") == scene.lines("totem") == []


def test_KO_TRI_11_areas_and_people_score_together():
    assert tribe_points("G1 G:amazon H") == 2 + 2


def test_KO_TRI_11_people_score_in_tribe_mode_only():
    assert finished("D:amazon H", mode="totem").points() == 0
