"""One table: its seats, its game, who is listening. Whatever changes is on disk before anybody is told."""

import asyncio
import functools
import time
from dataclasses import dataclass, field, replace
from typing import Any

from lascaux.engine.errors import LascauxError
from lascaux.engine.options import Setup
from lascaux.engine.protocol import Game
from lascaux.server import wire
from lascaux.server.errors import NotWritten, NotYours, TableError
from lascaux.server.helping import MOMENT, Advice, weigh_options
from lascaux.server.hub import Listener
from lascaux.server.seats import DEFAULT_BOT, SeatState, bot_seat, person_back, seat_for, seat_of, seat_rows
from lascaux.server.store import Row, Store, as_json
from lascaux.server.telling import Logged, Telling, logged
from lascaux.server.thinking import Thinker
from lascaux.table.match import Match, Step, commitment_to

SET_STATUS = "UPDATE tables SET status = $2, salt = $3, changed = $4 WHERE id = $1"
SET_NEXT = "UPDATE tables SET next = $2 WHERE id = $1"
ADD_CHAT = "INSERT INTO chat (table_id, seat, name, text, message) VALUES ($1, $2, $3, $4, $5)"
CHAT_KEPT = 200
DISK_PAUSE = 2.0  # seconds before a bot's move is written again that could not be
PATIENCE = 60.0  # seconds that a table waits for a person who is away, before a bot may stand in


