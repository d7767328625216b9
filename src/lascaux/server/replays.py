"""Looking back: any position of a table, or of a record that somebody brought, as a seat may see it."""

import asyncio
import json
import zlib
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import TypeVar

from lascaux.engine.options import Setup
from lascaux.engine.protocol import CHANCE, OVER, SPECTATOR, Game
from lascaux.server import wire, wire_luck, wire_review
from lascaux.server.auth import Key, new_code
from lascaux.server.checkpoints import Checkpoints
from lascaux.server.course import compute_course
from lascaux.server.errors import NotFound, NotYours, TableError, Unfit
from lascaux.server.rooms import ID_LENGTH, Rooms
from lascaux.server.seats import seat_of
from lascaux.server.telling import gone_on_from, logged, result, score, words
from lascaux.server.thinking import Thinker
from lascaux.server.wire import SIGNS
from lascaux.table.match import Match, salt_bytes
from lascaux.table.record import Record, read_record
from lascaux.table.walk import first_bent_deal

WATCHER = "watch"
MOST_KEPT = 100
MOST_PACKED = 1_000_000  # bytes of a record, compressed: twice what the longest game takes
T = TypeVar("T")


@dataclass(frozen=True)
class Replay:
    """A game from its start, whose eyes look at it, and whose may."""

    id: str
    match: Match
    signs: list[str]
    seat: int
    is_over: bool
    is_brought: bool = False  # a record, at whose table nobody sits
    hints: bool = True  # whether they were agreed on

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

    def seen_by(self, eyes: str) -> "Replay":
        """Through the eyes that were asked for: a seat's number, or a watcher's."""
        if not eyes:
            return self
        if eyes == WATCHER:
            return replace(self, seat=SPECTATOR)
        if eyes not in map(str, self.may_see):  # as it is written: 00001 is nobody's number
            raise NotYours("not-your-eyes", "this seat's view is not yours to see")
        return replace(self, seat=int(eyes))


class Replays:
    """What people look back at; the latest stay in memory, so that their positions are there at once."""

    def __init__(self, rooms: Rooms, reviewer: Thinker) -> None:
        self.rooms = rooms
        self.reviewer = reviewer
        self.brought: OrderedDict[str, Match] = OrderedDict()
        self.checkpoints: OrderedDict[str, Checkpoints] = OrderedDict()
        self.courses: OrderedDict[str, asyncio.Task[wire_review.Course]] = OrderedDict()
        self.proofs: OrderedDict[str, asyncio.Task[wire_review.Proof]] = OrderedDict()

    async def find(self, id_: str, token: Key) -> Replay:
        """A table by id or code, or a record that was brought."""
        match = None if id_ in self.rooms.by_id else await self.find_record(id_)
        if match is not None:
            return Replay(id_, match, list(SIGNS[: match.setup.players]), SPECTATOR, True, True)
        table = await self.rooms.find(id_)
        if table.match is None:
            raise NotFound("not-started", "the game has not started yet")
        seat = seat_of(table.seats, token)
        signs = [seat.sign for seat in table.seats]
        eyes = SPECTATOR if seat is None else seat
        return Replay(table.id, table.match, signs, eyes, table.status == "over", hints=table.hints)

    async def find_record(self, id_: str) -> Match | None:
        if id_ not in self.brought:
            text = await self.rooms.store.find_record(id_)
            if text is None:
                return None
            keep_latest(self.brought, id_, await asyncio.to_thread(read_match, text))
        self.brought.move_to_end(id_)
        return self.brought[id_]

    async def keep_record(self, text: str) -> str:
        """A finished game that somebody brought, after every line of it was verified."""
        record = await asyncio.to_thread(read_record, text)
        if not record.is_finished:
            raise NotFound("unfinished", "an unfinished record holds the seed and is not for others to see")
        id_ = new_code(ID_LENGTH)
        await self.rooms.store.add_record(id_, await asyncio.to_thread(packed_record, text))
        return id_

    def position(self, replay: Replay, n: int) -> wire.ReplayPosition:
        """After n actions, through the replay's eyes. Any of them is there at once: long work rests."""
        self.reviewer.bell.ring()
        checkpoints = self.checkpoints.get(replay.id) or Checkpoints(replay.game, replay.setup)
        keep_latest(self.checkpoints, replay.id, checkpoints)
        return position_at(replay, n, checkpoints)

    async def course(self, replay: Replay, asker: str = "") -> wire_review.Course:
        """How a finished game went; whoever asks meanwhile waits for the same answer."""
        if not replay.is_over:
            raise TableError("not-over", "the game is not over")
        if replay.id not in self.courses:
            actions = [step.action for step in replay.match.steps]
            setup = replay.setup
            what = (replay.game.id, setup.players, setup.options, actions)
            work = self.reviewer.review(compute_course, *what, asker=asker)
            keep_latest(self.courses, replay.id, asyncio.create_task(work))
        try:
            return await asyncio.shield(self.courses[replay.id])
        except TableError:
            self.courses.pop(replay.id, None)
            raise

    async def proof(self, replay: Replay) -> wire_review.Proof:
        """Of a finished game, in a thread; whoever asks meanwhile waits for the same answer."""
        if not replay.is_over:
            raise TableError("not-over", "the game is not over")
        if replay.id not in self.proofs:
            work = asyncio.to_thread(proven, replay.match)
            keep_latest(self.proofs, replay.id, asyncio.create_task(work))
        return await asyncio.shield(self.proofs[replay.id])


