"""What a greedy player looks at: points now, and by rules of thumb what the tribe will make of the rest.

`appraise` is the whole points of that sum, `prospect` the hundredths that are left: together they rank.
"""

from typing import Final

from lascaux.games.endless_winter.names import (
    ACTION,
    BRANCHING,
    BURYING,
    DRAWING_ANIMAL,
    DRAWING_CARD,
    END,
    EXTENDING,
    GAINING,
    MOVING,
    ORDERING,
    RUN,
    SETTLING,
    SETUP,
    TAKING_ANIMAL,
    TAKING_CULTURE,
    TAKING_STONE,
    TAKING_TRIBE,
    TERMS,
    TIPPING,
    UNITS,
)
from lascaux.games.endless_winter.rules.scoring import final_points, stone_points
from lascaux.games.endless_winter.rules.terrain import led_hexes
from lascaux.games.endless_winter.state import EndlessWinter
from lascaux.games.endless_winter.tables import CARD_LABOR, FIRST_CULTURE, ROUNDS, STARTING

# In hundredths of a point.
FOOD_HELD: Final = 25
TOOL_HELD: Final = 45
HALF_IN_POOL: Final = 24  # labor of this turn
HALF_IN_HAND: Final = 18  # labor on cards that are kept
CULTURE_IN_HAND: Final = 70
CARD_A_ROUND: Final = 30  # a recruit or a culture card will be played again
ANIMAL_HELD: Final = 60
IDOL_LEVEL: Final = 55
MEGALITH_OUT: Final = 70
CARD_BURIED_WORTH: Final = 90
CAMP_OUT: Final = 30
LED_HEX: Final = 120  # at each eclipse to come
VILLAGE_AN_ECLIPSE: Final = 150
# What is still to be chosen or dealt, by the frames of names.py.
OPEN: Final[dict[int, int]] = {
    GAINING: 70,
    MOVING: 60,
    SETTLING: 500,
    TAKING_STONE: 500,
    TAKING_CULTURE: 250,
    TAKING_TRIBE: 180,
    TAKING_ANIMAL: 220,
    TIPPING: 110,
    BURYING: 110,
    ORDERING: 200,
    BRANCHING: 100,
    EXTENDING: 80,
    DRAWING_CARD: 60,
    DRAWING_ANIMAL: 60,
    TERMS: 60,
    UNITS: 70,
    RUN: 60,
}


def appraise(s: EndlessWinter, seat: int) -> int:
    """Points, and what is on the board and in hand taken for what it usually brings."""
    return worth(s, seat) // 100


def prospect(s: EndlessWinter, seat: int) -> int:
    """The hundredths behind `appraise`."""
    return worth(s, seat) % 100


def worth(s: EndlessWinter, seat: int) -> int:
    """At the end of the game just the points."""
    points = 100 * final_points(s, seat)
    if s.phase in (SETUP, END):
        return points
    tribe = s.tribes[seat]
    eclipses = ROUNDS - s.round + int(s.phase == ACTION)
    return (
        points
        + FOOD_HELD * tribe.food
        + TOOL_HELD * tribe.tools
        + cards_worth(s, seat)
        + ANIMAL_HELD * sum(tribe.untipped)
        + IDOL_LEVEL * (tribe.sacrifice + tribe.honor)
        + MEGALITH_OUT * tribe.megaliths
        + CARD_BURIED_WORTH * len(tribe.buried)
        + CAMP_OUT * len(tribe.camp_at)
        + eclipses * board_worth(s, seat)
        + open_worth(s, seat)
    )


def cards_worth(s: EndlessWinter, seat: int) -> int:
    """Labor of the turn, cards in hand, and how often the better cards will still be seen."""
    tribe = s.tribes[seat]
    total = HALF_IN_POOL * s.labor if s.stack and s.stack[-1][1] == seat else 0
    for card in (*tribe.hand, *tribe.pile):
        total += CULTURE_IN_HAND if card >= FIRST_CULTURE else HALF_IN_HAND * CARD_LABOR[card]
    for zone in (tribe.hand, tribe.deck, tribe.discard, tribe.pile):
        total += CARD_A_ROUND * (ROUNDS - s.round) * len([card for card in zone if card >= STARTING])
    return total


def board_worth(s: EndlessWinter, seat: int) -> int:
    """What every eclipse to come will bring."""
    tribe = s.tribes[seat]
    stones = sum([stone_points(s, seat, stone) for stone in tribe.stones])
    return 100 * stones + VILLAGE_AN_ECLIPSE * len(tribe.settled) + LED_HEX * led_hexes(s, seat).bit_count()


def open_worth(s: EndlessWinter, seat: int) -> int:
    """What the seat will still gain from what it has begun."""
    total = 0
    for frame in s.stack:
        owner = frame[1] if frame[1] >= 0 or len(frame) < 3 else frame[2]
        if owner == seat:
            total += OPEN.get(frame[0], 0)
    return total
