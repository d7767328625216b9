"""The charts of a report. Entries have a colour each, by their number; words come from the caller."""

import math
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import NamedTuple

from lascaux.bots.arena.statistics import Z
from lascaux.cli.arena.svg import WIDTH, Scale, Sheet, number_word, padded, shortened, ticks

RIGHT = WIDTH - 96  # where a plot ends; values stand behind it
SIDE = 44  # where a plot without names begins
ROW, TOP, FOOT = 40, 10, 30
BESIDE, LETTER = 16, 8  # letters of a name that stands beside its row, and how wide one is
ABOVE = 20  # what a name above its row adds to it
POWERS = 5  # of ten that are named on a scale
COLOURS = 8
BINS = 36
HILL = 54  # height of a row of the distribution
MOST_STEPS = 360  # of a line
PLOT = 200  # height of a plot over games
LINE = 16  # height of a line of words


class Span(NamedTuple):
    """A row with a value and how far it may be off."""

    entry: int
    name: str
    value: float
    low: float
    high: float
    said: str
    mark: float | None = None  # a place to compare with


class Lanes:
    """Rows, one below the other. Names stand beside the plot if all are short, else each above its row."""

    def __init__(self, names: Sequence[str], height: float) -> None:
        longest = max(map(len, names))
        self.names, self.is_above = names, longest > BESIDE
        self.start = 26.0 if self.is_above else 22.0 + LETTER * longest
        self.inner = height
        self.height = height + (ABOVE if self.is_above else 0)
        self.bottom = TOP + self.height * len(names)

    def ground(self, place: int) -> float:
        return TOP + self.height * (place + 1)

    def middle(self, place: int) -> float:
        return self.ground(place) - self.inner / 2

    def write_names(self, sheet: Sheet) -> None:
        for place, name in enumerate(self.names):
            if self.is_above:
                y = self.ground(place) - self.inner + 2
                sheet.words(self.start, y, shortened(name, 60), "name above")
            else:
                sheet.words(self.start - 12, self.middle(place) + 5, name, "name")


def colour(entry: int) -> str:
    return f"c{entry % COLOURS}"


def axis(sheet: Sheet, scale: Scale, bottom: float, say: Callable[[float], str] = number_word) -> None:
    for tick in ticks(scale.low, scale.high):
        sheet.line(scale(tick), TOP, scale(tick), bottom, "grid")
        sheet.words(scale(tick), bottom + 20, say(tick), "tick")


def spans(
    title: str,
    rows: Sequence[Span],
    limits: tuple[float, float],
    say: Callable[[float], str] = number_word,
    zero: float | None = None,
) -> str:
    """A dot and its interval a row."""
    lanes = Lanes([row.name for row in rows], ROW)
    sheet, scale = Sheet(lanes.bottom + FOOT, title), Scale(*limits, lanes.start, RIGHT)
    axis(sheet, scale, lanes.bottom, say)
    if zero is not None:
        sheet.line(scale(zero), TOP, scale(zero), lanes.bottom, "zero")
    lanes.write_names(sheet)
    for place, row in enumerate(rows):
        y = lanes.middle(place)
        if row.mark is not None:
            sheet.line(scale(row.mark), y - 14, scale(row.mark), y + 14, "mark")
        sheet.bar(scale(row.low), y - 5, scale(row.high) - scale(row.low), 10, f"reach {colour(row.entry)}")
        sheet.dot(scale(row.value), y, 6.5, f"dot {colour(row.entry)}")
        sheet.words(RIGHT + 14, y + 5, row.said, "value")
    return sheet.drawn()


def hills(title: str, rows: Sequence[tuple[int, str, list[int]]]) -> str:
    """How points are spread, a hill an entry, all on one scale."""
    lanes = Lanes([name for _, name, _ in rows], HILL)
    limits = padded([point for _, _, points in rows for point in points], 0.02)
    sheet, scale = Sheet(lanes.bottom + FOOT, title), Scale(*limits, lanes.start, RIGHT)
    axis(sheet, scale, lanes.bottom)
    for place, (entry, _, points) in enumerate(rows):
        ground, mean = lanes.ground(place) - 4, sum(points) / len(points)
        sheet.path(hill(points, scale, ground), f"hill {colour(entry)}", closed=True)
        sheet.line(scale(mean), ground, scale(mean), ground - HILL + 10, f"mean {colour(entry)}")
        sheet.words(RIGHT + 14, ground - 14, f"{mean:.1f}", "value")
    lanes.write_names(sheet)
    return sheet.drawn()


def hill(points: Sequence[int], scale: Scale, ground: float) -> list[tuple[float, float]]:
    """Counts in bins, smoothed a little over their neighbours."""
    width = (scale.high - scale.low) / BINS
    counts = [0.0] * (BINS + 2)
    for point in points:
        counts[1 + min(BINS - 1, int((point - scale.low) / width))] += 1
    smooth = [(counts[i - 1] + 2 * counts[i] + counts[i + 1]) / 4 for i in range(1, BINS + 1)]
    most = max(smooth)
    tops = [
        (scale(scale.low + (place + 0.5) * width), ground - (HILL - 12) * count / most)
        for place, count in enumerate(smooth)
    ]
    return [(scale.start, ground), *tops, (scale.end, ground)]


class Course(NamedTuple):
    """A number after each game, and what stands at the end of the line."""

    look: str
    values: Sequence[float]
    name: str


