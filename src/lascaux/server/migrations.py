"""The schema of the file with all tables: the first one as it was released, and the steps that came after it.

A step is never changed once it was released: a file stands at the number of its last step (`user_version`),
and a later program takes the steps that are left. A new file takes all of them, so they can't fall behind.
"""

import sqlite3
import zlib
from collections.abc import Callable
from secrets import token_bytes
from time import time

from lascaux.engine.errors import LascauxError
from lascaux.server.chain import link

FIRST = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, revision INTEGER NOT NULL,
    players INTEGER NOT NULL, options TEXT NOT NULL, public INTEGER NOT NULL, seed BLOB NOT NULL,
    salt TEXT NOT NULL, status TEXT NOT NULL, changed REAL NOT NULL, next TEXT NOT NULL,
    offer TEXT NOT NULL DEFAULT '', result TEXT NOT NULL DEFAULT '',
    watchers_talk INTEGER NOT NULL DEFAULT 0, hints INTEGER NOT NULL DEFAULT 1,
    guided INTEGER NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS seats (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, kind TEXT NOT NULL,
    name TEXT NOT NULL, sign TEXT NOT NULL, bot TEXT NOT NULL, token BLOB NOT NULL, salt TEXT NOT NULL,
    ready INTEGER NOT NULL DEFAULT 1, PRIMARY KEY (table_id, seat));
CREATE TABLE IF NOT EXISTS moves (
    table_id TEXT NOT NULL REFERENCES tables (id), version INTEGER NOT NULL, kind TEXT NOT NULL,
    actor INTEGER NOT NULL, content TEXT NOT NULL, message TEXT NOT NULL,
    PRIMARY KEY (table_id, version));
CREATE TABLE IF NOT EXISTS chat (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, message TEXT NOT NULL DEFAULT '');
CREATE TABLE IF NOT EXISTS stand_ins (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, since INTEGER NOT NULL,
    until INTEGER NOT NULL, PRIMARY KEY (table_id, seat));
