"""Checking the boards of the component files: main, player and idol board."""

from typing import NamedTuple

from lascaux.games.endless_winter.effects import ALL, PAY, SAME, TRIBE_DISCARD, TRIBE_HAND, Nodes
from lascaux.games.endless_winter.load_cards import CULTURE_AN_ERA, useful
from lascaux.games.endless_winter.load_entries import (
    MOST_SEATS,
    PointsTable,
    by_players,
    effect,
    fields,
    first_effect,
    flag,
    points_table,
    rewards,
    rising,
    said,
)
from lascaux.games.endless_winter.names import COLUMNS, ERAS, MIGRATE
from lascaux.games.load import Entry

MOST_TOPS = 4  # actions at the top of a column
MAIN_BOARD = (
    "rounds",
    "score_track",
    "start_bonus",
    "turn_order",
    "stone_display",
    "culture_display",
    "hunting_grounds",
    "preparation",
    "empty_supply",
    "column",
)
PLAYER_BOARD = (
    "pieces",
    "food_track",
    "tool_track",
    "stone_slot",
    "megalith_space",
    "village_space",
    "rest",
)
# Pieces that the rules need in just this number; of the others a player may have more or fewer.
PIECES_OF_EACH = {
    "chief_figures": 1,
    "tribe_markers": 1,
    "idol_markers": 2,
    "vp_markers": 1,
    "resource_markers": 2,
}


class Column(NamedTuple):
    top: tuple[int, ...]
    middle: int
    bottom: int
    types_differ: bool
    is_ordered: bool
    texts: tuple[tuple[str, ...], str, str]


class MainBoard(NamedTuple):
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
    burial: tuple[PointsTable, ...]  # by rank


def main_board(file: Entry, nodes: Nodes) -> MainBoard:
    file.only(("schema", "components", *MAIN_BOARD))
    fields(file.at("score_track"), "spaces").at("spaces").whole(100, 100)  # EW-GLD-15: it goes on from there
    display = fields(file.at("culture_display"), "rows", "columns")
    grounds = fields(file.at("hunting_grounds"), "extra", "max")
    drawn = fields(file.at("preparation"), "draw", "opening_hand")
    rounds = fields(file.at("rounds"), "count", "era_by_round", "turns_per_round")
    if grounds.at("extra").whole(0, 3) + MOST_SEATS > grounds.at("max").whole(1, 12):
        grounds.at("max").fail("must leave room for the animals that are laid out (EW-SET-32)")
    slots = display.at("rows").whole(1, 4) * display.at("columns").whole(1, 5)
    eras = eras_of(rounds, display, slots)
    columns = [
        column(entry, name, nodes) for entry, name in zip(file.at("column").items(4), COLUMNS, strict=True)
    ]
    return MainBoard(
        len(eras),
        eras,
        rounds.at("turns_per_round").whole(2, 4),
        start_bonus(file.at("start_bonus"), nodes),
        rewards(file.at("turn_order"), "position", 4, nodes),
        tuple([said(row.at("reward")) for row in file.at("turn_order").items()]),
        half_displays(file.at("stone_display")),
        slots,
        grounds.at("extra").whole(0, 3),
        grounds.at("max").whole(1, 12),
        drawn.at("draw").whole(1, 9),
        drawn.at("opening_hand").whole(1, 9),
        empty_supply(file.at("empty_supply"), nodes),
        tuple(columns),
    )


def eras_of(rounds: Entry, display: Entry, slots: int) -> tuple[int, ...]:
    """EW-RND-01: the era of each round. EW-PRP-05, EW-PRP-06: it has cards to fill the display every time."""
    names = rounds.at("era_by_round")
    eras = [era.whole(1, 2) for era in names.items(rounds.at("count").whole(1, 9))]
    if eras != sorted(eras):
        names.fail("must rise")
    most = CULTURE_AN_ERA // max([eras.count(era) for era in ERAS])
    if slots > most:
        display.fail(f"must have at most {most} places, for twenty cards an era")
    return tuple(eras)


