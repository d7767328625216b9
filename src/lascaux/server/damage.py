"""What a file has lost or got wrong, found out at the start; nobody writes into what is damaged.

Pages that don't fit together shut the whole file: it can be read, and nothing is written. A lost end is known
by the seal: the tables whose moves are gone are set aside with a reason, all others go on. A flipped cell
breaks the chain of its table, which is looked through when the table comes into memory: so a start takes no
longer, however many games there are.
"""

import logging
import sqlite3
import time
from itertools import groupby

from lascaux.server.chain import first_break
from lascaux.server.seal import Seal, Sealed

UNREADABLE = (sqlite3.DatabaseError, UnicodeError)  # SQLite's own words may quote what is damaged
CHECK_SECONDS = 1.0  # a file that is too large to be looked through in that time is believed to be whole
STEPS_BETWEEN_LOOKS = 100_000  # of SQLite's machine, at the clock
ITS_DIGESTS = "SELECT version, digest FROM moves WHERE table_id = ? AND version >= ?"
ITS_CHAIN = """
SELECT table_id, version, kind, actor, content, message, digest FROM main.moves
WHERE table_id = ? ORDER BY version
"""
SET_ASIDE = "INSERT OR REPLACE INTO asides (table_id, kind, reason, since) VALUES (?, ?, ?, ?)"
log = logging.getLogger("lascaux.server")


def fault_of(connection: sqlite3.Connection, seconds: float = CHECK_SECONDS) -> str:
    """What does not fit together in the pages of this file; nothing if nothing is found in that time."""
    until = time.monotonic() + seconds
    connection.set_progress_handler(lambda: time.monotonic() > until, STEPS_BETWEEN_LOOKS)
    try:
        ((found,),) = connection.execute("PRAGMA quick_check(1)")
    except sqlite3.OperationalError:  # there was no more time, or the disk gives nothing, as will be told
        return ""
    except UNREADABLE as problem:
        return str(problem)
    finally:
        connection.set_progress_handler(None, 0)
    return "" if found == "ok" else str(found).replace("\n", " ")


def set_lost_aside(connection: sqlite3.Connection, seal: Seal) -> None:
    """Compares what is there with what was acknowledged. It is told once, then the file counts as it is."""
    ((number,),) = connection.execute("SELECT number FROM commits")
    losses = lost_moves(connection, seal)
    for table, version in losses.items():
        reason = f"its moves from version {version} on were acknowledged and are not in the file any more"
        connection.execute(SET_ASIDE, (table, "damaged", reason, time.time()))
        log.error("table %s is set aside: %s", table, reason)
    if number < seal.commit:
        log.error(
            "the file has lost its end: %d of its last changes to tables, seats or chat are gone",
            seal.commit - number,
        )
    if losses or number != seal.commit:
        seal.begin_anew(number)


def lost_moves(connection: sqlite3.Connection, seal: Seal) -> dict[str, int]:
    """By table, the first version that is gone or is not what it was. A deleted table has lost nothing."""
    latest = sorted(seal.latest())
    lost = {}
    for table, moves in groupby(latest, key=lambda move: move.table):
        version = first_lost(connection, table, list(moves))
        if version is not None and is_known(connection, table):
            lost[table] = version
    return lost


def first_lost(connection: sqlite3.Connection, table: str, moves: list[Sealed]) -> int | None:
    there = dict(connection.execute(ITS_DIGESTS, (table, moves[0].version)).fetchall())
    return next((version for _, version, digest in moves if there.get(version) != digest), None)


def is_known(connection: sqlite3.Connection, table: str) -> bool:
    return connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is not None


def broken_chains(connection: sqlite3.Connection) -> dict[str, int]:
    """By table, which of its moves is the first that does not follow from those before it."""
    found = {}
    for (table,) in connection.execute("SELECT DISTINCT table_id FROM main.moves").fetchall():
        place = first_break(connection.execute(ITS_CHAIN, (table,)))
        if place is not None:
            found[table] = place
    return found
