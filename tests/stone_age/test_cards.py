"""SA-ACT-07, SA-CARD: buying cards and what they do."""

from typing import Any

import pytest

from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import CHANCE, SPECTATOR
from lascaux.games.stone_age.lookups import CARD_AMOUNT, CARD_EFFECT, CARD_NAMES, CARD_WHAT, DECK
from lascaux.games.stone_age.names import CHOICE, DICE, DRAW, GAIN, GAINS, ONE_USE, POINTS, ROLL_FOR
from tests.stone_age.components import CARD_LIST
from tests.stone_age.scenes import BUSY, FOUR_CARDS, GAME, using, village


def copies(effect, what=None):
    """How many cards of the deck do this."""
    gains = {GAINS.index(name) for name in what or GAINS}
    return sum(
        DECK[card]
        for card in range(len(DECK))
        if CARD_EFFECT[card] == effect and (effect != GAIN or CARD_WHAT[card] in gains)
    )


def buying(card, *villages, players=4, deck=None, others=True):
    """Seat 0 has a person on this card for 1; the others wait for their turn."""
    people = [{"card_1": 1}, BUSY] if others else [{"card_1": 1}]
    cards = (card, *[other for other in FOUR_CARDS if other != card][:3])
    return using(people, *(villages or [village(wood=1)]), cards=cards, players=players, deck=deck)


def bought(card, *villages, **more):
    return buying(card, *villages, **more).do("buy card_1 wood")


@pytest.mark.parametrize("card", sorted(set(CARD_LIST.split())))
def test_SA_SET_04_a_card_on_offer_shows_both_halves(card):
    """What it does at once, and what it scores: a sign, or people of one kind."""
    shown = buying(card).view["cards"][0]["card"]
    upper = [shown["effect"], shown["what"], shown["amount"]]
    if shown["effect"] == "gain":
        upper.remove("gain")
    elif shown["effect"] == "roll":
        upper.remove(shown["amount"])
    lower = [shown["symbol"], shown["worker"], shown["times"]]
    assert "-".join(str(part) for part in upper + lower if part) == shown["card"] == card
    assert shown["copies"] == CARD_LIST.split().count(card)


def test_SA_ACT_07_as_many_resources_as_the_space_costs_of_any_kinds():
    for space in (1, 2, 3, 4):
        scene = using([{f"card_{space}": 1}, BUSY], village(wood=1, brick=1, stone=1, gold=1))
        kinds = ("wood", "brick", "stone", "gold")[:space]
        scene.do(f"buy card_{space} " + " ".join(kinds))
        assert sum(scene.stock()) == 4 - space
        assert scene.village()["cards"][0]["card"] == FOUR_CARDS[space - 1]
        assert scene.cards()[space - 1] is None
        assert scene.actor == 1


def test_SA_ACT_07_every_payment_once_in_the_order_of_kinds():
    scene = using({"card_2": 1}, village(wood=2, stone=1))
    assert scene.options() == ["buy card_2 wood wood", "buy card_2 wood stone", "done"]
    for wrong in ("gold", "wood", "wood wood stone", "wood gold", "wood wood wood"):
        assert scene.why_not(f"buy card_2 {wrong}").rule == "SA-ACT-07"


def test_SA_ACT_07_many_ways_are_paid_kind_by_kind_in_their_order():
    scene = using({"card_4": 1}, village(wood=4, brick=4, stone=4, gold=1))
    assert scene.options() == [*[f"buy_with card_4 wood {amount}" for amount in range(5)], "done"]
    assert scene.why_not("buy_with card_4 brick 1").rule == "SA-ACT-07"
    assert scene.do("buy_with card_4 wood 0").why_not("pay wood 1").rule == "SA-ACT-07"
    assert scene.why_not("buy_with card_4 wood 1").key == "sa-why-paid-already"
    assert scene.why_not("done").rule == "SA-ACT-07"
    assert scene.why_not("buy card_4 wood wood wood wood").key == "sa-why-paid-already"
    assert scene.do("pay_all brick brick stone gold").stock() == [4, 2, 3, 0]
    assert scene.told("paid") == [{"seat": 0, "wood": 0, "brick": 2, "stone": 1, "gold": 1}]


