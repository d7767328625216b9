"""A series on disk, to go on with after whatever ended it."""

from typing import Any

from lascaux.bots.arena.results import Result
from lascaux.bots.arena.series import Series
from lascaux.bots.arena.times import unpack_times

FORMAT = 1


class NotThisSeries(ValueError):
    """A file that is no series, or another one; says what is different."""


def kept(series: Series) -> dict[str, object]:
    """Everything that `restore` needs. Who sat where follows from the plan."""
    return {
        "format": FORMAT,
        "first": series.first,
        "seconds": series.seconds,
        **series.plan.facts(),
        "times": {str(entry): times.packed() for entry, times in series.times.items()},
        "results": [
            [result.number, result.standings, result.decisions]
            for _, result in sorted(series.results.items())
        ],
    }


def restore(series: Series, kept: Any) -> None:
    """Puts the games of a file into a series that has none yet."""
    if not isinstance(kept, dict) or kept.get("format") != FORMAT:
        raise NotThisSeries("format")
    for key, value in {"first": series.first, **series.plan.facts()}.items():
        if kept.get(key) != value:
            raise NotThisSeries(key)
    try:
        times = {int(entry): unpack_times(packed) for entry, packed in kept["times"].items()}
        seconds = float(kept["seconds"])
        results = [restored(series, *row) for row in kept["results"]]
    except (KeyError, TypeError, ValueError, AttributeError):
        raise NotThisSeries("results") from None
    series.times, series.seconds = times, seconds
    series.results = {result.number: result for result in results}
    series.test()


def restored(series: Series, number: int, standings: list[list[int]], decisions: list[int]) -> Result:
    seating = series.plan.seating(number)
    if not len(standings) == len(decisions) == len(seating):
        raise ValueError(number)
    return Result(number, seating, tuple(tuple(standing) for standing in standings), tuple(decisions))
