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

# Actions of seats.
CHOOSE: Final = 0  # (CHOOSE, domino)
TAKE_PAIR: Final = 1  # (TAKE_PAIR, OUTER or INNER)
PLACE: Final = 2  # (PLACE, square of the left half, square of the right half)
DISCARD: Final = 3  # (DISCARD,)
LAND: Final = 4  # (LAND, square)
HAND_ON: Final = 5  # (HAND_ON, resource, seat)
INVITE: Final = 6  # (INVITE, person): pay two, take one of the open people
SEARCH: Final = 7  # (SEARCH,): pay four, look through the stack
DECLINE: Final = 8  # (DECLINE,)
PAY: Final = 9  # (PAY, square)
TAKE: Final = 10  # (TAKE, person): one of the stack
SETTLE: Final = 11  # (SETTLE, square)
# Outcomes of chance.
ROW: Final = 12  # (ROW, four dominoes in rising order)
CHIEF: Final = 13  # (CHIEF, seat)
PERSON: Final = 14  # (PERSON, person)

OUTER: Final = 0  # the 1st and 4th domino of the first row
INNER: Final = 1  # the 2nd and 3rd
PAIRS: Final = ("outer", "inner")

# Frames that ask.
DRAWING_ROW: Final = 0
DRAWING_CHIEF: Final = 1
DRAWING_PERSON: Final = 2
PAIRING: Final = 3  # seat
CHOOSING: Final = 4  # seat
PLACING: Final = 5  # seat, domino
ERUPTING: Final = 6  # seat, square of the volcano, craters
HANDING_ON: Final = 7  # seat, resource
RECRUITING: Final = 8  # seat
PAYING: Final = 9  # seat, the resource paid last, how many are still to pay
TAKING: Final = 10  # seat
SETTLING: Final = 11  # seat, person
# Frames that act by themselves: their seat is NOBODY.
PREPARE: Final = 12  # the row that was chosen becomes the row to be placed, a new one is drawn
COUNT: Final = 13  # seat whose resources are compared
OFFER: Final = 14  # seat that may take somebody in

# Events.
ROW_DRAWN: Final = 0  # NOBODY, dominoes
CHIEF_DRAWN: Final = 1  # seat
PERSON_DRAWN: Final = 2  # NOBODY, person
CHOSEN: Final = 3  # seat, domino
PLACED: Final = 4  # seat, domino, left square, right square
DISCARDED: Final = 5  # seat, domino
LANDED: Final = 6  # seat, square of the volcano, square, fires
FIZZLED: Final = 7  # seat, fires: the lava could land nowhere
NO_TOKEN: Final = 8  # seat, fires: no token of this kind was left
BURNT: Final = 9  # seat, square, resource
FLED: Final = 10  # seat, square, person
TOTEM_TAKEN: Final = 11  # seat, resource, seat that held it or NOBODY
TOTEM_HANDED: Final = 12  # seat, resource, seat that gets it
INVITED: Final = 13  # seat, person
SEARCHED: Final = 14  # seat
PAID: Final = 15  # seat, square, resource
TAKEN: Final = 16  # seat, person
SETTLED: Final = 17  # seat, person, square
DECLINED: Final = 18  # seat
LEFT_OVER: Final = 19  # NOBODY, domino: nobody chose it