@dataclass
class Wish:
    """Somebody would like to go back further than they may alone."""

    by: int
    steps: int
    agreed: set[int]


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
    bot_pause: float = 0.0
    status: str = "open"
    salt: str = ""
    next: str = ""
    match: Match | None = None
    version: int = 0
    log: list[Logged] = field(default_factory=list)
    standing: list[int] = field(default_factory=list)  # the versions of the steps that were not taken back
    chat: list[wire.ChatLine] = field(default_factory=list)
    carried_out: dict[tuple[int, str], int] = field(default_factory=dict)
    wish: Wish | None = None
    listeners: set[Listener] = field(default_factory=set)
    touched: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.lock = asyncio.Lock()
        self.bot_task: asyncio.Task[None] | None = None
        self.weighing: asyncio.Task[None] | None = None
        self.advice: Advice | None = None
        self.comings = 0  # and goings
        self.waits_since = time.monotonic()  # for whoever is to act
        self.away_since: dict[int, float] = {}
        self.is_telling_soon = False
        self.visitors = 0  # sockets, also those that have not said hello yet

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

    # Seats

    async def take_seat(self, person: wire.Person) -> tuple[int, str]:
        """A free seat for a person; the token is told only here."""
        async with self.lock:
            if self.status != "open":
                raise TableError("started", "the game has started: you can watch it")
            number, changed, token = seat_for(self.seats, person)
            await self.put(changed)
            self.tell_all()
            return number, token

    async def add_salt(self, token: str, salt: str) -> None:
        """Thrown in by a seat that has seen the commitment: from then on the host can't choose the deals."""
        async with self.lock:
            number = self.owner(token)
            if self.status != "open":
                raise TableError("started", "the game has started already")
            await self.put({number: replace(self.seats[number], salt=salt)})

    async def put(self, changed: dict[int, SeatState]) -> None:
        await self.store.write(*seat_rows(self.id, changed))
        for number, seat in changed.items():
            self.seats[number] = seat

    async def leave(self, token: str) -> None:
        """Before the game the seat is free again; then it waits for a bot, and keeps its name."""
        async with self.lock:
            number = self.owner(token)
            seat = self.seats[number]
            left = SeatState() if self.status == "open" else SeatState("left", seat.name, seat.sign)
            await self.put({number: left})
            for listener in self.listeners:
                if listener.seat == number:
                    listener.seat = None
            self.end_wish(number, "left")
            self.tell_all()

    async def replace(self, token: str, wanted: wire.Replacement) -> None:
        """A seat that was left goes on as a bot; for somebody who is long away a bot stands in."""
        async with self.lock:
            self.owner(token)
            seat = self.seats[wanted.seat] if wanted.seat < len(self.seats) else None
            if seat is not None and seat.kind in ("left", "open"):
                bot = bot_seat(self.seats, wanted.bot)
            elif seat is not None and self.is_waited_for_in_vain(wanted.seat):
                bot = replace(seat, kind="bot", bot=wanted.bot)
            else:
                raise TableError(
                    "not-left",
                    "a bot takes a seat that is free, was left, or has long been waited for",
                )
            await self.put({wanted.seat: bot})
            if self.match is not None:
                self.match.names = self.names
            self.tell_all()
            self.wake_bot()

    def is_waited_for_in_vain(self, number: int) -> bool:
        """Whether a person is to act and has been away for a while."""
        if self.seats[number].kind != "person" or self.is_here(number):
            return False
        since = max(self.waits_since, self.away_since.get(number, 0.0))
        is_to_act = self.match is not None and self.match.actor == number
        return is_to_act and time.monotonic() - since >= PATIENCE

    def is_here(self, number: int) -> bool:
        return any(listener.seat == number for listener in self.listeners)

    async def take_back_seat(self, token: str) -> None:
        """Whoever comes back plays on, and the bot that stood in for them goes."""
        if person_back(self.seats, token):
            async with self.lock:
                await self.put(person_back(self.seats, token))
                self.tell_all()

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
            rows = seat_rows(self.id, {n: seat for n, seat in enumerate(seats) if seat is not self.seats[n]})
            status = (SET_STATUS, (self.id, "playing", salt, time.time()))
            await self.store.write(*rows, status, moves=self.move_rows(match.steps, ""))
            self.seats, self.salt, self.status = seats, salt, "playing"
            self.keep(match, match.steps)
            self.tell_all()
            self.wake_bot()

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

    def check_seen(self, seen: int) -> None:
        self.playing()
        if seen != self.version:
            raise TableError("stale", "something happened meanwhile: look again")

    async def commit(
        self, trial: Match, steps: list[Step], message: str = "", by: Listener | None = None
    ) -> int:
        """On disk first, then live, then told."""
        over = [(SET_STATUS, (self.id, "over", self.salt, time.time()))] if trial.is_over else []
        then = functools.partial(self.go_on, trial, steps, message, by)
        await self.store.write(*over, moves=self.move_rows(steps, message), then=then)
        return self.version

    def go_on(self, trial: Match, steps: list[Step], message: str, by: Listener | None) -> None:
        """What is on disk now is live, and everybody is told."""
        if trial.is_over:
            self.status = "over"
        self.keep(trial, steps)
        if message:
            self.carried_out[steps[0].actor, message] = self.version
        self.end_wish(steps[0].actor, "played-on")
        self.tell_all(by, message)
        self.wake_bot()

    def move_rows(self, steps: list[Step], message: str) -> list[Row]:
        return [
            move_row(self.id, self.version + i, "act", step.actor, step.named, message if i == 1 else "")
            for i, step in enumerate(steps, 1)
        ]

    def keep(self, match: Match, steps: list[Step]) -> None:
        """Takes over what is on disk now."""
        for step in steps:
            self.version += 1
            self.standing.append(self.version)
            self.log.append(logged(match, self.version, step))
        self.match = match
        self.touched = self.waits_since = time.monotonic()

    # Undo

    async def undo(self, seat: int, message: wire.Undo) -> int:
        """Free where nothing new was shown; else the other people are asked, if that is meant."""
        async with self.lock:
            done = self.carried_out.get((seat, message.id))
            if done is not None:
                return done
            self.check_seen(message.seen)
            match = self.playing()
            steps = match.steps_to_undo(seat)
            if not steps or self.status != "playing":
                raise TableError("nothing-to-undo", "there is nothing to take back")
            if steps <= match.free_undo(seat) or not self.people_but(seat):
                return await self.take_back(seat, steps, message.id)
            if not message.ask:
                raise TableError("must-ask", "this can't be taken back alone: ask the others")
            if self.wish is None:
                self.wish = Wish(seat, steps, set())
                self.tell_all()
            elif self.wish.by != seat:
                raise TableError("asked-already", "somebody else asks already")
            return self.carried(seat, message.id)

    def people_but(self, seat: int) -> set[int]:
        return {n for n, other in enumerate(self.seats) if other.kind == "person" and n != seat}

    def latest(self, steps: int) -> list[int]:
        """The versions of the last steps that stand."""
        return self.standing[len(self.standing) - steps :]

    async def withdraw(self, seat: int, message: wire.Withdraw) -> int:
        """Whoever asked does not ask any more; twice is as good as once."""
        async with self.lock:
            if self.wish is not None and self.wish.by == seat and (seat, message.id) not in self.carried_out:
                self.wish = None
                self.tell_all()
            return self.carried(seat, message.id)

    async def consent(self, seat: int, message: wire.Consent) -> int:
        """To the wish that they had seen, and to no later one: whatever happens ends a wish."""
        async with self.lock:
            done = self.carried_out.get((seat, message.id))
            if done is not None:
                return done
            if self.wish is None or self.wish.by == seat:
                raise TableError("nothing-asked", "nobody asks you to agree to anything")
            if (message.to, message.seen) != (self.wish.by, self.version):
                raise TableError("stale", "something happened meanwhile: look again")
            if not message.yes:
                self.end_wish(seat, "refused")
                self.tell_all()
                return self.carried(seat, message.id)
            self.wish.agreed.add(seat)
            self.tell_asker(seat, "agreed")
            if self.people_but(self.wish.by) <= self.wish.agreed:
                await self.take_back(self.wish.by, self.wish.steps, "")
            else:
                self.tell_all()
            return self.carried(seat, message.id)

    def carried(self, seat: int, message: str) -> int:
        """A message that comes again is not carried out again."""
        self.carried_out[seat, message] = self.version
        return self.version

    def end_wish(self, seat: int, answer: str) -> None:
        """By what this seat did."""
        self.tell_asker(seat, answer)
        self.wish = None

    def tell_asker(self, seat: int, answer: str) -> None:
        for listener in list(self.listeners):
            if self.wish is not None and listener.seat == self.wish.by != seat:
                listener.send(wire.Answer(seat, answer))  # type: ignore[arg-type]

    async def take_back(self, seat: int, steps: int, message: str) -> int:
        """It stands in the log that somebody went back."""
        trial = self.playing().branch()
        trial.undo(steps)
        row = move_row(self.id, self.version + 1, "undo", seat, {"steps": steps}, message)
        then = functools.partial(self.go_back, trial, seat, steps, message)
        await self.store.write(moves=[row], then=then)
        return self.version

    def go_back(self, trial: Match, seat: int, steps: int, message: str) -> None:
        self.keep(trial, [])
        self.note_undo(seat, steps)
        if message:
            self.carried_out[seat, message] = self.version
        self.end_wish(seat, "played-on")
        self.tell_all()
        self.wake_bot()

    def note_undo(self, seat: int, steps: int) -> None:
        self.version += 1
        del self.standing[len(self.standing) - steps :]
        said = wire.Words("table-log-undo", {"seat": seat, "steps": steps})
        self.log.append(Logged(self.version, seat, "undo", [[said]] * (self.setup.players + 1)))

    # Talking

    async def say(self, seat: int, message: wire.Say) -> int:
        async with self.lock:
            if (seat, message.id) in self.carried_out:
                return self.carried_out[seat, message.id]
            line = wire.ChatLine(seat, self.seats[seat].name, message.text)
            await self.store.write((ADD_CHAT, (self.id, seat, line.name, line.text, message.id)))
            self.chat = [*self.chat[1 - CHAT_KEPT :], line]
            for listener in list(self.listeners):
                listener.send(line)
            return self.carried(seat, message.id)

    def tell_all(self, by: Listener | None = None, message: str = "") -> None:
        """Whoever did it is told last, and that it is done: the others are waiting."""
        self.touched = time.monotonic()
        if not self.listeners:
            return
        telling = Telling(self)
        for listener in list(self.listeners):
            if listener is not by:
                telling.send_position(listener)
        if by is not None:
            by.is_answered = True
            telling.send_position(by, wire.Done(message, self.version))
        weigh_options(self)

    def came_or_went(self, seat: int) -> None:
        """Somebody did: all hear of it with the next move, or after a moment without one."""
        self.touched = self.away_since[seat] = time.monotonic()
        self.comings += 1
        if not self.is_telling_soon:
            self.is_telling_soon = True
            asyncio.get_running_loop().call_later(MOMENT, self.tell_who_is_here)

    def tell_who_is_here(self) -> None:
        self.is_telling_soon = False
        behind = [listener for listener in self.listeners if listener.comings != self.comings]
        if behind:
            telling = Telling(self)
            for listener in behind:
                telling.send_position(listener)

    # Bots

    def wake_bot(self) -> None:
        """If a bot is to act, it starts to think; the table does not wait for it."""
        match = self.match
        if match is None or match.is_over or self.seats[match.actor].kind != "bot":
            return
        if self.bot_task is None or self.bot_task.done():
            self.bot_task = asyncio.create_task(self.play_bots())

    async def play_bots(self) -> None:
        while (match := self.match) is not None and not match.is_over:
            seat, version = match.actor, self.version
            if self.seats[seat].kind != "bot":
                return
            action = await self.thinker.choose(self.game.id, match.state, seat, self.seats[seat].bot)
            await asyncio.sleep(self.bot_pause)
            async with self.lock:
                if version != self.version or self.seats[seat].kind != "bot":
                    continue
                trial = match.branch()
                before = len(trial.steps)
                trial.play(seat, action)
                written = await self.is_written(trial, trial.steps[before:])
            if not written:
                await asyncio.sleep(DISK_PAUSE)

    async def is_written(self, trial: Match, steps: list[Step]) -> bool:
        """A bot tries again until the disk takes its move."""
        try:
            await self.commit(trial, steps)
        except NotWritten:
            return False
        return True


def move_row(table: str, version: int, kind: str, actor: int, content: dict[str, Any], message: str) -> Row:
    return table, version, kind, actor, as_json(content), message


def problem_of(refusal: LascauxError) -> wire.Problem:
    """A refusal as it is sent: code and words, and the rule if one is in the way."""
    rule, key = getattr(refusal, "rule", ""), getattr(refusal, "key", "")
    return wire.Problem(refusal.code, str(refusal), rule, key, getattr(refusal, "facts", {}))
