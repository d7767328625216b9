"""EW-COL-MIG, EW-ECL-13 to 18: camps, villages and influence on the terrain board."""

from typing import Final

from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note
from lascaux.games.endless_winter.generated import actions, events, frames
from lascaux.games.endless_winter.hexes import BASE, HEXES, JUNCTURES, NEIGHBOURS
from lascaux.games.endless_winter.lookups import LAND_REWARD, VILLAGES
from lascaux.games.endless_winter.names import FACE_DOWN, NOTHING
from lascaux.games.endless_winter.state import EndlessWinter, Tribe, food_limit, with_card, without_card

MOVES: Final[list[list[Action]]] = [[(actions.MOVE_CAMP, a, b) for b in range(HEXES)] for a in range(HEXES)]
SETTLEMENTS: Final[list[Action]] = [(actions.SETTLE, juncture) for juncture in range(len(JUNCTURES))]
SKIP_IT: Final[Action] = (actions.SKIP,)
CAMP_INFLUENCE: Final = 1
VILLAGE_INFLUENCE: Final = 2


def place_camps(s: EndlessWinter, seat: int, amount: int) -> None:
    """EW-COL-MIG-01: the leftmost camp goes to the base tile, which raises the food limit (EW-GLD-10)."""
    tribe = s.tribes[seat]
    for _ in range(min(amount, tribe.camps)):
        tribe.camps -= 1
        tribe.camp_at = (BASE, *tribe.camp_at)
        note(s, events.CAMP_PLACED, seat)


def may_move(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-COL-MIG-02: a camp to a hex beside its own. EW-COL-MIG-04: however many are there."""
    _, seat, _, must = frame
    options: list[Action] = []
    last = NOTHING
    for camp in s.tribes[seat].camp_at:
        if camp != last:
            last = camp
            moves = MOVES[camp]
            for beside in NEIGHBOURS[camp]:
                options.append(moves[beside])
    return options if must else [*options, SKIP_IT]


def move_camp(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-COL-MIG-03, EW-ICON-12: the next step may be that of the same camp. EW-RUL-12: by option both steps
    or none."""
    _, seat, steps, _ = frame
    if action[0] == actions.SKIP:
        return
    _, start, end = action
    tribe = s.tribes[seat]
    tribe.camp_at = with_card(without_card(tribe.camp_at, start), end)
    note(s, events.CAMP_MOVED, seat, start, end)
    if steps > 1:
        s.stack.append(frames.moving(seat, steps=steps - 1, must=0 if s.terms.single_move else 1))
    if s.glacier[end] == FACE_DOWN:
        s.stack.append(frames.drawing_glacier(end))  # EW-MOD-02


def may_settle(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-COL-MIG-05 to 07: on a free juncture with a camp on each of its hexes. EW-ICON-09: by option without
    camps."""
    _, seat, must, is_free = frame
    options: list[Action] = []
    tribe = s.tribes[seat]
    if len(tribe.settled) < VILLAGES:
        for juncture in range(len(JUNCTURES)):
            if can_settle(s, tribe, juncture, is_free):
                options.append(SETTLEMENTS[juncture])
    return options if must else [*options, SKIP_IT]


def can_settle(s: EndlessWinter, tribe: Tribe, juncture: int, is_free: int) -> bool:
    for other in s.tribes:
        if juncture in other.settled:
            return False
    return is_free > 0 or all(hexagon in tribe.camp_at for hexagon in JUNCTURES[juncture])


def settle(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-COL-MIG-05, MIG-08: the camps return, and with them the food limit falls. EW-MOD-03: open tokens
    that the village touches give what they show."""
    _, seat, _, is_free = frame
    if action[0] == actions.SKIP:
        return
    _, juncture = action
    tribe = s.tribes[seat]
    tribe.settled = with_card(tribe.settled, juncture)
    if not is_free:
        for hexagon in JUNCTURES[juncture]:
            tribe.camp_at = without_card(tribe.camp_at, hexagon)
            tribe.camps += 1
    tribe.food = min(tribe.food, food_limit(tribe))
    note(s, events.SETTLED, seat, juncture)
    beside = [hexagon for hexagon in JUNCTURES[juncture] if s.glacier[hexagon] >= 0]
    s.stack.append(frames.next_glacier(seat, left=sum([1 << hexagon for hexagon in beside])))


def influence(tribe: Tribe, hexagon: int) -> int:
    """EW-ECL-14 to 16: one for a camp, two for a village that touches the hex."""
    total = CAMP_INFLUENCE * tribe.camp_at.count(hexagon)
    for juncture in tribe.settled:
        if hexagon in JUNCTURES[juncture]:
            total += VILLAGE_INFLUENCE
    return total


def led_hexes(s: EndlessWinter, seat: int) -> int:
    """EW-ECL-13, 17, 18: hexes with a reward where nobody has more influence, as bits. EW-VAR-08: by option
    only those where nobody has as much."""
    found = 0
    for hexagon in range(1, HEXES):
        own = influence(s.tribes[seat], hexagon)
        if own and LAND_REWARD[s.terrain[hexagon]] and leads(s, seat, hexagon, own):
            found |= 1 << hexagon
    return found


def leads(s: EndlessWinter, seat: int, hexagon: int, own: int) -> bool:
    for other, tribe in enumerate(s.tribes):
        if other != seat:
            theirs = influence(tribe, hexagon)
            if theirs > own or (theirs == own and s.terms.sole_majority):
                return False
    return True
