"""What a position is worth to a seat: points, and by rules of thumb what its tribe will make of the rest."""

from typing import Final

from lascaux.advice.base import POINT
from lascaux.advice.endless_winter.outlook import (
    ANIMAL_HOPE,
    CAMP_WORTH,
    CULTURE_A_ROUND,
    HALF_LABOR,
    HONOR_STEP,
    RECRUIT_A_ROUND,
    SACRIFICE_STEP,
    THUMBS,
    atom_worth,
    burial_hope,
    eclipses_left,
    food_held,
    labor_held,
    node_worth,
    sacrifice_hope,
    stone_worth,
    tools_held,
    turns_left,
    usual_worth,
)
from lascaux.advice.endless_winter.planning import (
    eclipse_card_worth,
    hand_labor,
    led_worth,
    pile_worth,
    turn_worth,
)
from lascaux.engine.protocol import NOBODY, Frame
from lascaux.games.endless_winter.effects import (
    ANIMAL_DECK,
    ANIMAL_GROUNDS,
    BURY,
    CULTURE,
    DRAW,
    MEGALITH,
    MOVE,
    REVEAL,
    STONE,
    TIP,
    VILLAGE,
)
from lascaux.games.endless_winter.generated import frames
from lascaux.games.endless_winter.hexes import HEXES, JUNCTURES
from lascaux.games.endless_winter.lookups import (
    ABILITY_NODES,
    FIRST_CULTURE,
    GLACIER_NODE,
    HONOR_VP,
    IS_WILD,
    LAND_REWARD,
    NODE_ATOM,
    NODE_PARTS,
    ROUNDS,
    SET_VP,
    SPACE_EMPTY_AT,
    SPACE_REWARD,
    SPECIES,
    STARTING,
    VILLAGES,
)
from lascaux.games.endless_winter.names import ECLIPSE, END, NOTHING, SETUP
from lascaux.games.endless_winter.rules.eclipse import FIRST_STONE, benefit_node
from lascaux.games.endless_winter.rules.effects import is_counted, units_left
from lascaux.games.endless_winter.rules.glaciers import tokens_on
from lascaux.games.endless_winter.rules.scoring import animal_points, card_points, final_points, stone_points
from lascaux.games.endless_winter.rules.terrain import led_hexes
from lascaux.games.endless_winter.state import BITS, EndlessWinter, Tribe

CULTURE_IN_HAND: Final[int] = THUMBS["culture_in_hand"]
MEGALITH_OUT: Final[int] = THUMBS["megalith_out"]
VILLAGE_AN_ECLIPSE: Final[int] = THUMBS["village_an_eclipse"]
CAMP_AWAY: Final[int] = THUMBS["camp_away"]
TWO_OF_A_JUNCTURE: Final[int] = THUMBS["two_of_a_juncture"]
THREE_OF_A_JUNCTURE: Final[int] = THUMBS["three_of_a_juncture"]
# What is asked for one thing of a kind, by the frames of names.py.
ASKED: Final[dict[int, int]] = {
    frames.SETTLING: VILLAGE,
    frames.TAKING_STONE: STONE,
    frames.TAKING_CULTURE: CULTURE,
    frames.TAKING_ANIMAL: ANIMAL_GROUNDS,
    frames.REVEALING: REVEAL,
    frames.TIPPING: TIP,
    frames.BURYING: BURY,
    frames.DRAWING_CARD: DRAW,
    frames.DRAWING_ANIMAL: ANIMAL_DECK,
    frames.TAKING_LAST: ANIMAL_DECK,
    frames.EXTENDING: MEGALITH,
    frames.EXTEND: MEGALITH,
}


def worth(s: EndlessWinter, seat: int) -> int:
    """In hundredths of a point: points, and what is on the board and in hand as what it usually brings.
    At the end of the game just the points."""
    if s.phase in (SETUP, END):
        return POINT * final_points(s, seat)
    tribe = s.tribes[seat]
    left = turns_left(s, tribe)
    return (
        POINT * (tribe.vp + card_points(tribe) + animal_points(tribe))
        + burial_hope(s, seat, len(tribe.buried))
        + sacrifice_hope(s, tribe)
        + tools_held(s, tribe, tribe.tools)
        + food_held(s, tribe, tribe.food)
        + idols_worth(tribe)
        + animals_hope(tribe) * min(left, 3) // 3
        + cards_worth(s, seat, tribe, left)
        + terrain_worth(s, seat, tribe, left)
        + board_worth(s, seat, tribe)
        + open_worth(s, seat)
    )


def idols_worth(tribe: Tribe) -> int:
    """Levels, and for honor the points that are still ahead in place of those that were scored."""
    scored = sum([HONOR_VP[level] for level in range(tribe.honor + 1)])
    return SACRIFICE_STEP * tribe.sacrifice + max(0, HONOR_STEP * tribe.honor - POINT * scored)


def animals_hope(tribe: Tribe) -> int:
    """Sets that can still grow."""
    total = 0
    for species in range(SPECIES):
        if tribe.untipped[species] < len(SET_VP[species]) or IS_WILD[species]:
            total += ANIMAL_HOPE * tribe.untipped[species]
    return total


