"""The components of Endless Winter, read from data/*.toml and checked."""

from pathlib import Path
from typing import NamedTuple

from lascaux.games.endless_winter.effects import Nodes
from lascaux.games.endless_winter.load_boards import (
    Board,
    IdolBoard,
    Megaliths,
    Table,
    Terrain,
    idol_board,
    main_board,
    megalith_tiles,
    player_board,
    terrain_board,
)
from lascaux.games.endless_winter.load_cards import (
    Card,
    Chief,
    SetupCard,
    Species,
    Stone,
    Token,
    check_counts,
    chief_cards,
    culture_cards,
    glacier_tokens,
    rest_tokens,
    sacred_stones,
    setup_cards,
    species_of,
    starting_cards,
    tribe_cards,
)
from lascaux.games.endless_winter.load_editions import Editions, editions_of
from lascaux.games.load import Entry, read

FOLDER = Path(__file__).parent / "data"
SCHEMA = "ew-data/1"


class Components(NamedTuple):
    nodes: Nodes
    cards: list[Card]  # starting, tribe and culture cards, in this order
    set_aside: list[int]  # cards that begin in hand
    species: list[Species]
    stones: list[Stone]
    chiefs: list[Chief]
    setups: list[SetupCard]
    glacier: list[Token]
    rest: list[Token]
    table: Table
    board: Board
    idols: IdolBoard
    terrain: Terrain
    megaliths: Megaliths
    editions: Editions


def components(folder: Path = FOLDER) -> Components:
    """All files, or a DataError that names the entry."""
    nodes = Nodes()
    table = main_board(opened(folder, "main_board"), nodes)
    starting, set_aside = starting_cards(opened(folder, "starting"), nodes)
    tribe = tribe_cards(opened(folder, "tribe"), nodes)
    culture = culture_cards(opened(folder, "culture"), nodes)
    cards = [*starting, *tribe, *culture]
    species = species_of(opened(folder, "animals"), nodes)
    terrain = terrain_board(opened(folder, "terrain"), nodes)
    animals = [each.name for each in species]
    found = Components(
        nodes,
        cards,
        set_aside,
        species,
        sacred_stones(opened(folder, "stones"), animals, [land.name for land in terrain.lands]),
        chief_cards(opened(folder, "chiefs"), nodes),
        setup_cards(opened(folder, "setup_cards"), [card.name for card in tribe], animals, len(starting)),
        glacier_tokens(opened(folder, "glacier_tokens"), nodes),
        rest_tokens(opened(folder, "rest_tokens"), nodes),
        table,
        player_board(opened(folder, "player_board"), nodes),
        idol_board(opened(folder, "idol_board"), nodes),
        terrain,
        megalith_tiles(opened(folder, "megalith_tiles"), nodes),
        editions_of(opened(folder, "editions"), cards, nodes),
    )
    check_counts(opened(folder, "main_board").at("components"), counted(found))
    return found


def opened(folder: Path, name: str) -> Entry:
    """A file of the right schema."""
    file = read(folder / f"{name}.toml")
    file.at("schema").word((SCHEMA,))
    return file


def counted(found: Components) -> dict[str, int]:
    """EW-CMP: how many of everything the files hold."""
    starting = sum([card.copies for card in found.cards if card.era == 0 and card.is_starting])
    tribe = sum([card.copies for card in found.cards if card.era == 0 and not card.is_starting])
    return {
        "terrain_hexes": sum([land.copies for land in found.terrain.lands]),
        "megalith_tiles": len(found.megaliths.tiles),
        "sacred_stones": len(found.stones),
        "chief_cards": len(found.chiefs),
        "starting_cards": 4 * starting,
        "tribe_cards": tribe,
        "culture_cards": sum([card.era > 0 for card in found.cards]),
        "animal_cards": sum([each.copies for each in found.species]),
        "setup_cards": len(found.setups),
        "villages": 4 * found.board.villages,
        "camps": 4 * found.board.camps,
        "own_megaliths": 4 * found.board.own_megaliths,
        "neutral_megaliths": 4 * found.board.neutral_megaliths,
        "glacier_tokens": len(found.glacier),
        "rest_tokens": len(found.rest),
    }
