"""What a position is worth to a seat: its points, with its own open choices made well."""

from typing import Final

from lascaux.advice.base import POINT
from lascaux.games.kingdomino_origins.generated import frames
from lascaux.games.kingdomino_origins.names import NOTHING
from lascaux.games.kingdomino_origins.rules.scoring import land_points, seat_points
from lascaux.games.kingdomino_origins.rules.tribe import give_up, move_in, move_out
from lascaux.games.kingdomino_origins.rules.volcanoes import burn, landing_places
from lascaux.games.kingdomino_origins.squares import can_be_home, resource_on
from lascaux.games.kingdomino_origins.state import Land, Origins

MOST_TRIED: Final = 4  # squares of a kind, of which one is paid


def worth(s: Origins, seat: int) -> int:
    """In hundredths of a point."""
    return POINT * settled_points(s, seat)


def settled_points(s: Origins, seat: int) -> int:
    """The seat's points now, with its lava landed and its newcomer settled where they do most."""
    points = seat_points(s, seat)
    land = s.lands[seat]
    before = land_points(s.terms, land)
    frame = s.stack[-1] if s.stack else (NOTHING, NOTHING)
    if frame[1] != seat:
        return points
    if frame[0] == frames.ERUPTING:
        _, _, volcano, craters = frame
        return points - before + best_landing(s, land, volcano, craters)
    if frame[0] == frames.PAYING:
        return points - before + best_bargain(s, land, frame[2], frame[3])
    if frame[0] == frames.TAKING:
        return points - before + best_newcomer(s, land)
    if frame[0] == frames.SETTLING:
        return points - before + best_home(s, land, frame[2])
    return points


def best_landing(s: Origins, land: Land, volcano: int, craters: int) -> int:
    """The territory's points after the lava landed where it does most; as it is, if it can't land."""
    best = NOTHING
    for at in landing_places(land, volcano, craters, s.terms.lava_on_hut):
        tried = land.copy()
        burn(tried, at, craters)
        best = max(best, land_points(s.terms, tried))
    return best if best != NOTHING else land_points(s.terms, land)


def best_home(s: Origins, land: Land, person: int) -> int:
    """The territory's points with this person on the best empty square."""
    best = 0
    tried = land.copy()
    for at in land.occupied():
        if can_be_home(land.squares[at]):
            move_in(tried, at, person)
            best = max(best, land_points(s.terms, tried))
            move_out(tried, at)
    return best


def best_newcomer(s: Origins, land: Land) -> int:
    """The same with whoever of the stack does most."""
    return max([best_home(s, land, person) for person in range(len(s.people)) if s.people[person]])


def best_bargain(s: Origins, land: Land, last_paid: int, due: int) -> int:
    """Pays and settles, also where the payment makes room, so that it brings most: of a kind with many
    squares, only those are tried whose loss costs least. Whoever is of the stack is paid as costs least."""
    kinds = [resource for resource in range(last_paid + 1, 4) if land.stock[resource]]
    squares = [cheapest_squares(s, land, kind) for kind in kinds]
    below = s.stack[-2]
    if below[0] != frames.SETTLING:
        return best_newcomer(s, without(land, [places[0] for places in squares[:due]]))
    return max([best_home(s, without(land, paid), below[2]) for paid in payments(squares, due)], default=0)


def cheapest_squares(s: Origins, land: Land, resource: int) -> list[int]:
    """Where a resource of this kind lies and its loss costs least; the cheapest first."""
    places = [at for at in land.occupied() if resource_on(land.squares[at]) == resource]
    costs = sorted([(-points_without(s, land, at), at) for at in places])
    return [at for _, at in costs[:MOST_TRIED]]


def payments(squares: list[list[int]], due: int) -> list[list[int]]:
    """Every way to pay so many resources of different kinds."""
    if due == 0:
        return [[]]
    ways: list[list[int]] = []
    for kind in range(len(squares)):
        for others in payments(squares[kind + 1 :], due - 1):
            for at in squares[kind]:
                ways.append([at, *others])
    return ways


def without(land: Land, paid: list[int]) -> Land:
    left = land.copy()
    for at in paid:
        give_up(left, at)
    return left


def points_without(s: Origins, land: Land, at: int) -> int:
    """The territory's points if the resource on this square were gone."""
    return land_points(s.terms, without(land, [at]))
