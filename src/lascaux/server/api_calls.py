"""Being called over REST: what the server offers, and where a person wants it."""

from starlette.requests import Request
from starlette.routing import Route

from lascaux.server import wire, wire_people
from lascaux.server.answering import address, answered, body, failed
from lascaux.server.auth import fingerprint
from lascaux.server.calling import Caller, spoken
from lascaux.server.destinations import place_of, reachable
from lascaux.server.errors import NotYours, TableError
from lascaux.server.rooms import Rooms
from lascaux.server.store import CalleeRow

MOST_PLACES = 5  # of a kind, for one seat: a person's devices


async def offers(request: Request) -> object:
    caller: Caller = request.app.state.caller
    return wire_people.CallOffers(caller.keys.public if caller.keys else "", caller.settings.hooks)


async def call_me(request: Request) -> object:
    """Everything is checked before anything is written."""
    wanted, state = await body(request, wire_people.CallMe), request.app.state
    if not state.settings.is_unlimited and not state.callees.take(address(request)):
        return failed(429, wire.Problem("too-fast", "that is too much at once: wait a little"))
    callee = callee_of(wanted, state.caller)
    may_be_private = state.settings.private_hooks
    place = place_of(callee.address, may_be_private)
    tokens = await tokens_of(state.rooms, wanted.tokens)
    if not tokens:
        raise NotYours("no-seat", "this needs a seat at a table")
    await reachable(place, may_be_private)
    await state.rooms.store.add_callee(tokens, callee, MOST_PLACES)
    return wire_people.Called(len(tokens))


def callee_of(wanted: wire_people.CallMe, caller: Caller) -> CalleeRow:
    """A browser or a web hook, if the server calls such."""
    language = spoken(wanted.language)
    if (wanted.push is None) == (wanted.hook is None):
        raise TableError("malformed", "either a browser or a web hook is called")
    if wanted.push is None:
        if not caller.settings.hooks:
            raise TableError("no-hooks", "this server calls no web hooks")
        return CalleeRow(wanted.hook or "", "", "", language)
    if caller.keys is None:
        raise TableError("no-push", "this server sends no push messages")
    from lascaux.server.webpush import check_keys

    keys = wanted.push.keys
    check_keys(keys.p256dh, keys.auth)
    return CalleeRow(wanted.push.endpoint, keys.p256dh, keys.auth, language)


async def tokens_of(rooms: Rooms, tokens: list[str]) -> list[bytes]:
    """What is kept of each token that opens a seat: a rematch has the same. Those of a second device are kept
    as they are, so that nobody is called there any more when they are taken back."""
    given = [fingerprint(token) for token in tokens]
    own = dict(zip(given, await rooms.own_tokens(given), strict=True))
    good = {token for _, _, token in await rooms.store.seats_by(list(own.values()))}
    return [one for one in own if own[one] in good]


async def call_off(request: Request) -> object:
    wanted = await body(request, wire_people.CallOff)
    rooms: Rooms = request.app.state.rooms
    tokens = await tokens_of(rooms, wanted.tokens)
    if tokens:
        await rooms.store.drop_callee(tokens, wanted.address)
    return wire_people.Called(len(tokens))


ROUTES = [
    Route("/api/calls", answered(offers)),
    Route("/api/calls", answered(call_me), methods=["POST"]),
    Route("/api/calls", answered(call_off), methods=["DELETE"]),
]