CREATE TABLE IF NOT EXISTS records (id TEXT PRIMARY KEY, text TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS reviews (
    id TEXT PRIMARY KEY, revision INTEGER NOT NULL, version INTEGER NOT NULL, text TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS links (
    id TEXT PRIMARY KEY, secret BLOB NOT NULL UNIQUE, owner BLOB NOT NULL, made REAL NOT NULL,
    opened REAL NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS device_keys (
    key BLOB PRIMARY KEY, link TEXT NOT NULL REFERENCES links (id), token BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS device_keys_by_link ON device_keys (link);
CREATE INDEX IF NOT EXISTS device_keys_by_token ON device_keys (token);
CREATE INDEX IF NOT EXISTS seats_by_token ON seats (token);
CREATE TABLE IF NOT EXISTS callees (
    token BLOB NOT NULL, address TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
    language TEXT NOT NULL, since REAL NOT NULL, PRIMARY KEY (token, address));
CREATE TABLE IF NOT EXISTS keys (name TEXT PRIMARY KEY, content BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS tables_by_status ON tables (public, status, changed);
"""
UNNUMBERED = {  # columns that a file from before the first numbered schema may lack
    ("chat", "message"): "TEXT NOT NULL DEFAULT ''",
    ("tables", "offer"): "TEXT NOT NULL DEFAULT ''",
    ("tables", "result"): "TEXT NOT NULL DEFAULT ''",
    ("seats", "ready"): "INTEGER NOT NULL DEFAULT 1",
    ("tables", "watchers_talk"): "INTEGER NOT NULL DEFAULT 0",
    ("tables", "hints"): "INTEGER NOT NULL DEFAULT 1",
    ("tables", "guided"): "INTEGER NOT NULL DEFAULT 0",
}


class DamagedFile(LascauxError):
    """It can't be used as it is."""


class NewerFile(LascauxError):
    """Written by a program that knows more steps than this one."""


def begin(connection: sqlite3.Connection) -> None:
    """Whatever is not there yet: a file may be from before schemas had numbers."""
    run_all(connection, FIRST)
    for (table, column), kind in UNNUMBERED.items():
        add_column(connection, table, column, kind)


def chain_moves(connection: sqlite3.Connection) -> None:
    """Each move's digest covers the one before it; what was lost before can't be known."""
    add_column(connection, "moves", "digest", "INTEGER NOT NULL DEFAULT 0")
    rows = connection.execute(
        "SELECT rowid, table_id, version, kind, actor, content, message FROM moves ORDER BY table_id, version"
    )
    digests, table, before = [], "", 0
    for rowid, *move in rows:
        before = link(before if move[0] == table else 0, move)
        table = move[0]
        digests.append((before, rowid))
    connection.executemany("UPDATE moves SET digest = ? WHERE rowid = ?", digests)


def number_commits(connection: sqlite3.Connection) -> None:
    """seal.py says what for. The mark tells this file from all others."""
    run_all(connection, "CREATE TABLE commits (number INTEGER NOT NULL, mark BLOB NOT NULL)")
    connection.execute("INSERT INTO commits VALUES (0, ?)", (token_bytes(16),))


def set_aside(connection: sqlite3.Connection) -> None:
    """Tables that nobody can open now, and why; addresses that are shut out; when a table was last opened."""
    run_all(
        connection,
        """
        CREATE TABLE asides (
            table_id TEXT PRIMARY KEY, kind TEXT NOT NULL, reason TEXT NOT NULL, since REAL NOT NULL);
        CREATE TABLE bans (address TEXT PRIMARY KEY, since REAL NOT NULL);
        CREATE INDEX chat_by_table ON chat (table_id);
        CREATE INDEX tables_by_age ON tables (status, changed)
        """,
    )
    add_column(connection, "tables", "looked", "REAL NOT NULL DEFAULT 0")


def pack_records(connection: sqlite3.Connection) -> None:
    """Records that people brought: compressed, with their size and when somebody last looked at them."""
    run_all(
        connection,
        """
        CREATE TABLE brought (
            id TEXT PRIMARY KEY, packed BLOB NOT NULL, size INTEGER NOT NULL, looked REAL NOT NULL);
        CREATE INDEX brought_by_age ON brought (looked)
        """,
    )
    for (id_,) in connection.execute("SELECT id FROM records").fetchall():
        ((text,),) = connection.execute("SELECT text FROM records WHERE id = ?", (id_,))
        packed = zlib.compress(text.encode())
        row = (id_, packed, len(packed))
        connection.execute("INSERT INTO brought VALUES (?, ?, ?, ?)", (*row, time()))
    run_all(connection, "DROP TABLE records")


def tell_seatings(connection: sqlite3.Connection) -> None:
    """Who played for a seat, and from when on; since when somebody has it."""
    run_all(
        connection,
        """
        CREATE TABLE seatings (
            table_id TEXT NOT NULL REFERENCES tables (id), after INTEGER NOT NULL, seat INTEGER NOT NULL,
            sitter TEXT NOT NULL, level TEXT NOT NULL);
        CREATE INDEX seatings_by_table ON seatings (table_id)
        """,
    )
    add_column(connection, "seats", "since", "REAL NOT NULL DEFAULT 0")


def bind_luck(connection: sqlite3.Connection) -> None:
    """Who throws in what, from the moment at which all of it is fixed; `salt` of a seat holds its SHA-256."""
    add_column(connection, "tables", "luck", "TEXT NOT NULL DEFAULT ''")


STEPS: tuple[Callable[[sqlite3.Connection], None], ...] = (
    begin,
    chain_moves,
    number_commits,
    set_aside,
    pack_records,
    tell_seatings,
    bind_luck,
)


def migrate(connection: sqlite3.Connection) -> None:
    """Each step is taken whole or not at all, so that one that was cut off is taken at the next start."""
    reached = schema_of(connection)
    for number, step in enumerate(STEPS[reached:], reached + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            step(connection)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def schema_of(connection: sqlite3.Connection) -> int:
    """How many steps this file has taken: no more than are known here."""
    ((reached,),) = connection.execute("PRAGMA user_version")
    if reached > len(STEPS):
        raise NewerFile(
            f"this file was written by a newer Lascaux (schema {reached}, this one knows {len(STEPS)})"
        )
    return int(reached)


def check_reached(connection: sqlite3.Connection) -> None:
    """Of a file that can't be written: it must have taken all steps already."""
    if schema_of(connection) < len(STEPS):
        raise DamagedFile("this file is damaged, and too old to be read as it is: restore a backup")


def run_all(connection: sqlite3.Connection, script: str) -> None:
    """`executescript` would commit what was begun."""
    for sql in script.split(";"):
        if sql.strip():
            connection.execute(sql)


def add_column(connection: sqlite3.Connection, table: str, column: str, kind: str) -> None:
    if column not in [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]:
        connection.execute(f"ALTER TABLE {table} ADD COLUMN {column} {kind}")
