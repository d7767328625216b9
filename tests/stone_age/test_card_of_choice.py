"""SA-CARD-10, SA-RUL-02: the card of two resources when people are to be fed, and at the end of the game."""

import pytest

from lascaux.advice.registry import advice_for
from lascaux.advice.weighing import best
from lascaux.engine.protocol import SPECTATOR, Text
from tests.stone_age.scenes import GAME, Scene, Village, feeding, finished, placing, using, village

CARD = "choice-2-medicine"
HOLDER = village(cards=[CARD], kept=[CARD])
FIELDS = village(production=5)  # the others eat


def at_table(own: Village, **more: object) -> Scene:
    """The holder has kept the card in phase 2, and now everybody eats."""
    return feeding(HOLDER | own, FIELDS, FIELDS, FIELDS, **more).do("done")


def last_meal(own: Village, **more: object) -> Scene:
    """The same in the last round."""
    return feeding(HOLDER | own, FIELDS, FIELDS, FIELDS, stacks=(7, 7, 7, 0), **more)


# At a meal.


def test_SA_RUL_02_whoever_can_pay_with_the_card_only_is_asked():
    scene = at_table(village(food=3))
    assert (scene.actor, scene.options()) == (0, ["refuse", "use_card"])
    assert scene.village()["hunger"] == 2
    scene.do("use_card", "take wood")
    assert (scene.view["phase"], scene.village()["hunger"]) == ("feeding", 2)
    assert scene.view["offer"]["takes"]
    scene.do("take brick")
    assert scene.options() == ["refuse", "pay_all wood brick"]
    assert not scene.view["offer"]["takes"]
    scene.do("pay_all wood brick")
    assert (scene.track(), scene.stock(), scene.village()["food"]) == (0, [0, 0, 0, 0], 0)
    assert (scene.view["round"], scene.village()["choice"]) == (2, False)


def test_SA_RUL_02_the_fields_give_food_once():
    scene = at_table(village(food=1, production=2)).do("use_card", "take wood", "take wood")
    assert (scene.options(), scene.village()["hunger"]) == (["refuse", "pay_all wood wood"], 2)
    assert scene.told("gained")[0] == {"seat": 0, "what": "food", "amount": 2}
    assert len([gained for gained in scene.told("gained") if gained["what"] == "food"]) == 1


def test_SA_RUL_02_whoever_is_asked_anyway_may_use_it_first():
    scene = at_table(village(food=3, gold=2))
    assert scene.options() == ["refuse", "use_card", "pay_all gold gold"]
    assert scene.copy().do("pay_all gold gold").village()["choice"]
    assert scene.do("use_card", "take wood", "take wood", "pay_all wood wood").stock() == [0, 0, 0, 2]


def test_SA_RUL_02_the_resources_taken_need_not_be_paid():
    scene = at_table(village(food=3)).do("use_card", "take gold", "refuse")
    assert (scene.track(), scene.stock(), scene.village()["choice"]) == (-10, [0, 0, 0, 2], False)


def test_SA_RUL_02_whoever_goes_hungry_rather_keeps_the_card():
    scene = at_table(village(food=3)).do("refuse")
    assert (scene.track(), scene.village()["choice"]) == (-10, True)


@pytest.mark.parametrize("own", [village(food=5), village(food=4, production=1)])
def test_SA_RUL_02_whoever_has_food_for_all_is_not_asked(own):
    scene = at_table(own)
    assert (scene.view["round"], scene.track(), scene.village()["choice"]) == (2, 0, True)


def test_SA_RUL_02_whoever_cannot_pay_even_with_the_card_is_not_asked():
    scene = at_table(village(food=1, wood=1))
    assert (scene.view["round"], scene.track(), scene.stock()) == (2, -10, [1, 0, 0, 0])
    assert scene.village()["choice"]
    assert at_table(village(food=2, wood=1)).options() == ["refuse", "use_card"]


