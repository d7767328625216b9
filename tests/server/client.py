"""A small client for the tests: REST by httpx, sockets by websockets."""

import asyncio
import hashlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets

from lascaux.table.luck import binding_of

PATIENCE = 60  # seconds, on a busy machine
NO_ROOMS: Any = None  # for replays of a game that is given to them
SERVER = """
import sys
from pathlib import Path
from lascaux.server.serving import run_server
from lascaux.server.settings import Settings
parts = [switch.partition("=") for switch in sys.argv[4:]]
more = {name: int(value) if value.isdigit() else value or True for name, _, value in parts}
settings = Settings(Path(sys.argv[1]), workers=1, is_unlimited=sys.argv[3] == "unlimited", **more)
run_server(settings, "127.0.0.1", int(sys.argv[2]))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A real server in a process of its own, which can be killed."""

    program = SERVER

    def __init__(self, db: Path, limits: str = "unlimited", *switches: str) -> None:
        self.db, self.limits, self.switches = db, limits, switches
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", self.program, str(self.db), str(self.port), self.limits]
        command += self.switches
        self.process = subprocess.Popen(command, start_new_session=True)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                httpx.get(f"{self.url}/api/health", timeout=2)
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """kill -9, its bot workers too."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=PATIENCE)


@contextmanager
def running(db: Path, limits: str = "unlimited", *switches: str, before: str = "") -> Iterator[Server]:
    """`switches`: settings that are on, or `name=value`. `before`: what the process does first, as Python."""
    server = Server(db, limits, *switches)
    server.program = before + server.program
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


def open_table(server: Server, players: int = 2, bots: list[str] | None = None, **more) -> dict:
    wanted = {
        "game": "kingdomino-origins",
        "players": players,
        "bots": bots or [],
        "person": {"name": "Ana"},
        **more,
    }
    answer = httpx.post(f"{server.url}/api/tables", json=wanted, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return answer.json()


def post(server: Server, path: str, token: str = "", **content) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return httpx.post(f"{server.url}/api/tables/{path}", json=content, headers=headers, timeout=PATIENCE)


def luck_of(name: str) -> str:
    """What somebody throws in, always the same."""
    return hashlib.sha256(name.encode()).hexdigest()[:32]


def bind(server: Server, table: str, token: str, name: str) -> httpx.Response:
    return post(server, f"{table}/salt", token, commitment=binding_of(luck_of(name)))


def come(server: Server, table: str, token: str, name: str) -> httpx.Response:
    return post(server, f"{table}/come", token, commitment=binding_of(luck_of(name)))


def reveal(server: Server, table: str, token: str, name: str) -> httpx.Response:
    return post(server, f"{table}/reveal", token, salt=luck_of(name))


class Socket:
    """One connection to a table."""

    def __init__(self, connection) -> None:
        self.connection = connection
        self.position: dict = {}
        self.messages: list[dict] = []

    async def send(self, **message) -> None:
        await self.connection.send(json.dumps(message))

    async def receive(self, timeout: float = PATIENCE) -> dict:
        message = json.loads(await asyncio.wait_for(self.connection.recv(), timeout))
        self.messages.append(message)
        if message["type"] == "position":
            self.position = message
        return message

    async def until(self, *types: str) -> dict:
        while True:
            message = await self.receive()
            if message["type"] in types:
                return message

    async def act(self, action: dict, seen: int | None = None, id_: str = "") -> dict:
        """Sends an action and waits for its answer."""
        seen = self.position["version"] if seen is None else seen
        id_ = id_ or f"{self.position['you']}-{time.monotonic_ns()}"
        await self.send(type="act", id=id_, seen=seen, action=action)
        while True:
            message = await self.until("done", "refused")
            if message["id"] == id_:
                return message

    async def my_turn(self) -> bool:
        """Waits until this seat is to act; False when the game is over."""
        while not self.position.get("options"):
            if self.position.get("result"):
                return False
            await self.until("position")
        return True


@asynccontextmanager
async def sit(server: Server, table: str, token: str = "", seen: int = 0) -> AsyncIterator[Socket]:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    async with websockets.connect(address, max_size=None, open_timeout=PATIENCE) as connection:
        sitting = Socket(connection)
        await sitting.send(type="hello", token=token, seen=seen)
        await sitting.until("position", "refused")
        yield sitting
