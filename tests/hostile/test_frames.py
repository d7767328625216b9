"""Every frame counts, whatever it carries; whoever floods, or says nothing, or reads nothing is let go."""

import asyncio
import contextlib
import time
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.protocol import State

from lascaux.server.door import Door
from lascaux.server.door_frames import FrameEnd
from lascaux.server.settings import Settings
from tests.hostile.attacker import (
    BEGUN,
    EMPTY_TEXT,
    GOES_ON,
    PING,
    PONG,
    close_code,
    frame,
    heard_from,
    is_ended,
    open_socket,
    pour,
)
from tests.server.client import open_table, running

HELLO = frame(EMPTY_TEXT, b'{"type":"hello"}')


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("frames") / "tables.db", "limited", "proxies=127.0.0.1") as started:
        yield started


@pytest.fixture(scope="module")
def table(server):
    return open_table(server, 2)["table"]


@pytest.mark.parametrize("kind", [PONG, PING, EMPTY_TEXT, GOES_ON])
def test_a_flood_of_empty_frames_ends_the_socket_at_once(server, table, kind):
    begun = frame(BEGUN) if kind == GOES_ON else b""
    with open_socket(server, table, x_forwarded_for="192.0.2.1") as connection:
        connection.sendall(HELLO + begun)
        since = time.monotonic()
        pour(connection, frame(kind) * 2000, 12_000)
        assert close_code(heard_from(connection, 5)) == 1008
        assert time.monotonic() - since < 5


def test_who_says_no_hello_does_not_stay(server, table):
    with open_socket(server, table, x_forwarded_for="192.0.2.2") as connection:
        since = time.monotonic()
        while time.monotonic() - since < 9:
            connection.sendall(frame(PONG))
            time.sleep(0.5)
        assert close_code(heard_from(connection, 6)) == 1008


def test_sockets_of_one_address_share_what_they_may_send_and_the_quiet_one_stays(server, table):
    with contextlib.ExitStack() as stack:
        sockets = [
            stack.enter_context(open_socket(server, table, x_forwarded_for="192.0.2.3")) for _ in range(14)
        ]
        for connection in sockets:
            connection.sendall(HELLO)
        for connection in sockets[1:]:
            pour(connection, frame(PONG) * 580, 6 * 580)
        assert sum(is_ended(connection, 0.3) for connection in sockets[1:]) >= 4
        sockets[0].sendall(frame(PING, b"still here"))
        assert b"still here" in heard_from(sockets[0], 1)


class Unread(asyncio.Transport):
    """A transport of which nothing is taken."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)


def test_who_does_not_read_gets_no_more_answers_to_pings(tmp_path):
    settings = Settings(tmp_path / "unused.db")
    entrance: Any = SimpleNamespace(door=Door(settings, 1024))
    config = uvicorn.Config(entrance, http="h11", ws="none", lifespan="off", log_config=None)
    end = FrameEnd(config, ServerState(), {}, SimpleNamespace())
    end.transport = unread = Unread()
    end.conn.state = State.OPEN
    end.conn.send_pong(b"read")
    end.handle_ping()
    assert unread.written.endswith(b"read")
    end.pause_writing()
    for _ in range(1000):
        end.conn.send_pong(b"unread")
        end.handle_ping()
    assert b"unread" not in unread.written
    assert not end.conn.data_to_send()