def test_SA_RUL_02_a_used_card_is_no_help():
    scene = feeding(village(food=3, cards=[CARD]), FIELDS, FIELDS, FIELDS)
    assert (scene.view["round"], scene.track()) == (2, -10)


def test_SA_RUL_02_each_in_their_own_meal_only():
    scene = feeding(village(food=3, wood=2), HOLDER | village(food=3), FIELDS, FIELDS).do("done")
    assert (scene.actor, scene.options()) == (0, ["refuse", "pay_all wood wood"])
    assert scene.why_not("use_card") == Text("sa-why-no-card", {}, "SA-CARD-10")
    assert (scene.do("refuse").actor, scene.options()) == (1, ["refuse", "use_card"])


def test_SA_RUL_02_not_while_the_food_is_being_paid_for():
    scene = at_table(village(food=1, wood=2, brick=2, stone=2, gold=2))
    assert scene.options() == ["refuse", "use_card", "pay wood 0", "pay wood 1", "pay wood 2"]
    scene.do("pay wood 1")
    assert {option.split()[0] for option in scene.options()} == {"pay_all"}
    assert scene.why_not("use_card") == Text("sa-why-card-not-now", {}, "SA-RUL-02")


@pytest.mark.parametrize(
    ("own", "helps"),
    [
        (village(food=3), "needed"),
        (village(food=3, gold=2), "spare"),
        (village(food=3, gold=1), "needed"),
    ],
)
def test_SA_RUL_02_the_question_says_what_the_card_can_do(own, helps):
    question = GAME.question(at_table(own).s)
    assert question == Text("sa-ask-feed", {"due": 2, "more": 0, "card": helps, "amount": 2}, "SA-FEED-02")
    without = GAME.question(feeding(village(food=3, gold=2)).s)
    assert (without.facts["card"], without.facts["amount"]) == ("none", 0)


# From a limited supply others may take the pieces first: the holder is asked at every meal.


def test_SA_RUL_02_with_a_limited_supply_it_is_asked_at_every_meal():
    scene = at_table(village(food=7), supply="limited")
    assert scene.options() == ["use_card", "done"]
    assert GAME.question(scene.s) == Text("sa-ask-keep", {"amount": 2}, "SA-RUL-02")
    assert scene.why_not("refuse") == Text("sa-why-nothing-missing", {}, "SA-FEED-01")
    assert scene.why_not("pay_all wood").key == "sa-why-nothing-missing"
    kept = scene.copy().do("done")
    assert (kept.village()["food"], kept.village()["choice"], kept.view["round"]) == (2, True, 2)
    used = scene.do("use_card", "take gold")
    assert (used.village()["food"], used.stock(), used.view["round"]) == (2, [0, 0, 0, 2], 2)


def test_SA_RUL_02_with_a_limited_supply_also_whoever_cannot_pay():
    scene = at_table(village(food=1), supply="limited")
    assert scene.options() == ["refuse", "use_card"]
    assert GAME.question(scene.s).facts["card"] == "vain"
    scene.do("use_card", "take wood", "take brick")
    assert (scene.track(), scene.stock(), scene.view["round"]) == (-10, [1, 1, 0, 0], 2)


def test_SA_RUL_02_a_piece_that_is_not_there_feeds_nobody():
    scene = feeding(HOLDER | village(food=3), FIELDS, FIELDS, FIELDS, supply="limited")
    scene.leave_in_supply(wood=1, brick=0, stone=0, gold=0).do("done")
    assert GAME.question(scene.s).facts["card"] == "vain"
    scene.do("use_card", "take wood")
    assert (scene.track(), scene.stock()) == (-10, [1, 0, 0, 0])


# At the end.


