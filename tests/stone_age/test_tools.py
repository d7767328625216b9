"""SA-TOOL, SA-RUL-01: tools."""

import pytest

from lascaux.engine.protocol import CHANCE
from tests.stone_age.scenes import BUSY, BUSY_TURN, FOUR_CARDS, using, village

ONE_USE = "one_use-4-toolmaker-1"


@pytest.mark.parametrize(
    ("tools", "values"),
    [
        (1, [1, 0, 0]),
        (2, [1, 1, 0]),
        (3, [1, 1, 1]),
        (4, [2, 1, 1]),
        (6, [2, 2, 2]),
        (7, [3, 2, 2]),
        (9, [3, 3, 3]),
        (10, [4, 3, 3]),
        (12, [4, 4, 4]),
        (13, [4, 4, 4]),
    ],
)
def test_SA_TOOL_01_SA_RUL_01_three_places_raised_from_the_left(tools, values):
    scene = using([{"tool_maker": 1}, BUSY], village(tools=tools - 1)).do("use tool_maker")
    assert [value for value, _ in scene.tools()] == values


def test_SA_TOOL_02_once_a_round_several_on_one_roll():
    scene = using({"forest": 1, "river": 1}, village(tools=5)).do("use forest", "roll 1")
    assert scene.options() == ["done", "add 2", "add 2 2 1"]
    roll = {"seat": 0, "place": "forest", "what": "wood", "dice": [1], "divisor": 3}
    assert scene.view["roll"] == roll | {"added": 0, "sum": 1, "yields": 0, "open": True}
    scene.do("add 2 2 1")
    assert scene.view["roll"] == roll | {"added": 5, "sum": 6, "yields": 2, "open": False}
    assert scene.stock() == [2, 0, 0, 0]
    assert [used for _, used in scene.tools()] == [True, True, True]
    scene.do("use river", "roll 5")
    assert scene.stock() == [2, 0, 0, 0]


def test_SA_TOOL_02_whole_tools_only():
    """A tool of 3 can't be split between two rolls."""
    people = [{"forest": 1, "hunt": 1, "river": 1}, BUSY]
    scene = using(people, village(tools=7)).do("use forest", "roll 2", "add 3")
    assert [used for _, used in scene.tools()] == [True, False, False]
    assert scene.stock() == [1, 0, 0, 0]
    scene.do("use hunt", "roll 1")
    assert scene.options() == ["done", "add 2", "add 2 2"]


def test_SA_TOOL_02_the_roll_may_be_left_as_it_is():
    scene = using([{"hunt": 1, "river": 1}, BUSY], village(tools=1)).do("use hunt", "roll 3", "done")
    assert scene.village()["food"] == 13
    assert scene.tools()[0] == (1, False)


def test_SA_TOOL_02_asked_only_if_tools_can_raise_the_yield():
    people = {"river": 1, "hunt": 1}
    assert using(people, village(tools=2)).do("use river", "roll 3").actor == CHANCE  # on the hunt
    assert using(people, village(tools=3)).do("use river", "roll 3").options() == ["done", "add 1 1 1"]


def test_SA_TOOL_02_not_another_players_tools():
    scene = using([{"hunt": 1}, BUSY], village(), village(tools=6)).do("use hunt", "roll 1")
    assert scene.actor == 1
    assert scene.village()["food"] == 12


def test_SA_TOOL_02_the_last_roll_of_a_round_is_seen_until_somebody_places():
    own = village(kept=[ONE_USE], cards=[ONE_USE])
    scene = using({"river": 1}, own).do("use river", "roll 5")
    for option, total in (("done", 5), ("add once 4", 9)):
        after = scene.copy().do(option)
        assert (after.view["round"], after.view["roll"]["sum"]) == (2, total)
        assert after.do("place hunt 1").view["roll"] is None


def test_SA_TOOL_03_ready_again_in_the_next_round():
    scene = using([{"hunt": 1}, BUSY], village(tools=1)).do("use hunt", "roll 1", "add 1")
    assert scene.tools()[0] == (1, True)
    scene.do(*BUSY_TURN)
    assert scene.view["round"] == 2
    assert scene.tools()[0] == (1, False)


def test_SA_TOOL_04_a_one_use_tool_once_in_the_game():
    own = village(cards=[ONE_USE], kept=[ONE_USE], tools=1)
    scene = using({"river": 1, "hunt": 1}, own).do("use river", "roll 1")
    assert scene.options() == ["done", "add 1 once 4"]
    scene.do("add 1 once 4")
    assert scene.stock() == [0, 0, 0, 1]
    assert scene.village()["one_use"] == []
    assert scene.why_not("add once 4").rule
    scene.do("use hunt", "roll 1")
    assert scene.view["round"] == 2


def test_SA_TOOL_04_alone():
    own = village(cards=[ONE_USE], kept=[ONE_USE])
    scene = using([{"river": 1}, BUSY], own).do("use river", "roll 2", "add once 4")
    assert scene.stock() == [0, 0, 0, 1]
    assert scene.actor == 1


def hunting_before_a_card(tools):
    """A tool is gained in the middle of a turn: by a card, after a roll."""
    people = {"hunt": 1, "card_1": 1, "river": 1, "clay_pit": 1}
    cards = ("tool-1-art", *FOUR_CARDS[1:])
    return using(people, village(tools=tools, wood=1), cards=cards).do("use hunt", "roll 1")


def test_SA_TOOL_05_a_new_tool_is_ready():
    scene = hunting_before_a_card(tools=1).do("add 1", "buy card_1 wood")
    assert scene.tools() == [(1, True), (1, False), (0, False)]
    assert scene.do("use river", "roll 5").options() == ["done", "add 1"]


def test_SA_TOOL_05_a_tool_of_the_dice_for_all_is_ready():
    cards = ("dice-time", *FOUR_CARDS[1:])
    scene = using({"river": 1, "card_1": 1, "forest": 1}, village(wood=1), cards=cards)
    scene.do("buy card_1 wood", "roll 1 1 1 5", "die 5", "use river", "roll 5")
    assert scene.options() == ["done", "add 1"]


def test_SA_TOOL_05_a_raised_tool_stays_used():
    scene = hunting_before_a_card(tools=3).do("add 1 1 1", "buy card_1 wood")
    assert scene.tools() == [(2, True), (1, True), (1, True)]


def test_SA_TOOL_05_of_equal_tools_the_right_one_is_used_so_that_the_raised_one_is_ready():
    scene = hunting_before_a_card(tools=3).do("add 1", "buy card_1 wood")
    assert scene.tools() == [(2, False), (1, False), (1, True)]


def test_SA_RUL_01_the_player_does_not_choose():
    scene = using([{"tool_maker": 1}, BUSY], village(tools=4)).do("use tool_maker")
    assert scene.actor == 1
    assert [value for value, _ in scene.tools()] == [2, 2, 1]
