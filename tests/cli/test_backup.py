"""`lascaux backup` and `lascaux restore`: a copy counts when it was read back, and nothing is thrown away."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from lascaux.server.holding import hold
from lascaux.server.rooms import Rooms
from lascaux.server.store import Store
from lascaux.server.thinking import Thinker
from tests.server.test_rooms import acting, opened


@pytest.fixture
def db(here):
    """With one game."""

    async def doing():
        store = Store(here / "lascaux.db")
        table, _ = await opened(Rooms(store, Thinker(1)))
        await table.act(*acting(table))
        store.close()

    asyncio.run(doing())
    return here / "lascaux.db"


def moves(path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT count(*) FROM moves").fetchone()[0]


def test_a_copy_holds_everything_and_only_its_owner_can_read_it(lascaux, db, here):
    done = lascaux("backup", "copy.db")
    assert (done.code, done.err) == (0, "")
    assert done.out == f"copy.db was read back and is whole. Tables: 1, moves: {moves(db)}.\n"
    assert moves(here / "copy.db") == moves(db)
    assert (here / "copy.db").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in here.iterdir() if "copy" in path.name) == ["copy.db"]


def test_into_a_folder_each_copy_has_its_time(lascaux, db, here):
    (here / "copies").mkdir()
    lascaux("backup", "copies")
    assert [path.name[:11] for path in (here / "copies").iterdir()] == ["lascaux-202"]


def test_a_copy_is_whole_while_somebody_writes(lascaux, here, db):
    async def doing():
        store = Store(db)
        table, _ = await opened(Rooms(store, Thinker(1)))
        playing = asyncio.create_task(play_on(table))
        done = await asyncio.to_thread(lascaux, "backup", "copy.db")
        playing.cancel()
        store.close()
        return done

    async def play_on(table):
        while not table.playing().is_over:
            seat, message = acting(table)
            message.id = f"{table.version}"
            await table.act(seat, message)

    assert asyncio.run(doing()).code == 0
    assert moves(here / "copy.db") > moves(db) / 9


def test_a_table_that_is_damaged_is_named(lascaux, db, here):
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("UPDATE moves SET actor = 7 WHERE version = 2")
        ((table,),) = connection.execute("SELECT id FROM tables")
    done = lascaux("backup", "copy.db")
    assert done.code == 1
    assert f"not as they were written: {table}." in done.out


def test_a_file_that_is_no_whole_copy_replaces_nothing(lascaux, db, here):
    good = lascaux("backup", "copy.db")
    assert good.code == 0
    content = (here / "copy.db").read_bytes()
    for wrong in (b"no database " * 99, content[: len(content) // 2], b""):
        (here / "wrong.db").write_bytes(wrong)
        before = db.read_bytes()
        done = lascaux("restore", "wrong.db")
        assert done.code == 2
        assert len(done.err.splitlines()) == 1
        assert db.read_bytes() == before


def test_a_backup_comes_back_and_what_was_there_is_kept(lascaux, db, here):
    lascaux("backup", "copy.db")
    before = moves(db)
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("DELETE FROM moves")
    done = lascaux("restore", "copy.db")
    assert done.code == 0
    assert "kept as" in done.out
    assert (moves(db), moves(here / "lascaux.db-before-1")) == (before, 0)
    assert "aside" not in lascaux("admin", "tables").out, (
        "the seal of the other file is not taken for its own"
    )
    lascaux("restore", "copy.db")
    assert (here / "lascaux.db-before-2").exists()


def test_a_backup_goes_to_another_machine(lascaux, db, here):
    lascaux("backup", "copy.db")
    done = lascaux("restore", "copy.db", "--db", "other.db")
    assert done.code == 0
    assert moves(here / "other.db") == moves(db)


def test_nothing_is_put_back_under_a_running_server(lascaux, process, db):
    lascaux("backup", "copy.db")
    held = hold(db)
    done = process("restore", "copy.db")
    held.close()
    assert done.code == 2
    assert "stop it first" in done.err


def test_what_is_not_there_is_said(lascaux, here):
    assert "there is no such file" in lascaux("backup", "copy.db").err
    assert "there is no such file" in lascaux("restore", "copy.db").err
