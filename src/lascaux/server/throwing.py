"""How a game begins at whose table people have bound luck: all of it is fixed and told, then revealed.

A start goes by rounds. In each the contributors are fixed first; where a reveal does not come, the round is
void for everybody, and those who were there bind new luck. So whoever comes last can refuse, which all see,
but never choose. Whoever was missing is not waited for again; after MOST_ROUNDS, or with nobody left, the
start is off, and can be asked for again. A restart of the server ends it, too.
"""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from lascaux.server.disk import StoreClosed, as_json
from lascaux.server.errors import NotWritten, TableError, Unfit
from lascaux.server.wire import Words
from lascaux.server.wire_luck import Contributor, Start
from lascaux.table.luck import Throw, binding_of, joined

if TYPE_CHECKING:
    from lascaux.server.table import Table

REVEAL_SECONDS = 8.0  # for the first reveals
AGAIN_SECONDS = 3.0  # for all that is waited for later: those pages were there a moment ago
MOST_ROUNDS = 3


class Luck(msgspec.Struct, frozen=True, omit_defaults=True):
    """As it is stored with the table: the contributors of a round, and whose luck was missing before."""

    round: int = 1
    throws: tuple[Throw, ...] = ()
    missing: tuple[int, ...] = ()

    @property
    def salt(self) -> str:
        return joined(self.throws)

    def with_salt(self, seat: int, salt: str) -> "Luck":
        throws = (throw._replace(salt=salt) if throw.seat == seat else throw for throw in self.throws)
        return Luck(self.round, tuple(throws), self.missing)

    def silent(self) -> list[int]:
        """Who has not revealed yet."""
        return [throw.seat for throw in self.throws if not throw.salt]


