"""Tables that nobody looks at leave the memory and come back on demand; a failing write changes nothing."""

import asyncio
import json
import sqlite3
from types import SimpleNamespace
from typing import cast

import pytest

from lascaux.engine.errors import LascauxError
from lascaux.games.registry import load
from lascaux.server import wire
from lascaux.server.disk import Conflict, MoveRow, StoreClosed
from lascaux.server.errors import TableError
from lascaux.server.farewell import Farewell
from lascaux.server.helping import MOMENT
from lascaux.server.hub import Listener
from lascaux.server.rooms import Rooms
from lascaux.server.seats import SeatState, bot_seat, seat_for
from lascaux.server.sockets import SocketEnd, greet
from lascaux.server.store import Store
from lascaux.server.table import Table
from lascaux.server.thinking import Decision, Thinker
from lascaux.table.match import Match

ANA_BEGINS = next(
    seed
    for seed in (number.to_bytes(16, "big") for number in range(99))
    if Match(load("kingdomino-origins"), load("kingdomino-origins").setup(2, {}), seed).actor == 0
)


async def opened(rooms: Rooms) -> tuple[Table, str]:
    wanted = wire.NewTable("kingdomino-origins", 2, wire.Person("Ana"))
    table, _, ana = await rooms.open(wanted)
    await table.take_seat(wire.Person("Bo"))
    await table.start(ana)
    return table, ana


def acting(table: Table) -> tuple[int, wire.Act]:
    match = table.playing()
    action = match.game.named(match.state, match.legal()[0])
    return match.actor, wire.Act("one", table.version, action)


class Pondering(Thinker):
    """Its bots never come to a decision."""

    async def choose(self, *_: object, **__: object) -> Decision:
        await asyncio.Event().wait()
        raise AssertionError


async def waiting_for_a_bot(rooms: Rooms) -> Table:
    """A table at which Ana has acted, and the bot is to."""
    wanted = wire.NewTable("kingdomino-origins", 2, wire.Person("Ana"), bots=["random"])
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("lascaux.server.rooms.new_seed", lambda: ANA_BEGINS)
        table, _, ana = await rooms.open(wanted)
    await table.start(ana)
    assert table.playing().actor == 0
    while table.playing().actor != 1:
        actor, message = acting(table)
        await table.act(actor, wire.Act(f"{table.version}", message.seen, message.action))
    return table


def stop_bots(*all_rooms: Rooms) -> None:
    for rooms in all_rooms:
        rooms.thinker.close()
        for table in rooms.by_id.values():
            table.bots.stop()


def with_rooms(tmp_path, doing):
    async def run():
        store = Store(tmp_path / "tables.db")
        try:
            return await doing(Rooms(store, Thinker(1)), store)
        finally:
            store.close()

    return asyncio.run(run())


def test_an_idle_table_is_archived_and_comes_back_as_it_was(tmp_path):
    async def doing(rooms, store):
        table, _ = await opened(rooms)
        seat, message = acting(table)
        version = await table.act(seat, message)
        assert rooms.archive_idle() == 0  # somebody was here a moment ago
        assert rooms.archive_idle(idle=-1) == 1
        assert rooms.by_id == {}
        again = await rooms.find(table.code)
        assert again is not table
        assert again.version == version
        assert again.playing().state.pack() == table.playing().state.pack()
        assert await again.act(seat, message) == version  # sent again: it was carried out before

    with_rooms(tmp_path, doing)


def test_names_stay_with_the_game_whoever_leaves_and_whenever_it_comes_back(tmp_path):
    async def doing(rooms, store):
        wanted = wire.NewTable("kingdomino-origins", 3, wire.Person("Ana"), bots=["random"])
        table, _, ana = await rooms.open(wanted)
        _, bo = await table.take_seat(wire.Person("Bo"))
        rooms.thinker = table.thinker = Pondering(1)
        await table.start(ana)
        await table.leave(bo)
        assert table.playing().names[:2] == ["Ana", "Bo"]
        await table.bots.take_seat(ana, wire.Replacement(1))
        table.status = "over"
        await table.leave(ana)
        assert [seat.kind for seat in table.seats] == ["left", "bot", "bot"]
        names = table.playing().names
        stop_bots(rooms)
        del rooms.by_id[table.id]
        again = await rooms.find(table.id)
        assert names == again.playing().names == ["Ana", *[seat.name for seat in table.seats[1:]]]
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


