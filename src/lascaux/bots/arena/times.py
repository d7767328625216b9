"""How long decisions take: counted in steps of 2 %, so that hours of them need no more room than minutes."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

STEP = math.log(1.02)
LEAST = 1e-7  # seconds; no clock sees less


@dataclass
class Times:
    """Quantiles are right within 1 %; count, sum and maximum are exact."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    steps: dict[int, int] = field(default_factory=dict)

    def add(self, times: Iterable[float]) -> None:
        for seconds in times:
            step = math.floor(math.log(max(seconds, LEAST)) / STEP)
            self.steps[step] = self.steps.get(step, 0) + 1
            self.count += 1
            self.total += seconds
            self.longest = max(self.longest, seconds)

    def merge(self, other: "Times") -> None:
        for step, count in other.steps.items():
            self.steps[step] = self.steps.get(step, 0) + count
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)

    def quantile(self, share: float) -> float:
        """Of the decisions, this share took no longer; 0 if there were none."""
        left = share * self.count
        for step in sorted(self.steps):
            left -= self.steps[step]
            if left <= 0:
                return min(math.exp((step + 0.5) * STEP), self.longest)
        return self.longest

    def facts(self) -> dict[str, float]:
        return {
            "mean": self.total / max(1, self.count),
            "p50": self.quantile(0.5),
            "p95": self.quantile(0.95),
            "max": self.longest,
        }

    def packed(self) -> dict[str, object]:
        return {"count": self.count, "total": self.total, "longest": self.longest, "steps": self.steps}


def unpack_times(packed: dict[str, Any]) -> Times:
    """JSON has no numbers for keys."""
    steps = {int(step): int(count) for step, count in packed["steps"].items()}
    return Times(int(packed["count"]), float(packed["total"]), float(packed["longest"]), steps)
