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

# Actions of seats.
PLACE: Final = 0  # (PLACE, place, people)
USE: Final = 1  # (USE, place): rolls
ADD: Final = 2  # (ADD, three values of tools, three of one-use tools): 0 where there is none
DONE: Final = 3  # (DONE,): no tools, no more resources, nothing more in this turn, or the card is kept
BUY: Final = 4  # (BUY, place, wood, brick, stone, gold): a card or building, paid as a whole
BUY_WITH: Final = 5  # (BUY_WITH, place, resource, amount): the same, begun with the first kind
PAY: Final = 6  # (PAY, resource, amount): so many of the next kind, where there are many ways
PAY_ALL: Final = 7  # (PAY_ALL, wood, brick, stone, gold): the whole payment, or all the rest of it
USE_CARD: Final = 8  # (USE_CARD,): turns in the card of two resources
TAKE: Final = 9  # (TAKE, resource)
TAKE_DIE: Final = 10  # (TAKE_DIE, value)
REFUSE: Final = 11  # (REFUSE,): lets the people go hungry
# Outcomes of chance.
START: Final = 12  # (START, seat)
TILE: Final = 13  # (TILE, building)
CARD: Final = 14  # (CARD, card)
SECRET: Final = 15  # (SECRET, card)
ROLL: Final = 16  # (ROLL, dice in rising order)

# Frames that ask chance.
DRAWING_START: Final = 0
DRAWING_TILE: Final = 1  # CHANCE, stack
DRAWING_CARD: Final = 2  # CHANCE, space
DRAWING_SECRET: Final = 3  # CHANCE, seat
ROLLING: Final = 4  # CHANCE, seat, place, dice
ROLLING_FOR_ALL: Final = 5  # CHANCE, seat
# Frames that ask a seat.
PLACING: Final = 6  # seat
USING: Final = 7  # seat
ADDING: Final = 8  # seat, place, sum of the dice
PAYING: Final = 9  # seat, place, next kind, at least, at most, kinds due or NOTHING, paid
TAKING_DIE: Final = 10  # seat, dice left
TAKING: Final = 11  # seat, resource taken last, how many
FEEDING: Final = 12  # seat, next kind, due, paid
# Frames that act by themselves: their seat is NOBODY.
BEGIN: Final = 13  # a round begins
TURN: Final = 14  # seat that uses its people
FEED: Final = 15  # seat that feeds its people
ROUND_END: Final = 16
MEAL: Final = 17  # seat whose fields have given food

# Events.
START_DRAWN: Final = 0  # seat
TILE_DRAWN: Final = 1  # NOBODY, stack, building
CARD_DRAWN: Final = 2  # NOBODY, space, card
CARD_SLID: Final = 3  # NOBODY, from space, to space, card
ROUND_BEGUN: Final = 4  # seat that starts, round
PLACED: Final = 5  # seat, place, people
USED: Final = 6  # seat, place, people: they are back
ROLLED: Final = 7  # seat, and the roll: seat, place, sum, dice
TOOL_ADDED: Final = 8  # seat, value, sum now
ONE_USE_ADDED: Final = 9  # seat, value, sum now
YIELDED: Final = 10  # seat, place, sum, what was gained
GAINED: Final = 11  # seat, of GAINS, how many
SPENT_SUPPLY: Final = 12  # seat, of RESOURCES, how many could not be had
PAID: Final = 13  # seat, wood, brick, stone, gold
CARD_BOUGHT: Final = 14  # seat, card
BUILT: Final = 15  # seat, building, points
DECLINED: Final = 16  # seat, place: left though it could be paid for
TOO_POOR: Final = 17  # seat, place
SCORED: Final = 18  # seat, points
DICE_ROLLED: Final = 19  # seat, dice
DIE_TAKEN: Final = 20  # seat, value
SECRET_DRAWN: Final = 21  # seat, card
NO_SECRET: Final = 22  # seat: the deck was empty
CARD_USED: Final = 23  # seat, card
FED: Final = 24  # seat, food paid, food left
STARVED: Final = 25  # seat, food missing
STACK_EMPTY: Final = 26  # NOBODY: the game ends
DECK_EMPTY: Final = 27  # NOBODY: the game ends
TURNED_IN: Final = 28  # seat, card, how many resources it brought at the end