def cards_worth(s: EndlessWinter, seat: int, tribe: Tribe, left: int) -> int:
    """Cards in hand, and how often the better cards will still be seen."""
    rounds = ROUNDS - s.round
    total = labor_held(tribe, hand_labor(s, tribe, NOTHING)) if left else 0
    for card in tribe.hand:
        if left and card >= FIRST_CULTURE:
            total += CULTURE_IN_HAND * usual_worth(ABILITY_NODES[s.terms.faces][card][0]) // 100
    played = tuple([code // BITS for code in tribe.played])
    for zone in (tribe.hand, tribe.deck, tribe.discard, tribe.pile, played):
        for card in zone:
            if card >= STARTING:
                total += rounds * (RECRUIT_A_ROUND if card < FIRST_CULTURE else CULTURE_A_ROUND)
    return total + (pile_worth(s, seat) if is_pile_to_come(s, seat) else 0)


def is_pile_to_come(s: EndlessWinter, seat: int) -> bool:
    """Whether the cards of the eclipse pile are still to be resolved."""
    return s.phase != ECLIPSE or any(frame[0] == frames.PILE_CARDS and frame[2] == seat for frame in s.stack)


def terrain_worth(s: EndlessWinter, seat: int, tribe: Tribe, left: int) -> int:
    """What led hexes, villages and camps will bring in every eclipse to come."""
    eclipses = eclipses_left(s, seat, frames.LED_HEXES)
    total = eclipses * led_worth(s, led_hexes(s, seat))
    total += VILLAGE_AN_ECLIPSE * len(tribe.settled) * eclipses_left(s, seat, frames.OWN_BOARD)
    if left:
        total += CAMP_WORTH * len(tribe.camp_at) + CAMP_AWAY * (len(tribe.camp_at) - tribe.camp_at.count(0))
        total += village_hope(tribe)
    return total


def village_hope(tribe: Tribe) -> int:
    """Camps that stand round one juncture."""
    if len(tribe.settled) == VILLAGES:
        return 0
    most = 0
    for juncture in JUNCTURES:
        most = max(most, sum([hexagon in tribe.camp_at for hexagon in juncture]))
    return (0, 0, TWO_OF_A_JUNCTURE, THREE_OF_A_JUNCTURE)[most]


def board_worth(s: EndlessWinter, seat: int, tribe: Tribe) -> int:
    """Stones, and megaliths that have left their spaces."""
    eclipses = eclipses_left(s, seat, frames.OWN_BOARD)
    total = sum([stone_worth(s, seat, stone) for stone in tribe.stones])
    for space, empty_at in enumerate(SPACE_EMPTY_AT):
        if tribe.megaliths >= empty_at and SPACE_REWARD[space]:
            total += eclipses * usual_worth(SPACE_REWARD[space])
    return total + MEGALITH_OUT * tribe.megaliths


def open_worth(s: EndlessWinter, seat: int) -> int:
    """What the seat will still gain from what it has begun."""
    total = 0
    for frame in s.stack:
        owner = frame[1] if frame[1] >= 0 else frame[2] if len(frame) > 2 else NOBODY
        if owner == seat:
            total += frame_worth(s, seat, frame)
    return total


def frame_worth(s: EndlessWinter, seat: int, frame: Frame) -> int:
    kind = frame[0]
    if kind in (frames.PLACING, frames.ACTING, frames.ACT):
        return turn_worth(s, seat)
    if kind == frames.RUN:
        return node_worth(s, seat, frame[3])
    if kind in (frames.PAYING, frames.BRANCHING):
        return node_worth(s, seat, frame[2])
    if kind == frames.GAINING:
        return atom_worth(s, seat, frame[2], 1)
    if kind == frames.MOVING:
        return atom_worth(s, seat, MOVE, frame[2])
    if kind == frames.UNITS:
        return atom_worth(s, seat, frame[3], frame[4])
    if kind == frames.PREPARE_HAND:
        return atom_worth(s, seat, DRAW, frame[3])
    if kind == frames.TAKING_TRIBE:
        return atom_worth(s, seat, frame[2], frame[3])
    if kind == frames.DISCARDING:
        return -HALF_LABOR
    if kind in ASKED:
        return atom_worth(s, seat, ASKED[kind], 1)
    return parts_worth(s, seat, frame)


def parts_worth(s: EndlessWinter, seat: int, frame: Frame) -> int:
    """Things that are gained one after the other: those that are left."""
    kind = frame[0]
    if kind in (frames.ORDERING, frames.TERMS):
        node, left = (frame[2], frame[3]) if kind == frames.ORDERING else (frame[3], frame[4])
        parts = NODE_PARTS[node]
        return sum([part_worth(s, seat, part, units_left(left, i)) for i, part in enumerate(parts)])
    if kind in (frames.HARVESTING, frames.NEXT_HEX):
        left = frame[2 if kind == frames.HARVESTING else 3]
        return sum([node_worth(s, seat, LAND_REWARD[s.terrain[i]]) for i in range(HEXES) if left >> i & 1])
    if kind in (frames.CHOOSING_GLACIER, frames.NEXT_GLACIER):
        left = frame[2 if kind == frames.CHOOSING_GLACIER else 3]
        return sum([node_worth(s, seat, GLACIER_NODE[token]) for token in tokens_on(s, left)])
    if kind in (frames.BENEFITING, frames.NEXT_BENEFIT):
        return benefits_worth(s, seat, frame[2 if kind == frames.BENEFITING else 3])
    if kind in (frames.RESOLVING, frames.NEXT_CARD):
        return sum([eclipse_card_worth(s, seat, card) for card in s.unresolved])
    return 0


def part_worth(s: EndlessWinter, seat: int, node: int, units: int) -> int:
    if is_counted(node):
        return atom_worth(s, seat, NODE_ATOM[node], units)
    return node_worth(s, seat, node) if units else 0


def benefits_worth(s: EndlessWinter, seat: int, left: int) -> int:
    total = 0
    for which in range(FIRST_STONE):
        if left >> which & 1:
            total += node_worth(s, seat, benefit_node(which))
    for slot, stone in enumerate(s.tribes[seat].stones):
        if left >> FIRST_STONE + slot & 1:
            total += POINT * stone_points(s, seat, stone)
    return total
