"""What can be concluded from a series: intervals and errors."""

import math
from collections.abc import Sequence
from typing import NamedTuple

Z = 1.959964  # 95 % of a normal distribution lie within so many deviations


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share with 95 % certainty (Wilson 1927)."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    reach = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    low, high = (middle - reach) / (1 + Z * Z / games), (middle + reach) / (1 + Z * Z / games)
    return max(0.0, low), min(1.0, high)


class Mean(NamedTuple):
    """Of independent units."""

    units: int
    value: float
    deviation: float  # of a unit, without bias

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite for one unit, which says nothing about itself."""
        return self.deviation / math.sqrt(self.units) if self.units > 1 else math.inf

    @property
    def z(self) -> float:
        """How many standard errors the mean is away from nothing; no number for one unit."""
        if self.units < 2:
            return math.nan
        if self.error == 0:
            return math.copysign(math.inf, self.value) if self.value else 0.0
        return self.value / self.error


def mean_of(values: Sequence[float]) -> Mean:
    units = len(values)
    value = math.fsum(values) / units
    squares = math.fsum((each - value) ** 2 for each in values)
    return Mean(units, value, math.sqrt(squares / (units - 1)) if units > 1 else 0.0)
