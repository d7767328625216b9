"""Every request is answered, by code and by words; what a request brings is read within limits."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from lascaux.engine.errors import LascauxError, RecordTooLong, UnknownGame
from lascaux.server import meter, wire
from lascaux.server.auth import Key
from lascaux.server.disk import StoreClosed
from lascaux.server.errors import (
    Busy,
    GoingDown,
    NotFound,
    NotRead,
    NotWritten,
    NotYours,
    TableError,
    TooMuch,
    Unfit,
    problem_of,
)
from lascaux.server.guesses import find_table
from lascaux.server.hub import encoder
from lascaux.server.logs import at_table
from lascaux.server.rooms import Rooms
from lascaux.server.table import Table

T = TypeVar("T")
LARGEST_BODY = 16_384

Handler = Callable[[Request], Awaitable[object]]
STATUS = (
    *((NotRead, 503), (NotWritten, 503), (GoingDown, 503), (Busy, 503), (NotFound, 404), (UnknownGame, 404)),
    *((NotYours, 403), (TooMuch, 429), (Unfit, 422), (TableError, 409), (RecordTooLong, 409)),
)


def answered(handler: Handler, begins: bool = False) -> Callable[[Request], Awaitable[Response]]:
    """`begins`: it opens a table or starts a game, which nobody does while the server goes down."""

    async def answer(request: Request) -> Response:
        if not request.app.state.settings.is_unlimited and not request.app.state.requests.take(
            address(request)
        ):
            return failed(429, wire.Problem("too-fast", "that is too much at once: wait a little"))
        try:
            if begins:
                request.app.state.farewell.check()
                request.app.state.rooms.store.check_room()
            return reply(200, await handler(request))
        except msgspec.ValidationError as problem:
            return failed(422, wire.Problem("malformed", str(problem)))
        except ClientDisconnect:
            return failed(400, wire.Problem("malformed", "the rest of this never came"))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            return failed(400, wire.Problem("malformed", str(problem)))
        except LascauxError as refusal:
            status = next((status for kind, status in STATUS if isinstance(refusal, kind)), 422)
            return failed(status, problem_of(refusal))
        except StoreClosed:
            return failed(503, problem_of(GoingDown()))

    return answer


async def nothing_here(request: Request, refusal: Exception) -> Response:
    """An address that is none, or that can't be asked in this way."""
    assert isinstance(refusal, HTTPException)
    if refusal.status_code == 405:
        answer = failed(405, wire.Problem("no-method", "this can't be asked in this way here"))
    else:
        answer = failed(refusal.status_code, wire.Problem("not-found", "there is nothing at this address"))
    answer.headers.update(refusal.headers or {})
    return answer


def address(request: Request) -> str:
    return request.client.host if request.client else ""


def reply(status: int, content: object) -> Response:
    if isinstance(content, Response):
        return content
    return Response(encoder.encode(content), status, media_type="application/json")


def failed(status: int, problem: wire.Problem) -> Response:
    meter.now.refused(problem.code)
    return reply(status, problem)


async def body(request: Request, kind: type[T]) -> T:
    return msgspec.json.decode(await raw_body(request, LARGEST_BODY), type=kind, strict=True)


async def raw_body(request: Request, most: int) -> bytes:
    """Reads no more than it may, whatever the header says."""
    gathered = bytearray()
    async for chunk in request.stream():
        gathered += chunk
        if len(gathered) > most:
            raise TableError("too-large", f"at most {most} bytes can be sent here")
    return bytes(gathered)


def bearer(request: Request) -> str:
    """A secret comes in a header, never in an address."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def key_of(request: Request) -> Key:
    """The seat's token, or on a second device the key that stands for it."""
    rooms: Rooms = request.app.state.rooms
    return await rooms.own_token(bearer(request))


async def table_of(request: Request) -> Table:
    table = await find_table(request.app.state, address(request), request.path_params["table"])
    at_table.set(table.id)
    return table
