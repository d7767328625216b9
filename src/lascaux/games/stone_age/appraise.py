"""What a greedy player looks at."""

from lascaux.games.stone_age.rules.scoring import seat_points
from lascaux.games.stone_age.state import StoneAge


def appraise(s: StoneAge, seat: int) -> int:
    return seat_points(s, seat)


def prospect(s: StoneAge, seat: int) -> int:
    return 0
