"""What is printed on each component in words: a text a line, in the order in which one reads it."""

from lascaux.engine.protocol import Text
from lascaux.games.endless_winter import lookups
from lascaux.games.endless_winter.effect_words import (
    EFFECTS,
    Told,
    ability_text,
    gated_text,
    good_text,
    labor_text,
    listed,
)
from lascaux.games.endless_winter.load_cards import Card, SetupCard, Species, Stone
from lascaux.games.endless_winter.load_entries import PointsTable
from lascaux.games.endless_winter.names import (
    CAMP_TERRAIN_VARIETY,
    COLUMNS,
    FAMILIES,
    LABORS,
    MEGALITH_TILES,
    TIPPED_TWO_SPECIES,
    VILLAGE_BY_TERRAIN,
)


def card_lines(card: Card, texts: tuple[str, ...], labor: int) -> list[Text]:
    """EW-CARD-12, EW-CARD-13: the corner or the era, the abilities, the points at the end."""
    lines = [Text("ew-card-era", {"era": card.era}) if card.era else corner_line(card, labor)]
    lines += [ability_text(text) for text in texts]
    return [*lines, Text("ew-card-points", {"points": card.vp})] if card.vp else lines


def corner_line(card: Card, labor: int) -> Text:
    return Text("ew-card-labor", {"labor": labor_text(labor if card.by_edition else card.labor)})


def species_lines(species: int, animal: Species) -> list[Text]:
    """EW-CARD-14: what tipping brings, and what a set of untipped ones is worth."""
    tipping = Text("ew-animal-tip", {"effect": EFFECTS[lookups.TIP_NODE[species]]})
    if animal.is_wild:
        return [tipping, Text("ew-animal-wild", {"copies": animal.copies})]
    sets = [
        Text("ew-animal-set", {"animals": size, "points": points})
        for size, points in enumerate(animal.set_vp, 1)
    ]
    return [tipping, Text("ew-animal-sets", {"sets": listed(sets), "copies": animal.copies})]


def stone_lines(stone: Stone, by_table: bool, sums: bool) -> list[Text]:
    """EW-STN: what it scores in every eclipse."""
    family, _, _ = FAMILIES[stone.family]
    key = "ew-stone-" + family.replace("_", "-")
    if stone.family == MEGALITH_TILES and not by_table:
        return [Text("ew-stone-each-tile", {"points": 1})]
    facts: Told = {"points": stone.vp_per, "levels": stone.per}
    if stone.table:
        facts["table"] = table_text(stone.table)
    names = (
        lookups.LAND_NAMES
        if stone.family in (VILLAGE_BY_TERRAIN, CAMP_TERRAIN_VARIETY)
        else lookups.SPECIES_NAMES
    )
    if stone.of:
        facts["of"] = listed([Text("ew-noun", {"noun": names[each]}) for each in stone.of])
    if stone.family == TIPPED_TWO_SPECIES:
        facts["counted"] = "sum" if sums else "pairs"
    return [Text(key, facts)]


def table_text(table: PointsTable) -> Text:
    return listed([Text("ew-table-row", {"least": least, "points": points}) for least, points in table])


def setup_lines(card: SetupCard) -> list[Text]:
    """EW-SET-21 to 24: what one begins with."""
    goods = [
        good_text(what, amount) for what, amount in (("food", card.food), ("tool", card.tools)) if amount
    ]
    goods.append(Text("ew-setup-tribe", {"card": lookups.CARD_NAMES[card.tribe]}))
    goods += [Text("ew-noun", {"noun": lookups.SPECIES_NAMES[species]}) for species in card.animals]
    if card.has_camp:
        goods.append(Text("ew-setup-camp", {}))
    return [Text("ew-setup-begins", {"what": listed(goods)})]


def side_text(chief: int, side: int) -> Text:
    return gated_text(lookups.CHIEF_GATE[2 * chief + side], EFFECTS[lookups.CHIEF_NODE[2 * chief + side]])


def slot_lines(slot: int) -> list[Text]:
    """EW-COL-DEV-05, DEV-08: the price of a slot and what it gives."""
    return [
        Text("ew-slot-price", {"price": slot_price(slot)}),
        Text("ew-slot-reward", {"effect": EFFECTS[lookups.SLOT_REWARD[slot]]}),
    ]


def slot_price(slot: int) -> Text:
    prices = (("tool", lookups.SLOT_TOOLS[slot]), ("food", lookups.SLOT_FOOD[slot]))
    return listed([good_text(what, amount) for what, amount in prices if amount])


