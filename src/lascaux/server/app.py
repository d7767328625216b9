"""The web application: REST for tables and seats, a socket for each table."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from lascaux.bots.registry import BOTS
from lascaux.engine.errors import LascauxError, RecordError, RecordTooLong, SetupError, UnknownGame
from lascaux.games.registry import game_ids, load
from lascaux.locales import DEFAULT, texts
from lascaux.server import wire
from lascaux.server.client_files import client_routes
from lascaux.server.errors import NotFound, NotWritten, NotYours, TableError, problem_of
from lascaux.server.headers import SecurityHeaders
from lascaux.server.hub import encoder
from lascaux.server.limits import MOST_SOCKETS, RECORDS, REQUESTS, TABLES, Buckets, Crowds
from lascaux.server.replays import Replay, Replays, shown
from lascaux.server.rooms import Rooms
from lascaux.server.settings import Settings
from lascaux.server.sockets import SocketEnd
from lascaux.server.store import Store, StoreClosed
from lascaux.server.table import Table
from lascaux.server.telling import table_info
from lascaux.server.thinking import Thinker
from lascaux.table.record import MOST_CHARACTERS, write_record

T = TypeVar("T")
LARGEST_BODY = 16_384
MOST_DIGITS = 9  # of the number of a position
CLEAN_EVERY = 60.0
REVIEW_SECONDS = 90.0  # looking back at a whole game takes longer than a move
REVIEW_YIELDS = 10  # and has the time that nobody else needs
log = logging.getLogger("lascaux.server")


def make_app(settings: Settings) -> Starlette:
    routes = [
        WebSocketRoute("/api/tables/{table}/socket", SocketEnd()),
        Route("/api/health", answered(health)),
        Route("/api/games", answered(games)),
        Route("/api/tables", answered(public_tables)),
        Route("/api/tables", answered(open_table), methods=["POST"]),
        Route("/api/tables/{table}", answered(show_table)),
        Route("/api/tables/{table}/seats", answered(take_seat), methods=["POST"]),
        Route("/api/tables/{table}/seats", answered(leave_seat), methods=["DELETE"]),
        Route("/api/tables/{table}/salt", answered(add_salt), methods=["POST"]),
        Route("/api/tables/{table}/bots", answered(replace_seat), methods=["POST"]),
        Route("/api/tables/{table}/start", answered(start), methods=["POST"]),
        Route("/api/tables/{table}/rematch", answered(rematch), methods=["POST"]),
        Route("/api/tables/{table}/record", answered(record)),
        Route("/api/records", answered(bring_record), methods=["POST"]),
        Route("/api/replays/{id}", answered(replay)),
        Route("/api/replays/{id}/course", answered(replay_course)),
        Route("/api/replays/{id}/{n}", answered(replay_position)),
        Route("/api/rules/{game}", answered(rules)),
        Route("/api/words/{game}/{language}", answered(words)),
        Route("/api/printed/{game}/{printing}", answered(printed)),
        *client_routes(settings.client),
    ]
    app = Starlette(
        routes=routes,
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={HTTPException: nothing_here},
        lifespan=lifespan,
    )
    app.state.settings = settings
    return app


@contextlib.asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """Opens the store, lets unfinished games go on, and at the end finishes what is being written."""
    settings: Settings = app.state.settings
    store = Store(settings.db)
    thinker = Thinker(settings.workers)
    reviewer = Thinker(1, REVIEW_SECONDS, yields=REVIEW_YIELDS)
    app.state.rooms = rooms = Rooms(store, thinker)
    app.state.replays = Replays(rooms, reviewer)
    app.state.requests, app.state.tables = Buckets(REQUESTS), Buckets(TABLES)
    app.state.records, app.state.sockets = Buckets(RECORDS), Crowds(MOST_SOCKETS)
    chores = [asyncio.create_task(rooms.resume_all()), asyncio.create_task(clean(rooms))]
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        for table in rooms.by_id.values():
            table.bots.stop()
        thinker.drop_pool()
        reviewer.drop_pool()
        await asyncio.to_thread(store.close)


async def clean(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(CLEAN_EVERY)
        rooms.archive_idle()


# Every request is answered, by code and by words.

Handler = Callable[[Request], Awaitable[object]]
STATUS = (
    *((NotWritten, 503), (NotFound, 404), (UnknownGame, 404), (NotYours, 403)),
    *((TableError, 409), (RecordTooLong, 409)),
)


def answered(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        if not request.app.state.settings.is_unlimited and not request.app.state.requests.take(
            address(request)
        ):
            return failed(429, wire.Problem("too-fast", "that is too much at once: wait a little"))
        try:
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
            return failed(503, wire.Problem("going-down", "the server is going down: try again in a moment"))

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


def token_of(request: Request) -> str:
    """The seat's token comes in a header, never in an address."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def table_of(request: Request) -> Table:
    rooms: Rooms = request.app.state.rooms
    return await rooms.find(request.path_params["table"])


