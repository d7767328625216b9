"""SA-EX: the worked examples of the rulebook."""

from tests.stone_age.scenes import BUSY, FOUR_CARDS, FOUR_TILES, finished, placing, using, village

FIVE = ["food-5-medicine", "dice-pottery", "food-1-weaving", "dice-time", "points-3-music"]


def rolled(place, dice, tools=0, people=10, **more):
    """What a roll brings to a village with tools."""
    own = village(tools=tools, people=people, **more)
    return using([{place: len(dice.split())}, BUSY], own).do(f"use {place}", f"roll {dice}")


def test_SA_EX_01_room_for_one_in_the_forest():
    scene = placing(village(), village(), start=2).put(0, {"forest": 4}).put(1, {"forest": 2})
    assert [option for option in scene.options() if "forest" in option] == ["place forest 1"]
    scene.do("place forest 1")
    assert not [option for option in scene.options() if "forest" in option]


def test_SA_EX_02_hunt_14_gives_7_food():
    assert rolled("hunt", "1 2 3 3 5").village()["food"] == 12 + 7


def test_SA_EX_03_hunt_11_and_a_tool_of_1_give_6_food():
    assert rolled("hunt", "2 3 6", tools=1).do("add 1").village()["food"] == 12 + 6


def test_SA_EX_04_hunt_4_and_two_tools_of_1_give_3_food():
    assert rolled("hunt", "1 3", tools=2).do("add 1 1").village()["food"] == 12 + 3


def test_SA_EX_05_river_5_gives_no_gold():
    assert rolled("river", "2 3").stock() == [0, 0, 0, 0]


def test_SA_EX_06_river_7_and_tools_of_6_give_2_gold():
    scene = rolled("river", "1 2 4", tools=6).do("add 2 2 2")
    assert scene.stock() == [0, 0, 0, 2]


def test_SA_EX_07_two_wood_and_a_brick_score_10():
    scene = using({"building_1": 1}, village(wood=2, brick=1)).do("buy building_1 wood wood brick")
    assert scene.track() == 10


def test_SA_EX_08_four_of_two_kinds_paid_with_three_stone_and_a_wood_score_18():
    scene = using({"building_1": 1}, village(wood=2, stone=3), tiles=("4-of-2", *FOUR_TILES[:3]))
    scene.do("buy building_1 wood stone stone stone")
    assert scene.track() == 18


def test_SA_EX_09_dice_for_all_2_2_5_6():
    cards = ("dice-time", *FOUR_CARDS[:3])
    scene = using([{"card_1": 1}, BUSY], village(wood=1), cards=cards)
    scene.do("buy card_1 wood", "roll 2 2 5 6", "die 5", "die 6")
    assert scene.tools()[0] == (1, False)
    assert scene.village(1)["production"] == 1
    assert [scene.stock(seat) for seat in (2, 3)] == [[0, 1, 0, 0]] * 2


def test_SA_EX_10_the_fourth_card_slides_to_the_second_space():
    scene = using({"card_2": 1, "card_3": 1}, village(wood=5))
    scene.do("buy card_2 wood wood", "buy card_3 wood wood wood")
    scene.do("card points-3-music", "card dice-pottery")
    assert scene.cards() == [FOUR_CARDS[0], FOUR_CARDS[3], "points-3-music", "dice-pottery"]


def test_SA_EX_11_five_green_cards_25_with_a_second_pottery_26():
    assert finished(village(cards=FIVE)).points() == 25
    assert finished(village(cards=[*FIVE, "food-7-pottery"])).points() == 26


def test_SA_EX_12_people_on_cards():
    farmers = ["stone-1-farmer-1", "food-3-farmer-2", "dice-farmer-2"]
    assert finished(village(cards=farmers, production=7)).line("farmers") == 35
    makers = ["one_use-4-toolmaker-1", "dice-toolmaker-2"]
    assert finished(village(cards=makers, tools=7)).line("toolmakers") == 21
    builders = ["food-4-builder-1", "dice-builder-1", "food-2-builder-2", "points-3-builder-3"]
    six = ["1-to-7"] * 3 + ["4-of-1", "4-of-2", "4-of-3"]
    assert finished(village(cards=builders, buildings=six)).line("builders") == 42
    shamans = ["stone-1-shaman-1", "brick-1-shaman-2"]
    assert finished(village(cards=shamans, people=8)).line("shamans") == 24


def test_SA_EX_13_two_duplicates_27_or_29():
    cards = [*FIVE, "food-7-pottery", "food-3-weaving"]
    assert finished(village(cards=cards), duplicates="second-set").points() == 29
    assert finished(village(cards=cards), duplicates="point").points() == 27


def test_SA_EX_14_forest_19_gives_6_wood():
    assert rolled("forest", "3 5 5 6").stock() == [6, 0, 0, 0]
