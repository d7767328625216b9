"""Everything that outlives the server, by the names of what is kept and asked for.

Only this module and disk.py know SQL. Statements use $1, $2, ... so that PostgreSQL will understand the same
text.
"""

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from lascaux.server.auth import fingerprint, new_token
from lascaux.server.chain import first_break
from lascaux.server.disk import MoveRow, Statement, Then
from lascaux.server.errors import NotFound
from lascaux.server.keeping import Keeping
from lascaux.server.seats import SeatState
from lascaux.table.tape import Sitter

START_TABLE = "UPDATE tables SET status = 'playing', salt = $2, luck = $3, changed = $4 WHERE id = $1"
SET_LUCK = "UPDATE tables SET luck = $2 WHERE id = $1"
END_TABLE = "UPDATE tables SET status = 'over', changed = $2, result = $3 WHERE id = $1"
SET_NEXT = "UPDATE tables SET next = $2 WHERE id = $1"
SEAT_COLUMNS = "kind, name, sign, bot, token, salt, ready, since"  # the salt as it is bound, by its SHA-256
SET_SEATS = f"INSERT OR REPLACE INTO seats (table_id, seat, {SEAT_COLUMNS}) VALUES "
ADD_CHAT = "INSERT INTO chat (table_id, seat, name, text, message) VALUES ($1, $2, $3, $4, $5)"
PUBLIC_TABLES = "SELECT id FROM tables WHERE public = 1 AND status = 'open' ORDER BY changed DESC LIMIT 50"
COUNT_OPEN = "SELECT COUNT(*) FROM tables WHERE status != 'over'"
UNFINISHED = """
SELECT id FROM tables
WHERE status = 'playing' AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND kind = 'bot')
ORDER BY (SELECT max(rowid) FROM moves WHERE table_id = id) DESC
"""
ITS_SEATS = f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = $1 ORDER BY seat"
THEIR_SEATS = "SELECT table_id, seat, token FROM seats WHERE kind != 'open' AND token IN "
SEATS_AT = f"SELECT table_id, {SEAT_COLUMNS} FROM seats WHERE table_id IN "
ITS_MOVES = """
SELECT table_id, version, kind, actor, content, message, digest FROM moves
WHERE table_id = $1 ORDER BY version
"""
ITS_CHAT = "SELECT seat, name, text, message FROM chat WHERE table_id = $1 ORDER BY rowid DESC LIMIT $2"
ADD_LINK = "INSERT INTO links (id, secret, owner, made) VALUES ($1, $2, $3, $4)"
ADD_KEYS = "INSERT INTO device_keys (key, link, token) VALUES "
OPEN_LINK = "UPDATE links SET opened = $2 WHERE id = $1"
DROP_KEYS = "DELETE FROM device_keys WHERE link = $1"
DROP_LINK = "DELETE FROM links WHERE id = $1"
DROP_OLD_KEYS = "DELETE FROM device_keys WHERE link IN (SELECT id FROM links WHERE opened = 0 AND made < $1)"
DROP_OLD_LINKS = "DELETE FROM links WHERE opened = 0 AND made < $1"
FIND_LINK = "SELECT id, owner, made, opened FROM links WHERE id = $1 OR secret = $2"
ITS_TOKENS = "SELECT token FROM device_keys WHERE link = $1"
FIND_KEYS = "SELECT key, token FROM device_keys WHERE key IN "
LINK_SECONDS = 86_400.0  # in which a link to another device can be opened
SET_STAND_IN = "INSERT OR REPLACE INTO stand_ins (table_id, seat, since, until) VALUES ($1, $2, $3, $4)"
ADD_SEATINGS = "INSERT INTO seatings (table_id, after, seat, sitter, level) VALUES "
ITS_SEATINGS = "SELECT after, seat, sitter, level FROM seatings WHERE table_id = $1 ORDER BY rowid"
ITS_STAND_INS = "SELECT seat, since, until FROM stand_ins WHERE table_id = $1"
ADD_CALLEE = "INSERT OR REPLACE INTO callees VALUES ($1, $2, $3, $4, $5, $6)"
KEEP_NEWEST = """
DELETE FROM callees WHERE token = $1 AND (p256dh = '') = $2 AND address NOT IN (
    SELECT address FROM callees WHERE token = $1 AND (p256dh = '') = $2
    ORDER BY since DESC, rowid DESC LIMIT $3)
"""
DROP_CALLEE = "DELETE FROM callees WHERE token = $1 AND address = $2"
DROP_ADDRESS = "DELETE FROM callees WHERE address = $1"
DROP_OLD_CALLEES = "DELETE FROM callees WHERE since < $1"
ITS_CALLEES = """
SELECT address, p256dh, auth, language FROM callees
WHERE token = $1 OR token IN (SELECT key FROM device_keys WHERE token = $1) ORDER BY since
"""
ADD_KEY = "INSERT OR IGNORE INTO keys VALUES ($1, $2)"
FIND_KEY = "SELECT content FROM keys WHERE name = $1"
SET_REVIEW = "INSERT OR REPLACE INTO reviews (id, revision, version, text) VALUES ($1, $2, $3, $4)"
FIND_REVIEW = "SELECT text FROM reviews WHERE id = $1 AND revision = $2 AND version = $3"


