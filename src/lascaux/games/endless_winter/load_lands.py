"""Checking the land and the megaliths of the component files: terrain tiles, megalith tiles and layouts."""

from typing import NamedTuple

from lascaux.games.endless_winter.effects import EXTRA, Nodes
from lascaux.games.endless_winter.load_entries import (
    by_players,
    effect,
    fields,
    idle_effect,
    is_atom,
    name_of,
    said,
    unlike,
)
from lascaux.games.endless_winter.names import TERRAIN_KINDS
from lascaux.games.load import Entry

ROTATIONS = (0, 90, 180, 270)


class Land(NamedTuple):
    name: str
    title: str
    kind: int
    copies: int
    reward: int
    text: str


class Terrain(NamedTuple):
    lands: list[Land]
    glaciers: tuple[int, ...]  # by players
    random_lands: tuple[int, ...]


class Cell(NamedTuple):
    x: int
    y: int
    is_start: bool
    reward: int
    text: str
    arrows: tuple[int, ...]  # cells of the same tile


class Megaliths(NamedTuple):
    names: list[str]
    tiles: list[tuple[Cell, ...]]
    layouts: list[str]
    places: list[tuple[tuple[int, int], ...]]  # by layout, for every cell of every slot: column and row
    by_players: tuple[int, ...]


def terrain_board(file: Entry, nodes: Nodes) -> Terrain:
    """EW-CMP-04, EW-SET-37 to 42."""
    file.only(("schema", "terrain", "board", "by_players"))
    lands = [a_land(entry, nodes) for entry in file.at("terrain").items()]
    unlike(file.at("terrain"), [land.name for land in lands])
    if [land.kind for land in lands] != [0] * (len(lands) - 2) + [1, 2]:
        file.at("terrain").fail("must be the lands, then the glacier, then the base")
    check_base(file.at("terrain").items()[-1], lands[-1])
    board, rows = fields(file.at("board"), "radius", "tiles_placed"), file.at("by_players")
    glaciers, others = by_players(rows, "glaciers", 0, 18), by_players(rows, "random_lands", 0, 18)
    board.at("radius").whole(2, 2)  # the outline is that of hexes.py
    placed = board.at("tiles_placed").whole(18, 18)
    for players, row in enumerate(rows.items(), 2):
        fields(row, "players", "fixed_lands", "glaciers", "random_lands")
        if row.at("fixed_lands").whole(0, 18) != len(lands) - 2:
            row.fail("one of each land is fixed (EW-SET-38)")
        if len(lands) - 2 + glaciers[players] + others[players] != placed:
            row.fail(f"must make up {placed} tiles")
    check_tiles(rows, lands, glaciers, others)
    return Terrain(lands, glaciers, others)


def a_land(entry: Entry, nodes: Nodes) -> Land:
    """EW-ECL-13: what leading there gives."""
    fields(entry, "id", "name", "kind", "count", "reward")
    return Land(
        name_of(entry.at("id")),
        said(entry.at("name")),
        entry.at("kind").word(TERRAIN_KINDS),
        entry.at("count").whole(1, 25),
        idle_effect(entry.at("reward"), nodes),
        said(entry.at("reward")),
    )


def check_base(entry: Entry, base: Land) -> None:
    """EW-SET-37: there is one. EW-ECL-13: it is no land, so nobody leads there."""
    entry.at("count").whole(1, 1)
    if base.reward:
        entry.at("reward").fail("must be empty, as the base tile is no land and gives nothing (EW-ECL-13)")


def check_tiles(rows: Entry, lands: list[Land], glaciers: tuple[int, ...], others: tuple[int, ...]) -> None:
    """EW-SET-38 to 40: there must be as many tiles as are laid."""
    left = sum([land.copies - 1 for land in lands if land.kind == 0])
    for row in rows.items():
        players = row.at("players").whole(2, 4)
        if glaciers[players] > lands[-2].copies:
            row.at("glaciers").fail(f"must be at most {lands[-2].copies}, as there are no more")
        if others[players] > left:
            row.at("random_lands").fail(f"must be at most {left}, as there are no more")


