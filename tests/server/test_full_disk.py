"""A disk that takes nothing: it is told, by health too, and all goes on when it takes something again."""

import asyncio
import sqlite3
from contextlib import closing

import httpx
import pytest

from lascaux.server import disk
from lascaux.server.errors import NotWritten
from tests.server.client import open_table, running
from tests.server.test_rooms import acting, opened, with_rooms


def test_whether_it_can_write_is_told_by_the_last_commit_and_by_trying_again(tmp_path, monkeypatch):
    monkeypatch.setattr(disk, "TRY_AGAIN", 0)

    async def doing(rooms, store):
        table, _ = await opened(rooms)
        assert await store.can_write()
        store.writer.execute("PRAGMA query_only=ON")
        assert await store.can_write(), "nobody has tried yet"
        with pytest.raises(NotWritten):
            await table.act(*acting(table))
        assert not await store.can_write()
        store.writer.execute("PRAGMA query_only=OFF")
        assert await store.can_write()
        assert await table.act(*acting(table))

    with_rooms(tmp_path, doing)


def test_asking_again_and_again_tries_only_now_and_then(tmp_path):
    async def doing(rooms, store):
        table, _ = await opened(rooms)
        store.writer.execute("PRAGMA query_only=ON")
        with pytest.raises(NotWritten):
            await table.act(*acting(table))
        said: list[str] = []
        assert not await store.can_write()
        store.writer.set_trace_callback(said.append)
        for _ in range(50):
            assert not await store.can_write()
        assert said == []

    with_rooms(tmp_path, doing)


def test_a_move_of_a_full_disk_is_not_made_and_others_come_when_there_is_room(tmp_path):
    async def doing(rooms, store):
        table, _ = await opened(rooms)
        ((pages,),) = store.writer.execute("PRAGMA page_count")
        store.writer.execute(f"PRAGMA max_page_count={pages}")
        version, failed = table.version, 0
        seat, message = acting(table)
        for _ in range(200):
            try:
                await store.add_record(f"{failed}{_}", bytes(4096))
            except NotWritten:
                failed += 1
        assert failed
        assert not await store.can_write() or store.trouble == ""
        store.writer.execute("PRAGMA max_page_count=100000")
        await store.add_record("fits", bytes(4096))
        assert await table.act(seat, message) > version
        assert await store.can_write()

    with_rooms(tmp_path, doing)


def test_whoever_watches_is_told_that_nothing_can_be_written(tmp_path):
    with running(tmp_path / "tables.db") as server:
        assert httpx.get(f"{server.url}/api/ready").status_code == 200
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("ALTER TABLE commits RENAME TO hidden")  # no commit is taken without it
            wanted = {"game": "stone-age", "players": 2, "person": {"name": "Ana"}}
            assert httpx.post(f"{server.url}/api/tables", json=wanted).status_code == 503
            assert httpx.get(f"{server.url}/api/ready").json()["code"] == "not-written"
            assert httpx.get(f"{server.url}/api/health").status_code == 200
            other.execute("ALTER TABLE hidden RENAME TO commits")
        open_table(server)
        assert httpx.get(f"{server.url}/api/ready").status_code == 200


def test_moves_that_wait_together_are_all_refused_or_all_made(tmp_path):
    async def doing(rooms, store):
        tables = [(await opened(rooms))[0] for _ in range(5)]
        store.writer.execute("PRAGMA query_only=ON")
        tried = await asyncio.gather(*[table.act(*acting(table)) for table in tables], return_exceptions=True)
        assert all(isinstance(one, NotWritten) for one in tried)
        store.writer.execute("PRAGMA query_only=OFF")
        for table in tables:
            assert await table.act(*acting(table))
            assert (await store.moves_of(table.id))[-1].version == table.version, "and the chain holds"

    with_rooms(tmp_path, doing)
