"""What a public server bears: so much from one address, so much over one socket."""

import asyncio
import contextlib
import itertools
import json

import httpx
import pytest
import websockets

from lascaux.server.limits import MESSAGES, RECORDS, REQUESTS, Crowds
from tests.server.client import open_table, running


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("limits") / "tables.db", "limited", "proxies=127.0.0.1") as started:
        yield started


@pytest.fixture(scope="module")
def table(server):
    return open_table(server, 2)


def from_address(number: int) -> dict[str, str]:
    """As a proxy on this machine tells it."""
    return {"x-forwarded-for": f"192.0.2.{number}"}


def knock(server, table, number: int):
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table['table']}/socket"
    return websockets.connect(address, additional_headers=from_address(number))


def test_whoever_asks_too_much_is_told_to_wait(server):
    with httpx.Client(headers=from_address(1)) as client:
        codes = [client.get(f"{server.url}/api/games").status_code for _ in range(400)]
    assert codes[0] == 200
    assert 429 in codes
    assert httpx.get(f"{server.url}/api/games", headers=from_address(2)).status_code == 200


def test_a_socket_counts_like_any_request(server, table):
    async def come_and_go():
        for _ in range(4 * int(REQUESTS.burst)):
            async with knock(server, table, 3) as connection:
                with contextlib.suppress(websockets.ConnectionClosed):  # it may be let go already
                    await connection.send(json.dumps({"type": "hello"}))
                heard = json.loads(await connection.recv())
                if heard["type"] == "refused":
                    with pytest.raises(websockets.ConnectionClosed) as closed:
                        await connection.recv()
                    assert closed.value.rcvd
                    return heard["problem"]["code"], closed.value.rcvd.code
        return None

    async def another():
        async with knock(server, table, 4) as connection:
            await connection.send(json.dumps({"type": "hello"}))
            return json.loads(await connection.recv())["type"]

    assert asyncio.run(come_and_go()) == ("too-fast", 1013)
    assert asyncio.run(another()) == "position"


def test_a_flood_of_rubbish_ends_the_socket(server, table):
    async def flood():
        async with knock(server, table, 5) as connection:
            for answered in itertools.count():
                try:
                    await connection.send("rubbish")
                    assert json.loads(await connection.recv())["problem"]["code"] == "malformed"
                except websockets.ConnectionClosed as closed:
                    return answered, closed.rcvd and closed.rcvd.code

    answered, code = asyncio.run(flood())
    assert answered > MESSAGES.burst
    assert code == 1008


def test_chat_signs_and_hints_have_limits_of_their_own(server, table):
    async def hurry(kind: str, **more):
        async with knock(server, table, 6) as connection:
            await connection.send(json.dumps({"type": "hello", "token": table["token"]}))
            refusals = []
            for number in range(20):
                await connection.send(json.dumps({"type": kind, "id": f"{kind}{number}", **more}))
                while (heard := json.loads(await connection.recv()))["type"] not in ("done", "refused"):
                    pass
                refusals.append(heard.get("problem", {}).get("code"))
            return refusals

    assert asyncio.run(hurry("say", text="hello")).count("too-fast") > 8
    assert asyncio.run(hurry("hint")).count("too-fast") > 8
    assert asyncio.run(hurry("emote", emote="fire")).count("too-fast") > 12


def test_asking_why_is_limited_like_any_message(server, table):
    async def hurry():
        async with knock(server, table, 9) as connection:
            await connection.send(json.dumps({"type": "hello", "token": table["token"]}))
            for number in range(200):
                await connection.send(json.dumps({"type": "why", "id": f"why{number}", "action": {}}))
            codes = []
            while len(codes) < 200:
                heard = json.loads(await connection.recv())
                codes += [heard["problem"]["code"]] if heard["type"] == "refused" else []
            return codes

    codes = asyncio.run(hurry())
    assert codes[0] == "not-started"
    assert codes.count("too-fast") > 200 - 2 * MESSAGES.burst


def test_records_are_taken_one_after_the_other(server):
    with httpx.Client(headers=from_address(7)) as client:
        answers = [client.post(f"{server.url}/api/records", content=b"x") for _ in range(30)]
    assert [answer.status_code for answer in answers[:5]] == [422] * 5
    assert [answer.status_code for answer in answers].count(429) >= 30 - RECORDS.burst - 1


def test_tables_are_limited_by_address(server):
    wanted = {"game": "stone-age", "players": 2, "person": {"name": "Ana"}}
    with httpx.Client(headers=from_address(8)) as client:
        answers = [client.post(f"{server.url}/api/tables", json=wanted) for _ in range(22)]
    assert [answer.status_code for answer in answers] == [200] * 20 + [429] * 2
    assert answers[-1].json()["code"] == "too-many-tables"


def test_so_many_of_an_address_and_no_more():
    crowds = Crowds(2)
    assert [crowds.come("a"), crowds.come("a"), crowds.come("a"), crowds.come("b")] == [
        True,
        True,
        False,
        True,
    ]
    crowds.go("a")
    assert crowds.come("a")
    for address in ("a", "a", "b"):
        crowds.go(address)
    assert not crowds.here
