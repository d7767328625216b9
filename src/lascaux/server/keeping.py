"""What an operator and time do to what is kept: tables that are set aside or go, addresses that are shut out,
records that people brought. What a game needs is in store.py."""

import time
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from lascaux.server.disk import Disk, Row, Statement, as_json
from lascaux.server.errors import NotRead

DAY = 86_400.0
A_FEW = 20  # tables that go in one step, so that no move waits long
ALL_ASIDE = "SELECT table_id, kind, reason, since FROM asides ORDER BY since DESC"
SET_ASIDE = "INSERT OR REPLACE INTO asides (table_id, kind, reason, since) VALUES ($1, $2, $3, $4)"
TAKE_BACK = "DELETE FROM asides WHERE table_id = $1"
HIDE = "UPDATE tables SET public = 0 WHERE id = $1"
OUT_OF_REVIEWS = "DELETE FROM reviews WHERE id = $1"
OUT_OF_NEXT = "UPDATE tables SET next = '' WHERE next = $1"
OUT = tuple(
    f"DELETE FROM {name} WHERE table_id = $1"
    for name in ("asides", "chat", "moves", "stand_ins", "seatings", "seats")
)
DROP_TABLE = "DELETE FROM tables WHERE id = $1"
ALL_TABLES = """
SELECT id, code, game, revision, status, players, public, changed, looked,
    coalesce((SELECT max(version) FROM moves WHERE table_id = id), 0)
FROM tables ORDER BY changed DESC LIMIT $1
"""
COUNT_TABLES = "SELECT status, count(*) FROM tables GROUP BY status"
LOOK_AT = "UPDATE tables SET looked = $1 WHERE id IN (SELECT value FROM json_each($2))"
OLD_TABLES = """
SELECT id FROM tables WHERE status = $1 AND changed < $2 AND looked < $2
AND id NOT IN (SELECT value FROM json_each($3)) LIMIT $4
"""
OLD_CHAT = """
SELECT id FROM tables WHERE status = 'over' AND changed < $1
AND EXISTS (SELECT 1 FROM chat WHERE table_id = id) LIMIT $2
"""
DROP_CHAT = "DELETE FROM chat WHERE table_id IN (SELECT value FROM json_each($1))"
ADD_BAN = "INSERT OR REPLACE INTO bans (address, since) VALUES ($1, $2)"
DROP_BAN = "DELETE FROM bans WHERE address = $1"
ALL_BANS = "SELECT address, since FROM bans ORDER BY since"
ADD_RECORD = "INSERT INTO brought (id, packed, size, looked) VALUES ($1, $2, $3, $4)"
FIND_RECORD = "SELECT packed, looked FROM brought WHERE id = $1"
LOOK_AT_RECORD = "UPDATE brought SET looked = $2 WHERE id = $1"
COUNT_RECORDS = "SELECT count(*), coalesce(sum(size), 0) FROM brought"
FORGOTTEN_RECORDS = "SELECT id FROM brought WHERE looked < $1"
LEAST_LOOKED_AT = """
SELECT id FROM (SELECT id, sum(size) OVER (ORDER BY looked DESC, id) AS so_far FROM brought) WHERE so_far > $1
"""
DROP_RECORDS = "DELETE FROM brought WHERE id IN (SELECT value FROM json_each($1))"
DROP_THEIR_REVIEWS = "DELETE FROM reviews WHERE id IN (SELECT value FROM json_each($1))"
FIND_SEAT = "SELECT kind, name, sign, bot, token, ready FROM seats WHERE table_id = $1 AND seat = $2"
SEAT_MOVES = "SELECT version, kind, content FROM moves WHERE table_id = $1 AND actor = $2 ORDER BY version"
SEAT_CHAT = "SELECT name, text FROM chat WHERE table_id = $1 AND seat = $2 ORDER BY rowid"
SEAT_CALLS = "SELECT address, language, since FROM callees WHERE token = $1"
SEAT_GOES = "UPDATE seats SET kind = $3, name = '', token = x'' WHERE table_id = $1 AND seat = $2"
CHAT_GOES = "DELETE FROM chat WHERE table_id = $1 AND seat = $2"
CALLS_GO = "DELETE FROM callees WHERE token = $1"
KEYS_GO = "DELETE FROM device_keys WHERE token = $1"


class Aside(NamedTuple):
    """A table that nobody can open: closed by the operator, or damaged."""

    table: str
    kind: str
    reason: str
    since: float


class Listed(NamedTuple):
    """A table as an operator sees it in a list."""

    id: str
    code: str
    game: str
    revision: int
    status: str
    players: int
    public: int
    changed: float
    looked: float
    moves: int


