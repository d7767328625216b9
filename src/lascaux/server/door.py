"""What all connections of a server share: how many there may be, and what becomes of those that take too long
or do not leave."""

import asyncio
import json
import logging
from http import HTTPStatus

from lascaux.server.limits import FRAMES, Buckets, Crowds
from lascaux.server.networks import Proxies
from lascaux.server.open_files import shares
from lascaux.server.settings import Settings

LOOK_EVERY = 1.0
LAST_WORDS = 2.0  # seconds in which they may be read
STALLED = 60.0  # seconds without taking a byte of what waits
MOST_AFTER_THE_END = 1 << 20  # bytes that somebody still sends who was shown out
log = logging.getLogger("lascaux.entrance")


class Door:
    """Counts who is in. `files`: how many files and sockets this process may have open."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.is_unlimited = settings.is_unlimited
        self.proxies = Proxies(settings.proxies)
        self.most, self.of_one = shares(files, settings.connections)
        self.crowds, self.asking = Crowds(self.of_one), Crowds(self.of_one)
        self.frames = Buckets(FRAMES)
        self.guests: set[Guest] = set()
        self.counted: dict[asyncio.Transport, str] = {}  # and by which address: one that is lost has none
        self.looking: asyncio.TimerHandle | None = None

    def why_shut(self, transport: asyncio.Transport, address: str) -> str:
        """Why nobody else can come in from there, if so: a proxy brings many, and has no limit of its own."""
        if len(self.guests) >= self.most:
            return "the server has no room for more of them"
        if not self.is_unlimited and address not in self.proxies:
            if not self.crowds.come(address):
                return "too many connections from one address"
            self.counted[transport] = address
        return ""

    def leave(self, guest: "Guest") -> None:
        self.guests.discard(guest)
        if guest.transport in self.counted:
            self.crowds.go(self.counted.pop(guest.transport))

    def enter(self, guest: "Guest") -> None:
        self.guests.add(guest)
        if self.looking is None:
            self.looking = asyncio.get_running_loop().call_later(LOOK_EVERY, self.look)

    def look(self) -> None:
        """As long as anybody is there: whoever is late goes."""
        now = asyncio.get_running_loop().time()
        for guest in list(self.guests):
            guest.look_at(now)
        self.looking = None
        if self.guests:
            self.looking = asyncio.get_running_loop().call_later(LOOK_EVERY, self.look)


class Guest:
    """A connection, of either kind. It stays until the door has seen it out."""

    door: Door
    transport: asyncio.Transport
    is_out = False  # nothing it still sends is heard
    held = b""  # came, and is parsed when there is room for what it asks
    _waiting = 0  # bytes that it has not taken yet
    _since_out = _since_taken = 0.0
    _after_the_end = 0

    def look_at(self, now: float) -> None:
        waiting = self.transport.get_write_buffer_size()
        if waiting < self._waiting or not waiting or not self._since_taken:
            self._since_taken = now
        self._waiting = waiting
        if now - self._since_taken >= STALLED:
            log.warning("a connection is ended: nobody reads what it is sent")
            self.transport.abort()
        elif self.is_out and now - self._since_out >= LAST_WORDS:
            self.transport.close()

    def show_out(self, last_words: bytes, reason: str) -> None:
        """Not closed at once: what was said at last would be lost, since the other end still sends."""
        log.warning("a connection is ended: %s", reason)
        self.is_out, self.held = True, b""
        self._since_out = asyncio.get_running_loop().time()
        if not last_words:
            self.transport.abort()
        elif not self.transport.is_closing():
            self.transport.write(last_words)
            self.transport.write_eof()

    def hear_no_more(self, data: bytes) -> None:
        self._after_the_end += len(data)
        if self._after_the_end > MOST_AFTER_THE_END:
            self.transport.abort()


def last_answer(status: HTTPStatus, code: str, text: str) -> bytes:
    """A whole answer, after which nothing comes."""
    content = json.dumps({"code": code, "text": text}).encode()
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
    return f"{head}content-length: {len(content)}\r\nconnection: close\r\n\r\n".encode() + content
