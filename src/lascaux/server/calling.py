"""Calling people by Web Push or by a web hook, beside the games: what is slow, gone or broken out there holds
up nobody."""

import asyncio
import logging
import ssl
import time
from typing import TYPE_CHECKING

import msgspec

from lascaux.engine.errors import LascauxError
from lascaux.locales import DEFAULT, catalog, languages, prefix
from lascaux.server.calls import Call, Calls, Kind
from lascaux.server.destinations import Place, place_of
from lascaux.server.posting import NotPosted, post, trusted
from lascaux.server.settings import Settings
from lascaux.server.store import CalleeRow, Store

if TYPE_CHECKING:
    from lascaux.server.webpush import Keys

KEY_NAME = "push"
MOST_AT_WORK, MOST_LINES = 256, 32  # calls with their pauses; connections
TRIES_AFTER = (0.0, 5.0, 30.0)  # seconds
GONE = (404, 410)
TOO_MANY, BROKEN = 429, 500
TIRED_AFTER, TIRED_FOR = 3, 600.0  # tries that nobody took; seconds without any
MOST_FAILURES = 1000
DAY = 86_400
FORGOTTEN_AFTER = 180 * DAY
log = logging.getLogger("lascaux.server")


class Message(msgspec.Struct, frozen=True):
    """What is sent. It holds what everybody at the table knows, and no token: whoever has the seat follows
    the path in their own browser."""

    kind: Kind
    table: str
    path: str
    title: str
    body: str


class Caller:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.calls = Calls(settings.push or settings.hooks)
        self.keys: Keys | None = None
        self.trust: ssl.SSLContext | None = None
        self.at_work: set[asyncio.Task[None]] = set()
        self.slots, self.lines = asyncio.Semaphore(MOST_AT_WORK), asyncio.Semaphore(MOST_LINES)
        self.failures: dict[str, tuple[int, float]] = {}  # by address: how many in a row, the last when

    async def open(self) -> None:
        """Before anybody asks for anything: the keys, made if there are none yet."""
        if not self.calls.is_on:
            return
        self.trust = await asyncio.to_thread(trusted)
        if self.settings.push:
            from lascaux.server import webpush

            private = await self.store.kept_key(KEY_NAME, webpush.new_private())
            self.keys = webpush.Keys(private, self.settings.push_contact)
        await self.store.drop_old_callees(time.time() - FORGOTTEN_AFTER)

    async def run(self) -> None:
        """As long as the server runs. What is under way at its end is given up."""
        try:
            while True:
                await self.slots.acquire()
                task = asyncio.create_task(self.carry_out(await self.calls.waiting.get()))
                self.at_work.add(task)
                task.add_done_callback(self.at_work.discard)
        finally:
            for task in list(self.at_work):
                task.cancel()

    async def carry_out(self, call: Call) -> None:
        """At every address of a person, one beside the other."""
        try:
            callees = await self.store.callees_of(call.token) if call.is_due() else []
            await asyncio.gather(*(self.call_at(callee, call) for callee in callees))
        except Exception:
            log.exception("somebody could not be called", extra={"table": call.table.id})
        finally:
            self.slots.release()

    async def call_at(self, callee: CalleeRow, call: Call) -> None:
        """A few tries, as long as it is still true."""
        if not self.is_offered(callee) or not self.is_answering(callee.address):
            return
        message = await asyncio.to_thread(message_of, call, callee.language)
        for pause in TRIES_AFTER:
            await asyncio.sleep(pause)
            if not call.is_due() or await self.is_settled(callee, call, message):
                return

    def is_offered(self, callee: CalleeRow) -> bool:
        return self.keys is not None if callee.p256dh else self.settings.hooks

    async def is_settled(self, callee: CalleeRow, call: Call, message: Message) -> bool:
        """Whether it makes no sense to try again."""
        assert self.trust is not None
        may_be_private = self.settings.private_hooks
        try:
            place = place_of(callee.address, may_be_private)
            headers, content = self.letter(callee, call, message, place)
            async with self.lines:
                if not call.is_due():
                    return True
                status = await post(place, headers, content, self.trust, may_be_private)
        except (NotPosted, LascauxError) as problem:
            log.warning("a call was not taken: %s", problem)
            self.note_failure(callee.address)
            return False
        self.failures.pop(callee.address, None)
        if status in GONE:
            await self.store.drop_address(callee.address)
        elif status >= 300:
            log.warning("a call was refused: %s answers %s", place.host, status)
        return status < BROKEN and status != TOO_MANY

    def letter(
        self, callee: CalleeRow, call: Call, message: Message, place: Place
    ) -> tuple[dict[str, str], bytes]:
        """A web hook gets it plainly; a browser sealed, and of each table only the latest."""
        if not callee.p256dh:
            return {"Content-Type": "application/json"}, hook_content(call, message)
        from lascaux.server import webpush

        assert self.keys is not None
        headers = {
            "Authorization": self.keys.authorization(place.origin),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": call.table.id,
            "Urgency": "high" if call.kind == "turn" else "normal",
        }
        return headers, webpush.sealed(callee.p256dh, callee.auth, msgspec.json.encode(message))

    def is_answering(self, address: str) -> bool:
        """One that has not answered several times is left alone for a while."""
        count, last = self.failures.get(address, (0, 0.0))
        return count < TIRED_AFTER or time.monotonic() - last > TIRED_FOR

    def note_failure(self, address: str) -> None:
        count, _ = self.failures.pop(address, (0, 0.0))
        self.failures[address] = (count + 1, time.monotonic())
        if len(self.failures) > MOST_FAILURES:
            del self.failures[next(iter(self.failures))]


def message_of(call: Call, language: str) -> Message:
    """In the words of whoever is called; to read a catalog for the first time takes a moment."""
    table = call.table
    say = catalog(spoken(language)).say
    game = say(f"{prefix(table.game.id)}-title")
    others = [name for seat, name in enumerate(table.names) if seat != call.seat]
    body = say("call-with", game=game, names=", ".join(others)) if others else say("call-alone", game=game)
    return Message(call.kind, table.id, f"/t/{table.id}", say(f"call-{call.kind}"), body)


def spoken(language: str) -> str:
    return language if language in languages() else DEFAULT


def hook_content(call: Call, message: Message) -> bytes:
    """With the whole sentence under the names by which chat servers look for it."""
    sentence = f"{call.table.names[call.seat]}: {message.title}. {message.body}"
    more = {"seat": call.seat, "game": call.table.game.id, "text": sentence, "content": sentence}
    return msgspec.json.encode({**msgspec.to_builtins(message), **more})
