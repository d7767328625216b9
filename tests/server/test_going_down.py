"""A server that is told to stop begins nothing new, tells its pages, loses no move, and comes back whole."""

import asyncio
import contextlib
import json

import httpx
import msgspec
import pytest
import websockets

from lascaux.server import wire
from lascaux.server.app import lifespan, make_app
from lascaux.server.farewell import GOING_DOWN
from lascaux.server.hub import Outbox
from lascaux.server.settings import Settings
from tests.server.client import PATIENCE, open_table, post, running, sit


async def play(server, ticket, acknowledged, heard):
    """Until the server closes the socket."""
    async with sit(server, ticket["table"], ticket["token"]) as person:
        try:
            while await person.my_turn():
                id_ = f"{ticket['seat']}-{len(acknowledged)}"
                answer = await person.act(person.position["options"][0]["action"], id_=id_)
                assert answer["type"] == "done", answer
                acknowledged.append((answer["version"], id_))
        except websockets.ConnectionClosed as closed:
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:  # what came before it was closed
                    await person.receive()
            code = None if closed.rcvd is None else closed.rcvd.code
            heard.append((code, any(one["type"] == "restarting" for one in person.messages)))


async def stop_among_moves(server, tickets):
    acknowledged, heard = [], []
    playing = [asyncio.create_task(play(server, one, acknowledged, heard)) for one in tickets]
    while len(acknowledged) < 12:
        await asyncio.sleep(0.005)
    assert await asyncio.to_thread(server.stop) == 0
    await asyncio.gather(*playing)
    return acknowledged, heard


async def look_again(server, tickets):
    async with contextlib.AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(sit(server, one["table"], one["token"])) for one in tickets]
        return [seat.position for seat in seats]


def test_both_people_come_back_to_the_same_game_and_no_acknowledged_move_is_lost(tmp_path):
    with running(tmp_path / "tables.db") as server:
        tickets = [ana := open_table(server, 2)]
        tickets.append(post(server, f"{ana['table']}/seats", name="Bo").json())
        assert post(server, f"{ana['table']}/start", ana["token"]).status_code == 200
        acknowledged, heard = asyncio.run(stop_among_moves(server, tickets))
        assert heard == [(GOING_DOWN, True)] * 2
        server.start()
        first, second = asyncio.run(look_again(server, tickets))
    assert first["version"] == second["version"] >= max(version for version, _ in acknowledged)
    own = [entry["by"] for entry in first["log"] if entry["kind"] == "act"]
    assert len(own) - len(acknowledged) in (0, 1, 2)  # one of each may be on disk without its answer
    assert first["view"] == second["view"]


def test_what_was_sent_again_after_the_restart_is_done_once(tmp_path):
    with running(tmp_path / "tables.db") as server:
        ana = open_table(server, 2, ["random"])
        post(server, f"{ana['table']}/start", ana["token"])

        async def act_once():
            async with sit(server, ana["table"], ana["token"]) as person:
                await person.my_turn()
                sent = {"seen": person.position["version"], "id_": "the-one"}
                action = person.position["options"][0]["action"]
                return action, sent, (await person.act(action, **sent))["version"]

        async def act_again(action, sent):
            async with sit(server, ana["table"], ana["token"]) as person:
                return await person.act(action, **sent)

        action, sent, version = asyncio.run(act_once())
        assert server.stop() == 0
        server.start()
        answer = asyncio.run(act_again(action, sent))
    assert (answer["type"], answer["version"]) == ("done", version)


@contextlib.asynccontextmanager
async def in_process(tmp_path):
    """The application, and somebody who asks it."""
    app = make_app(Settings(tmp_path / "tables.db", workers=1, is_unlimited=True))
    transport = httpx.ASGITransport(app)
    async with lifespan(app), httpx.AsyncClient(transport=transport, base_url="http://lascaux") as asking:
        yield app.state, asking


PERSON = {"name": "Ana"}
NEW = {"game": "kingdomino-origins", "players": 2, "bots": [], "person": PERSON}


