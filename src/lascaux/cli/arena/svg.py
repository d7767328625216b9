"""Drawing charts as SVG: a sheet that lines, marks and words are put on."""

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH = 560


class Scale(NamedTuple):
    """From numbers to places on the sheet."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        share = (value - self.low) / ((self.high - self.low) or 1.0)
        return self.start + min(1.0, max(0.0, share)) * (self.end - self.start)


class Sheet:
    """Marks go on it in the order in which they are drawn. What a mark looks like is said by its class."""

    def __init__(self, height: float, title: str) -> None:
        self.height, self.title = height, title
        self.parts: list[str] = []

    def line(self, x1: float, y1: float, x2: float, y2: float, look: str) -> None:
        self.parts.append(f'<line class="{look}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>')

    def dot(self, x: float, y: float, radius: float, look: str) -> None:
        self.parts.append(f'<circle class="{look}" cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}"/>')

    def bar(self, x: float, y: float, width: float, height: float, look: str) -> None:
        size = f'width="{max(0.0, width):.1f}" height="{height:.1f}" rx="{min(height, 6) / 2:.1f}"'
        self.parts.append(f'<rect class="{look}" x="{x:.1f}" y="{y:.1f}" {size}/>')

    def words(self, x: float, y: float, text: str, look: str) -> None:
        self.parts.append(f'<text class="{look}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>')

    def path(self, points: Sequence[tuple[float, float]], look: str, closed: bool = False) -> None:
        steps = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        self.parts.append(f'<path class="{look}" d="M{steps}{"Z" if closed else ""}"/>')

    def drawn(self) -> str:
        head = f'<svg viewBox="0 0 {WIDTH} {self.height:g}" role="img" aria-label="{escape(self.title)}">'
        return head + "".join(self.parts) + "</svg>"


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between these: steps of 1, 2 or 5 times a power of ten."""
    width = (high - low) or 1.0
    power = 10.0 ** math.floor(math.log10(width / most))
    step = next(power * size for size in (1, 2, 5, 10) if width / (power * size) <= most)
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return [step * number for number in range(first, last + 1)]


def padded(values: Sequence[float], part: float = 0.06) -> tuple[float, float]:
    """The range of some numbers, with room on both sides."""
    low, high = min(values), max(values)
    room = (high - low) * part or abs(high) * part or 1.0
    return low - room, high + room


def number_word(value: float) -> str:
    """As short as it can be said."""
    return f"{value:,.0f}" if abs(value) >= 10 or value == int(value) else f"{value:.2g}"


def shortened(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
