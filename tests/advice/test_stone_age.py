"""What a greedy player does in scenes where the right thing is plain."""

from lascaux.advice.registry import advice_for
from lascaux.advice.stone_age.outlook import HURRY, PATIENCE, building_worth
from lascaux.bots.registry import make_bot
from lascaux.engine.chance import Pcg32
from tests.stone_age.scenes import BUSY, FOUR_TILES, GAME, feeding, finished, placing, using, village

ADVICE = advice_for(GAME)


def choice(scene):
    """What a greedy player does here."""
    return scene.say(make_bot("casual").choose(GAME, scene.s, scene.actor, Pcg32(1)))


def test_SA_FIN_08_at_the_end_it_is_the_points():
    scene = finished(village(built=30, wood=4, cards=["food-5-medicine"]))
    assert ADVICE.worth(scene.s, 0) == 100 * scene.points() == 3500


def test_SA_FEED_03_hungry_people_hunt():
    scene = placing(village(food=0)).put(1, {"field": 1, "hut": 2, "tool_maker": 1})
    assert choice(scene).startswith("place hunt")


def test_SA_FEED_02_a_cheap_resource_is_paid_rather_than_ten_points():
    scene = feeding(village(food=4, wood=1, gold=1))
    assert choice(scene) == "pay_all wood"


def test_SA_ACT_09_a_building_that_can_be_paid_is_bought():
    scene = using({"building_1": 1}, village(wood=2, brick=1))
    assert choice(scene) == "buy building_1 wood wood brick"


def test_SA_ACT_10_nobody_is_sent_where_the_kinds_are_not_to_be_had():
    for stock, worth in (({"wood": 5}, 0), ({"wood": 3, "brick": 1}, 0), ({"wood": 3, "brick": 2}, 600)):
        tiles = ("5-of-2", *FOUR_TILES[:3])
        scene = placing(village(**stock), tiles=tiles)
        building = scene.s.tiles[0]
        assert building_worth(scene.s, 0, building, [0, 0, 0, 0]) == worth


def test_SA_ACT_14_resources_are_fetched_before_they_are_needed():
    tiles = ("1-to-7", *FOUR_TILES[:3])
    people = {"building_1": 1, "forest": 4, "river": 1}
    scene = using(people, village(brick=1, tools=1), tiles=tiles)
    assert scene.options() == ["use forest", "use river", "buy building_1 brick"]
    assert choice(scene) != "buy building_1 brick"


def test_SA_ACT_11_all_that_fits_goes_into_an_open_building():
    tiles = ("1-to-7", *FOUR_TILES[:3])
    scene = using({"building_1": 1}, village(wood=2, gold=1), tiles=tiles)
    assert choice(scene) == "buy building_1 wood wood gold"
    scene = using({"building_1": 1}, village(wood=4, brick=2, gold=1), tiles=tiles)
    assert choice(scene) == "buy_with building_1 wood 4"
    assert choice(scene.do("buy_with building_1 wood 4")) == "pay_all brick brick gold"


def test_SA_TOOL_02_tools_are_added_where_they_raise_the_yield():
    """Five and a tool of 1 make a gold; three and all three tools do as well."""
    scene = using({"river": 1, "forest": 1}, village(tools=2)).do("use river", "roll 5")
    assert choice(scene) == "add 1"
    scene = using({"river": 1, "forest": 1}, village(tools=3)).do("use river", "roll 3")
    assert choice(scene) == "add 1 1 1"


def test_SA_TOOL_02_what_an_open_roll_is_worth_is_what_the_best_tools_make_of_it():
    for food in (0, 12):
        people = [{"hunt": 1, "river": 1}, BUSY]
        scene = using(people, village(tools=4, food=food)).do("use hunt", "roll 3")
        assert len(scene.options()) > 2
        after = [ADVICE.worth(scene.copy().do(option).s, 0) for option in scene.options()]
        assert ADVICE.worth(scene.s, 0) == max(after)


def test_SA_TOOL_02_the_smallest_tool_that_does_is_added():
    scene = using({"river": 1, "forest": 1}, village(tools=4)).do("use river", "roll 5")
    assert scene.options() == ["done", "add 2", "add 1"]
    assert choice(scene) == "add 1"
    scene = using({"hunt": 1, "forest": 1}, village(tools=1, food=0)).do("use hunt", "roll 1")
    assert choice(scene) == "add 1"


def test_SA_CARD_01_the_best_die_is_taken():
    cards = ("dice-time", "food-7-pottery", "food-1-weaving", "food-4-builder-1")
    scene = using([{"card_1": 1}, BUSY], village(wood=1), cards=cards)
    scene.do("buy card_1 wood", "roll 1 2 2 4")
    assert choice(scene) == "die 4"


def test_SA_CARD_10_the_card_of_choice_is_not_forgotten():
    own = village(cards=["choice-2-medicine"], kept=["choice-2-medicine"])
    scene = using([{}, BUSY], own)
    assert choice(scene) == "use_card"
    assert choice(scene.do("use_card")) == "take gold"


def test_after_many_rounds_cards_are_bought_so_that_the_game_ends():
    """Nothing else ends it, and whoever has everything might gather for ever."""
    drawn = [more_for_a_card(rounds) for rounds in (1, PATIENCE, PATIENCE + 1)]
    assert drawn[0] == drawn[1] == drawn[2] - HURRY


def more_for_a_card(rounds):
    """What a person on a card is worth more than one in the forest."""
    scene = placing()
    scene.s.round = rounds
    worths = []
    for where in ("card_1", "forest"):
        s = scene.s.copy()
        GAME.apply(s, next(action for action in GAME.legal(s) if scene.say(action) == f"place {where} 1"))
        worths.append(ADVICE.worth(s, 0))
    return worths[0] - worths[1]
