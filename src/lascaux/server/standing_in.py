"""What bots did for people who were away: remembered from the version at which a bot took the seat, and told
to its person when they are back, until they act again."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from lascaux.server import wire
from lascaux.server.seats import SeatState
from lascaux.server.store import SeatingRow, StandIn
from lascaux.table.tape import Seating, Sitter

if TYPE_CHECKING:
    from lascaux.server.table import Table

GOES_ON = -1


class StandingIn:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self.by_seat: dict[int, StandIn] = {}

    def begun(self, seat: int) -> dict[int, StandIn]:
        """A bot takes the seat. What its person was not told yet is told with what is to come."""
        is_told = self.report(seat) is None
        since = self.table.version if is_told else self.by_seat[seat].since
        return {seat: StandIn(since, GOES_ON)}

    def ended(self, seats: Iterable[int]) -> dict[int, StandIn]:
        """Their people are back."""
        now = self.table.version
        return {seat: self.by_seat[seat]._replace(until=now) for seat in seats if seat in self.by_seat}

    def seatings(self, changed: Mapping[int, SeatState], after: int) -> list[SeatingRow]:
        """What the record of the game tells of these changes: who plays for whom from then on. Nobody is said
        to be back for whom a bot sat down before records told of it."""
        rows: list[SeatingRow] = []
        for number, seat in changed.items():
            sitter = sitter_of(seat)
            is_new = sitter is not None and sitter != sitter_of(self.table.seats[number])
            if sitter is not None and is_new and (sitter != "person" or self.is_told(number)):
                rows.append(SeatingRow(after, number, sitter, seat.bot))
        return rows

    def is_told(self, seat: int) -> bool:
        """Whether the record says that a bot stands in here."""
        told = [one for one in self.table.playing().tape if isinstance(one, Seating) and one.seat == seat]
        return bool(told) and told[-1].by == "stand-in"

    def report(self, seat: int) -> wire.StoodIn | None:
        """What the bot did and nobody took back; nothing if the person has acted since."""
        stand_in = self.by_seat.get(seat)
        if stand_in is None or stand_in.until == GOES_ON:
            return None
        if any(entry.by == seat for entry in self.table.log[stand_in.until :]):
            return None
        done = {
            entry.version for entry in self.table.log[stand_in.since : stand_in.until] if entry.by == seat
        }
        versions = [version for version in self.table.standing if version in done]
        return wire.StoodIn(versions, self.table.standing.index(versions[0])) if versions else None


def sitter_of(seat: SeatState) -> Sitter | None:
    """Nobody where a seat is free or was left."""
    if seat.is_standing_in:
        return "stand-in"
    return {"bot": "bot", "person": "person"}.get(seat.kind)  # type: ignore[return-value]


def seating(row: SeatingRow) -> Seating:
    return Seating(row.seat, row.sitter, row.level)
