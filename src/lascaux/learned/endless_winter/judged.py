"""The parts of what advice thinks of a tribe, worked out from a survey: the same at a third of the time."""

from typing import Final

from lascaux.advice.base import POINT
from lascaux.advice.endless_winter import outlook, worth
from lascaux.advice.endless_winter.outlook import eclipses_left, turns_left, usual_worth
from lascaux.advice.endless_winter.planning import pile_worth
from lascaux.games.endless_winter.generated import frames
from lascaux.games.endless_winter.lookups import ROUNDS, SPACE_EMPTY_AT, SPACE_REWARD, VILLAGES
from lascaux.games.endless_winter.rules.scoring import (
    animal_points,
    burial_points,
    card_points,
    sacrifice_points,
)
from lascaux.games.endless_winter.state import EndlessWinter, Tribe
from lascaux.learned.endless_winter.survey import ANYWHERE, Cards, Course, Ground
from lascaux.learned.features import Row

SPACE_WORTH: Final[list[int]] = [usual_worth(reward) for reward in SPACE_REWARD]
# By the most camps round a free juncture.
JUNCTURE_WORTH: Final[list[int]] = [0, 0, worth.TWO_OF_A_JUNCTURE, worth.THREE_OF_A_JUNCTURE]


def put_worth(
    s: EndlessWinter, seat: int, row: Row, cards: Cards, ground: Ground, course: Course, rewards: int
) -> None:
    """Points now, and the parts of what advice makes of the rest."""
    tribe = s.tribes[seat]
    left = turns_left(s, tribe)
    printed, sets = card_points(tribe), animal_points(tribe)
    for points in (tribe.vp, printed, sets, burial_points(s, seat), sacrifice_points(tribe)):
        row.put(points)
    parts = [
        POINT * (tribe.vp + printed + sets),
        outlook.burial_hope(s, seat, len(tribe.buried)),
        outlook.sacrifice_hope(s, tribe),
        outlook.tools_held(s, tribe, tribe.tools),
        outlook.food_held(s, tribe, tribe.food),
        worth.idols_worth(tribe),
        worth.animals_hope(tribe) * min(left, 3) // 3,
        outlook.labor_held(tribe, cards.labor[ANYWHERE]) if left else 0,
        worth.CULTURE_IN_HAND * cards.hand_does // 100 if left else 0,
        later_cards(s, cards),
        pile_worth(s, seat) if worth.is_pile_to_come(s, seat) else 0,
        land_worth(s, seat, tribe, ground, left),
        board_worth(s, seat, tribe, rewards),
        course.turn,
        course.opened,
    ]
    total = 0
    for part in parts:
        total += part
        row.put(part)
    row.put(total)


def later_cards(s: EndlessWinter, cards: Cards) -> int:
    cultures = cards.eras[1] + cards.eras[2]
    return (ROUNDS - s.round) * (outlook.RECRUIT_A_ROUND * cards.better + outlook.CULTURE_A_ROUND * cultures)


def land_worth(s: EndlessWinter, seat: int, tribe: Tribe, ground: Ground, left: int) -> int:
    total = eclipses_left(s, seat, frames.LED_HEXES) * ground.worth
    total += worth.VILLAGE_AN_ECLIPSE * len(tribe.settled) * eclipses_left(s, seat, frames.OWN_BOARD)
    if left:
        out = len(tribe.camp_at)
        total += outlook.CAMP_WORTH * out + worth.CAMP_AWAY * (out - tribe.camp_at.count(0))
        total += JUNCTURE_WORTH[ground.crowded] if len(tribe.settled) < VILLAGES else 0
    return total


def board_worth(s: EndlessWinter, seat: int, tribe: Tribe, rewards: int) -> int:
    eclipses = eclipses_left(s, seat, frames.OWN_BOARD)
    total = eclipses * POINT * rewards + outlook.STONE_GROWTH * len(tribe.stones)
    for space in range(len(SPACE_EMPTY_AT)):
        if tribe.megaliths >= SPACE_EMPTY_AT[space]:
            total += eclipses * SPACE_WORTH[space]
    return total + worth.MEGALITH_OUT * tribe.megaliths
