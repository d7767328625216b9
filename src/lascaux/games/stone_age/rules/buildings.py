"""SA-ACT-08 to 12, SA-SET-03: buildings."""

from typing import Final

from lascaux.engine.chance import Rng
from lascaux.engine.flow import replaced, then_one
from lascaux.engine.protocol import NOBODY, Action, Frame
from lascaux.engine.trace import note
from lascaux.games.stone_age.generated import actions, events, frames
from lascaux.games.stone_age.lookups import (
    BUILDING_COST,
    BUILDING_KIND,
    BUILDING_LEAST,
    BUILDING_MIX,
    BUILDINGS,
)
from lascaux.games.stone_age.names import FIRST_BUILDING, FIXED, NOTHING
from lascaux.games.stone_age.rules.cards import drawn
from lascaux.games.stone_age.rules.paying import can_pay, worth_of
from lascaux.games.stone_age.state import StoneAge

TILE_DRAWS: Final[list[Action]] = [(actions.TILE, building) for building in range(BUILDINGS)]


def can_build(s: StoneAge, seat: int, building: int) -> bool:
    """SA-ACT-09 to 11: whether a village has what a building costs."""
    if BUILDING_KIND[building] != FIXED:
        return can_pay(s, seat, BUILDING_LEAST[building], BUILDING_MIX[building])
    wood, brick, stone, gold = BUILDING_COST[building]
    held, first = s.resources, 4 * seat
    enough = held[first] >= wood and held[first + 1] >= brick
    return enough and held[first + 2] >= stone and held[first + 3] >= gold


def build(s: StoneAge, seat: int, place: int, paid: int) -> None:
    """SA-ACT-08, SA-ACT-12: scores the worth of what was paid; the next tile is turned up."""
    stack = place - FIRST_BUILDING
    building = s.tiles[stack]
    points = worth_of(paid)
    s.built[seat] += points
    s.buildings[seat] = (*s.buildings[seat], building)
    s.tiles = replaced(s.tiles, stack, NOTHING)
    s.left = replaced(s.left, stack, s.left[stack] - 1)
    note(s, events.BUILT, seat, building, points)
    if s.left[stack]:
        then_one(s.stack, frames.drawing_tile(stack))


def sample_tile(s: StoneAge, frame: Frame, rng: Rng) -> Action:
    """SA-SET-03: nobody knows which tiles lie in which stack or left the game: any unseen one."""
    return drawn(s.box, rng, TILE_DRAWS)


def tile_outcomes(s: StoneAge, frame: Frame) -> list[tuple[Action, int]]:
    return [(TILE_DRAWS[building], count) for building, count in enumerate(s.box) if count]


def draw_tile(s: StoneAge, frame: Frame, action: Action) -> None:
    """SA-SET-03, SA-ACT-08: face up on its stack."""
    _, _, stack = frame
    _, building = action
    s.box = replaced(s.box, building, s.box[building] - 1)
    s.tiles = replaced(s.tiles, stack, building)
    note(s, events.TILE_DRAWN, NOBODY, stack, building)
