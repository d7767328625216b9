"""What the facts of messages can be: nouns, numbers and texts, so that every message can be tried out.

Nouns follow from the declared kinds of each game, and from the table NOUNS where facts have other names.
A fact that a message chooses by gets all that the English message chooses from.
"""

import itertools
from functools import cache
from importlib import import_module
from typing import Any

from lascaux.engine.kinds import ActionKind, EventKind, FrameKind, Kinds
from lascaux.engine.protocol import Text
from lascaux.games.endless_winter.names import COLUMNS, FIGURES, PLACES, TRACKS, ZONES
from lascaux.games.kingdomino_origins.names import PEOPLE, RESOURCES, TERRAINS
from lascaux.games.registry import game_ids, prefix
from lascaux.games.stone_age import names as stone_age

GOODS = ("wood", "brick", "stone", "gold")
FOOD = (*GOODS, "food")
GAINS = ("production", "tool", "person")
SCORES = (*stone_age.SYMBOLS, *stone_age.WORKERS)
MODES = ("discovery", "totem", "tribe")
CARDS, BUILDINGS = ([f"{what}_{n}" for n in range(1, 5)] for what in ("card", "building"))

# Nouns by initials and fact, or by key and fact where one message knows more.
NOUNS: dict[tuple[str, str], tuple[str, ...] | list[str]] = {
    ("ko", "left"): (*TERRAINS, "hut"),
    ("ko", "right"): (*TERRAINS, "hut"),
    ("ko", "terrain"): TERRAINS,
    ("ko", "mode"): MODES,
    ("ko", "noun"): (*RESOURCES, *PEOPLE),
    ("sa", "noun"): stone_age.PLACES[: stone_age.FIRST_CARD],
    ("ko-lesson-hand-on", "what"): RESOURCES,
    ("ko-lesson-invite", "what"): PEOPLE,
    ("ko-lesson-take", "what"): PEOPLE,
    ("sa", "what"): FOOD,
    ("sa", "place"): stone_age.PLACES,
    ("sa", "scores"): SCORES,
    ("sa", "symbol"): stone_age.SYMBOLS,
    ("sa-log-gained", "what"): (*FOOD, *GAINS),
    ("sa-gain", "what"): (*FOOD, *GAINS),
    ("sa-log-spent-supply", "what"): FOOD,
    ("sa-do-buy", "place"): BUILDINGS,
    ("sa-do-buy-with", "place"): BUILDINGS,
    ("sa-why-room", "place"): [each for each in stone_age.PLACES if each not in (*CARDS, *BUILDINGS)],
    ("sa-lesson-place", "what"): [each for each in stone_age.PLACES if each not in (*CARDS, *BUILDINGS)],
    ("sa-lesson-feed", "what"): GOODS,
    ("ew", "at"): PLACES,
    ("ew", "place"): PLACES,
    ("ew", "figure"): FIGURES,
    ("ew", "column"): COLUMNS,
    ("ew", "track"): TRACKS,
    ("ew", "zone"): ZONES,
    ("ew-lesson-place", "what"): COLUMNS,
    ("ew-board-step", "at"): COLUMNS,
    ("ew-board-thing", "name"): ("hunter", "mammoth", "blue_ice", "river"),
    ("ew", "from"): ("hand", "discard"),
    ("ew-why-not-laid-out", "what"): ("mammoth", "river", "blue_ice", "vision"),
}

# Facts that are whole numbers although English chooses by none of them.
NUMBERS = {
    *("actions", "animals", "asked", "before", "best", "buildings", "buried", "chosen", "copies", "cost"),
    *("decisions", "different", "divisor", "domino", "domino1", "domino2", "domino3", "domino4", "factor"),
    *(
        "final",
        "food",
        "games",
        "generation",
        "hand",
        "harvest",
        "high",
        "influence",
        "least",
        "left",
        "length",
    ),
    *("levels", "limit", "low", "megaliths", "missing", "most", "mouths", "n", "number", "percent", "pips"),
    *(
        "placed",
        "production",
        "rate",
        "resources",
        "rounds",
        "searched",
        "seconds",
        "size",
        "slots",
        "so_far",
    ),
    *(
        "added",
        "amount",
        "bots",
        "camps",
        "characters",
        "count",
        "deck",
        "discard",
        "error",
        "found",
        "from",
        "held",
    ),
    *(
        "honor",
        "level",
        "people",
        "pile",
        "place",
        "players",
        "points",
        "resting",
        "round",
        "sacrifice",
        "seats",
    ),
    *("stack", "to", "tools", "total"),
    *(
        "standing",
        "stones",
        "strength",
        "sum",
        "tall",
        "times",
        "tipped",
        "value",
        "villages",
        "wide",
        "worth",
        "yields",
    ),
}
# Of a review, told how many points by a message of its own.
IN_POINTS = [
    *(
        "luck-good-you",
        "luck-good-of",
        "luck-bad-you",
        "luck-bad-of",
        "at",
        "costs",
        "regret",
        "regret-share",
    ),
    "why-open",
]
# Facts that are texts although others of their name are numbers.
TEXTS = {
    ("ew", "labor"): ("½", "1", "1½", "2", "5"),
    ("ew-good-labor", "amount"): ("½", "1", "1½", "2", "5"),
    ("ew-tribe-animals", "tipped"): ("x",),
    ("ew-tribe-stones", "stones"): ("x",),
    ("cli-games-needs", "value"): ("x",),
    ("listing-field", "value"): ("x",),
    ("ko-log-landed", "from"): ("E5",),
    ("sa", "tools"): ("2", "2, 3"),
    ("cli-arena-left-out", "level"): ("x",),
    ("play-now-with", "level"): ("x",),
    ("level-named", "level"): ("x",),
    ("sheet-part", "points"): ("+3",),
    ("count-line", "points"): ("+3",),
    **{(f"review-{key}", "points"): ("3.5 x",) for key in IN_POINTS},
}
# Facts that can have halves or tenths.
PARTS = {("review-points", "points"), ("review-cost", "points")}
COUNTS = (1, 2, 5, 22, 0, 11, 21)
SOME = ("Ana",)


