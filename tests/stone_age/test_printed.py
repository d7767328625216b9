"""What is printed on the board is told as the component file has it."""

import tomllib

import lascaux
from lascaux.games.stone_age.load import FILE
from tests.views import printed_by

GAME = lascaux.load("stone-age")
PAPER = tomllib.loads(FILE.read_text(encoding="utf-8"))


def test_the_board_is_told_as_it_is_printed():
    told = printed_by(GAME, "")
    assert (told["resources"], told["value"]) == ([*PAPER["value"]], PAPER["value"])
    assert told["brings"] == {
        "tool_maker": "tool",
        "hut": "person",
        "field": "production",
        "hunt": "food",
        "forest": "wood",
        "clay_pit": "brick",
        "quarry": "stone",
        "river": "gold",
    }
    below = {lower.partition(":")[0] for _, lower, _ in PAPER["cards"]["list"]}
    assert {*told["symbols"], *told["workers"]} == below
    assert len(told["symbols"]) == 8


def test_there_is_one_printing_without_a_name():
    assert GAME.printed("default") is None