def test_a_table_that_somebody_listens_to_stays(tmp_path):
    async def doing(rooms, store):
        table, _ = await opened(rooms)
        table.presence.listeners.add(cast(Listener, object()))
        assert rooms.archive_idle(idle=-1) == 0

    with_rooms(tmp_path, doing)


def test_a_table_stays_for_a_socket_that_has_not_said_hello(tmp_path):
    """Else it would greet a table that another one stands for by now."""

    async def doing(rooms, store):
        table, _ = await opened(rooms)
        events, sent = asyncio.Queue(), []
        settings = SimpleNamespace(is_unlimited=True)
        state = SimpleNamespace(rooms=rooms, settings=settings, farewell=Farewell(rooms))
        scope = {"app": SimpleNamespace(state=state), "state": {"write": sent.extend}}

        async def send(event):
            pass

        events.put_nowait({"type": "websocket.connect"})
        scope["path_params"] = {"table": table.id}
        visiting = asyncio.create_task(SocketEnd()(scope, events.get, send))
        while not table.presence.visitors:
            assert not visiting.done()
            await asyncio.sleep(0.01)
        assert rooms.archive_idle(idle=-1) == 0
        events.put_nowait({"type": "websocket.disconnect"})
        await visiting
        assert rooms.archive_idle(idle=-1) == 1

    with_rooms(tmp_path, doing)


def test_a_move_that_cannot_be_written_was_never_made(tmp_path):
    async def doing(rooms, store):
        table, _ = await opened(rooms)
        seat, message = acting(table)
        before, version = table.playing().state.pack(), table.version
        with sqlite3.connect(store.path) as other:  # takes the place of the next move
            other.execute("INSERT INTO moves VALUES (?, ?, 'act', 0, '{}', '', 0)", (table.id, version + 1))
        with pytest.raises(Conflict):
            await table.act(seat, message)
        assert (table.playing().state.pack(), table.version) == (before, version)

    with_rooms(tmp_path, doing)


def test_a_bot_goes_on_when_the_disk_takes_its_move_again(tmp_path, monkeypatch):
    monkeypatch.setattr("lascaux.server.bot_seats.DISK_PAUSE", 0.05)

    async def doing(rooms, store):
        table = await waiting_for_a_bot(rooms)
        store.writer.execute("PRAGMA query_only=ON")
        version = table.version
        await asyncio.sleep(1.5)
        assert table.version == version
        store.writer.execute("PRAGMA query_only=OFF")
        for _ in range(1000):
            await asyncio.sleep(0.05)
            if table.version > version:
                break
        assert table.version > version
        rooms.thinker.close()

    with_rooms(tmp_path, doing)


def test_one_failing_job_takes_no_other_with_it(tmp_path):
    """Moves that wait together go in by one statement; if that fails, each is tried for itself."""

    async def doing(rooms, store):
        table, _ = await opened(rooms)
        good = [MoveRow(table.id, 1000 + n, "act", 0, "{}", "") for n in range(5)]
        jobs = [store.write(moves=[row]) for row in [*good, good[0]]]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert done[:5] == [None] * 5
        assert isinstance(done[5], Conflict)
        stored = await store.read("SELECT version FROM moves WHERE version >= 1000 ORDER BY version")
        assert stored == [(1000 + n,) for n in range(5)]

    with_rooms(tmp_path, doing)


def test_a_closed_store_says_so(tmp_path):
    async def doing(rooms, store):
        table, _ = await opened(rooms)
        await asyncio.to_thread(store.close)
        with pytest.raises(StoreClosed):
            await table.act(*acting(table))

    with_rooms(tmp_path, doing)


