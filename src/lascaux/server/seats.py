"""The seats of a table: open, a person's, a bot's, or left."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from lascaux.bots.levels import LEVELS
from lascaux.server.auth import NO_TOKEN, Key, fingerprint, is_token, new_token
from lascaux.server.cleaning import is_clean
from lascaux.server.errors import TableError, Unfit
from lascaux.server.likeness import are_alike
from lascaux.server.wire import SIGNS, Person, SeatInfo
from lascaux.table.names import MOST_CODE_POINTS, is_visible, is_writable, length_of

LONGEST_NAME = 24  # characters: fewer than a record holds
COMMITMENT_LENGTH = 64  # hex digits of a SHA-256
DEFAULT_BOT = "fair"  # where nobody chose: in free seats, and for people who are away
BOT_NAMES = ("Orin", "Tika", "Suna", "Enko")  # for all levels: the level is told beside the name


@dataclass
class SeatState:
    kind: str = "open"  # open, person, bot, left
    name: str = ""
    sign: str = ""
    bot: str = ""
    token: bytes = field(default=NO_TOKEN, repr=False)
    commitment: str = ""  # to the luck that they will throw in
    ready: int = True  # 0: was asked to another game, and has not come yet
    since: float = 0.0  # when its person sat down, in seconds

    @property
    def is_standing_in(self) -> bool:
        """Whether a bot plays here only until the person whose seat it is comes back."""
        return self.kind == "bot" and self.token != NO_TOKEN

    @property
    def has_bound(self) -> bool:
        """Older files have luck itself here, which counts for nothing any more."""
        return len(self.commitment) == COMMITMENT_LENGTH

    def info(self, here: bool) -> SeatInfo:
        kind, standing_in, ready = self.kind, self.is_standing_in, bool(self.ready)
        return SeatInfo(kind, self.name, self.sign, self.bot, here, standing_in, ready)  # type: ignore[arg-type]


def check_name(name: str) -> None:
    """Of any script: counted as people see it, and never cut."""
    if len(name) > MOST_CODE_POINTS or length_of(name) > LONGEST_NAME:
        raise Unfit("name-too-long", f"a name has at most {LONGEST_NAME} characters")
    if not is_writable(name) or not is_visible(name) or not is_clean(name):
        raise Unfit("bad-name", "a name must be printable, without spaces around it")


def check_unlike(name: str, seats: list[SeatState]) -> None:
    """Nobody passes for somebody else at the table."""
    if any(are_alike(name, seat.name) for seat in seats if seat.name):
        raise TableError("same-name", "somebody at this table has this name already, or one like it")


def seat_of(seats: list[SeatState], token: Key) -> int | None:
    """Whose token this is."""
    for number, seat in enumerate(seats):
        if seat.kind == "person" and is_token(token, seat.token):
            return number
    return None


def person_back(seats: list[SeatState], token: Key) -> dict[int, SeatState]:
    """The seat where a bot stands in for whoever has this token, as theirs again; else nothing."""
    return {
        number: replace(seat, kind="person", bot="")
        for number, seat in enumerate(seats)
        if seat.kind == "bot" and is_token(token, seat.token)
    }


def seat_for(seats: list[SeatState], person: Person) -> tuple[int, dict[int, SeatState], str]:
    """A free seat for a person, the seats that this changes, and its token, which is told only to them."""
    free = [number for number, seat in enumerate(seats) if seat.kind == "open"]
    if not free:
        raise TableError("full", "all seats are taken: you can watch")
    number = free[0] if person.seat is None else person.seat
    if number not in free:
        raise TableError("taken", "this seat is not free")
    check_unlike(person.name, seats)
    token = new_token()
    others = {seat.sign for seat in seats if seat.kind != "bot"}
    sign = person.sign if person.sign and person.sign not in others else free_sign(seats)
    seated = SeatState("person", person.name, sign, "", fingerprint(token), since=time.time())
    return number, {number: seated, **giving_way(seats, sign)}, token


def seats_with(players: int, bots: Mapping[int, str], person: Person) -> tuple[list[SeatState], int, str]:
    """The seats of a new table with these bots and its first person, whose seat and token are told, too."""
    seats = [SeatState() for _ in range(players)]
    chosen = SeatState(name=person.name, sign=person.sign or "")
    for number, bot in bots.items():
        seats[number] = bot_seat([*seats, chosen], bot)
    number, changed, token = seat_for(seats, person)
    return [changed.get(place, seat) for place, seat in enumerate(seats)], number, token


def giving_way(seats: list[SeatState], sign: str) -> dict[int, SeatState]:
    """A bot that has the sign of a person takes another one."""
    others = [*seats, SeatState(sign=sign)]
    return {
        number: replace(seat, sign=free_sign(others))
        for number, seat in enumerate(seats)
        if seat.kind == "bot" and seat.sign == sign
    }


def free_sign(seats: list[SeatState]) -> str:
    """The first that nobody has."""
    taken = {seat.sign for seat in seats}
    return next((sign for sign in SIGNS if sign not in taken), "")


def bot_seat(seats: list[SeatState], bot: str) -> SeatState:
    return SeatState("bot", free_name(seats), free_sign(seats), bot)


def level_to_stand_in(bot: str) -> str:
    """Who is away finds their game played sensibly, whatever the others would like to play against."""
    is_weak = bot not in LEVELS or LEVELS.index(bot) < LEVELS.index(DEFAULT_BOT)
    return DEFAULT_BOT if is_weak else bot


def seats_at_start(seats: list[SeatState], starter: int | None) -> list[SeatState]:
    """Bots take the seats that are free, and stand in for whoever has not come yet; the starter has."""
    started = list(seats)
    for number, seat in enumerate(seats):
        if seat.kind == "open":
            started[number] = bot_seat(started, DEFAULT_BOT)
        elif seat.kind == "person" and not seat.ready and number == starter:
            started[number] = replace(seat, ready=True)
        elif seat.kind == "person" and not seat.ready:
            started[number] = replace(seat, kind="bot", bot=DEFAULT_BOT, ready=True)
    return started


def free_name(seats: list[SeatState]) -> str:
    """The first that nobody has, nor one like it; with a number when all are in use."""
    taken = [seat.name for seat in seats if seat.name]
    numbered = (f"{name} {number}" for number in range(2, len(seats) + 3) for name in BOT_NAMES)
    names = (*BOT_NAMES, *numbered)
    return next(name for name in names if not any(are_alike(name, other) for other in taken))