Band = tuple[Sequence[float], Sequence[float]]  # its lower and its upper side


def course(title: str, lines: Sequence[Course], band: Band | None, bounds: Sequence[float]) -> str:
    """Lines over the games of a series; a band around them, and bounds that they may reach. The first games
    may leave the sheet: they say little, and would press everything else together."""
    games = max(len(line.values) for line in lines)
    edges = [*bounds, 0.0, *(value for line in lines for value in line.values[games // 20 :])]
    edges += [side[place] for side in band or () for place in (games // 4, games - 1)]
    down, along = Scale(*padded(edges), TOP + PLOT, TOP), Scale(1, max(2, games), SIDE, RIGHT)
    sheet = Sheet(TOP + PLOT + FOOT, title)
    course_axes(sheet, along, down, bounds)
    if band is not None:
        draw_band(sheet, along, down, band)
    for line in lines:
        draw_course(sheet, along, down, line)
    ends = apart([down(line.values[-1]) for line in lines])
    for line, y in zip(lines, ends, strict=True):
        sheet.words(RIGHT + 12, y + 5, shortened(line.name, 9), "value")
    return sheet.drawn()


def apart(places: Sequence[float]) -> list[float]:
    """Names of lines that end close together are moved so far apart that each can be read."""
    order, found = sorted(range(len(places)), key=lambda number: places[number]), list(places)
    highest, lowest = 0.0, float(TOP + PLOT)
    for number in order:
        found[number] = max(found[number], highest)
        highest = found[number] + LINE
    for number in reversed(order):
        found[number] = min(found[number], lowest)
        lowest = found[number] - LINE
    return found


def course_axes(sheet: Sheet, along: Scale, down: Scale, bounds: Sequence[float]) -> None:
    for tick in ticks(down.low, down.high, 5):
        sheet.line(SIDE, down(tick), RIGHT, down(tick), "grid")
        sheet.words(SIDE - 12, down(tick) + 4, number_word(tick), "name tick")
    for tick in filter(float.is_integer, map(float, ticks(along.low, along.high))):
        sheet.words(along(tick), TOP + PLOT + 20, number_word(tick), "tick")
    sheet.line(SIDE, down(0), RIGHT, down(0), "zero")
    for bound in bounds:
        sheet.line(SIDE, down(bound), RIGHT, down(bound), "bound")


def draw_band(sheet: Sheet, along: Scale, down: Scale, band: Band) -> None:
    """There along the lower side, and back along the upper."""
    low, high = band
    places = thinned(len(low))
    there = [(along(place + 1), down(low[place])) for place in places]
    back = [(along(place + 1), down(high[place])) for place in reversed(places)]
    sheet.path([*there, *back], "band c0", closed=True)


def draw_course(sheet: Sheet, along: Scale, down: Scale, line: Course) -> None:
    points = [(along(place + 1), down(line.values[place])) for place in thinned(len(line.values))]
    sheet.path(points, f"course {line.look}")
    sheet.dot(*points[-1], 5, f"dot {line.look}")


def thinned(count: int) -> list[int]:
    """The places of a long line that are drawn, the last among them."""
    step = max(1, count // MOST_STEPS)
    return sorted({*range(0, count, step), count - 1})


def running(values: Sequence[float]) -> tuple[list[float], list[float], list[float]]:
    """The mean so far after each game, and the lower and upper end of its 95 % interval."""
    sums, squares = accumulate(values), accumulate(value * value for value in values)
    means, low, high = [], [], []
    for count, (total, square) in enumerate(zip(sums, squares, strict=True), 1):
        mean = total / count
        error = math.sqrt(max(0.0, square / count - mean * mean) / max(1, count - 1))
        means.append(mean)
        low.append(mean - Z * error)
        high.append(mean + Z * error)
    return means, low, high


class Duration(NamedTuple):
    entry: int
    name: str
    p50: float
    p95: float
    longest: float
    said: str


def durations(title: str, rows: Sequence[Duration], say: Callable[[float], str]) -> str:
    """On a scale of powers of ten: the middle, what 95 of 100 keep to, and the longest."""
    least = math.floor(math.log10(min(row.p50 for row in rows)))
    most = max(least + 1, math.ceil(math.log10(max(row.longest for row in rows))))
    lanes = Lanes([row.name for row in rows], ROW)
    sheet, scale = Sheet(lanes.bottom + FOOT, title), Scale(least, most, lanes.start, RIGHT)
    for power in range(least, most + 1, 1 + (most - least) // (POWERS + 1)):
        sheet.line(scale(power), TOP, scale(power), lanes.bottom, "grid")
        sheet.words(scale(power), lanes.bottom + 20, say(10.0**power), "tick")
    lanes.write_names(sheet)
    for place, row in enumerate(rows):
        y, look = lanes.middle(place), colour(row.entry)
        middle, most_of, end = (scale(math.log10(x)) for x in (row.p50, row.p95, row.longest))
        sheet.line(middle, y, end, y, f"thread {look}")
        sheet.bar(middle, y - 5, most_of - middle, 10, f"reach {look}")
        sheet.dot(middle, y, 6.5, f"dot {look}")
        sheet.line(end, y - 7, end, y + 7, f"thread {look}")
        sheet.words(RIGHT + 14, y + 5, row.said, "value")
    return sheet.drawn()
