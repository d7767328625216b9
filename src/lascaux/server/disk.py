"""SQLite in WAL mode: one writer thread that commits whatever has gathered, so an answer is always on disk.

Moves are most of what is written: those of all waiting tables go in by a single statement, because every
statement hands the interpreter's lock back and forth, and under load that takes longer than the writing
itself. What else is kept, and by which names, says store.py; no other module knows SQL.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from lascaux.server import meter
from lascaux.server.errors import NotWritten

Statement = tuple[str, Sequence[object]]
Row = tuple[Any, ...]

ADD_MOVES = """
INSERT INTO moves SELECT
    json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
FROM json_each($1)
"""
BEGIN, COMMIT = "BEGIN IMMEDIATE", "COMMIT"
MOST_AT_ONCE = 500
PAGES_BEFORE_TIDYING = 8_000  # of the log, 32 MB: carrying them over holds all moves up for some milliseconds
Done = asyncio.Future[None]
Then = Callable[[], None]
UNWRITABLE = (sqlite3.Error, ValueError, OverflowError)  # the disk, or what can't be bound to a statement
log = logging.getLogger("lascaux.server")


class MoveRow(NamedTuple):
    table: str
    version: int
    kind: str  # act, undo, or begin: the actions of the game from which this one goes on
    actor: int
    content: str  # as JSON
    message: str  # the id it came with, so that a second sending is known


@dataclass(eq=False, slots=True)
class Job:
    """What is written together or not at all."""

    done: Done
    statements: Sequence[Statement] = ()
    moves: Sequence[MoveRow] = ()
    then: Then | None = None

    def all_statements(self) -> list[Statement]:
        return [*self.statements, *([(ADD_MOVES, (as_json(self.moves),))] if self.moves else [])]


Answer = tuple[Job, Exception | None]


class Conflict(NotWritten):
    """Something that may be there only once is there already, or something it belongs to is not."""


class StoreClosed(Exception):
    """Nothing can be written any more: the server is going down."""


class Disk:
    """Writes are acknowledged after their commit; those that come during one share the next."""

    def __init__(self, path: str | Path, schema: str, since: Mapping[tuple[str, str], str]) -> None:
        """`since`: by table and name, the columns that an older file lacks."""
        self.path = str(path)
        self.gathered: deque[Job] = deque()
        self.calls: queue.SimpleQueue[None] = queue.SimpleQueue()
        self.is_resting = False
        self.closed = False
        self.writer = self.connect()
        self.writer.executescript(schema)
        self.add_columns(since)
        self.reader = self.connect()
        self.reading = threading.Lock()
        self.thread = threading.Thread(target=self.write_all, name="store", daemon=True)
        self.thread.start()

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=30)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint={PAGES_BEFORE_TIDYING}")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    def add_columns(self, since: Mapping[tuple[str, str], str]) -> None:
        for (table, column), kind in since.items():
            if column not in [row[1] for row in self.writer.execute(f"PRAGMA table_info({table})")]:
                self.writer.execute(f"ALTER TABLE {table} ADD COLUMN {column} {kind}")

    async def write(
        self, *statements: Statement, moves: Sequence[MoveRow] = (), then: Then | None = None
    ) -> None:
        """Returns when all of them are on disk; if one fails, none of them is. `then` runs in the event loop
        as soon as they are, even if nobody waits any longer: what is on disk comes true."""
        if self.closed:
            raise StoreClosed("the store is closed")
        job = Job(asyncio.get_running_loop().create_future(), statements, moves, then)
        self.gathered.append(job)
        if self.is_resting:  # waking the writer is expensive, and a busy one looks by itself
            self.is_resting = False
            self.calls.put(None)
        await job.done

    async def read(self, sql: str, *values: object) -> list[Row]:
        return await asyncio.to_thread(self.read_now, sql, values)

    def read_now(self, sql: str, values: Sequence[object]) -> list[Row]:
        with self.reading:
            if self.closed:
                raise StoreClosed("the store is closed")
            return self.reader.execute(sql, bound(values)).fetchall()

    def close(self) -> None:
        """Finishes what is being written."""
        if not self.closed:
            self.closed = True
            self.calls.put(None)
            self.thread.join()
            self.writer.close()
            with self.reading:  # whoever still reads in a thread would lose the ground under their feet
                self.reader.close()

    def write_all(self) -> None:
        """The writer thread: takes all that has gathered, commits once, then tells everybody."""
        while True:
            while self.gathered:
                self.commit([self.gathered.popleft() for _ in range(min(len(self.gathered), MOST_AT_ONCE))])
            if self.closed:
                return
            self.is_resting = True
            if not self.gathered:  # nothing may have come in between
                self.calls.get()

    def commit(self, batch: list[Job]) -> None:
        began = time.perf_counter()
        answers = self.commit_together(batch) or self.commit_jobs(batch)
        ended = time.perf_counter()
        meter.now.committed(began, ended)
        batch[0].done.get_loop().call_soon_threadsafe(settle_all, answers, ended)

    def commit_together(self, batch: list[Job]) -> list[Answer] | None:
        """As if they were one job, by few statements: moves alone by a single one. None if one fails: then
        each job is tried by itself."""
        statements = [statement for job in batch for statement in job.statements]
        rows = [move for job in batch for move in job.moves]
        moves = [(ADD_MOVES, (as_json(rows),))] if rows else []
        begin, end = ([(BEGIN, ())], [(COMMIT, ())]) if statements else ([], [])
        try:
            for sql, values in [*begin, *statements, *moves, *end]:
                self.writer.execute(sql, bound(values))
        except UNWRITABLE:
            self.roll_back()
            return None
        return [(job, None) for job in batch]

    def commit_jobs(self, batch: list[Job]) -> list[Answer]:
        answers: list[Answer] = []
        try:
            self.writer.execute(BEGIN)
            for job in batch:
                answers.append((job, self.attempt(job.all_statements())))
            self.writer.execute(COMMIT)
        except sqlite3.Error as failed:  # the disk, not a statement: no job is kept
            log.error("nothing can be written: %s", failed)
            self.roll_back()
            return [(job, NotWritten()) for job in batch]
        return answers

    def roll_back(self) -> None:
        if self.writer.in_transaction:
            self.writer.execute("ROLLBACK")

    def attempt(self, statements: list[Statement]) -> Exception | None:
        """One job inside the transaction: all of it or nothing."""
        self.writer.execute("SAVEPOINT job")
        try:
            for sql, values in statements:
                self.writer.execute(sql, bound(values))
        except sqlite3.IntegrityError:
            refused: Exception = Conflict()
        except UNWRITABLE as problem:
            log.error("something can't be written: %s", problem)
            refused = NotWritten()
        else:
            self.writer.execute("RELEASE job")
            return None
        self.writer.execute("ROLLBACK TO job")
        self.writer.execute("RELEASE job")
        return refused


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def bound(values: Sequence[object]) -> dict[str, object]:
    return {str(number): value for number, value in enumerate(values, 1)}


def settle_all(answers: list[Answer], ended: float) -> None:
    """In the event loop: every `then` is run, and everybody who waited for this commit goes on."""
    for job, problem in answers:
        settle(job, problem)
    meter.now.told(ended, time.perf_counter())


def settle(job: Job, problem: Exception | None) -> None:
    if problem is None and job.then is not None:
        try:
            job.then()
        except Exception as failed:
            problem = failed
    if job.done.cancelled():
        return
    if problem is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(problem)
