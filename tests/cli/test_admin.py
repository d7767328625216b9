"""`lascaux admin`: the same acts by the file alone and through a running server."""

import asyncio
import json
import sqlite3
from contextlib import closing

import httpx
import pytest
import websockets

from lascaux.server.holding import hold
from tests.server.client import PATIENCE, open_table, post, running, sit


@pytest.fixture
def db(here):
    return here / "lascaux.db"


@pytest.fixture
def server(db):
    with running(db) as running_server:
        yield running_server


@pytest.fixture(params=["running", "stopped"])
def admin(request, server, process, lascaux, db):
    """Through the server, or when it has ended."""

    def run(*words):
        if request.param == "stopped":
            server.stop()
            done = lascaux("admin", *words)
            server.start()
            return done
        held = hold(db)  # as `lascaux serve` does
        done = process("admin", *words)
        held.close()
        return done

    return run


def code(server, table) -> str:
    answer = httpx.get(f"{server.url}/api/tables/{table}", timeout=PATIENCE).json()
    return answer.get("code", "") if "text" in answer else ""


def test_tables_are_listed_shown_and_tell_no_secrets(admin, server):
    ticket = open_table(server, bots=["random"])
    listed = admin("tables")
    assert (listed.code, listed.err) == (0, "")
    assert ticket["table"] in listed.out
    assert "Tables: 1 open, 0 playing, 0 over." in listed.out
    shown = json.loads(admin("show", ticket["code"]).out)
    assert next(seat["name"] for seat in shown["seats"]) == "Ana"
    assert not {"seed", "salt", "token"} & set(json.dumps(shown).replace('"', " ").split())


def test_a_closed_table_can_be_opened_by_nobody_until_it_is_given_back(admin, server):
    ticket, other = open_table(server), open_table(server)
    assert "is closed" in admin("close", ticket["table"]).out
    assert code(server, ticket["table"]) == "closed"
    assert code(server, other["table"]) == ""
    assert "closed by you" in admin("tables").out
    assert "can be opened again" in admin("give-back", ticket["table"]).out
    assert code(server, ticket["table"]) == ""


def test_a_deleted_table_is_gone_with_all_that_was_done_there(admin, server, db):
    ticket = open_table(server)
    post(server, f"{ticket['table']}/start", ticket["token"])
    assert "is gone" in admin("delete", ticket["table"]).out
    assert code(server, ticket["table"]) == "no-table"
    with closing(sqlite3.connect(db)) as connection:
        for name in ("tables", "seats", "moves", "chat", "stand_ins", "asides"):
            assert connection.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)


def test_a_hidden_table_is_listed_nowhere_and_goes_on(admin, server):
    ticket = open_table(server, public=True)
    assert "listed nowhere" in admin("hide", ticket["table"]).out
    assert httpx.get(f"{server.url}/api/tables").json() == []
    assert code(server, ticket["table"]) == ""


def test_addresses_are_shut_out_and_let_in_again(admin, server):
    assert admin("bans").out == "Nobody is shut out.\n"
    assert admin("ban", "203.0.113.7").out == "203.0.113.7/32 is shut out.\n"
    assert admin("ban", "2001:db8::1/64").out == "2001:db8::/64 is shut out.\n"
    assert "2001:db8::/64" in admin("bans").out
    assert admin("unban", "203.0.113.7").code == 0
    refused = admin("unban", "203.0.113.7")
    assert refused.code == 2
    assert "was not shut out" in refused.err
    assert admin("ban", "nobody").code == 2


def test_what_came_from_a_seat_is_given_out_and_forgotten(admin, server):
    ticket = open_table(server)
    post(server, f"{ticket['table']}/start", ticket["token"])

    async def say():
        async with sit(server, ticket["table"], ticket["token"]) as ana:
            await ana.send(type="say", id="c", text="my words")
            await ana.until("said")

    asyncio.run(say())
    told = json.loads(admin("export-seat", ticket["table"], "0").out)
    assert (told["name"], told["chat"], told["token"]) == ("Ana", [{"name": "Ana", "text": "my words"}], True)
    assert "nothing is kept but the moves" in admin("delete-seat", ticket["table"], "0").out
    told = json.loads(admin("export-seat", ticket["table"], "0").out)
    assert (told["name"], told["chat"], told["token"], told["kind"]) == ("", [], False, "left")
    home = httpx.post(f"{server.url}/api/home", json={"tokens": [ticket["token"]]}).json()
    assert home == []
    assert code(server, ticket["table"]) == "", "the others go on"
    assert admin("export-seat", ticket["table"], "7").code == 2


def test_records_are_pruned(admin):
    assert admin("prune", "records").out == "Records that are gone: 0.\n"
    assert admin("prune", "tables").code == 2


@pytest.mark.parametrize("words", [["fly"], ["close"], ["tables", "all"], ["export-seat", "abc"]])
def test_what_is_no_act_is_told_with_all_that_are(lascaux, here, words):
    done = lascaux("admin", *words)
    assert done.code == 2
    assert "export-seat TABLE SEAT" in done.err
    assert len(done.err.splitlines()) == 1


def test_without_the_token_nobody_is_an_operator(server, db):
    url = f"{server.url}/api/admin/tables"
    for headers in ({}, {"authorization": "Bearer"}, {"authorization": "Bearer wrong"}):
        answer = httpx.post(url, json=[], headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-admin")
    file = db.with_name("lascaux.db-admin")
    assert file.stat().st_mode & 0o777 == 0o600
    token = json.loads(file.read_text())["token"]
    assert httpx.post(url, json=[], headers={"authorization": f"Bearer {token}"}).status_code == 200


def test_an_address_that_is_shut_out_hears_one_sentence(server, db):
    token = json.loads(db.with_name("lascaux.db-admin").read_text())["token"]
    ticket = open_table(server)
    headers = {"authorization": f"Bearer {token}"}
    done = httpx.post(f"{server.url}/api/admin/ban", json=["127.0.0.0/8"], headers=headers)
    assert done.status_code == 200
    for path in ("/api/tables", "/api/health", "/"):
        answer = httpx.get(server.url + path)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")

    async def knock():
        address = f"ws://127.0.0.1:{server.port}/api/tables/{ticket['table']}/socket"
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(address)

    asyncio.run(knock())


def test_whoever_sits_at_a_table_that_is_closed_hears_it_and_can_do_nothing(server, db):
    token = json.loads(db.with_name("lascaux.db-admin").read_text())["token"]
    ticket = open_table(server)
    post(server, f"{ticket['table']}/start", ticket["token"])

    async def play():
        async with sit(server, ticket["table"], ticket["token"]) as ana:
            headers = {"authorization": f"Bearer {token}"}
            url = f"{server.url}/api/admin/close"
            async with httpx.AsyncClient() as http:
                await http.post(url, json=[ticket["table"]], headers=headers)
            told = await ana.until("refused")
            await ana.send(type="say", id="c", text="still here")
            return told["problem"]["code"], (await ana.until("refused"))["problem"]["code"]

    assert asyncio.run(play()) == ("closed", "closed")


def test_a_server_that_runs_elsewhere_or_hangs_is_said(lascaux, process, db, server):
    server.kill()
    held = hold(db)
    assert "does not answer" in process("admin", "tables").err
    db.with_name("lascaux.db-admin").unlink()
    assert "can't be read: use the account" in process("admin", "tables").err
    held.close()