# What can be asked for.


async def health(request: Request) -> object:
    rooms: Rooms = request.app.state.rooms
    await rooms.store.check()
    return {"ok": True, "tables": len(rooms.by_id)}


async def games(request: Request) -> object:
    return [
        wire.GameInfo(
            game.id,
            game.players,
            [wire.OptionInfo(*option) for option in game.options],
            list(BOTS),
        )
        for game in map(load, game_ids())
    ]


async def public_tables(request: Request) -> object:
    rooms: Rooms = request.app.state.rooms
    return await rooms.public_tables()


async def open_table(request: Request) -> object:
    wanted = checked_person(await body(request, wire.NewTable))
    state = request.app.state
    if not state.settings.is_unlimited and not state.tables.take(address(request)):
        return failed(429, wire.Problem("too-many-tables", "too many tables from here: wait a little"))
    table, seat, token = await state.rooms.open(wanted)
    return wire.Ticket(table.id, table.code, seat, token, table.commitment)


def checked_person(wanted: wire.NewTable) -> wire.NewTable:
    check_name(wanted.person.name)
    return wanted


def check_name(name: str) -> None:
    if not name.isprintable() or name.strip() != name:
        raise SetupError("a name must be printable, without spaces around it")


async def show_table(request: Request) -> object:
    return table_info(await table_of(request))


async def take_seat(request: Request) -> object:
    person = await body(request, wire.Person)
    check_name(person.name)
    table = await table_of(request)
    seat, token = await table.take_seat(person)
    return wire.Ticket(table.id, table.code, seat, token, table.commitment)


async def leave_seat(request: Request) -> object:
    table = await table_of(request)
    await table.leave(token_of(request))
    return table_info(table)


async def add_salt(request: Request) -> object:
    wanted = await body(request, wire.Salting)
    table = await table_of(request)
    await table.add_salt(token_of(request), wanted.salt)
    return table_info(table)


async def replace_seat(request: Request) -> object:
    wanted = await body(request, wire.Replacement)
    table = await table_of(request)
    await table.bots.take_seat(token_of(request), wanted)
    return table_info(table)


async def start(request: Request) -> object:
    table = await table_of(request)
    await table.start(token_of(request))
    return table_info(table)


async def rematch(request: Request) -> object:
    rooms: Rooms = request.app.state.rooms
    return table_info(await rooms.rematch(await table_of(request), token_of(request)))


async def record(request: Request) -> object:
    """The record of a finished game. An unfinished one holds the seed and is nobody's to see."""
    table = await table_of(request)
    if table.status != "over":
        raise TableError("not-over", "the record is there when the game is over")
    return Response(write_record(table.playing()), media_type="application/x-ndjson")


async def bring_record(request: Request) -> object:
    """Verifies a finished record that somebody brings, and keeps it to be looked at."""
    raw = await raw_body(request, MOST_CHARACTERS)
    state = request.app.state
    if not state.settings.is_unlimited and not state.records.take(address(request)):
        return failed(429, wire.Problem("too-fast", "that is too much at once: wait a little"))
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        raise RecordError(1, "is not UTF-8 text") from None
    replays: Replays = request.app.state.replays
    return await asyncio.to_thread(shown, await replays.find(await replays.keep_record(text), ""))


async def replay_of(request: Request) -> Replay:
    replays: Replays = request.app.state.replays
    replay = await replays.find(request.path_params["id"], token_of(request))
    return replay.seen_by(request.query_params.get("as", ""))


async def replay(request: Request) -> object:
    return await asyncio.to_thread(shown, await replay_of(request))


async def replay_position(request: Request) -> object:
    replays: Replays = request.app.state.replays
    replay, n = await replay_of(request), request.path_params["n"]
    if not n.isascii() or not n.isdigit() or len(n) > MOST_DIGITS:
        raise NotFound("no-position", "a position is a number")
    return replays.position(replay, int(n))


async def replay_course(request: Request) -> object:
    replays: Replays = request.app.state.replays
    return await replays.course(await replay_of(request))


async def rules(request: Request) -> object:
    """The numbered rules of a game, as Markdown."""
    game = load(request.path_params["game"])
    try:
        text = await asyncio.to_thread(texts.rules_of, game.id)
    except texts.Unreadable as problem:
        raise NotFound("not-found", f"the file with the rules of {game.id} {problem}") from problem
    return {"game": game.id, "language": DEFAULT, "text": text}


async def words(request: Request) -> object:
    """What a game can say, as Fluent: in this language, or in English if it does not speak it."""
    game = load(request.path_params["game"])
    found = await asyncio.to_thread(texts.words_of, game.id, request.path_params["language"])
    return {"game": game.id, "language": found.language, "text": found.text}


async def printed(request: Request) -> object:
    """What is printed on the components of a game, as data and in words by key."""
    found = load(request.path_params["game"]).printed(request.path_params["printing"])
    if found is None:
        raise NotFound("not-found", "there is no such printing")
    return found