def test_SA_ACT_07_never_food():
    scene = using([{"card_1": 1}, BUSY], village(food=20)).do("use card_1")
    assert scene.actor == 1
    assert scene.told("too-poor") == [{"place": "card_1", "seat": 0}]


def test_SA_ACT_07_declining_leaves_the_card_and_brings_the_person_back():
    scene = buying("food-5-medicine").do("done")
    assert scene.told("declined") == [{"place": "card_1", "seat": 0}]
    assert scene.cards()[0] == "food-5-medicine"
    assert (scene.stock(), scene.village()["at_hand"]) == ([1, 0, 0, 0], 5)


def test_SA_CARD_00_what_was_bought_is_known_to_all():
    scene = bought("food-5-medicine")
    for seat in (0, 1, SPECTATOR):
        assert [card["card"] for card in scene.seen_by(seat)["villages"][0]["cards"]] == ["food-5-medicine"]


def test_SA_CARD_01_ten_cards_with_dice_for_all():
    assert copies(DICE) == 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SA_CARD_01_a_die_a_player_the_buyer_first(players):
    cards = ("dice-time", *FOUR_CARDS[:3])
    people = [{}, {"card_1": 1}]
    scene = using(people, village(), village(wood=1), cards=cards, players=players, start=1)
    scene.do("buy card_1 wood")
    assert scene.actor == CHANCE
    dice = [1, 3, 4, 6][:players]
    scene.do("roll " + " ".join(map(str, dice)))
    order = []
    for die in reversed(dice[1:]):
        assert scene.view["dice"] == [left for left in dice if left <= die]
        order.append(scene.actor)
        scene.do(f"die {die}")
    assert order == [(1 + i) % players for i in range(players - 1)]
    assert scene.stock(0) == [1, 0, 0, 0]  # the last die, which nobody need choose


def test_SA_CARD_01_nobody_is_asked_where_the_dice_left_are_equal():
    scene = bought("dice-time").do("roll 1 2 2 2", "die 1")
    assert scene.actor == 1
    assert [scene.stock(seat) for seat in range(4)] == [[1, 0, 0, 0]] + [[0, 1, 0, 0]] * 3
    scene = bought("dice-time").do("roll 3 3 3 3")
    assert [scene.stock(seat) for seat in range(4)] == [[0, 0, 1, 0]] * 4


def test_SA_CARD_01_what_each_die_brings():
    scene = bought("dice-time").do("roll 1 2 3 4", "die 1", "die 2", "die 3")
    assert [scene.stock(seat) for seat in range(4)] == [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
        [0, 0, 1, 0],
        [0, 0, 0, 1],
    ]
    scene = bought("dice-time", others=False).do("roll 5 5 6 6", "die 5", "die 6", "die 6")
    assert [scene.village(seat)["production"] for seat in range(4)] == [0, 1, 1, 0]
    assert [scene.tools(seat)[0][0] for seat in range(4)] == [1, 0, 0, 1]


def test_SA_CARD_01_the_words_of_a_die_say_if_it_has_no_effect():
    full = village(tools=12, production=10, wood=1)
    scene = using([{"card_1": 1}, BUSY], full, cards=("dice-time", *FOUR_CARDS[1:]), supply="limited")
    scene.leave_in_supply(wood=0).do("buy card_1 wood").leave_in_supply(wood=0).do("roll 1 2 5 6")
    said = [GAME.text(scene.s, action).facts for action in GAME.legal(scene.s)]
    assert [(facts["value"], facts["gives"]) for facts in said] == [(1, 0), (2, 1), (5, 0), (6, 0)]
    scene.do("die 1")
    said = [GAME.text(scene.s, action).facts for action in GAME.legal(scene.s)]
    assert [(facts["value"], facts["gives"]) for facts in said] == [(2, 1), (5, 1), (6, 1)]


