"""Who listens at a table, and what is on its way to them."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
from starlette.types import Send

from lascaux.server import wire

MOST_WAITING = 1 << 21  # bytes that somebody has not taken yet
PATIENCE = 10.0  # seconds for whoever is to hear the last words before a socket is closed
GONE = (OSError, RuntimeError)  # what a server of ASGI answers when a socket is: by itself, or closed by it
encoder = msgspec.json.Encoder()


class Outbox:
    """What one socket is still to be sent, in order. A table writes by a call and waits for nobody; whoever
    does not keep up is let go, and comes back."""

    def __init__(self, send: Send, let_go: Callable[[], object]) -> None:
        self.send = send
        self.let_go = let_go
        self.waiting: deque[bytes] = deque()
        self.bytes_waiting = 0
        self.sending: asyncio.Task[None] | None = None
        self.is_closed = False
        self.is_overfull = False

    def write(self, messages: list[bytes]) -> None:
        if self.is_closed:
            return
        self.waiting.extend(messages)
        self.bytes_waiting += sum(map(len, messages))
        if self.bytes_waiting > MOST_WAITING:
            self.is_overfull = True
            self.drop()
            self.let_go()
        elif self.sending is None:
            self.sending = asyncio.create_task(self.send_all())

    async def send_all(self) -> None:
        with contextlib.suppress(*GONE):  # whoever reads from it will hear of that
            while self.waiting:
                message = self.waiting.popleft()
                await self.send({"type": "websocket.send", "text": message.decode()})
                self.bytes_waiting -= len(message)
        self.sending = None

    async def close(self, code: int) -> None:
        """After everything that was written before."""
        self.is_closed = True
        if self.sending is not None:
            await asyncio.wait([self.sending], timeout=PATIENCE)
        self.drop()
        with contextlib.suppress(*GONE):
            await self.send({"type": "websocket.close", "code": code})

    def drop(self) -> None:
        """Nothing is sent any more."""
        self.is_closed = True
        self.waiting.clear()
        if self.sending is not None:
            self.sending.cancel()


@dataclass(eq=False)
class Listener:
    """One socket, and how it is written to."""

    seat: int | None
    write: Callable[[list[bytes]], None]
    asker: str = ""  # the network that they come from
    key: bytes = b""  # by which they sit, if it came to them by a link from another device
    seen: int = 0
    comings: int = 0  # how many people had come and gone when they were last told who is here
    is_answered: bool = False  # whether the message that is being carried out has its answer
    later: set[asyncio.Task[None]] = field(default_factory=set)  # answers that take a while

    def send(self, *messages: wire.ToClient) -> None:
        self.write([encoder.encode(message) for message in messages])
