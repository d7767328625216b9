"""The server itself, over REST: whether it lives and can write, and how friends get here."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lascaux.server import wire_people
from lascaux.server.addresses import bases, is_loopback
from lascaux.server.answering import address, answered, reply
from lascaux.server.client_files import build_of
from lascaux.server.errors import NotWritten
from lascaux.server.rooms import Rooms
from lascaux.server.settings import Settings

READY_WITHIN = 5.0  # seconds: a disk that takes longer than that takes nothing


async def health(request: Request) -> Response:
    """It lives if it answers, whatever the disk does and however often somebody asks."""
    rooms: Rooms = request.app.state.rooms
    build = build_of(request.app.state.settings.client)
    return reply(200, {"ok": True, "tables": len(rooms.by_id), "build": build})


async def ready(request: Request) -> object:
    """Whether it makes sense to send people here."""
    request.app.state.farewell.check()
    rooms: Rooms = request.app.state.rooms
    try:
        async with asyncio.timeout(READY_WITHIN):
            can_write = await rooms.store.can_write()
    except TimeoutError:
        can_write = False
    if not can_write:
        raise NotWritten()
    return {"ready": True}


async def server(request: Request) -> object:
    """The addresses of this machine are told to whoever sits at it: all others came by one of them."""
    settings: Settings = request.app.state.settings
    is_at_home = is_loopback(address(request))
    return wire_people.ServerInfo(
        settings.public_url,
        bases(settings.host, settings.port) if is_at_home and not settings.public_url else [],
        not settings.public_url and is_loopback(settings.host),
        settings.command if is_at_home else "",
    )


ROUTES = [
    Route("/api/health", health),
    Route("/api/ready", answered(ready)),
    Route("/api/server", answered(server)),
]