class Throwing:
    """All of it is called while the table's lock is held."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.luck = Luck()
        self.rounds_left = 0  # of a start that goes on
        self.starter: int | None = None
        self.awaited: set[int] = set()  # who is to bind new luck before the next round
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def is_on(self) -> bool:
        return self.rounds_left > 0

    def check_resting(self) -> None:
        """While a game begins, nobody sits down, and no seat changes."""
        if self.is_on:
            raise TableError("starting", "the game is about to begin: wait a moment")

    def can_bind(self, seat: int) -> bool:
        return not self.is_on or seat in self.awaited

    def contributors(self) -> tuple[Throw, ...]:
        return tuple(
            Throw(number, seat.commitment)
            for number, seat in enumerate(self.table.seats)
            if seat.kind == "person" and seat.has_bound
        )

    # What people do

    async def bind(self, seat: int, commitment: str) -> None:
        if not self.can_bind(seat):
            self.check_resting()
        await self.table.put({seat: replace(self.table.seats[seat], commitment=commitment)})
        await self.note_bound(seat)

    async def note_bound(self, seat: int) -> None:
        """With the last of those who were there before, the next round begins."""
        if seat in self.awaited:
            self.awaited.discard(seat)
            if not self.awaited:
                await self.fix(AGAIN_SECONDS)
                return
        if self.info() is not None:
            self.table.presence.tell_all()

    async def begin(self, starter: int | None = None) -> None:
        """Where nobody has thrown anything in, the game begins at once."""
        if self.is_on:
            return
        if not self.contributors():
            await self.table.begin(starter)
            return
        await self.fix(REVEAL_SECONDS, is_new=True)
        self.starter = starter

    async def reveal(self, seat: int, salt: str) -> None:
        """With the last of them the game begins."""
        bound = {throw.seat: throw.commitment for throw in self.luck.throws} if self.is_on else {}
        if seat not in bound:
            raise TableError("nothing-to-reveal", "nothing is to be revealed by this seat now")
        if binding_of(salt) != bound[seat]:
            raise Unfit("other-salt", "this is not what the seat has bound by its commitment")
        luck = self.luck.with_salt(seat, salt)
        if not luck.silent():
            await self.table.begin(self.starter, luck)
        elif luck != self.luck:
            await self.keep(luck)
            self.table.presence.tell_all()

    async def note_left(self, seat: int) -> None:
        """Somebody's seat is free again: what they had bound makes the round void, and is nobody's fault."""
        missing = tuple(other for other in self.luck.missing if other != seat)
        self.luck = msgspec.structs.replace(self.luck, missing=missing)
        if self.is_on and self.luck.throws:
            await self.make_void({throw.seat for throw in self.luck.throws} - {seat}, ())
        elif seat in self.awaited:
            self.awaited.discard(seat)
            if not self.awaited:
                await self.fix(AGAIN_SECONDS)

    # Rounds

    async def fix(self, seconds: float, *, is_new: bool = False) -> None:
        """The contributors, for this round; told when they are on disk, and before anybody reveals."""
        throws = self.contributors()
        missing = () if is_new else (*self.luck.missing, *sorted(self.awaited))
        await self.keep(Luck(self.luck.round, throws, missing))
        if is_new:
            self.rounds_left = MOST_ROUNDS
        self.awaited = set()
        if throws:
            self.wait(seconds)
        else:
            self.stop()
        self.table.presence.tell_all()

    async def make_void(self, left: set[int], missing: Iterable[int]) -> None:
        """Nothing that was bound for this round counts any more: what was revealed is known."""
        luck = Luck(self.luck.round + 1, (), (*self.luck.missing, *missing))
        await self.keep(luck, drops=True)
        self.rounds_left = self.rounds_left - 1 if left else 0
        if self.is_on:
            self.awaited = left
            self.wait(AGAIN_SECONDS)
        else:
            self.stop()
        self.table.presence.tell_all()

    async def keep(self, luck: Luck, *, drops: bool = False) -> None:
        """On disk, then here; `drops` what the seats have bound."""
        seats = self.table.seats if drops else []
        dropped = {n: replace(seat, commitment="") for n, seat in enumerate(seats) if seat.commitment}
        await self.table.store.set_luck(self.table.id, as_json(luck), dropped)
        self.luck = luck
        for number, seat in dropped.items():
            seats[number] = seat

    def note_begun(self, luck: Luck) -> None:
        """The game has its deals; whose luck came too late for them is in its log."""
        self.luck = luck
        self.stop()
        self.tell_missing()

    def tell_missing(self) -> None:
        log = self.table.log
        for seat in self.luck.missing if log else ():
            log[0] = log[0].with_note(Words("table-log-without-luck", {"seat": seat}))

    # Time

    def wait(self, seconds: float) -> None:
        self.stop_waiting()
        self.timer = asyncio.get_running_loop().call_later(seconds, self.ring)

    def stop(self) -> None:
        self.rounds_left, self.awaited = 0, set()
        self.stop_waiting()

    def stop_waiting(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def ring(self) -> None:
        self.task = asyncio.create_task(self.end_waiting(self.timer))

    async def end_waiting(self, timer: asyncio.TimerHandle | None) -> None:
        """What the disk does not take is tried again; what came just in time has set another timer."""
        async with self.table.lock:
            if timer is not self.timer or not self.is_on:
                return
            try:
                await self.go_on_without()
            except NotWritten:
                self.wait(AGAIN_SECONDS)
            except StoreClosed:
                self.stop()

    async def go_on_without(self) -> None:
        """Those who did not come."""
        if self.luck.throws:
            missing = self.luck.silent()
            await self.make_void({throw.seat for throw in self.luck.throws} - set(missing), missing)
        else:
            await self.fix(AGAIN_SECONDS)

    # From disk, and told

    async def take_over(self, stored: str) -> None:
        """A start that a restart has ended is void: it can be asked for again."""
        self.luck = msgspec.json.decode(stored, type=Luck) if stored else Luck()
        if self.table.status == "open" and self.luck.throws:
            await self.keep(Luck(self.luck.round + 1, (), self.luck.missing), drops=True)

    def info(self) -> Start | None:
        """What everybody is told; nothing before the first start, and after the last."""
        luck = self.luck
        if self.table.status != "open" or luck == Luck():
            return None
        revealed = [throw.seat for throw in luck.throws if throw.salt]
        bound = [throw.seat for throw in self.contributors()]
        contributors = [Contributor(throw.seat, throw.commitment) for throw in luck.throws]
        return Start(luck.round, self.is_on, contributors, revealed, bound, list(luck.missing))
