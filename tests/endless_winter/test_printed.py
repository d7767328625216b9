"""EW-CMP, EW-CARD: what is in the box, and what is printed on it."""

import tomllib

import pytest

from lascaux.games.endless_winter import lookups, names
from lascaux.games.endless_winter.effects import ATOMS, ECLIPSE_GATE, NO_GATE, EffectError, Nodes
from lascaux.games.endless_winter.load import FOLDER, components
from lascaux.games.registry import load
from tests.views import printed_by

PRINTED = printed_by(load("endless-winter"), "1-table-sum")


def in_the_box(name):
    """How many the main file names; the loader compares that with the files of the components."""
    return tomllib.loads((FOLDER / "main_board.toml").read_text(encoding="utf-8"))["components"][name]


@pytest.mark.parametrize(
    ("name", "number"),
    [
        pytest.param("main_boards", 1, id="EW-CMP-02 main"),
        pytest.param("player_boards", 4, id="EW-CMP-02 player"),
        pytest.param("animal_boards", 1, id="EW-CMP-02 animal"),
        pytest.param("idol_boards", 1, id="EW-CMP-02 idol"),
        pytest.param("cover_cards", 1, id="EW-CMP-11 cover"),
        pytest.param("burial_cards", 4, id="EW-CMP-11 burial"),
        pytest.param("player_aids", 4, id="EW-CMP-11 aids"),
        pytest.param("round_markers", 1, id="EW-CMP-15"),
    ],
)
def test_pieces_that_are_only_counted(name, number):
    assert in_the_box(name) == number


def test_EW_CMP_04_EW_CMP_05_terrain_and_megalith_tiles():
    box = components()
    assert sum(land.copies for land in box.terrain.lands) == in_the_box("terrain_hexes") == 25
    assert len(set(box.megaliths.names)) == in_the_box("megalith_tiles") == 4


def test_EW_CMP_06_ten_stones_of_each_era():
    assert [lookups.STONE_ERA.count(era) for era in names.ERAS] == [10, 10]


def test_EW_CMP_07_EW_CARD_15_five_chiefs_with_an_ability_for_turns_on_either_side():
    assert len(components().chiefs) == 5
    for chief in components().chiefs:
        assert len(chief.sides) == 2
        assert all(gate != ECLIPSE_GATE and node for gate, node in chief.sides)


def test_EW_CMP_08_EW_CMP_09_EW_CMP_10_EW_CMP_12_cards_and_animals():
    box = components()
    assert [card.copies for card in box.cards if card.era == 0 and not card.is_starting] == [15] * 5
    assert sum(card.copies for card in box.cards if card.is_starting) == 9
    assert [sum(card.era == era for card in box.cards) for era in names.ERAS] == [20, 20]
    assert sum(each.copies for each in box.species) == 60


def test_EW_CMP_11_EW_CMP_16_setup_cards_and_the_tokens_of_the_modules():
    box = components()
    assert (len(box.setups), len(box.glacier), len(box.rest)) == (5, 10, 5)
    assert all(len(token.effects) in (1, 2) for token in box.rest)


def abilities():
    """Every ability that is printed anywhere."""
    texts = [text for card in PRINTED["cards"].values() for text in card["abilities"]]
    texts += [each["tip"] for each in PRINTED["species"].values()]
    texts += [text for sides in PRINTED["chiefs"].values() for text in sides]
    return texts


def test_EW_CARD_01_all_abilities_are_of_one_vocabulary():
    assert len(abilities()) > 60
    for text in abilities():
        nodes = Nodes()
        nodes.ability(text)
        assert all(node.atom < len(ATOMS) for node in nodes.all)
    with pytest.raises(EffectError):
        Nodes().ability("gold 1")


def test_EW_CARD_12_a_tribe_card_has_labor_points_and_abilities_for_turns_and_the_eclipse():
    for card in lookups.CARD_NAMES[lookups.STARTING : lookups.FIRST_CULTURE]:
        printed = PRINTED["cards"][card]
        gates = [Nodes().ability(text)[0] for text in printed["abilities"]]
        assert printed["labor"] > 0
        assert printed["vp"] >= 0
        assert ECLIPSE_GATE in gates
        assert len([gate for gate in gates if gate != ECLIPSE_GATE]) == 1


@pytest.mark.parametrize("era", [pytest.param(1, id="EW-ICON-27"), pytest.param(2, id="EW-ICON-28")])
def test_EW_CARD_13_a_culture_card_has_an_era_points_and_an_ability(era):
    printed = [card for card in PRINTED["cards"].values() if card["era"] == era]
    assert len(printed) == 20
    for card in printed:
        assert (card["labor"], len(card["abilities"])) == (0, 1)
        assert card["vp"] >= 0
        assert Nodes().ability(card["abilities"][0])[0] == NO_GATE


def test_EW_CARD_14_an_animal_has_a_number_a_benefit_and_values_of_sets():
    for name, each in PRINTED["species"].items():
        most = {"mammoth": 2, "argentavis": 0}.get(name, 4)
        assert len(each["set_vp"]) == most
        assert each["set_vp"] == sorted(each["set_vp"])
        assert each["copies"] in (5, 10)
        assert Nodes().effect(each["tip"])
