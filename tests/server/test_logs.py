"""What the server writes to its log and its answers to strangers holds no secret."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time

import httpx
import pytest

from lascaux.server.logs import SHOWN
from tests.server.client import PATIENCE, Server, bind, luck_of, open_table, post, reveal, sit


def serving(server, output):
    """As somebody starts it in a terminal."""
    words = ["serve", "--port", str(server.port), "--db", str(server.db)]
    command = [sys.executable, "-m", "lascaux.cli", *words]
    return subprocess.Popen(
        command, stdout=output, stderr=subprocess.STDOUT, start_new_session=True, preexec_fn=hear_ctrl_c
    )


def hear_ctrl_c():
    """Whatever was started in the background of a shell, these tests for example, does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_no_token_and_no_seed_is_in_the_log(tmp_path):
    server = Server(tmp_path / "tables.db")
    log = tmp_path / "log.txt"
    with log.open("wb") as output:
        process = serving(server, output)
        try:
            await_health(server)
            ticket = open_table(server, 2, ["random"])
            bind(server, ticket["table"], ticket["token"], "Ana")
            post(server, f"{ticket['table']}/start", ticket["token"])
            reveal(server, ticket["table"], ticket["token"], "Ana")
            post(server, f"{ticket['table']}/start", ticket["token"])  # refused
            asyncio.run(some_moves(server, ticket))
            hang_up(server)
        finally:
            process.terminate()
            assert process.wait(PATIENCE) == 0
    said = log.read_text()
    assert str(server.port) in said  # it does say something
    assert "Traceback" not in said
    assert "Warning" not in said
    seed = sqlite3.connect(server.db).execute("SELECT seed FROM tables").fetchone()[0]
    for secret in (ticket["token"], seed.hex(), repr(seed), luck_of("Ana")):
        assert secret not in said


def test_every_line_can_be_read_by_a_program_and_a_flood_is_folded(tmp_path):
    """Those of uvicorn, too."""
    server = Server(tmp_path / "tables.db")
    log = tmp_path / "log.txt"
    words = ["serve", "--port", str(server.port), "--db", str(server.db), "--log-format", "json"]
    command = [sys.executable, "-m", "lascaux.cli", *words]
    with log.open("wb") as output:
        process = subprocess.Popen(command, stderr=output, stdout=subprocess.DEVNULL)
        try:
            await_health(server)
            for _ in range(SHOWN + 7):
                talk_nonsense(server)
        finally:
            process.terminate()
            assert process.wait(PATIENCE) == 0
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert all({"time", "level", "text"} <= line.keys() for line in lines)
    nonsense = [line for line in lines if "Invalid HTTP request" in line["text"]]
    assert [line.get("more", 0) for line in nonsense] == [0] * SHOWN + [7]


def talk_nonsense(server):
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(b"MOO\r\n\r\n")
        connection.recv(1000)


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of another kind")
def test_ctrl_c_ends_it_and_its_workers_without_a_fright(tmp_path):
    server = Server(tmp_path / "tables.db")
    log = tmp_path / "log.txt"
    with log.open("wb") as output:
        process = serving(server, output)
        await_health(server)
        ticket = open_table(server, 2, ["random"])
        post(server, f"{ticket['table']}/start", ticket["token"])
        asyncio.run(some_moves(server, ticket))
        asyncio.run(my_turn_again(server, ticket))
        time.sleep(1)  # the bot has thought, and its worker waits for more
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(PATIENCE) == 130
    said = log.read_text()
    assert str(server.port) in said
    assert "Traceback" not in said
    assert "worker" not in said
    assert {file.name for file in tmp_path.glob("tables.db*")} == {
        f"tables.db{end}" for end in ("", "-lock", "-seal")
    }


def hang_up(server):
    """In the middle of a sentence."""
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
        time.sleep(0.2)
    await_health(server)


def await_health(server):
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            assert httpx.get(f"{server.url}/api/health").status_code == 200
            return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server did not start")


async def my_turn_again(server, ticket):
    async with sit(server, ticket["table"], ticket["token"]) as ana:
        await ana.my_turn()


async def some_moves(server, ticket):
    async with sit(server, ticket["table"], ticket["token"]) as ana:
        for action in ({"do": "fly"}, None):
            await ana.my_turn()
            await ana.act(action or ana.position["options"][0]["action"])
        await ana.connection.send("rubbish " + ticket["token"])
        await ana.until("refused")
