"""One socket: it says hello, then sends messages; every one of them is answered."""

import asyncio
import time

import msgspec
from starlette.types import Message, Receive, Scope, Send

from lascaux.engine.errors import LascauxError
from lascaux.server import meter, wire
from lascaux.server.auth import Key, fingerprint, is_token
from lascaux.server.disk import StoreClosed
from lascaux.server.errors import TableError, problem_of
from lascaux.server.farewell import GOING_DOWN, Farewell
from lascaux.server.guesses import find_table
from lascaux.server.helping import begin_hint, weigh_options
from lascaux.server.hub import Listener, Outbox
from lascaux.server.limits import CHAT, EMOTES, HINTS, MESSAGES, UNLIMITED, Bucket, Rate
from lascaux.server.logs import at_table
from lascaux.server.networks import narrow
from lascaux.server.seats import seat_of
from lascaux.server.table import Table
from lascaux.server.telling import Telling

LARGEST_MESSAGE = 8192
decoder = msgspec.json.Decoder(wire.FromClient)
HELLO_SECONDS = 10.0
NO_HELLO = "no hello"
SILENT, COME_LATER, NO_TABLE = 1008, 1013, 4404


class SocketEnd:
    """Where sockets come to."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        visitor = asyncio.current_task()
        assert visitor is not None
        outbox = Outbox(send, visitor.cancel)
        await receive()  # that somebody would like to connect
        await send({"type": "websocket.accept"})
        farewell: Farewell = scope["app"].state.farewell
        if farewell.is_on:
            await outbox.close(GOING_DOWN)
            return
        farewell.outboxes.add(outbox)
        try:
            await admit(scope, receive, outbox)
        except asyncio.CancelledError:
            if not outbox.is_overfull:
                raise
            visitor.uncancel()
        finally:
            farewell.outboxes.discard(outbox)
            outbox.drop()


async def admit(scope: Scope, receive: Receive, outbox: Outbox) -> None:
    """Unless there are too many from this address already."""
    state, address = scope["app"].state, address_of(scope)
    listener = Listener(None, outbox.write, narrow(address))
    if state.settings.is_unlimited:
        await visit(scope, receive, outbox, listener)
        return
    if not state.requests.take(address) or not state.sockets.come(address):
        refuse(listener, "", TableError("too-fast", "that is too much at once: wait a little"))
        await outbox.close(COME_LATER)
        return
    try:
        await visit(scope, receive, outbox, listener)
    finally:
        state.sockets.go(address)


def address_of(scope: Scope) -> str:
    return (scope.get("client") or ("",))[0]


async def visit(scope: Scope, receive: Receive, outbox: Outbox, listener: Listener) -> None:
    """From coming to a table to leaving it; a table that somebody visits stays in memory."""
    try:
        table = await find_table(scope["app"].state, address_of(scope), scope["path_params"]["table"])
    except LascauxError as refusal:
        refuse(listener, "", refusal)
        await outbox.close(NO_TABLE)
        return
    at_table.set(table.id)
    table.presence.visitors += 1
    try:
        hints = UNLIMITED if scope["app"].state.settings.is_unlimited else HINTS
        if not await listen(receive, table, listener, hints):
            refuse(listener, "", TableError("no-hello", "say hello first"))
            await outbox.close(SILENT)
    except StoreClosed:
        await outbox.close(GOING_DOWN)
    finally:
        table.presence.visitors -= 1
        table.presence.go(listener)


async def listen(receive: Receive, table: Table, listener: Listener, hints: Rate) -> bool:
    """Until the other end is gone; False if it did not say in time who it is."""
    messages, until = Bucket(MESSAGES), time.monotonic() + HELLO_SECONDS
    of_kind = {wire.Say: Bucket(CHAT), wire.Emote: Bucket(EMOTES), wire.Hint: Bucket(hints)}
    while (event := await heard(receive, table, listener, until))["type"] != "websocket.disconnect":
        if event["type"] == NO_HELLO:
            return False
        message = understood(event.get("text") or event.get("bytes") or b"", listener)
        if message is None:
            continue
        id_ = getattr(message, "id", "")
        if not all(bucket.take() for bucket in (messages, of_kind.get(type(message))) if bucket):
            refuse(listener, id_, TableError("too-fast", "that is too much at once: wait a little"))
            continue
        listener.is_answered = False
        try:
            version = await carry_out(table, listener, message)
        except RecursionError:
            refuse(listener, id_, TableError("malformed", "that is no message: it is nested too deeply"))
        except LascauxError as refusal:
            refuse(listener, id_, refusal)
            if refusal.code == "stale":
                Telling(table).send_position(listener)
        else:
            if id_ and not listener.is_answered:
                listener.send(wire.Done(id_, version))
    return True


async def heard(receive: Receive, table: Table, listener: Listener, until: float) -> Message:
    """What comes next; whoever has not said hello yet has until then to say it."""
    if listener in table.presence.listeners:
        return await receive()
    try:
        return await asyncio.wait_for(receive(), max(0.0, until - time.monotonic()))
    except TimeoutError:
        return {"type": NO_HELLO}


def understood(raw: str | bytes, listener: Listener) -> wire.FromClient | None:
    """The message, or None after its sender was told what is wrong with it."""
    if len(raw) > LARGEST_MESSAGE:
        refuse(listener, "", TableError("too-large", f"a message has at most {LARGEST_MESSAGE} characters"))
        return None
    try:
        message: wire.FromClient = decoder.decode(raw)
        return message
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        refuse(listener, "", TableError("malformed", f"that is no message: {problem}"))
        return None


def refuse(listener: Listener, id_: str, refusal: LascauxError) -> None:
    meter.now.refused(refusal.code)
    listener.send(wire.Refused(id_, problem_of(refusal)))


async def carry_out(table: Table, listener: Listener, message: wire.FromClient) -> int:
    """Does what a message asks; answers with the version that the table has then."""
    if table.gone is not None:
        raise table.gone
    if isinstance(message, wire.Hello):
        return await welcome(table, listener, message)
    if listener not in table.presence.listeners:
        raise TableError("no-hello", "say hello first")
    if isinstance(message, wire.Say):
        return await table.talk.say(listener.seat, message)
    if listener.seat is None:
        raise TableError("no-seat", "whoever watches can't do this")
    if isinstance(message, wire.Act):
        return await table.act(listener.seat, message, listener)
    if isinstance(message, wire.Why):
        listener.is_answered = True
        listener.send(table.why(listener.seat, message))
        return table.version
    if isinstance(message, wire.Undo):
        return await table.undoing.undo(listener.seat, message)
    if isinstance(message, wire.Withdraw):
        return await table.undoing.withdraw(listener.seat, message)
    if isinstance(message, wire.Consent):
        return await table.undoing.consent(listener.seat, message)
    if isinstance(message, wire.Emote):
        return table.talk.show(listener.seat, message)
    begin_hint(table, listener, message.id)
    return table.version


async def welcome(table: Table, listener: Listener, message: wire.Hello) -> int:
    """A key of another device may be taken back at any moment, also while it is used."""
    key, carried = await key_in(table, message.token)
    await table.bots.give_back(key)
    version = greet(table, listener, message.seen, key)
    listener.key = carried
    if carried and not await table.store.find_keys([carried]) and listener.key == carried:
        table.presence.unseat_listener(listener)
    return version


async def key_in(table: Table, token: str) -> tuple[Key, bytes]:
    """The token as it is if it is a seat's here; else what it stands for, and its own fingerprint, if it
    came from another device."""
    if not token or any(is_token(token, seat.token) for seat in table.seats):
        return token, b""
    found = await table.store.find_keys([fingerprint(token)])
    return next(iter(found.values()), token), next(iter(found), b"")


def greet(table: Table, listener: Listener, seen: int, key: Key = "") -> int:
    """A token that is not known is told so, rather than quietly made a watcher."""
    seat = seat_of(table.seats, key)
    if key and seat is None:
        raise TableError("unknown-token", "this seat is no longer yours: you can watch")
    table.presence.note_seen(seen)
    is_new = listener not in table.presence.listeners
    has_stood_up = listener.seat is not None and seat is None
    listener.seat, listener.seen = seat, min(seen, table.version)
    table.presence.listeners.add(listener)
    if is_new:
        for line in table.talk.lines:
            listener.send(line)
    if seat is not None or is_new or has_stood_up:
        table.presence.came_or_went(seat)
    if seat is not None:
        weigh_options(table)
        table.bots.wake()  # if anything has stopped it
    Telling(table).greet(listener)
    return table.version
