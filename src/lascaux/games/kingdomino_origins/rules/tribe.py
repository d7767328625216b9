"""KO-TRI-01 to 07: taking people in."""

from typing import Final

from lascaux.engine.chance import Rng
from lascaux.engine.flow import replaced, then
from lascaux.engine.protocol import NOBODY, Action, Frame
from lascaux.engine.trace import note
from lascaux.games.kingdomino_origins.generated import actions, events, frames
from lascaux.games.kingdomino_origins.names import NOTHING, PEOPLE, RESOURCES
from lascaux.games.kingdomino_origins.squares import PERSON as PERSON_FIELD
from lascaux.games.kingdomino_origins.squares import RESOURCE, can_be_home, resource_on
from lascaux.games.kingdomino_origins.state import SQUARES, Land, Origins

# Made once, by square and by person.
PAYMENTS: Final[list[Action]] = [(actions.PAY, at) for at in range(SQUARES)]
HOMES: Final[list[Action]] = [(actions.SETTLE, at) for at in range(SQUARES)]
INVITATIONS: Final[list[Action]] = [(actions.INVITE, person) for person in range(len(PEOPLE))]
INVITING_COSTS: Final = 2  # different resources (KO-TRI-02)
SEARCHING_COSTS: Final = 4


def person_outcomes(s: Origins, frame: Frame) -> list[tuple[Action, int]]:
    """KO-TRI-01, KO-TRI-03: the top of a shuffled stack."""
    return [((actions.PERSON, person), count) for person, count in enumerate(s.people) if count]


def sample_person(s: Origins, frame: Frame, rng: Rng) -> Action:
    """By how many of each are in the stack."""
    ticket = rng.below(sum(s.people))
    person = 0
    while ticket >= s.people[person]:
        ticket -= s.people[person]
        person += 1
    return (actions.PERSON, person)


def draw_person(s: Origins, frame: Frame, action: Action) -> None:
    """KO-TRI-03: onto the first empty space of the cave board."""
    _, person = action
    s.people = replaced(s.people, person, s.people[person] - 1)
    s.cave = replaced(s.cave, s.cave.index(NOTHING), person)
    note(s, events.PERSON_DRAWN, NOBODY, person)


def offer_recruiting(s: Origins, frame: Frame) -> None:
    """KO-TRI-02: asks only if something can be paid for."""
    _, _, seat = frame
    if can_invite(s, seat) or can_search(s, seat):
        then(s.stack, frames.recruiting(seat))


def kinds_above(land: Land, resource: int) -> int:
    """How many kinds of resources, later in the order than this one, lie on a territory."""
    kinds = 0
    for kind in range(resource + 1, len(RESOURCES)):
        if land.stock[kind]:
            kinds += 1
    return kinds


def can_invite(s: Origins, seat: int) -> bool:
    """KO-TRI-02 (a): two different resources, and somebody is there."""
    return kinds_above(s.lands[seat], NOTHING) >= INVITING_COSTS and s.cave.count(NOTHING) < len(s.cave)


def can_search(s: Origins, seat: int) -> bool:
    """KO-TRI-02 (b), KO-RUL-03: one of each resource, and the stack is not empty."""
    return kinds_above(s.lands[seat], NOTHING) == SEARCHING_COSTS and sum(s.people) > 0


def may_recruit(s: Origins, frame: Frame) -> list[Action]:
    """KO-TRI-02: one of the open people for two resources, or one of the stack for four, or nobody."""
    _, seat = frame
    options: list[Action] = [(actions.DECLINE,)]
    if can_invite(s, seat):
        for person in range(len(PEOPLE)):
            if person in s.cave:
                options.append(INVITATIONS[person])
    if can_search(s, seat):
        options.append((actions.SEARCH,))
    return options


def recruit(s: Origins, frame: Frame, action: Action) -> None:
    """KO-TRI-02: first pay, then take, then settle."""
    _, seat = frame
    if action[0] == actions.INVITE:
        person = action[1]
        s.cave = replaced(s.cave, s.cave.index(person), NOTHING)
        note(s, events.INVITED, seat, person)
        then(
            s.stack, frames.paying(seat, last_paid=NOTHING, due=INVITING_COSTS), frames.settling(seat, person)
        )
    elif action[0] == actions.SEARCH:
        note(s, events.SEARCHED, seat)
        then(s.stack, frames.paying(seat, last_paid=NOTHING, due=SEARCHING_COSTS), frames.taking(seat))
    else:
        note(s, events.DECLINED, seat)


def may_pay(s: Origins, frame: Frame) -> list[Action]:
    """KO-TRI-02: different resources. They are paid in the order of their kinds, so that the same
    payment is not offered twice; a kind is open only if enough later kinds remain for the rest."""
    _, seat, last_paid, due = frame
    land = s.lands[seat]
    options: list[Action] = []
    for at in land.occupied():
        resource = resource_on(land.squares[at])
        if resource > last_paid and kinds_above(land, resource) >= due - 1:
            options.append(PAYMENTS[at])
    return options


def pay(s: Origins, frame: Frame, action: Action) -> None:
    """KO-TRI-02: spent resources leave the game."""
    _, seat, _, due = frame
    _, at = action
    land = s.own_land(seat)
    resource = resource_on(land.squares[at])
    give_up(land, at)
    note(s, events.PAID, seat, at, resource)
    if due > 1:
        then(s.stack, frames.paying(seat, last_paid=resource, due=due - 1))


def give_up(land: Land, at: int) -> None:
    """The resource on this square is spent."""
    resource = resource_on(land.squares[at])
    land.stock = replaced(land.stock, resource, land.stock[resource] - 1)
    land.squares[at] &= ~RESOURCE


def may_take(s: Origins, frame: Frame) -> list[Action]:
    """KO-TRI-02 (b): anybody of the stack."""
    return [(actions.TAKE, person) for person in range(len(s.people)) if s.people[person]]


def take(s: Origins, frame: Frame, action: Action) -> None:
    _, seat = frame
    _, person = action
    s.people = replaced(s.people, person, s.people[person] - 1)
    note(s, events.TAKEN, seat, person)
    then(s.stack, frames.settling(seat, person))


def may_settle(s: Origins, frame: Frame) -> list[Action]:
    """KO-TRI-04: any empty square. KO-TRI-06: there is one, for paying has just emptied some."""
    _, seat, _ = frame
    land = s.lands[seat]
    return [HOMES[at] for at in land.occupied() if can_be_home(land.squares[at])]


def settle_person(s: Origins, frame: Frame, action: Action) -> None:
    """KO-TRI-04: the tile goes there at once."""
    _, seat, person = frame
    _, at = action
    move_in(s.own_land(seat), at, person)
    note(s, events.SETTLED, seat, person, at)


def move_in(land: Land, at: int, person: int) -> None:
    land.squares[at] |= (person + 1) << PERSON_FIELD


def move_out(land: Land, at: int) -> None:
    land.squares[at] &= ~(15 << PERSON_FIELD)
