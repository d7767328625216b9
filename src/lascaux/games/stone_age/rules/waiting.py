"""SA-RUL-13 to 15: which rolls are still to come in a turn, and what can be good for them."""

from typing import Final

from lascaux.engine.native import i64
from lascaux.games.stone_age.lookups import CARD_EFFECT, CARD_WHAT, CARDS
from lascaux.games.stone_age.names import (
    CHOICE,
    DICE,
    DRAW,
    FIRST_BUILDING,
    FIRST_CARD,
    GAIN,
    GOLD,
    HUNT,
    ONE_USE,
    ROLL_FOR,
    SPACES,
    TOOL_GAIN,
)
from lascaux.games.stone_age.state import BITS, StoneAge

# What it can be good for to buy something before a roll; what is greater is wanted more often.
NO_HELP: Final = 0
PAYS: Final = 1  # resources, which can buy something better
SHOWS: Final = 2  # a card or tile that nobody knew
ROLLS: Final = 3  # for itself, with the same tools
BRINGS_TOOLS: Final = 4
ROLL_PLACES: Final = (1 << FIRST_CARD) - (1 << HUNT)  # a bit each


def help_of(card: int) -> int:
    """What a card can do for the rolls that come after it."""
    effect, what = CARD_EFFECT[card], CARD_WHAT[card]
    if effect in (DICE, ONE_USE) or (effect == GAIN and what == TOOL_GAIN):
        return BRINGS_TOOLS
    if effect == ROLL_FOR:
        return ROLLS
    if effect == DRAW:
        return SHOWS
    return PAYS if effect == CHOICE or (effect == GAIN and what <= GOLD) else NO_HELP


HELP: Final[list[int]] = [help_of(card) for card in range(CARDS)]


def help_at(s: StoneAge, place: int) -> int:
    """What buying a card, or a building, can do for the rolls that come after it."""
    if place < FIRST_BUILDING:
        return HELP[s.spaces[place - FIRST_CARD]]
    return SHOWS if s.left[place - FIRST_BUILDING] > 1 else NO_HELP


def groups_of(s: StoneAge, seat: int) -> i64:
    """The places from the hunt on where a seat has people, a bit each."""
    groups: i64 = 0
    mask: i64 = 15 << BITS * seat
    places: i64 = FIRST_BUILDING + s.terms.players
    for place in range(HUNT, places):
        there: i64 = s.on[place]
        if there & mask:
            groups |= 1 << place
    return groups


def cards_that(s: StoneAge, groups: i64, can_help: int) -> i64:
    """How many of the groups are on a card that can help so."""
    found: i64 = 0
    here = groups >> FIRST_CARD
    for space in range(SPACES):
        if here >> space & 1 and HELP[s.spaces[space]] == can_help:
            found += 1
    return found


def rolls_to_come(s: StoneAge, groups: i64) -> i64:
    """How many rolls these groups can make: those on a place for it, and on a card."""
    rolls = cards_that(s, groups, ROLLS)
    left = groups & ROLL_PLACES
    while left:
        left &= left - 1
        rolls += 1
    return rolls


def least_help(s: StoneAge, groups: i64) -> int:
    """SA-RUL-15: what can't help so much waits for the rolls of these groups. With a limited supply nothing
    does: what is paid may come back by a roll."""
    if s.terms.limited or not groups & ROLL_PLACES:
        return NO_HELP
    for place in range(FIRST_CARD, FIRST_BUILDING + s.terms.players):
        if groups >> place & 1 and help_at(s, place) > PAYS:
            return PAYS
    return SHOWS
