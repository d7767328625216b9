"""What is printed on the components, as plain data: a part of `Game.printed` each."""

from lascaux.games.endless_winter.hexes import PLACES_OF
from lascaux.games.endless_winter.labels import HEX_LABELS, position_label, position_level
from lascaux.games.endless_winter.load_boards import Board, Column
from lascaux.games.endless_winter.load_cards import Card, SetupCard, Stone
from lascaux.games.endless_winter.load_lands import Cell
from lascaux.games.endless_winter.lookups import (
    CARD_NAMES,
    CARRIED_BY,
    CELL_PLACES,
    CELLS,
    COMPONENTS,
    LAND_NAMES,
    LAYOUT_NAMES,
    POSITIONS,
    SPECIES_NAMES,
    TILE_NAMES,
)
from lascaux.games.endless_winter.names import FAMILIES, LABORS, TERRAIN_KINDS
from lascaux.games.endless_winter.view_types import (
    PrintedCard,
    PrintedCell,
    PrintedColumn,
    PrintedHex,
    PrintedLand,
    PrintedPosition,
    PrintedSacrifice,
    PrintedSetup,
    PrintedSlot,
    PrintedSpace,
    PrintedSpecies,
    PrintedStone,
)


def cards_of(labor: int) -> dict[str, PrintedCard]:
    """Starting cards say other things by their labor."""
    texts = COMPONENTS.editions.texts[LABORS.index(labor)]
    return {
        card.name: printed_card(card, abilities, labor)
        for card, abilities in zip(COMPONENTS.cards, texts, strict=True)
    }


def printed_card(card: Card, texts: tuple[str, ...], labor: int) -> PrintedCard:
    return {
        "era": card.era,
        "labor": labor if card.by_edition else card.labor,
        "vp": card.vp,
        "abilities": list(texts),
    }


def printed_stone(stone: Stone) -> PrintedStone:
    family, of, _ = FAMILIES[stone.family]
    nouns = LAND_NAMES if of in ("terrain", "terrains") else SPECIES_NAMES
    return {
        "era": stone.era,
        "family": family,
        "of": [nouns[each] for each in stone.of],
        "vp": stone.vp_per,
        "table": [[least, points] for least, points in stone.table],
    }


def printed_column(column: Column) -> PrintedColumn:
    top, middle, bottom = column.texts
    return {"top": list(top), "middle": middle, "bottom": bottom}


def sacrifice_track() -> list[PrintedSacrifice]:
    idols = COMPONENTS.idols
    return [
        {"resources": step[0], "points": step[1], "reward": text}
        for step, text in zip(idols.sacrifice, idols.sacrifice_texts, strict=True)
    ]


def printed_setup(card: SetupCard) -> PrintedSetup:
    return {
        "food": card.food,
        "tools": card.tools,
        "tribe": CARD_NAMES[card.tribe],
        "animals": [SPECIES_NAMES[animal] for animal in card.animals],
        "camp": card.has_camp,
    }


def slots_of(board: Board) -> list[PrintedSlot]:
    return [
        {"tools": slot[0], "food": slot[1], "reward": text}
        for slot, text in zip(board.slots, board.slot_texts, strict=True)
    ]


def spaces_of(board: Board) -> list[PrintedSpace]:
    return [
        {"pieces": space[0], "reward": text}
        for space, text in zip(board.spaces, board.space_texts, strict=True)
    ]


def species() -> dict[str, PrintedSpecies]:
    return {
        each.name: {
            "copies": each.copies,
            "wild": each.is_wild,
            "set_vp": list(each.set_vp),
            "tip": each.text,
        }
        for each in COMPONENTS.species
    }


def lands() -> dict[str, PrintedLand]:
    return {
        land.name: {"kind": TERRAIN_KINDS[land.kind], "reward": land.text}
        for land in COMPONENTS.terrain.lands
    }


def hexes() -> list[PrintedHex]:
    return [
        {"label": label, "place": list(place)} for label, place in zip(HEX_LABELS, PLACES_OF, strict=True)
    ]


def layouts() -> dict[str, list[PrintedPosition]]:
    return {
        name: [printed_position(layout, position) for position in range(POSITIONS[layout])]
        for layout, name in enumerate(LAYOUT_NAMES)
    }


def printed_position(layout: int, position: int) -> PrintedPosition:
    is_cell = position < CELLS
    return {
        "label": position_label(layout, position),
        "level": position_level(layout, position),
        "below": [] if is_cell else list(CARRIED_BY[layout][position - CELLS]),
        "place": list(CELL_PLACES[layout][position]) if is_cell else [],
    }


def tiles() -> dict[str, list[PrintedCell]]:
    return {
        name: [printed_cell(cell) for cell in cells]
        for name, cells in zip(TILE_NAMES, COMPONENTS.megaliths.tiles, strict=True)
    }


def printed_cell(cell: Cell) -> PrintedCell:
    return {"start": cell.is_start, "arrows": list(cell.arrows), "reward": cell.text}
