"""What may come next: what a seat's dominoes could add to its territory."""

from lascaux.advice.base import POINT
from lascaux.advice.kingdomino_origins.worth import best_landing
from lascaux.games.kingdomino_origins.generated import frames
from lascaux.games.kingdomino_origins.lookups import LEFT_CRATERS, RIGHT_CRATERS
from lascaux.games.kingdomino_origins.names import DISCOVERY, FREE, TRIBE
from lascaux.games.kingdomino_origins.rules.connecting import lay, placements
from lascaux.games.kingdomino_origins.rules.scoring import land_points
from lascaux.games.kingdomino_origins.state import Land, Origins


def hope(s: Origins, seat: int) -> int:
    """In hundredths of a point."""
    return POINT * open_points(s, seat)


def open_points(s: Origins, seat: int) -> int:
    """What the dominoes under the seat's chiefs may bring, and the best free one if it is still to choose."""
    land = s.lands[seat]
    now = land_points(s.terms, land)
    claimed = sum([gain(s, land, domino, now) for domino in claimed_by(s, seat)])
    if not is_to_choose(s, seat):
        return claimed
    free = [gain(s, land, s.row[i], now) for i in range(len(s.row)) if s.chiefs[i] == FREE]
    return claimed + max(free, default=0)


def claimed_by(s: Origins, seat: int) -> list[int]:
    """The dominoes that the seat's chiefs stand on, in the row to place from and in the new row."""
    placing = [s.last_row[i] for i in range(len(s.last_row)) if s.last_chiefs[i] == seat]
    return placing + [s.row[i] for i in range(len(s.row)) if s.chiefs[i] == seat]


def is_to_choose(s: Origins, seat: int) -> bool:
    return frames.choosing(seat) in s.stack


def gain(s: Origins, land: Land, domino: int, now: int) -> int:
    """The most points that this domino adds at once; nothing if it can't be placed.

    In tribe mode each resource it brings counts one point as well, for it may pay for somebody.
    """
    best = now - 1  # a domino that can be placed is worth more than one that can't
    for _, left, right in placements(land, domino):
        tried = land.copy()
        lay(tried, domino, left, right, s.terms.mode != DISCOVERY)
        if LEFT_CRATERS[domino]:
            points = best_landing(s, tried, left, LEFT_CRATERS[domino])
        elif RIGHT_CRATERS[domino]:
            points = best_landing(s, tried, right, RIGHT_CRATERS[domino])
        else:
            points = land_points(s.terms, tried)
        if s.terms.mode == TRIBE:
            points += sum(tried.stock) - sum(land.stock)
        best = max(best, points)
    return best - now