def start_bonus(entry: Entry, nodes: Nodes) -> tuple[int, ...]:
    for row in entry.items(MOST_SEATS):
        first_effect(row.at("reward"), nodes)
    return rewards(entry, "position", MOST_SEATS, nodes)


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
        fields(row, "players", "total", "left", "right")
        left, right = row.at("left").whole(1, 10), row.at("right").whole(1, 10)
        if left != right or left + right != row.at("total").whole(2, 20):
            row.fail("left and right must be the same and make up the total")
    return by_players(entry, "left", 1, 10)


def column(entry: Entry, name: str, nodes: Nodes) -> Column:
    """EW-ACT-12: top, middle and bottom."""
    fields(entry, "id", "name", "top", "middle", "bottom", "top_types_different", "bottom_ordered")
    entry.at("id").word((name,))
    said(entry.at("name"))
    middle, bottom = entry.at("middle").items(1)[0], entry.at("bottom").items(1)[0]
    tops = entry.at("top").items()
    if not 1 <= len(tops) <= MOST_TOPS:
        entry.at("top").fail(f"must have 1 to {MOST_TOPS} items, has {len(tops)}")
    differ, is_ordered = flag(entry.at("top_types_different")), flag(entry.at("bottom_ordered"))
    trees = [top_action(text, nodes, differ) for text in tops] + [
        effect(middle, nodes),
        effect(bottom, nodes),
    ]
    if is_ordered and nodes.all[trees[-1]].kind != ALL:
        bottom.fail("must be several gains side by side, as they have an order: 'a, b'")
    if name == COLUMNS[MIGRATE]:
        trees = [nodes.with_camps(tree) for tree in trees]
    return Column(
        tuple(trees[:-2]),
        trees[-2],
        trees[-1],
        differ,
        is_ordered,
        (tuple([said(text) for text in tops]), said(middle), said(bottom)),
    )


def top_action(entry: Entry, nodes: Nodes, differ: bool) -> int:
    """EW-ACT-13: something for a price; EW-COL-INI-02: where types must differ, a tribe card."""
    node = effect(entry, nodes)
    if nodes.all[node].kind != PAY:
        entry.fail("must be something for a price: 'pay ... -> ...'")
    gain = nodes.all[nodes.all[node].parts[0]]
    if differ and (gain.atom not in (TRIBE_HAND, TRIBE_DISCARD) or gain.how == SAME):
        entry.fail("must be tribe cards, and not of the same type, as their types must differ")
    return node


def player_board(file: Entry, nodes: Nodes) -> Board:
    file.only(("schema", *PLAYER_BOARD))
    pieces, rest = pieces_of(file.at("pieces")), fields(file.at("rest"), "effects", "eclipse_labor_halves")
    camps, base, icons = food_track(file.at("food_track"), pieces.at("camps").whole(2, 9))
    tools = fields(file.at("tool_track"), "start", "max")
    tools.at("start").whole(0, 0)  # EW-SET-13: what one begins with stands on the setup cards
    villages = pieces.at("villages").whole(1, 6)
    spaces = megalith_spaces(file.at("megalith_space"), pieces)
    paid = rewards(file.at("megalith_space"), "index", len(spaces), nodes, ("pieces", "colour"))
    slots = file.at("stone_slot").items(3)
    return Board(
        camps,
        villages,
        pieces.at("own_megaliths").whole(1, 20),
        pieces.at("neutral_megaliths").whole(1, 9),
        pieces.at("tribe_figures").whole(1, 3),
        base,
        icons,
        tools.at("max").whole(1, 99),
        tuple([stone_slot(row, number, nodes) for number, row in enumerate(slots, 1)]),
        tuple([said(row.at("reward")) for row in slots]),
        tuple(zip(spaces, paid, strict=True)),
        tuple([said(row.at("reward")) for row in file.at("megalith_space").items()]),
        rewards(file.at("village_space"), "index", villages, nodes),
        tuple([said(row.at("reward")) for row in file.at("village_space").items()]),
        tuple([useful(text, nodes) for text in rest.at("effects").items()]),
        tuple([said(text) for text in rest.at("effects").items()]),
        rest.at("eclipse_labor_halves").whole(0, 9),
    )


