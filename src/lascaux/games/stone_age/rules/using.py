"""SA-ACT: phase 2, using people."""

from typing import Final

from lascaux.engine.flow import then_one
from lascaux.engine.native import i64
from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note
from lascaux.games.stone_age.generated import actions, events, frames
from lascaux.games.stone_age.names import (
    CHOICE,
    FIRST_BUILDING,
    FIRST_CARD,
    HUNT,
    NOTHING,
    ONE_USE,
    PLACES,
    USING_PHASE,
)
from lascaux.games.stone_age.rules.buying import add_purchases, buy, leave
from lascaux.games.stone_age.rules.cards import THE_CARD, kept_card, use_choice
from lascaux.games.stone_age.rules.gains import gain
from lascaux.games.stone_age.rules.placing import CAN_GIVE
from lascaux.games.stone_age.rules.rolling import ready_sum
from lascaux.games.stone_age.rules.waiting import (
    BRINGS_TOOLS,
    ROLL_PLACES,
    cards_that,
    groups_of,
    help_at,
    least_help,
    rolls_to_come,
)
from lascaux.games.stone_age.state import BITS, StoneAge, people_on

USES: Final[list[Action]] = [(actions.USE, place) for place in range(len(PLACES))]
ENOUGH: Final[Action] = (actions.DONE,)
TO_USE: Final[list[Frame]] = [frames.using(seat) for seat in range(4)]


def take_turn(s: StoneAge, frame: Frame) -> None:
    """SA-ACT-01: asks while there is a choice. SA-RUL-02: also while the card of choice is kept."""
    _, _, seat = frame
    s.phase = USING_PHASE
    use_village(s, seat)
    if not s.placed[seat] and kept_card(s, seat, CHOICE) == NOTHING:
        return
    then_one(s.stack, frame)
    roll = roll_unasked(s, seat)
    if roll != NOTHING:
        use_place(s, seat, roll)
        return
    options = may_use(s, TO_USE[seat])
    if len(options) == 1:
        use(s, TO_USE[seat], options[0])
    else:
        then_one(s.stack, TO_USE[seat])


def use_village(s: StoneAge, seat: int) -> None:
    """SA-RUL-10: first, without asking: it gives the same at any time, and a tool is never worse earlier."""
    mask: i64 = 15 << BITS * seat
    for place in range(HUNT):
        there: i64 = s.on[place]
        if there & mask:
            use_place(s, seat, place)


def roll_unasked(s: StoneAge, seat: int) -> int:
    """SA-RUL-14: the first of the rolls, if nothing can be decided about them; else NOTHING."""
    groups = groups_of(s, seat)
    if not groups & ROLL_PLACES or has_choice_of_rolls(s, seat, groups):
        return NOTHING
    place = HUNT
    while not groups >> place & 1:
        place += 1
    return place


def has_choice_of_rolls(s: StoneAge, seat: int, groups: i64) -> bool:
    """SA-RUL-14: tools that two rolls can want, those that may come or be saved, or pieces that come back."""
    if s.terms.limited and groups & ~ROLL_PLACES:
        return True
    if kept_card(s, seat, ONE_USE) != NOTHING or cards_that(s, groups, BRINGS_TOOLS):
        return True
    return ready_sum(s, seat) > 0 and rolls_to_come(s, groups) > 1


def may_use(s: StoneAge, frame: Frame) -> list[Action]:
    """SA-ACT-01: any roll, or purchase, next. SA-RUL-15: some purchases wait for the rolls. SA-RUL-02: or
    the card.
    SA-RUL-17: when all rolls are made, the turn may end."""
    _, seat = frame
    options: list[Action] = []
    groups = groups_of(s, seat)
    least = least_help(s, groups)
    places: i64 = FIRST_BUILDING + s.terms.players
    for place in range(HUNT, places):
        if groups >> place & 1:
            if place < FIRST_CARD:
                options.append(USES[place])
            elif help_at(s, place) >= least:
                add_purchases(s, seat, place, options)
    if kept_card(s, seat, CHOICE) != NOTHING:
        options.append(THE_CARD)
    if not groups & ROLL_PLACES:
        options.append(ENOUGH)
    return options


def use(s: StoneAge, frame: Frame, action: Action) -> None:
    """SA-ACT-01: the group comes back and does what its place is for."""
    _, seat = frame
    if action == THE_CARD:
        use_choice(s, seat)
    elif action[0] == actions.USE:
        use_place(s, seat, action[1])
    elif action[0] in (actions.BUY, actions.BUY_WITH):
        come_back(s, seat, action[1])
        buy(s, seat, action)
    else:
        end_turn(s, seat)


def end_turn(s: StoneAge, seat: int) -> None:
    """SA-ACT-07, SA-ACT-08, SA-RUL-17: nothing more is bought, and the others come back."""
    s.stack.pop()  # the frame of this turn
    for place in range(FIRST_CARD, FIRST_BUILDING + s.terms.players):
        if people_on(s, place, seat):
            come_back(s, seat, place)
            leave(s, seat, place)


def come_back(s: StoneAge, seat: int, place: int) -> int:
    """SA-ACT-01: takes all people of a seat from a place, and says how many."""
    people = people_on(s, place, seat)
    s.on[place] = s.on[place] - (people << BITS * seat)
    s.placed[seat] = s.placed[seat] - people
    note(s, events.USED, seat, place, people)
    return people


def use_place(s: StoneAge, seat: int, place: int) -> None:
    people = come_back(s, seat, place)
    if place < HUNT:
        gain(s, seat, CAN_GIVE[place], 1)  # SA-ACT-02 to 04
    else:
        then_one(s.stack, frames.rolling(seat, place, dice=people))  # SA-ACT-05, SA-RUL-06: a die a person
