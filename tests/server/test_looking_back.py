"""Looking back at games over REST: through whose eyes, how it went, and what a seat throws in before."""

import asyncio
import hashlib

import httpx
import pytest

from lascaux.table.luck import binding_of
from lascaux.table.record import read_record
from tests.server.client import Server, bind, luck_of, open_table, post, reveal, running, sit
from tests.server.test_play import play_to_the_end


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("server") / "tables.db") as started:
        yield started


@pytest.fixture(scope="module")
def finished(server):
    ticket = open_table(server, 3, ["random", "random"])
    post(server, f"{ticket['table']}/start", ticket["token"])

    async def play():
        async with sit(server, ticket["table"], ticket["token"]) as ana:
            await play_to_the_end(ana)

    asyncio.run(play())
    return ticket


def look(server: Server, path: str, token: str = "", **query) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return httpx.get(f"{server.url}/api/replays/{path}", headers=headers, params=query, timeout=200)


def test_a_finished_game_is_seen_through_any_eyes(server, finished):
    told = look(server, finished["table"], **{"as": "2"}).json()
    assert (told["you"], told["may_see"]) == (2, [0, 1, 2])
    assert look(server, finished["table"], finished["token"]).json()["you"] == 0
    assert look(server, finished["table"], finished["token"], **{"as": "watch"}).json()["you"] is None
    assert look(server, f"{finished['table']}/{told['length']}", **{"as": "1"}).json()["n"] == told["length"]


def test_a_running_game_is_seen_through_the_own_eyes_only(server):
    ticket = open_table(server, 2)
    other = post(server, f"{ticket['table']}/seats", name="Bo").json()
    post(server, f"{ticket['table']}/start", ticket["token"])
    table = ticket["table"]
    assert look(server, table, other["token"]).json()["may_see"] == [1]
    assert look(server, table).json()["may_see"] == []
    for path in (table, f"{table}/0"):
        for eyes in ("0", "9", "-1", "²", "x", "00010", "01", "0" * 5000):
            refused = look(server, path, other["token"], **{"as": eyes})
            assert (refused.status_code, refused.json()["code"]) == (403, "not-your-eyes")
        assert look(server, path, ticket["token"], **{"as": "00001"}).status_code == 403
        assert look(server, path, other["token"], **{"as": "1"}).status_code == 200
    course = look(server, f"{table}/course", ticket["token"])
    assert (course.status_code, course.json()["code"]) == (409, "not-over")


def test_a_position_that_is_no_number_or_none_of_the_game_is_refused(server, finished):
    for n in ("-1", "99999", "9" * 5000, "²", "x"):
        refused = look(server, f"{finished['table']}/{n}")
        assert (refused.status_code, refused.json()["code"]) == (404, "no-position")


def test_a_replay_follows_the_game_on_and_back(server):
    ticket = open_table(server, 2, ["random"], options={"mode": "tribe"})
    table, token = ticket["table"], ticket["token"]
    post(server, f"{table}/start", token)

    def last_view() -> dict:
        length = look(server, table, token).json()["length"]
        return look(server, f"{table}/{length}", token).json()["view"]

    async def play_and_take_back():
        taken_back = 0
        async with sit(server, table, token) as ana:
            while await ana.my_turn() and taken_back < 3:
                assert last_view() == ana.position["view"]
                await ana.act(ana.position["options"][-1]["action"])
                if ana.position["undo"]["free"] and ana.position["options"]:
                    assert last_view() == ana.position["view"]
                    await ana.send(type="undo", id=f"{taken_back}", seen=ana.position["version"])
                    await ana.until("done")
                    assert last_view() == ana.position["view"]
                    await ana.act(ana.position["options"][0]["action"])
                    taken_back += 1
        return taken_back

    assert asyncio.run(play_and_take_back()) == 3


def test_the_course_of_a_finished_game_ends_with_its_result(server, finished):
    told = look(server, finished["table"]).json()
    course = look(server, f"{finished['table']}/course").json()
    assert course["positions"][-1] == told["length"]
    assert course["positions"] == sorted(set(course["positions"]))
    assert course["points"][-1] == told["result"]["points"]
    winners = told["result"]["places"].count(1)
    assert course["chances"][-1] == [
        round(100 / winners) if place == 1 else 0 for place in told["result"]["places"]
    ]
    assert all(99 <= sum(chances) <= 101 for chances in course["chances"])
    for point in course["turning_points"]:
        entry = told["log"][point["n"] - 1]
        assert point["by"] == (None if entry["kind"] == "chance" else entry["by"])
        assert abs(point["change"]) >= 15


def test_an_imported_record_is_looked_at_like_a_table(server, finished):
    text = httpx.get(f"{server.url}/api/tables/{finished['table']}/record").text
    brought = httpx.post(f"{server.url}/api/records", content=text, timeout=60).json()
    assert brought["may_see"] == [0, 1, 2]
    original = look(server, f"{finished['table']}/20", **{"as": "1"}).json()
    assert look(server, f"{brought['id']}/20", **{"as": "1"}).json() == original


def test_everybody_may_know_whose_turn_it_is(server, finished):
    ticket = open_table(server, 2)
    url = f"{server.url}/api/tables/{ticket['table']}"
    assert httpx.get(url).json()["actor"] is None
    post(server, f"{ticket['table']}/start", ticket["token"])
    assert httpx.get(url).json()["actor"] in (0, 1)
    assert httpx.get(f"{server.url}/api/tables/{finished['table']}").json()["actor"] is None


def test_luck_is_bound_after_the_commitment_to_the_seed_then_revealed_and_shapes_the_deals(server):
    ticket = open_table(server, 2, ["random"])
    table, token = ticket["table"], ticket["token"]
    assert bind(server, table, "", "Ana").status_code == 403
    assert post(server, f"{table}/salt", token, commitment="").status_code == 422
    assert bind(server, table, token, "Ana").status_code == 200
    assert reveal(server, table, token, "Ana").json()["code"] == "nothing-to-reveal"
    post(server, f"{table}/start", token)
    assert reveal(server, table, token, "Ana").json()["status"] == "playing"
    assert bind(server, table, token, "late").json()["code"] == "started"

    async def play():
        async with sit(server, table, token) as ana:
            await play_to_the_end(ana)
            return ana.position["seed"]

    seed = asyncio.run(play())
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == ticket["commitment"]
    record = read_record(httpx.get(f"{server.url}/api/tables/{table}/record").text)
    assert record.salt == luck_of("Ana")
    assert record.thrown == [(0, binding_of(luck_of("Ana")), luck_of("Ana"))]