def test_SA_CARD_01_a_die_must_be_taken_and_tools_do_not_alter_it():
    scene = bought("dice-time", village(wood=1, tools=12)).do("roll 2 2 3 3")
    assert scene.options() == ["die 2", "die 3"]
    assert scene.why_not("die 4").rule == "SA-CARD-01"
    assert scene.why_not("done").rule == "SA-CARD-01"


def test_SA_CARD_01_what_cannot_be_gained_has_no_effect():
    scene = bought("dice-time", village(wood=1, tools=12), village(production=10)).do("roll 5 6 6 6")
    scene.do("die 5")
    assert [tool["value"] for tool in scene.village(0)["tools"]] == [4, 4, 4]
    assert scene.village(1)["production"] == 10


def test_SA_CARD_02_seven_cards_with_food():
    assert copies(GAIN, ["food"]) == 7
    for card in [name for name in CARD_NAMES if name.startswith("food-")]:
        assert bought(card).village()["food"] == 12 + int(card.split("-")[1])


def test_SA_CARD_03_five_cards_with_resources():
    assert copies(GAIN, ["wood", "brick", "stone", "gold"]) == 5
    assert bought("stone-2-transport").stock() == [0, 0, 2, 0]
    assert bought("brick-1-shaman-2").stock() == [0, 1, 0, 0]
    assert bought("gold-1-shaman-1").stock() == [0, 0, 0, 1]


def test_SA_CARD_04_two_dice_with_tools_by_the_divisor_of_the_place():
    assert copies(ROLL_FOR) == 3
    scene = bought("roll-wood-shaman-2", village(wood=1, tools=1))
    assert scene.actor == CHANCE
    assert not GAME.may_happen(scene.s, scene.action("roll 3"))
    assert scene.do("roll 3 5", "add 1").stock() == [3, 0, 0, 0]
    assert bought("roll-gold-art").do("roll 5 6").stock() == [0, 0, 0, 1]
    assert bought("roll-stone-shaman-1").do("roll 4 6").stock() == [0, 0, 2, 0]


def test_SA_CARD_05_three_points():
    assert copies(POINTS) == 3
    scene = bought("points-3-music")
    assert scene.track() == 3
    assert scene.line("cards") == 3
    assert scene.told("scored") == [{"seat": 0, "points": 3}]


def test_SA_CARD_06_a_tool():
    assert copies(GAIN, ["tool"]) == 1
    assert bought("tool-1-art", village(wood=1, tools=3)).tools() == [(2, False), (1, False), (1, False)]


def test_SA_CARD_07_production():
    assert copies(GAIN, ["production"]) == 2
    assert bought("production-1-time").village()["production"] == 1


def test_SA_CARD_08_a_hidden_card_that_counts_at_the_end_only():
    assert copies(DRAW) == 1
    scene = bought("draw-writing")
    assert scene.actor == CHANCE
    before = scene.view["deck"]
    scene.do("secret_card points-3-builder-3")
    assert scene.view["deck"] == before - 1
    assert scene.track() == 0
    scene.settle(0, village(buildings=["1-to-7", "4-of-1"]))
    assert scene.line("builders") == 6


def test_SA_CARD_08_only_its_owner_sees_it():
    scene = bought("draw-writing").do("secret_card one_use-4-toolmaker-1")
    own = scene.seen_by(0)["villages"][0]
    assert own["secret_card"]["card"] == "one_use-4-toolmaker-1"
    assert own["workers"]["toolmaker"] == 1
    assert scene.told("secret-drawn", 0)[0]["scores"] == "toolmaker"
    for seat in (1, 2, 3, SPECTATOR):
        seen = scene.seen_by(seat)["villages"][0]
        assert "secret_card" not in seen
        assert (seen["secret"], seen["workers"]["toolmaker"]) == (1, 0)
        assert scene.told("secret-drawn-unseen", seat) == [{"seat": 0}]
        assert scene.told("secret-drawn", seat) == []
    assert own["one_use"] == []


