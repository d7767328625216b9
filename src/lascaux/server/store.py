"""SQLite in WAL mode: one writer thread that commits whatever has gathered, so an answer is always on disk.

No other module knows SQL. Statements use $1, $2, ... so that PostgreSQL will understand the same text. Moves
are most of what is written: those of all waiting tables go in by a single statement, because every statement
hands the interpreter's lock back and forth, and under load that takes longer than the writing itself.
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

from lascaux.server.errors import NotWritten
from lascaux.server.seats import SeatState

Statement = tuple[str, Sequence[object]]
Row = tuple[Any, ...]

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, revision INTEGER NOT NULL,
    players INTEGER NOT NULL, options TEXT NOT NULL, public INTEGER NOT NULL, seed BLOB NOT NULL,
    salt TEXT NOT NULL, status TEXT NOT NULL, changed REAL NOT NULL, next TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS seats (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, kind TEXT NOT NULL,
    name TEXT NOT NULL, sign TEXT NOT NULL, bot TEXT NOT NULL, token BLOB NOT NULL, salt TEXT NOT NULL,
    PRIMARY KEY (table_id, seat));
CREATE TABLE IF NOT EXISTS moves (
    table_id TEXT NOT NULL REFERENCES tables (id), version INTEGER NOT NULL, kind TEXT NOT NULL,
    actor INTEGER NOT NULL, content TEXT NOT NULL, message TEXT NOT NULL,
    PRIMARY KEY (table_id, version));
CREATE TABLE IF NOT EXISTS chat (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, message TEXT NOT NULL DEFAULT '');
CREATE TABLE IF NOT EXISTS records (id TEXT PRIMARY KEY, text TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS tables_by_status ON tables (public, status, changed);
"""
SINCE = {("chat", "message"): "TEXT NOT NULL DEFAULT ''"}  # columns that an older file lacks
ADD_TABLE = "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
START_TABLE = "UPDATE tables SET status = 'playing', salt = $2, changed = $3 WHERE id = $1"
END_TABLE = "UPDATE tables SET status = 'over', changed = $2 WHERE id = $1"
SET_NEXT = "UPDATE tables SET next = $2 WHERE id = $1"
SET_SEATS = "INSERT OR REPLACE INTO seats VALUES "
ADD_CHAT = "INSERT INTO chat (table_id, seat, name, text, message) VALUES ($1, $2, $3, $4, $5)"
ADD_RECORD = "INSERT INTO records VALUES ($1, $2)"
ADD_MOVES = """
INSERT INTO moves SELECT
    json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
FROM json_each($1)
"""
FIND_TABLE = "SELECT * FROM tables WHERE id = $1 OR code = $1"
PUBLIC_TABLES = "SELECT id FROM tables WHERE public = 1 AND status = 'open' ORDER BY changed DESC LIMIT 50"
UNFINISHED = """
SELECT id FROM tables
WHERE status = 'playing' AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND kind = 'bot')
ORDER BY (SELECT max(rowid) FROM moves WHERE table_id = id) DESC
"""
ITS_SEATS = "SELECT kind, name, sign, bot, token, salt FROM seats WHERE table_id = $1 ORDER BY seat"
ITS_MOVES = "SELECT * FROM moves WHERE table_id = $1 ORDER BY version"
ITS_CHAT = "SELECT seat, name, text, message FROM chat WHERE table_id = $1 ORDER BY rowid DESC LIMIT $2"
FIND_RECORD = "SELECT text FROM records WHERE id = $1"
BEGIN, COMMIT = "BEGIN IMMEDIATE", "COMMIT"
MOST_AT_ONCE = 500
PAGES_BEFORE_TIDYING = 8_000  # of the log, 32 MB: carrying them over holds all moves up for some milliseconds
Done = asyncio.Future[None]
Then = Callable[[], None]
UNWRITABLE = (sqlite3.Error, ValueError, OverflowError)  # the disk, or what can't be bound to a statement
log = logging.getLogger("lascaux.server")


class TableRow(NamedTuple):
    id: str
    code: str
    game: str
    revision: int
    players: int
    options: str  # as JSON
    public: int
    seed: bytes
    salt: str
    status: str
    changed: float
    next: str


class MoveRow(NamedTuple):
    table: str
    version: int
    kind: str  # act or undo
    actor: int
    content: str  # as JSON
    message: str  # the id it came with, so that a second sending is known