def test_a_table_whose_first_person_finds_no_seat_is_not_opened(tmp_path):
    async def doing(rooms, store):
        with pytest.raises(TableError):
            await rooms.open(wire.NewTable("stone-age", 2, wire.Person("Ana", seat=1), bots=["greedy"]))
        assert rooms.by_id == {}
        assert await store.read("SELECT id FROM tables") == []

    with_rooms(tmp_path, doing)


def test_whoever_starts_is_on_disk_and_so_are_the_bots_that_fill_the_table(tmp_path):
    async def doing(rooms, store):
        table, _, ana = await rooms.open(wire.NewTable("stone-age", 3, wire.Person("Ana", seat=1)))
        await table.start(ana)
        rooms.archive_idle(idle=-1)
        again = await Rooms(store, Thinker(1)).find(table.id)
        assert [seat.kind for seat in again.seats] == ["bot", "person", "bot"]
        assert again.seats == table.seats
        assert again.owner(ana) == 1

    with_rooms(tmp_path, doing)


class Ear(Listener):
    """Hears what a table says, instead of a socket."""

    def __init__(self) -> None:
        super().__init__(None, self.hear)
        self.heard: list[dict] = []

    def hear(self, messages: list[bytes]) -> None:
        self.heard += [message for message in map(json.loads, messages) if message["type"] == "position"]

    @property
    def here(self) -> list[bool]:
        return [seat["here"] for seat in self.heard[-1]["info"]["seats"]]


def test_whoever_comes_is_told_at_once_and_the_others_a_moment_later(tmp_path):
    async def doing(rooms, store):
        table, _, ana_token = await rooms.open(wire.NewTable("stone-age", 2, wire.Person("Ana")))
        _, bo_token = await table.take_seat(wire.Person("Bo"))
        ana, bo = Ear(), Ear()
        greet(table, ana, 0, ana_token)
        greet(table, bo, 0, bo_token)
        assert (ana.here, bo.here) == ([True, False], [True, True])
        await asyncio.sleep(2 * MOMENT)
        assert ana.here == [True, True]
        assert (len(ana.heard), len(bo.heard)) == (2, 1)  # Bo knew already
        table.presence.listeners.discard(bo)
        table.presence.came_or_went(0)
        await asyncio.sleep(2 * MOMENT)
        assert ana.here == [True, False]

    with_rooms(tmp_path, doing)


def test_a_move_tells_who_came_before_it(tmp_path):
    async def doing(rooms, store):
        table, ana_token = await opened(rooms)
        ana, watcher = Ear(), Ear()
        greet(table, watcher, 0)
        greet(table, ana, 0, ana_token)
        assert watcher.here == [False, False]
        await table.act(*acting(table))
        assert watcher.here == [True, False]
        told = len(watcher.heard)
        await asyncio.sleep(2 * MOMENT)
        assert len(watcher.heard) == told  # nothing is said twice

    with_rooms(tmp_path, doing)


def test_a_code_that_another_table_has_is_not_given_twice(tmp_path, monkeypatch):
    codes = iter(["table one", "abc", "table two", "abc", "table three", "abd"])
    monkeypatch.setattr("lascaux.server.rooms.new_code", lambda length: next(codes))

    async def doing(rooms, store):
        first, second = [
            (await rooms.open(wire.NewTable("stone-age", 2, wire.Person("Ana"))))[0] for _ in "ab"
        ]
        assert (first.code, second.code) == ("abc", "abd")
        assert list(rooms.by_id) == ["table one", "table three"]
        assert (await rooms.find("abd")) is second

    with_rooms(tmp_path, doing)


