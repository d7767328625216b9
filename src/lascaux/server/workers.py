"""A worker as the server sees it: a process that does one job at a time."""

import asyncio
import contextlib
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.resource_tracker import ensure_running
from queue import SimpleQueue
from typing import Any

from lascaux.server.jobs import Job
from lascaux.server.resting import Bell
from lascaux.server.stopping import Brake
from lascaux.server.working import Answer, Order, work

START_PATIENCE = 60.0  # seconds, of which a machine that is not busy needs one
GRACE = 1.0  # seconds between the word to stop and the end of a worker that does not listen
LEAST_URGENT = 19


class WorkerGone(Exception):
    """A job came to nothing, because its worker died, or hung and was killed."""


@contextlib.contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """A worker that is started here never hears it: the server does, and ends its workers in good order."""
    if sys.platform == "win32":
        yield
        return
    ensure_running()  # else it would be started with the first worker, and restore our hearing
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def hold_back(process: int, yields: int) -> None:
    """From the first moment: a new worker is busy with imports before it could do so itself."""
    if sys.platform != "win32":
        niceness = min(os.getpriority(os.PRIO_PROCESS, 0) + yields, LEAST_URGENT)
        with contextlib.suppress(ProcessLookupError):
            os.setpriority(os.PRIO_PROCESS, process, niceness)


class Worker:
    """A thread of its own starts the process, hands jobs over and waits for the answers, so that the event
    loop never does. Everything else here is for the event loop."""

    def __init__(self, bell: Bell, yields: int, patience: float, changed: Callable[["Worker"], None]) -> None:
        """`changed` is called when it is free for a job, and when it is gone."""
        self.bell, self.yields, self.patience, self.changed = bell, yields, patience, changed
        self.loop = asyncio.get_running_loop()
        self.brake = Brake()
        self.number = 0
        self.job: Job[Any] | None = None
        self.tables: set[str] = set()  # whose bots it may have
        self.forgotten: set[str] = set()
        self.is_ready = self.is_stopping = self.is_killed = self.is_gone = False
        self.process: SpawnProcess | None = None
        self.orders: SimpleQueue[Order | None] = SimpleQueue()
        self.timer = self.loop.call_later(START_PATIENCE, self.kill)
        threading.Thread(target=self.run, daemon=True).start()

    @property
    def is_free(self) -> bool:
        return self.is_ready and self.job is None and not self.is_killed

    def begin(self, job: Job[Any]) -> None:
        self.number += 1
        self.job, job.began = job, time.monotonic()
        self.is_stopping = False
        self.orders.put(Order(self.number, job.work, job.what, tuple(self.forgotten)))
        self.forgotten.clear()
        self.timer = self.loop.call_later(self.patience, self.hurry)

    def hurry(self) -> None:
        """What it has found so far must do."""
        if self.job is not None and not self.is_stopping:
            self.job.is_hurried = True
            self.stop()

    def stop(self) -> None:
        """The job is to end; one that does not listen ends with its worker."""
        self.brake.pull(self.number)
        self.is_stopping = True
        self.timer.cancel()
        self.timer = self.loop.call_later(GRACE, self.kill)

    def forget(self, table: str) -> None:
        """With the next job: whoever has nothing to do needs no memory for anything else, either."""
        if table in self.tables:
            self.tables.discard(table)
            self.forgotten.add(table)

    def kill(self) -> None:
        self.is_killed = True
        self.timer.cancel()
        if self.process is not None:
            self.process.kill()
        self.orders.put(None)

    def is_dead(self) -> bool:
        """Whether somebody else killed it: one without a job hears nothing of that."""
        return self.process is not None and not self.process.is_alive()

    def hear(self, answer: Answer) -> None:
        self.timer.cancel()
        job, self.job, self.is_ready = self.job, None, True
        if job is not None:
            job.cpu = answer.cpu
            if answer.problem is None:
                job.succeed(answer.value)
            else:
                job.fail(answer.problem)
        self.changed(self)

    def end(self) -> None:
        self.timer.cancel()
        self.is_killed = self.is_gone = True
        job, self.job = self.job, None
        if job is not None:
            job.fail(WorkerGone())
        self.changed(self)

    # In the thread

    def run(self) -> None:
        ours, theirs = get_context("spawn").Pipe()
        process = get_context("spawn").Process(target=work, args=(theirs, self.bell, self.brake), daemon=True)
        try:
            self.start(process)
            theirs.close()
            self.converse(ours)
        finally:
            if self.process is not None:
                process.kill()
                process.join()
            ours.close()
            self.tell(self.end)

    def start(self, process: SpawnProcess) -> None:
        with deaf_to_ctrl_c():
            process.start()
        self.process = process
        assert process.pid is not None
        if self.yields:
            hold_back(process.pid, self.yields)
        if self.is_killed:
            process.kill()

    def converse(self, line: Connection) -> None:
        """Until it is killed, or dies."""
        with contextlib.suppress(EOFError, OSError):
            self.tell(self.hear, line.recv())
            while (order := self.orders.get()) is not None:
                line.send(order)
                self.tell(self.hear, line.recv())

    def tell(self, what: Callable[..., None], *facts: object) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop has ended
            self.loop.call_soon_threadsafe(what, *facts)
