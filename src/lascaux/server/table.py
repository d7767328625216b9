"""One table: its seats and its game. Whatever changes is on disk before anybody is told."""

import asyncio
import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from lascaux.engine.options import Setup
from lascaux.engine.protocol import CHANCE, Action, Game
from lascaux.guided.script import Script
from lascaux.server import meter, wire
from lascaux.server.auth import Key, is_token
from lascaux.server.bot_seats import BotSeats
from lascaux.server.calls import Calls, Turn
from lascaux.server.carried_out import CarriedOut
from lascaux.server.disk import MoveRow, StoreClosed, as_json
from lascaux.server.errors import NotYours, TableError, problem_of
from lascaux.server.guiding import check_step
from lascaux.server.helping import Advice
from lascaux.server.hosting import Hosting
from lascaux.server.hub import Listener
from lascaux.server.presence import Presence
from lascaux.server.rematch import Offer, Sequel
from lascaux.server.seats import SeatState, seat_for, seat_of, seats_at_start
from lascaux.server.standing_in import GOES_ON, StandingIn, seating
from lascaux.server.store import StandIn, Store
from lascaux.server.talk import Talk
from lascaux.server.telling import Logged, gone_on_from, logged, result
from lascaux.server.thinking import Thinker
from lascaux.server.throwing import Luck, Throwing
from lascaux.server.undoing import Undoing
from lascaux.table.match import Match, commitment_to
from lascaux.table.tape import Step