def proven(match: Match) -> wire_review.Proof:
    """What is said to have been dealt since the game began, against what seed and salt give."""
    steps = [(step.actor, step.action) for step in match.steps]
    bent = first_bent_deal(match.game, match.setup, match.seed, salt_bytes(match.salt), steps, match.begins)
    deals = sum(actor == CHANCE for actor, _ in steps[match.begins :])
    thrown = [wire_luck.Thrown(*throw) for throw in match.thrown]
    dealt = (match.seed.hex(), match.commitment, match.salt, deals, bent)
    return wire_review.Proof(*dealt, match.begins, thrown)


def keep_latest(kept: "OrderedDict[str, T]", id_: str, value: T) -> None:
    kept[id_] = value
    kept.move_to_end(id_)
    if len(kept) > MOST_KEPT:
        kept.popitem(last=False)


def packed_record(text: str) -> bytes:
    """Its lines as they are written here, whatever stood between their words, and compressed."""
    lines = text.removesuffix("\n").split("\n")
    written = "".join(json.dumps(json.loads(line), ensure_ascii=False) + "\n" for line in lines)
    packed = zlib.compress(written.encode())
    if len(packed) > MOST_PACKED:
        raise Unfit("too-large", f"a record of more than {MOST_PACKED} bytes, compressed, is not kept")
    return packed


def read_match(text: str) -> Match:
    return record_match(read_record(text))


def record_match(record: Record) -> Match:
    """What is only looked at needs no seed of its own."""
    seed, names = record.seed or bytes(16), list(record.names)
    agreed = (record.game, record.setup, seed, record.salt, names)
    match = Match(*agreed, record.beginning, record.thrown)
    match.replay(record.steps)
    return match


def shown(replay: Replay) -> wire.Replay:
    match = replay.match
    told = wire.Replay(
        replay.id,
        replay.game.id,
        replay.setup.players,
        replay.setup.options,
        match.names,
        replay.signs,
        "over" if replay.is_over else "playing",
        len(match.steps),
        [logged(match, number, step).entry(replay.seat) for number, step in enumerate(match.steps, 1)],
        None if replay.seat == SPECTATOR else replay.seat,
        replay.may_see,
        begins=match.begins,
    )
    if match.begins:
        told.log[match.begins - 1].words.append(gone_on_from(match.begins))
    if replay.is_over:
        told.result, told.score = result(replay.game, match.state), score(match)
        told.seed = match.seed.hex()
    return told


def position_at(replay: Replay, n: int, checkpoints: Checkpoints) -> wire.ReplayPosition:
    steps = replay.match.steps
    if not 0 <= n <= len(steps):
        raise NotFound("no-position", f"this game has positions 0 to {len(steps)}")
    s = checkpoints.position([step.action for step in steps[:n]])
    actor = replay.game.actor(s)
    question = None if actor in (CHANCE, OVER) else words(replay.game.question(s))
    return wire.ReplayPosition(
        n, actor if actor >= 0 else None, replay.game.observe(s, replay.seat), question
    )
