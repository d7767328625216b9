"""Frames as they come in over a socket: each of them counts, whatever it carries, and whoever sends too many
is let go before more of them are parsed.

uvicorn counts none; its own class is extended here by what it is called with, and by nothing else.
"""

import asyncio
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lascaux.server.door import LAST_WORDS, Guest
from lascaux.server.limits import FLOOD, Bucket

if TYPE_CHECKING:
    from lascaux.server.entrance import Entrance

PIECE = 1024  # bytes that are parsed in one go: 170 frames at most
FLOODED = 1008
LITTLE_LEFT = 0.75 * FLOOD.burst  # of the frames of a socket: nobody who plays comes so far


class FrameEnd(Guest, WebSocketsSansIOProtocol):
    """A connection that came as a request, and is a socket from now on."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.door = cast("Entrance", self.config.app).door
        self.flood = Bucket(FLOOD)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.door.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self)
        super().connection_lost(exc)

    def look_at(self, now: float) -> None:
        """What asked to become a socket, and was none, is told nothing by the library."""
        super().look_at(now)
        if not self.handshake_initiated:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.is_out:
            self.hear_no_more(data)
            return
        is_little = len(data) <= PIECE and not (self.held or self.read_paused)
        if is_little or not self.handshake_initiated:  # of the request itself the size was looked at
            super().data_received(data)
            return
        self.held += data
        self.feed()

    def feed(self) -> None:
        """A piece at a time, as long as what came in them is taken."""
        data, at = self.held, 0
        while at < len(data) and not (self.is_out or self.read_paused or self.transport.is_closing()):
            piece = data[at : at + PIECE]
            at += PIECE
            super().data_received(piece)
        self.held = b"" if self.is_out else data[at:]

    def handle_events(self) -> None:
        """A piece that holds one frame too many is not looked at any more."""
        for _ in self.conn.events:
            if not self.may_send():
                break
        else:
            super().handle_events()
            return
        if not self.is_out:
            self.let_go()

    def may_send(self) -> bool:
        """Beyond a few, an address has only so many for all its sockets; whoever sends little may stay."""
        if not self.flood.take():
            return False
        return self.flood.drops > LITTLE_LEFT or self.door.is_unlimited or self.door.frames.take(self.asker)

    @property
    def asker(self) -> str:
        """By the word of a proxy, too, which stands there as soon as the application is asked."""
        return (self.scope["client"] or ("",))[0]

    def let_go(self) -> None:
        self.stop_keepalive()
        if self.handshake_complete and not self.close_sent:
            self.conn.events_received()
            self.conn.send_close(FLOODED)
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOODED, "reason": ""})
        self.show_out(b"".join(self.conn.data_to_send()), "a flood of frames")
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.close)
        self.transport.resume_reading()

    async def receive(self) -> Any:
        """What was held back goes first, before more is read."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.feed()
            if not self.read_paused:
                self.transport.resume_reading()
        return message

    def handle_ping(self) -> None:
        """Who does not read gets no more answers: they would only fill memory."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
