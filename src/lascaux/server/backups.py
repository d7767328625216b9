"""Copies of the file with all tables: made while a server runs, read back before they count, and put back.

A copy is one file. It holds what the original does, secrets too, so only its owner can read it.
"""

import contextlib
import itertools
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from lascaux.engine.errors import LascauxError
from lascaux.server.chain import first_break
from lascaux.server.damage import UNREADABLE, broken_chains
from lascaux.server.migrations import STEPS, DamagedFile, migrate, schema_of
from lascaux.server.reading import check_rows
from lascaux.server.seal import seal_of
from lascaux.server.seats import SeatState
from lascaux.server.store import SEAT_COLUMNS, TABLE_COLUMNS, TableRow

BESIDE = ("", "-wal", "-shm", "-seal")  # what belongs together
COUNT = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM moves)"
ITS_CHAIN = """
SELECT table_id, version, kind, actor, content, message, digest FROM backup.moves
WHERE table_id = ? ORDER BY version
"""
OF_TABLE = ("asides", "chat", "moves", "stand_ins", "seatings", "seats")


class Counted(NamedTuple):
    """What a copy holds, and which of its tables are not as they were written."""

    tables: int
    moves: int
    broken: list[str]


class Healed(NamedTuple):
    healed: list[str]
    left: list[str]  # the backup does not know them, or knows less than what is there


def back_up(db: Path, file: Path) -> Counted:
    """The copy has its name only when it was read back: all there, and whole."""
    part = file.with_name(f"{file.name}-part")
    part.unlink(missing_ok=True)
    try:
        copy(db, part)
        counted = inspect(part)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return counted


def copy(db: Path, file: Path) -> None:
    """As it is at one moment; whoever writes meanwhile waits for nothing."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    with reading(db) as source, contextlib.closing(sqlite3.connect(file)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")
    with file.open("rb+") as written:
        os.fsync(written.fileno())


@contextlib.contextmanager
def reading(db: Path) -> Iterator[sqlite3.Connection]:
    """A file that is there already, and is not changed."""
    try:
        with contextlib.closing(sqlite3.connect(f"{db.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            yield connection
    except UNREADABLE as problem:
        raise DamagedFile(f"{db} can't be read: {problem}") from problem


def inspect(file: Path) -> Counted:
    """Every page, every chain of moves, and how many there are."""
    with reading(file) as connection:
        reached = schema_of(connection)
        ((found,), *_) = connection.execute("PRAGMA integrity_check(1)")
        if found != "ok" or (not reached and not has_tables(connection)):
            raise DamagedFile(f"{file} is no whole copy: {found if found != 'ok' else 'it holds no tables'}")
        ((tables, moves),) = connection.execute(COUNT)
        broken = broken_chains(connection) if reached == len(STEPS) else {}
        return Counted(tables, moves, sorted(broken))


def has_tables(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'moves'").fetchone() is not None


def put_back(file: Path, db: Path) -> tuple[Counted, Path | None]:
    """In the place of what is there, which is kept under another name: that is told, too."""
    counted = inspect(file)
    db = db.resolve()
    part = db.with_name(f"{db.name}-part")
    part.unlink(missing_ok=True)
    copy(file, part)
    kept = move_away(db) if db.exists() else None
    part.replace(db)
    return counted, kept


def move_away(db: Path) -> Path:
    numbers = itertools.count(1)
    kept = next(name for n in numbers if not (name := db.with_name(f"{db.name}-before-{n}")).exists())
    for end in BESIDE:
        with contextlib.suppress(FileNotFoundError):
            db.with_name(db.name + end).rename(kept.with_name(kept.name + end))
    return kept


def heal(db: Path, backup: Path) -> Healed:
    """Takes the tables that are harmed from a backup; all others stay as they are."""
    inspect(backup)
    with TemporaryDirectory(dir=db.resolve().parent) as folder:
        sound = Path(folder) / "backup.db"
        copy(backup, sound)
        with contextlib.closing(sqlite3.connect(sound, isolation_level=None)) as connection:
            migrate(connection)
        with contextlib.closing(sqlite3.connect(db, isolation_level=None)) as connection:
            migrate(connection)
            connection.execute("ATTACH ? AS backup", (str(sound),))
            healed = heal_from_attached(connection)
    seal_of(db).unlink(missing_ok=True)  # it knows what was there before
    return healed


def heal_from_attached(connection: sqlite3.Connection) -> Healed:
    lost = [id_ for (id_,) in connection.execute("SELECT table_id FROM asides WHERE kind = 'damaged'")]
    unsound = unsound_tables(connection)
    healed, left = [], []
    for table in dict.fromkeys([*lost, *unsound]):
        if is_sound(connection, table) and (table in unsound or knows_enough(connection, table)):
            take_over(connection, table)
            healed.append(table)
        else:
            left.append(table)
    return Healed(healed, left)


def knows_enough(connection: sqlite3.Connection, table: str) -> bool:
    """Of a table that has lost its end, the backup may have lost more."""
    return moves_in(connection, "backup", table) >= moves_in(connection, "main", table)


def unsound_tables(connection: sqlite3.Connection) -> list[str]:
    """Those whose rows make no sense, or whose moves are not as they were written."""
    all_ = [id_ for (id_,) in connection.execute("SELECT id FROM main.tables")]
    broken = broken_chains(connection)
    return [id_ for id_ in all_ if id_ in broken or not has_sense(connection, "main", id_)]


def has_sense(connection: sqlite3.Connection, where: str, table: str) -> bool:
    try:
        rows = connection.execute(f"SELECT {TABLE_COLUMNS} FROM {where}.tables WHERE id = ?", (table,))
        seats = connection.execute(
            f"SELECT {SEAT_COLUMNS} FROM {where}.seats WHERE table_id = ? ORDER BY seat", (table,)
        )
        check_rows(TableRow(*rows.fetchall()[0]), [SeatState(*seat) for seat in seats])
    except (LascauxError, ValueError, TypeError, LookupError, sqlite3.Error):
        return False
    return True


def is_sound(connection: sqlite3.Connection, table: str) -> bool:
    """In the backup."""
    rows = connection.execute(ITS_CHAIN, (table,))
    return first_break(rows) is None and has_sense(connection, "backup", table)


def moves_in(connection: sqlite3.Connection, where: str, table: str) -> int:
    ((count,),) = connection.execute(f"SELECT count(*) FROM {where}.moves WHERE table_id = ?", (table,))
    return int(count)


def take_over(connection: sqlite3.Connection, table: str) -> None:
    """All rows of this table as the backup has them."""
    connection.execute("BEGIN IMMEDIATE")
    for name in OF_TABLE:
        connection.execute(f"DELETE FROM main.{name} WHERE table_id = ?", (table,))
    row = f"SELECT {TABLE_COLUMNS} FROM backup.tables WHERE id = ?"
    connection.execute(f"REPLACE INTO main.tables ({TABLE_COLUMNS}) {row}", (table,))
    for name in OF_TABLE[1:]:
        columns = ", ".join(column for _, column, *_ in connection.execute(f"PRAGMA main.table_info({name})"))
        row = f"SELECT {columns} FROM backup.{name} WHERE table_id = ?"
        connection.execute(f"INSERT INTO main.{name} ({columns}) {row}", (table,))
    connection.execute("UPDATE main.commits SET number = number + 1")
    connection.execute("COMMIT")
