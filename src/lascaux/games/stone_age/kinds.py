"""Every action, frame and event of Stone Age, each said once.

The numbers of frames are in digests, so new kinds are appended. After a change: `python3 dev.py generate`.
"""

from itertools import combinations, combinations_with_replacement, product
from typing import Final

from lascaux.engine.kinds import (
    Field,
    Kinds,
    Numbers,
    act,
    asks,
    deals,
    few,
    number,
    optional,
    outcome,
    printed,
    rest,
    runs,
    seat_event,
    secret,
    table_event,
    word,
)
from lascaux.games.stone_age.lookups import (
    BUILDING_MOST,
    BUILDING_NAMES,
    CARD_AMOUNT,
    CARD_COST,
    CARD_EFFECT,
    CARD_NAMES,
    ONE_USE_TOOLS,
    PEOPLE_MOST,
    TOOL_PLACES,
    TOOLS_MOST,
)
from lascaux.games.stone_age.names import (
    FIRST_BUILDING,
    FIRST_CARD,
    GAINS,
    ONE_USE,
    PLACES,
    RESOURCES,
    SPACES,
)

MOST_SEATS: Final = 4
FACES: Final = 6
STRONGEST: Final[int] = TOOLS_MOST // TOOL_PLACES  # tool
ONCE: Final[list[int]] = sorted(
    [CARD_AMOUNT[card] for card, does in enumerate(CARD_EFFECT) if does == ONE_USE]
)
MOST_BUILDING: Final[int] = max(BUILDING_MOST)  # resources
MOST: Final = 99  # points or things at once: no game comes near

AT: Final[Field] = word("at", PLACES)
PLACE: Final[Field] = word("place", PLACES)
SEAT: Final[Field] = number("seat", 0, MOST_SEATS - 1)
STACK: Final[Field] = number("stack", 0, MOST_SEATS - 1)
SPACE: Final[Field] = number("space", 0, SPACES - 1)
RESOURCE: Final[Field] = word("resource", RESOURCES)
WHAT: Final[Field] = word("what", GAINS)
CARD: Final[Field] = printed("card", CARD_NAMES)
BUILDING: Final[Field] = printed("building", BUILDING_NAMES)
PEOPLE: Final[Field] = number("people", 0, PEOPLE_MOST)  # 0 has a rule against it
AMOUNT: Final[Field] = number("amount", 0, PEOPLE_MOST)
AMOUNTS: Final = tuple([number(resource, 0, PEOPLE_MOST) for resource in RESOURCES])
PAID: Final = tuple([number(resource, 0, MOST) for resource in RESOURCES])
DICE: Final[Field] = rest(number("dice", 1, FACES))
VALUE: Final[Field] = number("value", 1, max(STRONGEST, *ONCE))
TOTAL: Final[Field] = number("total", 0, MOST)
FIRST: Final[Field] = number("first", 0, len(RESOURCES))  # the next kind that can be paid
DUE: Final[Field] = number("due", 0, PEOPLE_MOST)
SO_FAR: Final[Field] = number("paid", 0, 0xFFFF)  # four bits a resource


def payments(total: int) -> list[Numbers]:
    """All ways to pay so many resources."""
    ways = combinations_with_replacement(range(len(RESOURCES)), total)
    return [tuple([way.count(resource) for resource in range(len(RESOURCES))]) for way in ways]


def purchases(width: int) -> list[Numbers]:
    """A card costs as many resources as its space says, a building any number up to the most of all."""
    cards = [(FIRST_CARD + space, *way) for space, cost in enumerate(CARD_COST) for way in payments(cost)]
    stacks = range(FIRST_BUILDING, len(PLACES))
    ways = [way for total in range(1, MOST_BUILDING + 1) for way in payments(total)]
    return cards + [(place, *way) for place in stacks for way in ways]


def whole_payments(width: int) -> list[Numbers]:
    """No more resources than people can need."""
    return [way for total in range(1, PEOPLE_MOST + 1) for way in payments(total)]


def sets_of_tools(width: int) -> list[Numbers]:
    """The greatest first, as they are laid down; at least one."""
    tools = [filled(way, TOOL_PLACES) for n in range(TOOL_PLACES + 1) for way in strengths(n)]
    once = [
        filled(way, ONE_USE_TOOLS) for n in range(ONE_USE_TOOLS + 1) for way in combinations(ONCE[::-1], n)
    ]
    return [tool + single for tool, single in product(tools, once) if sum(tool) + sum(single)]


def strengths(tools: int) -> list[Numbers]:
    return list(combinations_with_replacement(range(STRONGEST, 0, -1), tools))


def filled(values: Numbers, places: int) -> Numbers:
    return values + (0,) * (places - len(values))


