"""SA-ACT: using people."""

import itertools
from fractions import Fraction

import pytest

from lascaux.engine.chance import Pcg32
from lascaux.engine.errors import MalformedAction
from lascaux.engine.protocol import CHANCE
from lascaux.games.stone_age.generated import actions
from tests.stone_age.scenes import BUSY, BUSY_TURN, GAME, placing, using, village

DIVISORS = {"hunt": 2, "forest": 3, "clay_pit": 4, "quarry": 5, "river": 6}
# SA's table of exact means: dice, then food, wood, brick, stone, gold.
MEANS = {
    1: (1.5, 0.833333, 0.5, 0.333333, 0.166667),
    2: (3.25, 2.0, 1.361111, 1.0, 0.75),
    3: (5.0, 3.166667, 2.254630, 1.699074, 1.333333),
    5: (8.5, 5.5, 4.0, 3.100051, 2.5),
    7: (12.0, 7.833333, 5.749986, 4.5, 3.666667),
}


def test_SA_ACT_01_all_own_people_in_any_order_then_the_next_player():
    people = [{"forest": 1, "quarry": 1, "river": 2}, {"hunt": 2, "clay_pit": 1}, {}, BUSY]
    scene = using(people, *[village(tools=1)] * 2, start=3)
    assert scene.actor == 3
    scene.do(*BUSY_TURN)
    assert scene.actor == 0
    assert scene.options() == ["use forest", "use quarry", "use river"]
    scene.do("use quarry", "roll 1")
    assert scene.options() == ["use forest", "use river"]
    assert scene.place("quarry")["people"] == [0, 0, 0, 0]
    scene.do("use river", "roll 1 1")
    assert scene.place("forest")["people"] == [0, 0, 0, 0]  # the last group is used without a question
    scene.do("roll 1")
    assert (scene.actor, scene.options()) == (1, ["use hunt", "use clay_pit"])
    assert scene.why_not("use forest").rule == "SA-ACT-01"


def test_SA_ACT_02_the_tool_maker_gives_a_tool():
    assert using({"tool_maker": 1}).do("use tool_maker").tools() == [(1, False), (0, False), (0, False)]


def test_SA_ACT_03_the_hut_gives_a_person_who_eats_at_once():
    scene = using({"hut": 2}).do("use hut")
    assert scene.village()["people"] == 6
    assert scene.village()["food"] == 12 - 6
    assert scene.view["round"] == 2
    assert scene.village()["at_hand"] == 6


def test_SA_ACT_03_not_placed_in_this_round():
    scene = using([{"hut": 2}, BUSY]).do("use hut")
    assert (scene.actor, scene.view["phase"]) == (1, "using")


def test_SA_ACT_04_the_field_raises_production():
    scene = using([{"field": 1}, {"hunt": 1}]).do("use field")
    assert scene.village()["production"] == 1


@pytest.mark.parametrize("place", DIVISORS)
def test_SA_ACT_05_SA_ACT_06_a_die_a_person(place):
    scene = using({place: 3}).do(f"use {place}")
    assert scene.actor == CHANCE
    assert GAME.may_happen(scene.s, scene.action("roll 1 2 6"))
    for wrong in ("roll 1 2", "roll 1 2 3 4", "roll 2 1 3"):
        assert not GAME.may_happen(scene.s, scene.action(wrong))
    for no_die in ("roll 0 1 2", "roll 1 2 7"):
        with pytest.raises(MalformedAction, match="from 1 to 6"):
            scene.action(no_die)


def test_SA_ACT_05_half_of_the_sum_is_food():
    scene = using([{"hunt": 3}, BUSY]).do("use hunt", "roll 2 3 4")
    assert scene.village()["food"] == 12 + 4
    assert scene.told("yielded") == [{"seat": 0, "what": "food", "sum": 9, "amount": 4}]


@pytest.mark.parametrize(("place", "index"), [("forest", 0), ("clay_pit", 1), ("quarry", 2), ("river", 3)])
@pytest.mark.parametrize("dice", ["1 1 1", "2 3 6", "5 6 6", "6 6 6"])
def test_SA_ACT_06_the_sum_by_the_divisor_rounded_down(place, index, dice):
    scene = using([{place: 3}, BUSY]).do(f"use {place}", f"roll {dice}")
    wanted = [0, 0, 0, 0]
    wanted[index] = sum(map(int, dice.split())) // DIVISORS[place]
    assert scene.stock() == wanted
    assert scene.view["roll"]["dice"] == [int(die) for die in dice.split()]
    assert scene.view["roll"]["yields"] == wanted[index]


def test_SA_ACT_06_nothing_is_asked_without_tools():
    assert using([{"forest": 1}, BUSY]).do("use forest", "roll 2").actor == 1


