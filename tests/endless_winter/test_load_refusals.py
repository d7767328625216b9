"""Component files that can be read, but not played with: each is refused with entry and reason."""

import pytest

from lascaux.games.endless_winter.load import FOLDER, components
from tests.component_files import refusal, with_changes

SETS = ("[2, 6]", "[1, 3, 6, 10]", "[3, 6, 10, 15]", "[2, 5, 9, 14]", "[3, 6, 9, 13]", "[2, 5, 8, 12]")
CASES = {
    "idols for idols": (
        "idol_board",
        'overflow = "vp 1"',
        'overflow = "vp 1, idol 1"',
        "sacrifice.overflow",
        "can't be 'idol'",
    ),
    "draws for idols": (
        "idol_board",
        'overflow = "vp 1"',
        'overflow = "draw 1"',
        "sacrifice.overflow",
        "again and again",
    ),
    "a top that pays for itself": (
        "main_board",
        '"pay labor 3 -> culture 1"',
        '"pay labor 1 -> food 1"',
        "column[2].top[1]",
        "without end: it may bring food and costs labor",
    ),
    "a reward of the base": ("terrain", 'reward = ""', 'reward = "food 1"', "terrain[8].reward", "no land"),
    "two bases": ("terrain", "count = 1\n", "count = 2\n", "terrain[8].count", "from 1 to 1"),
    "labor in the eclipse": ("terrain", '"food 3"', '"labor 1"', "terrain[1].reward", "of no use"),
    "labor to pay at rest": (
        "rest_tokens",
        '["food 2"]',
        '["pay labor 1 -> food 2"]',
        "token[1].effects[1]",
        "of no use",
    ),
    "a stone before round 1": (
        "main_board",
        'reward = "food 1"',
        'reward = "stone"',
        "start_bonus[2].reward",
        "no stone",
    ),
    "labor beside other things in the eclipse": (
        "starting",
        '"@eclipse food 2"',
        '"@eclipse food 2, labor 1"',
        "starting[2].abilities[2]",
        "ability of its own",
    ),
    "the order of one thing": (
        "main_board",
        '["camp 1, move 1"]',
        '["camp 1"]',
        "column[3].bottom[1]",
        "have an order",
    ),
    "the same, but different": (
        "main_board",
        '-> tribe hand 1"]',
        '-> tribe hand 2 same"]',
        "column[1].top[1]",
        "types must differ",
    ),
    "no top": ("main_board", '["pay labor 3 -> culture 1"]', "[]", "column[2].top", "1 to 4 items"),
    "turns without figures": (
        "main_board",
        "turns_per_round = 3",
        "turns_per_round = 4",
        "rounds.turns_per_round",
        "from 3 to 3",
    ),
    "more rounds than cards": (
        "main_board",
        "[1, 1, 2, 2]",
        "[1, 1, 1, 2]",
        "culture_display",
        "at most 6 places",
    ),
    "an era again": ("main_board", "[1, 1, 2, 2]", "[1, 2, 1, 2]", "rounds.era_by_round", "must rise"),
    "a table that nobody reads": (
        "stones",
        'family = "megalith_on_board"',
        'family = "megalith_on_board"\ntable = [[1, 1]]',
        "stone[9]",
        "'table' is unknown",
    ),
    "a stone of the base": ("stones", 'terrain = "steppe"', 'terrain = "base"', "stone[1].terrain", "one of"),
    "a name of two piles": (
        "culture",
        'id = "flint_core"',
        'id = "hunter"',
        "culture",
        "'hunter' stands there twice",
    ),
    "values of no rule": ("editions", "values = [1, 3]", "values = [1, 5]", "option[5].values", "no others"),
    "a switch": (
        "editions",
        "village_icon_free = false",
        "village_icon_free = true",
        "extra_options.village_icon_free",
        "before a game",
    ),
    "abilities of an edition": (
        "editions",
        '["labor 1", "@eclipse food 1"]',
        '["labor 1", "food", "tool", "idol"]',
        "override[1].abilities",
        "at most 3",
    ),
    "a corner of no edition": (
        "starting",
        "labor_halves = 1\nlabor_option",
        "labor_halves = 2\nlabor_option",
        "starting[1].labor_halves",
        "recommended edition",
    ),
    "too few in the box": (
        "starting",
        '["brave", "tr',
        '["brave", "brave", "brave", "brave", "tr',
        "opening_set_aside[1]",
        "only 3",
    ),
    "players twice": ("terrain", "players = 3", "players = 2", "by_players[2].players", "from 3 to 3"),
    "two layouts for two": (
        "megalith_tiles",
        "recommended_for = [3]",
        "recommended_for = [2]",
        "layout[2].recommended_for[1]",
        "another layout",
    ),
    "an unknown section": (
        "main_board",
        "[score_track]",
        "[weather]\nsun = 1\n[score_track]",
        "the file",
        "'weather' is",
    ),
    "a camp's space": (
        "player_board",
        "[6, 7, 8, 9, 10]",
        "[6, 7, 8, 9, 9]",
        "food_track.camp_spaces[5]",
        "from 10",
    ),
    "too dear": ("player_board", "food 4", "food 14", "stone_slot[3].price", "more than anybody"),
    "brackets": (
        "culture",
        '"food 3"',
        '"' + "(" * 5000 + "food" + ")" * 5000 + '"',
        "culture[1].abilities[1]",
        "characters",
    ),
    "alternatives": (
        "culture",
        '"food 3"',
        '"food' + " / food" * 27 + '"',
        "culture[1].abilities[1]",
        "28 parts",
    ),
    "a huge amount": ("culture", '"food 3"', f'"food {10**20}"', "culture[1].abilities[1]", "from 1 to 99"),
    "less than nothing": ("culture", '"food 3"', '"food -1"', "culture[1].abilities[1]", "'-1' is no word"),
    "many choices": ("culture", '"food 3"', '"draw 21"', "culture[1].abilities[1]", "at most 20"),
    "a long number": ("tribe", "copies = 15", "copies = 0x" + "f" * 5000, "tribe[1].copies", "too long"),
    "digits": ("tribe", "copies = 15", "copies = " + "9" * 5000, "the file", "is not TOML"),
    "lists in lists": ("tribe", "copies = 15", "copies = " + "[" * 5000, "the file", "too many brackets"),
}


