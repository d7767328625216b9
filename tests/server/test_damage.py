"""What the file with the tables has lost is known at the next start; what is damaged is not written."""

import asyncio
import logging
import shutil
import sqlite3
from contextlib import closing

import pytest

from lascaux.engine.errors import LascauxError
from lascaux.server.backups import back_up, heal
from lascaux.server.disk import MoveRow
from lascaux.server.errors import NotWritten
from lascaux.server.rooms import Rooms
from lascaux.server.store import Store
from lascaux.server.thinking import Thinker
from tests.server.test_rooms import acting, opened

BESIDE = ("", "-wal", "-seal")


async def play(table, moves):
    for number in range(moves):
        seat, message = acting(table)
        message.id = f"{table.version}-{number}"
        await table.act(seat, message)


def killed(tmp_path, *, early=0, late=0):
    """A file with two games, as a kill leaves it: moves before the log was last carried over, and after."""
    db, left = tmp_path / "live.db", tmp_path / "left"

    async def doing():
        store = Store(db)
        rooms = Rooms(store, Thinker(1))
        first, second = [(await opened(rooms))[0] for _ in "ab"]
        for table in (first, second):
            await play(table, 6 + early)
        store.writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        await play(second, late)
        left.mkdir()
        for end in BESIDE:
            shutil.copy(f"{db}{end}", left / f"tables.db{end}")
        versions = first.version, second.version
        store.close()
        return first.id, second.id, *versions

    return left / "tables.db", *asyncio.run(doing())


def refused(db, table) -> str:
    """Why nobody can open it; nothing if somebody can."""

    async def doing():
        store = Store(db)
        try:
            await Rooms(store, Thinker(1)).find(table)
        except LascauxError as refusal:
            return str(refusal)
        finally:
            store.close()
        return ""

    return asyncio.run(doing())


def test_after_a_kill_nothing_is_lost(tmp_path):
    db, first, second, *_ = killed(tmp_path, late=5)
    assert refused(db, first) == refused(db, second) == ""
    assert refused(db, second) == "", "nor at the start after it"


@pytest.mark.parametrize("share", [0.0, 0.5])
def test_a_missing_or_halved_log_is_known_and_its_table_set_aside(tmp_path, caplog, share):
    db, first, second, _, version = killed(tmp_path, late=8)
    wal = db.with_name("tables.db-wal")
    content = wal.read_bytes()
    wal.write_bytes(content[: int(len(content) * share)]) if share else wal.unlink()
    with caplog.at_level(logging.ERROR):
        assert refused(db, first) == ""
    assert f"table {second} is set aside: its moves from version" in caplog.text
    assert "were acknowledged" in refused(db, second)
    with closing(sqlite3.connect(db)) as connection:
        ((there,),) = connection.execute("SELECT max(version) FROM moves WHERE table_id = ?", (second,))
    assert there < version
    assert "were acknowledged" in refused(db, second), "it is told again, but nothing is written there"


def test_lost_changes_that_are_no_moves_are_known(tmp_path, caplog):
    db, left = tmp_path / "live.db", tmp_path / "left"

    async def doing():
        store = Store(db)
        rooms = Rooms(store, Thinker(1))
        await opened(rooms)
        store.writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        await opened(rooms)
        left.mkdir()
        for end in ("", "-seal"):
            shutil.copy(f"{db}{end}", left / f"tables.db{end}")
        store.close()

    asyncio.run(doing())
    with caplog.at_level(logging.ERROR):
        Store(left / "tables.db").close()
    assert "has lost its end: 3 of its last changes" in caplog.text
    caplog.clear()
    Store(left / "tables.db").close()
    assert caplog.text == "", "it is told once"


def test_a_seal_that_is_gone_or_of_another_file_makes_no_false_alarm(tmp_path, caplog):
    db, _, second, *_ = killed(tmp_path, late=5)
    db.with_name("tables.db-seal").unlink()
    assert refused(db, second) == ""
    other = tmp_path / "other.db"
    Store(other).close()
    shutil.copy(db.with_name("tables.db-seal"), f"{other}-seal")
    Store(other).close()
    assert "lost" not in caplog.text


def test_a_table_that_was_deleted_has_lost_nothing(tmp_path, caplog):
    async def doing():
        store = Store(tmp_path / "tables.db")
        table, _ = await opened(Rooms(store, Thinker(1)))
        await store.drop_tables([table.id])
        store.close()

    asyncio.run(doing())
    Store(tmp_path / "tables.db").close()
    assert caplog.text == ""


@pytest.mark.parametrize(
    "spoiling", ["content = replace(content, '\"', '''')", "actor = 1 - actor", "message = 'x'"]
)
def test_a_flipped_cell_harms_its_table_only(tmp_path, spoiling):
    db, first, second, *_ = killed(tmp_path)
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute(f"UPDATE moves SET {spoiling} WHERE table_id = ? AND version = 4", (second,))
    assert "move 4 of table" in refused(db, second)
    assert refused(db, first) == ""


def test_pages_that_do_not_fit_shut_the_file_for_writing_only(tmp_path, caplog):
    db, first, *_ = killed(tmp_path)
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        ((page,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chat_by_table'")
        ((size,),) = connection.execute("PRAGMA page_size")
    with db.open("rb+") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * 40)

    async def doing():
        store = Store(db)
        assert store.fault
        before = db.read_bytes()
        assert (await store.moves_of(first))[0].version == 1
        with pytest.raises(NotWritten):
            await store.write(moves=[MoveRow(first, 99, "act", 0, "{}", "")])
        assert not await store.can_write()
        store.close()
        assert db.read_bytes() == before

    asyncio.run(doing())
    assert "nothing is written into" in caplog.text


def test_harmed_tables_are_taken_from_a_backup(tmp_path):
    db, first, second, *_ = killed(tmp_path)
    back_up(db, tmp_path / "backup.db")
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("UPDATE moves SET actor = 9 WHERE table_id = ? AND version = 4", (second,))
        connection.execute("UPDATE tables SET seed = x'00' WHERE id = ?", (first,))
    assert refused(db, first)
    assert sorted(heal(db, tmp_path / "backup.db").healed) == sorted([first, second])
    assert refused(db, first) == refused(db, second) == ""


def test_a_backup_that_is_older_than_what_is_there_changes_nothing(tmp_path):
    db, _, second, *_ = killed(tmp_path, late=8)
    with_all = tmp_path / "all.db"
    back_up(db, with_all)
    db.with_name("tables.db-wal").unlink()
    assert refused(db, second)
    older = tmp_path / "older.db"
    shutil.copy(with_all, older)
    with closing(sqlite3.connect(older)) as connection, connection:
        connection.execute("DELETE FROM moves WHERE table_id = ? AND version > 3", (second,))
    assert heal(db, older).left == [second]
    assert refused(db, second)
    assert heal(db, with_all).healed == [second]
    assert refused(db, second) == ""


def test_a_page_that_has_seen_more_than_there_is_makes_it_known_once(tmp_path, caplog):
    async def doing():
        store = Store(tmp_path / "tables.db")
        table, _ = await opened(Rooms(store, Thinker(1)))
        for seen in (table.version, 99, 99):
            table.presence.note_seen(seen)
        store.close()

    asyncio.run(doing())
    assert caplog.text.count("has seen version 99") == 1
