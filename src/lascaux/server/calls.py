"""Who is to be called to a table because none of their pages is open: tables note it and go on; calling.py
sends it."""

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from lascaux.server.auth import NO_TOKEN

if TYPE_CHECKING:
    from lascaux.server.table import Table

Kind = Literal["turn", "rematch", "over"]
MOST_WAITING = 1000
UNSEEN = 45.0  # seconds: a page that fell asleep is missed only so much later
GRACE = 8.0  # for somebody who only loads the page again


@dataclass(eq=False)
class Turn:
    """Whose turn it is, if it is a person's, until it is another's; they are called once."""

    seat: int | None = None
    began: float = field(default_factory=time.monotonic)
    is_called: bool = False


@dataclass(frozen=True)
class Call:
    kind: Kind
    table: "Table"
    seat: int
    token: bytes = field(repr=False)
    turn: Turn

    def is_due(self) -> bool:
        """Whoever came meanwhile, or is no longer waited for, is not called any more."""
        is_late = self.kind == "turn" and self.table.turn is not self.turn
        return not is_late and not self.table.presence.is_here(self.seat)


class Calls:
    """Of all tables of a server. If it calls nobody, nothing is noted."""

    def __init__(self, is_on: bool = False) -> None:
        self.is_on = is_on
        self.waiting: asyncio.Queue[Call] = asyncio.Queue(MOST_WAITING)

    def follow(self, table: "Table") -> None:
        """Something happened at a table: if it has become a person's turn, they are called, once."""
        if not self.is_on:
            return
        match = table.match
        actor = None if match is None or match.is_over else match.actor
        if actor is not None and table.seats[actor].kind != "person":
            actor = None
        if actor != table.turn.seat:
            table.turn = Turn(actor)
            self.call_turn(table, table.turn)

    def call_turn(self, table: "Table", turn: Turn) -> None:
        """Not again before they have acted: others who go to and fro with their own moves call nobody."""
        if turn.seat is None or turn.is_called or table.presence.is_here(turn.seat):
            return
        acts = sum(entry.by == turn.seat for entry in table.log)
        if table.called.get(turn.seat) != acts:
            turn.is_called, table.called[turn.seat] = True, acts
            self.note(table, "turn", [turn.seat])

    def note_gone(self, table: "Table", seat: int) -> None:
        """A socket may end long after its page fell asleep: whoever was to act since then has not seen it."""
        turn = table.turn
        if self.is_on and turn.seat == seat and time.monotonic() - turn.began < UNSEEN:
            asyncio.get_running_loop().call_later(GRACE, self.remind, table, turn)

    def remind(self, table: "Table", turn: Turn) -> None:
        if table.turn is turn:
            self.call_turn(table, turn)

    def note(self, table: "Table", kind: Kind, seats: Iterable[int]) -> None:
        """These seats are to be called, as far as they are people's who are not here. Nobody waits for it."""
        if not self.is_on:
            return
        for seat in seats:
            state = table.seats[seat]
            if state.kind != "person" or state.token == NO_TOKEN or table.presence.is_here(seat):
                continue
            if self.waiting.full():  # the oldest is the least worth
                self.waiting.get_nowait()
            self.waiting.put_nowait(Call(kind, table, seat, state.token, table.turn))
