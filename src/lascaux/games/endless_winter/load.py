"""The components of Endless Winter, read from data/*.toml and checked."""

from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from lascaux.engine.errors import DataError
from lascaux.games.endless_winter.effects import Nodes
from lascaux.games.endless_winter.load_boards import (
    PIECES_OF_EACH,
    Board,
    IdolBoard,
    MainBoard,
    idol_board,
    main_board,
    player_board,
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
from lascaux.games.endless_winter.load_entries import MOST_SEATS, unlike
from lascaux.games.endless_winter.load_lands import Megaliths, Terrain, megalith_tiles, terrain_board
from lascaux.games.endless_winter.load_loops import check_loops
from lascaux.games.load import Entry, chosen, read

GAME = "endless-winter"
FOLDER = Path(__file__).parent / "data"
CHOSEN = chosen(GAME, FOLDER)
SCHEMA = "ew-data/1"
REVISION = 3
OTHER_REVISIONS = 1_000_000  # from here on, and as many
FILES = (
    "main_board",
    "starting",
    "tribe",
    "culture",
    "animals",
    "terrain",
    "stones",
    "chiefs",
    "setup_cards",
    "glacier_tokens",
    "rest_tokens",
    "player_board",
    "idol_board",
    "megalith_tiles",
    "editions",
)
# EW-CMP: what lies in the box, too, and no rule counts.
WITHOUT_RULES = {
    "main_boards": 1,
    "player_boards": MOST_SEATS,
    "animal_boards": 1,
    "idol_boards": 1,
    "chief_bases": MOST_SEATS,
    "cover_cards": 1,
    "burial_cards": MOST_SEATS,
    "player_aids": MOST_SEATS,
    "round_markers": 1,
}


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
    main_board: MainBoard
    board: Board
    idols: IdolBoard
    terrain: Terrain
    megaliths: Megaliths
    editions: Editions


def components(folder: Path = FOLDER) -> Components:
    """All files of a folder, or a DataError that names the entry. What the folder lacks is ours."""
    if not folder.is_dir():
        raise DataError(str(folder), "the folder", "is not there")
    return assembled({name: read(file_of(folder, name)) for name in FILES})


def file_of(folder: Path, name: str) -> Path:
    path = folder / f"{name}.toml"
    return path if path.exists() else FOLDER / f"{name}.toml"


def assembled(files: dict[str, Entry]) -> Components:
    """The components of these files, checked one by one and against each other."""
    for name in FILES:
        files[name].at("schema").word((SCHEMA,))
    nodes = Nodes()
    main = main_board(files["main_board"], nodes)
    starting, set_aside = starting_cards(files["starting"], nodes)
    tribe = tribe_cards(files["tribe"], nodes)
    cards = [*starting, *tribe, *culture_cards(files["culture"], nodes)]
    species = species_of(files["animals"], nodes)
    terrain = terrain_board(files["terrain"], nodes)
    animals = [each.name for each in species]
    found = Components(
        nodes,
        cards,
        set_aside,
        species,
        sacred_stones(files["stones"], animals, [land.name for land in terrain.lands[:-1]]),
        chief_cards(files["chiefs"], nodes),
        setup_cards(files["setup_cards"], [card.name for card in tribe], animals, len(starting)),
        glacier_tokens(files["glacier_tokens"], nodes),
        rest_tokens(files["rest_tokens"], nodes),
        main,
        player_board(files["player_board"], nodes),
        idol_board(files["idol_board"], nodes),
        terrain,
        megalith_tiles(files["megalith_tiles"], nodes),
        editions_of(files["editions"], cards, nodes),
    )
    check_names(found, files)
    check_labor(found, files)
    check_start(found, files)
    check_supply(found, files)
    check_loops(nodes, found.idols.overflow, main.instead, files)
    check_counts(files["main_board"].at("components"), counted(found))
    return found


def check_names(found: Components, files: dict[str, Entry]) -> None:
    """A card is found by its name, whatever pile it is of."""
    unlike(files["tribe"].at("tribe"), [card.name for card in found.cards if card.era == 0])
    unlike(files["culture"].at("culture"), [card.name for card in found.cards])


def check_labor(found: Components, files: dict[str, Entry]) -> None:
    """EW-ACT-23: where an edition says the labor, the card says that of the recommended one."""
    labor = files["editions"].at("profile").at("default").at("options").at("starting_card_labor_halves")
    for card, entry in zip(found.cards, files["starting"].at("starting").items(), strict=False):
        if card.by_edition and card.labor != labor.value:
            entry.at("labor_halves").fail(f"must be {labor.value}, as the recommended edition says")


def check_start(found: Components, files: dict[str, Entry]) -> None:
    """EW-SET-22 to 27: whatever setup cards are dealt, there are cards and animals for all of them."""
    for number, entry in enumerate(files["setup_cards"].at("setup").items()):
        card = found.setups[number]
        alike = len([other for other in found.setups if other.tribe == card.tribe])
        if found.cards[card.tribe].copies < alike:
            copies = found.cards[card.tribe].copies
            entry.at("tribe").fail(f"there are only {copies} of them for {alike} setup cards")
        entry.at("food").whole(0, found.board.base_limit + 1 + card.has_camp)  # EW-SET-45
        entry.at("tools").whole(0, found.board.tools_most)
    for number, entry in enumerate(files["animals"].at("species").items()):
        wanted = sum([card.animals.count(number) for card in found.setups])
        if found.species[number].copies < wanted:
            entry.at("copies").fail(f"must be {wanted} or more, for the setup cards")
    hand = files["main_board"].at("preparation").at("opening_hand")
    starting = sum([card.copies for card in found.cards if card.is_starting])
    hand.whole(len(found.set_aside) + 1, starting + 1)


def check_supply(found: Components, files: dict[str, Entry]) -> None:
    """EW-RND-02, EW-SET-32, EW-MOD-01: figures for all turns, animals to lay out, tokens for glaciers."""
    figures = found.board.tribe_figures + 1
    files["main_board"].at("rounds").at("turns_per_round").whole(figures, figures)
    animals = sum([each.copies for each in found.species])
    wanted = sum([len(card.animals) for card in found.setups]) + MOST_SEATS + found.main_board.grounds_extra
    if animals < wanted:
        files["animals"].at("species").fail(f"must be {wanted} animals or more, are {animals}")
    if len(found.glacier) < max(found.terrain.glaciers):
        files["glacier_tokens"].at("token").fail(
            f"must be {max(found.terrain.glaciers)} or more, one a glacier"
        )
    for (tools, food, _), entry in zip(
        found.board.slots, files["player_board"].at("stone_slot").items(), strict=True
    ):
        if tools > found.board.tools_most or food > found.board.base_limit + found.board.camps:
            entry.at("price").fail("is more than anybody can have")


def revision_of(folder: Path) -> int:
    """Of rules and components: another one where components were replaced, so that records don't mix."""
    if folder == FOLDER:
        return REVISION
    contents = [file_of(folder, name).read_bytes().replace(b"\r\n", b"\n") for name in FILES]
    return OTHER_REVISIONS + crc32(b"\n".join(contents)) % OTHER_REVISIONS


def counted(found: Components) -> dict[str, int]:
    """EW-CMP: how many of everything the files hold."""
    starting = sum([card.copies for card in found.cards if card.era == 0 and card.is_starting])
    tribe = sum([card.copies for card in found.cards if card.era == 0 and not card.is_starting])
    return {
        "terrain_hexes": sum([land.copies for land in found.terrain.lands]),
        "megalith_tiles": len(found.megaliths.tiles),
        "sacred_stones": len(found.stones),
        "chief_cards": len(found.chiefs),
        "chief_figures": len(found.chiefs),
        "starting_cards": MOST_SEATS * starting,
        "tribe_cards": tribe,
        "culture_cards": sum([card.era > 0 for card in found.cards]),
        "animal_cards": sum([each.copies for each in found.species]),
        "setup_cards": len(found.setups),
        "tribe_figures": MOST_SEATS * found.board.tribe_figures,
        "villages": MOST_SEATS * found.board.villages,
        "camps": MOST_SEATS * found.board.camps,
        "own_megaliths": MOST_SEATS * found.board.own_megaliths,
        "neutral_megaliths": MOST_SEATS * found.board.neutral_megaliths,
        "glacier_tokens": len(found.glacier),
        "rest_tokens": len(found.rest),
        **{key: MOST_SEATS * count for key, count in PIECES_OF_EACH.items() if key.endswith("markers")},
        **WITHOUT_RULES,
    }
