"""Every effect on every component can be read in words: whole phrases, nothing empty, no bare key."""

import re

import msgspec
import pytest

from lascaux.engine.protocol import Text
from lascaux.games.endless_winter.effect_words import EFFECTS, effect_text, gated_text, listed
from lascaux.games.endless_winter.effects import ATOMS, TESTS, Nodes
from lascaux.games.endless_winter.game import EndlessWinterGame
from lascaux.games.endless_winter.hexes import PLACES_OF
from lascaux.games.endless_winter.labels import HEX_LABELS, LEVELS, position_label
from lascaux.games.endless_winter.lookups import (
    CARRIED_BY,
    CELL_PLACES,
    CELLS,
    COMPONENTS,
    LAYOUT_NAMES,
    POSITIONS,
)
from lascaux.games.endless_winter.printing import PRINTINGS, effect_texts, printed
from lascaux.games.view_types import Said
from lascaux.locales import Catalog, languages
from lascaux.server import telling

GAME = EndlessWinterGame()


def text_of(said: Said) -> Text:
    facts = said["facts"].items()
    return Text(
        said["key"], {name: text_of(fact) if isinstance(fact, dict) else fact for name, fact in facts}
    )


def spoken(catalog: Catalog, text: Text) -> str:
    line = catalog.tell(text, [])
    assert catalog.problems == [], text
    assert line == line.strip()
    assert re.search(r"[^\W\d_]{3}", line), text
    assert not re.search(r"\bew-|[{}_$@]|  |\bnone\b", line), line
    return line


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("printing", [*PRINTINGS][::5])
def test_every_line_of_every_component_is_said(printing: str, language: str) -> None:
    found, catalog = printed(printing), Catalog(language)
    assert found is not None
    for kind, named in found["words"].items():
        for name, lines in named.items():
            assert lines, (kind, name)
            for line in lines:
                spoken(catalog, text_of(line))
    for text, effect in found["effects"].items():
        assert spoken(catalog, text_of(effect["words"])), text


def test_every_component_of_the_files_has_words() -> None:
    found = printed("1-table-sum")
    assert found is not None
    box, words = COMPONENTS, found["words"]
    for kind, names in {
        "card": [card.name for card in box.cards],
        "species": [each.name for each in box.species],
        "stone": [stone.name for stone in box.stones],
        "land": [land.name for land in box.terrain.lands],
        "chief": [chief.name for chief in box.chiefs],
        "setup": [card.name for card in box.setups],
        "glacier_token": [token.name for token in box.glacier],
        "rest_token": [token.name for token in box.rest],
        "slot": [str(number) for number in range(1, len(box.board.slots) + 1)],
        "sacrifice": [str(level) for level in range(len(box.idols.sacrifice))],
        "honor": [str(level) for level in range(len(box.idols.honor))],
    }.items():
        assert list(words[kind]) == names
    assert {cell.text for tile in box.megaliths.tiles for cell in tile} <= {"", *found["effects"]}
    assert effect_texts() - {""} == set(found["effects"])
    for card, texts in zip(box.cards, box.editions.texts[0], strict=True):
        assert len(words["card"][card.name]) == 1 + len(texts) + (card.vp > 0)


def test_different_effects_sound_different() -> None:
    catalog = Catalog("en")
    nodes = COMPONENTS.nodes
    # Whether a village needs camps is told by the option, not by the icon.
    numbers = [number for number in range(len(EFFECTS)) if nodes.with_camps(number) == number]
    heard = [catalog.tell(EFFECTS[number], []) for number in numbers]
    assert len(set(heard)) == len(heard) > 50


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("food 2", "gain 2 food"),
        ("labor 1 1/2", "gain 1½ labor"),
        ("tool, food 2", "gain 1 tool and 2 food"),
        ("megalith 2, food", "place 2 megaliths and gain 1 food"),
        (
            "reveal 2, animal grounds, idol 2",
            "turn up 2 animals on the hunting grounds, "
            "take an animal from the hunting grounds and gain 2 idols",
        ),
        ("vp 3 / idol 2 / megalith", "either score 3 points, or gain 2 idols, or place a megalith"),
        ("pay food 2 -> megalith 2", "pay 2 food: place 2 megaliths"),
        ("pay tool, labor 2, food 3 -> draw", "pay 2 labor, 3 food and 1 tool: draw a card"),
        ("pay discard -> tool 2, food", "pay 1 card from your hand: gain 2 tools and 1 food"),
        (
            "food 2, (if villages >= 1: vp 3)",
            "gain 2 food; if you have a village on the land, score 3 points",
        ),
        (
            "if first and buried >= 3: food max",
            "if you are first in turn order and you have buried at least 3 cards, "
            "fill your food up to its limit",
        ),
        ("@hunt animal grounds, food", "in Hunt: take an animal from the hunting grounds and gain 1 food"),
        ("@eclipse move 2", "in the eclipse: move camps 2 steps in all"),
        ("tribe hand 2 different", "take 2 tribe cards of different types into your hand"),
        ("tribe discard 3 same", "take 3 tribe cards of one type to your discard pile"),
        (
            "pay food -> (pay tool -> draw) / (if last: stone)",
            "pay 1 food: either pay 1 tool: draw a card, or if you are last in turn order, "
            "take a sacred stone for the price of its slot",
        ),
    ],
)
def test_EW_ICON_effects_are_phrases(text: str, words: str) -> None:
    assert said_afresh(text) == words


