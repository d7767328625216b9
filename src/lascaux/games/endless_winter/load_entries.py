"""Reading the entries of component files: texts, names, effects and lists that several files have."""

import re
from typing import NoReturn

from lascaux.engine.errors import shown
from lascaux.games.endless_winter.effects import ATOM, ECLIPSE_GATE, LABOR, STONE, EffectError, Nodes
from lascaux.games.load import Entry

# Where an entry's values come from is said in the files; no rule reads it.
SOURCES = ("rulebook", "inferred", "reconstructed")
PROVENANCE = ("source", "rulebook_fields", "inferred_fields", "note")
LONGEST_NAME = 40
MOST_ABILITIES = 3  # of a card
MOST_SEATS = 4

Ability = tuple[int, int]  # gate and tree
PointsTable = tuple[tuple[int, int], ...]  # from so many on, so many points


def fields(entry: Entry, *keys: str) -> Entry:
    """A table with these fields and where they come from."""
    entry.only((*keys, *PROVENANCE)).at("source").word(SOURCES)
    for key in ("rulebook_fields", "inferred_fields"):
        for item in entry.at(key).items() if key in entry.names() else []:
            said(item)
    if "note" in entry.names():
        said(entry.at("note"))
    return entry


def said(entry: Entry) -> str:
    if not isinstance(entry.value, str):
        entry.fail(f"must be text, is {shown(entry.value)}")
    return entry.value


def name_of(entry: Entry) -> str:
    """An id: small letters, digits and underscores."""
    text = said(entry)
    if len(text) > LONGEST_NAME or not re.fullmatch("[a-z0-9_]+", text):
        entry.fail(f"must be a short name such as pit_trap, is {shown(text)}")
    return text


def flag(entry: Entry) -> bool:
    if not isinstance(entry.value, bool):
        entry.fail(f"must be true or false, is {shown(entry.value)}")
    return entry.value


def effect(entry: Entry, nodes: Nodes, on_tile: bool = False) -> int:
    """A text of the effect language, without a gate."""
    if not on_tile:
        without_extra(entry)
    try:
        return nodes.effect(said(entry))
    except EffectError as problem:
        no_effect(entry, problem)


def no_effect(entry: Entry, problem: EffectError) -> NoReturn:
    entry.fail(f"{shown(entry.value)} is no effect: {problem}")


def without_extra(entry: Entry) -> None:
    """EW-ICON-33: arrows are printed on start cells and nowhere else."""
    if re.search(r"\bextra\b", said(entry)):
        entry.fail("'extra' belongs to start cells (EW-ICON-33)")


def has_labor(nodes: Nodes, node: int) -> bool:
    """Whether labor is gained or paid anywhere in a tree."""
    return LABOR in nodes.atoms(node) or "labor" in nodes.prices(node)


def idle_effect(entry: Entry, nodes: Nodes) -> int:
    """An effect of a moment when no column is used: labor would be lost there, and there is none to pay."""
    node = effect(entry, nodes)
    if has_labor(nodes, node):
        entry.fail("labor is of no use there: it is spent in the columns, in the same turn (EW-ACT-29)")
    return node


def first_effect(entry: Entry, nodes: Nodes) -> int:
    """EW-SET-35: an effect before the first round, when no stone may be taken yet."""
    node = idle_effect(entry, nodes)
    if STONE in nodes.atoms(node):
        entry.fail("no stone can be taken before the first round")
    return node


def ability(entry: Entry, nodes: Nodes) -> Ability:
    """A text of the effect language that may have a gate."""
    without_extra(entry)
    try:
        found = nodes.ability(said(entry))
    except EffectError as problem:
        no_effect(entry, problem)
    gate, node = found
    if node == 0:
        entry.fail("must do something")
    if gate == ECLIPSE_GATE and has_labor(nodes, node) and not is_atom(nodes, node, LABOR):
        entry.fail("labor of the eclipse is counted only as an ability of its own (EW-ECL-03)")
    return found


def abilities_of(entry: Entry, nodes: Nodes) -> list[Ability]:
    texts = entry.items()
    if len(texts) > MOST_ABILITIES:
        entry.fail(f"must have at most {MOST_ABILITIES} items, has {len(texts)}")
    return [ability(text, nodes) for text in texts]


def rewards(
    entry: Entry, key: str, count: int, nodes: Nodes, others: tuple[str, ...] = ()
) -> tuple[int, ...]:
    """The rewards of numbered places, which must stand in their order; they are paid in the eclipse."""
    found: list[int] = []
    for number, row in enumerate(entry.items(count), 1):
        fields(row, key, "reward", *others).at(key).whole(number, number)
        found.append(idle_effect(row.at("reward"), nodes))
    return tuple(found)


def by_players(entry: Entry, key: str, low: int, high: int) -> tuple[int, ...]:
    """A number for each player count, in their order; the first two are unused."""
    amounts = [0, 0]
    for players, row in enumerate(entry.items(3), 2):
        row.at("players").whole(players, players)
        amounts.append(row.at(key).whole(low, high))
    return tuple(amounts)


def at_least(entry: Entry, count: int) -> list[Entry]:
    """The items of a list that must be long enough for a game."""
    if len(entry.items()) < count:
        entry.fail(f"must have at least {count} items, has {len(entry.items())}")
    return entry.items()


def rising(entry: Entry, numbers: list[int]) -> tuple[int, ...]:
    if numbers != sorted(set(numbers)):
        entry.fail("must rise")
    return tuple(numbers)


def unlike(entry: Entry, names: list[str]) -> None:
    """No two entries of a list may have the same id."""
    for name in names:
        if names.count(name) > 1:
            entry.fail(f"'{name}' stands there twice")


def points_table(entry: Entry) -> PointsTable:
    """Rows of [at least so many, points], rising."""
    rows: list[tuple[int, int]] = []
    for row in entry.items():
        least, points = [item.whole(0, 99) for item in row.items(2)]
        if rows and (least <= rows[-1][0] or points <= rows[-1][1]):
            row.fail("must rise")
        rows.append((least, points))
    if not rows:
        entry.fail("must have rows")
    return tuple(rows)


def is_atom(nodes: Nodes, node: int, atom: int) -> bool:
    found = nodes.all[node]
    return found.kind == ATOM and found.atom == atom
