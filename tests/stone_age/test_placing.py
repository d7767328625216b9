"""SA-PLC: placing people."""

import pytest

from lascaux.engine.protocol import CHANCE
from tests.stone_age.scenes import placing, random_play, village

RESOURCES = ["forest", "clay_pit", "quarry", "river"]


def numbers(scene, place):
    """How many people may be placed there."""
    return [int(option.split()[2]) for option in scene.options() if option.split()[1] == place]


def test_SA_PLC_01_one_or_more_people_on_one_place_in_turns():
    scene = placing(start=1)
    assert numbers(scene, "forest") == [1, 2, 3, 4, 5]
    scene.do("place forest 2", "place hunt 5", "place field 1", "place hut 2")
    assert scene.actor == 1
    assert scene.village(1)["at_hand"] == 3
    assert scene.place("forest")["people"] == [0, 2, 0, 0]


def test_SA_PLC_01_until_nobody_can_place():
    scene = placing(players=2).do("place hunt 4", "place hunt 5")
    assert (scene.view["phase"], scene.actor) == ("placing", 0)
    scene.do("place river 1")
    assert (scene.view["phase"], scene.actor) == ("using", CHANCE)


def test_SA_PLC_02_nobody_passes():
    scene = placing()
    assert all(option.startswith("place ") for option in scene.options())


def test_SA_PLC_02_whoever_has_no_people_left_is_passed_over():
    scene = placing(players=3).do("place hunt 5", "place hunt 3", "place hunt 5")
    assert scene.actor == 1
    scene.do("place field 1")
    assert scene.actor == 1


def test_SA_PLC_02_whoever_has_no_legal_place_is_passed_over():
    """Seat 0 is everywhere that is not full; one person stays at hand."""
    scene = placing(village(people=6), players=2)
    scene.put(0, {"hunt": 1, "forest": 1, "clay_pit": 1, "quarry": 1, "river": 1})
    for place in ("card_1", "card_2", "card_3", "card_4", "building_1", "building_2", "field", "tool_maker"):
        scene.put(1, {place: 1})
    scene.s.people[1] = 10
    assert scene.village()["at_hand"] == 1
    assert scene.options() == []
    scene.s.stack[-1] = (scene.s.stack[-1][0], 1)
    scene.do("place hunt 2")
    assert scene.view["phase"] == "using"


def test_SA_PLC_02_whoever_has_one_way_to_place_is_not_asked():
    """Seat 0 can go to one card only, with the last person, and seat 1 only hunt."""
    scene = placing(village(people=7), village(people=10), players=2)
    scene.put(0, {"hunt": 1, "forest": 1, "clay_pit": 1, "quarry": 1, "river": 1})
    for place in ("card_1", "card_2", "card_3", "building_1", "building_2", "field", "tool_maker"):
        scene.put(1, {place: 1})
    assert scene.options() == ["place card_4 1"]
    scene.s.people[0] = 8
    scene.s.stack[-1] = (scene.s.stack[-1][0], 1)
    assert scene.options() == ["place hunt 1", "place hunt 2", "place hunt 3", "place card_4 1"]
    scene.do("place hunt 2")
    assert {"place": "card_4", "people": 1, "seat": 0} in scene.told("placed")
    assert scene.view["phase"] == "using"


def test_SA_PLC_02_whoever_has_two_ways_to_place_is_asked():
    """Seat 0 is on the hunt and the land already, and two cards are free."""
    scene = placing(village(people=6), village(people=10), players=2)
    scene.put(0, {"hunt": 1, "forest": 1, "clay_pit": 1, "quarry": 1, "river": 1})
    for place in ("card_1", "card_2", "building_1", "building_2", "field", "tool_maker"):
        scene.put(1, {place: 1})
    scene.s.stack[-1] = (scene.s.stack[-1][0], 1)
    scene.do("place hunt 4")
    assert (scene.actor, scene.options()) == (0, ["place card_3 1", "place card_4 1"])


@pytest.mark.parametrize("place", ["hunt", *RESOURCES])
def test_SA_PLC_03_nobody_adds_to_a_group(place):
    scene = placing(players=2).do(f"place {place} 1", "place field 1")
    assert numbers(scene, place) == []
    refusal = scene.why_not(f"place {place} 1")
    assert (refusal.key, refusal.rule) == ("sa-why-there", "SA-PLC-03")


@pytest.mark.parametrize(("place", "rule"), [("tool_maker", "SA-PLC-04"), ("field", "SA-PLC-06")])
def test_SA_PLC_04_SA_PLC_06_one_person_in_all(place, rule):
    scene = placing()
    assert numbers(scene, place) == [1]
    scene.do(f"place {place} 1")
    assert numbers(scene, place) == []
    assert scene.why_not(f"place {place} 1").rule == rule
    assert scene.place(place)["shut"] == ["SA-PLC-03", rule, rule, rule]


def test_SA_PLC_05_two_people_of_one_player_in_the_hut():
    scene = placing()
    assert numbers(scene, "hut") == [2]
    assert scene.why_not("place hut 1").rule == "SA-PLC-05"
    scene.do("place hut 2")
    assert scene.why_not("place hut 2").rule == "SA-PLC-05"
    alone = placing(village(), village(people=1)).do("place hunt 1")
    assert numbers(alone, "hut") == []


