"""Checking the cards, stones and tokens of the component files."""

import re
from typing import NamedTuple

from lascaux.engine.errors import shown
from lascaux.games.endless_winter.effects import ATOM, ECLIPSE_GATE, NO_GATE, EffectError, Nodes
from lascaux.games.endless_winter.names import COLUMNS, ERAS, FAMILIES, LEVELLED, TABLED
from lascaux.games.load import Entry

# Where an entry's values come from is said in the files; no rule reads it.
SOURCES = ("rulebook", "inferred", "reconstructed")
PROVENANCE = ("source", "rulebook_fields", "inferred_fields", "note")
LONGEST_NAME = 40
MOST_ABILITIES = 3  # of a card
MOST_SEATS = 4

Ability = tuple[int, int]  # gate and tree
Ladder = tuple[tuple[int, int], ...]  # from so many on, so many points


class Card(NamedTuple):
    name: str
    title: str
    is_starting: bool
    era: int  # 0: a tribe card
    copies: int  # of a starting card, for each player
    labor: int  # in halves, in the corner
    by_edition: bool  # whether an edition says the labor
    abilities: tuple[Ability, ...]
    texts: tuple[str, ...]
    vp: int


class Species(NamedTuple):
    name: str
    title: str
    copies: int
    is_wild: bool
    set_vp: tuple[int, ...]
    tip: int
    text: str


class Stone(NamedTuple):
    name: str
    title: str
    era: int
    family: int
    of: tuple[int, ...]  # terrains or species
    vp_per: int
    per: int  # so many levels
    table: Ladder


class Chief(NamedTuple):
    name: str
    title: str
    sides: tuple[Ability, ...]
    texts: tuple[str, ...]


class SetupCard(NamedTuple):
    name: str
    title: str
    food: int
    tools: int
    tribe: int  # a card
    animals: tuple[int, ...]
    has_camp: bool


class Token(NamedTuple):
    name: str
    title: str
    effects: tuple[int, ...]
    texts: tuple[str, ...]


def fields(entry: Entry, *keys: str) -> Entry:
    """A table with these fields and where they come from."""
    entry.only((*keys, *PROVENANCE)).at("source").word(SOURCES)
    return entry


def said(entry: Entry) -> str:
    if not isinstance(entry.value, str):
        entry.fail(f"must be text, is {shown(entry.value)}")
    return entry.value


def name_of(entry: Entry) -> str:
    """An id: small letters, digits and underscores."""
    text = said(entry)
    if not text or len(text) > LONGEST_NAME or not text.replace("_", "a").isalnum() or text != text.lower():
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
        entry.fail(f"{shown(entry.value)} is no effect: {problem}")


def without_extra(entry: Entry) -> None:
    """EW-ICON-33: arrows are printed on start cells and nowhere else."""
    if re.search(r"\bextra\b", said(entry)):
        entry.fail("'extra' belongs to start cells (EW-ICON-33)")


def ability(entry: Entry, nodes: Nodes) -> Ability:
    """A text of the effect language that may have a gate."""
    without_extra(entry)
    try:
        found = nodes.ability(said(entry))
    except EffectError as problem:
        entry.fail(f"{shown(entry.value)} is no effect: {problem}")
    if found[1] == 0:
        entry.fail("must do something")
    return found


def abilities_of(entry: Entry, nodes: Nodes) -> list[Ability]:
    texts = entry.at("abilities").items()
    if len(texts) > MOST_ABILITIES:
        entry.at("abilities").fail(f"must have at most {MOST_ABILITIES} items, has {len(texts)}")
    return [ability(text, nodes) for text in texts]


def at_least(entry: Entry, count: int) -> list[Entry]:
    """The items of a list that must be long enough for a game."""
    if len(entry.items()) < count:
        entry.fail(f"must have at least {count} items, has {len(entry.items())}")
    return entry.items()


def unlike(entry: Entry, names: list[str]) -> None:
    """No two entries of a list may have the same id."""
    for name in names:
        if names.count(name) > 1:
            entry.fail(f"'{name}' stands there twice")


def ladder(entry: Entry) -> Ladder:
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


def tribe_cards(file: Entry, nodes: Nodes) -> list[Card]:
    """EW-CMP-09, EW-CARD-12."""
    found = [tribe_card(entry, nodes) for entry in file.only(("schema", "tribe")).at("tribe").items(5)]
    unlike(file.at("tribe"), [card.name for card in found])
    return found


