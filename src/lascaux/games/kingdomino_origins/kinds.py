"""Every action, frame and event of Kingdomino Origins, each said once.

The numbers of frames are in digests, so new kinds are appended. After a change: `python3 dev.py generate`.
"""

from typing import Final

from lascaux.engine.grid import sides
from lascaux.engine.kinds import (
    Field,
    Kinds,
    Numbers,
    act,
    asks,
    deals,
    number,
    optional,
    outcome,
    rest,
    runs,
    seat_event,
    square,
    table_event,
    word,
)
from lascaux.games.kingdomino_origins.lookups import DOMINOES, LAVA_FIRES
from lascaux.games.kingdomino_origins.names import PAIRS, PEOPLE, RESOURCES

MOST_SEATS: Final = 4

AT: Final[Field] = square("at")
DOMINO: Final[Field] = number("domino", 1, DOMINOES)
PERSON: Final[Field] = word("person", PEOPLE)
RESOURCE: Final[Field] = word("resource", RESOURCES)
SEAT: Final[Field] = number("seat", 0, MOST_SEATS - 1)
CRATERS: Final[Field] = number("craters", 1, len(LAVA_FIRES) - 1)
FIRES: Final[Field] = number("fires", 1, max(LAVA_FIRES))
DUE: Final[Field] = number("due", 1, 4)


def neighbouring_squares(width: int) -> list[Numbers]:
    """Where the two halves of a domino can lie."""
    pairs = [(at, at + step) for at in range(width * width) for step in sides(width)]
    return [(at, other) for at, other in pairs if are_beside(at, other, width)]


def are_beside(at: int, other: int, width: int) -> bool:
    in_line = at % width == other % width or at // width == other // width
    return in_line and 0 <= other < width * width


# fmt: off
KINDS: Final = Kinds(
    "ko",
    "Origins",
    actions=[
        act(0, "CHOOSE", DOMINO),
        act(1, "TAKE_PAIR", word("pair", PAIRS)),
        act(2, "PLACE", square("left"), square("right"), ways=neighbouring_squares),
        act(3, "DISCARD"),
        act(4, "LAND", AT),
        act(5, "HAND_ON", word("totem", RESOURCES), SEAT),
        act(6, "INVITE", PERSON),  # pay two, take one of the open people
        act(7, "SEARCH"),  # pay four, look through the stack
        act(8, "DECLINE"),
        act(9, "PAY", AT),
        act(10, "TAKE", PERSON),  # one of the stack
        act(11, "SETTLE", AT),
        outcome(12, "ROW", rest(number("dominoes", 1, DOMINOES))),  # in rising order
        outcome(13, "CHIEF", SEAT),
        outcome(14, "PERSON", PERSON),
    ],
    frames=[
        deals(0, "DRAWING_ROW",
            ask="row", rule="KO-TURN-03", do="rows.draw_row", outcomes="rows.row_outcomes",
            sample="rows.sample_row", may_happen="rows.row_may_happen"),
        deals(1, "DRAWING_CHIEF",
            ask="chief", rule="KO-SET-03", do="rows.draw_chief", outcomes="rows.chief_outcomes"),
        deals(2, "DRAWING_PERSON",
            ask="person", rule="KO-TRI-03", do="tribe.draw_person", outcomes="tribe.person_outcomes",
            sample="tribe.sample_person"),
        asks(3, "PAIRING", ask="pair", rule="KO-2P-02", may="rows.may_take_pair", do="rows.take_pair"),
        asks(4, "CHOOSING", ask="choose", rule="KO-TURN-02", may="rows.may_choose", do="rows.choose"),
        asks(5, "PLACING", DOMINO,
            ask="place", rule="KO-CON-01", may="connecting.may_place", do="connecting.place"),
        asks(6, "ERUPTING", square("volcano"), CRATERS,
            ask="land", rule="KO-VOL-04", may="volcanoes.may_land", do="volcanoes.land_lava"),
        asks(7, "HANDING_ON", RESOURCE,
            ask="hand-on", rule="KO-TOT-04", may="totems.may_hand_on", do="totems.hand_on"),
        asks(8, "RECRUITING", ask="recruit", rule="KO-TRI-02", may="tribe.may_recruit", do="tribe.recruit"),
        asks(9, "PAYING", optional(word("last_paid", RESOURCES)), DUE,  # how many are still to be paid
            ask="pay", rule="KO-TRI-02", may="tribe.may_pay", do="tribe.pay"),
        asks(10, "TAKING", ask="take", rule="KO-TRI-02", may="tribe.may_take", do="tribe.take"),
        asks(11, "SETTLING", PERSON,
            ask="settle", rule="KO-TRI-04", may="tribe.may_settle", do="tribe.settle_person"),
        # The row that was chosen becomes the row to be placed, a new one is drawn.
        runs(12, "PREPARE", do="rounds.prepare_round"),
        runs(13, "COUNT", SEAT, do="totems.count_resources"),  # whose resources are compared
        runs(14, "OFFER", SEAT, do="tribe.offer_recruiting"),  # who may take somebody in
    ],
    events=[
        table_event(0, "ROW_DRAWN", rest(number("dominoes", 1, DOMINOES))),
        seat_event(1, "CHIEF_DRAWN"),
        table_event(2, "PERSON_DRAWN", PERSON),
        seat_event(3, "CHOSEN", DOMINO),
        seat_event(4, "PLACED", DOMINO, square("left"), square("right")),
        seat_event(5, "DISCARDED", DOMINO),
        seat_event(6, "LANDED", square("volcano"), AT, FIRES),
        seat_event(7, "FIZZLED", FIRES),  # the lava could land nowhere
        seat_event(8, "NO_TOKEN", FIRES),  # no token of this kind was left
        seat_event(9, "BURNT", AT, RESOURCE),
        seat_event(10, "FLED", AT, PERSON),
        seat_event(11, "TOTEM_TAKEN", RESOURCE, optional(number("other", 0, MOST_SEATS - 1))),
        seat_event(12, "TOTEM_HANDED", RESOURCE, number("other", 0, MOST_SEATS - 1)),
        seat_event(13, "INVITED", PERSON),
        seat_event(14, "SEARCHED"),
        seat_event(15, "PAID", AT, RESOURCE),
        seat_event(16, "TAKEN", PERSON),
        seat_event(17, "SETTLED", PERSON, AT),
        seat_event(18, "DECLINED"),
        table_event(19, "LEFT_OVER", DOMINO),  # nobody chose it
    ],
)
# fmt: on