def pieces_of(entry: Entry) -> Entry:
    """EW-CMP-13, EW-CMP-14, EW-CMP-17: what a player has."""
    fields(entry, "tribe_figures", "villages", "camps", "own_megaliths", "neutral_megaliths", *PIECES_OF_EACH)
    for key, count in PIECES_OF_EACH.items():
        entry.at(key).whole(count, count)
    return entry


def food_track(entry: Entry, camps: int) -> tuple[int, int, tuple[int, ...]]:
    """EW-GLD-10, EW-SET-13: room for some food, and for one more with each camp; icons for labor between."""
    fields(entry, "start", "max", "base_limit", "camp_spaces", "labor_icon_edges").at("start").whole(0, 0)
    base = entry.at("base_limit").whole(1, 9)
    most = entry.at("max").whole(base + camps, base + camps)
    for space, item in enumerate(entry.at("camp_spaces").items(camps), base + 1):
        item.whole(space, space)
    icons = entry.at("labor_icon_edges")
    return camps, base, rising(icons, [item.whole(1, most) for item in icons.items()])


def megalith_spaces(entry: Entry, pieces: Entry) -> list[int]:
    """EW-SET-15: how many megaliths stand on each space, the neutral ones on the left."""
    spaces = [
        (row.at("pieces").whole(1, 4), row.at("colour").word(("neutral", "own"))) for row in entry.items()
    ]
    for key, colour in (("neutral_megaliths", 0), ("own_megaliths", 1)):
        standing = sum([count for count, of in spaces if of == colour])
        pieces.at(key).whole(standing, standing)
    if spaces != sorted(spaces, key=lambda space: space[1]):
        entry.fail("the neutral megaliths must stand on the left (EW-SET-15)")
    return [count for count, _ in spaces]


def stone_slot(entry: Entry, number: int, nodes: Nodes) -> tuple[int, int, int]:
    """EW-COL-DEV-05, DEV-08: tools and food to pay, and what is gained."""
    fields(entry, "index", "price", "reward").at("index").whole(number, number)
    price = nodes.all[
        effect(Entry(entry.file, f"{entry.where}.price", f"pay {said(entry.at('price'))} -> vp"), nodes)
    ].price
    if not price or price[0] or price[3]:
        entry.at("price").fail("must be tools and food")
    return price[2], price[1], effect(entry.at("reward"), nodes)


def idol_board(file: Entry, nodes: Nodes) -> IdolBoard:
    """EW-TOT-05, 06, 10: both tracks; EW-END-07 to 10: the tables of buried cards, by rank."""
    file.only(("schema", "sacrifice", "honor", "burial_table"))
    sacrifice = fields(file.at("sacrifice"), "levels", "overflow", "level")
    steps = [(0, 0, 0)]
    for row in levels_of(sacrifice, "ratio_resources", "ratio_vp", "reward"):
        rate = row.at("ratio_resources").whole(1, 9), row.at("ratio_vp").whole(1, 9)
        steps.append((*rate, effect(row.at("reward"), nodes)))
    points = [
        row.at("vp").whole(0, 20) for row in levels_of(fields(file.at("honor"), "levels", "level"), "vp")
    ]
    for rank, row in enumerate(file.at("burial_table").items(3), 1):
        fields(row, "rank", "table").at("rank").whole(rank, rank)
    return IdolBoard(
        tuple(steps),
        ("", *[said(row.at("reward")) for row in sacrifice.at("level").items()]),
        effect(sacrifice.at("overflow"), nodes),
        (0, *points),
        tuple([points_table(row.at("table")) for row in file.at("burial_table").items()]),
    )


def levels_of(track: Entry, *keys: str) -> list[Entry]:
    """The levels of a track from 1 on."""
    rows = track.at("level").items(track.at("levels").whole(1, 30))
    for number, row in enumerate(rows, 1):
        fields(row, "level", *keys).at("level").whole(number, number)
    return rows