def good(name: str, amount: int | str) -> Text:
    return Text(f"ew-good-{name}", {"amount": amount})


def both(one: Text, two: Text) -> Text:
    return Text("ew-list-and", {"one": one, "two": two})


def hexagon(land: str) -> Text:
    return Text("ew-hex", {"land": land, "label": "C3"})


def noun(name: str) -> Text:
    return Text("ew-noun", {"noun": name})


THINGS = [
    *(good(name, amount) for name in ("food", "tool", "idol") for amount in (1, 2, 5)),
    *(good("labor", amount) for amount in ("½", "1", "1½", "2", "5")),
    both(good("food", 2), good("tool", 1)),
]
PRICES = [*THINGS, good("discard", 1), good("discard", 2), both(good("labor", "1½"), good("discard", 1))]
BEGINNINGS = [
    *THINGS,
    Text("ew-setup-tribe", {"card": "hunter"}),
    noun("sloth"),
    Text("ew-setup-camp", {}),
]
DRAW = Text("ew-effect-draw", {"amount": 2, "how": "any"})
HEXES = [hexagon("steppe"), hexagon("glacier")]
# Texts inside of texts, by key or initials and fact.
INNER: dict[tuple[str, str], list[Text]] = {
    ("ew-effect-gain", "what"): THINGS,
    ("ew-setup-begins", "what"): BEGINNINGS,
    ("ew", "price"): PRICES,
    ("ew", "missing"): PRICES,
    ("ew", "goods"): THINGS,
    ("ew", "origin"): HEXES,
    ("ew", "goal"): HEXES,
    ("ew-do-settle", "place"): [both(*HEXES)],
    ("ew-log-settled", "place"): [both(*HEXES)],
    ("ew-why-camps-missing", "place"): [both(*HEXES)],
    ("ew-log-glacier-turned", "place"): HEXES,
    ("ew", "effect"): [DRAW],
    ("ew", "of"): [noun("sloth"), noun("steppe"), both(noun("mammoth"), noun("argentavis"))],
    ("ew", "table"): [Text("ew-table-row", {"least": 2, "points": 1})],
    ("ew", "test"): [Text("ew-test-buried", {"least": 2})],
}


@cache
def declared() -> dict[tuple[str, str], tuple[str, ...]]:
    """Words and names of components by initials and field."""
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    for game in game_ids():
        kinds: Kinds = import_module(f"lascaux.games.{game.replace('-', '_')}.kinds").KINDS
        declared_in: list[ActionKind | EventKind | FrameKind] = [*kinds.actions, *kinds.events, *kinds.frames]
        for field in itertools.chain.from_iterable(kind.fields for kind in declared_in):
            if field.words:
                place = (prefix(game), field.name)
                found[place] = tuple(dict.fromkeys((*found.get(place, ()), *field.words)))
    return found


@cache
def lands_and_species() -> tuple[str, ...]:
    return (*declared()["ew", "land"], *declared()["ew", "species"])


def nouns(key: str, fact: str) -> list[str]:
    initials = key.split("-")[0]
    if (initials, fact) == ("ew", "noun"):
        return list(lands_and_species())
    for place in ((key, fact), (initials, fact)):
        if place in NOUNS:
            return list(NOUNS[place])
    return list(declared().get((initials, fact), ()))


def given(table: dict[tuple[str, str], Any], key: str, fact: str) -> Any:
    return table.get((key, fact)) or table.get((key.split("-")[0], fact))


def is_possible(facts: dict[str, Any]) -> bool:
    """What only goes together: a card that scores by a sign says no number of people."""
    if {"scores", "times"} <= facts.keys() and facts["scores"] in SCORES:
        return (facts["scores"] in stone_age.WORKERS) == (facts["times"] > 0)
    return True


def counts(key: str, fact: str) -> list[Any]:
    return [*COUNTS, 1.5] if (key, fact) in PARTS else [*COUNTS]
