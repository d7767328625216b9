"""SA-ACT-07 to 12: paying with resources: at once where there are few ways, else kind by kind, in the order
wood, brick, stone, gold, until there are few."""

from typing import Final

from lascaux.engine.flow import then_one
from lascaux.engine.native import i64
from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note
from lascaux.games.stone_age.generated import actions, events, frames
from lascaux.games.stone_age.lookups import PEOPLE_MOST, VALUE
from lascaux.games.stone_age.names import GOLD, NOTHING, RESOURCES
from lascaux.games.stone_age.rules.gains import give_back, stock_of
from lascaux.games.stone_age.state import Numbers, StoneAge

ENOUGH: Final[Action] = (actions.DONE,)
DIGIT: Final = 4  # bits of a payment for each resource: what was paid so far is one number
MOST_WAYS: Final = 12  # that are offered as a whole


def whole_payments() -> list[Action]:
    """Every payment of at most as many resources as people can need, by its number; between them nothing. To
    pay no more is the first of them."""
    made: list[Action] = [()] * (1 + (PEOPLE_MOST << DIGIT * GOLD))
    amounts = range(PEOPLE_MOST + 1)
    for wood in amounts:
        for brick in amounts[: PEOPLE_MOST + 1 - wood]:
            for stone in amounts[: PEOPLE_MOST + 1 - wood - brick]:
                for gold in amounts[: PEOPLE_MOST + 1 - wood - brick - stone]:
                    made[payment_of((wood, brick, stone, gold))] = (actions.PAY_ALL, wood, brick, stone, gold)
    made[0] = ENOUGH
    return made


def payment_of(amounts: Numbers) -> int:
    payment: i64 = 0
    for resource in range(len(RESOURCES)):
        amount: i64 = amounts[resource]
        payment += amount << DIGIT * resource
    return payment


WHOLE: Final[list[Action]] = whole_payments()


def paid_of(paid: i64, resource: i64) -> i64:
    return paid >> DIGIT * resource & 15


def worth_of(paid: int) -> int:
    """SA-ACT-12: wood 3, brick 4, stone 5, gold 6."""
    worth: i64 = 0
    for resource in range(len(RESOURCES)):
        value: i64 = VALUE[resource]
        worth += value * paid_of(paid, resource)
    return worth


def can_pay(s: StoneAge, seat: int, least: int, mix: int) -> bool:
    """Whether a village has so many resources, of just so many kinds if `mix` is not 0."""
    return can_mix(s, seat, 0, least, mix) if mix else stock_of(s, seat) >= least


def can_mix(s: StoneAge, seat: int, first: int, due: int, kinds: int) -> bool:
    """SA-ACT-10: whether just so many kinds from the first one on can be so many resources."""
    return can_be_of([s.resources[4 * seat + kind] for kind in range(first, len(RESOURCES))], due, kinds)


def can_be_of(held: list[int], due: int, kinds: int) -> bool:
    """Whether so many resources of what is held can be of just so many kinds."""
    held.sort()
    most = 0
    for i in range(kinds):
        amount = held[len(held) - 1 - i] if i < len(held) else 0
        if not amount:
            return False
        most += amount
    return kinds <= due <= most


def ways_to_pay(s: StoneAge, seat: int, first: int, least: int, most: int, kinds: int) -> list[Action]:
    """All payments of so many resources from the first kind on, of just so many kinds unless that is NOTHING;
    the cheapest kinds first. One more than MOST_WAYS tell that there are too many."""
    held: i64 = 0
    for resource in range(first, len(RESOURCES)):
        held += s.resources[4 * seat + resource]
    found: list[Action] = []
    add_ways(s, 4 * seat, first, held, least, most, kinds, 0, found)
    return found


def add_ways(
    s: StoneAge,
    village: i64,
    resource: i64,
    held: i64,
    least: i64,
    most: i64,
    kinds: i64,
    paid: i64,
    found: list[Action],
) -> None:
    """Of this resource and those behind it, of which so many are held: from as many as may be down to as few
    as the others leave to be paid."""
    count: i64 = s.resources[village + resource]
    others = held - count
    if count > most:
        count = most
    fewest: i64 = least - others if least > others else 0
    while count >= fewest and len(found) <= MOST_WAYS:
        left = kinds if kinds == NOTHING or not count else kinds - 1
        more = paid + (count << DIGIT * resource)
        if left < 0 and kinds != NOTHING:
            pass  # one kind too many
        elif resource < GOLD:
            add_ways(s, village, resource + 1, others, least - count, most - count, left, more, found)
        elif left <= 0:
            found.append(WHOLE[more])
        count -= 1


def may_pay(s: StoneAge, frame: Frame) -> list[Action]:
    """SA-ACT-07, SA-ACT-10, SA-ACT-11: any payment. SA-RUL-16: where there are many, how many of a kind."""
    _, seat, _, first, least, most, kinds, _ = frame
    ways = ways_to_pay(s, seat, first, least, most, kinds)
    if len(ways) > MOST_WAYS:
        return amounts_to_pay(s, seat, first, least, most, kinds)
    return ways


def amounts_to_pay(s: StoneAge, seat: int, first: int, least: int, most: int, kinds: int) -> list[Action]:
    """SA-RUL-16: how many of the first kind that is held, so that the others can be the rest."""
    resource = first
    while not s.resources[4 * seat + resource]:
        resource += 1
    later = 0
    for other in range(resource + 1, len(RESOURCES)):
        later += s.resources[4 * seat + other]
    options: list[Action] = []
    for amount in range(min(most, s.resources[4 * seat + resource]) + 1):
        if kinds == NOTHING:
            fits = later >= least - amount
        else:
            fits = can_mix(s, seat, resource + 1, least - amount, kinds - 1 if amount else kinds)
        if fits:
            options.append((actions.PAY, resource, amount))
    return options


def pay(s: StoneAge, frame: Frame, action: Action) -> int:
    """All, or all of one kind. What was paid when it is enough; before that NOTHING."""
    _, seat, place, _, least, most, kinds, paid = frame
    if action[0] == actions.PAY:
        _, resource, amount = action
        pay_some(s, seat, resource, amount)
        if kinds > 0 and amount:
            kinds -= 1
        paid += amount << DIGIT * resource
        return pay_on(
            s,
            frames.paying(
                seat,
                place,
                first=resource + 1,
                least=least - amount,
                most=most - amount,
                kinds=kinds,
                paid=paid,
            ),
        )
    return pay_all(s, seat, action, paid)


def pay_some(s: StoneAge, seat: int, resource: int, amount: int) -> None:
    for _ in range(amount):
        give_back(s, seat, resource)


def pay_on(s: StoneAge, frame: Frame) -> int:
    """SA-RUL-16: asks for the rest, if there is a choice."""
    options = may_pay(s, frame)
    if len(options) == 1:
        return pay(s, frame, options[0])
    then_one(s.stack, frame)
    return NOTHING


def pay_all(s: StoneAge, seat: int, action: Action, paid: int) -> int:
    """A whole payment, or all the rest of one, or no more."""
    if action[0] == actions.PAY_ALL:
        for resource in range(len(RESOURCES)):
            pay_some(s, seat, resource, action[1 + resource])
        paid += payment_of(action[1:])
    note_payment(s, seat, paid)
    return paid


def note_payment(s: StoneAge, seat: int, paid: int) -> None:
    if paid:
        note(s, events.PAID, seat, paid_of(paid, 0), paid_of(paid, 1), paid_of(paid, 2), paid_of(paid, 3))
