"""The seats of a table: open, a person's, a bot's, or left."""

from dataclasses import dataclass, field

from lascaux.server.auth import NO_TOKEN, is_token
from lascaux.server.wire import SIGNS, SeatInfo


@dataclass
class SeatState:
    kind: str = "open"  # open, person, bot, left
    name: str = ""
    sign: str = ""
    bot: str = ""
    token: bytes = field(default=NO_TOKEN, repr=False)
    salt: str = ""

    def info(self, here: bool) -> SeatInfo:
        return SeatInfo(self.kind, self.name, self.sign, self.bot, here)  # type: ignore[arg-type]


def seat_of(seats: list[SeatState], token: str) -> int | None:
    """Whose token this is."""
    for number, seat in enumerate(seats):
        if seat.kind == "person" and is_token(token, seat.token):
            return number
    return None


def free_sign(seats: list[SeatState], wanted: str | None) -> str:
    """The sign somebody wishes for, or the first that nobody has."""
    taken = {seat.sign for seat in seats}
    free = [sign for sign in SIGNS if sign not in taken]
    return wanted if wanted in free else (free[0] if free else "")


def bot_seat(seats: list[SeatState], bot: str) -> SeatState:
    number = 1 + sum(seat.kind == "bot" for seat in seats)
    return SeatState("bot", f"{bot.capitalize()} {number}", free_sign(seats, None), bot)