def test_SA_PLC_07_any_number_of_any_players_hunts():
    scene = placing(*[village(people=10)] * 4)
    for _ in range(4):
        assert numbers(scene, "hunt") == list(range(1, 11))
        scene.do("place hunt 9")
    assert scene.place("hunt")["people"] == [9, 9, 9, 9]
    assert scene.place("hunt")["rings"] == 0


@pytest.mark.parametrize("place", RESOURCES)
def test_SA_PLC_08_seven_people_in_all(place):
    scene = placing().do(f"place {place} 3")
    assert numbers(scene, place) == [1, 2, 3, 4]
    scene.do(f"place {place} 2")
    assert numbers(scene, place) == [1, 2]
    assert scene.why_not(f"place {place} 3").facts == {"place": place, "room": 2}
    scene.do(f"place {place} 2")
    assert numbers(scene, place) == []
    assert scene.why_not(f"place {place} 1").rule == "SA-PLC-08"


def test_SA_PLC_09_one_person_a_card_several_cards_by_several_placements():
    scene = placing(players=2)
    assert numbers(scene, "card_3") == [1]
    scene.do("place card_3 1")
    assert scene.why_not("place card_3 1").rule == "SA-PLC-09"
    scene.do("place hunt 1", "place card_4 1")
    assert [scene.place(f"card_{i}")["people"][0] for i in (1, 2, 3, 4)] == [0, 0, 1, 1]


def test_SA_PLC_10_one_person_a_building_several_by_several_placements():
    scene = placing(players=2)
    assert numbers(scene, "building_2") == [1]
    assert scene.why_not("place building_3 1").rule == "SA-PLC-10"
    scene.do("place building_2 1")
    assert scene.why_not("place building_2 1").rule == "SA-PLC-10"
    scene.do("place hunt 1", "place building_1 1")
    assert [scene.place(f"building_{i}")["people"][0] for i in (1, 2)] == [1, 1]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(
    ("first", "second", "third"),
    [
        ("tool_maker 1", "hut 2", "field 1"),
        ("hut 2", "field 1", "tool_maker 1"),
        ("field 1", "tool_maker 1", "hut 2"),
    ],
)
def test_SA_PLC_11_the_third_of_the_village_stays_shut(players, first, second, third):
    scene = placing(players=players).do(f"place {first}", f"place {second}")
    assert numbers(scene, third.split()[0]) == []
    refusal = scene.why_not(f"place {third}")
    assert (refusal.key, refusal.rule) == ("sa-why-third", "SA-PLC-11")
    assert scene.place(third.split()[0])["shut"] == ["SA-PLC-11"] * players


def test_SA_PLC_11_four_players_use_all_three():
    scene = placing().do("place tool_maker 1", "place hut 2")
    assert numbers(scene, "field") == [1]


@pytest.mark.parametrize("place", RESOURCES)
def test_SA_PLC_12_one_player_on_each_resource_of_two(place):
    scene = placing(players=2).do(f"place {place} 1")
    assert numbers(scene, place) == []
    refusal = scene.why_not(f"place {place} 1")
    assert (refusal.key, refusal.rule) == ("sa-why-seats", "SA-PLC-12")
    assert refusal.facts["players"] == 2, "it says why"
    assert scene.place(place)["shut"] == ["SA-PLC-03", "SA-PLC-12"]


@pytest.mark.parametrize("place", RESOURCES)
def test_SA_PLC_13_two_players_on_each_resource_of_three(place):
    scene = placing(players=3).do(f"place {place} 1")
    assert numbers(scene, place) == [1, 2, 3, 4, 5]
    scene.do(f"place {place} 1")
    assert numbers(scene, place) == []
    assert scene.why_not(f"place {place} 1").rule == "SA-PLC-13"


@pytest.mark.parametrize("first", [0, 1, 2])
def test_SA_PLC_12_SA_PLC_13_whoever_came_first_counts_once(first):
    for players, numbers_left in ((2, []), (3, [1, 2, 3, 4, 5])):
        scene = placing(players=players, start=first % players).do("place forest 1")
        assert numbers(scene, "forest") == numbers_left


def test_SA_PLC_08_four_players_may_all_be_there():
    scene = placing().do("place forest 1", "place forest 1", "place forest 1")
    assert numbers(scene, "forest") == [1, 2, 3, 4]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SA_PLC_08_SA_PLC_11_SA_PLC_12_SA_PLC_13_hold_in_random_games(players):
    most = {2: 1, 3: 2, 4: 4}[players]
    for scene, _ in random_play(players, players):
        on = {place["place"]: place["people"] for place in scene.view["places"]}
        for place in RESOURCES:
            assert sum(on[place]) <= 7
            assert sum(people > 0 for people in on[place]) <= most
        if scene.view["phase"] == "placing":
            assert sum(sum(on[place]) > 0 for place in ("tool_maker", "hut", "field")) <= (
                2 if players < 4 else 3
            )
