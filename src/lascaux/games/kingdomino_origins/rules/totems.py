"""KO-TOT: who has the most of a resource holds its totem."""

from lascaux.engine.flow import replaced, then
from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note
from lascaux.games.kingdomino_origins.generated import actions, events, frames
from lascaux.games.kingdomino_origins.names import RESOURCES
from lascaux.games.kingdomino_origins.state import Origins


def count_resources(s: Origins, frame: Frame) -> None:
    """KO-TOT-03, KO-TOT-06: after the eruption. KO-RUL-01: only for the seat that placed."""
    _, _, seat = frame
    for resource in range(len(RESOURCES)):
        own = s.lands[seat].stock[resource]
        most = most_of_others(s, seat, resource)
        if own > most:
            take_totem(s, seat, resource)
        elif own < most and s.totems[resource] == seat:
            lose_totem(s, seat, resource)


def most_of_others(s: Origins, seat: int, resource: int) -> int:
    most = 0
    for other in range(s.terms.players):
        if other != seat:
            most = max(most, s.lands[other].stock[resource])
    return most


def leaders_of(s: Origins, resource: int) -> list[int]:
    """Who has the most of it, tied or alone."""
    stocks = [land.stock[resource] for land in s.lands]
    most = max(stocks)
    return [seat for seat in range(len(stocks)) if stocks[seat] == most]


def take_totem(s: Origins, seat: int, resource: int) -> None:
    """KO-TOT-03: strictly more than everybody else takes it, from the middle or from its holder."""
    holder = s.totems[resource]
    if holder != seat:
        s.totems = replaced(s.totems, resource, seat)
        note(s, events.TOTEM_TAKEN, seat, resource, holder)


def lose_totem(s: Origins, seat: int, resource: int) -> None:
    """KO-TOT-04: to who has the most now. KO-RUL-02: the holder is asked only if several tie."""
    leaders = leaders_of(s, resource)
    if len(leaders) == 1:
        give_totem(s, seat, resource, leaders[0])
    else:
        then(s.stack, frames.handing_on(seat, resource))


def may_hand_on(s: Origins, frame: Frame) -> list[Action]:
    """KO-TOT-04: to one of those who tie for the most."""
    _, _, resource = frame
    return [(actions.HAND_ON, resource, seat) for seat in leaders_of(s, resource)]


def hand_on(s: Origins, frame: Frame, action: Action) -> None:
    _, seat, resource = frame
    _, _, receiver = action
    give_totem(s, seat, resource, receiver)


def give_totem(s: Origins, seat: int, resource: int, receiver: int) -> None:
    s.totems = replaced(s.totems, resource, receiver)
    note(s, events.TOTEM_HANDED, seat, resource, receiver)
