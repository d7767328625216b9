"""KO-TRI-08 to 10: what the people on a territory are worth."""

from lascaux.games.kingdomino_origins.lookups import PERSON_PER, PERSON_POINTS, STRENGTH
from lascaux.games.kingdomino_origins.names import FLINT, NOTHING, PER_FIRE, PER_RESOURCE
from lascaux.games.kingdomino_origins.squares import (
    OCCUPIED,
    PERSON,
    RESOURCE,
    fires_of,
    person_on,
    resource_on,
)
from lascaux.games.kingdomino_origins.state import AROUND, SIDES, Land


def people_points(land: Land) -> int:
    """KO-TRI-08, KO-TRI-10: hunters and gatherers by what is around them, warriors by their bands."""
    points = 0
    warriors = 0
    squares = land.squares
    for at in land.occupied():
        person = person_on(squares[at])
        if person == NOTHING:
            continue
        if STRENGTH[person]:
            warriors += 1
        else:
            points += PERSON_POINTS[person] * person_count(land, at, person)
    if warriors:
        points += sum([members * strength for members, strength in bands(land)])
    return points


def person_count(land: Land, at: int, person: int) -> int:
    """KO-TRI-08: how much of what they count is on the 8 squares around. KO-TRI-09: wooden resources only."""
    per = PERSON_PER[person]
    count = 0
    for step in AROUND[land.width]:
        square = land.squares[at + step]
        if square >= OCCUPIED:
            count += counted(square, per)
    return count


def counted(square: int, per: int) -> int:
    if per <= FLINT:
        return 1 if resource_on(square) == per else 0
    if per == PER_RESOURCE:
        return 1 if square & RESOURCE else 0
    if per == PER_FIRE:
        return fires_of(square)
    return 1 if square & 15 << PERSON else 0


def bands(land: Land) -> list[tuple[int, int]]:
    """KO-TRI-10: groups of warriors joined by sides: how many, and their strengths together."""
    squares = land.squares
    steps = SIDES[land.width]
    seen: list[int] = []
    found: list[tuple[int, int]] = []
    for start in land.occupied():
        if start in seen or not strength_on(squares[start]):
            continue
        band = [start]
        for at in band:  # grows while it is gone through
            for step in steps:
                near = at + step
                if near not in band and strength_on(squares[near]):
                    band.append(near)
        seen += band
        found.append((len(band), sum([strength_on(squares[at]) for at in band])))
    return found


def strength_on(square: int) -> int:
    """The strength of the warrior on this square; 0 if there is none."""
    person = person_on(square) if square >= OCCUPIED else NOTHING
    return STRENGTH[person] if person != NOTHING else 0