def tribe_card(entry: Entry, nodes: Nodes) -> Card:
    fields(entry, "id", "name", "copies", "column", "labor_halves", "abilities", "vp")
    abilities = abilities_of(entry, nodes)
    column = entry.at("column").word((*COLUMNS, "none"))
    if column < len(COLUMNS) and column not in [gate for gate, _ in abilities]:
        entry.at("column").fail("is the column of none of its abilities")
    return a_card(entry, 0, entry.at("copies").whole(1, 99), abilities, False)


def starting_cards(file: Entry, nodes: Nodes) -> tuple[list[Card], list[int]]:
    """EW-CMP-08: nine for each of four players; EW-SET-26: some of them begin in hand."""
    file.only(("schema", "players", "cards_per_player", "opening_set_aside", "starting", "identity"))
    file.at("players").whole(4, 4)
    found = [starting_card(entry, nodes) for entry in file.at("starting").items()]
    unlike(file.at("starting"), [card.name for card in found])
    total = sum([card.copies for card in found])
    if file.at("cards_per_player").whole(1, 99) != total:
        file.at("cards_per_player").fail(f"says {file.at('cards_per_player').value}, the list has {total}")
    names = [card.name for card in found]
    for identity in file.at("identity").items(4):
        name_of(fields(identity, "id", "name", "colour").at("id"))
    return found, [entry.word(names) for entry in file.at("opening_set_aside").items()]


def starting_card(entry: Entry, nodes: Nodes) -> Card:
    fields(entry, "id", "name", "copies_per_player", "labor_halves", "labor_option", "abilities", "vp")
    by_edition = "labor_option" in entry.names()
    if by_edition:
        entry.at("labor_option").word(("starting_card_labor_halves",))
    abilities = abilities_of(entry, nodes)
    return a_card(entry, 0, entry.at("copies_per_player").whole(1, 9), abilities, by_edition, True)


def a_card(
    entry: Entry, era: int, copies: int, abilities: list[Ability], by_edition: bool, is_starting: bool = False
) -> Card:
    return Card(
        name_of(entry.at("id")),
        said(entry.at("name")),
        is_starting,
        era,
        copies,
        entry.at("labor_halves").whole(0, 9) if era == 0 else 0,
        by_edition,
        tuple(abilities),
        tuple([said(text) for text in entry.at("abilities").items()]),
        entry.at("vp").whole(0, 20),
    )


def culture_cards(file: Entry, nodes: Nodes) -> list[Card]:
    """EW-CMP-10: twenty of each era, all different."""
    found = [culture_card(entry, nodes) for entry in file.only(("schema", "culture")).at("culture").items()]
    unlike(file.at("culture"), [card.name for card in found])
    for era in ERAS:
        if len([card for card in found if card.era == era]) != 20:
            file.at("culture").fail(f"must have 20 cards of era {era}")
    if [card.era for card in found] != sorted([card.era for card in found]):
        file.at("culture").fail("must have the cards of era 1 first")
    return found


def culture_card(entry: Entry, nodes: Nodes) -> Card:
    """EW-ACT-06: resolved at once, before a figure stands anywhere, so it has no gate."""
    fields(entry, "id", "number", "name", "era", "vp", "abilities")
    entry.at("number").whole(1, 20)
    abilities = [(NO_GATE, effect(text, nodes)) for text in entry.at("abilities").items(1)]
    return a_card(entry, entry.at("era").whole(1, 2), 1, abilities, False)


def species_of(file: Entry, nodes: Nodes) -> list[Species]:
    """EW-CMP-12, EW-CARD-14."""
    found: list[Species] = []
    for entry in file.only(("schema", "species")).at("species").items():
        fields(entry, "id", "name", "copies", "wild", "max_set", "set_vp", "tip")
        values = [item.whole(1, 99) for item in entry.at("set_vp").items(entry.at("max_set").whole(0, 9))]
        if values != sorted(set(values)):
            entry.at("set_vp").fail("must rise")
        if flag(entry.at("wild")) == bool(values):
            entry.at("wild").fail("a wild animal has no set, every other has one (EW-END-15)")
        found.append(
            Species(
                name_of(entry.at("id")),
                said(entry.at("name")),
                entry.at("copies").whole(1, 60),
                flag(entry.at("wild")),
                tuple(values),
                effect(entry.at("tip"), nodes),
                said(entry.at("tip")),
            )
        )
    unlike(file.at("species"), [each.name for each in found])
    return found


def sacred_stones(file: Entry, species: list[str], lands: list[str]) -> list[Stone]:
    """EW-CMP-06: ten of each era."""
    found = [
        sacred_stone(entry, species, lands) for entry in file.only(("schema", "stone")).at("stone").items()
    ]
    unlike(file.at("stone"), [stone.name for stone in found])
    for era in ERAS:
        if len([stone for stone in found if stone.era == era]) != 10:
            file.at("stone").fail(f"must have 10 stones of era {era}")
    return found


