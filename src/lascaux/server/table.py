"""One table: its seats, its game, its chat. Whatever changes is on disk before anybody is told."""

import asyncio
import functools
from dataclasses import dataclass, field, replace

from lascaux.engine.options import Setup
from lascaux.engine.protocol import Game
from lascaux.server import wire
from lascaux.server.bot_seats import BotSeats
from lascaux.server.errors import NotYours, TableError, problem_of
from lascaux.server.helping import Advice
from lascaux.server.hub import Listener
from lascaux.server.presence import Presence
from lascaux.server.seats import DEFAULT_BOT, SeatState, bot_seat, seat_for, seat_of
from lascaux.server.store import ChatRow, MoveRow, Store, as_json
from lascaux.server.telling import Logged, logged
from lascaux.server.thinking import Thinker
from lascaux.server.undoing import Undoing
from lascaux.table.match import Match, Step, commitment_to

CHAT_KEPT = 200


@dataclass(eq=False)
class Table:
    id: str
    code: str
    game: Game
    setup: Setup
    public: bool
    seed: bytes = field(repr=False)
    seats: list[SeatState]
    store: Store
    thinker: Thinker
    status: str = "open"
    salt: str = ""
    next: str = ""
    match: Match | None = None
    version: int = 0
    log: list[Logged] = field(default_factory=list)
    standing: list[int] = field(default_factory=list)  # the versions of the steps that were not taken back
    chat: list[wire.ChatLine] = field(default_factory=list)
    carried_out: dict[tuple[int, str], int] = field(default_factory=dict)  # versions, by seat and message

    def __post_init__(self) -> None:
        self.lock = asyncio.Lock()
        self.presence = Presence(self)
        self.undoing = Undoing(self)
        self.bots = BotSeats(self)
        self.weighing: asyncio.Task[None] | None = None
        self.advice: Advice | None = None

    @functools.cached_property
    def commitment(self) -> str:
        return commitment_to(self.seed)

    @property
    def names(self) -> list[str]:
        return [seat.name or f"{number + 1}" for number, seat in enumerate(self.seats)]

    def playing(self) -> Match:
        if self.match is None:
            raise TableError("not-started", "the game has not started yet")
        return self.match

    def owner(self, token: str) -> int:
        seat = seat_of(self.seats, token)
        if seat is None:
            raise NotYours("no-seat", "this needs a seat at the table")
        return seat

    # Before the game

    async def take_seat(self, person: wire.Person) -> tuple[int, str]:
        """A free seat for a person; the token is told only here."""
        async with self.lock:
            if self.status != "open":
                raise TableError("started", "the game has started: you can watch it")
            number, changed, token = seat_for(self.seats, person)
            await self.put(changed)
            self.presence.tell_all()
            return number, token

    async def add_salt(self, token: str, salt: str) -> None:
        """From a seat that has seen the commitment: from then on the host can't choose the deals."""
        async with self.lock:
            number = self.owner(token)
            if self.status != "open":
                raise TableError("started", "the game has started already")
            await self.put({number: replace(self.seats[number], salt=salt)})

    async def put(self, changed: dict[int, SeatState]) -> None:
        await self.store.set_seats(self.id, changed)
        for number, seat in changed.items():
            self.seats[number] = seat

    async def leave(self, token: str) -> None:
        """Before the game the seat is free again; later it waits for a bot, and keeps its name."""
        async with self.lock:
            number = self.owner(token)
            seat = self.seats[number]
            left = SeatState() if self.status == "open" else SeatState("left", seat.name, seat.sign)
            await self.put({number: left})
            self.presence.unseat(number)
            self.undoing.end_wish(number, "left")
            self.presence.tell_all()

    async def start(self, token: str) -> None:
        """Free seats go to bots, the salts are mixed in, and the first cards are dealt."""
        async with self.lock:
            self.owner(token)
            if self.status != "open":
                raise TableError("started", "the game has started already")
            seats = list(self.seats)
            for number, seat in enumerate(seats):
                if seat.kind == "open":
                    seats[number] = bot_seat(seats, DEFAULT_BOT)
            salt = "".join(seat.salt for seat in seats)
            names = [seat.name for seat in seats]
            match = Match(self.game, self.setup, self.seed, salt, names)
            changed = {number: seat for number, seat in enumerate(seats) if seat is not self.seats[number]}
            await self.store.start_table(self.id, salt, changed, self.move_rows(match.steps, ""))
            self.seats, self.salt, self.status = seats, salt, "playing"
            self.keep(match, match.steps)
            self.presence.tell_all()
            self.bots.wake()

    # The game

    async def act(self, seat: int, message: wire.Act, by: Listener | None = None) -> int:
        """A seat's action, once. Gives the version that it made."""
        async with self.lock:
            done = self.carried_out.get((seat, message.id))
            if done is not None:
                return done
            self.check_seen(message.seen)
            trial = self.playing().branch()
            before = len(trial.steps)
            trial.play_named(seat, message.action)
            return await self.commit(trial, trial.steps[before:], message.id, by)

    def why(self, seat: int, message: wire.Why) -> wire.Because:
        """What is in the way of an action now. Nothing is tried, so nothing waits for the lock."""
        objection = self.playing().objection(seat, message.action)
        return wire.Because(message.id, None if objection is None else problem_of(objection))

    def check_seen(self, seen: int) -> None:
        self.playing()
        if seen != self.version:
            raise TableError("stale", "something happened meanwhile: look again")

    async def commit(
        self, trial: Match, steps: list[Step], message: str = "", by: Listener | None = None
    ) -> int:
        """On disk first, then live, then told."""
        then = functools.partial(self.go_on, trial, steps, message, by)
        await self.store.add_moves(self.move_rows(steps, message), trial.is_over, then)
        return self.version

    def go_on(self, trial: Match, steps: list[Step], message: str, by: Listener | None) -> None:
        """What is on disk now is live, and everybody is told."""
        if trial.is_over:
            self.status = "over"
        self.keep(trial, steps)
        if message:
            self.note_carried_out(steps[0].actor, message)
        self.undoing.end_wish(steps[0].actor, "played-on")
        self.presence.tell_all(by, message)
        self.bots.wake()

    def move_rows(self, steps: list[Step], message: str) -> list[MoveRow]:
        """The message belongs to the action; the deals after it are nobody's."""
        return [
            MoveRow(
                self.id, self.version + i, "act", step.actor, as_json(step.named), message if i == 1 else ""
            )
            for i, step in enumerate(steps, 1)
        ]

    def keep(self, match: Match, steps: list[Step]) -> None:
        """Takes over what is on disk now."""
        for step in steps:
            self.version += 1
            self.standing.append(self.version)
            self.log.append(logged(match, self.version, step))
        self.match = match
        self.presence.note_move()

    def latest(self, steps: int) -> list[int]:
        """The versions of the last steps that stand."""
        return self.standing[len(self.standing) - steps :]

    def note_carried_out(self, seat: int, message: str) -> int:
        """If the message comes again, it is only answered."""
        self.carried_out[seat, message] = self.version
        return self.version

    # Talking

    async def say(self, seat: int, message: wire.Say) -> int:
        async with self.lock:
            if (seat, message.id) in self.carried_out:
                return self.carried_out[seat, message.id]
            line = wire.ChatLine(seat, self.seats[seat].name, message.text)
            await self.store.add_chat(self.id, ChatRow(seat, line.name, line.text, message.id))
            self.chat = [*self.chat[1 - CHAT_KEPT :], line]
            self.presence.send_all(line)
            return self.note_carried_out(seat, message.id)
