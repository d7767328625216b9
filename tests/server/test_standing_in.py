"""A table need not wait for ever for somebody who is away: a bot stands in until they are back."""

import asyncio
import json
from dataclasses import replace

import pytest

from lascaux.server import presence, wire
from lascaux.server.errors import TableError
from lascaux.server.hub import Listener
from lascaux.server.rooms import Rooms
from lascaux.server.sockets import carry_out
from lascaux.server.table import Table
from lascaux.server.thinking import Thinker
from tests.server.test_rooms import ANA_BEGINS, Pondering, acting, stop_bots, with_rooms


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    monkeypatch.setattr(presence, "PATIENCE", 0.0)
    monkeypatch.setattr("lascaux.server.rooms.new_seed", lambda: ANA_BEGINS)


async def waiting_for_ana(rooms: Rooms) -> tuple[Table, str, str]:
    """Ana begins, but neither she nor Bo is here yet. Bots are slower than this."""
    table, _, ana = await rooms.open(wire.NewTable("kingdomino-origins", 2, wire.Person("Ana")))
    _, bo = await table.take_seat(wire.Person("Bo"))
    table.thinker = Pondering(1)
    await table.start(bo)
    return table, ana, bo


async def comes(table: Table, token: str) -> tuple[Listener, list[bytes]]:
    heard: list[bytes] = []
    listener = Listener(None, heard.extend)
    await carry_out(table, listener, wire.Hello(token))
    return listener, heard


def test_a_bot_stands_in_under_the_name_and_the_sign_that_are_known(tmp_path):
    async def doing(rooms, store):
        table, _, bo = await waiting_for_ana(rooms)
        before = table.seats[0]
        await table.bots.take_seat(bo, wire.Replacement(0))
        seat = table.seats[0]
        assert (seat.kind, seat.bot, seat.name, seat.sign) == ("bot", "fair", before.name, before.sign)
        assert table.playing().names == ["Ana", "Bo"]
        assert table.bots.task is not None, "it begins to think"
        _, heard = await comes(table, bo)
        assert b'"stands_in":true' in heard[-1]
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


@pytest.mark.parametrize(
    ("asked", "plays"),
    [(weak, "fair") for weak in ("random", "greedy", "easy", "casual")]
    + [(strong, strong) for strong in ("fair", "strong", "expert")],
)
def test_a_stand_in_plays_sensibly_and_only_a_stand_in_must(tmp_path, asked, plays):
    async def doing(rooms, store):
        table, _, bo = await waiting_for_ana(rooms)
        await table.bots.take_seat(bo, wire.Replacement(0, asked))
        assert table.seats[0].bot == plays
        table.seats[0] = replace(table.seats[0], kind="left")
        await table.bots.take_seat(bo, wire.Replacement(0, asked))
        assert table.seats[0].bot == asked, "nobody will come back to this seat"
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


def test_whoever_comes_back_plays_on_and_the_bot_does_not(tmp_path):
    async def doing(rooms, store):
        table, ana, bo = await waiting_for_ana(rooms)
        await table.bots.take_seat(bo, wire.Replacement(0))
        version, thinking = table.version, table.bots.task
        listener, _ = await comes(table, ana)
        assert (listener.seat, table.seats[0].kind, table.seats[0].bot) == (0, "person", "")
        assert thinking
        await asyncio.wait([thinking], timeout=5)
        assert thinking.cancelled(), "nobody thinks about it any longer"
        assert not table.bots.is_playing
        assert table.version == version
        await table.act(*acting(table))
        assert table.version > version
        rooms.archive_idle(idle=-1)
        table.presence.listeners.clear()
        rooms.archive_idle(idle=-1)
        assert (await rooms.find(table.id)).seats[0].kind == "person", "it is on disk"

    with_rooms(tmp_path, doing)


def test_a_stand_in_is_still_one_after_the_server_has_begun_anew(tmp_path):
    async def doing(rooms, store):
        table, ana, bo = await waiting_for_ana(rooms)
        await table.bots.take_seat(bo, wire.Replacement(0))
        stop_bots(rooms)
        del rooms.by_id[table.id]
        rooms.thinker = Pondering(1)
        again = await rooms.find(table.id)
        assert again.seats[0].info(False).stands_in
        listener, _ = await comes(again, ana)
        assert (listener.seat, again.seats[0].kind) == (0, "person")
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


def report_in(heard: list[bytes]) -> dict | None:
    """What the answer to a hello tells of the bot; the position comes last."""
    return json.loads(heard[-1])["stood_in"]


