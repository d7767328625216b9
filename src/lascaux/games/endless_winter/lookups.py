"""The components as flat lists, by the numbers of names.py and effects.py."""

from typing import Final

from lascaux.games.endless_winter.effects import ATOM, LABOR, PAY, Node
from lascaux.games.endless_winter.load import CHOSEN, components, revision_of

COMPONENTS: Final = components(CHOSEN)
REVISION: Final[int] = revision_of(CHOSEN)
Numbers = tuple[int, ...]

# Effects, by node.
NODES: Final[list[Node]] = COMPONENTS.nodes.all
NODE_KIND: Final[list[int]] = [node.kind for node in NODES]
NODE_ATOM: Final[list[int]] = [node.atom for node in NODES]
NODE_AMOUNT: Final[list[int]] = [node.amount for node in NODES]
NODE_HOW: Final[list[int]] = [node.how for node in NODES]
NODE_PARTS: Final[list[Numbers]] = [node.parts for node in NODES]
NODE_PRICE: Final[list[Numbers]] = [node.price for node in NODES]
NODE_TESTS: Final[list[tuple[tuple[int, int], ...]]] = [node.tests for node in NODES]
IS_LABOR: Final[list[bool]] = [node.kind == ATOM and node.atom == LABOR for node in NODES]
COSTS_LABOR: Final[list[bool]] = [node.kind == PAY and node.price[0] > 0 for node in NODES]

# Cards, by card: starting cards, tribe cards, culture cards.
CARD_NAMES: Final[tuple[str, ...]] = tuple([card.name for card in COMPONENTS.cards])
KINDS: Final[int] = len(CARD_NAMES)
STARTING: Final[int] = len([card for card in COMPONENTS.cards if card.is_starting])
FIRST_CULTURE: Final[int] = len([card for card in COMPONENTS.cards if card.era == 0])
TYPES: Final[int] = FIRST_CULTURE - STARTING  # of tribe cards
CARD_ERA: Final[list[int]] = [card.era for card in COMPONENTS.cards]
CARD_LABOR: Final[list[int]] = [card.labor for card in COMPONENTS.cards]
LABOR_BY_EDITION: Final[list[bool]] = [card.by_edition for card in COMPONENTS.cards]
CARD_COPIES: Final[list[int]] = [card.copies for card in COMPONENTS.cards]
CARD_VP: Final[list[int]] = [card.vp for card in COMPONENTS.cards]
SET_ASIDE: Final[list[int]] = list(COMPONENTS.set_aside)
# Abilities, by edition and card: gates and nodes.
ABILITY_GATES: Final[list[list[Numbers]]] = [
    [tuple([gate for gate, _ in abilities]) for abilities in cards] for cards in COMPONENTS.editions.abilities
]
ABILITY_NODES: Final[list[list[Numbers]]] = [
    [tuple([node for _, node in abilities]) for abilities in cards] for cards in COMPONENTS.editions.abilities
]
# Whether any of them has labor in its price, so that labor is of use after the top section.
LABOR_LATER: Final[bool] = any(
    COSTS_LABOR[node] for cards in ABILITY_NODES for nodes in cards for node in nodes
)
EDITION_VALUES: Final[list[list[int]]] = COMPONENTS.editions.values

# Animals, by species.
SPECIES_NAMES: Final[tuple[str, ...]] = tuple([each.name for each in COMPONENTS.species])
SPECIES: Final[int] = len(SPECIES_NAMES)
SPECIES_COPIES: Final = tuple([each.copies for each in COMPONENTS.species])
IS_WILD: Final[list[bool]] = [each.is_wild for each in COMPONENTS.species]
SET_VP: Final[list[Numbers]] = [each.set_vp for each in COMPONENTS.species]
TIP_NODE: Final[list[int]] = [each.tip for each in COMPONENTS.species]

# Stones, by stone.
STONE_NAMES: Final[tuple[str, ...]] = tuple([stone.name for stone in COMPONENTS.stones])
STONE_ERA: Final[list[int]] = [stone.era for stone in COMPONENTS.stones]
STONE_FAMILY: Final[list[int]] = [stone.family for stone in COMPONENTS.stones]
STONE_OF: Final[list[Numbers]] = [stone.of for stone in COMPONENTS.stones]
STONE_VP: Final[list[int]] = [stone.vp_per for stone in COMPONENTS.stones]
STONE_PER: Final[list[int]] = [stone.per for stone in COMPONENTS.stones]
STONE_TABLE: Final[list[tuple[tuple[int, int], ...]]] = [stone.table for stone in COMPONENTS.stones]
STONES_SHOWN: Final[list[int]] = list(COMPONENTS.main_board.stones)  # of each half, by players
SLOT_TOOLS: Final[list[int]] = [slot[0] for slot in COMPONENTS.board.slots]
SLOT_FOOD: Final[list[int]] = [slot[1] for slot in COMPONENTS.board.slots]
SLOT_REWARD: Final[list[int]] = [slot[2] for slot in COMPONENTS.board.slots]
SLOTS: Final[int] = len(SLOT_REWARD)

