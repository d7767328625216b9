"""SA-ACT-07, SA-ACT-08: buying cards and buildings: what can be paid, and what was paid for is taken."""

from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note
from lascaux.games.stone_age.generated import actions, events, frames
from lascaux.games.stone_age.lookups import (
    BUILDING_COST,
    BUILDING_KIND,
    BUILDING_LEAST,
    BUILDING_MIX,
    BUILDING_MOST,
    CARD_COST,
)
from lascaux.games.stone_age.names import FIRST_BUILDING, FIRST_CARD, FIXED, NOTHING, OPEN
from lascaux.games.stone_age.rules.buildings import build, can_build
from lascaux.games.stone_age.rules.cards import buy_card
from lascaux.games.stone_age.rules.paying import (
    MOST_WAYS,
    WHOLE,
    amounts_to_pay,
    can_pay,
    pay,
    pay_all,
    payment_of,
    ways_to_pay,
)
from lascaux.games.stone_age.state import StoneAge


def can_buy(s: StoneAge, seat: int, place: int) -> bool:
    """Whether a village has what the card or building on a place costs."""
    if place < FIRST_BUILDING:
        return can_pay(s, seat, CARD_COST[place - FIRST_CARD], 0)
    return can_build(s, seat, s.tiles[place - FIRST_BUILDING])


def add_purchases(s: StoneAge, seat: int, place: int, options: list[Action]) -> None:
    """SA-RUL-17: what is on a place with each way to pay for it; where there are many, with how many of the
    first kind."""
    if not can_buy(s, seat, place):
        return
    ways = ways_to_buy(s, seat, place)
    if len(ways) <= MOST_WAYS:
        for _, wood, brick, stone, gold in ways:
            options.append((actions.BUY, place, wood, brick, stone, gold))
        return
    _, _, _, first, least, most, kinds, _ = payment_for(s, seat, place)
    for _, resource, amount in amounts_to_pay(s, seat, first, least, most, kinds):
        options.append((actions.BUY_WITH, place, resource, amount))


def ways_to_buy(s: StoneAge, seat: int, place: int) -> list[Action]:
    """SA-ACT-09: just what is printed; else as `ways_to_pay`."""
    if place >= FIRST_BUILDING and BUILDING_KIND[s.tiles[place - FIRST_BUILDING]] == FIXED:
        return [WHOLE[payment_of(BUILDING_COST[s.tiles[place - FIRST_BUILDING]])]]
    _, _, _, first, least, most, kinds, _ = payment_for(s, seat, place)
    return ways_to_pay(s, seat, first, least, most, kinds)


def payment_for(s: StoneAge, seat: int, place: int) -> Frame:
    """SA-ACT-07: as many as the space costs, of any kinds. SA-ACT-10, SA-ACT-11: as the building says."""
    if place < FIRST_BUILDING:
        cost = CARD_COST[place - FIRST_CARD]
        return frames.paying(seat, place, first=0, least=cost, most=cost, kinds=NOTHING, paid=0)
    building = s.tiles[place - FIRST_BUILDING]
    mix = NOTHING if BUILDING_KIND[building] == OPEN else BUILDING_MIX[building]
    return frames.paying(
        seat, place, first=0, least=BUILDING_LEAST[building], most=BUILDING_MOST[building], kinds=mix, paid=0
    )


def buy(s: StoneAge, seat: int, action: Action) -> None:
    """SA-RUL-17: the whole payment at once, or its first kind."""
    place = action[1]
    if action[0] == actions.BUY_WITH:
        pay_for(s, payment_for(s, seat, place), (actions.PAY, action[2], action[3]))
        return
    take_bought(s, seat, place, pay_all(s, seat, WHOLE[payment_of(action[2:])], 0))


def pay_for(s: StoneAge, frame: Frame, action: Action) -> None:
    """A payment goes on, or the card or building is bought."""
    paid = pay(s, frame, action)
    if paid != NOTHING:
        take_bought(s, frame[1], frame[2], paid)


def take_bought(s: StoneAge, seat: int, place: int, paid: int) -> None:
    if place < FIRST_BUILDING:
        buy_card(s, seat, place)
    else:
        build(s, seat, place, paid)


def leave(s: StoneAge, seat: int, place: int) -> None:
    """SA-ACT-07, SA-ACT-08: nothing is bought here, by choice or for want of resources."""
    note(s, events.DECLINED if can_buy(s, seat, place) else events.TOO_POOR, seat, place)
