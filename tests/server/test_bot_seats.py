"""Bots at a table: a thought that is of no use any more ends, and everybody reads that one was hurried."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from lascaux.bots.base import Thought
from lascaux.engine.protocol import State
from lascaux.games.registry import load
from lascaux.server import wire
from lascaux.server.errors import TableError
from lascaux.server.rooms import Rooms
from lascaux.server.table import Table
from lascaux.server.thinking import Decision, Thinker
from tests.server.test_rooms import Ear, acting, stop_bots, waiting_for_a_bot, with_rooms


class Watched(Thinker):
    """Decides at once, in haste, or never; and says what was asked of it."""

    def __init__(self, decides: bool) -> None:
        super().__init__(1)
        self.decides = decides
        self.begun: list[tuple[str, tuple[Any, ...]]] = []
        self.ended = 0
        self.forgotten: list[str] = []

    async def choose(self, game_id: str, s: State, *_: Any, table: str = "", **__: Any) -> Decision:
        self.begun.append((table, s.pack()))
        try:
            if not self.decides:
                await asyncio.Event().wait()
            return Decision(Thought(load(game_id).legal(s)[0]), is_hurried=True)
        except asyncio.CancelledError:
            self.ended += 1
            raise

    def forget(self, table: str) -> None:
        self.forgotten.append(table)


async def table_with(rooms: Rooms, thinker: Watched) -> Table:
    rooms.thinker = thinker
    return await waiting_for_a_bot(rooms)


def test_a_bot_whose_position_was_taken_back_thinks_no_longer_about_it(tmp_path):
    async def doing(rooms, store):
        thinker = Watched(decides=False)
        table = await table_with(rooms, thinker)
        await asyncio.sleep(0)
        asked = table.playing().state.pack()
        assert thinker.begun == [(table.id, asked)]
        await table.undoing.undo(0, wire.Undo("back", table.version))
        await asyncio.sleep(0)
        assert (thinker.ended, table.bots.is_playing) == (1, False)
        actor, message = acting(table)
        await table.act(actor, message)
        while table.playing().actor != 1:
            await table.act(*acting(table))
        await asyncio.sleep(0)
        assert [table_ for table_, _ in thinker.begun] == [table.id] * 2
        stop_bots(rooms)
        await asyncio.sleep(0)
        assert thinker.ended == 2, "nor when the server stops"

    with_rooms(tmp_path, doing)


def test_everybody_reads_that_a_bot_had_to_be_quick_and_the_game_is_the_same(tmp_path):
    async def doing(rooms, store):
        table = await table_with(rooms, Watched(decides=True))
        watcher = Ear()
        table.presence.listeners.add(watcher)
        while table.playing().actor == 1:
            await asyncio.sleep(0.01)
        entries = [entry for entry in watcher.heard[-1]["log"] if entry["by"] == 1]
        told = [words for entry in entries for words in entry["words"]]
        assert {"key": "table-log-hurried", "facts": {"seat": 1}, "rule": ""} in told
        assert all(len(entry["words"]) == len(entry["events"]) + 1 for entry in entries)
        table.presence.listeners.clear()
        rooms.archive_idle(idle=-1)
        again = await rooms.find(table.id)
        assert again.playing().steps == table.playing().steps
        assert again.version == table.version

    with_rooms(tmp_path, doing)


def test_bots_of_a_table_that_is_over_or_left_the_memory_are_forgotten(tmp_path):
    async def doing(rooms, store):
        thinker = Watched(decides=True)
        table = await table_with(rooms, thinker)
        while not table.playing().is_over:
            if table.playing().actor == 0:
                actor, message = acting(table)
                await table.act(actor, wire.Act(f"{table.version}", message.seen, message.action))
            await asyncio.sleep(0.001)
            assert table.playing().is_over or thinker.forgotten == []
        assert set(thinker.forgotten) == {table.id}
        another = Watched(decides=False)
        other = await table_with(rooms, another)
        other.bots.stop()
        assert rooms.archive_idle(idle=-1) == 2
        assert another.forgotten == [other.id]

    with_rooms(tmp_path, doing)


def test_before_the_game_a_bot_changes_its_level_and_nothing_else(tmp_path):
    async def doing(rooms, store):
        wanted = wire.NewTable("kingdomino-origins", 3, wire.Person("Ada"), bots=["easy"])
        table, _, token = await rooms.open(wanted)
        before = table.seats[2]
        await table.bots.take_seat(token, wire.Replacement(2, "strong"))
        assert table.seats[2] == replace(before, bot="strong")
        assert (await store.seats_of(table.id))[2].bot == "strong"
        await table.start(token)
        with pytest.raises(TableError, match="a bot takes a seat"):
            await table.bots.take_seat(token, wire.Replacement(2, "easy"))
        stop_bots(rooms)

    with_rooms(tmp_path, doing)
