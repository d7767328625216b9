"""The nouns of the game as small numbers, with the words that records and messages use for them."""

from typing import Final

# Terrains. The hut stands on a square of its own; it is no terrain, but every terrain may join it.
DESERT: Final = 0
PRAIRIE: Final = 1
LAKE: Final = 2
JUNGLE: Final = 3
QUARRY: Final = 4
VOLCANO: Final = 5
HUT: Final = 6
TERRAINS: Final = ("desert", "prairie", "lake", "jungle", "quarry", "volcano")

# Resources.
MAMMOTH: Final = 0
FISH: Final = 1
MUSHROOM: Final = 2
FLINT: Final = 3
RESOURCES: Final = ("mammoth", "fish", "mushroom", "flint")
NOTHING: Final = -1

# People: seven kinds of hunters and gatherers, three of warriors.
HUNTER: Final = 0
FISHER: Final = 1
GATHERER: Final = 2
SCULPTOR: Final = 3
PAINTER: Final = 4
FIRE_LADY: Final = 5
SHAMAN: Final = 6
BRAWLER: Final = 7
AMAZON: Final = 8
BRUISER: Final = 9
PEOPLE: Final = (
    "hunter",
    "fisher",
    "gatherer",
    "sculptor",
    "painter",
    "fire_lady",
    "shaman",
    "brawler",
    "amazon",
    "bruiser",
)
# What a hunter or gatherer counts on the squares around, beside the four resources.
PER_RESOURCE: Final = 4
PER_FIRE: Final = 5
PER_PEOPLE: Final = 6
COUNTED: Final = ("mammoth", "fish", "mushroom", "flint", "resource", "fire", "people")

# Modes.
DISCOVERY: Final = 0
TOTEM: Final = 1
TRIBE: Final = 2
MODES: Final = ("discovery", "totem", "tribe")

# Who stands on a domino of a row, where no seat does.
FREE: Final = -1  # nobody yet
GONE: Final = -2  # the domino was placed or discarded

OUTER: Final = 0  # the 1st and 4th domino of the first row
INNER: Final = 1  # the 2nd and 3rd
PAIRS: Final = ("outer", "inner")
