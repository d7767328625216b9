"""Component files changed at random: numbers, effects, entries, fields, layouts. A seed is a change."""

import contextlib
import copy
import json
import random
from pathlib import Path
from typing import Any

from lascaux.games.endless_winter.effects import ATOMS, GATES, PRICES, TESTS

ODD_NUMBERS = (0, -1, 7, 30, 99, 100, 10**6, 2**62, 10**20)
ODD_VALUES = ("", "x", 1, 1.5, True, [], {}, [1], "food", float("inf"))
EFFECT_FIELDS = ("reward", "tip", "ability", "abilities", "effects", "top", "middle", "bottom", "overflow")
SECTIONS = {
    "animals": "species",
    "chiefs": "chief",
    "setup_cards": "setup",
    "glacier_tokens": "token",
    "rest_tokens": "token",
}
Place = tuple[Any, Any]  # a table or list, and the key or number there


def changed(files: dict[str, Any], seed: int) -> dict[str, Any]:
    """The files that a seed changes; mostly one, in one to three places."""
    rng = random.Random(seed)
    names = rng.sample(sorted(files), rng.choice((1, 1, 1, 2, 3)))
    found = {name: copy.deepcopy(files[name]) for name in names}
    for _ in range(rng.choice((1, 1, 2, 3))):
        change(found[rng.choice(names)], rng)
    if rng.random() < 0.8:
        found["main_board"] = found.get("main_board", copy.deepcopy(files["main_board"]))
        count_again({**files, **found})
    return found


def count_again(files: dict[str, Any]) -> None:
    """Makes the main board say how many of everything the files hold, as far as they can be counted."""
    summed = {"terrain_hexes": "terrain", "tribe_cards": "tribe", "animal_cards": "animals"}
    listed = ("chiefs", "setup_cards", "glacier_tokens", "rest_tokens")
    with contextlib.suppress(KeyError, TypeError, AttributeError, IndexError):
        counts = files["main_board"]["components"]
        for key, name in summed.items():
            rows = files[name][SECTIONS.get(name, name)]
            counts[key] = sum([row["count" if name == "terrain" else "copies"] for row in rows])
        for name in listed:
            key = "chief_cards" if name == "chiefs" else name
            counts[key] = len(files[name][SECTIONS[name]])
        counts["chief_figures"] = counts["chief_cards"]
        for key, number in files["player_board"]["pieces"].items():
            if key in counts and key not in ("chief_figures", "source"):
                counts[key] = 4 * number


def change(file: Any, rng: random.Random) -> None:
    all_places = places(file)
    effects = [place for place in all_places if is_effect(place)]
    numbers = [(table, key) for table, key in all_places if type(table[key]) is int]
    kind = rng.random()
    if kind < 0.7 and effects:
        write_effect(rng.choice(effects), rng)
    elif kind < 0.9 and numbers:
        table, key = rng.choice(numbers)
        table[key] = rng.choice(ODD_NUMBERS) if rng.random() < 0.15 else table[key] + rng.choice((-1, 1))
    else:
        rng.choice((drop, double, rename, retype, swap))(all_places, rng)


