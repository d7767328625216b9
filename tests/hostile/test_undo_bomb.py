"""One person acts and takes back, a thousand times: the table is there again in a moment and holds up
nobody."""

import asyncio
import time

import pytest

from lascaux.server import restoring, undoing, wire
from lascaux.server.disk import MoveRow, as_json
from lascaux.server.errors import TableError
from lascaux.server.rooms import Rooms
from lascaux.server.table import Table
from tests.server.test_rooms import acting, opened, with_rooms

BOMB = 1050  # acts, each of them taken back
LATE = 90  # decisions before that: going back to where the game began would take long


def act_row(table: Table, version: int, actor: int, named: dict) -> MoveRow:
    return MoveRow(table.id, version, "act", actor, as_json(named), "")


async def bombed(rooms: Rooms) -> Table:
    """As if it had been played: on disk, not in memory."""
    table, _ = await opened(rooms)
    match, version, rows = table.playing().branch(), table.version, []
    for decision in range(LATE + BOMB):
        seat, before = match.actor, len(match.steps)
        match.play(seat, match.legal()[0])
        for step in match.steps[before:]:
            version += 1
            rows.append(act_row(table, version, step.actor, step.named))
        if decision >= LATE:
            count = len(match.steps) - before
            match.undo(count)
            version += 1
            rows.append(MoveRow(table.id, version, "undo", seat, as_json({"steps": count}), ""))
        if match.is_over:
            raise AssertionError("the game is too short for this")
    await rooms.store.write(moves=rows)
    del rooms.by_id[table.id]
    return table


def test_it_is_restored_at_once(tmp_path):
    async def doing(rooms, store):
        bomb = await bombed(rooms)
        began = time.monotonic()
        again = await rooms.find(bomb.id)
        assert time.monotonic() - began < 1.5
        assert again.version >= LATE + 2 * BOMB
        assert len(again.standing) == len(again.playing().steps) < 2 * LATE

    with_rooms(tmp_path, doing)


def test_a_table_that_takes_long_is_waited_for_by_nobody_else(tmp_path, monkeypatch):
    async def doing(rooms, store):
        slow, _ = await opened(rooms)
        quick, _ = await opened(rooms)
        rooms.by_id.clear()
        is_free, restore = asyncio.Event(), rooms.restore

        async def held(row):
            if row.id == slow.id:
                await is_free.wait()
            return await restore(row)

        monkeypatch.setattr(rooms, "restore", held)
        first, second = (asyncio.create_task(rooms.find(name)) for name in (slow.id, slow.code))
        await asyncio.wait_for(rooms.find(quick.code), 5)
        assert not first.done()
        is_free.set()
        assert await first is await second, "it is restored once, whoever asks"

    with_rooms(tmp_path, doing)


@pytest.mark.parametrize(("bound", "value"), [("MOST_VERSIONS", -restoring.DEALS), ("MOST_SECONDS", -1.0)])
def test_a_table_that_is_too_large_says_so(tmp_path, monkeypatch, bound, value):
    async def doing(rooms, store):
        table, _ = await opened(rooms)
        await table.act(*acting(table))
        rooms.by_id.clear()
        monkeypatch.setattr(restoring, bound, value)
        with pytest.raises(TableError, match="too many moves and undos") as refusal:
            await rooms.find(table.id)
        assert refusal.value.code == "too-long"

    with_rooms(tmp_path, doing)


def test_from_some_point_on_nothing_is_taken_back_and_the_game_goes_on(tmp_path, monkeypatch):
    async def doing(rooms, store):
        table, _ = await opened(rooms)
        seat, message = acting(table)
        await table.act(seat, message)
        monkeypatch.setattr(undoing, "MOST_TO_UNDO", table.version)
        with pytest.raises(TableError) as refusal:
            await table.undoing.undo(seat, wire.Undo("u", table.version))
        assert refusal.value.code == "too-many-undos"
        actor, message = acting(table)
        await table.act(actor, wire.Act("two", message.seen, message.action))

    with_rooms(tmp_path, doing)


def test_a_table_takes_no_more_than_can_be_restored(tmp_path, monkeypatch):
    async def doing(rooms, store):
        table, _ = await opened(rooms)
        monkeypatch.setattr("lascaux.server.table.MOST_VERSIONS", table.version)
        with pytest.raises(TableError) as refusal:
            await table.act(*acting(table))
        assert refusal.value.code == "too-long"

    with_rooms(tmp_path, doing)
