"""EW-SET-37 to 43: the terrain board, a hexagon of radius 2, and the junctures of three of its hexes."""

from typing import Final

BASE: Final = 0  # the hex in the middle
STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def hexagon(radius: int) -> list[tuple[int, int]]:
    """Ring by ring from the middle, each ring clockwise, as (column, row) of slanted axes."""
    found = [(0, 0)]
    for ring in range(1, radius + 1):
        q, r = 0, -ring
        for dq, dr in STEPS:
            for _ in range(ring):
                found.append((q, r))
                q, r = q + dq, r + dr
    return found


PLACES_OF: Final = hexagon(2)
HEXES: Final[int] = len(PLACES_OF)


def neighbours_of(hexagon_: int) -> tuple[int, ...]:
    q, r = PLACES_OF[hexagon_]
    beside = [(q + dq, r + dr) for dq, dr in STEPS]
    return tuple([PLACES_OF.index(place) for place in beside if place in PLACES_OF])


NEIGHBOURS: Final[list[tuple[int, ...]]] = [neighbours_of(hexagon_) for hexagon_ in range(HEXES)]


def junctures_of() -> list[tuple[int, ...]]:
    """EW-COL-MIG-06: three hexes that touch each other; those of the base bear no village."""
    found: list[tuple[int, ...]] = []
    for a in range(1, HEXES):
        for b in range(a + 1, HEXES):
            for c in range(b + 1, HEXES):
                if b in NEIGHBOURS[a] and c in NEIGHBOURS[a] and c in NEIGHBOURS[b]:
                    found.append((a, b, c))
    return found


JUNCTURES: Final[list[tuple[int, ...]]] = junctures_of()
