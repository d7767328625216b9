"""Another game for the same people: who offered it, how they sit there, and who comes along."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import msgspec

from lascaux.server import wire
from lascaux.server.auth import NO_TOKEN
from lascaux.server.seats import SeatState

if TYPE_CHECKING:
    from lascaux.server.table import Table

Offer = wire.Offer


@dataclass
class Sequel:
    """The game after one, as those who still look at the first are told of it."""

    table: str
    offer: Offer
    status: wire.Status
    seats: list[SeatState] = field(repr=False)

    def info(self, seats: list[SeatState]) -> wire.Rematch:
        """By the seats of the game before: people keep their tokens, wherever they sit then."""
        there = {seat.token: seat for seat in self.seats if seat.token != NO_TOKEN}
        people = [n for n, seat in enumerate(seats) if seat.token != NO_TOKEN]
        coming = [n for n in people if is_coming(there.get(seats[n].token))]
        declined = [n for n in people if seats[n].token not in there]
        return wire.Rematch(self.table, self.offer.by, self.offer.order, self.status, coming, declined)


def is_coming(seat: SeatState | None) -> bool:
    return seat is not None and seat.kind == "person" and bool(seat.ready)


def sequel(after: "Table") -> Sequel:
    assert after.offer is not None
    return Sequel(after.id, after.offer, after.status, list(after.seats))  # type: ignore[arg-type]


def read_offer(stored: str) -> Offer | None:
    return msgspec.json.decode(stored, type=Offer) if stored else None


def seats_again(seats: list[SeatState], order: wire.Order, places: list[int]) -> list[SeatState]:
    """The same people and bots, none of the people there yet; whoever left is replaced by a free seat."""
    again = [seat_again(seat) for seat in seats]
    if order == "rotate":
        return [*again[1:], again[0]]
    if order == "result":
        return [again[seat] for seat in sorted(range(len(again)), key=lambda seat: -places[seat])]
    return again


def seat_again(seat: SeatState) -> SeatState:
    if seat.kind == "left":
        return SeatState()
    if seat.token == NO_TOKEN:
        return replace(seat, commitment="")
    return replace(seat, kind="person", bot="", commitment="", ready=False)
