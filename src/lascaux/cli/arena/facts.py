"""A series as one JSON document; docs/terminal.md explains its fields."""

import math
from collections.abc import Sequence
from typing import Any

import lascaux
from lascaux.bots.arena.ratings import Rating, ratings_of
from lascaux.bots.arena.results import Result, Trouble
from lascaux.bots.arena.series import Series
from lascaux.bots.arena.sprt import Sprt
from lascaux.bots.arena.statistics import Mean
from lascaux.bots.arena.summary import Line, by_pairing, gap, line_of, lines_of
from lascaux.bots.arena.times import Times
from lascaux.bots.levels import FORMER
from lascaux.cli.arena.repeating import command_of
from lascaux.cli.arena.running import Run

ANCHORS = ("casual", *FORMER)  # who is fixed at 1000, if they play

Facts = dict[str, Any]


def facts_of(run: Run) -> Facts:
    series, results = run.series, run.series.ordered()
    ratings = {rating.entry: rating for rating in rated(series, results)}
    return {
        **series.plan.facts(),
        "command": command_of(series),
        "version": lascaux.__version__,
        "build": lascaux.build(),
        "first": series.first,
        "asked": series.games,
        "games": len(results),
        "jobs": run.jobs,
        "seconds": series.seconds,
        "ended": run.ended,
        "trouble": trouble_facts(run.trouble),
        "entries": [line_facts(series, line, ratings.get(line.entry)) for line in lines_of(results)],
        "pairings": pairing_facts(series, results),
        "sprt": sprt_facts(series.sprt),
        "anchor": series.plan.entries[anchor_of(series)] if ratings else None,
    }


def anchor_of(series: Series) -> int:
    entries = series.plan.entries
    return next((entries.index(name) for name in ANCHORS if name in entries), 0)


def rated(series: Series, results: Sequence[Result]) -> list[Rating]:
    """Whoever plays alone has no rating."""
    if len(series.plan.entries) < 2 or not results:
        return []
    return ratings_of(results, len(series.plan.entries), anchor_of(series))


def line_facts(series: Series, line: Line, rating: Rating | None) -> Facts:
    low, high = line.interval
    return {
        "bot": series.plan.entries[line.entry],
        "games": line.games,
        "seats": line.seats,
        "wins": line.wins,
        "share": line.share,
        "low": low,
        "high": high,
        "even": line.even,
        "points": line.points,
        "margin": line.margin.value,
        "margin_error": finite(line.margin.error),
        "decisions": line.decisions,
        "cpu_seconds": series.times.get(line.entry, Times()).facts(),
        "rating": rating and finite(rating.value),
        "rating_reach": rating and finite(rating.reach),
    }


def pairing_facts(series: Series, results: Sequence[Result]) -> list[Facts]:
    """For every two that met at a table of their own, what lies between them."""
    groups = zip(series.plan.pairings, by_pairing(series.plan, results), strict=True)
    pairs = [(tuple(dict.fromkeys(tables[0])), group) for tables, group in groups]
    return [pair_facts(series, *pair, group) for pair, group in pairs if len(pair) == 2 and group]


def pair_facts(series: Series, one: int, other: int, results: Sequence[Result]) -> Facts:
    first, between = line_of(results, one), gap(results, one, other)
    return {
        "bots": [series.plan.entries[one], series.plan.entries[other]],
        "games": len(results),
        "share": first.share,
        "low": first.interval[0],
        "high": first.interval[1],
        "even": first.even,
        **mean_facts(between),
    }


def mean_facts(mean: Mean) -> Facts:
    return {"difference": mean.value, "error": finite(mean.error), "z": finite(mean.z)}


def sprt_facts(sprt: Sprt | None) -> Facts | None:
    if sprt is None:
        return None
    return {
        "gain": sprt.gain,
        "error": sprt.error,
        "units": sprt.units,
        "ratio": finite(sprt.ratio),
        "bound": sprt.bound,
        "verdict": sprt.verdict or None,
    }


def trouble_facts(trouble: Trouble | None) -> Facts | None:
    if trouble is None:
        return None
    return {"kind": trouble.kind, "game": trouble.number, "bot": trouble.bot, "said": trouble.said}


def finite(number: float) -> float | None:
    """JSON knows no infinity."""
    return number if math.isfinite(number) else None
