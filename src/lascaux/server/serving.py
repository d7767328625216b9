"""The server process: uvicorn, set up for a server of games."""

import gc
import signal
import sys
from dataclasses import replace

import uvicorn
from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send

from lascaux.server import logs
from lascaux.server.app import make_app
from lascaux.server.farewell import Server
from lascaux.server.settings import Settings
from lascaux.server.sockets import LARGEST_MESSAGE

SHUTDOWN_SECONDS = 10
COLLECT_AFTER = (50_000, 20, 100)  # by generation, for the search for cycles


class Entrance:
    """The layers of the application are for pages: sockets pass them by."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            scope["app"] = self.app
            await self.app.router(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def run_server(settings: Settings, host: str, port: int) -> None:
    """Serves until it is told to stop."""
    logs.set_up(settings.log_format, settings.log_level, settings.log_addresses)
    collect_rarely()
    app = make_app(replace(settings, host=host, port=port))
    config = uvicorn.Config(
        Entrance(app),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=4 * LARGEST_MESSAGE,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    signal.signal(signal.SIGTERM, leave)  # uvicorn passes it on when everything is done
    Server(config, app).run()


def leave(*_: object) -> None:
    """As if the program had come to its end: nothing is killed while it tidies up."""
    sys.exit(0)


def collect_rarely() -> None:
    """A move makes thousands of small objects that are gone with it: looking for cycles after every 700 of
    them, the default, would cost more than it finds. What is there already stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
