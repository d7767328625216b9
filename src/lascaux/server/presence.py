"""Who is at a table: they hear what happens there, and somebody who stays away is not waited for for ever."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from lascaux.server import wire
from lascaux.server.errors import TableError, problem_of
from lascaux.server.helping import MOMENT, forget_hint, weigh_options
from lascaux.server.hub import Listener
from lascaux.server.telling import Telling

if TYPE_CHECKING:
    from lascaux.server.table import Table

log = logging.getLogger("lascaux.server")
PATIENCE = 60.0  # seconds that a table waits for a person who is away, before a bot may stand in


class Presence:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self.listeners: set[Listener] = set()
        self.visitors = 0  # sockets, including those that have not said hello yet
        self.comings = 0  # and goings
        self.away_since: dict[int, float] = {}
        self.touched = self.waits_since = time.monotonic()  # any sign of life; the last move
        self.is_telling_soon = False
        self.is_behind_pages = False  # somebody has seen versions that are not there

    def is_here(self, seat: int) -> bool:
        return any(listener.seat == seat for listener in self.listeners)

    def asker_at(self, seat: int) -> str:
        """The network from which somebody is here for this seat."""
        return next((listener.asker for listener in self.listeners if listener.seat == seat), "")

    def seats_here(self) -> set[int | None]:
        return {listener.seat for listener in self.listeners}

    @property
    def watchers(self) -> int:
        """How many look on without a seat."""
        return sum(listener.seat is None for listener in self.listeners)

    def is_waited_for_in_vain(self, seat: int) -> bool:
        """Whether this seat's person is to act and has been away for a while."""
        is_to_act = self.table.match is not None and self.table.match.actor == seat
        return self.table.seats[seat].kind == "person" and is_to_act and self.is_gone(seat)

    def is_gone(self, seat: int) -> bool:
        """Whether nobody has been here for this seat for a while, in which nothing else happened either."""
        since = max(self.waits_since, self.away_since.get(seat, 0.0))
        return not self.is_here(seat) and time.monotonic() - since >= PATIENCE

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody is here, and nothing has happened for so long."""
        is_empty = not self.visitors and not self.listeners
        return is_empty and time.monotonic() - self.touched > seconds

    def touch(self) -> None:
        """Somebody asks for the table: it stays in memory for now."""
        self.touched = time.monotonic()

    def note_seen(self, seen: int) -> None:
        """A page that knows more than the table: the file lost its end, or the page makes it up. So the log
        is told, once, and nothing changes."""
        if seen > self.table.version and not self.is_behind_pages:
            self.is_behind_pages = True
            log.error(
                "table %s is at version %d, but a page says that it has seen version %d: "
                "if its moves were lost, a backup may have them",
                *(self.table.id, self.table.version, seen),
            )

    def note_move(self) -> None:
        self.touched = self.waits_since = time.monotonic()

    def go(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.came_or_went(listener.seat)
            if listener.seat is not None:
                self.table.calls.note_gone(self.table, listener.seat)
                self.tell_of_another_host()

    def tell_of_another_host(self) -> None:
        """Before the game, as soon as nobody waits for whoever went."""
        if self.table.status == "open":
            asyncio.get_running_loop().call_later(PATIENCE, self.tell_everybody_who_is_here)

    def tell_everybody_who_is_here(self) -> None:
        self.comings += 1
        self.tell_who_is_here()

    def note_seated(self, seat: int) -> None:
        """Somebody took it a moment ago: their page is on the way."""
        self.away_since[seat] = time.monotonic()

    def unseat(self, seat: int) -> None:
        """Whoever sat here only watches from now on."""
        for listener in self.listeners:
            if listener.seat == seat:
                listener.seat = None

    def unseat_listener(self, listener: Listener) -> None:
        """Whose key was taken back: they only watch from now on, and see what watchers see."""
        seat, listener.seat, listener.key = listener.seat, None, b""
        listener.seen = 0
        Telling(self.table).send_position(listener)
        self.came_or_went(seat)

    def came_or_went(self, seat: int | None) -> None:
        """Also somebody who watches: everybody hears of it with the next move, or a moment later."""
        self.touched = time.monotonic()
        if seat is not None:
            self.away_since[seat] = self.touched
        self.comings += 1
        if not self.is_telling_soon:
            self.is_telling_soon = True
            asyncio.get_running_loop().call_later(MOMENT, self.tell_who_is_here)

    def tell_who_is_here(self) -> None:
        self.is_telling_soon = False
        behind = [listener for listener in self.listeners if listener.comings != self.comings]
        if behind:
            telling = Telling(self.table)
            for listener in behind:
                telling.send_position(listener)

    def tell_all(self, by: Listener | None = None, message: str = "") -> None:
        """Whoever did it is told last, and that it is done: the others are waiting."""
        self.touched = time.monotonic()
        forget_hint(self.table)
        if not self.listeners:
            return
        telling = Telling(self.table)
        for listener in list(self.listeners):
            if listener is not by:
                telling.send_position(listener)
        if by is not None:
            by.is_answered = True
            telling.send_position(by, wire.Done(message, self.table.version))
        weigh_options(self.table)

    def dismiss(self, refusal: TableError) -> None:
        """Everybody is told why, and nobody listens any more."""
        self.send_all(wire.Refused("", problem_of(refusal)))
        self.listeners.clear()

    def send_all(self, message: wire.ToClient) -> None:
        for listener in list(self.listeners):
            listener.send(message)

    def send_seat(self, seat: int, message: wire.ToClient) -> None:
        """To every device of this seat."""
        for listener in list(self.listeners):
            if listener.seat == seat:
                listener.send(message)
