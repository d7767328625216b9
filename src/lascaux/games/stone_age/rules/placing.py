"""SA-PLC: phase 1, placing people."""

from typing import Final

from lascaux.engine.flow import then_one
from lascaux.engine.native import i64
from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note
from lascaux.games.stone_age.generated import actions, events, frames
from lascaux.games.stone_age.lookups import PEOPLE_MOST, RINGS
from lascaux.games.stone_age.names import (
    FIELD,
    FIRST_BUILDING,
    FIRST_CARD,
    HUNT,
    HUT,
    NOTHING,
    PERSON,
    PLACES,
    PRODUCTION,
    TOOL_GAIN,
    TOOL_MAKER,
)
from lascaux.games.stone_age.rules.gains import room_for
from lascaux.games.stone_age.state import BITS, StoneAge, people_on

PLACEMENTS: Final[list[list[Action]]] = [
    [(actions.PLACE, place, people) for people in range(PEOPLE_MOST + 1)] for place in range(len(PLACES))
]
TO_PLACE: Final[list[Frame]] = [frames.placing(seat) for seat in range(4)]
CAN_GIVE: Final[list[int]] = [TOOL_GAIN, PERSON, PRODUCTION]  # by place of the village
# How many of the three places of the village, and how many seats on a resource, by players.
MOST_OF_VILLAGE: Final[list[int]] = [0, 0, 2, 2, 3]
MOST_SEATS: Final[list[int]] = [0, 0, 1, 2, 4]

# Why a place is shut for a seat.
IS_OPEN: Final = 0
IS_THERE: Final = 1
IS_FULL: Final = 2
THIRD_OF_VILLAGE: Final = 3
TOO_MANY_SEATS: Final = 4
IS_GONE: Final = 5
IS_CAPPED: Final = 6


def shut(s: StoneAge, seat: i64, place: i64) -> i64:
    """Whether more people of a seat may come to a place in this round, or what shuts it."""
    there: i64 = s.on[place]
    if place <= FIELD:
        return shut_in_village(s, seat, place, there)
    if there >> 4 * seat & 15:
        return IS_THERE  # SA-PLC-03
    if place == HUNT:
        return IS_OPEN  # SA-PLC-07
    if place < FIRST_CARD:
        return shut_for_resources(s, place, there) if there else IS_OPEN
    if there:
        return IS_FULL  # SA-PLC-09, SA-PLC-10
    if place < FIRST_BUILDING:
        return IS_OPEN if s.spaces[place - FIRST_CARD] != NOTHING else IS_GONE
    stack = place - FIRST_BUILDING
    return IS_OPEN if stack < len(s.tiles) and s.tiles[stack] != NOTHING else IS_GONE


def shut_in_village(s: StoneAge, seat: i64, place: i64, there: i64) -> i64:
    """SA-PLC-04 to 06: one player each. SA-PLC-11: not the third of them. SA-ACT-13: by option no block."""
    if there:
        return IS_THERE if there >> 4 * seat & 15 else IS_FULL
    players = s.terms.players
    if players < 4:
        occupied = int(s.on[TOOL_MAKER] > 0) + int(s.on[HUT] > 0) + int(s.on[FIELD] > 0)
        if occupied >= MOST_OF_VILLAGE[players]:
            return THIRD_OF_VILLAGE
    return IS_CAPPED if s.terms.shut_capped and not room_for(s, seat, CAN_GIVE[place]) else IS_OPEN


def shut_for_resources(s: StoneAge, place: i64, there: i64) -> i64:
    """SA-PLC-08: seven people. SA-PLC-12, SA-PLC-13: of few players."""
    if people_in(there) >= RINGS[place]:
        return IS_FULL
    return TOO_MANY_SEATS if seats_in(there) >= MOST_SEATS[s.terms.players] else IS_OPEN


def people_in(there: i64) -> i64:
    """All people on a place."""
    return (there & 15) + (there >> 4 & 15) + (there >> 8 & 15) + (there >> 12)


def seats_in(there: i64) -> i64:
    """How many players have people on a place."""
    found: i64 = 0
    while there:
        if there & 15:
            found += 1
        there >>= 4
    return found


def may_place(s: StoneAge, frame: Frame) -> list[Action]:
    """SA-PLC-01, SA-PLC-02: one or more people on one place; there is no passing."""
    _, seat = frame
    at_hand: i64 = s.people[seat] - s.placed[seat]
    places: i64 = FIRST_BUILDING + s.terms.players
    options: list[Action] = []
    for place in range(places):
        if shut(s, seat, place) != IS_OPEN:
            continue
        ways = PLACEMENTS[place]
        room: i64 = RINGS[place]
        if HUNT <= place < FIRST_CARD:
            room = at_hand if place == HUNT else room - people_in(s.on[place])
            if room > at_hand:
                room = at_hand
            for people in range(1, room + 1):
                options.append(ways[people])
        elif at_hand >= room:
            options.append(ways[room])  # SA-PLC-05: the hut takes two together
    return options


def place(s: StoneAge, frame: Frame, action: Action) -> None:
    """SA-PLC-01: then the next player clockwise who can."""
    _, seat = frame
    _, where, people = action
    s.on[where] = s.on[where] + (people << BITS * seat)
    s.placed[seat] = s.placed[seat] + people
    s.roll = ()  # until now, the last roll of the round before could be seen
    note(s, events.PLACED, seat, where, people)
    ask_next(s, seat + 1)


def ask_next(s: StoneAge, first: int) -> None:
    """SA-PLC-02: who can't place is passed over; when nobody can, the phase is over. Who can in one way only
    is not asked."""
    players = s.terms.players
    for i in range(players):
        seat = (first + i) % players
        at_hand = s.people[seat] - s.placed[seat]
        if at_hand > 1 and not people_on(s, HUNT, seat):
            then_one(s.stack, TO_PLACE[seat])  # the hunt is open to them, in as many ways
            return
        options = may_place(s, TO_PLACE[seat]) if at_hand else []
        if len(options) > 1:
            then_one(s.stack, TO_PLACE[seat])
            return
        if options:
            place(s, TO_PLACE[seat], options[0])
            return