class TableRow(NamedTuple):
    id: str
    code: str
    game: str
    revision: int
    players: int
    options: str  # as JSON
    public: int
    seed: bytes
    salt: str
    status: str
    changed: float
    next: str
    offer: str  # as JSON: whose wish for another game opened it, and after which table
    result: str  # as JSON, when it is over
    watchers_talk: int
    hints: int
    guided: int  # 1: a first game that teaches
    luck: str  # as JSON: who throws in what


# By name: in an older file the later columns stand elsewhere.
TABLE_COLUMNS = ", ".join(TableRow._fields)
ADD_TABLE = f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES "
OWN_TABLES = f"""
SELECT {TABLE_COLUMNS} FROM tables
WHERE id IN (SELECT table_id FROM seats WHERE kind != 'open' AND token IN {{tokens}})
ORDER BY changed DESC LIMIT {{most}}
"""
FIND_TABLE = f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = $1 OR code = $1"


class LinkRow(NamedTuple):
    id: str
    owner: bytes
    made: float
    opened: float


class StandIn(NamedTuple):
    """From which version a bot plays for a person, and up to which it did; GOES_ON if it still does."""

    since: int
    until: int


class SeatingRow(NamedTuple):
    """Who played for a seat from then on, after which version."""

    after: int
    seat: int
    sitter: Sitter
    level: str


class ChatRow(NamedTuple):
    seat: int
    name: str
    text: str
    message: str


class CalleeRow(NamedTuple):
    """Where a person is called: a browser with its keys, or a web hook, which has none."""

    address: str
    p256dh: str
    auth: str
    language: str