@pytest.mark.parametrize("atom", ATOMS)
@pytest.mark.parametrize("amount", ["", " 2"])
def test_EW_ICON_every_atom_is_said(atom: str, amount: str) -> None:
    if amount and atom in ("food max", "village", "stone", "extra"):
        return
    assert said_afresh(atom + amount)


@pytest.mark.parametrize("test", TESTS)
def test_EW_ICON_35_every_condition_is_said(test: str) -> None:
    condition = test if test in ("first", "last") else f"{test} >= 2"
    assert said_afresh(f"if {condition}: food").startswith("if you ")


def said_afresh(text: str) -> str:
    """An effect that need not be on any component."""
    nodes = Nodes()
    gate, node = nodes.ability(text)
    return spoken(Catalog("en"), gated_text(gate, effect_text(nodes.all, node)))


def test_lists_of_any_length() -> None:
    one = Text("ew-good-food", {"amount": 1})
    said = [Catalog("en").tell(listed([one] * number), []) for number in range(1, 5)]
    assert said == [
        "1 food",
        "1 food and 1 food",
        "1 food, 1 food and 1 food",
        "1 food, 1 food, 1 food and 1 food",
    ]


def test_hexes_are_called_by_row_and_number() -> None:
    assert len(set(HEX_LABELS)) == len(PLACES_OF)
    assert HEX_LABELS[0] == "C3"
    rows = [[label for label in sorted(HEX_LABELS) if label[0] == row] for row in "ABCDE"]
    assert [len(row) for row in rows] == [3, 4, 5, 4, 3]
    by_row = sorted(range(len(PLACES_OF)), key=lambda hexagon: (PLACES_OF[hexagon][1], PLACES_OF[hexagon][0]))
    assert [HEX_LABELS[hexagon] for hexagon in by_row] == sorted(HEX_LABELS)


@pytest.mark.parametrize("layout", range(len(LAYOUT_NAMES)))
def test_places_of_megaliths_have_labels_of_their_own(layout: int) -> None:
    labels = [
        (LEVELS[layout][position][0], position_label(layout, position))
        for position in range(POSITIONS[layout])
    ]
    assert len(set(labels)) == len(labels)
    assert labels[0][0] == 1
    for at, below in enumerate(CARRIED_BY[layout]):
        corner = below[0]
        while corner >= CELLS:
            corner = CARRIED_BY[layout][corner - CELLS][0]
        column, row = CELL_PLACES[layout][corner]
        assert labels[CELLS + at][1] == f"{row + 1}-{column + 1}"


def test_there_is_no_other_printing() -> None:
    assert GAME.printed("1-table-sum") == printed("1-table-sum")
    assert GAME.printed("../etc") is None


def test_a_view_names_its_printing() -> None:
    for options, name in (
        ({}, "1-table-sum"),
        ({"edition": "cs"}, "3-each-pairs"),
        ({"two_species_stone": "pairs"}, "1-table-pairs"),
    ):
        assert GAME.observe(GAME.new(GAME.setup(2, options)), 0)["printing"] == name


def test_a_text_inside_a_text_is_said_with_the_names_of_seats() -> None:
    inner = Text("ew-log-reshuffled", {"seat": 1})
    said = Catalog("en").tell(Text("ew-list-and", {"one": inner, "two": "x"}), ["Ana", "Bo"])
    assert said == "Bo shuffles the discard pile. and x"
    words = telling.words(Text("ew-list-and", {"one": inner, "two": 2}, "EW-END-01"))
    assert msgspec.json.decode(msgspec.json.encode(words)) == {
        "key": "ew-list-and",
        "facts": {"one": {"key": "ew-log-reshuffled", "facts": {"seat": 1}, "rule": ""}, "two": 2},
        "rule": "EW-END-01",
    }
