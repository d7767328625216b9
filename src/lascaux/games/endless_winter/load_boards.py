"""Checking the boards of the component files: main, player, idol, terrain and megalith board."""

from typing import NamedTuple

from lascaux.games.endless_winter.effects import EXTRA, PAY, TRIBE_DISCARD, TRIBE_HAND, Nodes
from lascaux.games.endless_winter.load_cards import (
    MOST_SEATS,
    Ladder,
    effect,
    fields,
    flag,
    is_atom,
    ladder,
    name_of,
    said,
    unlike,
)
from lascaux.games.endless_winter.names import COLUMNS, MIGRATE, TERRAIN_KINDS
from lascaux.games.load import Entry

ROTATIONS = (0, 90, 180, 270)
MOST_CULTURE = 10  # it is filled twice in an era


class Column(NamedTuple):
    top: tuple[int, ...]
    middle: int
    bottom: int
    types_differ: bool
    is_ordered: bool
    texts: tuple[tuple[str, ...], str, str]


class Table(NamedTuple):
    """The main board and the amounts of the table."""

    rounds: int
    eras: tuple[int, ...]  # by round
    turns: int  # a round
    start_bonus: tuple[int, ...]  # by place in turn order
    turn_order: tuple[int, ...]
    turn_order_texts: tuple[str, ...]
    stones: tuple[int, ...]  # of each half of the display, by players
    culture: int  # slots
    grounds_extra: int
    grounds_most: int
    prepared: int  # cards drawn in the preparation
    opening: int  # cards of the first hand
    instead: int  # what an empty supply gives: tribe, culture and animals alike
    columns: tuple[Column, ...]


class Board(NamedTuple):
    """A player board."""

    camps: int
    villages: int
    own_megaliths: int
    neutral_megaliths: int
    tribe_figures: int
    base_limit: int
    icons: tuple[int, ...]  # spaces of the food track with an icon for labor just below
    tools_most: int
    slots: tuple[tuple[int, int, int], ...]  # tools, food, reward
    slot_texts: tuple[str, ...]
    spaces: tuple[tuple[int, int], ...]  # megaliths that stand on it, reward
    space_texts: tuple[str, ...]
    village_rewards: tuple[int, ...]
    village_texts: tuple[str, ...]
    rest: tuple[int, ...]
    rest_texts: tuple[str, ...]
    rest_labor: int  # in halves


class IdolBoard(NamedTuple):
    sacrifice: tuple[tuple[int, int, int], ...]  # by level from 0: resources, points for them, reward
    sacrifice_texts: tuple[str, ...]
    overflow: int
    honor: tuple[int, ...]  # by level from 0
    burial: tuple[Ladder, ...]  # by rank


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


def by_players(entry: Entry, key: str, low: int, high: int) -> tuple[int, ...]:
    """A number for each player count; the first two are unused."""
    amounts = [0] * 5
    for row in entry.items(3):
        amounts[row.at("players").whole(2, 4)] = row.at(key).whole(low, high)
    return tuple(amounts)


def rewards(entry: Entry, key: str, count: int, nodes: Nodes) -> tuple[int, ...]:
    """The rewards of numbered places, which must stand in their order."""
    found: list[int] = []
    for number, row in enumerate(entry.items(count), 1):
        row.at(key).whole(number, number)
        found.append(effect(row.at("reward"), nodes))
    return tuple(found)


def main_board(file: Entry, nodes: Nodes) -> Table:
    display = fields(file.at("culture_display"), "rows", "columns")
    grounds = fields(file.at("hunting_grounds"), "extra", "max")
    drawn = fields(file.at("preparation"), "draw", "opening_hand")
    rounds = fields(file.at("rounds"), "count", "era_by_round", "turns_per_round")
    count = rounds.at("count").whole(1, 9)
    if grounds.at("extra").whole(0, 3) + MOST_SEATS > grounds.at("max").whole(1, 12):
        grounds.at("max").fail("must leave room for the animals that are laid out (EW-SET-32)")
    if display.at("rows").whole(1, 4) * display.at("columns").whole(1, 5) > MOST_CULTURE:
        display.fail(f"must have at most {MOST_CULTURE} places, for twenty cards an era")
    columns = [
        column(entry, name, nodes) for entry, name in zip(file.at("column").items(4), COLUMNS, strict=True)
    ]
    return Table(
        count,
        tuple([era.whole(1, 2) for era in rounds.at("era_by_round").items(count)]),
        rounds.at("turns_per_round").whole(1, 3),
        rewards(file.at("start_bonus"), "position", 4, nodes),
        rewards(file.at("turn_order"), "position", 4, nodes),
        tuple([said(row.at("reward")) for row in file.at("turn_order").items()]),
        half_displays(file.at("stone_display")),
        display.at("rows").whole(1, 4) * display.at("columns").whole(1, 5),
        grounds.at("extra").whole(0, 3),
        grounds.at("max").whole(1, 12),
        drawn.at("draw").whole(1, 9),
        drawn.at("opening_hand").whole(1, 9),
        empty_supply(file.at("empty_supply"), nodes),
        tuple(columns),
    )