class Store(Keeping):
    async def add_table(
        self,
        row: TableRow,
        seats: Mapping[int, SeatState],
        before: str = "",
        moves: Sequence[MoveRow] = (),
    ) -> None:
        """With its seats, and what its game goes on from; if it is a rematch, the table `before` it leads to
        it."""
        follow = [(SET_NEXT, (before, row.id))] if before else []
        await self.write(*rows_in(ADD_TABLE, [row]), *seat_statements(row.id, seats), *follow, moves=moves)

    async def set_seats(
        self,
        table: str,
        seats: Mapping[int, SeatState],
        stand_ins: Mapping[int, StandIn],
        seatings: Sequence[SeatingRow] = (),
    ) -> None:
        told = seating_statements(table, seatings)
        await self.write(*seat_statements(table, seats), *stand_in_statements(table, stand_ins), *told)

    async def set_luck(self, table: str, luck: str, seats: Mapping[int, SeatState]) -> None:
        await self.write(*seat_statements(table, seats), (SET_LUCK, (table, luck)))

    async def start_table(
        self,
        table: str,
        salt: str,
        luck: str,
        seats: Mapping[int, SeatState],
        moves: Sequence[MoveRow],
        stand_ins: Mapping[int, StandIn],
        seatings: Sequence[SeatingRow],
    ) -> None:
        """The seats that the start has changed, and the first deals."""
        start = (START_TABLE, (table, salt, luck, time.time()))
        bots = [*stand_in_statements(table, stand_ins), *seating_statements(table, seatings)]
        await self.write(*seat_statements(table, seats), *bots, start, moves=moves)

    async def add_moves(self, moves: Sequence[MoveRow], result: str, then: Then) -> None:
        """The moves of one table, and the result of its game if it is over."""
        end = [(END_TABLE, (moves[0].table, time.time(), result))] if result else []
        await self.write(*end, moves=moves, then=then)

    async def add_chat(self, table: str, line: ChatRow, then: Then) -> None:
        await self.write((ADD_CHAT, (table, *line)), then=then)

    async def stand_ins_of(self, table: str) -> dict[int, StandIn]:
        return {seat: StandIn(*versions) for seat, *versions in await self.read(ITS_STAND_INS, table)}

    async def seatings_of(self, table: str) -> list[SeatingRow]:
        """In the order in which they happened."""
        return [SeatingRow(*row) for row in await self.read(ITS_SEATINGS, table)]

    async def find_table(self, name: str) -> TableRow | None:
        """By id or by short code."""
        rows = await self.read(FIND_TABLE, name)
        return TableRow(*rows[0]) if rows else None

    async def own_tables(self, tokens: Sequence[bytes], most: int) -> list[TableRow]:
        """Where these tokens have a seat, the latest first."""
        sql = OWN_TABLES.format(tokens=places_for(tokens), most=most)
        return [TableRow(*row) for row in await self.read(sql, *tokens)] if tokens else []

    async def seats_at(self, tables: Sequence[str]) -> dict[str, list[SeatState]]:
        rows = await self.read(*one_of(SEATS_AT, tables, " ORDER BY seat")) if tables else []
        seats: dict[str, list[SeatState]] = {}
        for table, *row in rows:
            seats.setdefault(table, []).append(SeatState(*row))
        return seats

    async def seats_of(self, table: str) -> list[SeatState]:
        rows = await self.read(ITS_SEATS, table)
        return [SeatState(*row) for row in rows]

    async def seats_by(self, tokens: Sequence[bytes]) -> list[tuple[str, int, bytes]]:
        """Every table and seat that one of these tokens opens."""
        rows = await self.read(*one_of(THEIR_SEATS, tokens)) if tokens else []
        return [(table, seat, token) for table, seat, token in rows]

    async def moves_of(self, table: str) -> list[MoveRow]:
        """Only if they are as they were written."""
        return await asyncio.to_thread(self.chained_moves, table)

    def chained_moves(self, table: str) -> list[MoveRow]:
        rows = self.read_now(ITS_MOVES, (table,))
        place = first_break(rows)
        if place is not None:
            raise NotFound("broken", f"move {place} of table {table} is not what was written")
        return [MoveRow(*move) for *move, _ in rows]

    async def chat_of(self, table: str, most: int) -> list[ChatRow]:
        """The latest lines, in the order in which they were said."""
        return [ChatRow(*row) for row in reversed(await self.read(ITS_CHAT, table, most))]

    async def count_open(self) -> int:
        return int((await self.read(COUNT_OPEN))[0][0])

    async def public_tables(self) -> list[str]:
        """The ids of open tables that anybody may join, the newest first."""
        return [id_ for (id_,) in await self.read(PUBLIC_TABLES)]

    async def unfinished_with_bots(self) -> list[str]:
        """The ids of games that may go on by themselves, the latest first."""
        return [id_ for (id_,) in await self.read(UNFINISHED)]

    async def set_review(self, id_: str, revision: int, version: int, text: str) -> None:
        """Of a table or a record: `revision` is that of its game, `version` that of what makes reviews."""
        await self.write((SET_REVIEW, (id_, revision, version, text)))

    async def find_review(self, id_: str, revision: int, version: int) -> str | None:
        rows = await self.read(FIND_REVIEW, id_, revision, version)
        return rows[0][0] if rows else None

    async def add_callee(self, tokens: Sequence[bytes], callee: CalleeRow, most: int) -> None:
        """For each of these seats; those that came first make room."""
        now = time.time()
        added = [(ADD_CALLEE, (token, *callee, now)) for token in tokens]
        kept = [(KEEP_NEWEST, (token, int(not callee.p256dh), most)) for token in tokens]
        await self.write(*added, *kept)

    async def drop_callee(self, tokens: Sequence[bytes], address: str) -> None:
        await self.write(*[(DROP_CALLEE, (token, address)) for token in tokens])

    async def drop_address(self, address: str) -> None:
        await self.write((DROP_ADDRESS, (address,)))

    async def drop_old_callees(self, before: float) -> None:
        await self.write((DROP_OLD_CALLEES, (before,)))

    async def callees_of(self, token: bytes) -> list[CalleeRow]:
        return [CalleeRow(*row) for row in await self.read(ITS_CALLEES, token)]

    async def kept_key(self, name: str, new: bytes) -> bytes:
        """The one that was made first."""
        await self.write((ADD_KEY, (name, new)))
        return bytes((await self.read(FIND_KEY, name))[0][0])

    # Links that carry seats to another device

    async def add_link(self, id_: str, secret: bytes, owner: bytes, tokens: Sequence[bytes]) -> None:
        """With what it will open, under keys that nobody knows; links that nobody opened in time go."""
        until = time.time() - LINK_SECONDS
        forget = [(DROP_OLD_KEYS, (until,)), (DROP_OLD_LINKS, (until,))]
        keys = rows_in(ADD_KEYS, [(fingerprint(new_token()), id_, token) for token in tokens])
        await self.write(*forget, (ADD_LINK, (id_, secret, owner, time.time())), *keys)

    async def open_link(self, id_: str, keys: Mapping[bytes, bytes]) -> None:
        """From now on these keys open the seats of their tokens, and the link opens nothing any more."""
        rows = [(key, id_, token) for key, token in keys.items()]
        await self.write((DROP_KEYS, (id_,)), (OPEN_LINK, (id_, time.time())), *rows_in(ADD_KEYS, rows))

    async def drop_link(self, id_: str) -> None:
        await self.write((DROP_KEYS, (id_,)), (DROP_LINK, (id_,)))

    async def find_link(self, id_: str = "", secret: bytes = b"") -> LinkRow | None:
        rows = await self.read(FIND_LINK, id_, secret)
        link = LinkRow(*rows[0]) if rows else None
        is_late = link is not None and not link.opened and time.time() - link.made > LINK_SECONDS
        return None if is_late else link

    async def tokens_of(self, link: str) -> list[bytes]:
        return [token for (token,) in await self.read(ITS_TOKENS, link)]

    async def find_keys(self, keys: Sequence[bytes]) -> dict[bytes, bytes]:
        """By key, the token that it stands for; what is no such key is left out."""
        return dict(await self.read(*one_of(FIND_KEYS, keys))) if keys else {}