@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize(("number", "place"), list(enumerate(DIVISORS)))
def test_SA_ACT_05_SA_ACT_06_exact_means_of_the_engine_itself(dice, number, place):
    """Every outcome that the engine knows, with its odds, through the engine."""
    scene = using([{place: dice}, BUSY]).do(f"use {place}")
    total, tickets = Fraction(0), 0
    for action, weight in GAME.outcomes(scene.s):
        after = scene.copy()
        GAME.apply(after.s, action)
        gained = after.village()["food"] - 12 if place == "hunt" else sum(after.stock())
        total += weight * gained
        tickets += weight
    assert tickets == 6**dice
    assert round(float(total / tickets), 6) == MEANS[dice][number]


@pytest.mark.parametrize("dice", [5, 7])
@pytest.mark.parametrize(("number", "place"), list(enumerate(DIVISORS)))
def test_SA_ACT_05_SA_ACT_06_exact_means_of_many_dice(dice, number, place):
    """By the sums: each sum of so many dice is taken once through the engine."""
    ways = {0: 1}
    for _ in range(dice):
        rolled: dict[int, int] = {}
        for total, face in itertools.product(ways, range(1, 7)):
            rolled[total + face] = rolled.get(total + face, 0) + ways[total]
        ways = rolled
    scene = using([{place: dice}, BUSY], village(people=10)).do(f"use {place}")
    mean = Fraction(0)
    for total, weight in ways.items():
        after = scene.copy().do("roll " + " ".join(map(str, some_dice(dice, total))))
        gained = after.village()["food"] - 12 if place == "hunt" else sum(after.stock())
        mean += Fraction(weight * gained, 6**dice)
    assert round(float(mean), 6) == MEANS[dice][number]


def some_dice(dice: int, total: int) -> list[int]:
    """Dice in rising order with this sum."""
    found = [1] * dice
    for i in reversed(range(dice)):
        found[i] += min(5, total - sum(found))
    return found


@pytest.mark.parametrize("dice", [2, 4, 6, 10])
def test_SA_ACT_05_rolls_are_fair(dice):
    """Faces are equally often, and two dice are not tied to each other: the variance of the sum is right."""
    scene = using({"hunt": dice}, village(people=10, food=20)).do("use hunt")
    luck, rolls = Pcg32(5), 6000
    sampled = [GAME.sample(scene.s, luck)[1:] for _ in range(rolls)]
    assert all(GAME.may_happen(scene.s, (actions.ROLL, *roll)) for roll in sampled)
    for face in range(1, 7):
        share = sum(roll.count(face) for roll in sampled) / (rolls * dice)
        assert abs(share - 1 / 6) < 4 * (5 / 36 / (rolls * dice)) ** 0.5
    sums = [sum(roll) for roll in sampled]
    mean = sum(sums) / rolls
    variance = sum((total - mean) ** 2 for total in sums) / rolls
    assert abs(mean - 3.5 * dice) < 4 * (35 / 12 * dice / rolls) ** 0.5
    assert abs(variance / (35 / 12 * dice) - 1) < 0.1


def test_SA_ACT_13_a_place_that_gives_nothing_can_be_occupied():
    full = village(people=10, production=10, tools=12, food=20)
    scene = placing(full)
    assert {"place tool_maker 1", "place hut 2", "place field 1"} <= set(scene.options())
    scene = using({"tool_maker": 1, "hut": 2, "field": 1}, full)
    scene.do("use tool_maker", "use hut", "use field")
    own = scene.village()
    assert (own["people"], own["production"], [tool["value"] for tool in own["tools"]]) == (10, 10, [4, 4, 4])


def test_SA_ACT_13_by_option_it_is_shut():
    full = village(people=10, production=10, tools=12)
    scene = placing(full, capped_places="shut")
    assert not {"place tool_maker 1", "place hut 2", "place field 1"} & set(scene.options())
    refusal = scene.why_not("place hut 2")
    assert (refusal.key, refusal.rule) == ("sa-why-capped", "SA-RUL-07")
    scene.do("place hunt 1")
    assert {"place tool_maker 1", "place hut 2", "place field 1"} <= set(scene.options())


def test_SA_ACT_14_what_was_gained_pays_in_the_same_turn():
    scene = using({"forest": 3, "card_1": 1}).do("use forest", "roll 1 1 1")
    scene.do("buy card_1 wood")
    assert scene.village()["cards"][0]["card"] == "food-5-medicine"


def test_SA_ACT_14_a_tool_helps_in_the_same_turn():
    people = {"forest": 1, "tool_maker": 1, "river": 1}
    scene = using(people).do("use tool_maker", "use forest", "roll 5")
    assert scene.options() == ["done", "add 1"]