def sacrifice_lines(level: int) -> list[Text]:
    """EW-TOT-04 to 06: the rate of the section, what the space gives; at the top, what more idols give."""
    if level == 0:
        return [Text("ew-sacrifice-none", {})]
    rate: Told = {"resources": lookups.SACRIFICE_RATE[level], "points": lookups.SACRIFICE_VP[level]}
    lines = [Text("ew-sacrifice-rate", rate)]
    if lookups.SACRIFICE_REWARD[level]:
        lines.append(Text("ew-space-reward", {"effect": EFFECTS[lookups.SACRIFICE_REWARD[level]]}))
    if level == lookups.SACRIFICE_TOP:
        lines.append(Text("ew-sacrifice-top", {"effect": EFFECTS[lookups.OVERFLOW]}))
    return lines


def honor_lines(level: int) -> list[Text]:
    """EW-TOT-10."""
    if level == 0:
        return [Text("ew-honor-none", {})]
    return [Text("ew-honor-points", {"points": lookups.HONOR_VP[level]})]


def burial_lines(rank: int) -> list[Text]:
    """EW-END-07 to 10: what buried cards are worth to who has this rank on the honor track."""
    return [Text("ew-burial-table", {"rank": rank + 1, "table": table_text(lookups.BURIAL[rank])})]


def column_lines(column: int) -> list[Text]:
    """EW-ACT-12: the top, then the middle, then the bottom."""
    lines = [Text("ew-column-top", {"effect": EFFECTS[node]}) for node in lookups.COLUMN_TOP[column]]
    middle = Text("ew-column-middle", {"effect": EFFECTS[lookups.COLUMN_MIDDLE[column]]})
    return [*lines, middle, Text("ew-column-bottom", {"effect": EFFECTS[lookups.COLUMN_BOTTOM[column]]})]


def reward_lines(nodes: list[int]) -> list[list[Text]]:
    return [[EFFECTS[node]] for node in nodes]


def rest_lines() -> list[Text]:
    """EW-ACT-33 to 35."""
    lines = [Text("ew-rest-effect", {"effect": EFFECTS[node]}) for node in lookups.REST_EFFECTS]
    return [*lines, Text("ew-rest-labor", {"labor": labor_text(lookups.REST_LABOR)})]


def by_number(lines: list[list[Text]], first: int) -> dict[str, list[Text]]:
    return {str(number): each for number, each in enumerate(lines, first)}


def lines_of(labor: int, by_table: bool, sums: bool) -> dict[str, dict[str, list[Text]]]:
    """Every component by its kind and its name, or its number from the left."""
    box = lookups.COMPONENTS
    return {
        "card": {
            card.name: card_lines(card, texts, labor)
            for card, texts in zip(box.cards, box.editions.texts[LABORS.index(labor)], strict=True)
        },
        "species": {each.name: species_lines(number, each) for number, each in enumerate(box.species)},
        "stone": {stone.name: stone_lines(stone, by_table, sums) for stone in box.stones},
        "land": {
            land.name: [EFFECTS[lookups.LAND_REWARD[number]]] for number, land in enumerate(box.terrain.lands)
        },
        "chief": {
            chief.name: [side_text(number, side) for side in range(2)]
            for number, chief in enumerate(box.chiefs)
        },
        "setup": {card.name: setup_lines(card) for card in box.setups},
        "glacier_token": {
            token.name: [Text("ew-glacier-token", {"effect": EFFECTS[lookups.GLACIER_NODE[number]]})]
            for number, token in enumerate(box.glacier)
        },
        "rest_token": {
            token.name: [EFFECTS[node] for node in lookups.REST_NODES[number]]
            for number, token in enumerate(box.rest)
        },
        "column": {name: column_lines(number) for number, name in enumerate(COLUMNS)},
        "slot": by_number([slot_lines(slot) for slot in range(len(lookups.SLOT_REWARD))], 1),
        "village": by_number(reward_lines(lookups.VILLAGE_REWARD), 1),
        "megalith_space": by_number(reward_lines(lookups.SPACE_REWARD), 1),
        "turn_order": by_number(reward_lines(lookups.TURN_ORDER_REWARD), 1),
        "sacrifice": by_number([sacrifice_lines(level) for level in range(lookups.SACRIFICE_TOP + 1)], 0),
        "honor": by_number([honor_lines(level) for level in range(len(lookups.HONOR_VP))], 0),
        "burial": by_number([burial_lines(rank) for rank in range(len(lookups.BURIAL))], 1),
        "rest": {"rest": rest_lines()},
    }
