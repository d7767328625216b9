"""SQLite in WAL mode: one writer thread that commits whatever has gathered, so an answer is always on disk.

Moves are most of what is written: those of all waiting tables go in by a single statement, because every
statement hands the interpreter's lock back and forth, and under load that takes longer than the writing
itself. What else is kept, and by which names, say store.py and keeping.py; beside these, migrations.py,
damage.py and backups.py no module knows SQL.
"""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from lascaux.server import meter
from lascaux.server.chain import link
from lascaux.server.damage import UNREADABLE, fault_of, set_lost_aside
from lascaux.server.errors import Busy, NotRead, NotWritten
from lascaux.server.migrations import check_reached, migrate
from lascaux.server.pace import Pace
from lascaux.server.seal import Seal, seal_of

Statement = tuple[str, Sequence[object]]
Row = tuple[Any, ...]

ADD_MOVES = """
INSERT INTO moves (table_id, version, kind, actor, content, message, digest) SELECT
    json_extract(value, '$[0][0]'), json_extract(value, '$[0][1]'), json_extract(value, '$[0][2]'),
    json_extract(value, '$[0][3]'), json_extract(value, '$[0][4]'), json_extract(value, '$[0][5]'),
    json_extract(value, '$[1]')
FROM json_each($1)
"""
LAST_DIGEST = "SELECT digest FROM moves WHERE table_id = $1 ORDER BY version DESC LIMIT 1"
NUMBER_COMMIT = "UPDATE commits SET number = $1"
LAST_COMMIT = "SELECT number, mark FROM commits"
BEGIN, COMMIT = "BEGIN IMMEDIATE", "COMMIT"
MOST_AT_ONCE = 500
PAGES_BEFORE_TIDYING = 8_000  # of the log, 32 MB: carrying them over holds all moves up for some milliseconds
MOST_ENDS = 20_000  # tables whose last digest is remembered
TRY_AGAIN = 1.0  # seconds from one trial to write to the next, when nothing can be written
TRIAL = "UPDATE commits SET number = number"
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


Link = tuple[MoveRow, int]  # a move and its digest
Answer = tuple[Job, Exception | None]


class Conflict(NotWritten):
    """Something that may be there only once is there already, or something it belongs to is not."""


class StoreClosed(Exception):
    """Nothing can be written any more: the server is going down."""


