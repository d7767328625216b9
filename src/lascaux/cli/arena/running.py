"""The series being played: until all games are over, it is decided, time is up, or somebody stops it."""

import json
import signal
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from lascaux.bots.arena.keeping import NotThisSeries, kept, restore
from lascaux.bots.arena.results import Played, Trouble
from lascaux.bots.arena.series import Series
from lascaux.bots.arena.workers import play_all
from lascaux.cli.files import check_target, read_bytes, write_text
from lascaux.cli.problems import Problem

KEEP = 60.0  # seconds between two writings of what was played

Ended = Literal["running", "done", "decided", "time", "stopped", "trouble"]


@dataclass
class Run:
    """How a series is played, and what came of it."""

    series: Series
    jobs: int
    patience: float
    seconds: float | None = None  # after which it ends
    records: Path | None = None
    out: Path | None = None
    ended: Ended = "running"
    trouble: Trouble | None = None
    unsaved: Problem | None = None  # why what was played last is not on disk

    def play(self, show: Callable[[Series], None], facts: Callable[["Run"], dict[str, object]]) -> None:
        """`show` hears of every game; `facts` are written beside the games, so that the file tells, too."""
        began = saved = time.monotonic()
        before = self.series.seconds
        with stopping() as is_stopped, closing(self.games()) as games:
            for told in games:
                spent = time.monotonic() - began
                self.series.seconds = before + spent
                if isinstance(told, Played):
                    self.series.add(told)
                    show(self.series)
                if self.is_over(told, spent, is_stopped()):
                    break
                if self.out and time.monotonic() - saved > KEEP:
                    self.save(facts)
                    saved = time.monotonic()
            else:
                self.ended = "decided" if self.series.is_decided else "done"
        self.save(facts)

    def games(self) -> Generator[Played | Trouble | None]:
        series = self.series
        missing = iter(()) if series.is_decided else series.missing()
        return play_all(series.plan, missing, self.jobs, self.patience, self.records)

    def is_over(self, told: Played | Trouble | None, spent: float, is_stopped: bool) -> bool:
        """Who stops it may stop the workers, too, as a system does that shuts down: that is no trouble."""
        if self.series.is_decided:
            self.ended = "decided"
        elif is_stopped:
            self.ended = "stopped"
        elif isinstance(told, Trouble):
            self.ended, self.trouble = "trouble", told
        elif self.seconds is not None and spent >= self.seconds:
            self.ended = "time"
        return self.ended != "running"

    def save(self, facts: Callable[["Run"], dict[str, object]]) -> None:
        """A disk that is full now may not be in an hour: the series goes on."""
        if self.out:
            try:
                write_text(self.out, json.dumps({**facts(self), **kept(self.series)}) + "\n")
                self.unsaved = None
            except Problem as problem:
                self.unsaved = problem


def go_on(series: Series, file: Path) -> None:
    """With the games that a file holds; where there is none, a new series begins."""
    check_target(file)
    if not file.exists():
        return
    try:
        restore(series, json.loads(read_bytes(str(file))))
    except NotThisSeries as problem:
        raise Problem("cli-arena-other-series", file=str(file), what=str(problem)) from None
    except ValueError:
        raise Problem("cli-arena-other-series", file=str(file), what="json") from None


@contextmanager
def stopping() -> Iterator[Callable[[], bool]]:
    """Ctrl-C once asks to stop; twice, it stops at once. A polite end by the system is the same."""
    heard: list[int] = []

    def hear(number: int, frame: object) -> None:
        heard.append(number)
        if len(heard) > 1:
            raise KeyboardInterrupt

    before = {number: signal.signal(number, hear) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: bool(heard)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