def places(value: Any) -> list[Place]:
    """Every place of a file, the inner ones after the outer ones."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    found: list[Place] = []
    for key in keys:
        found += [(value, key), *places(value[key])]
    return found


def is_effect(place: Place) -> bool:
    table, key = place
    if isinstance(table, dict):
        return key in EFFECT_FIELDS
    return all(isinstance(item, str) for item in table) and any(looks_like_effect(item) for item in table)


def looks_like_effect(text: str) -> bool:
    return text.lstrip("@(").split(" ")[0] in {*[word.split()[0] for word in (*ATOMS, *GATES)], "pay", "if"}


def write_effect(place: Place, rng: random.Random) -> None:
    table, key = place
    if isinstance(table[key], list):
        if table[key]:
            write_effect((table[key], rng.randrange(len(table[key]))), rng)
        return
    gate = rng.choice(GATES) + " " if rng.random() < 0.08 else ""
    table[key] = gate + statement(rng, 0) if rng.random() < 0.95 else ""


def statement(rng: random.Random, depth: int) -> str:
    """An effect by the grammar of effects.py, seldom one that is too long, too deep or too much."""
    kind = rng.random()
    if kind < 0.1:
        tests = " and ".join([a_test(rng) for _ in range(rng.choice((1, 1, 2)))])
        return f"if {tests}: {statement(rng, depth + 1)}"
    if kind < 0.25:
        words = rng.sample(PRICES, rng.choice((1, 1, 2)))
        price = ", ".join([f"{word} {amount(rng)}" for word in words])
        return f"pay {price} -> {gain(rng, depth)}"
    return gain(rng, depth)


def gain(rng: random.Random, depth: int) -> str:
    branches = rng.choice((1, 1, 1, 1, 2, 3)) if rng.random() < 0.99 else rng.choice((9, 500))
    return " / ".join(
        [", ".join([term(rng, depth) for _ in range(rng.choice((1, 1, 1, 2, 3)))]) for _ in range(branches)]
    )


def term(rng: random.Random, depth: int) -> str:
    if rng.random() < 0.12 and depth < 4:
        return f"({statement(rng, depth + 1)})"
    if rng.random() < 0.002:
        return "(" * 5000 + "food" + ")" * 5000
    word = rng.choice([word for word in ATOMS if word != "extra"])
    if word in ("food max", "village", "stone") or rng.random() < 0.3:
        return word
    return f"{word} {amount(rng) if word != 'move' else rng.choice((1, 2))}"


def amount(rng: random.Random) -> int | str:
    if rng.random() < 0.01:
        return rng.choice((0, -1, 100, 10**20, "1/2", "9" * 5000))
    return rng.choice((1, 1, 1, 2, 2, 3, 4)) if rng.random() < 0.95 else rng.choice((6, 10, 20))


def a_test(rng: random.Random) -> str:
    word = rng.choice(TESTS)
    return word if word in ("first", "last") else f"{word} >= {rng.choice((1, 2, 3))}"


def drop(found: list[Place], rng: random.Random) -> None:
    table, key = rng.choice(found)
    del table[key]


def double(found: list[Place], rng: random.Random) -> None:
    """One more entry of a list; half of the time under a name of its own."""
    lists = [(table, key) for table, key in found if isinstance(table, list)]
    if lists:
        table, key = rng.choice(lists)
        table.insert(key, copy.deepcopy(table[key]))
        if isinstance(table[key], dict) and rng.random() < 0.5:
            table[key]["id"] = "another"


def rename(found: list[Place], rng: random.Random) -> None:
    table, key = rng.choice([place for place in found if isinstance(place[0], dict)])
    table[rng.choice((key + "s", "luck", "note", "reward", key.upper()))] = table.pop(key)


def retype(found: list[Place], rng: random.Random) -> None:
    table, key = rng.choice(found)
    table[key] = copy.deepcopy(rng.choice(ODD_VALUES))


def swap(found: list[Place], rng: random.Random) -> None:
    """Two values of the same name change places: ids, kinds, effects, numbers."""
    table, key = rng.choice([place for place in found if isinstance(place[0], dict)])
    alike = [other for other, name in found if name == key and isinstance(other, dict)]
    other = rng.choice(alike)
    table[key], other[key] = other[key], table[key]


def written(value: Any) -> str:
    """A value as TOML, on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join([f"{json.dumps(key)} = {written(item)}" for key, item in value.items()]) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([written(item) for item in value]) + "]"
    if isinstance(value, float):
        return repr(value)
    return json.dumps(value)


def write(folder: Path, files: dict[str, Any]) -> None:
    for name, file in files.items():
        lines = [f"{json.dumps(key)} = {written(value)}\n" for key, value in file.items()]
        (folder / f"{name}.toml").write_text("".join(lines), encoding="utf-8")