async def played_for_ana(rooms: Rooms) -> tuple[Table, str, list[int]]:
    """A bot has played for her until it was Bo's turn; the versions that it made."""
    table, ana, bo = await waiting_for_ana(rooms)
    table.thinker = Thinker(1)
    before = table.version
    await table.bots.take_seat(bo, wire.Replacement(0))
    while table.playing().actor == 0:
        await asyncio.sleep(0.02)
    stop_bots(rooms)
    return table, ana, [entry.version for entry in table.log[before:] if entry.by == 0]


@pytest.mark.parametrize("is_restarted", [False, True])
def test_whoever_comes_back_is_told_what_the_bot_did_for_them_until_they_act(tmp_path, is_restarted):
    async def doing(rooms, store):
        table, ana, done = await played_for_ana(rooms)
        assert done
        if is_restarted:
            del rooms.by_id[table.id]
            table = await rooms.find(table.id)
        _, heard = await comes(table, ana)
        told = {"versions": done, "at": table.standing.index(done[0])}
        assert report_in(heard) == told
        assert table.log[table.standing.index(done[0])].version == done[0], "nothing was taken back here"
        if is_restarted:
            table.presence.listeners.clear()
            del rooms.by_id[table.id]
            table = await rooms.find(table.id)
        assert report_in((await comes(table, ana))[1]) == told, "a reload changes nothing"
        while table.playing().actor != 0:
            actor, message = acting(table)
            await table.act(actor, wire.Act(f"{table.version}", message.seen, message.action))
        assert report_in((await comes(table, ana))[1]) == told, "the others have acted, she has not"
        await table.act(*acting(table))
        assert report_in((await comes(table, ana))[1]) is None

    with_rooms(tmp_path, doing)


def test_nobody_else_is_told_and_what_was_taken_back_is_not(tmp_path):
    async def doing(rooms, store):
        table, ana, done = await played_for_ana(rooms)
        bo = Listener(None, lambda messages: None)
        bo.seat = 1
        table.presence.listeners.add(bo)
        _, heard = await comes(table, "")
        assert report_in(heard) is None
        _, heard = await comes(table, ana)
        assert report_in(heard) is not None
        assert table.standing_in.report(1) is None
        table.standing.remove(done[0])
        told = table.standing_in.report(0)
        assert done[0] not in (told.versions if told else [])

    with_rooms(tmp_path, doing)


def test_nobody_who_is_here_or_is_not_waited_for_is_replaced(tmp_path):
    async def doing(rooms, store):
        table, ana, bo = await waiting_for_ana(rooms)
        listener, _ = await comes(table, ana)
        await refused(table, bo, 0)  # she is here
        await refused(table, ana, 1)  # nobody waits for him
        await refused(table, ana, 9)
        table.presence.listeners.discard(listener)
        await refused(table, "whoever", 0)
        await table.bots.take_seat(bo, wire.Replacement(0))
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


async def refused(table: Table, token: str, seat: int) -> None:
    before = list(table.seats)
    with pytest.raises(TableError):
        await table.bots.take_seat(token, wire.Replacement(seat))
    assert table.seats == before


@pytest.mark.parametrize("what", ["waits", "went"])
def test_a_table_waits_for_a_while(tmp_path, monkeypatch, what):
    """Since the move before, and since they went."""

    async def doing(rooms, store):
        table, ana, bo = await waiting_for_ana(rooms)
        monkeypatch.setattr(presence, "PATIENCE", 60.0)
        table.presence.waits_since -= 61
        if what == "waits":
            table.presence.waits_since += 2
        else:
            listener, _ = await comes(table, ana)
            table.presence.listeners.discard(listener)
            table.presence.came_or_went(0)
        await refused(table, bo, 0)
        table.presence.waits_since -= 61
        table.presence.away_since[0] = table.presence.waits_since
        await table.bots.take_seat(bo, wire.Replacement(0))
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


def test_only_the_own_token_brings_a_seat_back(tmp_path):
    async def doing(rooms, store):
        table, _, bo = await waiting_for_ana(rooms)
        await table.bots.take_seat(bo, wire.Replacement(0))
        for token in ("", "whoever"):
            listener = Listener(None, lambda messages: None)
            if token:
                with pytest.raises(TableError):
                    await carry_out(table, listener, wire.Hello(token))
            else:
                await carry_out(table, listener, wire.Hello(token))
            assert (listener.seat, table.seats[0].kind) == (None, "bot")
        listener, _ = await comes(table, bo)
        assert (listener.seat, table.seats[0].kind) == (1, "bot")
        stop_bots(rooms)

    with_rooms(tmp_path, doing)
