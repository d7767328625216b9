"""A tribe, its cards and camps, what its turn may still bring, and the neighbours, as numbers for a net.

What advice counts by rules of thumb stands first; the rest tells the net when those are wrong.
"""

from typing import Final, final

from lascaux.engine.protocol import State
from lascaux.games.endless_winter.lookups import CHIEFS, FIRST_CULTURE, SPECIES, STONE_NAMES, TYPES
from lascaux.games.endless_winter.names import ACTION, COLUMNS, PLACES, SECTIONS
from lascaux.games.endless_winter.rules.scoring import stone_points
from lascaux.games.endless_winter.state import EndlessWinter
from lascaux.learned.endless_winter.judged import put_worth
from lascaux.learned.endless_winter.neighbours import OTHERS, put_neighbours, put_table
from lascaux.learned.endless_winter.survey import (
    ANYWHERE,
    ATOMS,
    CULTURES,
    ECLIPSE_STEPS,
    LANDS,
    Cards,
    Course,
    Ground,
)
from lascaux.learned.endless_winter.tribe import (
    put_animals,
    put_buried,
    put_cards,
    put_goods,
    put_idols,
    put_land,
    put_megaliths,
    put_stones,
)
from lascaux.learned.endless_winter.turn import OPEN_FRAMES, put_chief, put_time, put_turn
from lascaux.learned.features import Features, Groups, Row

CATEGORIES: Final = ("track", "sacrifice", "burial", "cards", "animals")
OWN: Final[Groups] = (
    ("scored", 5),
    ("worth", 16),
    ("time", 7),
    ("goods", 7),
    ("hand", FIRST_CULTURE),
    ("hand_labor", ANYWHERE + 1),
    ("hand_culture", 2),
    ("cards", FIRST_CULTURE),
    ("culture", 3),
    ("cards_by_rounds", 6),
    ("recruits_by_rounds", TYPES),
    ("culture_times", CULTURES),
    ("zones", 6),
    ("buried", 5),
    ("idols", 8),
    ("camps", 6),
    ("led", LANDS),
    ("land", 4),
    ("villages", 6),
    ("megaliths", 9),
    ("stones", 6),
    ("stones_by_eclipses", len(STONE_NAMES)),
    ("untipped", SPECIES),
    ("tipped", SPECIES),
    ("animals", 5),
    ("chief", 2 * CHIEFS),
    ("chief_worth", 2),
    ("turn", 6),
    ("section", len(SECTIONS)),
    ("place", len(PLACES)),
    ("columns", len(COLUMNS)),
    ("eclipse", len(ECLIPSE_STEPS)),
    ("pending", ATOMS),
    ("asked", len(OPEN_FRAMES)),
)


@final
class EndlessWinterFeatures(Features):
    def __init__(self) -> None:
        super().__init__(OWN, OTHERS, CATEGORIES)

    def variant(self, s: State) -> str:
        assert isinstance(s, EndlessWinter)
        return "2" if s.terms.players == 2 else "4"

    def stage(self, s: State) -> int:
        """Rounds, and within them turns; the eclipse is the last."""
        assert isinstance(s, EndlessWinter)
        turn = len(s.standing) // s.terms.players if s.phase == ACTION else 3
        return 4 * s.round + min(turn, 3)

    def own(self, s: State, seat: int, row: Row) -> None:
        assert isinstance(s, EndlessWinter)
        tribe = s.tribes[seat]
        cards, ground, course = Cards(s, tribe), Ground(s, seat), Course(s, seat)
        rewards = [stone_points(s, seat, stone) for stone in tribe.stones]
        put_worth(s, seat, row, cards, ground, course, sum(rewards))
        put_time(s, seat, row)
        put_goods(s, tribe, row, course)
        put_cards(s, tribe, row, cards)
        put_buried(s, seat, row)
        put_idols(s, tribe, row)
        put_land(s, seat, row, ground)
        put_megaliths(s, seat, row)
        put_stones(s, seat, row, sum(rewards))
        put_animals(s, tribe, row)
        put_chief(s, tribe, row)
        put_turn(s, tribe, seat, row, course)

    def others(self, s: State, seat: int, row: Row) -> None:
        assert isinstance(s, EndlessWinter)
        put_neighbours(s, seat, row)
        put_table(s, seat, row)
