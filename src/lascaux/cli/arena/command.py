"""`lascaux arena`: bots play many games with fresh deals and balanced seats."""

import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from lascaux.bots.arena.plan import Plan
from lascaux.bots.arena.series import Series
from lascaux.bots.arena.sprt import Sprt
from lascaux.bots.arena.workers import PATIENCE
from lascaux.cli.arena.facts import facts_of
from lascaux.cli.arena.planning import duel_plan, ladder_plan, levels, table_plan
from lascaux.cli.arena.progress import progress
from lascaux.cli.arena.running import Run, go_on
from lascaux.cli.files import check_target, write_text
from lascaux.cli.language import SPOKEN
from lascaux.cli.main import STOPPED
from lascaux.cli.parameters import (
    GameId,
    Json,
    Lang,
    Mode,
    Plain,
    Players,
    Settings,
    chosen_options,
    listed_bots,
    said,
)
from lascaux.cli.problems import Problem
from lascaux.locales import Catalog, catalog

MOST_GAMES = 10_000_000
MOST_JOBS = 256


@Parameter(name="*")
@dataclass(frozen=True)
class Length:
    """How much is played, and how."""

    games: Annotated[int, said("help-games-count")] = 100
    first: Annotated[int, said("help-first")] = 0
    jobs: Annotated[int | None, said("help-jobs")] = None
    seconds: Annotated[float | None, said("help-arena-seconds")] = None
    patience: Annotated[float, said("help-patience")] = PATIENCE

    def check(self) -> None:
        if not 1 <= self.games <= MOST_GAMES or not 0 <= self.first < 1 << 60:
            raise Problem("cli-arena-games", most=MOST_GAMES)
        if self.jobs is not None and not 1 <= self.jobs <= MOST_JOBS:
            raise Problem("cli-arena-jobs", most=MOST_JOBS)
        if not self.patience > 0:
            raise Problem("cli-arena-patience")


@Parameter(name="*")
@dataclass(frozen=True)
class Question:
    """What is to be found out."""

    ladder: Annotated[bool, said("help-ladder", negative="")] = False
    sprt: Annotated[bool, said("help-sprt", negative="")] = False
    gain: Annotated[float, said("help-gain")] = 1.0
    error: Annotated[float, said("help-error")] = 0.01

    def check(self) -> None:
        if self.ladder and self.sprt:
            raise Problem("cli-arena-ladder-or-test")
        if not self.gain > 0 or not 0 < self.error < 0.5:
            raise Problem("cli-arena-test-numbers")


@Parameter(name="*")
@dataclass(frozen=True)
class Files:
    """Where what is found goes."""

    records: Annotated[Path | None, said("help-records")] = None
    report: Annotated[Path | None, said("help-report")] = None
    out: Annotated[Path | None, said("help-out")] = None
    resume: Annotated[Path | None, said("help-arena-resume")] = None

    def check(self) -> None:
        """A series that took hours is not written over, and records of two series don't get mixed up."""
        for target in (self.report, self.out, self.resume):
            if target is not None:
                check_target(target)
        if self.out is not None and self.out.exists() and self.out != self.resume:
            raise Problem("cli-file-exists", file=str(self.out))
        if self.records is not None:
            self.records.mkdir(parents=True, exist_ok=True)
            if self.resume is None and any(self.records.iterdir()):
                raise Problem("cli-arena-records", folder=str(self.records))


@dataclass(frozen=True)
class Telling:
    """How results are told."""

    words: Catalog
    as_json: bool
    plain: bool


def arena(
    game: GameId,
    /,
    *bots: Annotated[str, said("help-arena-bots")],
    field: Annotated[tuple[str, ...], said("help-field", negative="")] = (),
    players: Players = None,
    mode: Mode = None,
    settings: Settings = (),
    length: Length = Length(),  # noqa: B008  # it can't be changed
    question: Question = Question(),  # noqa: B008
    files: Files = Files(),  # noqa: B008
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = SPOKEN,
) -> int:
    telling = Telling(catalog(lang), as_json, plain)
    for part in (length, question, files):
        part.check()
    options = chosen_options(settings, mode)
    plan = planned(telling.words, question, game, listed_bots((*bots, *field)), players, options)
    run = prepared(plan, length, question, files)
    with progress(telling.words, run.series, plain) as show:
        run.play(show, facts_of)
    return told(run, telling, files.report)


def planned(
    words: Catalog,
    question: Question,
    game: str,
    bots: tuple[str, ...],
    players: int | None,
    options: dict[str, str],
) -> Plan:
    if question.ladder:
        return ladder_plan(game, bots or levels(words, game, players, options), players, options)
    plan_of = duel_plan if question.sprt else table_plan
    return plan_of(game, bots, players, options)


def prepared(plan: Plan, length: Length, question: Question, files: Files) -> Run:
    """The games of a ladder are those of each pairing."""
    sprt = Sprt(question.gain, question.error) if question.sprt else None
    series = Series(plan, length.first, length.games * len(plan.pairings), sprt)
    if files.resume is not None:
        go_on(series, files.resume)
    jobs = length.jobs or cores()
    return Run(series, jobs, length.patience, length.seconds, files.records, files.out or files.resume)


def cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def told(run: Run, telling: Telling, report: Path | None) -> int:
    """What was played is said, whatever ended it; then what went wrong."""
    facts = facts_of(run)
    if report is not None:
        from lascaux.cli.arena.report import page

        write_text(report, page(telling.words, run.series, facts))
    if telling.as_json:
        print(json.dumps(facts))
    else:
        from lascaux.cli.arena.shown import show_series
        from lascaux.cli.screen import Screen

        show_series(Screen(telling.words.language, telling.plain), facts)
    if run.trouble is not None:
        sys.stdout.flush()
        print(run.trouble.trace, end="", file=sys.stderr)
        raise problem_of(run)
    if run.unsaved is not None:
        raise run.unsaved
    return STOPPED if run.ended == "stopped" else 0


def problem_of(run: Run) -> Problem:
    trouble = run.trouble
    assert trouble is not None
    return Problem(
        f"cli-arena-{trouble.kind}",
        bot=trouble.bot,
        number=trouble.number,
        said=trouble.said,
        patience=f"{run.patience:g}",
    )
