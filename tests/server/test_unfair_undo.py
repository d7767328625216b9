"""While a bot stands in for somebody who is away, nobody takes back what they would have to agree to."""

from dataclasses import replace

import pytest

from lascaux.server import presence, wire
from lascaux.server.errors import TableError
from lascaux.server.rooms import Rooms
from lascaux.server.table import Table
from lascaux.server.telling import undo_state
from lascaux.table.record import read_record, write_record
from lascaux.table.tape import Seating, Undone
from tests.server.test_rooms import ANA_BEGINS, Pondering, acting, stop_bots, with_rooms
from tests.server.test_standing_in import comes


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    monkeypatch.setattr(presence, "PATIENCE", 0.0)
    monkeypatch.setattr("lascaux.server.rooms.new_seed", lambda: ANA_BEGINS)


async def act(table: Table) -> None:
    actor, message = acting(table)
    await table.act(actor, wire.Act(f"{table.version}", message.seen, message.action))


async def deserted(rooms: Rooms) -> tuple[Table, str, str]:
    """Ana has acted, Bo is to act and away: a bot plays for him, but has not come to a decision yet."""
    table, _, ana = await rooms.open(wire.NewTable("kingdomino-origins", 2, wire.Person("Ana")))
    _, bo = await table.take_seat(wire.Person("Bo"))
    table.thinker = rooms.thinker = Pondering(1)
    await table.start(ana)
    while not (table.playing().actor == 1 and table.playing().steps_to_undo(0)):
        await act(table)
    await table.bots.take_seat(ana, wire.Replacement(1, "random"))
    assert table.seats[1].bot == "fair"
    return table, ana, bo


async def bot_acts(table: Table) -> None:
    """As if it had thought; until Ana's last decision is none that she may take back alone."""
    while table.playing().actor == 1 or table.playing().free_undo(0):
        trial = table.playing().branch()
        before = len(trial.steps)
        trial.play(trial.actor, trial.legal()[0])
        await table.commit(trial, trial.steps[before:])


async def undo(table: Table, seat: int, id_: str = "u", **more: bool) -> str:
    """The code of the refusal; empty if it is done."""
    try:
        await table.undoing.undo(seat, wire.Undo(id_, table.version, **more))
    except TableError as refusal:
        return refusal.code
    return ""


def test_nothing_that_others_must_agree_to_is_taken_back_while_a_bot_stands_in(tmp_path):
    async def doing(rooms, store):
        table, _, _ = await deserted(rooms)
        await bot_acts(table)
        version = table.version
        for ask in (False, True):
            assert await undo(table, 0, ask=ask) == "must-wait"
        assert (table.version, table.undoing.wish) == (version, None)
        told = undo_state(table, 0)
        assert (told.away, bool(told.back)) == ([1], True), "the page can say why"
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


def test_when_they_are_back_they_are_asked(tmp_path):
    async def doing(rooms, store):
        table, _, bo = await deserted(rooms)
        await bot_acts(table)
        listener, _ = await comes(table, bo)
        assert listener.seat == 1
        assert await undo(table, 0) == "must-ask"
        assert await undo(table, 0, ask=True) == ""
        assert undo_state(table, 1).asked_by == 0
        version = table.version
        await table.undoing.consent(1, wire.Consent("c", table.version, 0, True))
        assert table.version == version + 1, "all have agreed"
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


def test_a_wish_waits_for_whoever_was_replaced_after_it(tmp_path):
    """With the agreement of those who are there it is not done."""

    async def doing(rooms, store):
        table, _, _ = await deserted(rooms)
        table.seats[1] = replace(table.seats[1], kind="person", bot="")
        table.bots.stop()
        while table.playing().actor != 1 or table.playing().free_undo(0):
            await act(table)
        assert await undo(table, 0, ask=True) == ""
        wish, version = table.undoing.wish, table.version
        assert wish is not None
        table.seats[1] = replace(table.seats[1], kind="bot", bot="fair")
        assert table.undoing.people_but(0) == {1}
        await table.undoing.agree(wish, 2)
        assert table.version == version
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


def test_what_is_free_stays_free_and_against_bots_alone_everything_is(tmp_path):
    async def doing(rooms, store):
        table, _, _ = await deserted(rooms)
        await bot_acts(table)
        while not table.playing().free_undo(0):
            assert table.playing().actor == 0
            await act(table)
        assert await undo(table, 0) == ""
        table.seats[1] = replace(table.seats[1], token=b"")
        assert undo_state(table, 0).away == []
        assert await undo(table, 0, "u2") == ""
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


def test_whoever_left_for_good_is_not_asked_any_more(tmp_path):
    async def doing(rooms, store):
        table, ana, bo = await deserted(rooms)
        await bot_acts(table)
        await comes(table, bo)
        await table.leave(bo)
        assert table.undoing.people_but(0) == set()
        await table.bots.take_seat(ana, wire.Replacement(1, "easy"))
        assert table.undoing.people_but(0) == set()
        assert await undo(table, 0) == ""
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


@pytest.mark.parametrize("is_restarted", [False, True])
def test_the_record_tells_who_played_for_whom_and_what_was_taken_back(tmp_path, is_restarted):
    async def doing(rooms, store):
        table, ana, bo = await deserted(rooms)
        await bot_acts(table)
        await comes(table, bo)
        assert await undo(table, 0, ask=True) == ""
        await table.undoing.consent(1, wire.Consent("c", table.version, 0, True))
        await table.leave(bo)
        await table.bots.take_seat(ana, wire.Replacement(1, "easy"))
        stop_bots(rooms)
        live = write_record(table.playing())
        if is_restarted:
            del rooms.by_id[table.id]
            table = await rooms.find(table.id)
        assert write_record(table.playing()) == live
        told = [one for one in read_record(live).tape if isinstance(one, Seating | Undone)]
        assert [one for one in told if isinstance(one, Seating)] == [
            Seating(1, "stand-in", "fair"),
            Seating(1, "person"),
            Seating(1, "bot", "easy"),
        ]
        assert [one.by for one in told if isinstance(one, Undone)] == [0]
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


def test_a_bot_that_sat_down_before_records_told_of_it_is_not_told(tmp_path):
    async def doing(rooms, store):
        table, _, bo = await deserted(rooms)
        table.playing().tape.pop()
        await comes(table, bo)
        assert table.seats[1].kind == "person"
        assert not [one for one in table.playing().tape if isinstance(one, Seating)]
        assert read_record(write_record(table.playing())).tape
        stop_bots(rooms)

    with_rooms(tmp_path, doing)
