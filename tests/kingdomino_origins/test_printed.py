"""What is printed on people and totems is told as the component file has it."""

import tomllib

import lascaux
from lascaux.games.kingdomino_origins.load import FILE
from lascaux.games.kingdomino_origins.names import RESOURCES
from tests.views import printed_by

GAME = lascaux.load("kingdomino-origins")
PAPER = tomllib.loads(FILE.read_text(encoding="utf-8"))


def test_people_and_totems_are_told_as_they_are_printed():
    told = printed_by(GAME, "")
    assert told["totem_points"] == PAPER["totems"]
    assert told["people"] == {
        name: {
            "points": person["strength"] if "strength" in person else person["points"],
            "per": person.get("per", "strength"),
        }
        for name, person in PAPER["people"].items()
    }


def test_KO_TRI_02_prices_are_told():
    told = printed_by(GAME, "")
    assert (told["resources"], told["price"]) == (list(RESOURCES), {"invite": 2, "search": len(RESOURCES)})


def test_there_is_one_printing_without_a_name():
    assert GAME.printed("default") is None
