"""SA-RUL-10 to 12, 16 and 17, and how much is asked: only what there is a choice of."""

import itertools

import pytest

from lascaux.engine.chance import Pcg32
from lascaux.engine.playing import play_out
from lascaux.engine.protocol import CHANCE
from lascaux.games.stone_age.lookups import CARD_NAMES
from lascaux.locales import catalog
from tests.stone_age.scenes import BUSY, FOUR_CARDS, FOUR_TILES, GAME, feeding, random_play, using, village

ALL_PLACES = {"tool_maker": 1, "hut": 2, "field": 1}
CARD = "choice-2-medicine"
MOST_WAYS = 12


def test_SA_RUL_10_the_village_is_used_first_without_asking():
    scene = using(ALL_PLACES | {"hunt": 1, "river": 1})
    assert (scene.actor, scene.options()) == (0, ["use hunt", "use river"])
    own = scene.village()
    assert (own["people"], own["production"], scene.tools()[0]) == (6, 1, (1, False))
    assert [scene.place(place)["people"] for place in ALL_PLACES] == [[0, 0, 0, 0]] * 3
    assert [used["place"] for used in scene.told("used")] == ["tool_maker", "hut", "field"]


def test_SA_RUL_10_in_the_own_turn_only():
    scene = using([BUSY, ALL_PLACES])
    assert (scene.actor, scene.village(1)["people"], scene.village(1)["production"]) == (0, 5, 0)
    assert scene.place("field")["people"] == [0, 1, 0, 0]


def test_SA_RUL_10_its_tool_helps_with_every_roll_of_the_turn():
    for place, roll, stock in (("forest", 5, [2, 0, 0, 0]), ("river", 5, [0, 0, 0, 1])):
        scene = using({"tool_maker": 1, "forest": 1, "river": 1}).do(f"use {place}", f"roll {roll}")
        assert scene.do("add 1").stock() == stock


def test_SA_RUL_11_what_cannot_be_paid_yet_comes_last():
    cards = ("one_use-2-toolmaker-2", *FOUR_CARDS[1:])
    scene = using({"hunt": 1, "forest": 1, "card_1": 1, "building_1": 1}, cards=cards)
    assert scene.options() == ["use hunt", "use forest"]
    for wanted in ("use card_1", "buy card_1 wood"):
        refusal = scene.why_not(wanted)
        assert (refusal.key, refusal.rule) == ("sa-why-cannot-pay-yet", "SA-RUL-11")
    scene.do("use forest", "roll 3")
    assert scene.options() == ["use hunt", "buy card_1 wood"]
    assert scene.why_not("use building_1").facts == {"place": "building_1"}


def test_SA_RUL_11_by_what_each_costs():
    for stock, wanted in (
        (village(wood=1), {"card_1"}),
        (village(wood=2), {"card_1", "card_2"}),
        (village(wood=2, brick=1), {"card_1", "card_2", "building_1"}),
        (village(wood=1, brick=2), {"card_1", "card_2"}),
        (village(brick=2, stone=2), {"card_1", "card_2", "building_2"}),
    ):
        tiles = ("wood-wood-brick", "4-of-2", *FOUR_TILES[1:3])
        cards = ("dice-time", "dice-pottery", *FOUR_CARDS[2:])
        people = {"hunt": 1, "card_1": 1, "card_2": 1, "building_1": 1, "building_2": 1}
        first, *others = using(people, stock, tiles=tiles, cards=cards).options()
        assert first == "use hunt"
        assert {option.split()[1] for option in others} == wanted


def test_SA_RUL_11_what_cannot_be_paid_waits_for_the_card_of_choice():
    own = village(cards=[CARD], kept=[CARD])
    scene = using([{"card_2": 1, "card_3": 1, "card_4": 1}, BUSY], own)
    assert scene.options() == ["use_card", "done"]
    scene.do("use_card", "take wood", "take wood")  # now one of them can be bought
    assert scene.options() == ["buy card_2 wood wood", "done"]
    assert scene.told("too-poor") == []
    scene.do("buy card_2 wood wood")
    assert [fact["place"] for fact in scene.told("too-poor")] == ["card_3", "card_4"]
    assert scene.actor == 1


