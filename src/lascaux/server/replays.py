"""Looking back: any position of a table, or of a record that somebody brought, as a seat may see it."""

import asyncio
from dataclasses import dataclass

from lascaux.engine.agreeing import Setup
from lascaux.engine.protocol import CHANCE, OVER, SPECTATOR, Game, State
from lascaux.server import wire
from lascaux.server.auth import new_code
from lascaux.server.errors import NotFound
from lascaux.server.rooms import ID_LENGTH, Rooms
from lascaux.server.seats import seat_of
from lascaux.server.telling import logged, result, score, words
from lascaux.server.wire import SIGNS
from lascaux.table.match import Match
from lascaux.table.record import Record, read_record

ADD_RECORD = "INSERT INTO records VALUES ($1, $2)"
FIND_RECORD = "SELECT text FROM records WHERE id = $1"


@dataclass(frozen=True)
class Film:
    """A game from its start, and whose eyes look at it."""

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


async def find_film(rooms: Rooms, id_: str, token: str) -> Film:
    """A table by id or code, or a record that was brought."""
    rows = await rooms.store.read(FIND_RECORD, id_)
    if rows:
        record = await asyncio.to_thread(read_record, rows[0][0])
        return Film(id_, record_match(record), list(SIGNS[: record.setup.players]), SPECTATOR, True)
    table = await rooms.find(id_)
    if table.match is None:
        raise NotFound("not-started", "the game has not started yet")
    seat = seat_of(table.seats, token)
    signs = [seat.sign for seat in table.seats]
    return Film(table.id, table.match, signs, SPECTATOR if seat is None else seat, table.status == "over")


def record_match(record: Record) -> Match:
    """What is only looked at needs no seed of its own."""
    match = Match(record.game, record.setup, record.seed or bytes(16), record.salt, list(record.names))
    match.replay(record.steps)
    return match


async def keep_record(rooms: Rooms, text: str) -> str:
    """A finished game that somebody brought, after every line of it was verified."""
    record = await asyncio.to_thread(read_record, text)
    if not record.is_finished:
        raise NotFound("unfinished", "an unfinished record holds the seed and is not for others to see")
    id_ = new_code(ID_LENGTH)
    await rooms.store.write((ADD_RECORD, (id_, text)))
    return id_


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
    )
    if film.is_over:
        told.result, told.score = result(film.game, match.state), score(film.game, match.state)
        told.seed = match.seed.hex()
    return told


def position_at(film: Film, n: int) -> wire.ReplayPosition:
    """After n actions. Nothing but applying them, so any of them is there at once."""
    match = film.match
    if not 0 <= n <= len(match.steps):
        raise NotFound("no-position", f"this game has positions 0 to {len(match.steps)}")
    s: State = film.game.new(film.setup)
    for step in match.steps[:n]:
        film.game.apply(s, step.action)
    actor = film.game.actor(s)
    question = None if actor in (CHANCE, OVER) else words(film.game.question(s))
    return wire.ReplayPosition(n, actor if actor >= 0 else None, film.game.observe(s, film.seat), question)