@pytest.mark.parametrize("case", CASES)
def test_what_can_not_be_played_or_is_written_in_vain_is_refused(tmp_path, case):
    file, good, bad, entry, reason = CASES[case]
    error = refusal(components, with_changes(FOLDER, tmp_path / "data", {file: [(good, bad)]}, 1))
    assert (error.file, error.entry) == (f"{tmp_path.name}/data/{file}.toml", entry)
    assert reason in error.reason
    assert len(str(error)) < 400


@pytest.mark.parametrize(
    ("changes", "entry", "reason"),
    [
        ({"main_board": [('= "vp 1"', '= "animal deck"')]}, "empty_supply.tribe", "can't be 'animal deck'"),
        ({"main_board": [('= "vp 1"', '= "tribe hand"')]}, "empty_supply.tribe", "again and again"),
        (
            {"main_board": [('= "vp 1"', '= "idol"')], "idol_board": [('= "vp 1"', '= "culture"')]},
            "sacrifice.overflow",
            "leads back to it",
        ),
        (
            {
                "main_board": [
                    ('= "vp 1"', '= "food 2"'),
                    ("pay tool 1, labor 1 -> animal", "pay labor 1 -> animal"),
                ]
            },
            "column[2].top[1]",
            "may bring food and costs labor",
        ),
        (
            {
                "idol_board": [('= "vp 1"', '= "tool 2"')],
                "main_board": [("labor 3 -> culture 1", "tool 1 -> idol")],
            },
            "column[2].top[1]",
            "without end",
        ),
        (
            {
                "terrain": [
                    ("glaciers = 6\nrandom_lands = 6", "glaciers = 11\nrandom_lands = 1"),
                    ("count = 6", "count = 11"),
                ],
                "main_board": [("terrain_hexes = 25", "terrain_hexes = 30")],
            },
            "token",
            "must be 11 or more",
        ),
        (
            {"animals": [("copies = 10", "copies = 1"), ("copies = 5", "copies = 1")]},
            "species",
            "must be 11 animals or more, are 7",
        ),
        (
            {
                "animals": [
                    ("wild = false", "wild = true"),
                    ("max_set = 2", "max_set = 0"),
                    ("max_set = 4", "max_set = 0"),
                ]
                + [(values, "[]") for values in SETS]
            },
            "species",
            "one at least must not be wild",
        ),
    ],
)
def test_what_several_files_make_impossible_is_refused(tmp_path, changes, entry, reason):
    error = refusal(components, with_changes(FOLDER, tmp_path / "data", changes))
    assert error.entry.endswith(entry)
    assert reason in error.reason


@pytest.mark.parametrize(
    "changes",
    [
        {"animals": [('tip = "food max"', 'tip = "tip 2, food 1"')]},
        {"player_board": [('reward = "megalith 1"', 'reward = "stone"')]},
        {"megalith_tiles": [('reward = "food 2"', 'reward = "megalith 2"')]},
        {"idol_board": [('reward = "megalith 1"', 'reward = "idol 2"')]},
        {"glacier_tokens": [('reward = "idol 2"', 'reward = "village"')]},
        {"idol_board": [('= "vp 1"', '= "tip, stone"')]},
    ],
)
def test_what_leads_to_itself_but_ends_is_allowed(tmp_path, changes):
    assert components(with_changes(FOLDER, tmp_path / "data", changes))
