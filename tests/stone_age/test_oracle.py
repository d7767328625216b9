"""Whole games, compared with the slow oracle at every question: SA-SET to SA-FIN, and all rulings."""

from collections import Counter

import pytest

from tests.stone_age import components, oracle_scoring
from tests.stone_age.following import at_random, eagerly, follow, greedily, sparingly

GAMES = [
    (2, {}),
    (2, {"edition": "original", "supply": "limited"}),
    (2, {"duplicates": "second-set", "capped_places": "shut"}),
    (3, {"edition": "original"}),
    (3, {"supply": "limited", "capped_places": "shut"}),
    (3, {"edition": "original", "duplicates": "point", "capped_places": "shut"}),
    (4, {}),
    (4, {"edition": "original", "supply": "limited", "capped_places": "shut"}),
    (4, {"duplicates": "second-set", "supply": "limited"}),
]
HAPPENED = {
    *(
        "place",
        "use",
        "add",
        "done",
        "buy_with",
        "pay",
        "pay_all",
        "buy",
        "use_card",
        "take",
        "die",
        "refuse",
    ),
    *("start", "tile", "card", "secret_card", "roll"),
    *("stack empty", "ten people", "full production", "full tools", "duplicates"),
}


def test_random_games_are_the_oracle_s_games_question_by_question():
    seen = Counter()
    for seed, (players, options) in enumerate(GAMES):
        seen += follow(players, options, 140 + seed, eagerly if seed % 3 == 1 else at_random)
    assert set(seen) >= HAPPENED
    assert 0 < seen["stack empty"] < seen["games"]  # both endings


def test_SA_RUL_02_a_card_that_is_kept_is_the_oracle_s_card_at_a_meal_and_at_the_end():
    seen = {"unlimited": Counter(), "limited": Counter()}
    for seed, (players, options) in enumerate(GAMES):
        supply = options.get("supply", "unlimited")
        seen[supply] += follow(players, options, 200 + seed, sparingly)
    for counted in seen.values():
        assert counted["card at a meal"]
        assert counted["card at the end"]


@pytest.mark.parametrize(("players", "options"), GAMES[1::3])
def test_greedy_games_are_the_oracle_s_games_question_by_question(players, options):
    assert follow(players, options, 100 + players, greedily)["games"] == 1


@pytest.mark.parametrize(
    ("table", "entry", "wrong"),
    [
        ("DIVISOR", "quarry", 4),
        ("VALUE", "gold", 7),
        ("SUPPLY", "wood", 19),
        ("DIE", 5, "gold"),
        ("YIELD", "forest", "brick"),
    ],
)
def test_the_oracle_notices_another_rule(monkeypatch, table, entry, wrong):
    monkeypatch.setitem(getattr(components, table), entry, wrong)
    with pytest.raises(AssertionError):
        follow(2, {"supply": "limited"}, 5, at_random)


def final(cards, production=0, tools=(0, 0, 0), people=5, buildings=0, duplicates="by-edition"):
    options = {"edition": "hr", "duplicates": duplicates, "supply": "unlimited", "capped_places": "open"}
    table = components.new_table(2, options)
    table["seats"][0] |= {
        "production": production,
        "tools": list(tools),
        "people": people,
        "buildings": ["1-to-7"] * buildings,
    }
    return sum(oracle_scoring.final_points(table, 0, cards).values())


FIVE = ["food-5-medicine", "dice-pottery", "food-1-weaving", "dice-time", "points-3-music"]


def test_SA_EX_11_SA_EX_12_SA_EX_13_the_oracle_knows_the_rulebook_s_examples():
    assert final(FIVE) == 25
    assert final([*FIVE, "food-7-pottery"]) == 26
    assert final([*FIVE, "food-7-pottery", "food-3-weaving"]) == 27
    assert final([*FIVE, "food-7-pottery", "food-3-weaving"], duplicates="second-set") == 29
    assert final(["food-3-farmer-2", "dice-farmer-2", "dice-farmer-1"], production=7) == 35
    assert final(["dice-toolmaker-2", "one_use-3-toolmaker-1"], tools=(3, 2, 2)) == 21
    assert final(["points-3-builder-3", "dice-builder-2", "food-2-builder-2"], buildings=6) == 42
    assert final(["brick-1-shaman-2", "gold-1-shaman-1"], people=8) == 24
