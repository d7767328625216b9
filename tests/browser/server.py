"""A server process for the browsers, and tables that are brought to a position without any browser."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

PROGRAM = Path(__file__).with_name("fixed_server.py")
STARTS_WITHIN = 60
PATIENCE = 60  # seconds, for an answer on a busy machine
PORTS_TRIED = 5


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A real server in a process of its own, which can be killed."""

    def __init__(self, folder: Path, client: Path) -> None:
        self.folder, self.client = folder, client
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / "server.log"
        self.heard = 0  # bytes of the log that are older than the scene

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def set_scene(self, name: str) -> None:
        """From now on tables have the deals of this scene."""
        (self.folder / "scene").write_text(name)
        self.heard = self.log.stat().st_size if self.log.exists() else 0

    def said(self) -> str:
        """What it wrote since the scene was set."""
        return self.log.read_bytes()[self.heard :].decode(errors="replace") if self.log.exists() else ""

    def start(self) -> None:
        """Where it was before; the first time where nobody else is, which somebody may just have become."""
        ports = [self.port] if self.port else (free_port() for _ in range(PORTS_TRIED))
        assert any(map(self.starts_at, ports)), f"the server did not start: {self.said()}"

    def starts_at(self, port: int) -> bool:
        self.port = port
        command = [sys.executable, str(PROGRAM), str(self.folder), str(port), str(self.client)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=log, stderr=log, start_new_session=True
            )
        deadline = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < deadline and self.process.poll() is None:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"{self.url}/api/health", timeout=2)
                return self.process.poll() is None
            time.sleep(0.02)
        self.kill()
        return False

    def kill(self) -> None:
        """At once, its bot workers too."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait()

    def get(self, path: str) -> dict:
        answer = httpx.get(f"{self.url}/api/{path}", timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def get_text(self, path: str) -> str:
        answer = httpx.get(f"{self.url}/api/{path}", timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        return answer.text

    def post(self, path: str, token: str = "", **content) -> dict:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = httpx.post(f"{self.url}/api/{path}", json=content, headers=headers, timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def bring(self, record: bytes) -> str:
        """A record to look at; answers with its id."""
        answer = httpx.post(f"{self.url}/api/records", content=record, timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["id"])


@dataclass
class Table:
    """A table whose seats are known to the test: a browser can be given one of them."""

    server: Server
    id: str
    tokens: dict[str, str]

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    def link(self, name: str) -> str:
        """The personal link that gives a browser this person's seat."""
        return f"{self.path}#seat={self.tokens[name]}"

    def position(self) -> dict:
        """The table as somebody sees it who only watches, with all that happened."""
        with seated(self, "") as watcher:
            return watcher.position

    def play(
        self,
        moves: int = 10_000,
        *,
        well: bool = False,
        until: Callable[[dict], bool] = lambda position: False,
    ) -> "Table":
        """Everybody takes their last option, or what a bot would advise, so often or up to a position. Then
        the bots have played, too: nothing moves until a person does."""
        with contextlib.ExitStack() as open_sockets:
            people = [open_sockets.enter_context(seated(self, token)) for token in self.tokens.values()]
            for _ in range(moves):
                person = next_person(people)
                if person is None or until(person.position):
                    break
                person.act(well)
            next_person(people)
        return self


class Person:
    """One seat at the end of a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.position: dict = {}

    def send(self, **message) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def until(self, *types: str) -> dict:
        while True:
            message = msgspec.json.decode(self.socket.recv(timeout=PATIENCE))
            if message["type"] == "position":
                self.position = message
            assert message["type"] != "refused", message
            if message["type"] in types:
                return message

    def act(self, well: bool) -> None:
        options = self.position["options"]
        action = self.advice() if well and len(options) > 1 else options[-1]["action"]
        seen = self.position["version"]
        self.send(type="act", id=f"after {seen}", seen=seen, action=action)
        self.until("done")

    def advice(self) -> dict:
        self.send(type="hint", id="hint")
        action = self.until("hinted")["action"]
        self.until("done")
        return action


@contextlib.contextmanager
def seated(table: Table, token: str) -> Iterator[Person]:
    address = f"ws://127.0.0.1:{table.server.port}/api/tables/{table.id}/socket"
    with connect(address, max_size=None, open_timeout=PATIENCE, ping_interval=None) as socket:
        person = Person(socket)
        person.send(type="hello", token=token)
        person.until("position")
        yield person


def next_person(people: list[Person]) -> Person | None:
    """Who is to act, when the bots have played; nobody when the game is over."""
    by_seat = {person.position["you"]: person for person in people}
    while True:
        newest = max(people, key=lambda person: person.position["version"])
        if newest.position["result"] is not None:
            return None
        acting = by_seat.get(newest.position["actor"], newest)
        if acting.position["options"] and acting.position["version"] == newest.position["version"]:
            return acting
        acting.until("position")


def is_last_round(position: dict) -> bool:
    return position["view"]["round"] == position["view"]["rounds"]


def is_placement(position: dict) -> bool:
    return position["options"][0]["action"]["do"] == "place"


TRIBE = {"mode": "tribe"}


def open_table(
    server: Server,
    *people: str,
    bots: int = 1,
    free: int = 0,
    game: str = "kingdomino-origins",
    options: dict[str, str] = TRIBE,
) -> Table:
    """The first person opens it, the others sit down; it is started if no seat is left free."""
    players = len(people) + bots + free
    asked: dict[str, Any] = {"game": game, "players": players, "bots": ["greedy"] * bots, "options": options}
    ticket = server.post("tables", person={"name": people[0], "sign": "wolf"}, **asked)
    table = Table(server, ticket["table"], {people[0]: ticket["token"]})
    for name in people[1:]:
        table.tokens[name] = server.post(f"tables/{table.id}/seats", name=name)["token"]
    if not free:
        server.post(f"tables/{table.id}/start", ticket["token"])
    return table
