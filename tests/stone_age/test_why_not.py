"""Every refusal names the rule that shuts the action."""

import pytest

from tests.stone_age.scenes import BUSY, FOUR_CARDS, FOUR_TILES, feeding, finished, placing, using, village


@pytest.mark.parametrize(
    ("action", "key", "rule"),
    [
        ("place hunt 6", "sa-why-too-few-people", "SA-PLC-01"),
        ("place hunt 0", "sa-why-nobody", "SA-PLC-01"),
        ("place field 2", "sa-why-room", "SA-PLC-06"),
        ("place tool_maker 2", "sa-why-room", "SA-PLC-04"),
        ("place hut 3", "sa-why-two", "SA-PLC-05"),
        ("place card_2 2", "sa-why-room", "SA-PLC-09"),
        ("place building_4 2", "sa-why-room", "SA-PLC-10"),
        ("place river 8", "sa-why-too-few-people", "SA-PLC-01"),
    ],
)
def test_SA_PLC_01_SA_PLC_04_SA_PLC_05_SA_PLC_09_why_not_so_many(action, key, rule):
    refusal = placing().why_not(action)
    assert (refusal.key, refusal.rule) == (key, rule)


def test_SA_PLC_09_SA_PLC_10_why_not_where_nothing_lies():
    assert placing(players=2).why_not("place building_4 1").key == "sa-why-gone"


@pytest.mark.parametrize(
    ("action", "key", "rule"),
    [
        ("use hut", "sa-why-nobody-there", "SA-ACT-01"),
        ("use_card", "sa-why-no-card", "SA-CARD-10"),
        ("done", "sa-why-people-left", "SA-ACT-01"),
        ("place hunt 1", "sa-ask-use", "SA-ACT-01"),
    ],
)
def test_SA_ACT_01_why_not_use(action, key, rule):
    refusal = using({"river": 1, "hunt": 1}, village(tools=1)).why_not(action)
    assert (refusal.key, refusal.rule) == (key, rule)


@pytest.mark.parametrize(
    ("action", "key", "rule"),
    [
        ("add 3", "sa-why-no-tool", "SA-TOOL-02"),
        ("add once 4", "sa-why-no-one-use", "SA-TOOL-04"),
        ("refuse", "sa-ask-add", "SA-TOOL-02"),
    ],
)
def test_SA_TOOL_02_SA_TOOL_04_why_not_add(action, key, rule):
    scene = using({"hunt": 1, "river": 1}, village(tools=1)).do("use hunt", "roll 1")
    refusal = scene.why_not(action)
    assert (refusal.key, refusal.rule) == (key, rule)


@pytest.mark.parametrize(
    ("tile", "action", "key", "rule"),
    [
        ("wood-wood-brick", "buy building_1 wood", "sa-why-pay-printed", "SA-ACT-09"),
        ("wood-wood-brick", "use building_1", "sa-why-pay-printed", "SA-ACT-09"),
        ("wood-wood-brick", "buy building_2 wood", "sa-why-nobody-there", "SA-ACT-01"),
        ("wood-wood-brick", "pay_all wood", "sa-ask-buy", "SA-RUL-17"),
        ("4-of-2", "buy building_1 gold", "sa-why-mix", "SA-ACT-10"),
        ("4-of-2", "use building_1", "sa-why-mix", "SA-ACT-10"),
        ("1-to-7", "buy building_1 gold", "sa-why-pay", "SA-ACT-11"),
    ],
)
def test_SA_ACT_09_SA_ACT_10_SA_ACT_11_why_not_pay(tile, action, key, rule):
    tiles = (tile, *[other for other in FOUR_TILES if other != tile][:3])
    scene = using({"building_1": 1}, village(wood=3, brick=3), tiles=tiles)
    refusal = scene.why_not(action)
    assert (refusal.key, refusal.rule) == (key, rule)


