"""Tables and seats over REST."""

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lascaux.server import wire, wire_luck, wire_people
from lascaux.server.answering import address, answered, body, failed, key_of, table_of
from lascaux.server.errors import NotFound, TableError, Unfit
from lascaux.server.guiding import open_guided
from lascaux.server.old_games import kept_record
from lascaux.server.rooms import Rooms
from lascaux.server.seats import check_name
from lascaux.server.table import Table
from lascaux.server.telling import table_info
from lascaux.table.record import write_record

Bound = TypeVar("Bound", wire_luck.Binding, wire_luck.Coming)


async def public_tables(request: Request) -> object:
    rooms: Rooms = request.app.state.rooms
    return await rooms.public_tables()


async def open_table(request: Request) -> object:
    wanted = checked_person(await body(request, wire.NewTable))
    rooms: Rooms = request.app.state.rooms
    return one_too_many(request) or ticket(*await rooms.open(wanted))


async def open_first(request: Request) -> object:
    """A first game that teaches."""
    wanted = await body(request, wire.Person)
    check_name(wanted.name)
    rooms: Rooms = request.app.state.rooms
    return one_too_many(request) or ticket(*await open_guided(rooms, request.path_params["game"], wanted))


def one_too_many(request: Request) -> Response | None:
    """The refusal of another new table, if there were many from this address of late."""
    state = request.app.state
    if state.settings.is_unlimited or state.tables.take(address(request)):
        return None
    return failed(429, wire.Problem("too-many-tables", "too many tables from here: wait a little"))


def ticket(table: Table, seat: int, token: str) -> wire.Ticket:
    return wire.Ticket(table.id, table.code, seat, token, table.commitment)


def checked_person(wanted: wire.NewTable) -> wire.NewTable:
    check_name(wanted.person.name)
    return wanted


async def show_table(request: Request) -> object:
    return table_info(await table_of(request))


async def take_seat(request: Request) -> object:
    person = await body(request, wire.Person)
    check_name(person.name)
    table = await table_of(request)
    return ticket(table, *await table.take_seat(person))


async def leave_seat(request: Request) -> object:
    table = await table_of(request)
    await table.leave(await key_of(request))
    return table_info(table)


async def ask_to_leave(request: Request) -> object:
    table = await table_of(request)
    await table.hosting.ask_to_leave(await key_of(request), request.path_params["seat"])
    return table_info(table)


async def binding(request: Request, kind: type[Bound]) -> Bound:
    """Whoever sends luck itself is a program of before: the others have not bound theirs yet."""
    fields = await body(request, dict[str, object])
    if "salt" in fields:
        raise Unfit(
            "too-early", "send the salt's SHA-256 as 'commitment' now, and the salt when all are fixed"
        )
    return msgspec.convert(fields, kind)


async def bind_luck(request: Request) -> object:
    wanted = await binding(request, wire_luck.Binding)
    table = await table_of(request)
    await table.bind_luck(await key_of(request), wanted.commitment)
    return table_info(table)


async def reveal_luck(request: Request) -> object:
    wanted = await body(request, wire_luck.Reveal)
    table = await table_of(request)
    await table.reveal_luck(await key_of(request), wanted.salt)
    return table_info(table)


async def replace_seat(request: Request) -> object:
    wanted = await body(request, wire.Replacement)
    table = await table_of(request)
    await table.bots.take_seat(await key_of(request), wanted)
    return table_info(table)


async def start(request: Request) -> object:
    table = await table_of(request)
    await table.start(await key_of(request))
    return table_info(table)


async def rematch(request: Request) -> object:
    rooms: Rooms = request.app.state.rooms
    order = (await body(request, wire.Wish)).order
    return table_info(await rooms.rematch(await table_of(request), await key_of(request), order))


async def come(request: Request) -> object:
    wanted = await binding(request, wire_luck.Coming)
    table = await table_of(request)
    seat, is_taken = await table.come(await key_of(request), wanted.commitment or "")
    return wire_people.Arrival(seat, is_taken, table_info(table))


async def record(request: Request) -> object:
    """The record of a finished game. An unfinished one holds the seed and is nobody's to see; one whose rules
    are gone can't go on, and is kept as it was."""
    try:
        table = await table_of(request)
    except TableError as refusal:
        if refusal.code != "old-revision":
            raise
        return await kept(request)
    if table.status != "over":
        raise TableError("not-over", "the record is there when the game is over")
    async with table.lock:  # one at a time: it takes a thread, and a finished game needs its lock for nothing
        text = await asyncio.to_thread(write_record, table.playing())
    return Response(text, media_type="application/x-ndjson")


async def kept(request: Request) -> Response:
    """What was done in a game of former rules."""
    rooms: Rooms = request.app.state.rooms
    row = await rooms.store.find_table(request.path_params["table"])
    if row is None:
        raise NotFound("no-table", "there is no such table")
    return Response(await kept_record(rooms.store, row), media_type="application/x-ndjson")


ROUTES = [
    Route("/api/tables", answered(public_tables)),
    Route("/api/tables", answered(open_table, begins=True), methods=["POST"]),
    Route("/api/guided/{game}", answered(open_first, begins=True), methods=["POST"]),
    Route("/api/tables/{table}", answered(show_table)),
    Route("/api/tables/{table}/seats", answered(take_seat), methods=["POST"]),
    Route("/api/tables/{table}/seats", answered(leave_seat), methods=["DELETE"]),
    Route("/api/tables/{table}/seats/{seat:int}", answered(ask_to_leave), methods=["DELETE"]),
    Route("/api/tables/{table}/salt", answered(bind_luck), methods=["POST"]),
    Route("/api/tables/{table}/reveal", answered(reveal_luck), methods=["POST"]),
    Route("/api/tables/{table}/bots", answered(replace_seat), methods=["POST"]),
    Route("/api/tables/{table}/start", answered(start, begins=True), methods=["POST"]),
    Route("/api/tables/{table}/rematch", answered(rematch, begins=True), methods=["POST"]),
    Route("/api/tables/{table}/come", answered(come, begins=True), methods=["POST"]),
    Route("/api/tables/{table}/record", answered(record)),
]