def test_nothing_new_begins_while_it_goes_down(tmp_path):
    async def run():
        async with in_process(tmp_path) as (state, asking):
            ticket = (await asking.post("/api/tables", json=NEW)).json()
            state.farewell.is_on = True
            table = f"/api/tables/{ticket['table']}"
            for path, content in {
                "/api/tables": NEW,
                "/api/guided/kingdomino-origins": PERSON,
                f"{table}/start": {},
                f"{table}/rematch": {"order": "rotate"},
                f"{table}/come": {"salt": "0011"},
                f"/api/replays/{ticket['table']}/0/play": {"seat": 0, "person": PERSON, "bots": ["casual"]},
            }.items():
                seat = {"authorization": f"Bearer {ticket['token']}"}
                answer = await asking.post(path, json=content, headers=seat)
                assert (answer.status_code, answer.json()["code"]) == (503, "going-down"), path
            assert (await asking.get(table)).status_code == 200

    asyncio.run(run())


async def heard_at_the_end(state, seconds):
    """By somebody at a table at which something takes so long."""
    table, *_ = await state.rooms.open(msgspec.convert(NEW, wire.NewTable))
    heard = []

    async def send(message):
        heard.append(message.get("text") or message.get("code"))

    outbox = Outbox(send, lambda: None)
    state.farewell.outboxes.add(outbox)

    async def work():
        async with table.lock:
            await asyncio.sleep(seconds)
            outbox.write([b"done"])

    working = asyncio.create_task(work())
    await asyncio.sleep(0)
    await state.farewell.say()
    working.cancel()
    return heard


@pytest.mark.parametrize(("seconds", "answers"), [(0.1, ["done"]), (60, [])])
def test_what_was_begun_is_answered_before_the_end_unless_it_hangs(tmp_path, monkeypatch, seconds, answers):
    monkeypatch.setattr("lascaux.server.farewell.WRITTEN_WITHIN", 1)

    async def run():
        async with in_process(tmp_path) as (state, _):
            return await heard_at_the_end(state, seconds)

    assert asyncio.run(run()) == ['{"type":"restarting"}', *answers, GOING_DOWN]


async def told(asking, path="/api/ready"):
    answer = await asking.get(path)
    return answer.status_code, answer.json().get("code")


def test_it_is_ready_as_long_as_it_can_write_and_stays(tmp_path, monkeypatch):
    async def run():
        async with in_process(tmp_path) as (state, asking):
            assert await told(asking) == (200, None)
            with monkeypatch.context() as broken:
                broken.setattr(state.rooms.store, "can_write", lambda: asyncio.sleep(0, False))
                assert await told(asking) == (503, "not-written")
                assert await told(asking, "/api/health") == (200, None)
            state.farewell.is_on = True
            assert await told(asking) == (503, "going-down")
            assert await told(asking, "/api/health") == (200, None)

    asyncio.run(run())


def test_a_disk_that_hangs_is_not_ready(tmp_path, monkeypatch):
    monkeypatch.setattr("lascaux.server.api_server.READY_WITHIN", 0.05)

    async def run():
        async with in_process(tmp_path) as (state, asking):
            monkeypatch.setattr(state.rooms.store, "can_write", lambda: asyncio.sleep(60, True))
            assert await told(asking) == (503, "not-written")

    asyncio.run(run())


def test_it_lives_however_often_somebody_asks(tmp_path):
    with running(tmp_path / "tables.db", "limited") as server, httpx.Client(timeout=PATIENCE) as asking:
        codes = {asking.get(f"{server.url}/api/health").status_code for _ in range(300)}
    assert codes == {200}


def test_a_page_hears_it_before_its_socket_is_closed(tmp_path):
    """And what is written to it until then arrives."""
    with running(tmp_path / "tables.db") as server:
        ana = open_table(server, 2)

        async def listen():
            address = f"ws://127.0.0.1:{server.port}/api/tables/{ana['table']}/socket"
            async with websockets.connect(address) as connection:
                await connection.send(json.dumps({"type": "hello", "token": ana["token"]}))
                await connection.recv()
                for number in range(3):
                    line = {"type": "say", "id": f"{number}", "text": f"line {number}", "name": ""}
                    await connection.send(json.dumps(line))
                while json.loads(await connection.recv())["type"] != "done":
                    pass
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                heard = []
                with contextlib.suppress(websockets.ConnectionClosedError):
                    async for message in connection:
                        heard.append(json.loads(message)["type"])
                return heard, connection.close_code, await stopping

        heard, code, status = asyncio.run(listen())
    assert "restarting" in heard
    assert (code, status) == (GOING_DOWN, 0)
