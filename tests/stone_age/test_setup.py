"""SA-SET, SA-RND: how a game begins."""

import pytest

from lascaux.engine.errors import SetupError
from lascaux.engine.protocol import CHANCE
from tests.stone_age.scenes import BUSY, BUSY_TURN, GAME, fresh, placing, random_play, using, village


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SA_SET_01_two_to_four_players(players):
    assert len(placing(players=players).view["villages"]) == players


@pytest.mark.parametrize("players", [1, 5])
def test_SA_SET_01_no_others(players):
    with pytest.raises(SetupError):
        GAME.setup(players, {})


def test_SA_SET_01_seats_are_clockwise():
    scene = placing(start=2)
    order = []
    for _ in range(5):
        order.append(scene.actor)
        scene.do(scene.options()[0])
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SA_SET_02_what_everybody_begins_with(players):
    scene = placing(players=players)
    for seat in range(players):
        own = scene.village(seat)
        assert (own["people"], own["food"], own["production"], own["points"]) == (5, 12, 0, 0)
        assert (own["cards"], own["buildings"], own["one_use"], own["secret"]) == ([], [], [], 0)
        assert scene.stock(seat) == [0, 0, 0, 0]
        assert scene.tools(seat) == [(0, False)] * 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SA_SET_03_a_stack_of_seven_for_each_player_the_top_one_open(players):
    scene = placing(players=players)
    assert [stack["left"] for stack in scene.view["buildings"]] == [7] * players
    assert None not in scene.tiles()


def test_SA_SET_03_any_unseen_tile_may_come_and_none_twice():
    """With two players 26 tiles are unseen, those of the unused stacks among them."""
    scene = using({"building_1": 1}, village(wood=2, brick=1), players=2)
    scene.do("buy building_1 wood wood brick")
    odds = {scene.say(action): weight for action, weight in GAME.outcomes(scene.s)}
    assert sum(odds.values()) == 28 - 2
    assert odds["tile 1-to-7"] == 3
    assert odds["tile wood-brick-stone"] == 2
    assert "tile wood-wood-brick" not in odds
    assert "tile wood-wood-stone" not in odds
    assert odds["tile wood-wood-gold"] == 1


def test_SA_SET_04_four_cards_from_right_to_left_cost_1_to_4():
    scene = fresh(2).do("tile 1-to-7", "tile 1-to-7")
    assert sum(weight for _, weight in GAME.outcomes(scene.s)) == 36
    scene.do("card draw-writing")
    assert scene.cards() == ["draw-writing", None, None, None]
    scene.do("card points-3-music", "card points-3-music", "card dice-pottery")
    assert [space["cost"] for space in scene.view["cards"]] == [1, 2, 3, 4]
    assert scene.cards() == ["draw-writing", "points-3-music", "points-3-music", "dice-pottery"]
    assert scene.view["deck"] == 32


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SA_SET_05_the_start_player_is_drawn(players):
    scene = fresh(players).do(*["tile 1-to-7", "tile 4-of-1", "tile 4-of-2", "tile 4-of-3"][:players])
    scene.do("card draw-writing", "card points-3-music", "card points-3-music", "card dice-pottery")
    assert scene.actor == CHANCE
    assert [scene.say(action) for action, _ in GAME.outcomes(scene.s)] == [
        f"start {seat}" for seat in range(players)
    ]
    assert len({weight for _, weight in GAME.outcomes(scene.s)}) == 1
    scene.do("start 1")
    assert (scene.view["start"], scene.actor) == (1, 1)


def test_SA_SET_06_no_more_than_ten_people():
    scene = using({"hut": 2}, village(people=10, food=20)).do("use hut")
    assert scene.village()["people"] == 10
    scene = using({"hut": 2}, village(people=9, food=20)).do("use hut")
    assert scene.village()["people"] == 10


def test_SA_SET_06_production_ends_at_ten():
    scene = using({"field": 1}, village(production=10)).do("use field")
    assert scene.village()["production"] == 10
    scene = using({"field": 1}, village(production=9)).do("use field")
    assert scene.village()["production"] == 10


def test_SA_SET_07_the_supply_has_no_limit():
    scene = using({"river": 3}, village(gold=10), village(gold=10)).do("use river", "roll 6 6 6")
    assert scene.stock() == [0, 0, 0, 13]
    assert "supply" not in scene.view


def test_SA_SET_07_by_option_what_is_not_there_is_not_gained():
    scene = placing(supply="limited")
    assert scene.view["supply"] == {"wood": 20, "brick": 16, "stone": 12, "gold": 10}
    scene = using({"river": 3}, supply="limited")
    scene.leave_in_supply(gold=2).do("use river", "roll 6 6 6")
    assert scene.stock() == [0, 0, 0, 2]
    assert scene.view["supply"]["gold"] == 0
    assert scene.told("spent-supply") == [{"what": "gold", "amount": 1, "seat": 0}]
    scene = using({"river": 3}, supply="limited").leave_in_supply(gold=3).do("use river", "roll 6 6 6")
    assert (scene.stock(), scene.told("spent-supply")) == ([0, 0, 0, 3], [])


def test_SA_SET_07_what_is_paid_goes_back():
    scene = using({"building_1": 1}, village(wood=2, brick=1), supply="limited")
    scene.leave_in_supply(wood=18, brick=15).do("buy building_1 wood wood brick")
    assert scene.view["supply"] == {"wood": 20, "brick": 16, "stone": 12, "gold": 10}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SA_SET_07_no_piece_is_lost_or_made_in_a_whole_game(players):
    box = [20, 16, 12, 10]
    for scene, _ in random_play(players, players, supply="limited"):
        held = [sum(scene.s.resources[4 * seat + i] for seat in range(players)) for i in range(4)]
        assert [a + b for a, b in zip(held, scene.s.supply, strict=True)] == box


def test_SA_RND_01_place_use_feed():
    scene = placing(village(food=0, wood=9))
    assert scene.view["phase"] == "placing"
    assert scene.play_on(until="using").view["phase"] == "using"
    assert [scene.village(seat)["at_hand"] for seat in (1, 2, 3)] == [0, 0, 0]
    scene.play_on(until="feeding")
    assert scene.view["phase"] == "feeding"
    assert all(village["placed"] == 0 for village in scene.view["villages"])


def test_SA_RND_01_all_use_before_anybody_eats():
    scene = using([{"tool_maker": 1}, BUSY])
    scene.do("use tool_maker")
    assert (scene.actor, scene.view["phase"], scene.village(0)["food"]) == (1, "using", 12)
    scene.do(*BUSY_TURN)
    assert [scene.village(seat)["food"] for seat in range(4)] == [7, 7, 7, 7]


def test_SA_RND_02_the_left_neighbour_starts_next():
    scene = using({"card_1": 1}, village(wood=1), start=0).do("buy card_1 wood")
    assert scene.actor == CHANCE
    scene.do("card points-3-music")
    assert (scene.view["start"], scene.actor, scene.view["round"]) == (1, 1, 2)
    assert using({}, start=3).view["start"] == 0