def empty_supply(entry: Entry, nodes: Nodes) -> int:
    """EW-COL-INI-04, DEV-03, HUN-05: the same whatever is missing."""
    fields(entry, "tribe", "culture", "animal")
    found = [effect(entry.at(key), nodes) for key in ("tribe", "culture", "animal")]
    if len(set(found)) > 1:
        entry.fail("must be the same for tribe, culture and animal")
    return found[0]


def half_displays(entry: Entry) -> tuple[int, ...]:
    """EW-SET-05, EW-SET-06: both halves alike."""
    for row in entry.items(3):
        left, right = row.at("left").whole(1, 10), row.at("right").whole(1, 10)
        if left != right or left + right != row.at("total").whole(2, 20):
            row.fail("left and right must be the same and make up the total")
    return by_players(entry, "left", 1, 10)


def column(entry: Entry, name: str, nodes: Nodes) -> Column:
    """EW-ACT-12: top, middle and bottom."""
    fields(entry, "id", "name", "top", "middle", "bottom", "top_types_different", "bottom_ordered")
    entry.at("id").word((name,))
    middle, bottom = entry.at("middle").items(1)[0], entry.at("bottom").items(1)[0]
    differ = flag(entry.at("top_types_different"))
    trees = [top_action(text, nodes, differ) for text in entry.at("top").items()]
    trees += [effect(middle, nodes), effect(bottom, nodes)]
    if name == COLUMNS[MIGRATE]:
        trees = [nodes.with_camps(tree) for tree in trees]
    return Column(
        tuple(trees[:-2]),
        trees[-2],
        trees[-1],
        differ,
        flag(entry.at("bottom_ordered")),
        (tuple([said(text) for text in entry.at("top").items()]), said(middle), said(bottom)),
    )


def top_action(entry: Entry, nodes: Nodes, differ: bool) -> int:
    """EW-ACT-13: something for a price; EW-COL-INI-02: where types must differ, a tribe card."""
    node = effect(entry, nodes)
    if nodes.all[node].kind != PAY:
        entry.fail("must be something for a price: 'pay ... -> ...'")
    if differ and nodes.all[nodes.all[node].parts[0]].atom not in (TRIBE_HAND, TRIBE_DISCARD):
        entry.fail("must be tribe cards, as their types must differ")
    return node


def player_board(file: Entry, nodes: Nodes) -> Board:
    pieces, rest = file.at("pieces"), fields(file.at("rest"), "effects", "eclipse_labor_halves")
    food = fields(file.at("food_track"), "start", "max", "base_limit", "camp_spaces", "labor_icon_edges")
    camps, base = pieces.at("camps").whole(1, 9), food.at("base_limit").whole(1, 9)
    food.at("max").whole(base + camps, base + camps)  # EW-GLD-10, EW-SET-13
    food.at("camp_spaces").items(camps)
    villages = pieces.at("villages").whole(1, 6)
    spaces = [
        (row.at("pieces").whole(1, 4), row.at("colour").word(("neutral", "own")))
        for row in file.at("megalith_space").items()
    ]
    for key, colour in (("neutral_megaliths", 0), ("own_megaliths", 1)):
        standing = sum([count for count, of in spaces if of == colour])
        pieces.at(key).whole(standing, standing)
    if spaces != sorted(spaces, key=lambda space: space[1]):
        file.at("megalith_space").fail("the neutral megaliths must stand on the left (EW-SET-15)")
    paid = rewards(file.at("megalith_space"), "index", len(spaces), nodes)
    return Board(
        camps,
        villages,
        pieces.at("own_megaliths").whole(1, 20),
        pieces.at("neutral_megaliths").whole(1, 9),
        pieces.at("tribe_figures").whole(1, 3),
        base,
        tuple([item.whole(1, base + camps) for item in food.at("labor_icon_edges").items()]),
        fields(file.at("tool_track"), "start", "max").at("max").whole(1, 99),
        tuple([stone_slot(row, nodes) for row in file.at("stone_slot").items(3)]),
        tuple([said(row.at("reward")) for row in file.at("stone_slot").items()]),
        tuple(zip([count for count, _ in spaces], paid, strict=True)),
        tuple([said(row.at("reward")) for row in file.at("megalith_space").items()]),
        rewards(file.at("village_space"), "index", villages, nodes),
        tuple([said(row.at("reward")) for row in file.at("village_space").items()]),
        tuple([effect(text, nodes) for text in rest.at("effects").items()]),
        tuple([said(text) for text in rest.at("effects").items()]),
        rest.at("eclipse_labor_halves").whole(0, 9),
    )


