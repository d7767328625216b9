"""What nobody needs any more leaves the disk, in small steps; what people brought stays small."""

import asyncio
import json
import time
from dataclasses import replace
from pathlib import Path

import pytest

from lascaux.games.registry import load
from lascaux.server import wire
from lascaux.server.chores import clear_away
from lascaux.server.errors import Unfit
from lascaux.server.keeping import DAY
from lascaux.server.replays import Replays, packed_record
from lascaux.server.settings import Settings
from lascaux.table.match import Match
from lascaux.table.record import write_record
from tests.server.test_rooms import acting, opened, with_rooms

USUAL = Settings(Path("unused"))


async def age(store, table, days, status=None):
    status = status or (await store.find_table(table)).status
    sql = "UPDATE tables SET changed = $2, status = $3 WHERE id = $1"
    await store.write((sql, (table, time.time() - days * DAY, status)))


async def left(store):
    return {row.id for row in await store.all_tables(100)}


def test_tables_go_when_nobody_opened_them_for_long_and_finished_games_stay(tmp_path):
    async def doing(rooms, store):
        tables = [(await opened(rooms))[0] for _ in "abcd"]
        waiting = [(await rooms.open(wire.NewTable("stone-age", 2, wire.Person("Ana"))))[0] for _ in "ab"]
        rooms.by_id.clear()
        old, young, over, looked = (table.id for table in tables)
        for table, days in (
            (old, 366),
            (young, 364),
            (looked, 999),
            (waiting[0].id, 31),
            (waiting[1].id, 29),
        ):
            await age(store, table, days)
        await age(store, over, 999, "over")
        await rooms.find(looked)
        rooms.archive_idle(-1)
        await clear_away(rooms, USUAL)
        assert await left(store) == {young, over, looked, waiting[1].id}
        await clear_away(rooms, replace(USUAL, keep_open_days=0, keep_unfinished_days=0))
        assert len(await left(store)) == 4

    with_rooms(tmp_path, doing)


def test_no_table_goes_at_which_somebody_is(tmp_path):
    async def doing(rooms, store):
        table, _ = await opened(rooms)
        await age(store, table.id, 999)
        await clear_away(rooms, USUAL)
        assert await left(store) == {table.id}
        assert await table.act(*acting(table))

    with_rooms(tmp_path, doing)


def test_many_go_in_small_steps(tmp_path, monkeypatch):
    monkeypatch.setattr("lascaux.server.chores.PAUSE", 0)

    async def doing(rooms, store):
        for _ in range(45):
            table, _, _ = await rooms.open(wire.NewTable("stone-age", 2, wire.Person("Ana")))
            await age(store, table.id, 99)
        rooms.by_id.clear()
        await clear_away(rooms, USUAL)
        assert await left(store) == set()

    with_rooms(tmp_path, doing)


def test_what_was_said_goes_some_time_after_the_game(tmp_path):
    async def doing(rooms, store):
        both = [(await opened(rooms))[0] for _ in "ab"]
        for table in both:
            await table.talk.say(0, wire.Say("c", "hello"))
        await age(store, both[0].id, 91, "over")
        await age(store, both[1].id, 89, "over")
        await clear_away(rooms, USUAL)
        assert [len(await store.chat_of(table.id, 9)) for table in both] == [0, 1]

    with_rooms(tmp_path, doing)


def finished() -> str:
    game = load("kingdomino-origins")
    match = Match(game, game.setup(2, {}), bytes(16))
    while not match.is_over:
        match.play(match.actor, match.legal()[0])
    return write_record(match)


def padded(text: str) -> str:
    """The same with a lot of nothing between its words."""
    lines = [json.dumps(json.loads(line), separators=("," + " " * 999, ":")) for line in text.splitlines()]
    return "\n".join(lines) + "\n"


def test_a_record_is_kept_small_whatever_stands_between_its_words(tmp_path):
    text = finished()

    async def doing(rooms, store):
        replays = Replays(rooms, rooms.thinker)
        assert len(padded(text)) > 10 * len(text)
        id_ = await replays.keep_record(padded(text))
        assert await store.find_record(id_) == text
        assert await store.count_records() == (1, len(packed_record(text)))
        assert len(packed_record(text)) < len(text) / 3

    with_rooms(tmp_path, doing)


def test_a_record_that_stays_large_is_refused(monkeypatch):
    monkeypatch.setattr("lascaux.server.replays.MOST_PACKED", 99)
    with pytest.raises(Unfit, match="compressed"):
        packed_record(finished())


def test_records_go_when_nobody_looks_and_the_least_looked_at_when_there_are_too_many(tmp_path):
    async def doing(rooms, store):
        for name, days in (("old", 91), ("seen", 91), ("young", 3), ("new", 0)):
            await store.add_record(name, packed_record('{"x": 1}\n'))
            sql = "UPDATE brought SET looked = $2, size = 600000 WHERE id = $1"
            await store.write((sql, (name, time.time() - days * DAY)))
        assert await store.find_record("seen") == '{"x": 1}\n'
        await clear_away(rooms, USUAL)
        assert [name for name in ("old", "seen", "young", "new") if await store.find_record(name)] == [
            "seen",
            "young",
            "new",
        ]
        await clear_away(rooms, replace(USUAL, records_mb=1))
        assert (await store.count_records())[0] == 1
        assert await store.find_record("seen") is None

    with_rooms(tmp_path, doing)


def test_an_address_may_bring_so_many_records_a_day(tmp_path):
    import httpx

    from tests.server.client import PATIENCE, running

    with running(tmp_path / "tables.db", "limited", "records_a_day=2") as server:
        answers = [
            httpx.post(f"{server.url}/api/records", content="no record", timeout=PATIENCE).status_code
            for _ in range(3)
        ]
        assert answers == [422, 422, 429]


def test_a_disk_that_fails_only_stops_the_clearing(tmp_path, caplog):
    async def doing(rooms, store):
        table, _ = await opened(rooms)
        await age(store, table.id, 999)
        rooms.by_id.clear()
        store.writer.execute("PRAGMA query_only=ON")
        await asyncio.wait_for(clear_away(rooms, USUAL), 60)
        assert await left(store) == {table.id}

    with_rooms(tmp_path, doing)
    assert "could not be cleared away" in caplog.text
