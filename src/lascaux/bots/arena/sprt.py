"""Whether one bot is better than another, asked after every game, with as few games as the answer needs.

A sequential probability ratio test on margins, with their deviation taken from the data: the logarithm of how
much better the results fit a gain of `gain` points than no gain. Wald's bounds keep both kinds of error near
`error`; as the deviation is estimated, no answer is given before LEAST games.
"""

import math
from dataclasses import dataclass, field

LEAST = 40  # games


@dataclass
class Sprt:
    """Margins come one by one, in the order of the games' numbers."""

    gain: float  # points that are supposed against none
    error: float
    units: int = 0
    mean: float = 0.0
    squares: float = 0.0  # of the deviations from the mean (Welford)
    path: list[float] = field(default_factory=list)

    @property
    def bound(self) -> float:
        return math.log((1 - self.error) / self.error)

    @property
    def variance(self) -> float:
        return self.squares / (self.units - 1) if self.units > 1 else 0.0

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio, from the mean and the deviation so far."""
        evidence = self.units * self.gain * (2 * self.mean - self.gain) / 2
        if self.variance == 0:
            return math.copysign(math.inf, evidence) if evidence and self.units > 1 else 0.0
        return evidence / self.variance

    @property
    def verdict(self) -> str:
        """`better`, `not better`, or nothing yet."""
        if self.units < LEAST or abs(self.ratio) < self.bound:
            return ""
        return "better" if self.ratio > 0 else "not better"

    def add(self, margin: float) -> None:
        self.units += 1
        before = margin - self.mean
        self.mean += before / self.units
        self.squares += before * (margin - self.mean)
        self.path.append(self.ratio)