# Chiefs by 2 * chief + side, and setup cards.
CHIEF_NAMES: Final[tuple[str, ...]] = tuple([chief.name for chief in COMPONENTS.chiefs])
CHIEFS: Final[int] = len(CHIEF_NAMES)
CHIEF_GATE: Final[list[int]] = [gate for chief in COMPONENTS.chiefs for gate, _ in chief.sides]
CHIEF_NODE: Final[list[int]] = [node for chief in COMPONENTS.chiefs for _, node in chief.sides]
SETUP_NAMES: Final[tuple[str, ...]] = tuple([card.name for card in COMPONENTS.setups])
SETUPS: Final[int] = len(SETUP_NAMES)
SETUP_FOOD: Final[list[int]] = [card.food for card in COMPONENTS.setups]
SETUP_TOOLS: Final[list[int]] = [card.tools for card in COMPONENTS.setups]
SETUP_TRIBE: Final[list[int]] = [card.tribe for card in COMPONENTS.setups]
SETUP_ANIMALS: Final[list[Numbers]] = [card.animals for card in COMPONENTS.setups]
SETUP_CAMP: Final[list[bool]] = [card.has_camp for card in COMPONENTS.setups]

# Tokens of the modules.
GLACIER_NAMES: Final[tuple[str, ...]] = tuple([token.name for token in COMPONENTS.glacier])
GLACIER_NODE: Final[list[int]] = [token.effects[0] for token in COMPONENTS.glacier]
REST_NAMES: Final[tuple[str, ...]] = tuple([token.name for token in COMPONENTS.rest])
REST_NODES: Final[list[Numbers]] = [token.effects for token in COMPONENTS.rest]

# The player board.
CAMPS: Final[int] = COMPONENTS.board.camps
VILLAGES: Final[int] = COMPONENTS.board.villages
NEUTRALS: Final[int] = COMPONENTS.board.neutral_megaliths
MEGALITHS: Final[int] = NEUTRALS + COMPONENTS.board.own_megaliths
TRIBE_FIGURES: Final[int] = COMPONENTS.board.tribe_figures
BASE_LIMIT: Final[int] = COMPONENTS.board.base_limit
TOOLS_MOST: Final[int] = COMPONENTS.board.tools_most
# By food: how much brings the marker past the next icon, or 0 if there is none below.
NEXT_ICON: Final[list[int]] = [
    max([0, *[icon for icon in COMPONENTS.board.icons if icon <= food]])
    for food in range(BASE_LIMIT + CAMPS + 1)
]
TO_NEXT_ICON: Final[list[int]] = [food - icon + 1 if icon else 0 for food, icon in enumerate(NEXT_ICON)]
VILLAGE_REWARD: Final[list[int]] = list(COMPONENTS.board.village_rewards)
SPACE_REWARD: Final[list[int]] = [reward for _, reward in COMPONENTS.board.spaces]
# Megaliths that have left when a space is empty.
SPACE_EMPTY_AT: Final[list[int]] = [
    sum([count for count, _ in COMPONENTS.board.spaces[: i + 1]]) for i in range(len(COMPONENTS.board.spaces))
]
REST_EFFECTS: Final[list[int]] = list(COMPONENTS.board.rest)
REST_LABOR: Final[int] = COMPONENTS.board.rest_labor

# The main board.
ROUNDS: Final[int] = COMPONENTS.main_board.rounds
ERA_OF_ROUND: Final[list[int]] = [0, *COMPONENTS.main_board.eras]
TURNS: Final[int] = COMPONENTS.main_board.turns
START_BONUS: Final[list[int]] = list(COMPONENTS.main_board.start_bonus)
TURN_ORDER_REWARD: Final[list[int]] = list(COMPONENTS.main_board.turn_order)
CULTURE_SLOTS: Final[int] = COMPONENTS.main_board.culture
GROUNDS_EXTRA: Final[int] = COMPONENTS.main_board.grounds_extra
GROUNDS_MOST: Final[int] = COMPONENTS.main_board.grounds_most
PREPARED: Final[int] = COMPONENTS.main_board.prepared
OPENING: Final[int] = COMPONENTS.main_board.opening
INSTEAD: Final[int] = COMPONENTS.main_board.instead
COLUMN_TOP: Final[list[Numbers]] = [column.top for column in COMPONENTS.main_board.columns]
COLUMN_MIDDLE: Final[list[int]] = [column.middle for column in COMPONENTS.main_board.columns]
COLUMN_BOTTOM: Final[list[int]] = [column.bottom for column in COMPONENTS.main_board.columns]
TYPES_DIFFER: Final[list[bool]] = [column.types_differ for column in COMPONENTS.main_board.columns]
IS_ORDERED: Final[list[bool]] = [column.is_ordered for column in COMPONENTS.main_board.columns]

