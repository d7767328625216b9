"""Broken component files: each mistake is told with file, entry and reason."""

import re

import pytest

from lascaux.engine.errors import DataError
from lascaux.games.kingdomino_origins.load import FILE, components
from tests.component_files import refusal, written

GOOD = FILE.read_text(encoding="utf-8")


def refused(tmp_path, text):
    """Loads this text as a component file and gives back the error."""
    return refusal(components, written(tmp_path, "kingdomino_origins", text))


def broken(pattern, replacement):
    """The good file with one thing changed."""
    text, count = re.subn(pattern, replacement, GOOD, count=1, flags=re.M)
    assert count == 1, f"{pattern} is not in the file"
    return text


def test_KO_CMP_01_the_file_as_it_is_can_be_used():
    assert len(components().dominoes) == 48


CASES = {
    # missing keys
    "no dominoes": (r"^dominoes = \[", "dominos = [", "the file", "'dominos' is unknown here"),
    "no source": (
        r"^transcription = \[15, ",
        "transcription = [",
        "sources",
        "must name domino 15 once, names it 0",
    ),
    "two sources": (
        r"^transcription = \[15, ",
        "transcription = [15, 1, ",
        "sources",
        "domino 1 once, names it 2",
    ),
    "no overview": (r"^overview = 10\n", "", "bonus", "'overview' is missing"),
    "no fish tokens": (r"^fish = 13\n", "", "resources", "'fish' is missing"),
    "no totem": (r"^flint = 6\n", "", "totems", "'flint' is missing"),
    "no person": (r"^shaman = .*\n", "", "people", "'shaman' is missing"),
    "no points": (
        r"hunter = { copies = 2, points = 3,",
        "hunter = { copies = 2,",
        "people.hunter",
        "'points' is missing",
    ),
    "no copies": (r"bruiser = { copies = 1,", "bruiser = {", "people.bruiser", "'copies' is missing"),
    "no range": (r"fires = 2, range = 2", "fires = 2", "lava.2", "'range' is missing"),
    "no volcano of three": (r"^3 = { tokens.*\n", "", "lava", "'3' is missing"),
    "no distribution of lakes": (r"^lake = \[13.*\n", "", "distribution", "'lake' is missing"),
    "no terrain for flints": (
        r'^quarry = "flint"\n',
        "",
        "resource_of",
        "each resource must belong to one terrain",
    ),
    # unknown keys
    "unknown table": (
        r"^\[totems\]",
        "[weather]\nsun = 1\n[totems]",
        "the file",
        "'weather' is unknown here",
    ),
    "unknown person": (r"^shaman =", "dentist =", "people", "'dentist' is unknown here: allowed are hunter"),
    "unknown resource": (r"^flint = 9", "gold = 9", "resources", "'gold' is unknown here"),
    "unknown terrain with a resource": (
        r'^prairie = "m',
        'swamp = "m',
        "resource_of",
        "'swamp' is unknown here",
    ),
    "unknown fact of lava": (r"range = 3", "reach = 3", "lava.1", "'reach' is unknown here"),
    "four craters": (r"^3 = { tokens", "4 = { tokens", "lava", "'4' is unknown here"),
    "unknown fact of a gatherer": (
        r'per = "fish"',
        'per = "fish", luck = 1',
        "people.fisher",
        "'luck' is unknown here",
    ),
    "a warrior who gathers": (
        r"strength = 3",
        "strength = 3, points = 2",
        "people.bruiser",
        "'points' is unknown here",
    ),
    "unknown bonus": (r"^habilis = 5", "erectus = 5", "bonus", "'erectus' is unknown here"),
    # wrong types
    "dominoes are no list": (
        r"^dominoes = \[(?s:.*?)^\]",
        "dominoes = 48",
        "dominoes",
        "must be a list, is 48",
    ),
    "a domino is no list": (r"^  \[5, .*\],$", '  "desert",', "dominoes[5]", "must be a list, is 'desert'"),
    "a half is no list": (
        r'^  \[5, \["desert", 0, 0\]',
        '  [5, "desert"',
        "dominoes[5][2]",
        "must be a list, is 'desert'",
    ),
    "people are no table": (r"^hunter = {.*}", "hunter = 2", "people.hunter", "must be a table, is 2"),
    "a word for a number": (
        r"^fish = 13",
        'fish = "many"',
        "resources.fish",
        "must be a whole number, is 'many'",
    ),
    "a truth for a number": (
        r"^habilis = 5",
        "habilis = true",
        "bonus.habilis",
        "must be a whole number, is True",
    ),
    "a fraction": (r"^overview = 10", "overview = 10.5", "bonus.overview", "must be a whole number, is 10.5"),
    "a number for a word": (r'per = "fish"', "per = 3", "people.fisher.per", "must be one of mammoth"),
    # wrong values
    "an unknown terrain": (
        r'\[5, \["desert"',
        '[5, ["swamp"',
        "dominoes[5][2][1]",
        "must be one of desert, prairie",
    ),
    "three printed fires": (
        r'\["prairie", 1, 0\]',
        '["prairie", 3, 0]',
        "dominoes[24][3][2]",
        "must be from 0 to 2, is 3",
    ),
    "a negative number": (r"^fish = 13", "fish = -1", "resources.fish", "must be from 0 to 99, is -1"),
    "four craters on a square": (
        r'"volcano", 0, 3',
        '"volcano", 0, 4',
        "dominoes[48][3][3]",
        "must be from 0 to 3",
    ),
    "a token without fire": (r"fires = 1", "fires = 0", "lava.1.fires", "must be from 1 to 3, is 0"),
    "no copies at all": (
        r"amazon = { copies = 3",
        "amazon = { copies = 0",
        "people.amazon.copies",
        "must be from 1",
    ),
    "an unknown thing to count": (r'per = "fish"', 'per = "birds"', "people.fisher.per", "is 'birds'"),
    # wrong numbers
    "a domino too few": (r"^  \[48, .*\n", "", "dominoes", "must have 48 items, has 47"),
    "the wrong number": (
        r"^  \[5,",
        "  [6,",
        "dominoes[5]",
        "must be domino 5, is 6: the list goes by number",
    ),
    "a number beyond": (r"^  \[5,", "  [49,", "dominoes[5][1]", "must be from 1 to 48, is 49"),
    "a half too short": (
        r'\[5, \["desert", 0, 0\]',
        '[5, ["desert", 0]',
        "dominoes[5][2]",
        "must have 3 items, has 2",
    ),
    "a domino too long": (r"^  \[5, ", '  [5, "x", ', "dominoes[5]", "must have 3 items, has 4"),
    # what does not go together
    "two volcanoes": (
        r'\[28, \["desert", 0, 0\]',
        '[28, ["volcano", 0, 1]',
        "dominoes[28]",
        "has two volcanoes: a domino may have one",
    ),
    "a volcano without craters": (
        r'"volcano", 0, 3',
        '"volcano", 0, 0',
        "dominoes[48][3]",
        "a volcano has craters",
    ),
    "craters without a volcano": (
        r'\[5, \["desert", 0, 0',
        '[5, ["desert", 0, 1',
        "dominoes[5][2]",
        "nothing else has",
    ),
    "a burning volcano": (
        r'"volcano", 0, 3',
        '"volcano", 1, 3',
        "dominoes[48][3]",
        "no printed fire (KO-VOL-05)",
    ),
    "the distribution does not add up": (
        r'\[5, \["desert", 0, 0\]',
        '[5, ["lake", 0, 0]',
        "distribution.desert[1]",
        "says 20 squares with 0 fires, the dominoes have 19",
    ),
    "the fires do not add up": (
        r'\["prairie", 1, 0\]',
        '["prairie", 2, 0]',
        "distribution.prairie[2]",
        "says 3 squares with 1 fires",
    ),
    "too few tokens": (r"^flint = 9", "flint = 8", "resources.flint", "8 tokens for 9 symbols"),
    "a resource of two terrains": (
        r'^lake = "fish"',
        'lake = "mammoth"',
        "resource_of",
        "each resource must belong",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_KO_CMP_02_a_mistake_is_told_with_file_entry_and_reason(case, tmp_path):
    pattern, replacement, entry, reason = CASES[case]
    error = refused(tmp_path, broken(pattern, replacement))
    assert error.file == "kingdomino_origins/data/components.toml"
    assert error.entry == entry
    assert reason in error.reason
    assert str(error) == f"{error.file}: {error.entry}: {error.reason}"


def test_an_empty_file(tmp_path):
    error = refused(tmp_path, "")
    assert (error.entry, error.reason) == ("the file", "'dominoes' is missing")


def test_no_toml(tmp_path):
    error = refused(tmp_path, GOOD.replace("[totems]", "[totems"))
    assert error.entry == "the file"
    assert error.reason.startswith("is not TOML: ")


def test_no_text(tmp_path):
    path = tmp_path / "components.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DataError, match=r"components\.toml: the file: is not UTF-8 text"):
        components(path)


def test_no_file(tmp_path):
    with pytest.raises(DataError, match=r"components\.toml: the file: can't be read") as caught:
        components(tmp_path / "components.toml")
    assert caught.value.code == "data"


def test_long_values_are_cut_short(tmp_path):
    error = refused(tmp_path, broken(r"^fish = 13", f'fish = "{"very " * 50}many"'))
    assert len(error.reason) < 100
