"""SA-RUL-02, SA-RUL-06, SA-RUL-07: rulings that have no section of their own."""

import pytest

from lascaux.engine.protocol import CHANCE, Text
from tests.stone_age.scenes import BUSY, FOUR_CARDS, GAME, placing, using, village

CARD = "choice-2-medicine"
HOLDER = village(cards=[CARD], kept=[CARD])


def test_SA_RUL_02_at_any_decision_of_the_own_turn():
    scene = using([{"card_1": 1, "building_1": 1}, BUSY], HOLDER | village(wood=2, brick=1))
    wood_or_brick = ["buy card_1 wood", "buy card_1 brick"]
    assert scene.options() == [*wood_or_brick, "buy building_1 wood wood brick", "use_card", "done"]
    scene.do("buy card_1 wood")
    assert scene.options() == ["use_card", "done"]


def test_SA_RUL_02_also_when_the_last_person_is_back():
    scene = using([{"field": 1}, BUSY], HOLDER).do("use field")
    assert (scene.actor, scene.options()) == (0, ["use_card", "done"])
    assert scene.copy().do("done").actor == 1
    scene.do("use_card", "take gold")
    assert scene.actor == 1


def test_SA_RUL_02_the_turn_cannot_end_before_that():
    scene = using({"card_1": 1, "hunt": 1, "river": 1}, HOLDER | village(tools=1))
    assert scene.why_not("done").rule == "SA-ACT-01"


def test_SA_RUL_02_not_in_somebody_elses_turn_nor_in_phase_1():
    assert using([BUSY, BUSY], village(), HOLDER).options() == ["use clay_pit", "use river"]
    scene = placing(HOLDER)
    assert "use_card" not in scene.options()
    assert scene.why_not("use_card") == Text("sa-why-card-not-now", {}, "SA-RUL-02")
    assert placing().why_not("use_card").key != "sa-why-card-not-now"


def test_SA_RUL_02_not_while_a_roll_a_die_or_a_purchase_is_open():
    scene = using({"hunt": 1, "river": 1}, HOLDER | village(tools=1)).do("use hunt", "roll 1")
    assert scene.options() == ["done", "add 1"]
    many = village(wood=4, brick=4, stone=4, gold=4)
    scene = using({"card_4": 1}, HOLDER | many).do("buy_with card_4 wood 0")
    assert "use_card" not in scene.options()
    cards = ("dice-time", *FOUR_CARDS[1:])
    scene = using({"card_1": 1}, HOLDER | village(wood=1), cards=cards).do("buy card_1 wood")
    assert "use_card" not in scene.do("roll 1 1 2 2").options()


def test_SA_RUL_02_bought_in_this_turn_it_can_be_used_in_it():
    cards = (CARD, *FOUR_CARDS[1:])
    scene = using([{"card_1": 1}, BUSY], village(wood=1), cards=cards).do("buy card_1 wood")
    assert (scene.actor, scene.options()) == (0, ["use_card", "done"])


@pytest.mark.parametrize("people", [8, 9, 10])
def test_SA_RUL_06_the_hunt_rolls_more_dice_than_the_box_has(people):
    scene = using({"hunt": people}, village(people=people, food=20)).do("use hunt")
    assert scene.actor == CHANCE
    assert GAME.may_happen(scene.s, scene.action("roll " + " ".join(["6"] * people)))
    scene.do("roll " + " ".join(["6"] * people))
    assert scene.village()["food"] == 20 + 3 * people - people


def test_SA_RUL_07_what_the_supply_lacks_may_be_chosen_and_is_lost():
    scene = using([{}, BUSY], HOLDER, supply="limited").leave_in_supply(wood=0, gold=1)
    scene.do("use_card")
    assert scene.options() == ["take brick", "take stone", "take gold", "take wood"]
    scene.do("take wood", "take gold")
    assert scene.stock() == [0, 0, 0, 1]
    cards = ("dice-time", *FOUR_CARDS[1:])
    scene = using({"card_1": 1}, village(wood=1), cards=cards, supply="limited").leave_in_supply(gold=1)
    scene.do("buy card_1 wood", "roll 4 4 4 4")
    assert [scene.stock(seat)[3] for seat in (0, 1)] == [1, 0]


def test_SA_CARD_10_gold_is_the_last_kind_and_its_words_say_that_all_of_them_are_gold():
    scene = using([{}, BUSY], HOLDER).do("use_card")
    said = [GAME.text(scene.s, action).facts for action in GAME.legal(scene.s)]
    assert [(facts["resource"], facts["amount"]) for facts in said][2:] == [("stone", 1), ("gold", 2)]
    scene.do("take gold")
    assert scene.stock() == [0, 0, 0, 2]
    scene = using([{}, BUSY], HOLDER, supply="limited").leave_in_supply(wood=0, gold=1).do("use_card")
    said = [GAME.text(scene.s, action).facts for action in GAME.legal(scene.s)]
    assert [facts["amount"] for facts in said] == [1, 1, 1, 0]  # brick, stone, gold; wood


def test_SA_RUL_07_of_dice_that_bring_nothing_one_stands_for_all():
    cards = ("dice-time", *FOUR_CARDS[1:])
    scene = using([{"card_1": 1}, BUSY], village(stone=1), cards=cards, supply="limited")
    scene.leave_in_supply(wood=0, gold=0).do("buy card_1 stone", "roll 1 2 3 4")
    assert scene.options() == ["die 1", "die 2", "die 3"]
    scene.do("die 3", "die 2")
    assert [scene.stock(seat) for seat in range(4)] == [[0, 0, 1, 0], [0, 1, 0, 0], [0] * 4, [0] * 4]


def test_SA_RUL_07_a_place_is_shut_for_whom_it_can_give_nothing_judged_when_placing():
    scene = placing(village(people=10), village(people=9), capped_places="shut")
    assert scene.place("hut")["shut"] == ["SA-RUL-07", "", "", ""]
    people = [{"tool_maker": 1}, {"card_1": 1}]
    cards = ("dice-time", *FOUR_CARDS[1:])
    scene = using(
        people, village(tools=11), village(wood=1), start=1, cards=cards, players=2, capped_places="shut"
    )
    scene.do("buy card_1 wood", "roll 5 5", "use tool_maker")  # its last tool came before
    assert [value for value, _ in scene.tools()] == [4, 4, 4]
    assert [fact["amount"] for fact in scene.told("gained") if fact["seat"] == 0] == [1, 0]
