"""What is on one square of a territory, as one number, so that a territory is one list and quick to copy.

An empty square (below CLOSED) keeps the set of terrains that may be joined to it: bit t is set if a
neighbour has terrain t or is the hut. CLOSED stands for an empty square that is too far away to be used
any more (KO-CON-02). An occupied square (from OCCUPIED on) has these fields, from the lowest bit:

    terrain 3 bits, 4 unused, OCCUPIED 1, printed fires 2, lava fires 2, resource 1, person 4, domino 6
"""

from typing import Final

from lascaux.games.kingdomino_origins.lookups import RESOURCE_OF
from lascaux.games.kingdomino_origins.names import HUT, NOTHING, VOLCANO

CLOSED: Final = 1 << 6
OCCUPIED: Final = 1 << 7
PRINTED: Final = 8
LAVA: Final = 10
RESOURCE: Final = 1 << 12
PERSON: Final = 13
DOMINO: Final = 17
ANY_TERRAIN: Final = 63
FIRES: Final = (3 << PRINTED) | (3 << LAVA)
HUT_SQUARE: Final = OCCUPIED | HUT


def new_square(domino: int, terrain: int, fires: int, with_resource: bool) -> int:
    """A square as it lies on the table: with its resource, where resources are played (KO-TOT-01)."""
    square = OCCUPIED | terrain | fires << PRINTED | domino << DOMINO
    if with_resource and fires == 0 and RESOURCE_OF[terrain] != NOTHING:
        square |= RESOURCE
    return square


def terrain_of(square: int) -> int:
    return square & 7


def domino_of(square: int) -> int:
    return square >> DOMINO


def printed_fires(square: int) -> int:
    return square >> PRINTED & 3


def lava_fires(square: int) -> int:
    return square >> LAVA & 3


def fires_of(square: int) -> int:
    return (square >> PRINTED & 3) + (square >> LAVA & 3)


def resource_on(square: int) -> int:
    """The wooden resource that lies here, or NOTHING."""
    return RESOURCE_OF[square & 7] if square & RESOURCE else NOTHING


def person_on(square: int) -> int:
    """The person who lives here, or NOTHING."""
    return (square >> PERSON & 15) - 1


def can_burn(square: int, hut_too: bool) -> bool:
    """KO-VOL-02, KO-VOL-06: a square of the territory, no volcano, without any fire; the hut by option."""
    if square < OCCUPIED or square & FIRES:
        return False
    terrain = square & 7
    return terrain != VOLCANO and (terrain != HUT or hut_too)


def can_be_home(square: int) -> bool:
    """KO-TRI-04: no volcano, no hut, no fire, no lava, no resource, nobody else."""
    if square < OCCUPIED or square & (FIRES | RESOURCE | 15 << PERSON):
        return False
    return square & 7 < VOLCANO