class Keeping(Disk):
    def __init__(self, path: str | Path) -> None:
        super().__init__(path)
        self.asides = {row[0]: Aside(*row) for row in self.read_now(ALL_ASIDE, ())}
        self.banned = {address for address, _ in self.read_now(ALL_BANS, ())}

    # Tables

    async def set_aside(self, table: str, kind: str, reason: str) -> None:
        aside = Aside(table, kind, reason, time.time())
        await self.write((SET_ASIDE, aside))
        self.asides[table] = aside

    async def take_back(self, table: str) -> None:
        await self.write((TAKE_BACK, (table,)))
        self.asides.pop(table, None)

    async def hide(self, table: str) -> None:
        await self.write((HIDE, (table,)))

    async def drop_tables(self, tables: Sequence[str]) -> None:
        """With everything that was said and done there."""
        sqls = (OUT_OF_REVIEWS, OUT_OF_NEXT, *OUT, DROP_TABLE)
        await self.write(*[(sql, (table,)) for table in tables for sql in sqls])
        for table in tables:
            self.asides.pop(table, None)

    async def all_tables(self, most: int) -> list[Listed]:
        return [Listed(*row) for row in await self.read(ALL_TABLES, most)]

    async def count_tables(self) -> dict[str, int]:
        return dict(await self.read(COUNT_TABLES))

    async def note_looked(self, tables: Sequence[str]) -> None:
        """Somebody had them open of late."""
        await self.write((LOOK_AT, (time.time(), as_json(tables))))

    async def drop_old_tables(self, status: str, days: float, but: Sequence[str]) -> list[str]:
        """A few of those that nobody opened for so long."""
        before = time.time() - days * DAY
        old = [id_ for (id_,) in await self.read(OLD_TABLES, status, before, as_json(but), A_FEW)]
        if old:
            await self.drop_tables(old)
        return old

    async def drop_old_chat(self, days: float) -> int:
        """Of a few games that were over so long ago. Tells of how many."""
        old = [id_ for (id_,) in await self.read(OLD_CHAT, time.time() - days * DAY, A_FEW)]
        if old:
            await self.write((DROP_CHAT, (as_json(old),)))
        return len(old)

    # Addresses

    async def ban(self, address: str) -> None:
        await self.write((ADD_BAN, (address, time.time())))
        self.banned.add(address)

    async def unban(self, address: str) -> None:
        await self.write((DROP_BAN, (address,)))
        self.banned.discard(address)

    async def all_bans(self) -> list[Row]:
        return await self.read(ALL_BANS)

    # Records that people brought

    async def add_record(self, id_: str, packed: bytes) -> None:
        await self.write((ADD_RECORD, (id_, packed, len(packed), time.time())))

    async def find_record(self, id_: str) -> str | None:
        """Whoever looks at one keeps it from going; that is noted once a day."""
        rows = await self.read(FIND_RECORD, id_)
        if not rows:
            return None
        ((packed, looked),) = rows
        if time.time() - looked > DAY and await self.can_write():
            await self.write((LOOK_AT_RECORD, (id_, time.time())))
        try:
            return zlib.decompress(packed).decode()
        except (zlib.error, UnicodeError) as problem:
            raise NotRead(str(problem)) from problem

    async def count_records(self) -> tuple[int, int]:
        """How many, and their bytes."""
        ((count, size),) = await self.read(COUNT_RECORDS)
        return count, size

    async def prune_records(self, days: float, most_bytes: int) -> int:
        """Those that nobody looked at for so long, and of the others the least looked at, if they are too
        many; a limit of 0 is none. Tells how many went."""
        old = await self.read(FORGOTTEN_RECORDS, time.time() - days * DAY) if days else []
        over = await self.read(LEAST_LOOKED_AT, most_bytes) if most_bytes else []
        gone = as_json(sorted({id_ for (id_,) in [*old, *over]}))
        if old or over:
            await self.write((DROP_RECORDS, (gone,)), (DROP_THEIR_REVIEWS, (gone,)))
        return len({*old, *over})

    # What is kept of one seat

    async def seat_data(self, table: str, seat: int) -> dict[str, object] | None:
        """Everything that came from whoever has it; of their token only that there is one."""
        rows = await self.read(FIND_SEAT, table, seat)
        if not rows:
            return None
        kind, name, sign, bot, token, ready = rows[0]
        calls = await self.read(SEAT_CALLS, token) if token else []
        return {
            "table": table,
            "seat": seat,
            "kind": kind,
            "name": name,
            "sign": sign,
            "bot": bot,
            "ready": bool(ready),
            "token": bool(token),
            "moves": named(("version", "kind", "content"), await self.read(SEAT_MOVES, table, seat)),
            "chat": named(("name", "text"), await self.read(SEAT_CHAT, table, seat)),
            "calls": named(("address", "language", "since"), calls),
        }

    async def drop_seat_data(self, table: str, seat: int, kind: str) -> None:
        """Name, token, words and calls go; the moves are the game's and stay, without a name."""
        ((*_, token, _),) = await self.read(FIND_SEAT, table, seat)
        gone: list[Statement] = [(SEAT_GOES, (table, seat, kind)), (CHAT_GOES, (table, seat))]
        of_token: list[Statement] = [(CALLS_GO, (token,)), (KEYS_GO, (token,))] if token else []
        await self.write(*gone, *of_token)


def named(columns: Sequence[str], rows: Sequence[Row]) -> list[dict[str, object]]:
    return [dict(zip(columns, row, strict=True)) for row in rows]
