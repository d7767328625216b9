"""A table that can't be read is in nobody else's way: it is left out, and whoever opens it is told why."""

import asyncio
import json
import sqlite3
from contextlib import closing

import httpx
import pytest
import websockets

from lascaux.server import wire
from lascaux.server.home import tables_at_home
from lascaux.server.rooms import Rooms
from lascaux.server.thinking import Thinker
from tests.server.client import PATIENCE, open_table, post, running
from tests.server.test_rooms import Pondering, stop_bots, waiting_for_a_bot, with_rooms

SPOILED = {
    "options that are no JSON": "UPDATE tables SET options = '{' WHERE id = ?",
    "options that are a number": "UPDATE tables SET options = '7' WHERE id = ?",
    "options as bytes": "UPDATE tables SET options = x'ff00' WHERE id = ?",
    "options of no game": """UPDATE tables SET options = '{"mode": "chess"}' WHERE id = ?""",
    "a short seed": "UPDATE tables SET seed = x'0011' WHERE id = ?",
    "a seed of letters": "UPDATE tables SET seed = 'no seed' WHERE id = ?",
    "a game that is none": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "an old revision": "UPDATE tables SET revision = 0 WHERE id = ?",
    "players that are none": "UPDATE tables SET players = 77 WHERE id = ?",
    "a state that is none": "UPDATE tables SET status = 'asleep' WHERE id = ? AND public = 0",
    "a code that is no text": "UPDATE tables SET code = CAST(x'ff' AS TEXT) || id WHERE id = ?",
    "an offer that is none": "UPDATE tables SET offer = '[]' WHERE id = ?",
    "a result that is none": "UPDATE tables SET result = '[]', status = 'over' WHERE id = ? AND public = 0",
    "a seat that is missing": "DELETE FROM seats WHERE table_id = ? AND seat = 0",
    "a seat of no kind": "UPDATE seats SET kind = 'bear' WHERE table_id = ?",
    "a name that is no text": "UPDATE seats SET name = x'ff' WHERE table_id = ?",
    "letters that are none": "UPDATE seats SET name = CAST(x'ff41' AS TEXT) WHERE table_id = ?",
    "stand-ins that are none": "INSERT INTO stand_ins VALUES (?, 'x', 'y', 'z')",
}


@pytest.mark.parametrize("spoiling", SPOILED.values(), ids=SPOILED)
def test_one_bad_row_harms_no_other_table(tmp_path, spoiling):
    async def doing(rooms, store):
        rooms.thinker = Pondering(1)
        public = wire.NewTable("kingdomino-origins", 2, wire.Person("Ana"), public=True)
        bad, fine = [await waiting_for_a_bot(rooms) for _ in "ab"]
        listed_bad, _, bad_token = await rooms.open(public)
        listed_fine, _, token = await rooms.open(public)
        with closing(sqlite3.connect(store.path)) as connection, connection:
            for id_ in (bad.id, listed_bad.id):
                connection.execute(spoiling, (id_,))
        again = Rooms(store, Pondering(1))
        try:
            assert listed_fine.id in [info.table for info in await again.public_tables()]
            await again.resume_all()
            assert fine.id in again.by_id
            home = await tables_at_home(again, [token, bad_token])
            assert listed_fine.id in [one.info.table for one in home]
        finally:
            stop_bots(rooms, again)

    with_rooms(tmp_path, doing)


@pytest.mark.parametrize("spoiling", ["options = '{'", "seed = x'00'", "players = 'two'"])
def test_the_server_answers_everybody_else_and_never_with_an_error_of_its_own(tmp_path, spoiling):
    with running(tmp_path / "tables.db") as server:
        bad, fine = [open_table(server, public=True) for _ in "ab"]
        server.kill()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
            connection.execute(f"UPDATE tables SET {spoiling} WHERE id = ?", (bad["table"],))
        server.start()
        listed = httpx.get(f"{server.url}/api/tables", timeout=PATIENCE)
        assert [info["table"] for info in listed.json()] == [fine["table"]]
        home = httpx.post(f"{server.url}/api/home", json={"tokens": [bad["token"], fine["token"]]})
        assert [one["info"]["table"] for one in home.json()] == [fine["table"]]
        refused = httpx.get(f"{server.url}/api/tables/{bad['table']}")
        assert (refused.status_code, refused.json()["code"]) == (404, "broken")
        assert post(server, f"{bad['table']}/start", bad["token"]).status_code == 404

        assert asyncio.run(said_at_the_door(server, bad["table"]))["problem"]["code"] == "broken"


async def said_at_the_door(server, table):
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    async with websockets.connect(address) as connection:
        return json.loads(await connection.recv())


def test_the_log_tells_the_reason_once(tmp_path, caplog):
    async def doing(rooms, store):
        table, _, _ = await rooms.open(wire.NewTable("stone-age", 2, wire.Person("Ana"), public=True))
        await store.write(("UPDATE tables SET seed = x'00' WHERE id = $1", (table.id,)))
        again = Rooms(store, Thinker(1))
        for _ in range(3):
            assert await again.public_tables() == []
        assert "its seed has 1 bytes" in again.unfit[table.id]

    with_rooms(tmp_path, doing)
    assert caplog.text.count("is set aside") == 1


def test_a_game_of_former_rules_says_so_stays_at_home_and_can_be_read(tmp_path):
    with running(tmp_path / "tables.db") as server:
        ticket = open_table(server)
        post(server, f"{ticket['table']}/start", ticket["token"])
        server.kill()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
            connection.execute("UPDATE tables SET revision = revision - 1")
        server.start()
        home = httpx.post(f"{server.url}/api/home", json={"tokens": [ticket["token"]]}).json()
        assert [one["info"]["table"] for one in home] == [ticket["table"]]
        refused = httpx.get(f"{server.url}/api/tables/{ticket['table']}").json()
        assert refused["code"] == "old-revision"
        assert "was played with revision" in refused["text"]
        kept = httpx.get(f"{server.url}/api/tables/{ticket['table']}/record").text
        assert '"lascaux": "kept"' in kept.splitlines()[0]
        assert "seed" not in kept
        assert len(kept.splitlines()) > 1
