"""Worker processes that play: what they do lands in files, so that nothing that was done once is lost."""

import multiprocessing
import traceback
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Protocol

from lascaux.bots.arena.workers import deaf_to_ctrl_c
from lascaux.engine.errors import BotError, LascauxError
from lascaux.training.problems import TrainingError
from lascaux.training.threads import one_thread

Trouble = BotError | OSError | RuntimeError
MOST_DEATHS = 3  # of workers on one task, before the task is to blame


class Task(Protocol):
    """Travels to a worker. The same task makes the same file, whoever does it."""

    @property
    def path(self) -> Path: ...

    @property
    def numbers(self) -> range:
        """Of the games that are played."""

    def run(self) -> None:
        """Makes the file, all or nothing."""


class Worker:
    """One process, as this one sees it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=work, args=(other,), daemon=True)
        self.process.start()
        other.close()
        self.task: Task | None = None

    def give(self, task: Task) -> None:
        self.task = task
        with suppress(OSError):  # that it died will be heard
            self.pipe.send(task)

    def end(self) -> None:
        """At once: what it is doing will be done again."""
        self.pipe.close()
        self.process.kill()
        self.process.join()
        self.process.close()


class Crew:
    """As many workers as there are jobs, hired when there is something to do. Who is killed is replaced."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.workers: list[Worker] = []

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.end()
        self.workers = []

    def do(self, tasks: Sequence[Task]) -> Iterator[Task]:
        """Each task when it is done, in any order; those first whose files lie there already."""
        yield from (task for task in tasks if task.path.exists())
        waiting = deque(task for task in tasks if not task.path.exists())
        deaths: dict[Path, int] = {}
        self.hire(min(self.jobs, len(waiting)))
        while waiting or any(worker.task for worker in self.workers):
            for worker in self.workers:
                if waiting and worker.task is None:
                    worker.give(waiting.popleft())
            busy = [worker for worker in self.workers if worker.task]
            for pipe in wait([worker.pipe for worker in busy]):
                worker = next(worker for worker in busy if worker.pipe is pipe)
                task, worker.task = worker.task, None
                assert task is not None
                if self.is_done(worker):
                    yield task
                else:
                    self.bury(worker, task, deaths)
                    waiting.appendleft(task)

    def hire(self, count: int) -> None:
        with deaf_to_ctrl_c(), one_thread():
            self.workers += [Worker() for _ in range(count - len(self.workers))]

    def is_done(self, worker: Worker) -> bool:
        """False if the worker died; what went wrong in it goes wrong here."""
        try:
            trouble: Trouble | None = worker.pipe.recv()
        except (EOFError, OSError):
            return False
        if trouble is not None:
            raise trouble
        return True

    def bury(self, worker: Worker, task: Task, deaths: dict[Path, int]) -> None:
        deaths[task.path] = deaths.get(task.path, 0) + 1
        self.workers.remove(worker)
        worker.end()
        if deaths[task.path] == MOST_DEATHS:
            raise TrainingError("cli-train-worker", times=MOST_DEATHS, task=task.path.stem)
        self.hire(len(self.workers) + 1)


def work(pipe: Connection) -> None:
    """In the worker: what comes, until nobody asks any more."""
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            task: Task = pipe.recv()
            pipe.send(trouble_with(task))


def trouble_with(task: Task) -> Trouble | None:
    """Whatever it is, it must be able to travel."""
    try:
        task.run()
    except LascauxError as problem:
        return BotError(str(problem))
    except OSError as problem:
        return OSError(problem.errno, problem.strerror)
    except Exception:
        return RuntimeError(traceback.format_exc())
    return None