@pytest.mark.parametrize(
    ("spoiling", "code"),
    [
        ("UPDATE tables SET revision = revision - 1 WHERE id = $1", "old-revision"),
        ('UPDATE moves SET content = \'{"do": "fly"}\' WHERE table_id = $1 AND actor >= 0', "broken"),
        ("UPDATE moves SET content = '{}' WHERE table_id = $1 AND actor < 0", "broken"),
        ("DELETE FROM moves WHERE table_id = $1 AND version = 1", "broken"),
    ],
)
def test_a_table_that_cannot_go_on_is_in_nobody_elses_way(tmp_path, spoiling, code):
    """A server must start, and list its tables, though one of them was played by older rules or is broken."""

    async def doing(rooms, store):
        rooms.thinker = Pondering(1)
        old, fine = await waiting_for_a_bot(rooms), await waiting_for_a_bot(rooms)
        public = wire.NewTable("kingdomino-origins", 2, wire.Person("Ana"), public=True)
        await rooms.open(public)
        listed, _, _ = await rooms.open(public)
        await store.write(
            (spoiling, (old.id,)), ("UPDATE tables SET revision = 0 WHERE code = $1", (listed.code,))
        )
        again = Rooms(store, Pondering(1))
        await again.resume_all()
        assert list(again.by_id) == [fine.id]
        assert len(await again.public_tables()) == 1
        stop_bots(rooms, again)
        with pytest.raises(LascauxError) as refusal:
            await again.find(old.id)
        assert refusal.value.code == code

    with_rooms(tmp_path, doing)


def test_a_bot_never_has_the_name_of_a_person(tmp_path):
    async def doing(rooms, store):
        table, _, _ = await rooms.open(
            wire.NewTable("stone-age", 3, wire.Person("Orin"), bots=["greedy"] * 2)
        )
        assert [seat.name for seat in table.seats] == ["Orin", "Tika", "Suna"]
        with pytest.raises(TableError) as refusal:
            seat_for([*table.seats, SeatState()], wire.Person("Tika"))
        assert refusal.value.code == "same-name"

    with_rooms(tmp_path, doing)


def test_after_a_start_only_bots_go_on_by_themselves(tmp_path):
    """However many games wait for somebody: they come back when they are asked for."""

    async def doing(rooms, store):
        rooms.thinker = Pondering(1)
        people, _ = await opened(rooms)
        waiting, bots = await waiting_for_a_bot(rooms), await waiting_for_a_bot(rooms)
        stop_bots(rooms)
        waiting.thinker = Thinker(1)
        waiting.bots.task = None
        waiting.bots.wake()
        while waiting.playing().actor != 0:
            await asyncio.sleep(0.02)
        again = Rooms(store, Pondering(1))
        await again.resume_all()
        assert list(again.by_id) == [bots.id]
        for table in (people, waiting):
            assert (await again.find(table.id)).version == table.version
        stop_bots(rooms, again)

    with_rooms(tmp_path, doing)


def test_there_is_a_name_for_any_number_of_bots():
    seats: list[SeatState] = []
    while len(seats) < 9:
        seats.append(bot_seat(seats, "greedy"))
    assert len({seat.name for seat in seats}) == 9


def test_people_have_the_sign_that_they_chose_and_bots_one_that_is_free(tmp_path):
    async def doing(rooms, store):
        wanted = wire.NewTable("stone-age", 4, wire.Person("Ana", "bison"), bots=["greedy", "random"])
        table, _, _ = await rooms.open(wanted)
        assert [seat.name for seat in table.seats] == ["Ana", "", "Orin", "Tika"]
        bots = [seat.sign for seat in table.seats[2:]]
        assert bots == ["wolf", "lion"]
        await table.take_seat(wire.Person("Bo", "lion"))
        signs = [seat.sign for seat in table.seats]
        assert signs == ["bison", "lion", "wolf", "bear"], "a bot gives way"
        rooms.archive_idle(idle=-1)
        again = await rooms.find(table.id)
        assert [seat.sign for seat in again.seats] == signs, "that is on disk, too"

    with_rooms(tmp_path, doing)


def test_a_sign_that_a_person_has_goes_to_nobody_else(tmp_path):
    async def doing(rooms, store):
        wanted = wire.NewTable("stone-age", 3, wire.Person("Ana", "bear"), bots=["greedy"])
        table, _, _ = await rooms.open(wanted)
        await table.take_seat(wire.Person("Bo", "bear"))
        assert [seat.sign for seat in table.seats] == ["bear", "bison", "wolf"]

    with_rooms(tmp_path, doing)
