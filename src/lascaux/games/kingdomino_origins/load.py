"""The components of Kingdomino Origins, read from data/components.toml and checked."""

from collections import Counter
from pathlib import Path
from typing import NamedTuple

from lascaux.games.kingdomino_origins.names import COUNTED, PEOPLE, RESOURCES, TERRAINS, VOLCANO
from lascaux.games.load import Entry, read

FILE = Path(__file__).parent / "data" / "components.toml"
DOMINOES = 48
ROW = 4
SOURCES = ("numbered_picture", "picture", "transcription")


class Half(NamedTuple):
    terrain: int
    fires: int
    craters: int


class Components(NamedTuple):
    dominoes: list[tuple[Half, Half]]
    resource_of: list[int]  # by terrain; -1: none
    resources: list[int]  # tokens by resource
    lava_tokens: list[int]  # by craters, 0 unused
    lava_fires: list[int]
    lava_range: list[int]
    totems: list[int]  # points by resource
    copies: list[int]  # by person
    points: list[int]  # by person, 0 for warriors
    per: list[int]  # what is counted, by person; -1 for warriors
    strength: list[int]  # by person, 0 for hunters and gatherers
    overview: int
    habilis: int


def components(path: Path = FILE) -> Components:
    """All of the file, or a DataError that names the entry."""
    file = read(path).only(
        [
            *("dominoes", "sources", "resource_of", "resources"),
            *("lava", "totems", "people", "bonus", "distribution"),
        ]
    )
    dominoes = [domino(entry, number) for number, entry in enumerate(file.at("dominoes").items(DOMINOES), 1)]
    check_distribution(file.at("distribution"), dominoes)
    sources(file.at("sources"))
    resource_of = resources_of(file.at("resource_of"))
    tokens = by_resource(file.at("resources"))
    check_tokens(file.at("resources"), dominoes, resource_of, tokens)
    lava = [file.at("lava").only(["1", "2", "3"]).at(str(craters)) for craters in (1, 2, 3)]
    people = file.at("people").only(PEOPLE)
    kinds = [people.at(person) for person in PEOPLE]
    bonus = file.at("bonus").only(["overview", "habilis"])
    return Components(
        dominoes,
        resource_of,
        tokens,
        [0] + [entry.only(["tokens", "fires", "range"]).at("tokens").whole(0, 48) for entry in lava],
        [0] + [entry.at("fires").whole(1, 3) for entry in lava],
        [0] + [entry.at("range").whole(1, 6) for entry in lava],
        by_resource(file.at("totems")),
        [entry.at("copies").whole(1, 22) for entry in kinds],
        [0 if is_warrior(entry) else entry.at("points").whole(1, 9) for entry in kinds],
        [-1 if is_warrior(entry) else entry.at("per").word(COUNTED) for entry in kinds],
        [entry.at("strength").whole(1, 9) if is_warrior(entry) else 0 for entry in kinds],
        bonus.at("overview").whole(0, 99),
        bonus.at("habilis").whole(0, 99),
    )


def domino(entry: Entry, number: int) -> tuple[Half, Half]:
    """KO-CMP-01: a number and two squares; at most one of them is a volcano."""
    stated, left, right = entry.items(3)
    if stated.whole(1, DOMINOES) != number:
        entry.fail(f"must be domino {number}, is {stated.value}: the list goes by number")
    halves = half(left), half(right)
    if halves[0].craters and halves[1].craters:
        entry.fail("has two volcanoes: a domino may have one")
    return halves


def sources(entry: Entry) -> list[list[int]]:
    """By SOURCES: the dominoes that are known so. Each has one source."""
    entry.only(SOURCES)
    known = [[item.whole(1, DOMINOES) for item in entry.at(source).items()] for source in SOURCES]
    times = Counter(number for numbers in known for number in numbers)
    for number in range(1, DOMINOES + 1):
        if times[number] != 1:
            entry.fail(f"must name domino {number} once, names it {times[number]} times")
    return known


def half(entry: Entry) -> Half:
    terrain, fires, craters = entry.items(3)
    result = Half(terrain.word(TERRAINS), fires.whole(0, 2), craters.whole(0, 3))
    if (result.terrain == VOLCANO) != (result.craters > 0):
        entry.fail("a volcano has craters, and nothing else has")
    if result.terrain == VOLCANO and result.fires:
        entry.fail("a volcano has no printed fire (KO-VOL-05)")
    return result


def resources_of(entry: Entry) -> list[int]:
    entry.only(TERRAINS)
    named = {terrain: entry.at(terrain).word(RESOURCES) for terrain in entry.names()}
    if sorted(named.values()) != list(range(len(RESOURCES))):
        entry.fail("each resource must belong to one terrain")
    return [named.get(terrain, -1) for terrain in TERRAINS]


def by_resource(entry: Entry) -> list[int]:
    return [entry.only(RESOURCES).at(resource).whole(0, 99) for resource in RESOURCES]


def is_warrior(entry: Entry) -> bool:
    """A person either has a strength or counts something around them."""
    if "strength" in entry.names():
        entry.only(["copies", "strength"])
        return True
    entry.only(["copies", "points", "per"])
    return False


def check_distribution(entry: Entry, dominoes: list[tuple[Half, Half]]) -> None:
    """The squares must add up to the table of the rulebook."""
    found = Counter((half.terrain, half.fires) for pair in dominoes for half in pair)
    for terrain, name in enumerate(TERRAINS):
        for fires, count in enumerate(entry.only(TERRAINS).at(name).items(3)):
            if found[terrain, fires] != count.whole(0, 96):
                has = found[terrain, fires]
                count.fail(f"says {count.value} squares with {fires} fires, the dominoes have {has}")


def check_tokens(
    entry: Entry, dominoes: list[tuple[Half, Half]], resource_of: list[int], tokens: list[int]
) -> None:
    """KO-TOT-01 can be followed only if there is a token for every symbol."""
    symbols = Counter(resource_of[half.terrain] for pair in dominoes for half in pair if not half.fires)
    for resource, name in enumerate(RESOURCES):
        if tokens[resource] < symbols[resource]:
            entry.at(name).fail(f"{tokens[resource]} tokens for {symbols[resource]} symbols")
