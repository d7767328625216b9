"""All tables: those in memory, and those on disk that come back when somebody asks for them."""

import asyncio
import json
import logging
import time
from collections.abc import Sequence
from weakref import WeakValueDictionary

from lascaux.engine.errors import LascauxError
from lascaux.engine.options import Setup
from lascaux.engine.protocol import Game
from lascaux.games.registry import load
from lascaux.guided.script import Script, script_of
from lascaux.server import wire
from lascaux.server.auth import Key, code_length, fingerprint, new_code
from lascaux.server.calls import Calls
from lascaux.server.disk import Conflict, StoreClosed, as_json
from lascaux.server.errors import NotFound, TableError
from lascaux.server.old_games import is_of_old_rules
from lascaux.server.reading import NOT_ITS_FAULT, check_rows, unreadable
from lascaux.server.rematch import Offer, Sequel, read_offer, seats_again, sequel
from lascaux.server.restoring import restore
from lascaux.server.seats import SeatState, seats_with
from lascaux.server.store import Store, TableRow
from lascaux.server.table import Table
from lascaux.server.talk import KEPT
from lascaux.server.telling import table_info
from lascaux.server.thinking import Thinker
from lascaux.table.match import new_seed, places_of
from lascaux.table.tape import Step

ID_LENGTH = 12
COUNT_EVERY = 60.0
IDLE_SECONDS = 900.0
log = logging.getLogger("lascaux.server")


