"""A file of any released schema is brought up to date; one of a newer program is left alone."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from lascaux.server import migrations
from lascaux.server.damage import broken_chains
from lascaux.server.migrations import STEPS, NewerFile, schema_of
from lascaux.server.rooms import Rooms
from lascaux.server.store import Store
from lascaux.server.thinking import Thinker

FIRST = Path(__file__).parent / "files" / "schema-1.sql"


@pytest.fixture
def old(tmp_path):
    """A file as the first release has left it."""
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(FIRST.read_text())
    return path


def test_a_file_of_the_first_schema_goes_on(old):
    async def doing():
        store = Store(old)
        table = await Rooms(store, Thinker(1)).find("abcdef")
        assert (table.version, table.names) == (11, ["Ana", "Bo"])
        assert [line.text for line in table.talk.lines] == ["hello"]
        assert await store.public_tables() == ["open00000000"]
        assert await store.find_record("record000000") == '{"lascaux": 1}\n'
        assert schema_of(store.writer) == len(STEPS)
        assert broken_chains(store.writer) == {}
        store.close()

    asyncio.run(doing())


def test_a_file_is_the_same_whether_it_is_new_or_came_from_the_first_schema(old, tmp_path):
    def schema(path):
        store = Store(path)
        found = store.read_now("SELECT type, name, tbl_name FROM sqlite_master ORDER BY name", ())
        columns = [store.read_now(f"PRAGMA table_info({name})", ()) for _, name, _ in found]
        store.close()
        return found, columns

    assert schema(old) == schema(tmp_path / "new.db")


def test_a_step_that_was_cut_off_is_taken_at_the_next_start(old, monkeypatch):
    def fail(connection):
        connection.execute("DELETE FROM moves")
        raise OSError("the power is gone")

    monkeypatch.setattr(migrations, "STEPS", (*STEPS[:2], fail))
    with pytest.raises(OSError, match="power"):
        Store(old)
    monkeypatch.setattr(migrations, "STEPS", STEPS)
    with closing(sqlite3.connect(old)) as connection:
        assert schema_of(connection) == 2
        assert connection.execute("SELECT count(*) FROM moves").fetchone() == (11,)
    store = Store(old)
    assert schema_of(store.writer) == len(STEPS)
    store.close()


def test_a_file_of_a_newer_program_is_refused_and_not_changed(tmp_path):
    path = tmp_path / "tables.db"
    Store(path).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    before = path.read_bytes()
    with pytest.raises(NewerFile, match="newer Lascaux"):
        Store(path)
    assert path.read_bytes() == before
