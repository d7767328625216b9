"""What a decision is called, and how well somebody played."""

from collections.abc import Iterable
from math import exp
from typing import Final, Literal

from lascaux.review.closer import Comparison
from lascaux.review.measures import Measures

Mark = Literal["inaccuracy", "mistake", "blunder"]
MARKS: Final[tuple[Mark, ...]] = ("inaccuracy", "mistake", "blunder")


def mark_of(found: Comparison, measures: Measures) -> Mark | None:
    """By what it cost of winning, or in points: whoever is far behind has no share to lose. Nothing where the
    cost is within its error."""
    if not found.is_sure:
        return None
    limits = zip(MARKS, measures.shares, measures.points, strict=True)
    reached = [mark for mark, share, points in limits if found.share >= share or found.regret >= points]
    return reached[-1] if reached else None


def accuracy_of(regrets: Iterable[float], measures: Measures) -> int:
    """From 0 to 100: the less its decisions cost on average, the more."""
    all_ = list(regrets)
    mean = sum(all_) / len(all_) if all_ else 0.0
    return round(100 * exp(-measures.strictness * mean))
