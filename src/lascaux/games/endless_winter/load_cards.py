"""Checking the cards, stones and tokens of the component files."""

from typing import NamedTuple

from lascaux.games.endless_winter.effects import ECLIPSE_GATE, NO_GATE, Nodes
from lascaux.games.endless_winter.load_entries import (
    MOST_SEATS,
    Ability,
    PointsTable,
    abilities_of,
    ability,
    at_least,
    effect,
    fields,
    flag,
    idle_effect,
    name_of,
    points_table,
    rising,
    said,
    unlike,
)
from lascaux.games.endless_winter.names import COLUMNS, EACH, ERAS, FAMILIES, LEVELLED, TABLED
from lascaux.games.load import Entry

# What a stone of a family has besides `of`, by how it scores.
SCORING = {EACH: ("vp_per",), LEVELLED: ("vp_per", "levels_per"), TABLED: ("table",)}

CULTURE_AN_ERA = 20


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
    table: PointsTable


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


def tribe_cards(file: Entry, nodes: Nodes) -> list[Card]:
    """EW-CMP-09, EW-CARD-12."""
    found = [tribe_card(entry, nodes) for entry in file.only(("schema", "tribe")).at("tribe").items(5)]
    unlike(file.at("tribe"), [card.name for card in found])
    return found


def tribe_card(entry: Entry, nodes: Nodes) -> Card:
    fields(entry, "id", "name", "copies", "column", "labor_halves", "abilities", "vp")
    abilities = abilities_of(entry.at("abilities"), nodes)
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
    unlike(file.at("identity"), [identity_of(entry) for entry in file.at("identity").items(4)])
    return found, opening_cards(file.at("opening_set_aside"), found)


def identity_of(entry: Entry) -> str:
    said(fields(entry, "id", "name", "colour").at("name"))
    said(entry.at("colour"))
    return name_of(entry.at("id"))


def opening_cards(entry: Entry, cards: list[Card]) -> list[int]:
    """EW-SET-26: those that begin in hand, of which there must be as many."""
    found = [item.word([card.name for card in cards]) for item in entry.items()]
    for card, item in zip(found, entry.items(), strict=True):
        if found.count(card) > cards[card].copies:
            item.fail(f"there are only {cards[card].copies} of them")
    return found


def starting_card(entry: Entry, nodes: Nodes) -> Card:
    fields(entry, "id", "name", "copies_per_player", "labor_halves", "labor_option", "abilities", "vp")
    by_edition = "labor_option" in entry.names()
    if by_edition:
        entry.at("labor_option").word(("starting_card_labor_halves",))
    abilities = abilities_of(entry.at("abilities"), nodes)
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
    entries = file.only(("schema", "culture")).at("culture").items(CULTURE_AN_ERA * len(ERAS))
    found = [culture_card(entry, number, nodes) for number, entry in enumerate(entries)]
    unlike(file.at("culture"), [card.name for card in found])
    for era in ERAS:
        if len([card for card in found if card.era == era]) != CULTURE_AN_ERA:
            file.at("culture").fail(f"must have {CULTURE_AN_ERA} cards of era {era}")
    if [card.era for card in found] != sorted([card.era for card in found]):
        file.at("culture").fail("must have the cards of era 1 first")
    return found


def culture_card(entry: Entry, place: int, nodes: Nodes) -> Card:
    """EW-ACT-06: resolved at once, before a figure stands anywhere, so it has no gate."""
    fields(entry, "id", "number", "name", "era", "vp", "abilities")
    number = place % CULTURE_AN_ERA + 1
    entry.at("number").whole(number, number)
    abilities = [(NO_GATE, effect(text, nodes)) for text in entry.at("abilities").items(1)]
    return a_card(entry, entry.at("era").whole(1, 2), 1, abilities, False)


def species_of(file: Entry, nodes: Nodes) -> list[Species]:
    """EW-CMP-12, EW-CARD-14."""
    found: list[Species] = []
    for entry in file.only(("schema", "species")).at("species").items():
        fields(entry, "id", "name", "copies", "wild", "max_set", "set_vp", "tip")
        values = [item.whole(1, 99) for item in entry.at("set_vp").items(entry.at("max_set").whole(0, 9))]
        rising(entry.at("set_vp"), values)
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
    if all(each.is_wild for each in found):
        file.at("species").fail("one at least must not be wild, as wild animals join its set (EW-END-15)")
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
    """EW-STN: what a family asks for must be there, and nothing else."""
    family = entry.at("family").word([name for name, _, _ in FAMILIES])
    _, of, scores = FAMILIES[family]
    key = "species" if of == "two" else of
    fields(entry, "id", "name", "era", "family", *([key] if key else []), *SCORING[scores])
    return Stone(
        name_of(entry.at("id")),
        said(entry.at("name")),
        entry.at("era").whole(1, 2),
        family,
        counted_by(entry, of, species, lands),
        0 if scores == TABLED else entry.at("vp_per").whole(1, 9),
        entry.at("levels_per").whole(1, 9) if scores == LEVELLED else 1,
        points_table(entry.at("table")) if scores == TABLED else (),
    )


def counted_by(entry: Entry, of: str, species: list[str], lands: list[str]) -> tuple[int, ...]:
    """EW-STN-02 to 12: the lands or species of a family, each once."""
    if of == "terrain":
        return (entry.at("terrain").word(lands),)
    if not of:
        return ()
    nouns = lands if of == "terrains" else species
    names = entry.at("terrains" if of == "terrains" else "species")
    found = [item.word(nouns) for item in names.items({"species": 1, "two": 2}.get(of))]
    if len(set(found)) < max(1, len(found)):
        names.fail("must name at least one, and each once")
    return tuple(found)


def chief_cards(file: Entry, nodes: Nodes) -> list[Chief]:
    """EW-CMP-07, EW-CARD-15: an ability of the action phase on each of two sides."""
    found: list[Chief] = []
    for entry in at_least(file.only(("schema", "chief")).at("chief"), MOST_SEATS + 1):
        sides: list[Ability] = []
        fields(entry, "id", "name", "side")
        for name, side in zip(("a", "b"), entry.at("side").items(2), strict=True):
            gate, node = ability(fields(side, "id", "ability").at("ability"), nodes)
            side.at("id").word((name,))
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
    for entry in at_least(file.only(("schema", "token")).at("token"), 1):
        effects = fields(entry, "id", "name", "effects").at("effects").items()
        if not 1 <= len(effects) <= 2:
            entry.at("effects").fail(f"must have 1 or 2 items, has {len(effects)}")
        name, title = name_of(entry.at("id")), said(entry.at("name"))
        nodes_of = tuple([useful(text, nodes) for text in effects])
        found.append(Token(name, title, nodes_of, tuple([said(text) for text in effects])))
    unlike(file.at("token"), [token.name for token in found])
    return found


def useful(entry: Entry, nodes: Nodes) -> int:
    """EW-ACT-33, EW-MOD-09: what is done at rest, where nothing needs labor."""
    node = idle_effect(entry, nodes)
    if node == 0:
        entry.fail("must do something")
    return node


def check_counts(entry: Entry, counted: dict[str, int]) -> None:
    """EW-CMP: the box says how many of everything there are."""
    fields(entry, *counted)
    for key, count in counted.items():
        if entry.at(key).whole(0, 999) != count:
            entry.at(key).fail(f"says {entry.at(key).value}, the files have {count}")
