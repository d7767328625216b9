"""The components: what is in the box, and what is said about a file that is wrong."""

from pathlib import Path

import pytest

from lascaux.engine.errors import DataError
from lascaux.games.stone_age.load import FILE, components
from lascaux.games.stone_age.names import SYMBOLS, WORKERS
from tests.component_files import refusal, written

SOURCE = FILE.read_text(encoding="utf-8")


def with_changed(folder: Path, old: str, new: str) -> Path:
    assert old in SOURCE
    return written(folder, "stone_age", SOURCE.replace(old, new, 1))


def test_SA_SET_03_28_tiles_17_fixed_8_with_a_number_3_open():
    kinds = [tile.kind for tile in components().buildings for _ in range(tile.copies)]
    assert [kinds.count(kind) for kind in (0, 1, 2)] == [17, 8, 3]


def test_SA_SET_04_36_cards_16_of_them_green_each_symbol_twice():
    cards = [card for card in components().cards for _ in range(card.copies)]
    assert len(cards) == 36
    assert [sum(card.symbol == i for card in cards) for i in range(len(SYMBOLS))] == [2] * 8
    people = [sum(card.times for card in cards if card.worker == i) for i in range(len(WORKERS))]
    assert people == [7, 8, 9, 7]


@pytest.mark.parametrize(
    ("old", "new", "entry", "reason"),
    [
        ("[2, 1, 0, 0, 1]", "[2, 1, 0, 0, 2]", "buildings.tiles", "says 28 tiles, the lists have 29"),
        ("[2, 1, 0, 0, 1]", "[2, 1, 0, 0]", "buildings.fixed[1]", "must have 5 items, has 4"),
        ("[2, 1, 0, 0, 1]", "[0, 0, 0, 0, 1]", "buildings.fixed[1]", "must cost something"),
        ("[2, 1, 0, 0, 1]", "[2, 0, 1, 0, 1]", "buildings", "'wood-wood-stone' stands there twice"),
        ("[4, 1, 1]", "[4, 5, 1]", "buildings.number[1]", "4 resources can't be of 5 kinds"),
        ("open = [[1, 7, 3]]", "open = [[8, 7, 3]]", "buildings.open[1]", "at most 7 is less than"),
        ('"food:5"', '"food:x"', "cards.list[1][1]", "must end with a number from 1 to 9"),
        ('"food:5"', '"fud:5"', "cards.list[1][1]", "must be one of dice, draw"),
        ('"food:5"', "5", "cards.list[1][1]", "must be text such as food:5"),
        ('"roll:gold"', '"roll:food"', "cards.list[14][1]", "must be one of wood, brick, stone, gold"),
        ('"medicine"', '"poison"', "cards.list[1][2]", "must be one of medicine"),
        ("count = 36", "count = 35", "cards.count", "says 35 cards, the list has 36"),
        ("green = 16", "green = 15", "cards.green", "says 15 cards, the list has 16"),
        ('"draw"', '"dice"', "cards", "stands there twice"),
        ("costs = [1, 2, 3, 4]", "costs = [1, 2, 3]", "cards.costs", "must have 4 items"),
        ('6 = "production"', '6 = "person"', "die.6", "must be one of wood"),
        ("hunt = 2", "hunt = 0", "divisor.hunt", "must be from 1 to 9"),
        ("people_start = 5", "people = 5", "limits", "'people' is unknown here"),
    ],
)
def test_SA_SET_04_a_mistake_names_file_entry_and_reason(tmp_path, old, new, entry, reason):
    error = refusal(components, with_changed(tmp_path, old, new))
    assert error.file == "stone_age/data/components.toml"
    assert error.entry == entry
    assert reason in error.reason


def test_SA_CARD_08_there_must_be_one_hidden_card(tmp_path):
    with pytest.raises(DataError, match="must have one card 'draw'"):
        components(with_changed(tmp_path, '["draw", "writing", 1]', '["food:9", "writing", 1]'))