def test_SA_ACT_07_SA_ACT_11_why_not_pay_on():
    stock = village(wood=4, brick=4, stone=4, gold=4)
    scene = using({"card_4": 1}, stock).do("buy_with card_4 wood 1")
    assert (scene.why_not("done").key, scene.why_not("pay_all wood").key) == ("sa-why-pay-more", "sa-why-pay")
    tiles = ("1-to-7", *FOUR_TILES[:3])
    scene = using({"building_1": 1}, stock, tiles=tiles).do("buy_with building_1 wood 0")
    assert (scene.why_not("pay wood 1").key, scene.why_not("pay wood 1").rule) == ("sa-why-pay", "SA-ACT-11")


def test_SA_ACT_05_why_not_buy_where_dice_are_rolled():
    scene = using({"river": 1, "hunt": 1}, village(tools=1, wood=1))
    assert scene.why_not("buy river wood").key == "sa-ask-use"


def test_SA_CARD_01_SA_CARD_10_why_not_take():
    own = village(cards=["choice-2-medicine"], kept=["choice-2-medicine"])
    scene = using({}, own).do("use_card", "take stone")
    refusal = scene.why_not("take wood")
    assert (refusal.key, refusal.rule) == ("sa-why-order", "SA-CARD-10")
    cards = ("dice-time", *FOUR_CARDS[1:])
    scene = using({"card_1": 1}, village(wood=1), cards=cards).do("buy card_1 wood", "roll 1 1 1 2")
    assert scene.why_not("die 6").key == "sa-why-no-die"


def test_SA_FEED_02_why_not_pay():
    refusal = feeding(village(food=3, wood=2)).why_not("pay_all gold")
    assert (refusal.key, refusal.rule) == ("sa-why-feed", "SA-FEED-02")


def test_SA_FIN_08_nothing_can_be_done_after_the_end():
    refusal = finished().why_not("place hunt 1")
    assert (refusal.key, refusal.rule) == ("sa-ask-over", "SA-FIN-08")


@pytest.mark.parametrize("amounts", ["", " wood" * 3, " gold", " wood brick stone gold"])
def test_SA_ACT_07_SA_RUL_17_a_wrong_payment_changes_nothing(amounts):
    scene = using({"card_1": 1, "building_1": 1}, village(wood=2, brick=1))
    before = scene.s.pack()
    refusal = scene.why_not("buy card_1" + amounts)
    assert (refusal.key, refusal.rule) == ("sa-why-pay", "SA-ACT-07")
    assert scene.s.pack() == before


def test_SA_ACT_07_a_wrong_payment_is_told_how_many_are_due():
    scene = using({"card_2": 1}, village(wood=3))
    refusal = scene.why_not("buy card_2 wood wood wood")
    assert (refusal.key, refusal.rule, refusal.facts["most"], refusal.facts["just"]) == (
        "sa-why-pay",
        "SA-ACT-07",
        2,
        1,
    )


def test_SA_ACT_11_while_a_building_is_paid_refusals_name_its_rule():
    tiles = ("1-to-7", "wood-wood-stone", "wood-brick-brick", "wood-wood-gold")
    scene = using({"building_1": 1}, village(wood=3, brick=3, stone=3, gold=3), tiles=tiles)
    scene.do("buy_with building_1 wood 0")
    refused = [scene.why_not(text) for text in ("done", "buy building_1 wood", "buy_with building_1 wood 1")]
    assert [refusal.rule for refusal in refused] == ["SA-ACT-11"] * 3


def test_SA_RUL_07_a_die_or_resource_that_another_stands_for_is_not_said_to_be_missing():
    cards = ("dice-time", *FOUR_CARDS[1:])
    scene = using([{"card_1": 1}, BUSY], village(stone=1), cards=cards, supply="limited")
    scene.leave_in_supply(wood=0, gold=0).do("buy card_1 stone", "roll 1 2 3 4")
    assert (scene.why_not("die 4").rule, scene.why_not("die 5").rule) == ("SA-RUL-07", "SA-CARD-01")
    keeper = village(kept=["choice-2-medicine"], cards=["choice-2-medicine"])
    scene = using([{}, BUSY], keeper, supply="limited").leave_in_supply(wood=0, gold=0).do("use_card")
    assert scene.why_not("take gold").rule == "SA-RUL-07"
    scene.do("take brick")
    assert scene.why_not("take wood").rule == "SA-CARD-10"