# The idol board, by level.
SACRIFICE_RATE: Final[list[int]] = [step[0] for step in COMPONENTS.idols.sacrifice]
SACRIFICE_VP: Final[list[int]] = [step[1] for step in COMPONENTS.idols.sacrifice]
SACRIFICE_REWARD: Final[list[int]] = [step[2] for step in COMPONENTS.idols.sacrifice]
SACRIFICE_TOP: Final[int] = len(SACRIFICE_RATE) - 1
OVERFLOW: Final[int] = COMPONENTS.idols.overflow
HONOR_VP: Final[list[int]] = list(COMPONENTS.idols.honor)
HONOR_TOP: Final[int] = len(HONOR_VP) - 1
BURIAL: Final[list[tuple[tuple[int, int], ...]]] = list(COMPONENTS.idols.burial)

# Terrain, by kind of land; the last two are glacier and base.
LAND_NAMES: Final[tuple[str, ...]] = tuple([land.name for land in COMPONENTS.terrain.lands])
LANDS: Final[int] = len(LAND_NAMES) - 2
GLACIER: Final[int] = LANDS
BASE_LAND: Final[int] = LANDS + 1
LAND_COUNT: Final = tuple([land.copies for land in COMPONENTS.terrain.lands])
LAND_REWARD: Final[list[int]] = [land.reward for land in COMPONENTS.terrain.lands]
GLACIERS: Final[list[int]] = list(COMPONENTS.terrain.glaciers)  # by players
RANDOM_LANDS: Final[list[int]] = list(COMPONENTS.terrain.random_lands)

# Megalith tiles, by 8 * tile + cell of the tile; layouts, by 8 * slot + cell: such a cell is a position.
TILE_NAMES: Final[tuple[str, ...]] = tuple(COMPONENTS.megaliths.names)
CELLS_A_TILE: Final[int] = len(COMPONENTS.megaliths.tiles[0])
CELLS: Final[int] = CELLS_A_TILE * len(TILE_NAMES)
CELL_START: Final[list[bool]] = [cell.is_start for tile in COMPONENTS.megaliths.tiles for cell in tile]
CELL_REWARD: Final[list[int]] = [cell.reward for tile in COMPONENTS.megaliths.tiles for cell in tile]
CELL_ARROWS: Final[list[Numbers]] = [cell.arrows for tile in COMPONENTS.megaliths.tiles for cell in tile]
LAYOUT_NAMES: Final[tuple[str, ...]] = tuple(COMPONENTS.megaliths.layouts)
LAYOUT_BY_PLAYERS: Final[list[int]] = list(COMPONENTS.megaliths.by_players)


def beside(places: tuple[tuple[int, int], ...], cell: int) -> Numbers:
    """EW-MEG-04: the cells that share an edge."""
    x, y = places[cell]
    edges = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    return tuple([places.index(place) for place in edges if place in places])


def above(places: tuple[tuple[int, int], ...]) -> list[Numbers]:
    """EW-MEG-14: the positions on higher levels, each by the four that carry it; level by level."""
    carried: list[Numbers] = []
    level = {place: number for number, place in enumerate(places)}
    while level:
        higher: dict[tuple[int, int], int] = {}
        for x, y in sorted(level):
            square = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
            if all(place in level for place in square):
                higher[(x, y)] = len(places) + len(carried)
                carried.append(tuple([level[place] for place in square]))
        level = higher
    return carried


CELL_PLACES: Final[list[tuple[tuple[int, int], ...]]] = COMPONENTS.megaliths.places  # by layout
CELL_BESIDE: Final[list[list[Numbers]]] = [
    [beside(places, cell) for cell in range(CELLS)] for places in CELL_PLACES
]
CARRIED_BY: Final[list[list[Numbers]]] = [above(places) for places in CELL_PLACES]  # from position CELLS on
POSITIONS: Final[list[int]] = [CELLS + len(carried) for carried in CARRIED_BY]