class Disk:
    """Writes are acknowledged after their commit; those that come during one share the next."""

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self.gathered: deque[Job] = deque()
        self.pace = Pace()
        self.calls: queue.SimpleQueue[None] = queue.SimpleQueue()
        self.is_resting = False
        self.closed = False
        self.trouble = ""  # why the last commit was not taken
        self.tried = 0.0  # when it was last tried whether one is
        self.ends: dict[str, int] = {}  # the digest of the last move, by table
        self.writer = self.connect()
        self.fault = fault_of(self.writer)
        self.seal = self.opened()
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

    def opened(self) -> Seal:
        """Brings the schema up to date and looks what was lost; a file with bad pages is left alone."""
        if self.fault:
            log.error("nothing is written into %s, which is damaged: %s", self.path, self.fault)
            self.trouble = self.fault
            check_reached(self.writer)
        else:
            migrate(self.writer)
        ((number, mark),) = self.writer.execute(LAST_COMMIT)
        seal = Seal(seal_of(self.path), bytes(mark))
        if seal.is_new:
            seal.note_commit(number)
        if not self.fault:
            set_lost_aside(self.writer, seal)
        return seal

    async def write(
        self, *statements: Statement, moves: Sequence[MoveRow] = (), then: Then | None = None
    ) -> None:
        """Returns when all of them are on disk; if one fails, none of them is. `then` runs in the event loop
        as soon as they are, even if nobody waits any longer: what is on disk comes true."""
        if self.closed:
            raise StoreClosed("the store is closed")
        if self.fault:
            raise NotWritten
        job = Job(asyncio.get_running_loop().create_future(), statements, moves, then)
        self.gathered.append(job)
        if self.is_resting:  # waking the writer is expensive, and a busy one looks by itself
            self.is_resting = False
            self.calls.put(None)
        await job.done

    @property
    def is_busy(self) -> bool:
        return self.pace.is_too_much(len(self.gathered))

    def check_room(self) -> None:
        """Before anything is done for somebody who can ask again; what was begun is written in any case."""
        if self.is_busy:
            raise Busy

    def try_now(self) -> str:
        """At the start: why nothing can be written, if so."""
        try:
            self.writer.execute(TRIAL)
        except sqlite3.Error as problem:
            self.trouble = str(problem)
        return self.trouble

    async def settled(self) -> None:
        """Returns when all that was given until now is on disk."""
        await self.write()

    async def can_write(self) -> bool:
        """Whether the last commit was taken; if it was not, whether another one is."""
        if self.trouble and not self.fault and time.monotonic() - self.tried > TRY_AGAIN:
            self.tried = time.monotonic()
            with contextlib.suppress(NotWritten, StoreClosed):
                await self.write((TRIAL, ()))
        return not self.trouble

    async def read(self, sql: str, *values: object) -> list[Row]:
        return await asyncio.to_thread(self.read_now, sql, values)

    def read_now(self, sql: str, values: Sequence[object]) -> list[Row]:
        with self.reading:
            if self.closed:
                raise StoreClosed("the store is closed")
            try:
                return self.reader.execute(sql, bound(values)).fetchall()
            except sqlite3.OperationalError:
                return self.read_leniently(sql, values)
            except UNREADABLE as problem:
                raise NotRead(str(problem)) from problem

    def read_leniently(self, sql: str, values: Sequence[object]) -> list[Row]:
        """One flipped letter would make a whole list unreadable: whoever reads a row finds it in there."""
        self.reader.text_factory = lambda text: text.decode(errors="surrogateescape")
        try:
            return self.reader.execute(sql, bound(values)).fetchall()
        except UNREADABLE as problem:
            raise NotRead(str(problem)) from problem
        finally:
            self.reader.text_factory = str

    def close(self) -> None:
        """Finishes what is being written."""
        if not self.closed:
            self.closed = True
            self.calls.put(None)
            self.thread.join()
            self.writer.close()
            with self.reading:  # whoever still reads in a thread would lose the ground under their feet
                self.reader.close()
            self.seal.close()

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
        self.pace.note(len(batch), ended - began)
        meter.now.committed(began, ended)
        batch[0].done.get_loop().call_soon_threadsafe(settle_all, answers, ended)

    def commit_together(self, batch: list[Job]) -> list[Answer] | None:
        """As if they were one job, by few statements: moves alone by a single one. None if one fails: then
        each job is tried by itself."""
        statements = [statement for job in batch for statement in job.statements]
        ends: dict[str, int] = {}
        try:
            links = self.chained([move for job in batch for move in job.moves], ends)
            moves = [(ADD_MOVES, (as_json(links),))] if links else []
            number = [(NUMBER_COMMIT, (self.seal.commit + 1,))] if statements else []
            begin, end = ([(BEGIN, ())], [(COMMIT, ())]) if statements else ([], [])
            for sql, values in [*begin, *statements, *moves, *number, *end]:
                self.writer.execute(sql, bound(values))
        except UNWRITABLE:
            self.roll_back()
            return None
        self.note_written(bool(statements), links, ends)
        return [(job, None) for job in batch]

    def commit_jobs(self, batch: list[Job]) -> list[Answer]:
        answers: list[Answer] = []
        links: list[Link] = []
        ends: dict[str, int] = {}
        try:
            self.writer.execute(BEGIN)
            for job in batch:
                answers.append((job, self.attempt(job, links, ends)))
            self.writer.execute(NUMBER_COMMIT, bound((self.seal.commit + 1,)))
            self.writer.execute(COMMIT)
        except sqlite3.Error as failed:  # the disk, not a statement: no job is kept
            log.error("nothing can be written: %s", failed)
            self.trouble = str(failed)
            self.roll_back()
            return [(job, NotWritten()) for job in batch]
        self.note_written(True, links, ends)
        return answers

    def chained(self, moves: Sequence[MoveRow], ends: dict[str, int]) -> list[Link]:
        """Each move with its digest; `ends` gets the last one of each table."""
        links = []
        for move in moves:
            before = ends.get(move.table)
            if before is None:
                before = self.last_digest(move)
            ends[move.table] = digest = link(before, move)
            links.append((move, digest))
        return links

    def last_digest(self, move: MoveRow) -> int:
        """Of the moves before this one."""
        if move.table not in self.ends and move.version > 1:
            for (digest,) in self.writer.execute(LAST_DIGEST, bound((move.table,))):
                self.ends[move.table] = digest
        return self.ends.get(move.table, 0)

    def note_written(self, has_statements: bool, links: list[Link], ends: dict[str, int]) -> None:
        """After a commit, before anybody hears of it."""
        self.trouble = ""
        if len(self.ends) > MOST_ENDS:
            self.ends.clear()
        self.ends.update(ends)
        self.seal.note_moves(links)
        if has_statements:
            self.seal.note_commit(self.seal.commit + 1)

    def roll_back(self) -> None:
        if self.writer.in_transaction:
            self.writer.execute("ROLLBACK")

    def attempt(self, job: Job, links: list[Link], ends: dict[str, int]) -> Exception | None:
        """One job inside the transaction: all of it or nothing."""
        self.writer.execute("SAVEPOINT job")
        reached = dict(ends)
        try:
            added = self.chained(job.moves, reached)
            for sql, values in [*job.statements, *([(ADD_MOVES, (as_json(added),))] if added else [])]:
                self.writer.execute(sql, bound(values))
        except sqlite3.IntegrityError:
            refused: Exception = Conflict()
        except UNWRITABLE as problem:
            log.error("something can't be written: %s", problem)
            refused = NotWritten()
        else:
            self.writer.execute("RELEASE job")
            links += added
            ends.update(reached)
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
