"""What waits for whoever comes home, over REST: their tables in one request, and their other devices."""

from starlette.requests import Request
from starlette.routing import Route

from lascaux.server import wire, wire_people
from lascaux.server.answering import address, answered, bearer, body, failed
from lascaux.server.devices import Devices
from lascaux.server.home import tables_at_home


async def home(request: Request) -> object:
    own = await body(request, wire_people.Own)
    return await tables_at_home(request.app.state.rooms, own.tokens)


async def make_link(request: Request) -> object:
    own = await body(request, wire_people.Own)
    state = request.app.state
    if not state.settings.is_unlimited and not state.links.take(address(request)):
        return failed(429, wire.Problem("too-fast", "that is too much at once: wait a little"))
    devices: Devices = state.devices
    return await devices.make_link(own.tokens)


async def open_link(request: Request) -> object:
    wanted = await body(request, wire_people.Opening)
    devices: Devices = request.app.state.devices
    return await devices.open_link(wanted.secret)


async def look_at_link(request: Request) -> object:
    devices: Devices = request.app.state.devices
    return await devices.look_at(request.path_params["device"], bearer(request))


async def take_link_back(request: Request) -> object:
    devices: Devices = request.app.state.devices
    await devices.take_back(request.path_params["device"], bearer(request))
    return {}


ROUTES = [
    Route("/api/home", answered(home), methods=["POST"]),
    Route("/api/devices", answered(make_link), methods=["POST"]),
    Route("/api/devices/open", answered(open_link), methods=["POST"]),
    Route("/api/devices/{device}", answered(look_at_link)),
    Route("/api/devices/{device}", answered(take_link_back), methods=["DELETE"]),
]
