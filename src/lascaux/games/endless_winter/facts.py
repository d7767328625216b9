"""What is printed on the components, as views show it. Made once for each labor of starting cards."""

from typing import Final

from lascaux.games.endless_winter.hexes import JUNCTURES
from lascaux.games.endless_winter.load_boards import Board, Column
from lascaux.games.endless_winter.load_cards import Card, SetupCard, Stone
from lascaux.games.endless_winter.names import COLUMNS, FAMILIES, LABORS, TERRAIN_KINDS
from lascaux.games.endless_winter.tables import CARD_NAMES, COMPONENTS, LAND_NAMES, SPECIES_NAMES
from lascaux.games.endless_winter.view_types import (
    CardFacts,
    ColumnFacts,
    Facts,
    LandFacts,
    SacrificeFacts,
    SetupFacts,
    SlotFacts,
    SpaceFacts,
    SpeciesFacts,
    StoneFacts,
)


def card_facts(card: Card, texts: tuple[str, ...], labor: int) -> CardFacts:
    return {
        "era": card.era,
        "labor": labor if card.by_edition else card.labor,
        "vp": card.vp,
        "abilities": list(texts),
    }


def stone_facts(stone: Stone) -> StoneFacts:
    family, of, _ = FAMILIES[stone.family]
    nouns = LAND_NAMES if of in ("terrain", "terrains") else SPECIES_NAMES
    return {
        "era": stone.era,
        "family": family,
        "of": [nouns[each] for each in stone.of],
        "vp": stone.vp_per,
        "table": [[least, points] for least, points in stone.table],
    }


def column_facts(column: Column) -> ColumnFacts:
    top, middle, bottom = column.texts
    return {"top": list(top), "middle": middle, "bottom": bottom}


def sacrifice_facts() -> list[SacrificeFacts]:
    idols = COMPONENTS.idols
    return [
        {"resources": step[0], "points": step[1], "reward": text}
        for step, text in zip(idols.sacrifice, idols.sacrifice_texts, strict=True)
    ]


def setup_facts(card: SetupCard) -> SetupFacts:
    return {
        "food": card.food,
        "tools": card.tools,
        "tribe": CARD_NAMES[card.tribe],
        "animals": [SPECIES_NAMES[animal] for animal in card.animals],
        "camp": card.has_camp,
    }


def slot_facts(board: Board) -> list[SlotFacts]:
    return [
        {"tools": slot[0], "food": slot[1], "reward": text}
        for slot, text in zip(board.slots, board.slot_texts, strict=True)
    ]


def space_facts(board: Board) -> list[SpaceFacts]:
    return [
        {"pieces": space[0], "reward": text}
        for space, text in zip(board.spaces, board.space_texts, strict=True)
    ]


def printed(labor: int) -> Facts:
    box = COMPONENTS
    species: dict[str, SpeciesFacts] = {
        each.name: {
            "copies": each.copies,
            "wild": each.is_wild,
            "set_vp": list(each.set_vp),
            "tip": each.text,
        }
        for each in box.species
    }
    lands: dict[str, LandFacts] = {
        land.name: {"kind": TERRAIN_KINDS[land.kind], "reward": land.text} for land in box.terrain.lands
    }
    return {
        "cards": {
            card.name: card_facts(card, texts, labor)
            for card, texts in zip(box.cards, box.editions.texts[LABORS.index(labor)], strict=True)
        },
        "species": species,
        "stones": {stone.name: stone_facts(stone) for stone in box.stones},
        "lands": lands,
        "chiefs": {chief.name: list(chief.texts) for chief in box.chiefs},
        "setups": {card.name: setup_facts(card) for card in box.setups},
        "glacier_tokens": {token.name: token.texts[0] for token in box.glacier},
        "rest_tokens": {token.name: list(token.texts) for token in box.rest},
        "columns": {name: column_facts(box.table.columns[i]) for i, name in enumerate(COLUMNS)},
        "sacrifice": sacrifice_facts(),
        "honor": list(box.idols.honor),
        "burial": [[[least, points] for least, points in table] for table in box.idols.burial],
        "icons": list(box.board.icons),
        "tools_most": box.board.tools_most,
        "food_most": box.board.base_limit + box.board.camps,
        "turn_order": list(box.table.turn_order_texts),
        "slots": slot_facts(box.board),
        "spaces": space_facts(box.board),
        "villages": list(box.board.village_texts),
        "rest": list(box.board.rest_texts),
        "rest_labor": box.board.rest_labor,
        "junctures": [list(hexes) for hexes in JUNCTURES],
        "rounds": box.table.rounds,
    }


FACTS: Final[dict[int, Facts]] = {labor: printed(labor) for labor in LABORS}
