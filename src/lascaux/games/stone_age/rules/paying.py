"""SA-ACT-07 to 12: paying with resources: at once where there are few ways, else one by one, in the order
wood, brick, stone, gold, until there are few."""

from typing import Final

from lascaux.engine.flow import then_one
from lascaux.engine.native import i64
from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note
from lascaux.games.stone_age.names import (
    DONE,
    GOLD,
    NOTHING,
    PAID,
    PAY,
    PAY_ALL,
    PAYING,
    RESOURCES,
)
from lascaux.games.stone_age.rules.gains import give_back, stock_of
from lascaux.games.stone_age.state import Numbers, StoneAge
from lascaux.games.stone_age.tables import PEOPLE_MOST, VALUE

PAYMENTS: Final[list[Action]] = [(PAY, resource) for resource in range(len(RESOURCES))]
ENOUGH: Final[Action] = (DONE,)
DIGIT: Final = 4  # bits of a payment for each resource: what was paid so far is one number
MOST_WAYS: Final = 12  # that are offered as a whole


def whole_payments() -> list[Action]:
    """Every payment of at most as many resources as people can need, by its number; between them nothing."""
    made: list[Action] = [()] * (1 + (PEOPLE_MOST << DIGIT * GOLD))
    amounts = range(PEOPLE_MOST + 1)
    for wood in amounts:
        for brick in amounts[: PEOPLE_MOST + 1 - wood]:
            for stone in amounts[: PEOPLE_MOST + 1 - wood - brick]:
                for gold in amounts[: PEOPLE_MOST + 1 - wood - brick - stone]:
                    made[payment_of((wood, brick, stone, gold))] = (PAY_ALL, wood, brick, stone, gold)
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
    return can_finish(s, seat, 0, 0, least, mix) if mix else stock_of(s, seat) >= least


def can_finish(s: StoneAge, seat: int, same: int, after: int, due: int, kinds: int) -> bool:
    """SA-ACT-10: so many more of a kind that counts already (`same`), and of just so many new kinds from
    `after` on, can be `due` in all."""
    found = 0
    most = same
    smaller: list[int] = []
    for resource in range(after, len(RESOURCES)):
        held = s.resources[4 * seat + resource]
        if held:
            found += 1
            smaller.append(held)
    if found < kinds or due < kinds:
        return False
    smaller.sort()
    for i in range(kinds):
        most += smaller[found - 1 - i]
    return due <= most


def ways_to_pay(
    s: StoneAge, seat: int, last: int, least: int, most: int, kinds: int, paid: int
) -> list[Action]:
    """All that can follow what was paid: so many resources from the last kind on, of just so many new kinds
    unless that is NOTHING; the cheapest kinds first. One more than MOST_WAYS tell that there are too many."""
    held: i64 = 0
    for resource in range(last, len(RESOURCES)):
        held += s.resources[4 * seat + resource]
    found: list[Action] = []
    add_ways(s, 4 * seat, last, held, least, most, kinds, paid, paid, found)
    return found


def add_ways(
    s: StoneAge,
    first: i64,
    resource: i64,
    held: i64,
    least: i64,
    most: i64,
    kinds: i64,
    before: i64,
    paid: i64,
    found: list[Action],
) -> None:
    """Of this resource and those behind it, of which so many are held: from as many as may be down to as few
    as the others leave to be paid, after what was paid before."""
    count: i64 = s.resources[first + resource]
    others = held - count
    if count > most:
        count = most
    fewest: i64 = least - others if least > others else 0
    counts_already = kinds == NOTHING or paid_of(paid, resource) > 0
    while count >= fewest and len(found) <= MOST_WAYS:
        new_kinds = kinds if counts_already or not count else kinds - 1
        more = paid + (count << DIGIT * resource)
        if new_kinds < 0 and kinds != NOTHING:
            pass  # one kind too many
        elif resource < GOLD:
            rest, room = least - count, most - count
            add_ways(s, first, resource + 1, others, rest, room, new_kinds, before, more, found)
        elif new_kinds <= 0 and more != before:
            found.append(WHOLE[more - before])
        count -= 1


def may_pay(s: StoneAge, frame: Frame) -> list[Action]:
    """SA-ACT-07, SA-ACT-10, SA-ACT-11: any payment; where there are many, any resource that the rest can be
    paid after, in one order only. SA-RUL-16: so the rest."""
    _, seat, _, last, least, most, kinds, paid = frame
    options: list[Action] = [ENOUGH] if least <= 0 else []
    ways = ways_to_pay(s, seat, last, least, most, kinds, paid)
    if len(ways) <= MOST_WAYS:
        return options + ways
    for resource in range(last, GOLD + 1):
        if s.resources[4 * seat + resource] and can_go_on(s, seat, resource, least - 1, kinds, paid):
            options.append(PAYMENTS[resource])
    return options


def can_go_on(s: StoneAge, seat: int, resource: int, due: int, kinds: int, paid: int) -> bool:
    """Whether the rest can be paid after one of this resource."""
    held = s.resources[4 * seat + resource] - 1
    if kinds == NOTHING:
        for later in range(resource + 1, GOLD + 1):
            held += s.resources[4 * seat + later]
        return held >= due
    new_kinds = kinds if paid_of(paid, resource) else kinds - 1
    return new_kinds >= 0 and can_finish(s, seat, held, resource + 1, due, new_kinds)


def pay(s: StoneAge, frame: Frame, action: Action) -> int:
    """All, or one more resource. What was paid when it is enough; before that NOTHING."""
    _, seat, place, _, least, most, kinds, paid = frame
    if action[0] == PAY_ALL:
        return pay_all(s, seat, action, paid)
    if action[0] == PAY:
        resource = action[1]
        give_back(s, seat, resource)
        if kinds > 0 and not paid_of(paid, resource):
            kinds -= 1
        paid += 1 << DIGIT * resource
        if most > 1:
            return pay_on(s, (PAYING, seat, place, resource, least - 1, most - 1, kinds, paid))
    note_payment(s, seat, paid)
    return paid


def pay_on(s: StoneAge, frame: Frame) -> int:
    """SA-RUL-16: asks for the rest, if there is a choice."""
    options = may_pay(s, frame)
    if len(options) == 1:
        return pay(s, frame, options[0])
    then_one(s.stack, frame)
    return NOTHING


def pay_all(s: StoneAge, seat: int, action: Action, paid: int) -> int:
    """A whole payment, or all the rest of one."""
    for resource in range(len(RESOURCES)):
        for _ in range(action[1 + resource]):
            give_back(s, seat, resource)
    paid += payment_of(action[1:])
    note_payment(s, seat, paid)
    return paid


def note_payment(s: StoneAge, seat: int, paid: int) -> None:
    if paid:
        note(s, PAID, seat, paid_of(paid, 0), paid_of(paid, 1), paid_of(paid, 2), paid_of(paid, 3))
