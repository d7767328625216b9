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
from lascaux.server.seats import SeatState, bot_seat, seat_for
from lascaux.server.store import Conflict, Store, TableRow
from lascaux.server.table import CHAT_KEPT, Table
from lascaux.server.telling import table_info
from lascaux.server.thinking import Thinker
from lascaux.table.match import new_seed

ID_LENGTH, CODE_LENGTH = 12, 6
IDLE_SECONDS = 900.0
log = logging.getLogger("lascaux.server")


class Rooms:
    def __init__(self, store: Store, thinker: Thinker) -> None:
        self.store = store
        self.thinker = thinker
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
        parts = (self.store, self.thinker)
        while True:
            id_, code = new_code(ID_LENGTH), new_code(CODE_LENGTH)
            table = Table(id_, code, game, setup, public, new_seed(), list(seats), *parts)
            try:
                await self.store.add_table(row_of(table), dict(enumerate(table.seats)), before)
            except Conflict:  # codes are short, so that one can be read aloud
                continue
            self.by_id[id_] = table
            return table

    async def find(self, name: str) -> Table:
        """By id or by short code; from disk if it is not in memory."""
        if name in self.by_id:
            return self.by_id[name]
        async with self.loading:
            row = await self.store.find_table(name)
            if row is None:
                raise NotFound("no-table", "there is no such table")
            if row.id not in self.by_id:
                self.by_id[row.id] = await self.restore(row)
            return self.by_id[row.id]

    async def restore(self, row: TableRow) -> Table:
        game = load(row.game)
        if row.revision != game.revision:
            raise TableError(
                "old-revision", f"this table was played with revision {row.revision} of {row.game}"
            )
        table = Table(
            row.id,
            row.code,
            game,
            game.setup(row.players, json.loads(row.options)),
            bool(row.public),
            row.seed,
            await self.store.seats_of(row.id),
            self.store,
            self.thinker,
            status=row.status,
            salt=row.salt,
            next=row.next,
        )
        if row.status != "open":
            restore(table, await self.store.moves_of(row.id))
        for line in await self.store.chat_of(row.id, CHAT_KEPT):
            table.chat.append(wire.ChatLine(line.seat, line.name, line.text))
            table.note_carried_out(line.seat, line.message)
        table.bots.wake()
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
            table.presence.tell_all()
            return again

    async def public_tables(self) -> list[wire.TableInfo]:
        found = [await self.find_if_fit(id_) for id_ in await self.store.public_tables()]
        return [table_info(table) for table in found if table is not None]

    async def resume_all(self) -> None:
        """After a start: bots go on where they were, in the latest games first. Nobody waits for this: where
        a person is to act, the table comes back when somebody asks for it."""
        for id_ in await self.store.unfinished_with_bots():
            is_known = id_ in self.by_id
            table = await self.find_if_fit(id_)
            if table is not None and table.bots.task is None and not is_known:
                del self.by_id[id_]
            await asyncio.sleep(0)  # whoever waits for something goes first

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
        idle_ones = [
            table.id
            for table in self.by_id.values()
            if table.presence.is_idle(idle) and not table.lock.locked() and not table.bots.is_playing
        ]
        for id_ in idle_ones:
            del self.by_id[id_]
        return len(idle_ones)


def row_of(table: Table) -> TableRow:
    """As it is stored when it is opened."""
    return TableRow(
        id=table.id,
        code=table.code,
        game=table.game.id,
        revision=table.game.revision,
        players=table.setup.players,
        options=json.dumps(table.setup.options),
        public=int(table.public),
        seed=table.seed,
        salt=table.salt,
        status=table.status,
        changed=time.time(),
        next="",
    )
