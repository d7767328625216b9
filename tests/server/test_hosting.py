"""Before the game: who may start it while seats are free, and who is asked to leave."""

import httpx

from lascaux.server import presence, wire
from lascaux.server.errors import TableError
from lascaux.server.rooms import Rooms
from lascaux.server.table import Table
from lascaux.server.telling import table_info
from tests.server.client import open_table, post, running
from tests.server.test_rooms import Pondering, stop_bots, with_rooms
from tests.server.test_talk import Guest


async def lobby(rooms: Rooms) -> tuple[Table, list[str]]:
    """Ana has opened a table for four, at the last seat; Bo and Cleo have come."""
    wanted = wire.NewTable("kingdomino-origins", 4, wire.Person("Ana", seat=3))
    table, _, ana = await rooms.open(wanted)
    table.thinker = rooms.thinker = Pondering(1)
    _, bo = await table.take_seat(wire.Person("Bo"))
    _, cleo = await table.take_seat(wire.Person("Cleo"))
    return table, [ana, bo, cleo]


async def code_of(doing) -> str:
    try:
        await doing
    except TableError as refusal:
        return refusal.code
    return ""


def test_while_seats_are_free_a_guest_does_not_start_the_game(tmp_path):
    async def doing(rooms, store):
        table, (ana, bo, cleo) = await lobby(rooms)
        assert table_info(table).host == 3
        for guest in (bo, cleo):
            assert await code_of(table.start(guest)) == "not-host"
        assert table.status == "open"
        await table.start(ana)
        assert table.status == "playing"
        assert table_info(table).host is None
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


def test_at_a_full_table_anybody_may_start(tmp_path):
    async def doing(rooms, store):
        table, (_, _, cleo) = await lobby(rooms)
        await table.take_seat(wire.Person("Dan"))
        await table.start(cleo)
        assert table.status == "playing"
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


def test_after_the_host_whoever_sits_longest_leads(tmp_path):
    async def doing(rooms, store):
        table, (ana, bo, cleo) = await lobby(rooms)
        await table.leave(ana)
        await table.take_seat(wire.Person("Ana", seat=3))
        assert table_info(table).host == 0, "who comes back sits down last"
        assert await code_of(table.start(cleo)) == "not-host"
        rooms.by_id.clear()
        again = await rooms.find(table.id)
        assert table_info(again).host == 0, "it is on disk"
        await table.start(bo)
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


def test_a_table_is_not_stuck_without_its_host(tmp_path, monkeypatch):
    """Whoever has a page open leads when those who sit longer have been away for a while."""

    async def doing(rooms, store):
        table, (ana, _, cleo) = await lobby(rooms)
        guest = await Guest(table).come(cleo)
        assert await code_of(table.start(cleo)) == "not-host"
        monkeypatch.setattr(presence, "PATIENCE", 0.0)
        assert table_info(table).host == 1
        host = await Guest(table).come(ana)
        assert (table_info(table).host, await code_of(table.start(cleo))) == (3, "not-host")
        table.presence.go(host.listener)
        assert await code_of(table.start(cleo)) == ""
        assert guest.heard
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


def test_a_guest_who_is_asked_to_leave_watches_and_has_no_seat_any_more(tmp_path):
    async def doing(rooms, store):
        table, (ana, bo, _) = await lobby(rooms)
        guest = await Guest(table).come(bo)
        await table.hosting.ask_to_leave(ana, 0)
        assert [told["problem"]["code"] for told in guest.of("refused")] == ["asked-to-leave"]
        position = guest.of("position")[-1]
        assert (position["you"], position["info"]["seats"][0]["kind"]) == (None, "open")
        assert await Guest(table).send(wire.Hello(bo)) == "unknown-token"
        rooms.by_id.clear()
        assert (await rooms.find(table.id)).seats[0].kind == "open"
        number, token = await table.take_seat(wire.Person("Bo"))
        assert (number, token == bo) == (0, False)

    with_rooms(tmp_path, doing)


def test_only_the_host_asks_only_guests_and_only_before_the_game(tmp_path):
    async def doing(rooms, store):
        table, (ana, bo, _) = await lobby(rooms)
        ask = table.hosting.ask_to_leave
        assert await code_of(ask(bo, 1)) == "not-host"
        assert await code_of(ask("whoever", 1)) == "no-seat"
        for nobody in (3, 2, 9):  # herself, a free seat, no seat
            assert await code_of(ask(ana, nobody)) == "no-guest"
        await table.bots.take_seat(ana, wire.Replacement(2))
        assert await code_of(ask(ana, 2)) == "no-guest"
        await table.start(ana)
        assert await code_of(ask(ana, 0)) == "started"
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


def test_asking_is_one_call(tmp_path):
    with running(tmp_path / "tables.db") as server:
        ticket = open_table(server, 3)
        other = post(server, f"{ticket['table']}/seats", name="Bo").json()
        assert post(server, f"{ticket['table']}/start", other["token"]).status_code == 403
        path = f"{server.url}/api/tables/{ticket['table']}/seats"
        refused = httpx.delete(f"{path}/0", headers={"authorization": f"Bearer {other['token']}"})
        assert refused.json()["code"] == "not-host"
        done = httpx.delete(f"{path}/1", headers={"authorization": f"Bearer {ticket['token']}"})
        assert done.json()["seats"][1]["kind"] == "open"
        assert httpx.delete(f"{path}/x").status_code == 404
