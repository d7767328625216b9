"""The nouns of the game as small numbers, with the words that records and messages use for them."""

from typing import Final

NOTHING: Final = -1

# Resources, and what else can be gained.
WOOD: Final = 0
BRICK: Final = 1
STONE: Final = 2
GOLD: Final = 3
RESOURCES: Final = ("wood", "brick", "stone", "gold")
FOOD: Final = 4
TOOL_GAIN: Final = 5
PRODUCTION: Final = 6
PERSON: Final = 7
GAINS: Final = (*RESOURCES, "food", "tool", "production", "person")

# Places. The four places for resources stand in the order of the resources.
TOOL_MAKER: Final = 0
HUT: Final = 1
FIELD: Final = 2
HUNT: Final = 3
FOREST: Final = 4
CLAY_PIT: Final = 5
QUARRY: Final = 6
RIVER: Final = 7
FIRST_CARD: Final = 8  # the cheapest card space, and three more
FIRST_BUILDING: Final = 12  # the first stack of buildings, and as many as there are players
PLACES: Final = (
    "tool_maker",
    "hut",
    "field",
    "hunt",
    "forest",
    "clay_pit",
    "quarry",
    "river",
    "card_1",
    "card_2",
    "card_3",
    "card_4",
    "building_1",
    "building_2",
    "building_3",
    "building_4",
)
SPACES: Final = 4  # for cards

# What a card does when it is bought.
DICE: Final = 0  # dice for all
GAIN: Final = 1  # something of GAINS
POINTS: Final = 2
ROLL_FOR: Final = 3  # two dice for a resource
DRAW: Final = 4  # a hidden card
ONE_USE: Final = 5  # a tool for one roll
CHOICE: Final = 6  # resources of choice, kept for later
EFFECTS: Final = ("dice", "gain", "points", "roll", "draw", "one_use", "choice")

# What a card scores at the end: a green symbol, or its people times something.
SYMBOLS: Final = ("medicine", "pottery", "weaving", "time", "music", "writing", "transport", "art")
FARMER: Final = 0
TOOLMAKER: Final = 1
BUILDER: Final = 2
SHAMAN: Final = 3
WORKERS: Final = ("farmer", "toolmaker", "builder", "shaman")

# Buildings.
FIXED: Final = 0  # pay just these
NUMBER: Final = 1  # so many of so many kinds
OPEN: Final = 2  # any resources within limits
BUILDING_KINDS: Final = ("fixed", "number", "open")

# Phases.
SETUP: Final = 0
PLACING_PHASE: Final = 1
USING_PHASE: Final = 2
FEEDING_PHASE: Final = 3
END: Final = 4
PHASES: Final = ("setup", "placing", "using", "feeding", "end")
