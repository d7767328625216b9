"""KO-CMP: what is in the box."""

from collections import Counter
from pathlib import Path

import pytest

from lascaux.engine.errors import SetupError
from lascaux.games.kingdomino_origins.load import FILE, components, sources
from lascaux.games.kingdomino_origins.names import PEOPLE, RESOURCES, TERRAINS
from lascaux.games.load import read
from tests.kingdomino_origins.oracle import BARE
from tests.kingdomino_origins.scenes import GAME, a_turn, fresh

# Every domino by number: terrain and printed fires, for a volcano its craters.
DOMINOES = """
    D0 D0 / D0 D0 / D0 D0 / D0 G0 / D0 G0 / D0 L0 / D0 L0 / D0 J0 /
    D0 J0 / D0 Q0 / D0 Q0 / G0 G0 / G0 G0 / G0 G0 / L0 L0 / L0 L0 /
    J0 J0 / J0 J0 / G0 L0 / L0 J0 / G0 Q0 / G0 Q0 / J0 Q0 / D0 G1 /
    D0 L1 / D0 J1 / D0 Q1 / D0 V1 / D0 V1 / D1 G0 / D1 L0 / G1 L0 /
    G1 J0 / G0 L1 / L1 Q0 / G0 J1 / Q0 Q1 / G0 V1 / G0 V1 / L0 V1 /
    L0 Q2 / L0 V2 / J0 V2 / J0 V2 / Q0 V2 / L1 J2 / J1 Q2 / Q0 V3
"""
SYMBOLS = {"prairie": "mammoth", "lake": "fish", "jungle": "mushroom", "quarry": "flint"}
LETTERS = {"desert": "D", "prairie": "G", "lake": "L", "jungle": "J", "quarry": "Q", "volcano": "V"}


def seen_dominoes(mode):
    """All 48 dominoes as they lie on the table, four at a time."""
    seen = {}
    for first in range(1, 49, 4):
        scene = fresh(4, mode=mode)
        while scene.actor < 0 and not scene.view["row"]:
            outcomes = GAME.outcomes(scene.s)
            row = f"row {first} {first + 1} {first + 2} {first + 3}"
            scene.do(row) if not outcomes else scene.do(scene.say(outcomes[0][0]))
        for domino in scene.view["row"]:
            seen[domino["domino"]] = [{**BARE, **half} for half in domino["halves"]]
    return seen


def test_KO_CMP_01_48_dominoes_with_two_squares_each():
    seen = seen_dominoes("discovery")
    texts = [text.split() for text in DOMINOES.split("/")]
    assert sorted(seen) == list(range(1, 49))
    for number, halves in seen.items():
        drawn = [LETTERS[half["terrain"]] + str(half["fires"] + half["craters"]) for half in halves]
        assert drawn == texts[number - 1], f"domino {number}"


def test_KO_CMP_01_six_types_of_squares():
    types = {half["terrain"] for halves in seen_dominoes("discovery").values() for half in halves}
    assert types == set(TERRAINS) == set(LETTERS)


def test_KO_CMP_02_resources_and_lava_tokens():
    parts = components()
    assert dict(zip(RESOURCES, parts.resources, strict=True)) == {
        "mammoth": 16,
        "fish": 13,
        "mushroom": 11,
        "flint": 9,
    }
    assert sum(parts.resources) == 49
    assert fresh().view["lava"] == {"1": 5, "2": 4, "3": 1}


def test_KO_CMP_02_22_people():
    stack = fresh(4, mode="tribe").view["people"]
    assert sum(stack.values()) == 22
    assert set(stack) == set(PEOPLE)


def test_KO_CMP_02_four_totems_lie_in_the_middle():
    assert fresh(4, mode="totem").view["totems"] == dict.fromkeys(RESOURCES)


def test_KO_CMP_02_start_tiles_for_four_at_most():
    assert len(fresh(4).view["lands"]) == 4
    with pytest.raises(SetupError, match="2, 3 and 4"):
        fresh(5)


def test_KO_CMP_02_two_chiefs_a_colour():
    scene = fresh(2).do("row 1 2 3 4", "chief 0", "take_pair outer")
    assert Counter(scene.chiefs("last_row")) == {0: 2, 1: 2}


@pytest.mark.parametrize("mode", ["totem", "tribe"])
def test_KO_CMP_03_a_symbol_on_every_square_without_fire_but_desert_and_volcano(mode):
    for number, halves in seen_dominoes(mode).items():
        for half in halves:
            expected = None if half["fires"] else SYMBOLS.get(half["terrain"])
            assert half["resource"] == expected, f"domino {number}"


@pytest.mark.parametrize(
    ("domino", "resources"), [(19, ("mammoth", "fish")), (47, (None, None)), (44, ("mushroom", None))]
)
def test_KO_CMP_03_placed_squares_carry_what_their_symbol_says(domino, resources):
    scene = a_turn(domino, "H . .", mode="totem").do("place b1 c1")
    assert (scene.square("b1")["resource"], scene.square("c1")["resource"]) == resources


def test_KO_CMP_03_there_is_a_token_for_every_symbol():
    shown = [half["resource"] for halves in seen_dominoes("totem").values() for half in halves]
    assert [shown.count(resource) for resource in RESOURCES] == [16, 13, 11, 9]


def test_KO_CMP_04_the_rules_say_which_dominoes_nobody_has_seen():
    rules = (Path(__file__).parents[2] / "docs" / "rules" / "kingdomino-origins.md").read_text("utf-8")
    said = " ".join(rules.partition('<a id="ko-cmp-04">')[2].partition("- <a id=")[0].split())
    numbered, shown, transcribed = sources(read(FILE).at("sources"))
    assert f"{len(numbered) + len(shown)} of the 48" in said
    assert f"{len(numbered)} of them with their number ({', '.join(map(str, numbered))})" in said
    assert (
        f"The {len(transcribed)} others come from one transcription: {', '.join(map(str, transcribed))}."
        in said
    )
