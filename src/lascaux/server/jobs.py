"""What waits for a worker, and whose turn it is: tables take turns, and so do those who ask for advice; moves
go before it, and whoever has waited long goes first."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from lascaux.server.errors import TableError

LONGEST_WAIT = 3.5  # seconds: whoever has waited so long is next, and has to be quick

Purpose = Literal["move", "hint", "gains", "review"]
T = TypeVar("T")


class Overtaken(TableError):
    """While it waited, the same was asked about a later position."""

    def __init__(self) -> None:
        super().__init__("stale", "something happened meanwhile: look again")


@dataclass(eq=False)
class Job(Generic[T]):
    """Something to be done in a worker: `work(*what)`, for a seat of a table, if it is for one."""

    work: Callable[..., T]
    what: tuple[object, ...] = field(repr=False)
    purpose: Purpose = "review"
    table: str = ""
    seat: int = -1
    in_haste: tuple[object, ...] | None = None  # what it is done with instead when it has waited too long
    since: float = field(default_factory=time.monotonic)
    asker: str = ""  # the network from which somebody asked for it
    is_hurried: bool = False  # was done in haste, or cut short
    began: float = 0.0
    cpu: float = 0.0  # seconds that it took a worker
    answer: asyncio.Future[T] = field(init=False, repr=False)

    @property
    def is_move(self) -> bool:
        return self.purpose == "move"

    @property
    def whose(self) -> tuple[str, int, Purpose]:
        return self.table, self.seat, self.purpose

    @property
    def turn_of(self) -> str:
        """By table where nobody asked: bots move by themselves."""
        return self.asker or self.table

    def hurry(self) -> None:
        if self.in_haste is not None:
            self.what, self.is_hurried = self.in_haste, True

    def succeed(self, answer: T) -> None:
        """Nobody may be waiting for it any more."""
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, problem: BaseException) -> None:
        if not self.answer.done():
            self.answer.set_exception(problem)


class Turns:
    """Jobs by whoever asked, those in the order of their turns; and of each of them by table, the same way.
    Whoever was served is the last one then, however much they still ask for."""

    def __init__(self) -> None:
        self.by_asker: OrderedDict[str, OrderedDict[str, list[Job[Any]]]] = OrderedDict()
        self.served: dict[str, float] = {}

    def __iter__(self) -> Iterator[Job[Any]]:
        return (job for tables in self.by_asker.values() for jobs in tables.values() for job in jobs)

    def add(self, job: Job[Any]) -> None:
        self.by_asker.setdefault(job.turn_of, OrderedDict()).setdefault(job.table, []).append(job)

    def remove(self, job: Job[Any]) -> None:
        tables = self.by_asker[job.turn_of]
        tables[job.table].remove(job)
        tables.move_to_end(job.table)
        self.by_asker.move_to_end(job.turn_of)
        if not tables[job.table]:
            del tables[job.table]
        if not tables:
            del self.by_asker[job.turn_of]
            self.served.pop(job.turn_of, None)

    def serve(self, job: Job[Any], now: float) -> None:
        self.served[job.turn_of] = now
        self.remove(job)

    def waiting(self) -> Iterator[tuple[float, Job[Any]]]:
        """The next of each asker, and since when they have waited: those who were just served, since then."""
        for asker, tables in self.by_asker.items():
            job = next(iter(tables.values()))[0]
            yield max(job.since, self.served.get(asker, 0.0)), job


class Queue:
    def __init__(self) -> None:
        self.moves, self.others = Turns(), Turns()

    def __iter__(self) -> Iterator[Job[Any]]:
        yield from self.moves
        yield from self.others

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def put(self, job: Job[Any]) -> Job[Any] | None:
        """Gives the one whose place it takes: a seat waits for one move, and for one piece of advice."""
        before = next((other for other in self if job.table and other.whose == job.whose), None)
        if before is not None:
            self.remove(before)
        self.turns_of(job).add(job)
        return before

    def take(self, now: float) -> Job[Any]:
        """The one that is next. There must be one."""
        late = [(since, job) for since, job in self.waiting() if now - since >= LONGEST_WAIT]
        job = min(late, key=lambda one: one[0])[1] if late else next(iter(self))
        if late:
            job.hurry()
        self.turns_of(job).serve(job, now)
        return job

    def waiting(self) -> Iterator[tuple[float, Job[Any]]]:
        """All moves; of advice only what each asker has next, so that nobody gains by asking for more."""
        yield from ((job.since, job) for job in self.moves)
        yield from self.others.waiting()

    def remove(self, job: Job[Any]) -> None:
        self.turns_of(job).remove(job)

    def turns_of(self, job: Job[Any]) -> Turns:
        return self.moves if job.is_move else self.others
