"""kill -9 in the middle of the load: what was acknowledged is there once, and every table goes on."""

import asyncio
import os
import signal
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
import websockets

from lascaux.table.record import read_record
from tests.server.client import PATIENCE, open_table, post, running, sit

TABLES = 100


async def play_until_killed(server, ticket, acknowledged):
    """Acts for one person and notes every acknowledged action, until the connection breaks."""
    try:
        async with sit(server, ticket["table"], ticket["token"]) as ana:
            number = 0
            while await ana.my_turn():
                options = ana.position["options"]
                number += 1
                id_ = f"{ticket['table']}-{number}"
                action = options[number % len(options)]["action"]
                answer = await ana.act(action, id_=id_)
                assert answer["type"] == "done"
                acknowledged.append((ticket["table"], id_, action))
    except (websockets.ConnectionClosed, OSError):
        return


def test_no_acknowledged_action_is_lost_or_doubled_by_kill_9(tmp_path):
    db = tmp_path / "tables.db"
    acknowledged: list = []
    with running(db) as server:
        tickets = [open_table(server, 2 + n % 3, ["random"] * (1 + n % 3)) for n in range(TABLES)]
        for ticket in tickets:
            post(server, f"{ticket['table']}/start", ticket["token"])

        async def load():
            playing = [
                asyncio.create_task(play_until_killed(server, ticket, acknowledged)) for ticket in tickets
            ]
            while len(acknowledged) < 5 * TABLES:
                await asyncio.sleep(0.01)
            server.kill()
            await asyncio.gather(*playing)

        asyncio.run(load())
        assert len({table for table, *_ in acknowledged}) > TABLES / 2  # in the middle of the load
        check_database(db, acknowledged)
        server.start()

        async def go_on():
            await asyncio.gather(*[finish(server, ticket) for ticket in tickets])

        asyncio.run(go_on())
        for ticket in tickets:
            text = httpx.get(f"{server.url}/api/tables/{ticket['table']}/record", timeout=PATIENCE).text
            record = read_record(text)
            named = [record.game.named(s, action) for s, action in walk(record)]
            for _, _, action in [a for a in acknowledged if a[0] == ticket["table"]]:
                assert action in named


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are counted elsewhere otherwise")
def test_workers_end_with_a_server_that_was_killed(tmp_path):
    with running(tmp_path / "tables.db") as server:
        ticket = open_table(server, 2, ["random"])
        post(server, f"{ticket['table']}/start", ticket["token"])

        async def ask():
            async with sit(server, ticket["table"], ticket["token"]) as ana:
                await ana.my_turn()
                await ana.send(type="hint", id="h")
                await ana.until("hinted")

        asyncio.run(ask())
        assert server.process
        pid = server.process.pid
        threads = Path(f"/proc/{pid}/task").glob("*/children")
        workers = [worker for thread in threads for worker in thread.read_text().split()]
        assert workers
        os.kill(pid, signal.SIGKILL)  # it alone
        server.process.wait()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and any(map(is_alive, workers)):
            time.sleep(0.05)
        assert not any(map(is_alive, workers))


def is_alive(pid: str) -> bool:
    """Whoever has ended may still be waiting for somebody to take note."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def walk(record):
    s = record.game.new(record.setup)
    for _, action in record.steps:
        yield s.copy(), action
        record.game.apply(s, action)


def check_database(db, acknowledged):
    with sqlite3.connect(db) as connection:
        stored = connection.execute("SELECT table_id, message FROM moves WHERE message != ''").fetchall()
    assert len(stored) == len(set(stored))
    assert {(table, id_) for table, id_, _ in acknowledged} <= set(stored)


async def finish(server, ticket):
    async with sit(server, ticket["table"], ticket["token"]) as ana:
        while await ana.my_turn():
            answer = await ana.act(ana.position["options"][0]["action"])
            while answer["type"] == "refused" and answer["problem"]["code"] == "busy":  # all play at once
                answer = await ana.act(ana.position["options"][0]["action"])
            assert answer["type"] == "done"


def test_a_clean_stop_ends_well_and_everything_is_there_again(tmp_path):
    with running(tmp_path / "tables.db") as server:
        ticket = open_table(server, 2, ["random"])
        post(server, f"{ticket['table']}/start", ticket["token"])

        async def some_moves():
            async with sit(server, ticket["table"], ticket["token"]) as ana:
                await ana.my_turn()
                await ana.act(ana.position["options"][0]["action"])
                await ana.send(type="say", id="c", text="hello")
                await ana.until("said")
                await ana.my_turn()
                return ana.position

        before = asyncio.run(some_moves())
        assert server.stop() == 0
        server.start()

        async def look():
            async with sit(server, ticket["table"], ticket["token"]) as ana:
                said = [message for message in ana.messages if message["type"] == "said"]
                return ana.position, said

        after, said = asyncio.run(look())
        assert after["view"] == before["view"]
        assert after["version"] == before["version"]
        assert [line["text"] for line in said] == ["hello"]
