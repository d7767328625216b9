"""KO-VOL: eruptions and lava."""

from typing import Final

from lascaux.engine.flow import replaced, then
from lascaux.engine.grid import king_distance
from lascaux.engine.native import i64
from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note
from lascaux.games.kingdomino_origins.generated import actions, events, frames
from lascaux.games.kingdomino_origins.lookups import LAVA_FIRES, LAVA_RANGE
from lascaux.games.kingdomino_origins.names import NOTHING
from lascaux.games.kingdomino_origins.squares import (
    LAVA,
    PERSON,
    RESOURCE,
    can_burn,
    person_on,
    resource_on,
)
from lascaux.games.kingdomino_origins.state import SQUARES, Land, Origins

LANDINGS: Final[list[Action]] = [(actions.LAND, at) for at in range(SQUARES)]  # made once


def erupt(s: Origins, seat: int, volcano: int, craters: int) -> None:
    """KO-VOL-01: a token of its kind flies. KO-VOL-04: where it can land nowhere, it leaves the game.
    KO-VOL-07: if none is left, nothing happens."""
    if s.lava[craters] == 0:
        note(s, events.NO_TOKEN, seat, LAVA_FIRES[craters])
        return
    s.lava = replaced(s.lava, craters, s.lava[craters] - 1)
    if landing_places(s.lands[seat], volcano, craters, s.terms.lava_on_hut):
        then(s.stack, frames.erupting(seat, volcano, craters))
    else:
        note(s, events.FIZZLED, seat, LAVA_FIRES[craters])


def landing_places(land: Land, volcano: int, craters: int, hut_too: bool) -> list[int]:
    """KO-VOL-02, KO-VOL-03, KO-VOL-08: every square in range that can burn; the way there does not matter."""
    squares = land.squares
    width: i64 = land.width
    reach = LAVA_RANGE[craters]
    row, column = volcano // land.width, volcano % land.width
    left: i64 = max(land.left, column - reach)
    right: i64 = min(land.right, column + reach) + 1
    found: list[int] = []
    for line in range(max(land.top, row - reach), min(land.bottom, row + reach) + 1):
        for at in range(line * width + left, line * width + right):
            if can_burn(squares[at], hut_too):
                found.append(at)
    return found


def may_land(s: Origins, frame: Frame) -> list[Action]:
    """KO-VOL-04: the player chooses the square, and must choose one."""
    _, seat, volcano, craters = frame
    places = landing_places(s.lands[seat], volcano, craters, s.terms.lava_on_hut)
    return [LANDINGS[at] for at in places]


def land_lava(s: Origins, frame: Frame, action: Action) -> None:
    """KO-VOL-01: the fires stay. KO-TOT-02: a resource burns. KO-TRI-05: a person flees."""
    _, seat, volcano, craters = frame
    _, at = action
    land = s.own_land(seat)
    square = land.squares[at]
    note(s, events.LANDED, seat, volcano, at, LAVA_FIRES[craters])
    if square & RESOURCE:
        note(s, events.BURNT, seat, at, resource_on(square))
    if person_on(square) != NOTHING:
        note(s, events.FLED, seat, at, person_on(square))
    burn(land, at, craters)


def burn(land: Land, at: int, craters: int) -> None:
    """Fire on a square, and nothing else is left there."""
    square = land.squares[at]
    if square & RESOURCE:
        kind = resource_on(square)
        land.stock = replaced(land.stock, kind, land.stock[kind] - 1)
    land.squares[at] = (square & ~(RESOURCE | 15 << PERSON)) | LAVA_FIRES[craters] << LAVA


def is_in_range(land: Land, volcano: int, craters: int, at: int) -> bool:
    """KO-VOL-03: the distance is in king's moves."""
    return king_distance(volcano, at, land.width) <= LAVA_RANGE[craters]
