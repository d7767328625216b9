"""The numbers of the lessons are those of the components: what a game is taught by is true."""

import re
from itertools import pairwise
from pathlib import Path

from lascaux.games.endless_winter import printing as winter
from lascaux.games.kingdomino_origins.printing import printed as origins
from lascaux.games.stone_age.lookups import BUILDING_MIX, COMPONENTS, DIVISOR, TILES, VALUE
from lascaux.games.stone_age.names import FIXED, HUNT

LESSONS = Path(__file__).parents[2] / "docs" / "rules"
Table = list[list[str]]


def tables(game: str) -> dict[str, Table]:
    """By the first words of their heads, as rows of cells."""
    lines = (LESSONS / f"{game}-lesson.md").read_text(encoding="utf-8").splitlines()
    found: dict[str, Table] = {}
    for before, line in pairwise(lines):
        if not line.startswith("|"):
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not before.startswith("|"):
            found[cells[0]] = table = []
        table.append(cells)
    return {head: [table[0], *table[2:]] for head, table in found.items()}


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_kingdomino_origins():
    told, printed = tables("kingdomino-origins"), origins()
    points = dict(zip(told["totem"][0][1:], map(int, told["totem"][1][1:]), strict=True))
    assert points == printed["totem_points"]
    assert [row[1] for row in told["person"][1:]] == [
        str(person["points"]) for person in printed["people"].values() if person["per"] != "strength"
    ]


def mean(people: int, divisor: int) -> float:
    """Over all rolls, each sum by how many rolls have it."""
    ways = {0: 1}
    for _ in range(people):
        sums = sorted(ways)
        ways = {
            total: sum(ways.get(total - die, 0) for die in range(1, 7))
            for total in range(sums[0] + 1, sums[-1] + 7)
        }
    return sum(count * (total // divisor) for total, count in ways.items()) / 6**people


def test_stone_age():
    told = tables("stone-age")
    divisors = [DIVISOR[HUNT + place] for place in range(5)]
    assert [int(row[2]) for row in told["place"][1:]] == divisors
    for people, *means in told["people"][1:]:
        assert [
            abs(float(said) - mean(int(people), by)) < 0.0051
            for said, by in zip(means, divisors, strict=True)
        ] == [True] * 5
    assert told["different green signs"][1][1:] == [
        str(int(count) ** 2) for count in told["different green signs"][0][1:]
    ]


def worth(resources: int, kinds: int) -> list[int]:
    """The least and the most."""
    rest = resources - kinds
    return [sum(some) + rest * some[0] for some in (VALUE[:kinds], VALUE[::-1][:kinds])]


def test_buildings_of_stone_age():
    wanted = []
    fixed = [tile for tile in COMPONENTS.buildings if tile.kind == FIXED]
    points = [sum(count * value for count, value in zip(tile.cost, VALUE, strict=True)) for tile in fixed]
    wanted.append([sum(tile.copies for tile in fixed), min(points), max(points)])
    for number, tile in enumerate(COMPONENTS.buildings):
        if tile.kind == FIXED:
            continue
        low, high = (
            worth(tile.least, tile.kinds)
            if BUILDING_MIX[number]
            else (tile.least * VALUE[0], tile.most * VALUE[-1])
        )
        wanted.append([TILES[number], low, high])
    rows = [[*numbers(row[1]), *numbers(row[2])] for row in tables("stone-age")["buildings"][1:]]
    assert [[tiles, *(points * 2)[:2]] for tiles, *points in rows] == wanted


def test_endless_winter():
    told, printed = tables("endless-winter"), winter.printed(next(iter(winter.PRINTINGS)))
    assert printed is not None
    sets = [species["set_vp"] for species in printed["species"].values() if not species["wild"]]
    longest = [[*points, *[points[-1]] * (4 - len(points))] for points in sets]
    assert sorted(numbers(" ".join(row[1:])) for row in told["untipped animals of a kind"][1:]) == sorted(
        longest
    )
    buried = told["buried cards"]
    for row, table in zip(buried[1:], printed["burial"], strict=True):
        assert [[numbers(head)[0], int(cell)] for head, cell in zip(buried[0][1:], row[1:], strict=True)] == [
            [least, points] for least, points in table
        ]
    levels, worths = told["level of sacrifice"]
    for head, cell in zip(levels[1:], worths[1:], strict=True):
        for level in range(numbers(head)[0], numbers(head)[-1] + 1):
            rate = printed["sacrifice"][level]
            assert numbers(cell) == [rate["resources"], rate["points"]], level
