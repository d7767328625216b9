"""People who play whatever they may, lose their connections, send again and change their minds; all of it is
written down (history.py)."""

import asyncio
import contextlib
import json
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from lascaux.engine.protocol import CHANCE
from tests.hostile.history import AGAIN, History, Json, Sending, Visit
from tests.server.client import PATIENCE, Server

LOST = (OSError, TimeoutError, websockets.WebSocketException, httpx.TransportError)
GAMES = (("kingdomino-origins", 2), ("stone-age", 3), ("endless-winter", 2), ("kingdomino-origins", 4))
NAMES = ("Ana", "Bo", "Cyd", "Dag")
PACE = 0.08  # seconds from one thing that somebody does to the next: ten messages a second are allowed
TALK = 2.5  # seconds from one line to the next


@dataclass
class Person:
    server: Server
    history: History
    table: str
    seat: int
    token: str
    dice: random.Random
    cuts: float = 0.02  # of all that they do, how often their connection breaks
    regrets: float = 0.08  # how often they take something back
    position: Json = field(default_factory=dict)
    pending: dict[str, Sending] = field(default_factory=dict)
    sent: int = 0
    silent_until: float = 0.0
    bots_moves: int = 0  # that they have heard of

    @property
    def is_over(self) -> bool:
        return self.position.get("info", {}).get("status") == "over"

    async def play(self, until: float) -> None:
        """Until then, or until the game is over; whatever breaks the connection, they come back."""
        while asyncio.get_running_loop().time() < until and not self.is_over:
            with contextlib.suppress(*LOST):
                async with self.connected() as connection:
                    await self.visit(connection, lambda: self.goes_on(connection, until))
            await asyncio.sleep(PACE)

    async def look(self) -> None:
        """At everything from the beginning; what has no answer yet is sent again until it has one."""
        self.position = {}
        async with self.connected() as connection:
            await self.visit(connection, self.wait_for_answers)

    def connected(self) -> websockets.connect:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket"
        return websockets.connect(address, max_size=None, open_timeout=PATIENCE, close_timeout=1)

    async def visit(self, connection: ClientConnection, do: Callable[[], Awaitable[None]]) -> None:
        seen = self.position.get("version", 0) if self.dice.random() < 0.8 else 0
        visit = self.history.visit(self.table, seen)
        await connection.send(json.dumps({"type": "hello", "token": self.token, "seen": seen}))
        while not visit.positions:
            self.hear(visit, await asyncio.wait_for(connection.recv(), PATIENCE))
        hearing = asyncio.create_task(self.hear_all(connection, visit))
        try:
            await self.send_again(connection)
            await do()
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)

    async def hear_all(self, connection: ClientConnection, visit: Visit) -> None:
        async for raw in connection:
            self.hear(visit, raw)

    def hear(self, visit: Visit, raw: str | bytes) -> None:
        message: Json = json.loads(raw)
        if message["type"] == "position":
            self.position = message
            no_bots = {CHANCE, *self.history.people[self.table]}
            self.bots_moves += sum(entry["by"] not in no_bots for entry in message["log"])
            self.history.note_position(visit, message)
        elif message["type"] in ("done", "refused"):
            self.history.note_answer(self.table, self.seat, message)
            if message["type"] == "done" or message["problem"]["code"] not in AGAIN:
                self.pending.pop(message["id"], None)
        elif message["type"] == "said":
            visit.said.append((message["seat"], message["text"]))

    async def goes_on(self, connection: ClientConnection, until: float) -> None:
        """Some of what they do is cut off while it is on its way."""
        loop = asyncio.get_running_loop()
        while loop.time() < until and not self.is_over and not connection.close_code:
            await asyncio.sleep(self.dice.uniform(0.5, 1.5) * PACE)
            await self.do_something(connection)
            if self.dice.random() < self.cuts:
                connection.transport.abort()
                return

    async def do_something(self, connection: ClientConnection) -> None:
        waits = any(sending.kind != "say" for sending in self.pending.values())
        if waits and self.dice.random() < 0.2:
            await self.send_again(connection)
        elif not waits:
            for message in self.wanted():
                await self.send(connection, message)
        if asyncio.get_running_loop().time() > self.silent_until:
            self.silent_until = asyncio.get_running_loop().time() + TALK
            await self.send(connection, {"type": "say", "text": f"{self.seat}: {self.sent}"})

    def wanted(self) -> list[Json]:
        """Mostly an action; now and then two at once, a stale one, or one step back."""
        seen, undo = self.position["version"], self.position["undo"]
        options = [choice["action"] for choice in self.position["options"]]
        if undo["asked_by"] not in (None, self.seat):
            yes = self.dice.random() < 0.7
            return [{"type": "consent", "seen": seen, "to": undo["asked_by"], "yes": yes}]
        if undo["back"] and self.dice.random() < self.regrets:
            return [{"type": "undo", "seen": seen, "ask": self.dice.random() < 0.3}]
        if not options:
            return []
        stale = seen - 1 if self.dice.random() < 0.05 else seen
        count = 2 if self.dice.random() < 0.1 else 1
        return [{"type": "act", "seen": stale, "action": self.dice.choice(options)} for _ in range(count)]

    async def send(self, connection: ClientConnection, message: Json) -> None:
        self.sent += 1
        message = {**message, "id": f"{self.seat}-{self.sent}"}
        self.history.note_sent(self.table, self.seat, message)
        self.pending[message["id"]] = self.history.sendings[self.table, self.seat, message["id"]]
        await connection.send(json.dumps(message))

    async def send_again(self, connection: ClientConnection) -> None:
        for sending in list(self.pending.values()):
            message = {"type": sending.kind, "id": sending.id, **sending.content}
            self.history.note_sent(self.table, self.seat, message)
            await connection.send(json.dumps(message))

    async def wait_for_answers(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.pending:
                await asyncio.sleep(0.01)


async def opened(
    server: Server, history: History, game: str, players: int, bots: list[str], dice: random.Random
) -> list[Person]:
    """A table whose game has begun, with people in all seats but those of bots."""
    people = players - len(bots)
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        wanted = {"game": game, "players": players, "bots": bots, "person": {"name": NAMES[0]}}
        tickets = [await asked(client, "", wanted)]
        table = tickets[0]["table"]
        for name in NAMES[1:people]:
            tickets.append(await asked(client, f"/{table}/seats", {"name": name}))
        await asked(client, f"/{table}/start", {}, tickets[0]["token"])
    history.people[table] = {ticket["seat"] for ticket in tickets}
    return [
        Person(server, history, table, ticket["seat"], ticket["token"], random.Random(dice.random()))
        for ticket in tickets
    ]


async def asked(client: httpx.AsyncClient, path: str, content: Json, token: str = "") -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await client.post(f"/api/tables{path}", json=content, headers=headers)
    if answer.status_code == httpx.codes.SERVICE_UNAVAILABLE:
        raise httpx.NetworkError(answer.text)  # it goes down, or can't write: somewhere else, in a moment
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


async def play_on(
    server: Server, history: History, place: int, until: float, dice: random.Random
) -> list[Person]:
    """Game after game at one place; gives all who ever sat there."""
    everybody: list[Person] = []
    while asyncio.get_running_loop().time() < until:
        try:
            people = await opened(server, history, *GAMES[place % len(GAMES)], [], dice)
        except LOST:
            await asyncio.sleep(PACE)
            continue
        everybody += people
        await asyncio.gather(*(person.play(until) for person in people))
    return everybody


async def play_through(
    people: list[Person], trouble: Callable[[], Awaitable[None]], before: float = 1.0, after: float = 1.0
) -> None:
    """They play for a moment, through the trouble, and for a moment after it."""
    loop = asyncio.get_running_loop()
    playing = [asyncio.create_task(person.play(loop.time() + 10 * PATIENCE)) for person in people]
    try:
        await asyncio.sleep(before)
        await trouble()
        await asyncio.sleep(after)
    finally:
        await end_all(playing)
        ended = await asyncio.gather(*playing, return_exceptions=True)
    failed = [one for one in ended if isinstance(one, Exception)]
    assert not failed, failed


async def end_all(tasks: list[asyncio.Task[None]]) -> None:
    """Whoever just has an answer may not hear that it is over: they are told until they do."""
    while not all(task.done() for task in tasks):
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=0.5)


async def look_at_all(everybody: list[Person]) -> None:
    """What is unanswered may change what others saw before: so all look twice."""
    for _ in range(2):
        await asyncio.gather(*(person.look() for person in everybody))