def test_SA_RUL_11_the_last_ones_come_back_without_a_question():
    scene = using([{"card_1": 1, "card_2": 1, "building_1": 1}, BUSY])
    assert scene.actor == 1
    assert sorted(fact["place"] for fact in scene.told("too-poor")) == ["building_1", "card_1", "card_2"]
    assert scene.village()["at_hand"] == 5
    assert scene.cards() == list(FOUR_CARDS)


@pytest.mark.parametrize("place", ["hunt", "forest", "clay_pit", "quarry", "river"])
@pytest.mark.parametrize(
    ("tools", "once"), [(1, ()), (3, ()), (5, (2,)), (8, (4, 3)), (12, (4, 3, 2)), (0, (4, 2))]
)
def test_SA_RUL_12_every_set_in_which_each_tool_is_needed_and_each_once(place, tools, once):
    divisor = {"hunt": 2, "forest": 3, "clay_pit": 4, "quarry": 5, "river": 6}[place]
    kept = [f"one_use-{value}-toolmaker-{2 if value == 2 else 1}" for value in once]
    values = [((tools + 2 - i) // 3, False) for i in range(3)] + [(value, True) for value in once]
    values = [tool for tool in values if tool[0]]
    for die in range(1, 7):
        people = {place: 1, "hunt" if place == "river" else "river": 1}
        scene = using(people, village(tools=tools, kept=kept, cards=kept))
        scene.do(f"use {place}", f"roll {die}")
        wanted = {said(tools) for tools in subsets(values) if all_needed(tools, die, divisor)}
        if not wanted:
            assert scene.actor == CHANCE  # the next group rolls
            continue
        options = scene.options()
        assert options[0] == "done"
        assert len(options) == len(set(options))
        assert set(options[1:]) == wanted


def subsets(tools):
    return [chosen for count in range(1, 1 + len(tools)) for chosen in itertools.combinations(tools, count)]


def all_needed(tools, die, divisor):
    total = die + sum(value for value, _ in tools)
    return all((total - value) // divisor < total // divisor for value, _ in tools)


def said(tools):
    own, once = [[str(value) for value, is_once in tools if is_once == which] for which in (False, True)]
    return " ".join(["add", *own, *(["once", *once] if once else [])])


def test_SA_RUL_12_why_not_a_tool_too_many():
    scene = using({"river": 1, "hunt": 1}, village(tools=2)).do("use river", "roll 5")
    assert scene.options() == ["done", "add 1"]
    refusal = scene.why_not("add 1 1")
    assert (refusal.key, refusal.rule) == ("sa-why-not-needed", "SA-RUL-12")


def test_SA_RUL_12_SA_RUL_07_by_what_the_supply_can_give():
    scene = using({"forest": 1, "hunt": 1}, village(tools=5), supply="limited").do("use forest")
    for wood, options in ((0, None), (1, ["add 2", "add 1"]), (2, ["add 2", "add 2 2", "add 1"])):
        rolled = scene.copy().leave_in_supply(wood=wood).do("roll 2")
        assert rolled.options() == (["done", *options] if options else [])


def test_SA_RUL_07_the_words_for_tools_promise_no_more_than_the_supply_has():
    scene = using({"forest": 2, "hunt": 1}, village(tools=10), supply="limited").leave_in_supply(wood=1)
    scene.do("use forest", "roll 1 1")
    promised = [GAME.text(scene.s, action).facts["amount"] for action in GAME.legal(scene.s)]
    assert (scene.options(), promised) == (["done", "add 4", "add 3"], [0, 1, 1])
    scene.do("add 4")
    assert scene.stock()[0] == 1


def test_SA_RUL_12_of_the_same_sum_the_fewest():
    people = {"river": 1, "hunt": 1, "forest": 1}
    scene = using(people, village(tools=4)).do("use river", "roll 4")
    assert scene.options() == ["done", "add 2"]
    scene.do("add 2", "use hunt", "roll 2")
    assert scene.options() == ["done", "add 1 1"]


def test_SA_RUL_12_no_yield_is_lost():
    """Whatever any tools make of a roll, a set that is offered makes as well, with some of these tools."""
    values = [4, 4, 3, 4, 3, 2]
    for divisor, total in itertools.product(range(2, 7), range(1, 13)):
        offered = [set(some) for some in index_sets(values) if needed(values, some, total, divisor)]
        for some in index_sets(values):
            made = (total + sum(values[i] for i in some)) // divisor
            same = [
                few for few in [set(), *offered] if (total + sum(values[i] for i in few)) // divisor == made
            ]
            assert any(few <= set(some) for few in same)


def index_sets(values):
    return subsets(range(len(values)))


def needed(values, some, total, divisor):
    return all_needed([(values[i], False) for i in some], total, divisor)


def test_SA_RUL_17_a_purchase_and_its_payment_are_one_decision():
    scene = using([{"card_2": 1, "building_1": 1}, BUSY], village(wood=2, brick=2))
    card = ["buy card_2 wood wood", "buy card_2 wood brick", "buy card_2 brick brick"]
    assert scene.options() == [*card, "buy building_1 wood wood brick", "done"]
    for option, paid, points, rule in (
        ("buy building_1 wood wood brick", (2, 1), 10, "SA-ACT-08"),
        ("buy card_2 wood brick", (1, 1), 0, "SA-ACT-07"),
    ):
        text = GAME.text(scene.s, scene.action(option))
        assert (text.facts["wood"], text.facts["brick"]) == paid
        assert (text.facts["points"], text.rule) == (points, rule)
    scene.do("buy card_2 brick brick")
    assert (scene.stock(), scene.place("card_2")["people"]) == ([2, 0, 0, 0], [0, 0, 0, 0])
    assert [card["card"] for card in scene.village()["cards"]] == [FOUR_CARDS[1]]
    assert scene.actor == 1  # too little is left for the building


def test_SA_RUL_17_the_turn_ends_once_nobody_is_left_to_roll_and_the_others_come_back():
    people = {"hunt": 1, "river": 1, "card_1": 1, "card_4": 1, "building_1": 1}
    scene = using([people, BUSY], village(wood=2, brick=1, tools=1))
    assert "done" not in scene.options()
    scene.do("use hunt", "roll 2", "roll 1")
    assert scene.options()[-1] == "done"
    assert scene.do("done").actor == 1
    assert (scene.village()["placed"], scene.stock()) == (0, [2, 1, 0, 0])
    assert [used["place"] for used in scene.told("used")][2:5] == ["card_1", "card_4", "building_1"]
    assert [fact["place"] for fact in scene.told("declined")] == ["card_1", "building_1"]
    assert [fact["place"] for fact in scene.told("too-poor")] == ["card_4"]
    assert scene.cards() == list(FOUR_CARDS)


def test_SA_RUL_17_what_was_bought_can_be_followed_by_another_purchase_or_by_none():
    scene = using([{"card_1": 1, "building_1": 1}, BUSY], village(wood=3, brick=1))
    scene.do("buy building_1 wood wood brick", "tile 4-of-4")
    assert scene.options() == ["buy card_1 wood", "done"]
    assert scene.copy().do("buy card_1 wood").actor == scene.do("done").actor == 1


@pytest.mark.parametrize("asked", ["card", "meal"])
def test_SA_ACT_07_SA_FEED_02_twelve_payments_are_offered_thirteen_are_gathered_kind_by_kind(asked):
    for brick, way in ((3, "pay_all"), (4, "pay")):
        stock = {"brick": brick, "stone": 3, "gold": 3}
        ways = [paid for paid in itertools.product(range(brick + 1), range(4), range(4)) if sum(paid) == 4]
        assert len(ways) == MOST_WAYS + (brick == 4)
        meal, card = feeding(village(food=1, **stock)), using({"card_4": 1}, village(**stock))
        if asked == "meal":
            out, *options = meal.options()
            assert out == "refuse"
        else:
            *options, out = card.options()
            assert out == "done"
            way = "buy" if brick == 3 else "buy_with"
            few = {f"buy card_4{said_paid(paid)}" for paid in ways}
            assert set(options) == (few if brick == 3 else {f"buy_with card_4 brick {n}" for n in range(5)})
        assert {option.split()[0] for option in options} == {way}
        assert len(options) == (MOST_WAYS if brick == 3 else 5)


def said_paid(paid):
    return "".join(f" {kind}" * amount for kind, amount in zip(("brick", "stone", "gold"), paid, strict=True))


def test_SA_RUL_17_a_purchase_says_what_is_paid_first_and_what_the_card_gives():
    scene = using({"card_4": 1}, village(wood=4, brick=4, stone=4, gold=1))
    said = [catalog("en").tell(GAME.text(scene.s, action), []) for action in GAME.legal(scene.s)]
    assert said[0] == "pay no wood and others for the card 4 food / 1 hut builder"
    assert said[3] == "pay 3 wood and others for the card 4 food / 1 hut builder"


@pytest.mark.parametrize(("production", "said"), [(9, ""), (10, " (nothing at once: you can't have more)")])
def test_SA_CARD_07_a_card_that_brings_nothing_says_so(production, said):
    cards = (next(name for name in CARD_NAMES if name.startswith("production-")), *FOUR_CARDS[1:])
    scene = using({"card_1": 1}, village(wood=1, production=production), cards=cards)
    words = catalog("en").tell(GAME.text(scene.s, GAME.legal(scene.s)[0]), [])
    assert words.startswith("pay 1 wood for the card food production +1 / ")
    assert words.endswith(said)
    assert said or "nothing" not in words


def test_SA_RUL_16_the_rest_of_a_payment_is_offered_whole_when_it_has_few_ways():
    stock = village(wood=4, brick=4, stone=4, gold=1)
    scene = using({"card_4": 1}, stock).do("buy_with card_4 wood 1")
    assert scene.options() == [
        "pay_all brick brick brick",
        "pay_all brick brick stone",
        "pay_all brick brick gold",
        "pay_all brick stone stone",
        "pay_all brick stone gold",
        "pay_all stone stone stone",
        "pay_all stone stone gold",
    ]
    assert scene.view["offer"]["paid"] == {"wood": 1, "brick": 0, "stone": 0, "gold": 0}
    assert scene.do("pay_all brick stone gold").told("paid") == [
        {"seat": 0, "wood": 1, "brick": 1, "stone": 1, "gold": 1}
    ]


def test_SA_RUL_16_kind_by_kind_while_there_are_many_ways():
    stock = village(people=9, food=2, wood=3, stone=6, brick=6, gold=6)
    scene = feeding(stock)
    assert scene.options() == ["refuse", *[f"pay wood {amount}" for amount in range(4)]]
    scene.do("pay wood 0")
    assert scene.options() == [f"pay brick {amount}" for amount in range(7)]  # and no way out any more
    assert scene.do("pay brick 2").options()[0] == "pay_all stone stone stone stone stone"
    assert scene.do("pay_all stone gold gold gold gold").stock() == [3, 4, 5, 2]
    assert scene.told("paid") == [{"seat": 0, "wood": 0, "brick": 2, "stone": 1, "gold": 4}]


def test_SA_RUL_16_a_rest_with_one_way_is_paid_without_a_question():
    scene = using([{"card_4": 1}, BUSY], village(wood=4, brick=4, stone=3, gold=1))
    assert scene.do("buy_with card_4 wood 4").stock() == [0, 4, 3, 1]
    assert scene.actor == 1
    assert scene.told("paid") == [{"seat": 0, "wood": 4, "brick": 0, "stone": 0, "gold": 0}]


def test_SA_RUL_16_no_fewer_than_the_later_kinds_leave_to_be_paid():
    """Of nine, at least three are wood."""
    scene = feeding(village(people=10, food=1, wood=9, brick=2, stone=2, gold=2))
    assert scene.options() == ["refuse", *[f"pay wood {amount}" for amount in range(3, 10)]]
    assert scene.do("pay wood 3").stock() == [6, 0, 0, 0]


def test_SA_RUL_16_a_building_counts_what_was_paid_before():
    tiles = ("1-to-7", *FOUR_TILES[:3])
    scene = using([{"building_1": 1}, BUSY], village(wood=3, brick=2, gold=2), tiles=tiles)
    scene.do("buy_with building_1 wood 1")
    assert scene.options()[0] == "pay_all brick brick gold gold"
    assert scene.options()[-2:] == ["pay_all gold", "done"]
    facts = GAME.text(scene.s, scene.action("pay_all brick gold")).facts
    assert (facts["brick"], facts["gold"], facts["points"]) == (1, 1, 3 + 4 + 6)
    assert scene.do("pay_all brick gold").track() == 13


@pytest.mark.parametrize(("tile", "stock"), [("5-of-3", (3, 3, 3, 3)), ("4-of-2", (4, 4, 4, 4))])
def test_SA_RUL_16_SA_ACT_10_no_kind_too_many_in_the_rest(tile, stock):
    count, kinds = int(tile[0]), int(tile[-1])
    held = dict(zip(("wood", "brick", "stone", "gold"), stock, strict=True))
    scene = using([{"building_1": 1}, BUSY], village(**held), tiles=(tile, *FOUR_TILES[:3]))
    for paid in range(count - kinds + 2):
        begun = scene.copy().do(f"buy_with building_1 wood {paid}")
        if begun.actor == 1:  # the others could be one thing only
            assert sum(begun.told("paid")[0][kind] for kind in held) == count
            continue
        for option in begun.options():
            rest = option.split()[1:]
            assert len(rest) == count - paid
            assert len({*["wood"] * paid, *rest}) == kinds
    assert f"buy_with building_1 wood {count - kinds + 2}" not in scene.options()


def test_SA_RUL_16_SA_ACT_10_no_amount_that_the_later_kinds_cannot_follow():
    """One wood would leave four of one other kind to be paid, five would leave none."""
    tiles = ("5-of-2", *FOUR_TILES[:3])
    scene = using({"building_1": 1}, village(wood=5, brick=3, stone=3, gold=3), tiles=tiles)
    assert scene.options() == [*[f"buy_with building_1 wood {amount}" for amount in (0, 2, 3, 4)], "done"]


@pytest.fixture(scope="module")
def decisions():
    """The options of all decisions of random games of four."""
    return [[scene.options() for scene, _ in random_play(seed, 4) if scene.actor >= 0] for seed in range(24)]


def test_no_question_has_one_answer(decisions):
    assert min(len(options) for game in decisions for options in game) == 2


def test_a_question_has_few_options(decisions):
    assert max(len(options) for game in decisions for options in game) < 60


def test_a_random_game_of_four_has_under_700_decisions():
    """Two hundred of them; docs/benchmarks.md has twenty thousand."""
    setup = GAME.setup(4, {})
    decisions = [play_out(GAME, GAME.new(setup), Pcg32(seed)) for seed in range(200)]
    assert sum(decisions) < 510 * len(decisions)
    assert max(decisions) < 700
