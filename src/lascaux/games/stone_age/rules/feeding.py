"""SA-FEED: phase 3, feeding people."""

from typing import Final

from lascaux.engine.flow import then_one
from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note
from lascaux.games.stone_age.generated import actions, events, frames
from lascaux.games.stone_age.lookups import CARD_AMOUNT
from lascaux.games.stone_age.names import CHOICE, FEEDING_PHASE, FOOD, NOTHING
from lascaux.games.stone_age.rules.cards import THE_CARD, kept_card, use_choice
from lascaux.games.stone_age.rules.gains import gain_other, stock_of
from lascaux.games.stone_age.rules.paying import (
    DIGIT,
    MOST_WAYS,
    amounts_to_pay,
    pay_all,
    pay_some,
    ways_to_pay,
)
from lascaux.games.stone_age.state import StoneAge

HUNGER_POINTS: Final = 10  # SA-FEED-03
LET_STARVE: Final[Action] = (actions.REFUSE,)


def feed(s: StoneAge, frame: Frame) -> None:
    """SA-FEED-01: the fields give food, everybody eats. SA-RUL-05: who has enough is not asked."""
    _, _, seat = frame
    s.phase = FEEDING_PHASE
    if s.production[seat]:
        note(s, events.GAINED, seat, FOOD, gain_other(s, seat, FOOD, s.production[seat]))
    have_meal(s, frame)


def have_meal(s: StoneAge, frame: Frame) -> None:
    """SA-RUL-05: asks who is short and can pay. SA-RUL-02: or could, or could do something else, with the
    card of choice."""
    _, _, seat = frame
    missing = max(0, s.people[seat] - s.food[seat])
    if 0 < missing <= stock_of(s, seat) or card_matters(s, seat, missing):
        then_one(s.stack, frames.feeding(seat, first=0, due=missing, paid=0))
    elif missing:
        starve(s, seat, missing)
    else:
        eat(s, seat)


def card_matters(s: StoneAge, seat: int, missing: int) -> bool:
    """SA-RUL-02: whether the card of choice is a reason to ask: what is missing can be paid with it. From a
    limited supply somebody else may take the pieces first, so there it always is."""
    card = kept_card(s, seat, CHOICE)
    if card == NOTHING:
        return False
    return s.terms.limited or 0 < missing <= stock_of(s, seat) + CARD_AMOUNT[card]


def eat(s: StoneAge, seat: int) -> None:
    """SA-FEED-01, SA-FEED-02: a food for each of the people, or all the food."""
    food = min(s.people[seat], s.food[seat])
    s.food[seat] = s.food[seat] - food
    note(s, events.FED, seat, food, s.food[seat])


def starve(s: StoneAge, seat: int, missing: int) -> None:
    """SA-FEED-03: ten points and all food are lost; the resources stay."""
    s.food[seat] = 0
    s.starved[seat] += 1
    note(s, events.STARVED, seat, missing)


def may_feed(s: StoneAge, frame: Frame) -> list[Action]:
    """SA-FEED-02, SA-FEED-04: resources for all that is missing, or none at all. SA-RUL-16: or the rest.
    SA-RUL-02: the card of choice before anything is paid."""
    _, seat, first, due, _ = frame
    options: list[Action] = [LET_STARVE] if due and not first else []
    if not first and kept_card(s, seat, CHOICE) != NOTHING:
        options.append(THE_CARD)
    ways = ways_to_pay(s, seat, first, due, due, NOTHING)
    if len(ways) > MOST_WAYS:
        ways = amounts_to_pay(s, seat, first, due, due, NOTHING)
    return options + ways


def feed_with(s: StoneAge, frame: Frame, action: Action) -> None:
    """SA-FEED-02: a resource for each missing food, after all the food."""
    _, seat, _, due, paid = frame
    if action[0] == actions.REFUSE:
        starve(s, seat, due)
    elif action == THE_CARD:
        then_one(s.stack, frames.meal(seat))
        use_choice(s, seat)
    elif action[0] == actions.PAY:
        _, resource, amount = action
        pay_some(s, seat, resource, amount)
        feed_on(
            s,
            frames.feeding(
                seat, first=resource + 1, due=due - amount, paid=paid + (amount << DIGIT * resource)
            ),
        )
    else:
        pay_all(s, seat, action, paid)
        eat(s, seat)


def feed_on(s: StoneAge, frame: Frame) -> None:
    """SA-RUL-16: asks for the rest, if there is a choice."""
    options = may_feed(s, frame)
    if len(options) == 1:
        feed_with(s, frame, options[0])
    else:
        then_one(s.stack, frame)
