"""EW-CMP and broken component files: each mistake is told with file, entry and reason."""

from typing import Any

import pytest

from lascaux.games.endless_winter import lookups
from lascaux.games.endless_winter.hexes import HEXES, JUNCTURES, NEIGHBOURS
from lascaux.games.endless_winter.load import FOLDER, components
from lascaux.locales import catalog
from tests.component_files import refusal, with_changes


def test_EW_CMP_13_EW_CMP_14_the_pieces_of_a_player():
    board = components().board
    assert (board.villages, board.camps, board.own_megaliths, board.neutral_megaliths) == (3, 5, 8, 2)
    assert board.tribe_figures == 2


def test_EW_ACT_31_where_the_food_track_gives_labor():
    assert lookups.TO_NEXT_ICON == [0, 0, 1, 2, 1, 2, 1, 2, 1, 2, 1]


def test_EW_SET_43_and_EW_COL_MIG_06_hexes_and_junctures():
    assert HEXES == 19
    assert len(NEIGHBOURS[0]) == 6
    assert sorted(len(beside) for beside in NEIGHBOURS) == [3] * 6 + [4] * 6 + [6] * 7
    assert len(JUNCTURES) == 18
    assert all(0 not in meeting for meeting in JUNCTURES)


def test_EW_MEG_14_the_block_can_carry_a_pyramid():
    block = lookups.LAYOUT_NAMES.index("block")
    assert lookups.POSITIONS[block] == 32 + 21 + 12 + 5
    first = lookups.CELL_PLACES[block].index((0, 0))
    assert first in lookups.CARRIED_BY[block][0]
    assert set(lookups.CARRIED_BY[block][21]) <= set(range(32, 53))


def test_the_english_catalog_calls_things_as_the_files_do():
    box, english = components(), catalog("en")
    things: list[Any] = [
        *box.cards,
        *box.species,
        *box.stones,
        *box.chiefs,
        *box.setups,
        *box.glacier,
        *box.rest,
    ]
    for thing in (*things, *box.glacier, *box.rest):
        assert english.word("ew", thing.name) == thing.title
    for land in box.terrain.lands[:-1]:
        assert english.word("ew", land.name) == land.title.lower()


CASES = {
    "schema": ("tribe", 'schema = "ew-data/1"', 'schema = "x"', "schema", "must be one of ew-data/1"),
    "an unknown key": ("tribe", "copies = 15", "copies = 15\nluck = 1", "tribe[1]", "'luck' is unknown here"),
    "a missing source": (
        "tribe",
        'source = "reconstructed"',
        'note = "x"',
        "tribe[1]",
        "'source' is missing",
    ),
    "no effect": (
        "tribe",
        "@hunt labor 1",
        "@hunt gold 1",
        "tribe[1].abilities[1]",
        "'gold' can't be gained",
    ),
    "an idle ability": ("tribe", '"@hunt labor 1"', '""', "tribe[1].abilities[1]", "must do something"),
    "a foreign column": (
        "tribe",
        'column = "hunt"',
        'column = "develop"',
        "tribe[1].column",
        "of none of its",
    ),
    "too many of a type": (
        "tribe",
        "copies = 15",
        "copies = 16",
        "components.tribe_cards",
        "the files have 76",
    ),
    "starting cards": (
        "starting",
        "copies_per_player = 3",
        "copies_per_player = 4",
        "cards_per_player",
        "says 9, the list has 10",
    ),
    "an unknown opening": (
        "starting",
        '["brave", "tr',
        '["coward", "tr',
        "opening_set_aside[1]",
        "must be one of brave",
    ),
    "a gated culture card": (
        "culture",
        '"food 3"',
        '"@hunt food 3"',
        "culture[1].abilities[1]",
        "no meaning",
    ),
    "eras": ("culture", "era = 1", "era = 2", "culture", "must have 20 cards of era 1"),
    "a name twice": (
        "culture",
        '"flint_core"',
        '"ember_pouch"',
        "culture",
        "'ember_pouch' stands there twice",
    ),
    "a set that falls": ("animals", "[1, 3, 6, 10]", "[1, 3, 2, 10]", "species[3].set_vp", "must rise"),
    "a wild set": ("animals", "wild = true", "wild = false", "species[2].wild", "EW-END-15"),
    "animals": (
        "animals",
        "copies = 10",
        "copies = 9",
        "components.animal_cards",
        "says 60, the files have 59",
    ),
    "a stone's terrain": (
        "stones",
        'terrain = "steppe"',
        'terrain = "sea"',
        "stone[1].terrain",
        "must be one",
    ),
    "a stone's table": ("stones", "[[1, 1], [2, 2]", "[[2, 1], [2, 2]", "stone[10].table[2]", "must rise"),
    "a chief of the eclipse": (
        "chiefs",
        "@hunt animal",
        "@eclipse animal",
        "chief[1].side[1].ability",
        "EW-CARD",
    ),
    "a setup card": (
        "setup_cards",
        'tribe = "hunter"',
        'tribe = "fisher"',
        "setup[1].tribe",
        "must be one of",
    ),
    "a token": ("rest_tokens", '["food 2"]', "[]", "token[1].effects", "must have 1 or 2 items"),
    "terrain": ("terrain", "glaciers = 6", "glaciers = 5", "by_players[1]", "must make up 18 tiles"),
    "lands": ("terrain", 'kind = "land"', 'kind = "base"', "terrain", "the lands, then the glacier"),
    "stones shown": ("main_board", "left = 4", "left = 3", "stone_display[1]", "must be the same"),
    "a column": ("main_board", 'id = "develop"', 'id = "think"', "column[2].id", "must be one of develop"),
    "empty supply": (
        "main_board",
        'culture = "vp 1"',
        'culture = "vp 2"',
        "empty_supply",
        "must be the same",
    ),
    "a slot": (
        "player_board",
        'price = "tool 2, food 2"',
        'price = "labor 2"',
        "stone_slot[1].price",
        "tools and",
    ),
    "a food track": ("player_board", "max = 10", "max = 9", "food_track.max", "must be from 10 to 10"),
    "a cell": ("megalith_tiles", 'kind = "start"', 'kind = "plain"', "tile[1].cell[2].reward", "EW-ICON-33"),
    "a layout": (
        "megalith_tiles",
        "x = 4, y = 0, rot = 90",
        "x = 3, y = 0, rot = 90",
        "layout[1].slots",
        "overlap",
    ),
    "an angle": ("megalith_tiles", "rot = 90", "rot = 45", "layout[1].slots[2].rot", "must be 0, 90"),
    "levels": ("idol_board", "level = 2", "level = 3", "sacrifice.level[2].level", "must be from 2 to 2"),
    "an edition": ("editions", "[profile.uk]", "[profile.fr]", "profile", "'fr' is unknown here"),
    "an option": (
        "editions",
        'recruit_lock = "turn"',
        'recruit_lock = "day"',
        "recruit_lock",
        "must be one of",
    ),
    "an override": (
        "editions",
        'card = "brave"',
        'card = "tribesman"',
        "override[1].card",
        "must be one of brave, tribeswoman",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_broken_file_is_refused_with_entry_and_reason(tmp_path, case):
    file, good, bad, entry, reason = CASES[case]
    error = refusal(components, with_changes(FOLDER, tmp_path / "data", {file: [(good, bad)]}, 1))
    assert error.entry.endswith(entry)
    assert reason in error.reason
