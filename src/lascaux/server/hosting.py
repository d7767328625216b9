"""Who leads a table before its game: whoever opened it, and after them whoever sits there longest.

Nobody waits for a host who is not there: as long as those who sit longer have been away for a while, the
next one leads, too.
"""

from typing import TYPE_CHECKING

from lascaux.server import wire
from lascaux.server.auth import Key
from lascaux.server.errors import NotYours, TableError, problem_of
from lascaux.server.seats import SeatState

if TYPE_CHECKING:
    from lascaux.server.table import Table


class Hosting:
    def __init__(self, table: "Table") -> None:
        self.table = table

    def order(self) -> list[int]:
        """The people, by how long they sit here."""
        people = [number for number, seat in enumerate(self.table.seats) if seat.kind == "person"]
        return sorted(people, key=lambda number: self.table.seats[number].since)

    @property
    def host(self) -> int | None:
        """Who leads now, as everybody is told; nobody once the game has begun."""
        order = self.order() if self.table.status == "open" else []
        present = [seat for seat in order if not self.table.presence.is_gone(seat)]
        return next(iter(present or order), None)

    def leads(self, seat: int) -> bool:
        order = self.order()
        return all(self.table.presence.is_gone(other) for other in order[: order.index(seat)])

    def check_start(self, seat: int) -> None:
        """While seats are free somebody may still be on the way: when they are taken, anybody may begin."""
        is_full = all(other.kind != "open" for other in self.table.seats)
        if not is_full and not self.leads(seat):
            raise NotYours("not-host", "while seats are free, only whoever opened the table starts the game")

    async def ask_to_leave(self, token: Key, guest: int) -> None:
        """Before the game: the seat is free again, its token is no longer good, and whoever sat there
        watches."""
        table = self.table
        async with table.lock:
            host = table.owner(token)
            table.check_open()
            if not self.leads(host):
                raise NotYours("not-host", "only whoever opened the table asks somebody to leave")
            if guest == host or guest not in self.order():
                raise TableError("no-guest", "nobody sits there who could be asked to leave")
            await table.put({guest: SeatState()})
            self.tell_guest(guest)
            table.tell_news()
            await table.throwing.note_left(guest)

    def tell_guest(self, guest: int) -> None:
        asked = TableError("asked-to-leave", "you were asked to give up this seat: you can watch")
        self.table.presence.send_seat(guest, wire.Refused("", problem_of(asked)))
        self.table.presence.unseat(guest)
