"""The server process: uvicorn, with a short way from a table to its sockets."""

import functools
import gc
import signal
import struct
import sys
from asyncio.transports import BaseTransport, Transport
from typing import TYPE_CHECKING, Any, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from lascaux.server.app import make_app
from lascaux.server.settings import Settings
from lascaux.server.sockets import LARGEST_MESSAGE

if TYPE_CHECKING:
    from websockets.http11 import Request

SHUTDOWN_SECONDS = 10
MOST_WAITING = 1 << 21  # bytes that somebody has not taken yet
TEXT = 0x81  # the kind of a frame, and that it is the last of its message
COLLECT_AFTER = (50_000, 20, 100)  # by generation, for the search for cycles


class DirectSockets(WebSocketsSansIOProtocol):
    """What a table says is written at once: the usual way, by a task for every socket and through all layers
    of the application, takes longer than the rest of the telling. Those layers are for pages: what comes in
    passes them by, too."""

    def __init__(self, config: uvicorn.Config, *others: Any, **named: Any) -> None:
        super().__init__(config, *others, **named)
        self.app = way_in(config)

    def connection_made(self, transport: BaseTransport) -> None:
        """The own address is not asked for: nobody needs it. The other one is, for limits by address."""
        self.transport = cast(Transport, transport)
        self.client = get_remote_addr(self.transport)
        self.scheme = "ws"
        self.connections.add(self)

    def handle_connect(self, event: "Request") -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the handshake was right: the application is about to begin
            self.scope["app"] = self.config.app  # type: ignore[typeddict-unknown-key]
            self.scope["state"]["write"] = self.write

    def write(self, messages: list[bytes]) -> None:
        """Whoever does not keep up is let go, and comes back."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return
        if self.conn.extensions:  # it is compressed
            for message in messages:
                self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(
                b"".join([part for message in messages for part in (head(message), message)])
            )
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()


@functools.cache
def way_in(config: uvicorn.Config) -> Any:
    """To the sockets' end; who comes through a proxy that is trusted has the address that it tells."""
    return ProxyHeadersMiddleware(config.app.router, config.forwarded_allow_ips)  # type: ignore[union-attr]


def head(message: bytes) -> bytes:
    """What stands before a whole text that a server sends as it is (RFC 6455, section 5.2)."""
    size = len(message)
    if size < 126:
        return struct.pack("!BB", TEXT, size)
    if size < 1 << 16:
        return struct.pack("!BBH", TEXT, 126, size)
    return struct.pack("!BBQ", TEXT, 127, size)


def run_server(settings: Settings, host: str, port: int) -> None:
    """Serves until it is told to stop."""
    collect_rarely()
    config = uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        ws=DirectSockets,
        ws_max_size=4 * LARGEST_MESSAGE,
        log_level="warning",
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    signal.signal(signal.SIGTERM, leave)  # uvicorn passes it on when all is done
    uvicorn.Server(config).run()


def leave(*_: object) -> None:
    """As if the program had come to its end: not killed in the middle of tidying up."""
    sys.exit(0)


def collect_rarely() -> None:
    """A move makes thousands of small things that are gone with it: looking for cycles after every 700 of
    them, the usual measure, would cost more than it finds. What is there already stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