def test_SA_CARD_08_the_projection_of_others_does_not_count_it():
    scene = bought("draw-writing").do("secret_card dice-pottery")
    scene.settle(0, village(cards=["draw-writing"]))
    assert scene.seen_by(0)["villages"][0]["projection"]["green"] == 4
    assert scene.seen_by(1)["villages"][0]["projection"]["green"] == 1
    assert GAME.returns(scene.s)[0][0] == scene.seen_by(0)["villages"][0]["projection"]["total"]


def test_SA_CARD_08_the_end_shows_it_so_that_the_last_action_cannot_be_undone():
    own = village(wood=1, food=0, secret="dice-pottery")
    for stacks, ends in (((0, 7, 7, 7), True), ((7, 7, 7, 7), False)):
        scene = using([{}], own | village(food=4), stacks=stacks)
        assert scene.options() == ["refuse", "pay_all wood"]
        for option in scene.options():
            assert GAME.reveals(scene.s, scene.action(option)) == ends
    nobody = using([{}], village(wood=1, food=4), stacks=(0, 7, 7, 7))
    assert not GAME.reveals(nobody.s, nobody.action("refuse"))


def test_SA_CARD_08_others_hold_every_unseen_card_possible():
    deck = ("food-3-weaving", "dice-pottery", "stone-2-transport")
    scene = bought("draw-writing", deck=deck).do("secret_card dice-pottery")
    luck = Pcg32(3)
    worlds: list[Any] = [GAME.resample(scene.s, 1, luck) for _ in range(300)]
    drawn = [CARD_NAMES[world.secret[0]] for world in worlds]
    assert all(70 < drawn.count(card) < 130 for card in deck)
    for world in worlds:
        left = [CARD_NAMES[i] for i, count in enumerate(world.deck) if count]
        assert sorted([*left, CARD_NAMES[world.secret[0]]]) == sorted(deck)
    own: list[Any] = [GAME.resample(scene.s, 0, luck) for _ in range(20)]
    assert {world.secret[0] for world in own} == {scene.s.secret[0]}


def test_SA_CARD_09_three_one_use_tools_kept_open():
    assert copies(ONE_USE) == 3
    assert sorted(CARD_AMOUNT[i] for i in range(len(DECK)) if CARD_EFFECT[i] == ONE_USE) == [2, 3, 4]
    scene = bought("one_use-3-toolmaker-1", village(wood=1, tools=2))
    assert scene.village()["one_use"] == [3]
    assert scene.line("toolmakers") == 2


def test_SA_CARD_09_used_it_still_counts_as_a_card():
    own = village(cards=["one_use-2-toolmaker-2"], kept=["one_use-2-toolmaker-2"], tools=1)
    scene = using([{"hunt": 1}, BUSY], own).do("use hunt", "roll 2", "add once 2")
    assert scene.village()["one_use"] == []
    assert scene.line("toolmakers") == 2


def test_SA_CARD_10_any_two_resources_once():
    assert copies(CHOICE) == 1
    scene = bought("choice-2-medicine")
    assert scene.village()["choice"]
    scene.do("use_card")
    assert scene.options() == ["take wood", "take brick", "take stone", "take gold"]
    scene.do("take stone")
    assert scene.options() == ["take stone", "take gold"]
    scene.do("take gold")
    assert scene.stock() == [0, 0, 1, 1]
    assert not scene.village()["choice"]
    assert scene.line("green") == 1
    assert scene.actor == 1


def test_SA_CARD_10_two_of_the_same():
    assert bought("choice-2-medicine").do("use_card", "take wood", "take wood").stock() == [2, 0, 0, 0]


def test_SA_CARD_10_after_gold_only_gold_is_left_and_nobody_is_asked():
    scene = bought("choice-2-medicine").do("use_card", "take gold")
    assert (scene.actor, scene.stock()) == (1, [0, 0, 0, 2])