def megalith_tiles(file: Entry, nodes: Nodes) -> Megaliths:
    """EW-CMP-05, EW-SET-36: the tiles, and where their cells lie in each layout."""
    file.only(("schema", "tile", "layout"))
    tiles = [tile_cells(entry, nodes) for entry in file.at("tile").items(4)]
    names = [name_of(entry.at("id")) for entry in file.at("tile").items()]
    unlike(file.at("tile"), names)
    layouts = file.at("layout").items()
    called = [name_of(layout.at("id")) for layout in layouts]
    unlike(file.at("layout"), called)
    return Megaliths(
        names,
        tiles,
        called,
        [layout_places(layout, tiles[0]) for layout in layouts],
        recommended(file.at("layout")),
    )


def recommended(entry: Entry) -> tuple[int, ...]:
    """EW-SET-36: a layout for each number of players."""
    chosen = [-1] * 5
    for number, layout in enumerate(entry.items()):
        for players in layout.at("recommended_for").items():
            if chosen[players.whole(2, 4)] != -1:
                players.fail("another layout is recommended for as many players")
            chosen[players.whole(2, 4)] = number
    if -1 in chosen[2:]:
        entry.fail("one must be recommended for each number of players")
    return tuple(chosen)


def tile_cells(entry: Entry, nodes: Nodes) -> tuple[Cell, ...]:
    """Row by row; a start cell bears the extra megalith with its arrows (EW-MEG-03, EW-ICON-33)."""
    said(fields(entry, "id", "name", "width", "height", "cell").at("name"))
    width, height = entry.at("width").whole(4, 4), entry.at("height").whole(2, 2)
    cells: list[Cell] = []
    for number, cell in enumerate(entry.at("cell").items(width * height)):
        x, y = cell.at("x").whole(0, width - 1), cell.at("y").whole(0, height - 1)
        if y * width + x != number:
            cell.fail("the cells must stand in the order of rows")
        is_start = cell.at("kind").word(("plain", "start")) == 1
        reward = effect(cell.at("reward"), nodes, on_tile=True)
        if is_start != is_atom(nodes, reward, EXTRA):
            cell.at("reward").fail("'extra' belongs to start cells (EW-ICON-33)")
        fields(cell, "x", "y", "kind", "reward", *(["arrows"] if is_start else []))
        arrows = [arrow.items(2) for arrow in cell.at("arrows").items(2)] if is_start else []
        targets = [b.whole(0, height - 1) * width + a.whole(0, width - 1) for a, b in arrows]
        cells.append(Cell(x, y, is_start, reward, said(cell.at("reward")), tuple(targets)))
    return tuple(cells)


def layout_places(entry: Entry, cells: tuple[Cell, ...]) -> tuple[tuple[int, int], ...]:
    """Column and row of every cell of every slot; a slot's tile is turned clockwise."""
    said(fields(entry, "id", "name", "recommended_for", "slots").at("name"))
    places: list[tuple[int, int]] = []
    width, height = max([cell.x for cell in cells]) + 1, max([cell.y for cell in cells]) + 1
    for slot in entry.at("slots").items(4):
        slot.only(("x", "y", "rot"))
        left, top, rot = slot.at("x").whole(0, 20), slot.at("y").whole(0, 20), slot.at("rot").whole(0, 270)
        if rot not in ROTATIONS:
            slot.at("rot").fail("must be 0, 90, 180 or 270")
        for cell in cells:
            turned = {
                0: (cell.x, cell.y),
                90: (height - 1 - cell.y, cell.x),
                180: (width - 1 - cell.x, height - 1 - cell.y),
                270: (cell.y, width - 1 - cell.x),
            }[rot]
            places.append((left + turned[0], top + turned[1]))
    if len(set(places)) < len(places):
        entry.at("slots").fail("the tiles overlap")
    return tuple(places)
