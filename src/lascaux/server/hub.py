"""Who listens at a table, and what each of them is told: always their own view."""

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from lascaux.server import wire
from lascaux.server.telling import position

if TYPE_CHECKING:
    from lascaux.server.table import Table

MOST_WAITING = 200
encoder = msgspec.json.Encoder()


@dataclass(eq=False)
class Listener:
    """One socket. What it is sent waits in a queue; one that does not keep up is let go and comes back."""

    seat: int | None
    seen: int = 0
    waiting: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))

    def send(self, message: wire.ToClient) -> None:
        try:
            self.waiting.put_nowait(encoder.encode(message))
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)


def send_position(table: "Table", listener: Listener) -> None:
    """All that this listener may see, and the log since they last looked."""
    listener.send(position(table, listener.seat, listener.seen))
    listener.seen = table.version
