"""The components as flat lists, by the numbers of names.py."""

from typing import Final

from lascaux.games.stone_age.load import components
from lascaux.games.stone_age.names import ONE_USE

COMPONENTS: Final = components()

# Buildings, by building.
BUILDINGS: Final[int] = len(COMPONENTS.buildings)
BUILDING_NAMES: Final[tuple[str, ...]] = tuple([tile.name for tile in COMPONENTS.buildings])
BUILDING_KIND: Final[list[int]] = [tile.kind for tile in COMPONENTS.buildings]
BUILDING_COST: Final[list[tuple[int, ...]]] = [tile.cost for tile in COMPONENTS.buildings]
BUILDING_LEAST: Final[list[int]] = [tile.least for tile in COMPONENTS.buildings]
BUILDING_MOST: Final[list[int]] = [tile.most for tile in COMPONENTS.buildings]
BUILDING_MIX: Final[list[int]] = [tile.kinds for tile in COMPONENTS.buildings]  # different kinds; 0: any
TILES: Final = tuple([tile.copies for tile in COMPONENTS.buildings])
STACK: Final[int] = COMPONENTS.stack

# Cards, by card.
CARDS: Final[int] = len(COMPONENTS.cards)
CARD_NAMES: Final[tuple[str, ...]] = tuple([card.name for card in COMPONENTS.cards])
CARD_EFFECT: Final[list[int]] = [card.effect for card in COMPONENTS.cards]
CARD_WHAT: Final[list[int]] = [card.what for card in COMPONENTS.cards]
CARD_AMOUNT: Final[list[int]] = [card.amount for card in COMPONENTS.cards]
CARD_SYMBOL: Final[list[int]] = [card.symbol for card in COMPONENTS.cards]
CARD_WORKER: Final[list[int]] = [card.worker for card in COMPONENTS.cards]
CARD_TIMES: Final[list[int]] = [card.times for card in COMPONENTS.cards]
DECK: Final = tuple([card.copies for card in COMPONENTS.cards])
CARD_COST: Final[list[int]] = list(COMPONENTS.costs)  # by space
CARD_DICE: Final[int] = COMPONENTS.card_dice
DIE_GAIN: Final[list[int]] = list(COMPONENTS.die)  # by face

# Places, by place: rings in all (0: no ring), and by what a roll is divided (0: no roll).
RINGS: Final[list[int]] = [
    *COMPONENTS.rings[:3],
    0,
    *COMPONENTS.rings[3:7],
    *[COMPONENTS.rings[7]] * 4,
    *[COMPONENTS.rings[8]] * 4,
]
DIVISOR: Final[list[int]] = [0, 0, 0, *COMPONENTS.divisor]

VALUE: Final[list[int]] = list(COMPONENTS.value)  # of a resource
SUPPLY: Final = tuple(COMPONENTS.supply)
PEOPLE_START: Final[int] = COMPONENTS.limits[0]
PEOPLE_MOST: Final[int] = COMPONENTS.limits[1]
FOOD_START: Final[int] = COMPONENTS.limits[2]
PRODUCTION_MOST: Final[int] = COMPONENTS.limits[3]
TOOL_PLACES: Final[int] = COMPONENTS.limits[4]
ONE_USE_TOOLS: Final[int] = CARD_EFFECT.count(ONE_USE)
TOOLS_MOST: Final[int] = COMPONENTS.limits[4] * COMPONENTS.limits[5]