def test_SA_RUL_02_at_the_end_it_is_turned_in():
    scene = last_meal(village(food=5)).do("done")
    assert scene.is_over
    assert (scene.stock(), scene.village()["choice"]) == ([2, 0, 0, 0], False)
    assert scene.told("turned-in") == [
        {"seat": 0, "brought": 2, "effect": "choice", "what": "nothing", "amount": 2}
        | {"scores": "medicine", "times": 0}
    ]
    assert scene.told("gained")[-1] == {"seat": 0, "what": "wood", "amount": 2}
    assert (scene.line("resources"), scene.line("choice")) == (2, 0)
    assert scene.village()["projection"]["resources"] == 2


def test_SA_RUL_02_at_the_end_by_the_cards_as_well():
    own = HOLDER | village(food=5)
    cards = using({"card_1": 1}, own | village(wood=1), FIELDS, FIELDS, FIELDS, deck=())
    cards.do("buy card_1 wood", "done")
    assert cards.is_over
    assert cards.stock() == [2, 0, 0, 0]


def test_SA_RUL_02_used_before_it_brings_nothing_at_the_end():
    scene = last_meal(village(food=5)).do("use_card", "take gold")
    assert scene.is_over
    assert (scene.stock(), scene.told("turned-in")) == ([0, 0, 0, 2], [])


def test_SA_RUL_02_at_the_end_after_the_last_meal():
    scene = last_meal(village(food=3)).do("done")
    assert scene.options() == ["refuse", "use_card"]
    scene.do("refuse")
    assert (scene.is_over, scene.track(), scene.stock()) == (True, -10, [2, 0, 0, 0])


@pytest.mark.parametrize(
    ("supply", "stock"),
    [
        ({"wood": 1, "brick": 0, "stone": 5}, [1, 0, 1, 0]),
        ({"wood": 0, "brick": 1, "stone": 0, "gold": 0}, [0, 1, 0, 0]),
        ({"wood": 0, "brick": 0, "stone": 0, "gold": 0}, [0, 0, 0, 0]),
    ],
)
def test_SA_RUL_02_SA_RUL_07_at_the_end_no_more_than_there_is(supply, stock):
    scene = last_meal(village(food=5), supply="limited").leave_in_supply(**supply).do("done")
    before = scene.points()
    assert scene.line("choice") == sum(stock)
    scene.do("done")
    assert (scene.is_over, scene.stock(), scene.points()) == (True, stock, before)
    assert scene.told("turned-in")[0]["brought"] == sum(stock)


def test_SA_CARD_10_before_the_end_a_sheet_says_what_it_would_bring():
    scene = placing(HOLDER | village(wood=3))
    assert (scene.line("resources"), scene.line("choice"), scene.points()) == (3, 2, 1 + 3 + 2)
    lines = scene.village()["projection"]
    assert (lines["resources"], lines["choice"], lines["total"]) == (3, 2, 6)
    for seat in (0, 1, SPECTATOR):
        assert GAME.returns(GAME.known_to(scene.s, seat))[0][0] == 6
    assert finished(village(cards=[CARD])).line("choice") == 0


def test_SA_CARD_10_no_choice_of_the_end_changes_the_points():
    """Turned in by its owner or by the end of the game, it is worth the same there."""
    scene = last_meal(village(food=5))
    assert scene.copy().do("use_card", "take gold").points() == scene.do("done").points()


# A greedy player.


@pytest.mark.parametrize("supply", ["unlimited", "limited"])
def test_SA_CARD_10_a_greedy_player_does_not_go_hungry_with_the_card(supply):
    scene = at_table(village(food=3), supply=supply)
    while scene.view["phase"] == "feeding":
        scene.apply(best(GAME, scene.s, 0, GAME.legal(scene.s))[0])
    assert (scene.track(), scene.village()["choice"]) == (0, False)


def test_SA_CARD_10_what_a_card_is_worth_is_not_counted_twice():
    """Kept, it is worth a little less than the two gold that it can bring."""
    scene = using({}, HOLDER | village(food=20))
    kept = advice_for(GAME).worth(scene.s, 0)
    used = advice_for(GAME).worth(scene.copy().do("use_card").s, 0)
    assert 0 < used - kept < 100
