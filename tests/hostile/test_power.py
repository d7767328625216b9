"""The power fails: what was not synced is gone, and nothing acknowledged is; what was cut is found out."""

import asyncio
import logging
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from lascaux.server.store import Store
from tests.hostile.history import History
from tests.hostile.judging import faults
from tests.hostile.people import Person, look_at_all, opened, play_through
from tests.server.client import Server, running

SOURCE = Path(__file__).with_name("synced.c")
PARTS = ("", "-wal")
OUTAGES = 3
# The log is carried over into the file again and again: power fails then, too.
TIDY = "from lascaux.server import disk\ndisk.PAGES_BEFORE_TIDYING = 40\n"
# Only what is carried over is synced; after the signal, nothing is.
UNSYNCED = """
import signal
connect, connections = disk.Disk.connect, []
def unsynced(self):
    connections.append(connect(self))
    connections[-1].execute("PRAGMA synchronous=NORMAL")
    return connections[-1]
disk.Disk.connect = unsynced
signal.signal(
    signal.SIGUSR1, lambda *_: [each.execute("PRAGMA wal_autocheckpoint=0") for each in connections]
)
"""
FRAME, HEAD = 24 + 4096, 32  # bytes of a page in the log, and before the first


@pytest.fixture
def synced(tmp_path, monkeypatch):
    """The folder with what would be left if the power failed now."""
    if not sys.platform.startswith("linux") or shutil.which("gcc") is None:
        if os.environ.get("CI"):
            pytest.fail("this needs gcc on Linux")
        pytest.skip("this needs gcc on Linux")
    library, folder = tmp_path / "synced.so", tmp_path / "synced"
    subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "-o", library, SOURCE, "-ldl"], check=True)
    folder.mkdir()
    monkeypatch.setenv("LD_PRELOAD", str(library))
    monkeypatch.setenv("SYNCED", str(folder))
    return folder


def fail_power(server: Server, synced: Path) -> None:
    """The side file is written through memory: here all of that came through, which is the worst case, since
    it knows most of what may be gone."""
    server.kill()
    for part in ("", "-wal", "-shm"):
        Path(f"{server.db}{part}").unlink(missing_ok=True)
    for part in PARTS:
        if (synced / f"tables.db{part}").exists():
            shutil.copy(synced / f"tables.db{part}", f"{server.db}{part}")


async def two_tables(server: Server, history: History) -> list[Person]:
    dice = random.Random(4)
    sizes = (("kingdomino-origins", 2), ("stone-age", 3))
    return [person for size in sizes for person in await opened(server, history, *size, [], dice)]


def test_what_was_acknowledged_outlives_the_power(tmp_path, synced, capfd):
    history = History()

    async def run(server: Server) -> None:
        people = await two_tables(server, history)

        async def outages() -> None:
            for number in range(OUTAGES):
                await asyncio.sleep(0.7 + number / 3)
                await asyncio.to_thread(fail_power, server, synced)
                await asyncio.to_thread(server.start)

        await play_through(people, outages)
        await asyncio.to_thread(fail_power, server, synced)
        await asyncio.to_thread(server.start)
        await look_at_all(people)

    with running(tmp_path / "tables.db", before=TIDY) as server:
        asyncio.run(run(server))
    assert faults(history, server.db) == []
    assert not is_alarmed(capfd.readouterr().err)


def test_without_syncing_it_would_be_lost_and_known(tmp_path, synced, capfd):
    """The proof that the test above would notice, and that the server does."""
    history = History()

    async def run(server: Server) -> list[Person]:
        people = await two_tables(server, history)

        async def outage() -> None:
            assert server.process is not None
            os.kill(server.process.pid, signal.SIGUSR1)
            await asyncio.sleep(2.0)
            await asyncio.to_thread(fail_power, server, synced)

        await play_through(people, outage, before=1.5, after=0.0)
        return people

    with running(tmp_path / "tables.db", before=TIDY + UNSYNCED) as server:
        asyncio.run(run(server))
        server.start()
    assert lost(history, server.db)
    assert is_alarmed(capfd.readouterr().err)


def is_alarmed(heard: str) -> bool:
    return "lost its end" in heard or "set aside" in heard


def lost(history: History, db: Path) -> set[str]:
    """The tables of which something that was acknowledged is not there."""
    with closing(sqlite3.connect(db)) as connection:
        moves = connection.execute("SELECT table_id, actor, message FROM moves").fetchall()
        lines = connection.execute("SELECT table_id, seat, message FROM chat").fetchall()
    is_kept = {"act", "say"}
    acknowledged = {
        (one.table, one.seat, one.id) for one in history.sendings.values() if one.done and one.kind in is_kept
    }
    return {table for table, _, _ in acknowledged - {*moves, *lines}}


@pytest.fixture(scope="module")
def left(tmp_path_factory):
    """What a kill leaves, and what was acknowledged until then."""
    folder, history = tmp_path_factory.mktemp("cut"), History()

    async def run(server: Server) -> None:
        people = await two_tables(server, history)

        async def end() -> None:
            await asyncio.to_thread(server.kill)

        await play_through(people, end, before=2.0, after=0.0)

    with running(folder / "tables.db") as server:
        asyncio.run(run(server))
    return folder, history


def cut(folder: Path, at: int, to: Path, then: bytes = b"") -> Path:
    for part in (*PARTS, "-seal"):
        shutil.copy(folder / f"tables.db{part}", to / f"tables.db{part}")
    wal = to / "tables.db-wal"
    wal.write_bytes(wal.read_bytes()[:at] + then)
    return to / "tables.db"


@pytest.mark.parametrize("number", range(8))
def test_a_log_that_was_cut_before_its_end_is_told_and_its_tables_set_aside(left, tmp_path, caplog, number):
    folder, history = left
    frames = ((folder / "tables.db-wal").stat().st_size - HEAD) // FRAME
    dice = random.Random(number)
    at = HEAD + dice.randrange(frames // 2, frames) * FRAME + dice.randrange(FRAME)
    db = cut(folder, at, tmp_path)
    with caplog.at_level(logging.ERROR):
        store = Store(db)
        asides = set(store.asides)
        store.close()
    moves = {one.table for one in history.sendings.values() if one.done and one.kind == "act"}
    assert lost_moves(history, db) <= asides <= moves
    assert not lost(history, db) or "lost its end" in caplog.text or asides


def lost_moves(history: History, db: Path) -> set[str]:
    moves = {key: one for key, one in history.sendings.items() if one.kind == "act"}
    return lost(History(sendings=moves), db)


RESTS = {"nothing": b"", "zeros": bytes(FRAME), "noise": b"\x07" * (3 * FRAME // 2)}


@pytest.mark.parametrize("rest", RESTS.values(), ids=RESTS)
def test_what_is_behind_the_last_commit_harms_nothing(left, tmp_path, caplog, rest):
    folder, history = left
    whole = (folder / "tables.db-wal").stat().st_size
    db = cut(folder, whole, tmp_path, rest)
    with caplog.at_level(logging.WARNING):
        Store(db).close()
    assert not lost(history, db)
    assert caplog.text == ""