class Rooms:
    def __init__(self, store: Store, thinker: Thinker, calls: Calls | None = None) -> None:
        self.store = store
        self.calls = calls or Calls()
        self.thinker = thinker
        self.by_id: dict[str, Table] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by table
        self.open_tables, self.counted = 0, -COUNT_EVERY
        self.unfit: dict[str, str] = {}  # tables that could not be read, and why
        self.opened: set[str] = set()  # since this was last noted on disk

    async def open(self, wanted: wire.NewTable) -> tuple[Table, int, str]:
        """A new table with its first person seated. Everything is checked before anything is written."""
        game = load(wanted.game)
        setup = game.setup(wanted.players, wanted.options)
        if len(wanted.bots) >= wanted.players:
            raise TableError("no-seat-left", "the bots leave no seat for you")
        bots = dict(enumerate(wanted.bots, wanted.players - len(wanted.bots)))
        seats, number, token = seats_with(wanted.players, bots, wanted.person)
        table = await self.new_table(
            game, setup, wanted.public, seats, watchers_talk=wanted.watchers_talk, hints=wanted.hints
        )
        return table, number, token

    async def new_table(
        self,
        game: Game,
        setup: Setup,
        public: bool,
        seats: list[SeatState],
        *,
        offer: Offer | None = None,
        watchers_talk: bool = False,
        hints: bool = True,
        beginning: Sequence[Step] = (),
        script: Script | None = None,
    ) -> Table:
        """On disk, under a code that no other table has; if somebody offered it, after the one before; with
        the steps of the game from which its own goes on. By a script, it has the deals of that."""
        parts = (self.store, self.thinker)
        length = code_length(await self.count_open())
        while True:
            id_, code = new_code(ID_LENGTH), new_code(length)
            seed = new_seed() if script is None else script.seed
            table = Table(id_, code, game, setup, public, seed, list(seats), *parts, calls=self.calls)
            table.offer, table.watchers_talk, table.hints = offer, watchers_talk, hints
            table.script = script
            before = "" if offer is None else offer.before
            moves = table.begin_rows(beginning)
            try:
                await self.store.add_table(row_of(table), dict(enumerate(table.seats)), before, moves)
            except Conflict:  # codes are short, so that one can be read aloud
                continue
            table.take_over([(step.actor, step.action) for step in beginning])
            self.add(table)
            return table

    async def count_open(self) -> int:
        """How many games are not over: now and then by counting, from there by adding."""
        self.open_tables += 1
        if time.monotonic() - self.counted > COUNT_EVERY:
            self.counted = time.monotonic()
            self.open_tables = await self.store.count_open()
        return self.open_tables

    def add(self, table: Table) -> None:
        self.by_id[table.id] = table
        table.tell_before = self.tell_before

    def tell_before(self, table: Table) -> None:
        """Those who still look at the game before this one hear how it goes on."""
        before = None if table.offer is None else self.by_id.get(table.offer.before)
        if before is not None:
            before.sequel = sequel(table)
            before.presence.tell_all()

    async def find(self, name: str) -> Table:
        """By id or by short code; from disk if it is not in memory."""
        if name in self.by_id:
            table = self.by_id[name]
            table.presence.touch()
            return table
        row = await self.store.find_table(name)
        if row is None:
            raise NotFound("no-table", "there is no such table")
        async with self.loading.setdefault(row.id, asyncio.Lock()):
            if row.id not in self.by_id:
                self.add(await self.restore_if_sound(row))
            return self.by_id[row.id]

    async def restore_if_sound(self, row: TableRow) -> Table:
        self.check_not_aside(row.id)
        try:
            return await self.restore(row)
        except NOT_ITS_FAULT:
            raise
        except Exception as problem:  # a row may hold anything
            raise self.note_unfit(row.id, problem) from problem

    def check_not_aside(self, id_: str) -> None:
        aside = self.store.asides.get(id_)
        if aside is not None and aside.kind == "closed":
            raise NotFound("closed", "whoever runs this server has closed this table")
        if aside is not None:
            raise NotFound("broken", f"table {id_} is set aside: {aside.reason}")

    def note_unfit(self, id_: str, problem: Exception) -> LascauxError:
        """It is in nobody else's way: whoever opens it is told, and once the log."""
        refusal = unreadable(id_, problem)
        if id_ not in self.unfit:
            log.warning("table %s is set aside: %s", id_, refusal)
        self.unfit[id_] = str(refusal)
        return refusal

    def outline_if_sound(self, row: TableRow, seats: list[SeatState]) -> Table:
        self.check_not_aside(row.id)
        try:
            return self.outline(row, seats)
        except Exception as problem:  # a row may hold anything
            raise self.note_unfit(row.id, problem) from problem

    def outline(self, row: TableRow, seats: list[SeatState]) -> Table:
        """A table as it is known without playing its moves again."""
        check_rows(row, seats)
        game = load(row.game)
        return Table(
            row.id,
            row.code,
            game,
            game.setup(row.players, json.loads(row.options)),
            bool(row.public),
            row.seed,
            seats,
            self.store,
            self.thinker,
            status=row.status,
            salt=row.salt,
            next=row.next,
            offer=read_offer(row.offer),
            watchers_talk=bool(row.watchers_talk),
            hints=bool(row.hints),
            script=script_of(row.game) if row.guided else None,
            calls=self.calls,
        )

    async def sequel_on_disk(self, id_: str) -> Sequel | None:
        """None if it can't be read: the game before can."""
        if id_ in self.by_id:
            after = self.by_id[id_]
            return None if after.offer is None else sequel(after)
        row = await self.store.find_table(id_)
        if row is None or not row.offer:
            return None
        try:
            after = self.outline_if_sound(row, await self.store.seats_of(id_))
        except LascauxError:
            return None
        return sequel(after)

    async def restore(self, row: TableRow) -> Table:
        """Moves are played again in a thread: a long game must not hold up the others."""
        if is_of_old_rules(row):
            raise TableError(
                "old-revision", f"this table was played with revision {row.revision} of {row.game}"
            )
        table = self.outline(row, await self.store.seats_of(row.id))
        table.sequel = await self.sequel_on_disk(row.next) if row.next else None
        await table.throwing.take_over(row.luck)
        table.standing_in.by_seat = await self.store.stand_ins_of(row.id)
        moves = await self.store.moves_of(row.id)
        if moves or row.status != "open":
            await restore(table, moves, await self.store.seatings_of(row.id))
        for line in await self.store.chat_of(row.id, KEPT):
            table.talk.keep(wire.ChatLine(line.seat, line.name, line.text), line.message)
        self.opened.add(row.id)
        table.bots.wake()
        return table

    async def rematch(self, table: Table, token: Key, order: wire.Order = "rotate") -> Table:
        """The same people at a new table: their tokens are good there, too. Whoever asks second comes along
        to the one that was offered first."""
        async with table.lock:
            seat = table.owner(token)
            if table.status != "over":
                raise TableError("not-over", "the game is not over")
            if table.next:
                return await self.find(table.next)
            match = table.playing()
            seats = seats_again(table.seats, order, places_of(match.game.returns(match.state)))
            offer = Offer(table.id, table.seats[seat].name, order)
            agreed = (table.game, table.setup, False, seats)
            again = await self.new_table(
                *agreed, offer=offer, watchers_talk=table.watchers_talk, hints=table.hints
            )
            table.next = again.id
            self.tell_before(again)
            self.calls.note(again, "rematch", absent(table, again, seat))
            return again

    # Keys of other devices

    async def own_tokens(self, keys: Sequence[Key]) -> list[bytes]:
        """The fingerprints of the tokens that these are, or stand for."""
        prints = [fingerprint(key) for key in keys]
        carried = await self.store.find_keys(prints)
        return [carried.get(one, one) for one in prints]

    async def own_token(self, key: Key) -> Key:
        return (await self.own_tokens([key]))[0] if key else key

    async def unseat_strangers(self) -> None:
        """Whoever sits by a key that was taken back only watches from now on."""
        by_key = [
            (one, one.key, table)
            for table in self.by_id.values()
            for one in table.presence.listeners
            if one.key
        ]
        good = await self.store.find_keys([key for _, key, _ in by_key])
        for listener, key, table in by_key:
            if listener.key == key and key not in good:
                table.presence.unseat_listener(listener)

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
        except LascauxError:
            return None

    def archive_idle(self, idle: float = IDLE_SECONDS) -> int:
        """Forgets tables that nobody listens to and no bot plays at; they come back on demand."""
        idle_ones = [
            table.id
            for table in self.by_id.values()
            if table.presence.is_idle(idle) and not table.lock.locked() and not table.bots.is_playing
        ]
        for id_ in idle_ones:
            self.by_id.pop(id_).bots.forget()
        self.opened.update(idle_ones)  # somebody was there until now
        return len(idle_ones)

    async def dismiss(self, id_: str, refusal: TableError | None) -> None:
        """The operator takes it out of play: whoever is there hears why, and can do nothing more. Without a
        reason they come back to it as it is then."""
        table = self.by_id.pop(id_, None)
        if table is not None:
            async with table.lock:
                table.gone = refusal or StoreClosed("the table was changed meanwhile")
                table.bots.stop()
                if refusal is not None:
                    table.presence.dismiss(refusal)


def absent(table: Table, again: Table, but: int) -> list[int]:
    """The seats at the next game of those who don't look at this one any more, and so were not told."""
    here = {table.seats[seat].token for seat in table.presence.seats_here() if seat is not None}
    here.add(table.seats[but].token)
    return [seat for seat, state in enumerate(again.seats) if state.token not in here]


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
        offer="" if table.offer is None else as_json(table.offer),
        result="",
        watchers_talk=int(table.watchers_talk),
        hints=int(table.hints),
        guided=int(table.script is not None),
        luck="",
    )
