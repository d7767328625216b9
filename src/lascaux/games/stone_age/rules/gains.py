"""SA-SET-06, SA-SET-07, SA-TOOL-01: what a village gains. Every gain goes through here.

Here and in other hot rules, numbers in lists are changed by `a[i] = a[i] + n`: compiled, `a[i] += n` is slow.
"""

from lascaux.engine.flow import replaced
from lascaux.engine.trace import note
from lascaux.games.stone_age.generated import events
from lascaux.games.stone_age.lookups import PEOPLE_MOST, PRODUCTION_MOST, TOOLS_MOST
from lascaux.games.stone_age.names import FOOD, GOLD, PERSON, PRODUCTION, TOOL_GAIN
from lascaux.games.stone_age.state import StoneAge


def gain(s: StoneAge, seat: int, what: int, amount: int) -> None:
    """What can't be gained any more has no effect."""
    gained = gain_resource(s, seat, what, amount) if what <= GOLD else gain_other(s, seat, what, amount)
    note(s, events.GAINED, seat, what, gained)


def gain_resource(s: StoneAge, seat: int, resource: int, amount: int) -> int:
    """SA-SET-07: without limit; by option only what the supply has. SA-RUL-07: the rest is lost."""
    gained = amount
    if s.terms.limited:
        gained = min(amount, s.supply[resource])
        s.supply = replaced(s.supply, resource, s.supply[resource] - gained)
        if gained < amount:
            note(s, events.SPENT_SUPPLY, seat, resource, amount - gained)
    s.resources[4 * seat + resource] = s.resources[4 * seat + resource] + gained
    return gained


def gain_other(s: StoneAge, seat: int, what: int, amount: int) -> int:
    if what == FOOD:
        s.food[seat] = s.food[seat] + amount
        return amount
    room = room_for(s, seat, what)
    gained = amount if amount < room else room
    if what == TOOL_GAIN:
        s.tools[seat] += gained  # SA-TOOL-05: which tools are used is kept by place, so nothing changes there
    elif what == PRODUCTION:
        s.production[seat] += gained
    else:
        assert what == PERSON
        s.people[seat] += gained
    return gained


def room_for(s: StoneAge, seat: int, what: int) -> int:
    """SA-SET-06, SA-TOOL-01: how many more tools, fields or people a village can have."""
    if what == TOOL_GAIN:
        return TOOLS_MOST - s.tools[seat]
    return PRODUCTION_MOST - s.production[seat] if what == PRODUCTION else PEOPLE_MOST - s.people[seat]


def give_back(s: StoneAge, seat: int, resource: int) -> None:
    """One resource goes back to the supply."""
    s.resources[4 * seat + resource] = s.resources[4 * seat + resource] - 1
    if s.terms.limited:
        s.supply = replaced(s.supply, resource, s.supply[resource] + 1)


def stock_of(s: StoneAge, seat: int) -> int:
    """All resources of a village."""
    held = s.resources
    first = 4 * seat
    return held[first] + held[first + 1] + held[first + 2] + held[first + 3]
