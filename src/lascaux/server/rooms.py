"""All tables: those in memory, and those on disk that come back when somebody asks for them."""

import asyncio
import json
import logging
import time
from dataclasses import replace

from lascaux.engine.errors import LascauxError
from lascaux.engine.options import Setup
from lascaux.engine.protocol import Game
from lascaux.games.registry import load
from lascaux.server import wire
from lascaux.server.auth import new_code
from lascaux.server.errors import NotFound, TableError
from lascaux.server.restoring import restore
from lascaux.server.seats import SeatState, bot_seat, seat_for, seat_rows
from lascaux.server.store import Conflict, Row, Statement, Store
from lascaux.server.table import SET_NEXT, Table
from lascaux.server.telling import table_info
from lascaux.server.thinking import Thinker
from lascaux.table.match import new_seed

ADD_TABLE = "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
FIND_TABLE = "SELECT * FROM tables WHERE id = $1 OR code = $1"
PUBLIC_TABLES = "SELECT id FROM tables WHERE public = 1 AND status = 'open' ORDER BY changed DESC LIMIT 50"
UNFINISHED = """
SELECT id FROM tables
WHERE status = 'playing' AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND kind = 'bot')
ORDER BY (SELECT max(rowid) FROM moves WHERE table_id = id) DESC
"""
ITS_SEATS = "SELECT seat, kind, name, sign, bot, token, salt FROM seats WHERE table_id = $1 ORDER BY seat"
ITS_MOVES = "SELECT version, kind, actor, content, message FROM moves WHERE table_id = $1 ORDER BY version"
ITS_CHAT = "SELECT seat, name, text, message FROM chat WHERE table_id = $1 ORDER BY rowid DESC LIMIT 200"
ID_LENGTH, CODE_LENGTH = 12, 6
IDLE_SECONDS = 900.0
log = logging.getLogger("lascaux.server")


class Rooms:
    def __init__(self, store: Store, thinker: Thinker, bot_pause: float = 0.0) -> None:
        self.store = store
        self.thinker = thinker
        self.bot_pause = bot_pause
        self.by_id: dict[str, Table] = {}
        self.loading = asyncio.Lock()

    async def open(self, wanted: wire.NewTable) -> tuple[Table, int, str]:
        """A new table with its first person seated. Everything is checked before anything is written."""
        game = load(wanted.game)
        setup = game.setup(wanted.players, wanted.options)
        if len(wanted.bots) >= wanted.players:
            raise TableError("no-seat-left", "the bots leave no seat for you")
        seats = [SeatState() for _ in range(wanted.players)]
        chosen = SeatState(name=wanted.person.name, sign=wanted.person.sign or "")
        for number, bot in enumerate(wanted.bots, wanted.players - len(wanted.bots)):
            seats[number] = bot_seat([*seats, chosen], bot)
        number, changed, token = seat_for(seats, wanted.person)
        for place, seat in changed.items():
            seats[place] = seat
        return await self.new_table(game, setup, wanted.public, seats), number, token

    async def new_table(
        self, game: Game, setup: Setup, public: bool, seats: list[SeatState], before: str = ""
    ) -> Table:
        """On disk, under a code that no other table has; after the one `before` it, if it is a rematch."""
        parts = (self.store, self.thinker, self.bot_pause)
        while True:
            id_, code = new_code(ID_LENGTH), new_code(CODE_LENGTH)
            table = Table(id_, code, game, setup, public, new_seed(), list(seats), *parts)
            follow = [(SET_NEXT, (before, id_))] if before else []
            try:
                await self.store.write(*table_rows(table), *follow)
            except Conflict:  # codes are short, so that one can be read aloud
                continue
            self.by_id[id_] = table
            return table

    async def find(self, name: str) -> Table:
        """By id or by short code; from disk if it is not in memory."""
        if name in self.by_id:
            return self.by_id[name]
        async with self.loading:
            rows = await self.store.read(FIND_TABLE, name)
            if not rows:
                raise NotFound("no-table", "there is no such table")
            if rows[0][0] not in self.by_id:
                self.by_id[rows[0][0]] = await self.restore(rows[0])
            return self.by_id[rows[0][0]]

    async def restore(self, row: Row) -> Table:
        id_, code, game_id, revision, players, options, public, seed, salt, status, _, next_ = row
        game = load(game_id)
        if revision != game.revision:
            raise TableError("old-revision", f"this table was played with revision {revision} of {game_id}")
        seats = [SeatState(*fields) for _, *fields in await self.store.read(ITS_SEATS, id_)]
        setup = game.setup(players, json.loads(options))
        table = Table(
            id_,
            code,
            game,
            setup,
            bool(public),
            seed,
            seats,
            self.store,
            self.thinker,
            self.bot_pause,
            status=status,
            salt=salt,
            next=next_,
        )
        if status != "open":
            restore(table, [tuple(move) for move in await self.store.read(ITS_MOVES, id_)])
        for seat, name, text, message in reversed(await self.store.read(ITS_CHAT, id_)):
            table.chat.append(wire.ChatLine(seat, name, text))
            table.carried(seat, message)
        table.wake_bot()
        return table

    async def rematch(self, table: Table, token: str) -> Table:
        """The same people at a new table: their tokens are good there, too."""
        async with table.lock:
            table.owner(token)
            if table.status != "over":
                raise TableError("not-over", "the game is not over")
            if table.next:
                return await self.find(table.next)
            seats = [SeatState() if seat.kind == "left" else replace(seat, salt="") for seat in table.seats]
            again = await self.new_table(table.game, table.setup, False, seats, table.id)
            table.next = again.id
            table.tell_all()
            return again

    async def public_tables(self) -> list[wire.TableInfo]:
        return [table_info(table) for table in await self.find_all(PUBLIC_TABLES)]

    async def resume_all(self) -> None:
        """After a start: bots go on where they were, in the latest games first. Nobody waits for this: where
        a person is to act, the table comes back when somebody asks for it."""
        for (id_,) in await self.store.read(UNFINISHED):
            is_known = id_ in self.by_id
            table = await self.find_if_fit(id_)
            if table is not None and table.bot_task is None and not is_known:
                del self.by_id[id_]
            await asyncio.sleep(0)  # to whoever waits for something

    async def find_all(self, sql: str) -> list[Table]:
        found = [await self.find_if_fit(id_) for (id_,) in await self.store.read(sql)]
        return [table for table in found if table is not None]

    async def find_if_fit(self, id_: str) -> Table | None:
        """One that can't go on, by older rules or a broken record, says so to whoever opens it, and is in
        nobody else's way."""
        try:
            return await self.find(id_)
        except LascauxError as problem:
            log.warning("table %s stays on disk: %s", id_, problem)
            return None

    def archive_idle(self, idle: float = IDLE_SECONDS) -> int:
        """Forgets tables that nobody listens to and no bot plays at; they come back on demand."""
        now = time.monotonic()
        idle_ones = [
            table.id
            for table in self.by_id.values()
            if not table.visitors
            and not table.listeners
            and now - table.touched > idle
            and not table.lock.locked()
            and (table.bot_task is None or table.bot_task.done())
        ]
        for id_ in idle_ones:
            del self.by_id[id_]
        return len(idle_ones)


def table_rows(table: Table) -> list[Statement]:
    values = (
        table.id,
        table.code,
        table.game.id,
        table.game.revision,
        table.setup.players,
        json.dumps(table.setup.options),
        int(table.public),
        table.seed,
        table.salt,
        table.status,
        time.time(),
        "",
    )
    return [(ADD_TABLE, values), *seat_rows(table.id, dict(enumerate(table.seats)))]
