"""Requests as they come in: a head is small, and nobody takes for ever to say what they want.

uvicorn knows no such limits; its own class is extended here by what it is called with, and by nothing else.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Literal, cast

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lascaux.server.door import Guest, last_answer, log

if TYPE_CHECKING:
    from lascaux.server.entrance import Entrance

PIECE = 4096  # bytes that are parsed in one go
LARGEST_HEAD = 32_768  # bytes, of a request or of the trailers after its body
MOST_HEADERS = 100
LONGEST_LINE = 8000  # bytes of a header before a socket
HEAD_SECONDS, BODY_SECONDS = 10.0, 30.0
SLOWEST_BODY, GRACE = 1024, 5.0  # bytes a second, after some seconds


class Flow(FlowControl):
    """Tells when there is room again."""

    def __init__(self, transport: asyncio.Transport, resumed: Callable[[], None]) -> None:
        super().__init__(transport)
        self.resumed = resumed

    def resume_reading(self) -> None:
        if self.read_paused:
            super().resume_reading()
            asyncio.get_running_loop().call_soon(self.resumed)


class RequestEnd(Guest, HttpToolsProtocol):
    """`silent`: bytes since anything came of what was sent: a whole head, or a part of a body."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.door = cast("Entrance", self.config.app).door
        self.stage: Literal["idle", "head", "body"] = "idle"
        self.since = self.loop.time()
        self.silent = self.came = self.headers_left = 0
        self.is_handed_over = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = Flow(transport, self.feed)
        self.begin("head")
        shut = self.door.why_shut(transport, self.client[0] if self.client else "")
        if shut:
            self.refuse(shut)
        else:
            self.door.enter(self)

    def refuse(self, reason: str) -> None:
        """Whoever was not let in takes nobody's place, not even for their last words."""
        log.warning("a connection is refused: %s", reason)
        self.is_out = True
        self.transport.write(last_answer(HTTPStatus.TOO_MANY_REQUESTS, "too-fast", reason))
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self)
        super().connection_lost(exc)

    def begin(self, stage: Literal["idle", "head", "body"]) -> None:
        self.stage, self.since, self.silent, self.came = stage, self.loop.time(), 0, 0

    # What comes

    def data_received(self, data: bytes) -> None:
        if self.is_out:
            self.hear_no_more(data)
            return
        if self.stage == "idle":
            self.begin("head")
        self.held += data
        self.feed()

    def feed(self) -> None:
        """A piece at a time, and no more than there is room for: one event never parses megabytes."""
        data, at = self.held, 0
        while at < len(data) and self.is_heard() and not self.flow.read_paused:
            piece = data[at : at + PIECE]
            at += PIECE
            self.silent += len(piece)
            super().data_received(piece)
            self.check_head()
        self.held = data[at:] if self.is_heard() else b""

    def is_heard(self) -> bool:
        return not (self.is_out or self.is_handed_over or self.transport.is_closing())

    def check_head(self) -> None:
        if self.silent > LARGEST_HEAD or self.headers_left < 0:
            status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            self.end(status, "too-large", "this request has too much before its body")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.headers_left = MOST_HEADERS
        if self.stage == "idle":  # behind another one, in the same piece
            self.begin("head")

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers_left -= 1
        if self.headers_left >= 0:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self.headers_left >= 0:
            self.begin("body")
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.silent = 0
        self.came += len(body)
        if self.headers_left >= 0:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self.headers_left >= 0:
            self.begin("idle")
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        lines = [self.url, *map(b": ".join, self.scope["headers"])]
        if max(map(len, lines)) > LONGEST_LINE or self.headers_left < 0:
            self.headers_left = -1
            return
        self.is_handed_over = True
        self.door.guests.discard(self)
        super().handle_websocket_upgrade()

    # What takes too long

    def look_at(self, now: float) -> None:
        super().look_at(now)
        if self.flow.read_paused:  # it is we who take long
            self.since = now
        elif self.is_heard() and self.is_late(now - self.since):
            self.end(HTTPStatus.REQUEST_TIMEOUT, "too-slow", f"the {self.stage} of a request took too long")

    def is_late(self, taken: float) -> bool:
        if self.stage == "head":
            return taken >= HEAD_SECONDS
        if self.stage == "idle":  # nothing came of what was asked: else uvicorn itself ends it sooner
            return taken >= BODY_SECONDS and (self.cycle is None or self.cycle.response_complete)
        is_slow = self.came < SLOWEST_BODY * (taken - GRACE)
        return self.stage == "body" and (is_slow or taken >= BODY_SECONDS)

    def end(self, status: HTTPStatus, code: str, text: str) -> None:
        """In words, unless they would stand in the middle of an answer."""
        is_answering = self.cycle is not None and not self.cycle.response_complete
        is_in_words = not self.pipeline and not (is_answering and self.cycle.response_started)
        if is_answering:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.show_out(last_answer(status, code, text) if is_in_words else b"", text)