# fmt: off
KINDS: Final = Kinds(
    "sa",
    "StoneAge",
    actions=[
        act(0, "PLACE", AT, PEOPLE),
        act(1, "USE", AT),  # rolls
        act(2, "ADD",
            few(number("tools", 1, STRONGEST), TOOL_PLACES),
            few(number("one_use", 1, max(ONCE)), ONE_USE_TOOLS),
            ways=sets_of_tools),
        act(3, "DONE"),  # no tools, no more resources, nothing more in this turn, or the card is kept
        act(4, "BUY", AT, *AMOUNTS, ways=purchases),  # a card or building, paid as a whole
        act(5, "BUY_WITH", AT, RESOURCE, AMOUNT),  # the same, begun with the first kind
        act(6, "PAY", RESOURCE, AMOUNT),  # so many of the next kind, where there are many ways
        act(7, "PAY_ALL", *AMOUNTS, ways=whole_payments),  # the whole payment, or all the rest of it
        act(8, "USE_CARD"),  # turns in the card of two resources
        act(9, "TAKE", RESOURCE),
        act(10, "TAKE_DIE", number("value", 1, FACES), name="die"),
        act(11, "REFUSE"),  # lets the people go hungry
        outcome(12, "START", SEAT),
        outcome(13, "TILE", BUILDING),
        outcome(14, "CARD", CARD),
        outcome(15, "SECRET", CARD, name="secret_card"),
        outcome(16, "ROLL", DICE),  # in rising order
    ],
    frames=[
        deals(0, "DRAWING_START",
            ask="start", rule="SA-SET-05", do="rounds.draw_start", outcomes="rounds.start_outcomes"),
        deals(1, "DRAWING_TILE", STACK,
            ask="tile", rule="SA-SET-03", do="buildings.draw_tile", outcomes="buildings.tile_outcomes",
            sample="buildings.sample_tile"),
        deals(2, "DRAWING_CARD", SPACE,
            ask="card", rule="SA-SET-04", do="cards.draw_card", outcomes="cards.card_outcomes",
            sample="cards.sample_card"),
        deals(3, "DRAWING_SECRET", SEAT,
            ask="secret", rule="SA-CARD-08", do="cards.draw_secret", outcomes="cards.secret_outcomes"),
        deals(4, "ROLLING", SEAT, PLACE, number("dice", 0, PEOPLE_MOST),
            ask="roll", rule="SA-ACT-06", do="rolling.roll_dice", outcomes="rolling.roll_outcomes",
            sample="rolling.sample_roll", may_happen="rolling.roll_may_happen"),
        deals(5, "ROLLING_FOR_ALL", SEAT,
            ask="dice", rule="SA-CARD-01", do="cards.roll_for_all", outcomes="rolling.outcomes_for_all",
            sample="rolling.sample_for_all"),
        asks(6, "PLACING",
            ask="place", rule="SA-PLC-01", may="placing.may_place", do="placing.place"),
        asks(7, "USING",
            ask="use", rule="SA-ACT-01", may="using.may_use", do="using.use"),
        asks(8, "ADDING", PLACE, TOTAL,  # of the dice
            ask="add", rule="SA-TOOL-02", may="rolling.may_add", do="rolling.add"),
        asks(9, "PAYING",
            PLACE, FIRST, number("least", -PEOPLE_MOST, PEOPLE_MOST), number("most", 0, PEOPLE_MOST),
            optional(number("kinds", 0, len(RESOURCES))),  # due
            SO_FAR,
            ask="pay-card", rule="SA-ACT-07", may="paying.may_pay", do="buying.pay_for"),
        asks(10, "TAKING_DIE", DICE,  # left
            ask="die", rule="SA-CARD-01", may="cards.may_take_die", do="cards.take_die"),
        asks(11, "TAKING", word("last", RESOURCES), DUE,  # taken last, how many are due
            ask="take", rule="SA-CARD-10", may="cards.may_take", do="cards.take"),
        asks(12, "FEEDING", FIRST, DUE, SO_FAR,
            ask="feed", rule="SA-FEED-02", may="feeding.may_feed", do="feeding.feed_with"),
        runs(13, "BEGIN", do="rounds.begin_round"),
        runs(14, "TURN", SEAT, do="using.take_turn"),  # who uses their people
        runs(15, "FEED", SEAT, do="feeding.feed"),  # who feeds their people
        runs(16, "ROUND_END", do="rounds.end_round"),
        runs(17, "MEAL", SEAT, do="feeding.have_meal"),  # whose fields have given food
    ],
    events=[
        seat_event(0, "START_DRAWN"),
        table_event(1, "TILE_DRAWN", STACK, BUILDING),
        table_event(2, "CARD_DRAWN", SPACE, CARD),
        table_event(3, "CARD_SLID", number("before", 0, SPACES - 1), SPACE, CARD),
        seat_event(4, "ROUND_BEGUN", number("round", 1, MOST)),
        seat_event(5, "PLACED", PLACE, PEOPLE),
        seat_event(6, "USED", PLACE, PEOPLE),  # they are back
        seat_event(7, "ROLLED", PLACE, TOTAL, DICE),
        seat_event(8, "TOOL_ADDED", VALUE, TOTAL),  # the sum now
        seat_event(9, "ONE_USE_ADDED", VALUE, TOTAL),
        seat_event(10, "YIELDED", PLACE, TOTAL, number("amount", 0, MOST)),
        seat_event(11, "GAINED", WHAT, number("amount", 0, MOST)),
        seat_event(12, "SPENT_SUPPLY", WHAT, number("amount", 0, MOST)),  # how many could not be had
        seat_event(13, "PAID", *PAID),
        seat_event(14, "CARD_BOUGHT", CARD),
        seat_event(15, "BUILT", BUILDING, number("points", 0, MOST)),
        seat_event(16, "DECLINED", PLACE),  # left though it could be paid for
        seat_event(17, "TOO_POOR", PLACE),
        seat_event(18, "SCORED", number("points", 0, MOST)),
        seat_event(19, "DICE_ROLLED", DICE),
        seat_event(20, "DIE_TAKEN", number("value", 1, FACES)),
        seat_event(21, "SECRET_DRAWN", secret(CARD)),
        seat_event(22, "NO_SECRET"),  # the deck was empty
        seat_event(23, "CARD_USED", CARD),
        seat_event(24, "FED", number("food", 0, MOST), number("left", 0, MOST)),
        seat_event(25, "STARVED", number("missing", 0, MOST)),
        table_event(26, "STACK_EMPTY"),  # the game ends
        table_event(27, "DECK_EMPTY"),  # the game ends
        seat_event(28, "TURNED_IN", CARD, number("brought", 0, MOST)),  # at the end
    ],
)
# fmt: on