def places_for(values: Sequence[object]) -> str:
    return f"({', '.join(f'${place}' for place in range(1, len(values) + 1))})"


def one_of(sql: str, values: Sequence[object], then: str = "") -> tuple[Any, ...]:
    return (sql + places_for(values) + then, *values)


def rows_in(sql: str, rows: Sequence[Sequence[object]]) -> list[Statement]:
    """One statement, however many rows there are; none if there are none."""
    values = [value for row in rows for value in row]
    places = iter(range(1, len(values) + 1))
    places_by_row = ["(" + ", ".join(f"${next(places)}" for _ in row) + ")" for row in rows]
    return [(sql + ", ".join(places_by_row), values)] if rows else []


def stand_in_statements(table: str, stand_ins: Mapping[int, StandIn]) -> list[Statement]:
    return [(SET_STAND_IN, (table, seat, *stand_in)) for seat, stand_in in stand_ins.items()]


def seating_statements(table: str, seatings: Sequence[SeatingRow]) -> list[Statement]:
    return rows_in(ADD_SEATINGS, [(table, *seating) for seating in seatings])


def seat_statements(table: str, seats: Mapping[int, SeatState]) -> list[Statement]:
    return rows_in(SET_SEATS, [(table, number, *row_of_seat(seat)) for number, seat in seats.items()])


def row_of_seat(seat: SeatState) -> tuple[object, ...]:
    """As SEAT_COLUMNS are ordered."""
    told = (seat.kind, seat.name, seat.sign, seat.bot, seat.token, seat.commitment)
    return (*told, int(seat.ready), seat.since)
