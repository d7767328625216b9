"""Who listens at a table. What they are sent waits in a queue, and goes out in order."""

import asyncio
from collections import deque
from dataclasses import dataclass, field

import msgspec

from lascaux.server import wire

MOST_WAITING = 200
encoder = msgspec.json.Encoder()


@dataclass(eq=False)
class Listener:
    """One socket. One that does not keep up is let go and comes back."""

    seat: int | None
    seen: int = 0
    is_slow: bool = False
    waiting: deque[bytes] = field(default_factory=deque)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def send(self, message: wire.ToClient) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.is_slow = True
        else:
            self.waiting.append(encoder.encode(message))
        self.news.set()
