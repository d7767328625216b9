"""Addresses that were banned hear one sentence, whatever they ask for."""

import ipaddress
from functools import lru_cache

from starlette.types import ASGIApp, Receive, Scope, Send

from lascaux.server import wire
from lascaux.server.answering import failed
from lascaux.server.store import Store

BANNED = 4403  # how a socket is closed
IP = ipaddress.IPv4Address | ipaddress.IPv6Address


class ShutOut:
    """In front of pages and sockets alike."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not is_banned(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await failed(403, wire.Problem("banned", "this address is shut out here"))(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": BANNED})


def is_banned(scope: Scope) -> bool:
    store: Store = scope["app"].state.rooms.store
    if not store.banned:
        return False
    came_from = ip_of((scope["client"] or ("",))[0])
    return came_from is not None and any(came_from in network(one) for one in store.banned)


network = lru_cache(maxsize=1024)(ipaddress.ip_network)


@lru_cache(maxsize=1024)
def ip_of(text: str) -> IP | None:
    """An address of the old kind in the form of the new one is the same address."""
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
