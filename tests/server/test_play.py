"""Whole games over real sockets."""

import asyncio

import httpx
import pytest

from lascaux.table.record import read_record
from tests.server.client import Server, open_table, post, running, sit


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("server") / "tables.db") as started:
        yield started


async def play_to_the_end(sitting, choose=0):
    while await sitting.my_turn():
        options = sitting.position["options"]
        answer = await sitting.act(options[choose % len(options)]["action"])
        assert answer["type"] == "done", answer
        assert sitting.position["version"] >= answer["version"]  # told before it is acknowledged


@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
def test_two_people_and_a_bot_play_a_whole_game(server: Server, mode):
    ticket = open_table(server, 3, ["random"], options={"mode": mode})
    other = post(server, f"{ticket['code']}/seats", name="Bo").json()
    assert post(server, f"{ticket['table']}/start", ticket["token"]).status_code == 200

    async def play():
        async with (
            sit(server, ticket["table"], ticket["token"]) as ana,
            sit(server, ticket["table"]) as watcher,
        ):
            async with sit(server, ticket["table"], other["token"]) as bo:
                await asyncio.gather(play_to_the_end(ana), play_to_the_end(bo, 3))
            assert ana.position["result"]
            assert len(ana.position["seed"]) == 32
            while not watcher.position["result"]:
                await watcher.until("position")
            assert all(not message.get("options") for message in watcher.messages)
            assert all(not message.get("seed") for message in watcher.messages if not message.get("result"))

    asyncio.run(play())
    record = read_record(httpx.get(f"{server.url}/api/tables/{ticket['table']}/record").text)
    assert record.is_finished
    assert record.names[:2] == ["Ana", "Bo"]


def test_a_resent_action_is_applied_once_and_a_stale_one_not_at_all(server: Server):
    ticket = open_table(server, 2, ["random"])
    post(server, f"{ticket['table']}/start", ticket["token"])

    async def play():
        async with sit(server, ticket["table"], ticket["token"]) as ana:
            assert await ana.my_turn()
            seen, action = ana.position["version"], ana.position["options"][0]["action"]
            first = await ana.act(action, seen, "same")
            again = await ana.act(action, seen, "same")
            assert (first["type"], again) == ("done", first)
            stale = await ana.act(action, seen, "other")
            assert stale["problem"]["code"] == "stale"

    asyncio.run(play())


def test_a_line_of_chat_that_is_sent_again_is_said_once_also_after_a_restart(tmp_path):
    async def say(server: Server, ticket: dict) -> list[str]:
        async with sit(server, ticket["table"], ticket["token"]) as ana:
            await ana.send(type="say", id="s1", text="hello")
            assert (await ana.until("done", "refused"))["id"] == "s1"
        async with sit(server, ticket["table"]) as watcher:
            return [message["text"] for message in watcher.messages if message["type"] == "said"]

    with running(tmp_path / "tables.db") as first:
        ticket = open_table(first, 2)
        assert [asyncio.run(say(first, ticket)) for _ in range(2)] == [["hello"]] * 2
        first.kill()
    with running(tmp_path / "tables.db") as again:
        assert asyncio.run(say(again, ticket)) == ["hello"]


def test_an_illegal_action_is_refused_with_its_rule(server: Server):
    ticket = open_table(server, 2, ["random"])
    post(server, f"{ticket['table']}/start", ticket["token"])

    async def play():
        async with sit(server, ticket["table"], ticket["token"]) as ana:
            assert await ana.my_turn()
            refused = await ana.act({"do": "discard"})
            assert refused["problem"]["rule"].startswith("KO-")
            malformed = await ana.act({"do": "fly"})
            assert malformed["problem"]["code"] == "malformed-action"

    asyncio.run(play())
