"""What bots did for people who were away: remembered from the version at which a bot took the seat, and told
to its person when they are back, until they act again."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from lascaux.server import wire
from lascaux.server.seats import SeatState
from lascaux.server.store import SeatingRow, StandIn
from lascaux.table.tape import Seating

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
        """What the record of the game tells of these changes: who plays for whom from then on."""
        rows = []
        for number, seat in changed.items():
            sitter = sitter_of(seat)
            if sitter != sitter_of(self.table.seats[number]) and sitter in ("bot", "stand-in", "person"):
                rows.append(SeatingRow(after, number, sitter, seat.bot))  # type: ignore[arg-type]
        return rows

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


def sitter_of(seat: SeatState) -> str:
    return "stand-in" if seat.is_standing_in else seat.kind


def seating(row: SeatingRow) -> Seating:
    return Seating(row.seat, row.sitter, row.level)
