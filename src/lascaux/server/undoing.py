"""Taking back: freely where nothing new was shown, otherwise if everybody else at the table agrees."""

import functools
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from lascaux.server import wire
from lascaux.server.disk import MoveRow, as_json
from lascaux.server.errors import TableError
from lascaux.server.telling import Logged
from lascaux.table.match import Match

if TYPE_CHECKING:
    from lascaux.server.table import Table

MOST_TO_UNDO = 4_000  # versions of a table: a long game has some hundreds, and pages are told all of them
Reaction = Literal["agreed", "refused", "played-on", "left"]


@dataclass
class Wish:
    """Somebody would like to go back further than they may alone."""

    by: int
    steps: int
    agreed: set[int] = field(default_factory=set)


class Undoing:
    """The one wish that may be open at a table, and how steps are taken back."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.wish: Wish | None = None

    async def undo(self, seat: int, message: wire.Undo) -> int:
        """Free where nothing new was shown; otherwise the other people are asked, if that is meant."""
        table = self.table
        async with table.lock:
            done = table.carried_out.version(seat, message.id)
            if done is not None:
                return done
            table.check_seen(message.seen)
            table.store.check_room()
            steps = self.steps_to_undo(seat)
            if steps <= table.playing().free_undo(seat) or not self.people_but(seat):
                return await self.take_back(seat, steps, message.id)
            if self.away_but(seat):
                raise TableError(
                    "must-wait", "a bot plays for somebody who would have to agree: wait for them"
                )
            if not message.ask:
                raise TableError("must-ask", "this can't be taken back alone: ask the others")
            self.ask_others(Wish(seat, steps))
            return table.note_carried_out(seat, message.id)

    def steps_to_undo(self, seat: int) -> int:
        """A table must stay small enough to be played again: from some point on the game only goes on."""
        table = self.table
        steps = table.playing().steps_to_undo(seat)
        if not steps or table.status != "playing":
            raise TableError("nothing-to-undo", "there is nothing to take back")
        if table.version >= MOST_TO_UNDO:
            raise TableError("too-many-undos", "so much was taken back here that nothing is any more")
        return steps

    def ask_others(self, wish: Wish) -> None:
        """Asking again changes nothing."""
        if self.wish is None:
            self.wish = wish
            self.table.presence.tell_all()
        elif self.wish.by != wish.by:
            raise TableError("asked-already", "somebody else asks already")

    def people_but(self, seat: int) -> set[int]:
        """Whoever is away while a bot stands in counts as if they sat here; whoever left does not."""
        present = {n for n, other in enumerate(self.table.seats) if other.kind == "person" and n != seat}
        return present | set(self.away_but(seat))

    def away_but(self, seat: int) -> list[int]:
        return [n for n, other in enumerate(self.table.seats) if other.is_standing_in and n != seat]

    async def withdraw(self, seat: int, message: wire.Withdraw) -> int:
        """Whoever asked no longer does; twice is as good as once."""
        table = self.table
        async with table.lock:
            is_new = table.carried_out.version(seat, message.id) is None
            if self.wish is not None and self.wish.by == seat and is_new:
                self.wish = None
                table.presence.tell_all()
            return table.note_carried_out(seat, message.id)

    async def consent(self, seat: int, message: wire.Consent) -> int:
        """To the wish that they had seen, and to no later one: whatever happens ends a wish."""
        table = self.table
        async with table.lock:
            done = table.carried_out.version(seat, message.id)
            if done is not None:
                return done
            if self.wish is None or self.wish.by == seat:
                raise TableError("nothing-asked", "nobody asks you to agree to anything")
            if (message.to, message.seen) != (self.wish.by, table.version):
                raise TableError("stale", "something happened meanwhile: look again")
            if message.yes:
                table.store.check_room()
                await self.agree(self.wish, seat)
            else:
                self.end_wish(seat, "refused")
                table.presence.tell_all()
            return table.note_carried_out(seat, message.id)

    async def agree(self, wish: Wish, seat: int) -> None:
        """When the last of them agrees, the steps are taken back."""
        wish.agreed.add(seat)
        self.tell_asker(seat, "agreed")
        if self.people_but(wish.by) <= wish.agreed:
            await self.take_back(wish.by, wish.steps, "")
        else:
            self.table.presence.tell_all()

    def end_wish(self, seat: int, reaction: Reaction) -> None:
        """Because of what this seat did."""
        self.tell_asker(seat, reaction)
        self.wish = None

    def tell_asker(self, seat: int, reaction: Reaction) -> None:
        if self.wish is not None and self.wish.by != seat:
            self.table.presence.send_seat(self.wish.by, wire.Answer(seat, reaction))

    async def take_back(self, seat: int, steps: int, message: str) -> int:
        """The log says that somebody went back."""
        table = self.table
        trial = table.playing().branch()
        trial.undo(steps)
        row = MoveRow(table.id, table.version + 1, "undo", seat, as_json({"steps": steps}), message)
        then = functools.partial(self.go_back, trial, seat, steps, message)
        await table.store.add_moves([row], "", then)
        return table.version

    def go_back(self, trial: Match, seat: int, steps: int, message: str) -> None:
        """What is on disk now is live, and everybody is told."""
        table = self.table
        table.keep(trial, [])
        self.note(seat, steps)
        if message:
            table.note_carried_out(seat, message)
        self.end_wish(seat, "played-on")
        table.presence.tell_all()
        table.calls.follow(table)
        table.bots.think_anew()

    def note(self, seat: int, steps: int) -> None:
        table = self.table
        table.version += 1
        del table.standing[len(table.standing) - steps :]
        said = wire.Words("table-log-undo", {"seat": seat, "steps": steps})
        table.log.append(Logged(table.version, seat, "undo", [[said]], [[]]))