class ChatRow(NamedTuple):
    seat: int
    name: str
    text: str
    message: str


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

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self.gathered: deque[Job] = deque()
        self.calls: queue.SimpleQueue[None] = queue.SimpleQueue()
        self.is_resting = False
        self.closed = False
        self.writer = self.connect()
        self.writer.executescript(SCHEMA)
        self.add_columns()
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

    def add_columns(self) -> None:
        for (table, column), kind in SINCE.items():
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
            return self.reader.execute(sql, bound(values)).fetchall()

    def close(self) -> None:
        """Finishes what is being written."""
        if not self.closed:
            self.closed = True
            self.calls.put(None)
            self.thread.join()
            self.writer.close()
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
        answers = self.commit_together(batch) or self.commit_jobs(batch)
        batch[0].done.get_loop().call_soon_threadsafe(settle_all, answers)

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


class Store(Disk):
    """Everything that outlives the server, by the names of what is kept and asked for."""

    async def add_table(self, row: TableRow, seats: Mapping[int, SeatState], before: str = "") -> None:
        """With its seats; if it is a rematch, the table `before` it leads to it."""
        follow = [(SET_NEXT, (before, row.id))] if before else []
        await self.write((ADD_TABLE, row), *seat_statements(row.id, seats), *follow)

    async def set_seats(self, table: str, seats: Mapping[int, SeatState]) -> None:
        await self.write(*seat_statements(table, seats))

    async def start_table(
        self, table: str, salt: str, seats: Mapping[int, SeatState], moves: Sequence[MoveRow]
    ) -> None:
        """The seats that the start has changed, and the first deals."""
        start = (START_TABLE, (table, salt, time.time()))
        await self.write(*seat_statements(table, seats), start, moves=moves)

    async def add_moves(self, moves: Sequence[MoveRow], is_over: bool, then: Then) -> None:
        """The moves of one table, and that its game is over if it is."""
        end = [(END_TABLE, (moves[0].table, time.time()))] if is_over else []
        await self.write(*end, moves=moves, then=then)

    async def add_chat(self, table: str, line: ChatRow) -> None:
        await self.write((ADD_CHAT, (table, *line)))

    async def add_record(self, id_: str, text: str) -> None:
        await self.write((ADD_RECORD, (id_, text)))

    async def find_table(self, name: str) -> TableRow | None:
        """By id or by short code."""
        rows = await self.read(FIND_TABLE, name)
        return TableRow(*rows[0]) if rows else None

    async def seats_of(self, table: str) -> list[SeatState]:
        return [SeatState(*row) for row in await self.read(ITS_SEATS, table)]

    async def moves_of(self, table: str) -> list[MoveRow]:
        return [MoveRow(*row) for row in await self.read(ITS_MOVES, table)]

    async def chat_of(self, table: str, most: int) -> list[ChatRow]:
        """The latest lines, in the order in which they were said."""
        return [ChatRow(*row) for row in reversed(await self.read(ITS_CHAT, table, most))]

    async def public_tables(self) -> list[str]:
        """The ids of open tables that anybody may join, the newest first."""
        return [id_ for (id_,) in await self.read(PUBLIC_TABLES)]

    async def unfinished_with_bots(self) -> list[str]:
        """The ids of games that may go on by themselves, the latest first."""
        return [id_ for (id_,) in await self.read(UNFINISHED)]

    async def find_record(self, id_: str) -> str | None:
        rows = await self.read(FIND_RECORD, id_)
        return rows[0][0] if rows else None

    async def check(self) -> None:
        """Fails if nothing can be read."""
        await self.read("SELECT 1")


def seat_statements(table: str, seats: Mapping[int, SeatState]) -> list[Statement]:
    """One statement, however many seats there are; none if there are none."""
    rows = [
        (table, number, seat.kind, seat.name, seat.sign, seat.bot, seat.token, seat.salt)
        for number, seat in seats.items()
    ]
    values = [value for row in rows for value in row]
    places = iter(range(1, len(values) + 1))
    places_by_row = ["(" + ", ".join(f"${next(places)}" for _ in row) + ")" for row in rows]
    return [(SET_SEATS + ", ".join(places_by_row), values)] if rows else []


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def bound(values: Sequence[object]) -> dict[str, object]:
    return {str(number): value for number, value in enumerate(values, 1)}


def settle_all(answers: list[Answer]) -> None:
    """In the event loop: every `then` is run, and everybody who waited for this commit goes on."""
    for job, problem in answers:
        settle(job, problem)


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