def stone_slot(entry: Entry, nodes: Nodes) -> tuple[int, int, int]:
    """EW-COL-DEV-05, DEV-08: tools and food to pay, and what is gained."""
    fields(entry, "index", "price", "reward")
    price = nodes.all[
        effect(Entry(entry.file, f"{entry.where}.price", f"pay {said(entry.at('price'))} -> vp"), nodes)
    ].price
    if not price or price[0] or price[3]:
        entry.at("price").fail("must be tools and food")
    return price[2], price[1], effect(entry.at("reward"), nodes)


def idol_board(file: Entry, nodes: Nodes) -> IdolBoard:
    sacrifice, honor = file.at("sacrifice"), file.at("honor")
    levels = sacrifice.at("level").items(sacrifice.at("levels").whole(1, 30))
    steps = [(0, 0, 0)]
    for number, row in enumerate(levels, 1):
        row.at("level").whole(number, number)
        rate = row.at("ratio_resources").whole(1, 9), row.at("ratio_vp").whole(1, 9)
        steps.append((*rate, effect(row.at("reward"), nodes)))
    points = [row.at("vp").whole(0, 20) for row in honor.at("level").items(honor.at("levels").whole(1, 30))]
    tables = [ladder(row.at("table")) for row in file.at("burial_table").items(3)]
    texts = ("", *[said(row.at("reward")) for row in levels])
    return IdolBoard(
        tuple(steps), texts, effect(sacrifice.at("overflow"), nodes), (0, *points), tuple(tables)
    )


def terrain_board(file: Entry, nodes: Nodes) -> Terrain:
    """EW-CMP-04, EW-SET-37 to 42."""
    lands: list[Land] = []
    for entry in file.at("terrain").items():
        fields(entry, "id", "name", "kind", "count", "reward")
        kind = entry.at("kind").word(TERRAIN_KINDS)
        reward = effect(entry.at("reward"), nodes)
        lands.append(
            Land(
                name_of(entry.at("id")),
                said(entry.at("name")),
                kind,
                entry.at("count").whole(1, 25),
                reward,
                said(entry.at("reward")),
            )
        )
    unlike(file.at("terrain"), [land.name for land in lands])
    if [land.kind for land in lands] != [0] * (len(lands) - 2) + [1, 2]:
        file.at("terrain").fail("must be the lands, then the glacier, then the base")
    rows = file.at("by_players")
    glaciers, others = by_players(rows, "glaciers", 0, 18), by_players(rows, "random_lands", 0, 18)
    placed = file.at("board").at("tiles_placed").whole(18, 18)
    for row in rows.items():
        players = row.at("players").whole(2, 4)
        if row.at("fixed_lands").whole(0, 18) != len(lands) - 2:
            row.fail("one of each land is fixed (EW-SET-38)")
        if len(lands) - 2 + glaciers[players] + others[players] != placed:
            row.fail(f"must make up {placed} tiles")
    check_tiles(rows, lands, glaciers, others)
    file.at("board").at("radius").whole(2, 2)  # the outline is that of hexes.py
    return Terrain(lands, glaciers, others)


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
    tiles = [tile_cells(entry, nodes) for entry in file.at("tile").items(4)]
    layouts = file.at("layout").items()
    chosen = [-1] * 5
    for number, layout in enumerate(layouts):
        for players in layout.at("recommended_for").items():
            chosen[players.whole(2, 4)] = number
    if -1 in chosen[2:]:
        file.at("layout").fail("one must be recommended for each number of players")
    names = [name_of(layout.at("id")) for layout in layouts]
    unlike(file.at("layout"), names)
    return Megaliths(
        [name_of(entry.at("id")) for entry in file.at("tile").items()],
        tiles,
        names,
        [layout_places(layout, tiles[0]) for layout in layouts],
        tuple(chosen),
    )


def tile_cells(entry: Entry, nodes: Nodes) -> tuple[Cell, ...]:
    """Row by row; a start cell bears the extra megalith with its arrows (EW-MEG-03, EW-ICON-33)."""
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
        arrows = [arrow.items(2) for arrow in cell.at("arrows").items(2)] if is_start else []
        targets = [b.whole(0, height - 1) * width + a.whole(0, width - 1) for a, b in arrows]
        cells.append(Cell(x, y, is_start, reward, said(cell.at("reward")), tuple(targets)))
    return tuple(cells)


def layout_places(entry: Entry, cells: tuple[Cell, ...]) -> tuple[tuple[int, int], ...]:
    """Column and row of every cell of every slot; a slot's tile is turned clockwise."""
    places: list[tuple[int, int]] = []
    width, height = max([cell.x for cell in cells]) + 1, max([cell.y for cell in cells]) + 1
    for slot in entry.at("slots").items(4):
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
