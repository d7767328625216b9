"""The server process: uvicorn, set up for a server of games."""

import gc
import signal
import sys
from dataclasses import replace

import uvicorn

from lascaux.server import logs
from lascaux.server.app import make_app
from lascaux.server.door import Door
from lascaux.server.door_frames import FrameEnd
from lascaux.server.door_http import RequestEnd
from lascaux.server.entrance import Entrance
from lascaux.server.farewell import Server
from lascaux.server.open_files import raise_limit
from lascaux.server.settings import Settings
from lascaux.server.sockets import LARGEST_MESSAGE

SHUTDOWN_SECONDS = 10
IDLE_SECONDS = 15  # of a connection between two requests
COLLECT_AFTER = (5_000, 3, 1_000)  # by generation, for the search for cycles


def run_server(settings: Settings, host: str, port: int) -> None:
    """Serves until it is told to stop."""
    logs.set_up(settings.log_format, settings.log_level, settings.log_addresses)
    collect_rarely()
    settings = replace(settings, host=host, port=port)
    app = make_app(settings)
    config = uvicorn.Config(
        Entrance(app, Door(settings, raise_limit())),
        host=host,
        port=port,
        http=RequestEnd,
        ws=FrameEnd,
        timeout_keep_alive=IDLE_SECONDS,
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
    them, the default, would cost more than it finds. But what is looked through at once holds everybody up,
    for half a microsecond an object: so it is little each time, and all of it only when chores.py says so.
    What is there already stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
