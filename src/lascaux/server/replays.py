"""Looking back: any position of a table, or of a record that somebody brought, as a seat may see it."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import TypeVar

from lascaux.engine.agreeing import Setup
from lascaux.engine.protocol import CHANCE, OVER, SPECTATOR, Game
from lascaux.server import wire
from lascaux.server.auth import new_code
from lascaux.server.course import reckon
from lascaux.server.errors import NotFound, NotYours, TableError
from lascaux.server.ladder import Ladder
from lascaux.server.rooms import ID_LENGTH, Rooms
from lascaux.server.seats import seat_of
from lascaux.server.telling import logged, result, score, words
from lascaux.server.thinking import Thinker
from lascaux.server.wire import SIGNS
from lascaux.table.match import Match
from lascaux.table.record import Record, read_record

ADD_RECORD = "INSERT INTO records VALUES ($1, $2)"
FIND_RECORD = "SELECT text FROM records WHERE id = $1"
WATCHER = "watch"
MOST_KEPT = 100
T = TypeVar("T")


@dataclass(frozen=True)
class Film:
    """A game from its start, whose eyes look at it, and whose may."""

    id: str
    match: Match
    signs: list[str]
    seat: int
    is_over: bool

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def setup(self) -> Setup:
        return self.match.setup

    @property
    def may_see(self) -> list[int]:
        """When a game is over, nothing is secret any more; before, everybody has their own eyes only."""
        if self.is_over:
            return list(range(self.setup.players))
        return [] if self.seat == SPECTATOR else [self.seat]

    def seen_by(self, eyes: str) -> "Film":
        """Through the eyes that were asked for: a seat's number, or a watcher's."""
        if not eyes:
            return self
        if eyes == WATCHER:
            return replace(self, seat=SPECTATOR)
        if eyes not in map(str, self.may_see):  # as it is written: 00001 is nobody's number
            raise NotYours("not-your-eyes", "this seat's view is not yours to see")
        return replace(self, seat=int(eyes))


class Films:
    """What people look back at; the latest stay in memory, so that their positions are there at once."""

    def __init__(self, rooms: Rooms, reviewer: Thinker) -> None:
        self.rooms = rooms
        self.reviewer = reviewer
        self.brought: OrderedDict[str, Match] = OrderedDict()
        self.ladders: OrderedDict[str, Ladder] = OrderedDict()
        self.courses: OrderedDict[str, asyncio.Task[wire.Course]] = OrderedDict()

    async def find(self, id_: str, token: str) -> Film:
        """A table by id or code, or a record that was brought."""
        match = None if id_ in self.rooms.by_id else await self.find_record(id_)
        if match is not None:
            return Film(id_, match, list(SIGNS[: match.setup.players]), SPECTATOR, True)
        table = await self.rooms.find(id_)
        if table.match is None:
            raise NotFound("not-started", "the game has not started yet")
        seat = seat_of(table.seats, token)
        signs = [seat.sign for seat in table.seats]
        eyes = SPECTATOR if seat is None else seat
        return Film(table.id, table.match, signs, eyes, table.status == "over")

    async def find_record(self, id_: str) -> Match | None:
        if id_ not in self.brought:
            rows = await self.rooms.store.read(FIND_RECORD, id_)
            if not rows:
                return None
            keep_latest(self.brought, id_, await asyncio.to_thread(read_match, rows[0][0]))
        self.brought.move_to_end(id_)
        return self.brought[id_]

    async def keep_record(self, text: str) -> str:
        """A finished game that somebody brought, after every line of it was verified."""
        record = await asyncio.to_thread(read_record, text)
        if not record.is_finished:
            raise NotFound("unfinished", "an unfinished record holds the seed and is not for others to see")
        id_ = new_code(ID_LENGTH)
        await self.rooms.store.write((ADD_RECORD, (id_, text)))
        return id_

    def position(self, film: Film, n: int) -> wire.ReplayPosition:
        """After n actions, through the film's eyes. Any of them is there at once: what is reckoned rests."""
        self.reviewer.bell.ring()
        ladder = self.ladders.get(film.id) or Ladder(film.game, film.setup)
        keep_latest(self.ladders, film.id, ladder)
        return position_at(film, n, ladder)

    async def course(self, film: Film) -> wire.Course:
        """How a finished game went; whoever asks meanwhile waits for the same answer."""
        if not film.is_over:
            raise TableError("not-over", "the game is not over")
        if film.id not in self.courses:
            actions = [step.action for step in film.match.steps]
            setup = film.setup
            work = self.reviewer.review(reckon, film.game.id, setup.players, setup.options, actions)
            keep_latest(self.courses, film.id, asyncio.create_task(work))
        try:
            return await asyncio.shield(self.courses[film.id])
        except TableError:
            self.courses.pop(film.id, None)
            raise


def keep_latest(kept: "OrderedDict[str, T]", id_: str, value: T) -> None:
    kept[id_] = value
    kept.move_to_end(id_)
    if len(kept) > MOST_KEPT:
        kept.popitem(last=False)


def read_match(text: str) -> Match:
    return record_match(read_record(text))


def record_match(record: Record) -> Match:
    """What is only looked at needs no seed of its own."""
    match = Match(record.game, record.setup, record.seed or bytes(16), record.salt, list(record.names))
    match.replay(record.steps)
    return match


def shown(film: Film) -> wire.Replay:
    match = film.match
    told = wire.Replay(
        film.id,
        film.game.id,
        film.setup.players,
        film.setup.options,
        match.names,
        film.signs,
        "over" if film.is_over else "playing",
        len(match.steps),
        [logged(match, number, step).entry(film.seat) for number, step in enumerate(match.steps, 1)],
        None if film.seat == SPECTATOR else film.seat,
        film.may_see,
    )
    if film.is_over:
        told.result, told.score = result(film.game, match.state), score(film.game, match.state)
        told.seed = match.seed.hex()
    return told


def position_at(film: Film, n: int, ladder: Ladder) -> wire.ReplayPosition:
    steps = film.match.steps
    if not 0 <= n <= len(steps):
        raise NotFound("no-position", f"this game has positions 0 to {len(steps)}")
    s = ladder.position([step.action for step in steps[:n]])
    actor = film.game.actor(s)
    question = None if actor in (CHANCE, OVER) else words(film.game.question(s))
    return wire.ReplayPosition(n, actor if actor >= 0 else None, film.game.observe(s, film.seat), question)