def sacred_stone(entry: Entry, species: list[str], lands: list[str]) -> Stone:
    """EW-STN: what a family asks for must be there."""
    keys = ("id", "name", "era", "family", "terrain", "terrains", "species", "vp_per", "levels_per", "table")
    fields(entry, *keys)
    family = entry.at("family").word([name for name, _, _ in FAMILIES])
    _, of, scores = FAMILIES[family]
    counted: list[int] = []
    if of == "terrain":
        counted = [entry.at("terrain").word(lands)]
    elif of == "terrains":
        counted = [item.word(lands) for item in entry.at("terrains").items()]
    elif of:
        counted = [item.word(species) for item in entry.at("species").items(1 if of == "species" else 2)]
    return Stone(
        name_of(entry.at("id")),
        said(entry.at("name")),
        entry.at("era").whole(1, 2),
        family,
        tuple(counted),
        0 if scores == TABLED else entry.at("vp_per").whole(1, 9),
        entry.at("levels_per").whole(1, 9) if scores == LEVELLED else 1,
        ladder(entry.at("table")) if scores == TABLED else (),
    )


def chief_cards(file: Entry, nodes: Nodes) -> list[Chief]:
    """EW-CMP-07, EW-CARD-15: an ability of the action phase on each of two sides."""
    found: list[Chief] = []
    for entry in at_least(file.only(("schema", "chief")).at("chief"), MOST_SEATS + 1):
        sides: list[Ability] = []
        fields(entry, "id", "name", "side")
        for side in entry.at("side").items(2):
            gate, node = ability(fields(side, "id", "ability").at("ability"), nodes)
            if gate == ECLIPSE_GATE:
                side.at("ability").fail("a chief works in the action phase only (EW-CARD-15)")
            sides.append((gate, node))
        texts = [said(side.at("ability")) for side in entry.at("side").items()]
        found.append(Chief(name_of(entry.at("id")), said(entry.at("name")), tuple(sides), tuple(texts)))
    unlike(file.at("chief"), [chief.name for chief in found])
    return found


def setup_cards(file: Entry, tribe: list[str], species: list[str], first: int) -> list[SetupCard]:
    """EW-SET-21 to 24; `first` is the number of the first tribe card."""
    found: list[SetupCard] = []
    for entry in at_least(file.only(("schema", "setup")).at("setup"), MOST_SEATS + 1):
        fields(entry, "id", "name", "food", "tools", "tribe", "animals", "camp")
        found.append(
            SetupCard(
                name_of(entry.at("id")),
                said(entry.at("name")),
                entry.at("food").whole(0, 5),
                entry.at("tools").whole(0, 9),
                first + entry.at("tribe").word(tribe),
                tuple([item.word(species) for item in entry.at("animals").items()]),
                flag(entry.at("camp")),
            )
        )
    unlike(file.at("setup"), [card.name for card in found])
    return found


def glacier_tokens(file: Entry, nodes: Nodes) -> list[Token]:
    """EW-CMP-16."""
    found: list[Token] = []
    for entry in file.only(("schema", "token")).at("token").items():
        reward = fields(entry, "id", "name", "reward").at("reward")
        name, title = name_of(entry.at("id")), said(entry.at("name"))
        found.append(Token(name, title, (effect(reward, nodes),), (said(reward),)))
    unlike(file.at("token"), [token.name for token in found])
    return found


def rest_tokens(file: Entry, nodes: Nodes) -> list[Token]:
    """EW-CMP-16, EW-MOD-09: one or two effects."""
    found: list[Token] = []
    for entry in file.only(("schema", "token")).at("token").items():
        effects = fields(entry, "id", "name", "effects").at("effects").items()
        if not 1 <= len(effects) <= 2:
            entry.at("effects").fail(f"must have 1 or 2 items, has {len(effects)}")
        name, title = name_of(entry.at("id")), said(entry.at("name"))
        nodes_of = tuple([effect(text, nodes) for text in effects])
        found.append(Token(name, title, nodes_of, tuple([said(text) for text in effects])))
    unlike(file.at("token"), [token.name for token in found])
    return found


def check_counts(entry: Entry, counted: dict[str, int]) -> None:
    """EW-CMP: the box says how many of everything there are."""
    for key, count in counted.items():
        if entry.at(key).whole(0, 99) != count:
            entry.at(key).fail(f"says {entry.at(key).value}, the files have {count}")


def is_atom(nodes: Nodes, node: int, atom: int) -> bool:
    found = nodes.all[node]
    return found.kind == ATOM and found.atom == atom
