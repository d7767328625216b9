"""Whoever sends too much before they say what they want, takes too long or comes too often is shown out."""

import contextlib
import re
import socket
import struct
import sys
import time
from pathlib import Path

import httpx
import pytest

from lascaux.server.logs import SHOWN
from tests.hostile.attacker import heard_from, is_ended, knock, open_socket, peak_memory, pour
from tests.server.client import open_table, running

MIB = 1 << 20
GET, POST = b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"
ONLY_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="addresses and files as Linux has them")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("entrance") / "tables.db", "limited") as started:
        yield started


@ONLY_LINUX
@pytest.mark.parametrize(
    ("begun", "block"),
    [
        (GET, b"a: " + b"b" * 1000 + b"\r\n"),
        (GET, b"a:\r\n"),
        (GET + b"a: ", b"b" * 1000),
        (b"GET /", b"a" * 1000),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"a: " + b"b" * 1000 + b"\r\n"),
        (b"", b"\r\n" * 500),
    ],
)
def test_what_has_no_end_before_the_body_is_refused_and_costs_no_memory(server, begun, block):
    before = peak_memory(server)
    with knock(server) as connection:
        connection.sendall(begun)
        assert pour(connection, block * (65536 // len(block)), 64 * MIB) < 16 * MIB
        assert b" 431 " in heard_from(connection, 5)
    assert peak_memory(server) < before + 16
    assert httpx.get(f"{server.url}/api/health").status_code == 200


def test_nobody_takes_for_ever_to_say_what_they_want(server):
    """All at once, since each takes its time; who asks in whole sentences may ask again."""
    asked = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    no_socket = POST + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n"
    begun = [b"", GET, POST + b"Content-Length: 9\r\n\r\n{", asked, asked + GET, no_socket]
    with contextlib.ExitStack() as stack:
        connections = [stack.enter_context(knock(server)) for _ in begun]
        dripping = stack.enter_context(knock(server))
        dripping.sendall(GET)
        for connection, first in zip(connections, begun, strict=True):
            connection.sendall(first)
        since = time.monotonic()
        while time.monotonic() - since < 11:
            time.sleep(1)
            with contextlib.suppress(OSError):
                dripping.sendall(b"a: b\r\n")
        assert all(is_ended(connection, 8) for connection in [dripping, *connections])
        assert time.monotonic() - since < 19


def test_a_body_that_only_drips_is_ended(server):
    with knock(server) as connection:
        connection.sendall(POST + b"Content-Length: 9999\r\n\r\n")
        since = time.monotonic()
        while time.monotonic() - since < 10:
            time.sleep(0.5)
            if pour(connection, b" ", 1) == 0:
                break
        assert b" 408 " in heard_from(connection, 1)
        assert time.monotonic() - since < 9


def test_what_was_asked_before_answers_came_is_answered_in_order(server):
    asked = b"".join(b"GET /api/tables/%dx HTTP/1.1\r\nHost: x\r\n\r\n" % n for n in range(500))
    with knock(server, "127.0.0.9") as connection:
        connection.sendall(asked + b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        heard = heard_from(connection)
    statuses = re.findall(rb"HTTP/1.1 (\d+)", heard)
    assert len(statuses) == 501
    assert (statuses[0], statuses[-1]) == (b"404", b"200")


def test_a_large_body_is_read_in_pieces(server):
    answer = httpx.post(f"{server.url}/api/records", content=b"x" * 3_900_000)
    assert answer.json()["code"] == "record"


@ONLY_LINUX
def test_one_address_leaves_room_for_others_and_the_log_is_not_flooded(tmp_path, capfd):
    with running(tmp_path / "tables.db", "limited") as server, contextlib.ExitStack() as stack:
        crowd = [stack.enter_context(knock(server, "127.0.0.2")) for _ in range(400)]
        assert b" 429 " in heard_from(crowd[-1], 5)
        assert not is_ended(crowd[0], 0.2)
        with knock(server, "127.0.0.3") as other:
            other.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert b" 200 " in heard_from(other)
        server.stop()
    assert 0 < capfd.readouterr().err.count("too many connections") <= SHOWN + 1


def test_a_proxy_brings_as_many_as_it_likes_but_each_of_them_only_so_much(tmp_path):
    few = ("proxies=127.0.0.1", "connections=20")
    with running(tmp_path / "tables.db", "limited", *few) as server, contextlib.ExitStack() as stack:
        head = POST + b"X-Forwarded-For: 192.0.2.1\r\nContent-Length: 9\r\n\r\n{"
        for _ in range(40):
            stack.enter_context(knock(server)).sendall(head)
        url = f"{server.url}/api/games"
        assert httpx.get(url, headers={"x-forwarded-for": "192.0.2.1"}).status_code == 429
        assert httpx.get(url, headers={"x-forwarded-for": "192.0.2.2"}).status_code == 200


@ONLY_LINUX
def test_the_server_may_open_as_many_files_as_the_system_allows(tmp_path):
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard <= 300:
        pytest.skip("the system allows no more")
    resource.setrlimit(resource.RLIMIT_NOFILE, (300, hard))
    try:
        with running(tmp_path / "tables.db") as server:
            assert server.process is not None
            limits = Path(f"/proc/{server.process.pid}/limits").read_text()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert re.findall(r"Max open files +(\d+)", limits) == [str(hard)]


@ONLY_LINUX
def test_whoever_left_takes_no_place_whichever_way_they_went(tmp_path):
    with running(tmp_path / "tables.db", "limited", "connections=10") as server:
        table = open_table(server)["table"]
        for n in range(60):
            connection = knock(server, "127.0.0.4") if n % 2 else open_socket(server, table, "127.0.0.4")
            if n % 3 == 0:  # not by a word of parting
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            connection.close()
            time.sleep(0.02)
        with knock(server, "127.0.0.4") as connection:
            connection.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert b" 200 " in heard_from(connection)
