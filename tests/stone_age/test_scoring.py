"""SA-FIN, SA-ED, SA-RUL-08, SA-RUL-09: final scoring and editions."""

import pytest

from lascaux.engine.protocol import SPECTATOR
from lascaux.table.match import places_of
from tests.stone_age.scenes import GAME, finished, random_play, village

FIVE = ["food-5-medicine", "dice-pottery", "food-1-weaving", "dice-time", "points-3-music"]
TWO_MORE = ["food-7-pottery", "food-3-weaving"]


def scored(**things):
    return finished(village(**things))


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 4), (5, 25)])
def test_SA_FIN_01_different_symbols_squared(count, points):
    assert scored(cards=FIVE[:count]).line("green") == points


def test_SA_FIN_01_all_eight():
    all_eight = [*FIVE, "dice-writing", "dice-transport", "tool-1-art"]
    assert scored(cards=all_eight).line("green") == 64


@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({}, 2),
        ({"edition": "hr"}, 2),
        ({"edition": "original"}, 4),
        ({"edition": "original", "duplicates": "point"}, 2),
        ({"edition": "hr", "duplicates": "second-set"}, 4),
    ],
)
def test_SA_FIN_02_SA_RUL_08_duplicates_by_edition_or_by_agreement(options, points):
    scene = finished(village(cards=FIVE + TWO_MORE), **options)
    assert (scene.line("green"), scene.line("duplicates")) == (25, points)


def test_SA_FIN_02_the_same_twice_is_one_duplicate():
    for edition in ("hr", "original"):
        assert finished(village(cards=["points-3-music"] * 2), edition=edition).line("duplicates") == 1


def test_SA_FIN_02_three_duplicates_squared():
    cards = [*FIVE, *TWO_MORE, "points-3-music"]
    assert finished(village(cards=cards), edition="original").line("duplicates") == 9
    assert finished(village(cards=cards), edition="hr").line("duplicates") == 3


def test_SA_FIN_03_farmers_times_production():
    cards = ["dice-farmer-2", "food-3-farmer-2", "stone-1-farmer-1"]
    assert scored(cards=cards, production=4).line("farmers") == 20


def test_SA_FIN_04_tool_makers_times_tools():
    assert scored(cards=["dice-toolmaker-2"], tools=5).line("toolmakers") == 10


def test_SA_FIN_05_builders_times_buildings():
    scene = scored(cards=["points-3-builder-3", "food-4-builder-1"], buildings=["1-to-7", "4-of-1"])
    assert scene.line("builders") == 8


def test_SA_FIN_06_shamans_times_people():
    assert scored(cards=["brick-1-shaman-2"], people=7).line("shamans") == 14


def test_SA_FIN_03_SA_FIN_04_SA_FIN_05_SA_FIN_06_a_green_card_has_no_people_and_a_sand_one_no_sign():
    things = {"production": 4, "tools": 5, "people": 7, "buildings": ["1-to-7"]}
    green = scored(cards=FIVE, **things)
    assert (green.points(), green.line("green")) == (25, 25)
    sand = ["dice-farmer-2", "dice-toolmaker-2", "points-3-builder-3", "brick-1-shaman-2"]
    assert scored(cards=sand, **things).points() == 2 * 4 + 2 * 5 + 3 * 1 + 2 * 7


def test_SA_FIN_07_a_point_a_resource_none_for_food():
    scene = scored(wood=1, brick=2, stone=3, gold=4, food=30)
    assert scene.line("resources") == 10
    assert scene.points() == 10


def test_SA_FIN_08_SA_ED_03_most_points_then_production_tools_and_people():
    for edition in ("hr", "original"):
        scene = finished(
            village(built=20, production=3, tools=2, people=5),
            village(built=20, production=1, tools=4, people=6),
            village(built=21),
            village(built=19, people=10),
            edition=edition,
        )
        assert [standing[1] for standing in GAME.returns(scene.s)] == [10, 11, 5, 10]
        assert places_of(GAME.returns(scene.s)) == [3, 2, 1, 4]


def test_SA_FIN_08_still_tied_shared():
    scene = finished(village(built=9, tools=1), village(built=9, production=1), village(built=8))
    assert places_of(GAME.returns(scene.s)) == [1, 1, 3, 4]


def test_SA_ED_01_hr_is_the_default_without_limit_and_with_single_points():
    assert GAME.setup(4, {}).options["edition"] == "hr"
    scene = finished(village(cards=FIVE + TWO_MORE))
    assert "supply" not in scene.view
    assert not scene.view["second_set"], "the key to the cards says so"
    assert scene.points() == 27


def test_SA_ED_02_original_has_a_second_set_and_no_limit():
    scene = finished(village(cards=FIVE + TWO_MORE), edition="original")
    assert "supply" not in scene.view
    assert scene.view["second_set"]
    assert scene.points() == 29


@pytest.mark.parametrize("edition", ["hr", "original"])
def test_SA_RUL_08_the_other_options_are_free_in_both_editions(edition):
    scene = finished(edition=edition, supply="limited", capped_places="shut")
    assert scene.view["supply"]["gold"] == 10
    assert scene.s.terms.shut_capped


def test_SA_RUL_09_one_use_tools_count_neither_for_tool_makers_nor_for_ties():
    own = village(cards=["one_use-4-toolmaker-1"], kept=["one_use-4-toolmaker-1"], tools=2)
    scene = finished(own)
    assert scene.line("toolmakers") == 2
    assert GAME.returns(scene.s)[0][1] == 0 + 2 + 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SA_FIN_01_what_is_seen_adds_up_to_what_is_scored(players):
    """The owner's projection is the truth; everybody else's lacks the hidden card only."""
    *_, (scene, _) = random_play(players + 7, players)
    for seat, (points, _) in enumerate(GAME.returns(scene.s)):
        own = scene.seen_by(seat)["villages"][seat]["projection"]
        assert own["total"] == points == sum(own.values()) - own["total"]
        public = scene.seen_by(SPECTATOR)["villages"][seat]
        assert public["secret"] or public["projection"] == own
