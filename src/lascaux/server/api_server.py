"""The server itself, over REST: how friends get here."""

from starlette.requests import Request
from starlette.routing import Route

from lascaux.server import wire_people
from lascaux.server.addresses import bases, is_loopback
from lascaux.server.answering import address, answered
from lascaux.server.settings import Settings


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


ROUTES = [Route("/api/server", answered(server))]
