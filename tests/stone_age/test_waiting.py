"""SA-RUL-13 to 15: what is not asked about rolls, and what waits for them."""

import itertools

import pytest

from lascaux.engine.protocol import CHANCE
from lascaux.games.stone_age.lookups import CARD_NAMES
from tests.stone_age.scenes import BUSY, FOUR_CARDS, FOUR_TILES, using, village

DIVISORS = {"hunt": 2, "forest": 3, "clay_pit": 4, "quarry": 5, "river": 6}
ROLLS = {"hunt": 1, "river": 1}
BOTH = ["buy card_1 wood", "buy card_1 brick", "buy building_1 wood wood brick"]
CHOICE = "choice-2-medicine"
ONCE = "one_use-4-toolmaker-1"
HELPFUL = ("dice-", "tool-", "one_use-", "roll-", "draw-")
PAYING = ("wood-", "brick-", "stone-", "gold-", "choice-")


def keeping(*cards, **more):
    return village(cards=cards, kept=cards, **more)


def with_card(card, places, own, **more):
    """Somebody is also on this card, for 1."""
    cards = (card, *[other for other in FOUR_CARDS if other != card][:3])
    return using([places | {"card_1": 1}, BUSY], own, cards=cards, **more)


# SA-RUL-13: tools for the last roll.


def test_SA_RUL_13_the_last_roll_gets_its_tools_without_a_question():
    scene = using([{"river": 1}, BUSY], village(tools=4)).do("use river", "roll 5")
    assert (scene.actor, scene.stock()) == (1, [0, 0, 0, 1])
    assert scene.tools() == [(2, False), (1, False), (1, True)]
    assert scene.told("tool-added") == [{"seat": 0, "value": 1, "sum": 6}]
    assert (scene.view["roll"]["added"], scene.view["roll"]["yields"]) == (1, 1)


