"""Games in worker processes. What goes wrong in one is told; what hangs is ended."""

import contextlib
import multiprocessing
import os
import signal
import sys
import time
import traceback
from collections.abc import Generator, Iterable, Iterator
from itertools import chain, islice
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from pathlib import Path
from typing import Any

from lascaux.bots.arena.plan import Plan
from lascaux.bots.arena.playing import BEATS, NUMBER, SEAT, Host
from lascaux.bots.arena.recording import write_game
from lascaux.bots.arena.results import Played, Trouble
from lascaux.bots.asking import FAILURES, failure
from lascaux.engine.errors import BotError

TICK = 0.25  # seconds: so often it is looked whether all are alive
AHEAD = 2  # games that a worker has been given: so it never waits for the next
PATIENCE = 60.0  # seconds for one decision
READY = "ready"
OUTPUT, ERRORS = 1, 2
# One core a worker, also for those who compute with matrices.
ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def play_all(
    plan: Plan, numbers: Iterable[int], jobs: int, patience: float = PATIENCE, records: Path | None = None
) -> Generator[Played | Trouble | None]:
    """The games as they end, in any order; None now and then, so that the caller can look at the clock. After
    trouble nothing comes any more. To stop early, close this."""
    waiting = iter(numbers)
    first = list(islice(waiting, jobs))
    crew, waiting = hired(plan, len(first), records), chain(first, waiting)
    try:
        for _ in range(AHEAD):
            for worker in crew:
                worker.give(waiting)
        while busy := [worker for worker in crew if worker.given]:
            yield None
            for told in news(busy, waiting, patience):
                yield told
                if isinstance(told, Trouble):
                    return
    finally:
        for worker in crew:
            worker.end()


def news(busy: list["Worker"], waiting: Iterator[int], patience: float) -> Iterator[Played | Trouble]:
    """What those who work have to tell within a tick."""
    ready = wait([worker.pipe for worker in busy], TICK)
    for worker in busy:
        if worker.pipe in ready:
            told = worker.heard()
            worker.give(waiting)
            if told is not None:
                yield told
        elif worker.is_hanging(patience):
            yield worker.trouble("hung")


def hired(plan: Plan, jobs: int, records: Path | None) -> list["Worker"]:
    with deaf_to_ctrl_c(), one_thread_each():
        return [Worker(plan, records) for _ in range(jobs)]


class Worker:
    """One process, as this one sees it."""

    def __init__(self, plan: Plan, records: Path | None) -> None:
        context = multiprocessing.get_context("spawn")
        self.plan = plan
        self.pulse: Any = RawArray("q", 3)
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=work, args=(other, plan, self.pulse, records), daemon=True)
        self.process.start()
        other.close()
        self.given = 0
        self.is_ready = False
        self.beats, self.still, self.looked = -1, 0.0, time.monotonic()

    def give(self, waiting: Iterator[int]) -> None:
        number = next(waiting, None) if self.given < AHEAD else None
        if number is not None:
            with contextlib.suppress(OSError):  # that it died will be heard
                self.pipe.send(number)
            self.given += 1

    def heard(self) -> Played | Trouble | None:
        try:
            told = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join()
            return self.trouble("died", str(self.process.exitcode))
        if told == READY:
            self.is_ready = True
            return None
        self.given -= 1
        return self.trouble(*told) if isinstance(told, tuple) else told

    def is_hanging(self, patience: float) -> bool:
        """Seconds are added up in ticks: a series that was put to sleep for a night is not hanging."""
        now, beats = time.monotonic(), self.pulse[BEATS]
        passed, self.looked = min(now - self.looked, 2 * TICK), now
        self.still = 0.0 if beats != self.beats or not self.is_ready else self.still + passed
        self.beats = beats
        return self.still > patience

    def trouble(self, kind: str, said: str = "", trace: str = "") -> Trouble:
        number, seat = self.pulse[NUMBER], self.pulse[SEAT]
        return Trouble(kind, number, self.plan.entries[self.plan.seating(number)[seat]], said, trace)

    def end(self) -> None:
        """At once: nobody waits for what it is doing."""
        self.pipe.close()
        self.process.kill()
        self.process.join()
        self.process.close()


def work(pipe: Connection, plan: Plan, pulse: Any, records: Path | None) -> None:
    """In the worker: plays the numbers that come, until nobody asks any more."""
    with contextlib.suppress(OSError):
        os.dup2(ERRORS, OUTPUT)  # what a bot prints is no part of the result
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        try:
            host = Host(plan, pulse)
            pipe.send(READY)
            for number in iter(pipe.recv, None):
                played = host.play(number)
                if records is not None:
                    write_game(records, plan, number, host.course)
                pipe.send(played)
        except FAILURES as problem:
            if isinstance(problem, EOFError | BrokenPipeError | ConnectionResetError):
                raise
            kind = "failed" if isinstance(problem, BotError) else "broken"
            pipe.send((kind, failure(problem), traceback.format_exc()))


@contextlib.contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """A worker that is started here never hears it: this process does, and ends its workers in good order."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # else the first worker starts it, and that opens the ears again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextlib.contextmanager
def one_thread_each(names: Iterable[str] = ONE_THREAD) -> Iterator[None]:
    """In the environment of what is started here; what somebody has set stays."""
    added = [name for name in names if name not in os.environ]
    os.environ.update(dict.fromkeys(added, "1"))
    try:
        yield
    finally:
        for name in added:
            del os.environ[name]
