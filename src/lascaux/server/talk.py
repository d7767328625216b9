"""What is said at a table: by its seats, by those who watch if that is agreed, and by signs without words."""

import functools
from typing import TYPE_CHECKING

from lascaux.server import wire
from lascaux.server.carried_out import CarriedOut
from lascaux.server.cleaning import cleaned
from lascaux.server.errors import TableError, Unfit
from lascaux.server.limits import WATCHERS, Bucket
from lascaux.server.seats import check_name, check_unlike
from lascaux.server.store import ChatRow

if TYPE_CHECKING:
    from lascaux.server.table import Table

KEPT = 200  # lines


class Talk:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self.lines: list[wire.ChatLine] = []
        self.carried_out = CarriedOut()  # of its own: whoever talks much still has their moves known
        self.of_watchers = Bucket(WATCHERS)

    async def say(self, seat: int | None, message: wire.Say) -> int:
        """On disk, then told. Sent twice, it is said once."""
        table = self.table
        async with table.lock:
            line = self.line_of(seat, message)
            done = self.carried_out.version(*key_of(line, message.id))
            if done is not None:
                return done
            table.store.check_room()
            if seat is None and not self.of_watchers.take():
                raise TableError("too-fast", "that is too much at once: wait a little")
            row = ChatRow(line.seat, line.name, line.text, message.id)
            await table.store.add_chat(table.id, row, functools.partial(self.tell, line, message.id))
            return table.version

    def line_of(self, seat: int | None, message: wire.Say) -> wire.ChatLine:
        """Nobody who watches passes for a seat: the line says that they watch, and no name is taken twice."""
        text = cleaned(message.text)
        if not text:
            raise Unfit("nothing-said", "there is nothing in this line that can be read")
        if seat is not None:
            return wire.ChatLine(seat, self.table.seats[seat].name, text)
        if not self.table.watchers_talk:
            raise TableError("watchers-silent", "whoever watches this table only listens")
        check_name(message.name)
        check_unlike(message.name, self.table.seats)
        return wire.ChatLine(wire.WATCHER, message.name, text)

    def tell(self, line: wire.ChatLine, message: str) -> None:
        """It is on disk: even if whoever said it is gone."""
        self.keep(line, message)
        self.table.presence.send_all(line)

    def keep(self, line: wire.ChatLine, message: str) -> None:
        self.lines = [*self.lines[1 - KEPT :], line]
        self.carried_out.note(*key_of(line, message), self.table.version)

    def show(self, seat: int, message: wire.Emote) -> int:
        """A sign is told to whoever is here, and forgotten."""
        self.table.presence.send_all(wire.Emoted(seat, message.emote))
        return self.table.version


def key_of(line: wire.ChatLine, message: str) -> tuple[int, str]:
    """Those who watch have no number: their ids are told apart by their names."""
    return line.seat, message if line.seat != wire.WATCHER else f"{line.name}/{message}"