@pytest.mark.parametrize("place", DIVISORS)
@pytest.mark.parametrize("tools", [1, 3, 5, 8, 12])
def test_SA_RUL_13_the_greatest_yield_by_the_smallest_sum(place, tools):
    values = [(tools + 2 - i) // 3 for i in range(3)]
    sums = {sum(some) for n in range(4) for some in itertools.combinations(values, n)}
    for die in range(1, 7):
        scene = using([{place: 1}, BUSY], village(tools=tools)).do(f"use {place}", f"roll {die}")
        most = (die + sum(values)) // DIVISORS[place]
        least = min(added for added in sums if (die + added) // DIVISORS[place] == most)
        assert (scene.view["roll"]["added"], scene.view["roll"]["yields"]) == (least, most)
        assert scene.village()["food"] - 12 + sum(scene.stock()) == most


def test_SA_RUL_13_also_the_roll_of_a_card():
    scene = with_card("roll-wood-shaman-2", {}, village(wood=1, tools=1))
    assert scene.do("buy card_1 wood", "roll 3 5").stock() == [3, 0, 0, 0]


def test_SA_RUL_13_asked_while_another_roll_may_want_the_tools():
    assert using(ROLLS, village(tools=1)).do("use hunt", "roll 1").options() == ["done", "add 1"]
    scene = with_card("roll-gold-art", {"hunt": 1}, village(tools=1)).do("use hunt", "roll 1")
    assert scene.options() == ["done", "add 1"]
    scene = with_card("dice-time", {"hunt": 1}, village(tools=1)).do("use hunt", "roll 1")
    assert scene.village()["food"] == 13  # these dice can't be altered


def test_SA_RUL_13_asked_while_a_one_use_tool_is_kept():
    scene = using({"hunt": 1}, keeping(ONCE, tools=1)).do("use hunt", "roll 1")
    assert scene.options()[:2] == ["done", "add 1"]


def test_SA_RUL_13_SA_RUL_07_with_a_limited_supply_pieces_may_be_left_to_others():
    scene = using({"river": 1}, village(tools=1), supply="limited").do("use river", "roll 5")
    assert scene.options() == ["done", "add 1"]
    scene = using([{"hunt": 1}, BUSY], village(tools=1), supply="limited").do("use hunt", "roll 1")
    assert (scene.actor, scene.village()["food"]) == (1, 13)  # there is food enough


# SA-RUL-14: rolls that nothing can be decided about.


def test_SA_RUL_14_without_tools_the_rolls_are_made_in_the_order_of_the_places():
    scene = using([{"river": 1, "hunt": 2, "forest": 1}, BUSY])
    for roll in ("roll 1 2", "roll 4", "roll 6"):
        assert scene.actor == CHANCE
        scene.do(roll)
    assert [used["place"] for used in scene.told("used")][:3] == ["hunt", "forest", "river"]
    assert (scene.actor, scene.stock()) == (1, [1, 0, 0, 1])


def test_SA_RUL_14_before_anything_is_bought_and_before_the_card_of_choice():
    people = ROLLS | {"card_1": 1, "building_1": 1}
    scene = using(people, keeping(CHOICE, wood=2, brick=1))
    scene.do("roll 1", "roll 1")
    assert scene.options() == [*BOTH, "use_card", "done"]


def test_SA_RUL_14_one_roll_with_tools_has_no_order_either():
    scene = using({"river": 1, "card_1": 1, "building_1": 1}, village(wood=2, brick=1, tools=1))
    assert scene.do("roll 5").stock() == [2, 1, 0, 1]  # by SA-RUL-13
    assert scene.options() == ["buy card_1 wood", "buy card_1 brick", "buy card_1 gold", BOTH[-1], "done"]


def test_SA_RUL_14_asked_where_two_rolls_can_want_a_tool():
    assert using(ROLLS, village(tools=1)).options() == ["use hunt", "use river"]
    assert using(ROLLS, village(tools=1, used=1)).actor == CHANCE
    scene = with_card("roll-gold-art", {"hunt": 1}, village(wood=1, tools=1))
    assert scene.options() == ["use hunt", "buy card_1 wood"]
    assert with_card("roll-gold-art", {"hunt": 1}, village(wood=1)).actor == CHANCE


def test_SA_RUL_14_asked_while_a_one_use_tool_is_kept():
    assert using({"hunt": 1, "card_1": 1, "river": 1}, keeping(ONCE)).options() == ["use hunt", "use river"]


@pytest.mark.parametrize("card", ["dice-time", "tool-1-art", "one_use-2-toolmaker-2"])
def test_SA_RUL_14_asked_where_a_tool_may_still_come(card):
    assert with_card(card, ROLLS, village()).options() == ["use hunt", "use river"]
    assert with_card(card, ROLLS, village(wood=1)).options() == ["use hunt", "use river", "buy card_1 wood"]


def test_SA_RUL_14_SA_RUL_07_with_a_limited_supply_only_where_nothing_can_be_bought():
    assert using(ROLLS, supply="limited").actor == CHANCE
    scene = using(ROLLS | {"card_1": 1}, village(wood=1), supply="limited")
    assert scene.options() == ["use hunt", "use river", "buy card_1 wood"]


# SA-RUL-15: what waits for the rolls.


@pytest.mark.parametrize("card", CARD_NAMES)
def test_SA_RUL_15_only_cards_that_can_help_come_before_the_rolls(card):
    scene = with_card(card, ROLLS, village(wood=1, tools=1))
    if card.startswith(HELPFUL):
        assert scene.options() == ["use hunt", "use river", "buy card_1 wood"]
        return
    assert scene.options() == ["use hunt", "use river"]
    for wanted in ("use card_1", "buy card_1 wood"):
        refusal = scene.why_not(wanted)
        assert (refusal.key, refusal.rule) == ("sa-why-after-rolls", "SA-RUL-15")
    assert scene.place("card_1")["shut"] == ["SA-RUL-15", "", "", ""]
    scene.do("use hunt", "roll 2", "roll 1")  # then the river, without a question
    assert scene.options()[0] == "buy card_1 wood"


@pytest.mark.parametrize("card", [card for card in CARD_NAMES if not card.startswith(HELPFUL)])
def test_SA_RUL_15_resources_come_before_them_if_they_can_pay_for_help(card):
    cards = (card, "one_use-4-toolmaker-1", *[other for other in FOUR_CARDS if other != card][:2])
    scene = using(ROLLS | {"card_1": 1, "card_2": 1}, village(wood=1), cards=cards)
    assert ("buy card_1 wood" in scene.options()) == card.startswith(PAYING)


def test_SA_RUL_15_buying_resources_first_can_bring_a_tool_before_a_roll():
    cards = ("stone-2-transport", ONCE, *FOUR_CARDS[:2])
    scene = using({"river": 1, "card_1": 1, "card_2": 1}, village(wood=1), cards=cards)
    scene.do("buy card_1 wood", "buy card_2 stone stone", "use river", "roll 2")
    assert scene.do("add once 4").stock() == [0, 0, 0, 1]


def test_SA_RUL_15_a_building_comes_before_them_if_it_shows_another():
    people = ROLLS | {"building_1": 1, "card_1": 1}
    own = keeping(CHOICE, wood=3, brick=1, tools=1)
    cards = ("gold-1-shaman-1", *FOUR_CARDS[1:])
    for left in (7, 2):
        scene = using(people, own, cards=cards, stacks=(left, 7, 7, 7))
        assert scene.options() == ["use hunt", "use river", *BOTH, "use_card"]
    scene = using(people, own, cards=cards, stacks=(1, 7, 7, 7))
    assert scene.options() == ["use hunt", "use river", "use_card"]
    assert scene.why_not("buy building_1 wood wood brick").rule == "SA-RUL-15"


def test_SA_RUL_15_SA_RUL_02_the_card_of_choice_does_not_wait():
    scene = using(ROLLS, keeping(CHOICE, tools=1))
    assert scene.options() == ["use hunt", "use river", "use_card"]
    scene.do("use hunt", "roll 2", "roll 1")
    assert scene.options() == ["use_card", "done"]
    scene = with_card("tool-1-art", ROLLS, keeping(CHOICE))
    assert scene.options() == ["use hunt", "use river", "use_card"]


def test_SA_RUL_15_SA_RUL_07_with_a_limited_supply_nothing_waits():
    """What is paid first may come back: the last wood, paid for a card, is rolled for again."""
    own = keeping(CHOICE, wood=1, tools=1)
    scene = using({"forest": 1, "hunt": 1, "card_1": 1}, own, supply="limited").leave_in_supply(wood=0)
    assert scene.options() == ["use hunt", "use forest", "buy card_1 wood", "use_card"]
    scene.do("buy card_1 wood", "use forest", "roll 6")
    assert scene.stock() == [1, 0, 0, 0]


def test_SA_RUL_15_SA_RUL_11_a_view_tells_why_people_wait():
    people = ROLLS | {"card_1": 1, "card_2": 1, "building_1": 1}
    scene = using([people, BUSY], village(wood=1, tools=1), tiles=FOUR_TILES)
    shut = {place["place"]: place["shut"][0] for place in scene.view["places"] if place["people"][0]}
    assert shut == {
        "hunt": "",
        "river": "",
        "card_1": "SA-RUL-15",
        "card_2": "SA-RUL-11",
        "building_1": "SA-RUL-11",
    }
    assert all(place["shut"][1:] == ["", "", ""] for place in scene.view["places"])