MOST_VERSIONS = 20_000  # that a table stores: what is larger could not be played again in a moment


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
    offer: Offer | None = None  # if it was opened as another game after one
    sequel: Sequel | None = None  # the game after this one
    watchers_talk: bool = False
    hints: bool = True  # whether it was agreed that they may be asked for
    script: Script | None = None  # of a first game that teaches
    beginning: list[tuple[int, Action]] = field(default_factory=list)  # of the game from which this goes on
    match: Match | None = None
    version: int = 0
    log: list[Logged] = field(default_factory=list)
    standing: list[int] = field(default_factory=list)  # the versions of the steps that were not taken back
    calls: Calls = field(default_factory=Calls)
    carried_out: CarriedOut = field(default_factory=CarriedOut)

    def __post_init__(self) -> None:
        self.lock = asyncio.Lock()
        self.presence = Presence(self)
        self.hosting = Hosting(self)
        self.undoing = Undoing(self)
        self.bots = BotSeats(self)
        self.standing_in = StandingIn(self)
        self.talk = Talk(self)
        self.throwing = Throwing(self)
        self.turn = Turn()
        self.called: dict[int, int] = {}  # by seat, how often they had acted when they were called
        self.gone: TableError | StoreClosed | None = None  # why nobody can do anything here any more
        self.weighing: asyncio.Task[None] | None = None
        self.advice: Advice | None = None
        self.tell_before: Callable[[Table], None] = lambda table: None  # those at the game before this one

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

    def owner(self, token: Key) -> int:
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
            self.throwing.check_resting()
            number, changed, token = seat_for(self.seats, person)
            await self.put(changed)
            self.presence.note_seated(number)
            self.presence.tell_all()
            return number, token

    async def bind_luck(self, token: Key, commitment: str) -> None:
        """By a seat that has seen the commitment to the seed: what it binds nobody knows before all have."""
        async with self.lock:
            number = self.owner(token)
            self.check_open()
            await self.throwing.bind(number, commitment)

    async def reveal_luck(self, token: Key, salt: str) -> None:
        async with self.lock:
            number = self.owner(token)
            self.check_open()
            await self.throwing.reveal(number, salt)

    def check_open(self) -> None:
        if self.status != "open":
            raise TableError("started", "the game has started already")

    async def come(self, token: Key, commitment: str) -> tuple[int, bool]:
        """Somebody who was asked to another game comes along; with the last of them it begins. Gives their
        seat, and whether their luck was bound: only once, and not when it begins already."""
        async with self.lock:
            if self.status != "open":
                return self.seat_kept_for(token), False
            number = self.owner(token)
            seat = self.seats[number]
            is_bound = bool(commitment) and self.throwing.can_bind(number) and not seat.has_bound
            bound = commitment if is_bound else seat.commitment
            if is_bound or not seat.ready:
                await self.put({number: replace(seat, commitment=bound, ready=True)})
                self.tell_news()
                await self.throwing.note_bound(number)
                people = [seat for seat in self.seats if seat.kind == "person"]
                if self.offer is not None and all(seat.ready for seat in people):
                    await self.throwing.begin()
            return number, is_bound

    def seat_kept_for(self, token: Key) -> int:
        """Also where a bot stands in: whoever has the token says hello, and it goes."""
        for number, seat in enumerate(self.seats):
            if is_token(token, seat.token):
                return number
        raise NotYours("no-seat", "this needs a seat at the table")

    def tell_news(self) -> None:
        """Of who sits here, also to those who still look at the game before."""
        self.presence.tell_all()
        self.calls.follow(self)
        self.tell_before(self)

    async def put(self, changed: dict[int, SeatState], stand_ins: dict[int, StandIn] | None = None) -> None:
        """What bots do for people is noted together with whose seat it is."""
        is_playing = self.match is not None and self.status == "playing"
        seatings = self.standing_in.seatings(changed, self.version) if is_playing else []
        await self.store.set_seats(self.id, changed, stand_ins or {}, seatings)
        self.standing_in.by_seat.update(stand_ins or {})
        for row in seatings:
            self.playing().note_seating(seating(row))
        for number, seat in changed.items():
            self.seats[number] = seat

    async def leave(self, token: Key) -> None:
        """Before the game the seat is free again; later it waits for a bot, and keeps its name."""
        async with self.lock:
            number = self.owner(token)
            seat = self.seats[number]
            left = SeatState() if self.status == "open" else SeatState("left", seat.name, seat.sign)
            await self.put({number: left})
            self.presence.unseat(number)
            self.undoing.end_wish(number, "left")
            self.tell_news()
            await self.throwing.note_left(number)

    async def start(self, token: Key) -> None:
        """Whether or not all have come."""
        async with self.lock:
            number = self.owner(token)
            self.check_open()
            self.hosting.check_start(number)
            await self.throwing.begin(starter=number)

    async def begin(self, starter: int | None = None, luck: Luck | None = None) -> None:
        """Free seats go to bots, what was thrown in is mixed in, and the first cards are dealt."""
        seats = seats_at_start(self.seats, starter)
        luck = self.throwing.luck if luck is None else luck
        match = await self.new_match(luck, [seat.name for seat in seats])
        dealt = match.steps[match.begins :]
        changed = {number: seat for number, seat in enumerate(seats) if seat is not self.seats[number]}
        standing_in = {number: seat for number, seat in changed.items() if seat.is_standing_in}
        after = self.version + len(dealt)
        bots = dict.fromkeys(standing_in, StandIn(after, GOES_ON))
        seatings = self.standing_in.seatings(standing_in, after)
        rows = self.move_rows(dealt, "")
        await self.store.start_table(self.id, luck.salt, as_json(luck), changed, rows, bots, seatings)
        for row in seatings:
            match.note_seating(seating(row))
        self.seats, self.salt, self.status = seats, luck.salt, "playing"
        self.standing_in.by_seat.update(bots)
        self.keep(match, dealt)
        self.throwing.note_begun(luck)
        self.tell_news()
        self.bots.wake()

    async def new_match(self, luck: Luck, names: list[str]) -> Match:
        """One that goes on from another game plays that again, in a thread: it may be long."""
        agreed = (self.game, self.setup, self.seed, luck.salt, names, self.beginning, luck.throws)
        return await asyncio.to_thread(Match, *agreed) if self.beginning else Match(*agreed)

    def begin_rows(self, beginning: Sequence[Step]) -> list[MoveRow]:
        """How another game came to where this one goes on, as its first version; nothing if it does not."""
        content = as_json([(step.actor, step.named) for step in beginning])
        return [MoveRow(self.id, 1, "goes-on", CHANCE, content, "")] if beginning else []

    def take_over(self, beginning: list[tuple[int, Action]]) -> None:
        """The first version, which nobody takes back."""
        self.beginning = beginning
        if beginning:
            self.version = 1
            self.standing = [1] * len(beginning)
            self.log = [Logged(1, CHANCE, "goes-on", [[gone_on_from(len(beginning))]], [[]])]

    # The game

    async def act(self, seat: int, message: wire.Act, by: Listener | None = None) -> int:
        """A seat's action, once. Gives the version that it made."""
        async with self.lock:
            done = self.carried_out.version(seat, message.id)
            if done is not None:
                return done
            self.check_seen(message.seen)
            self.store.check_room()
            trial = self.playing().branch()
            before = len(trial.steps)
            trial.play_named(seat, message.action)
            check_step(self, self.playing(), trial.steps[before])
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
        self,
        trial: Match,
        steps: list[Step],
        message: str = "",
        by: Listener | None = None,
        note: wire.Words | None = None,
    ) -> int:
        """On disk first, then live, then told; `note` is what the log says beside it."""
        if self.is_too_long:
            raise TableError("too-long", f"this table has {MOST_VERSIONS} moves and undos, and takes no more")
        then = functools.partial(self.go_on, trial, steps, message, by, note)
        ended = as_json(result(trial.game, trial.state)) if trial.is_over else ""
        await self.store.add_moves(self.move_rows(steps, message), ended, then)
        return self.version

    def go_on(
        self,
        trial: Match,
        steps: list[Step],
        message: str,
        by: Listener | None,
        note: wire.Words | None,
    ) -> None:
        """What is on disk now is live, and everybody is told."""
        if trial.is_over:
            self.status = "over"
        before = self.version
        meter.now.moved(self.seats[steps[0].actor].kind)
        self.keep(trial, steps)
        if note is not None:
            self.log[before] = self.log[before].with_note(note)
        if message:
            self.note_carried_out(steps[0].actor, message)
        self.undoing.end_wish(steps[0].actor, "played-on")
        self.presence.tell_all(by, message)
        self.calls.follow(self)
        if trial.is_over:
            self.calls.note(self, "over", range(len(self.seats)))
        self.bots.wake()

    @property
    def is_too_long(self) -> bool:
        return self.version >= MOST_VERSIONS

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
        self.carried_out.note(seat, message, self.version)
        return self.version
