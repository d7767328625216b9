"""What waits for somebody at home: every table where one of their tokens has a seat."""

import contextlib
from collections import defaultdict
from collections.abc import Sequence

import msgspec

from lascaux.engine.errors import LascauxError
from lascaux.server import wire, wire_people
from lascaux.server.old_games import is_of_old_rules
from lascaux.server.rooms import Rooms
from lascaux.server.seats import SeatState
from lascaux.server.store import TableRow
from lascaux.server.table import Table
from lascaux.server.telling import table_info

MOST_PLAYED_AGAIN = (
    12  # games that go on and are not in memory: whose turn it is there takes playing them again
)
MOST_TABLES = 200


async def tables_at_home(rooms: Rooms, tokens: Sequence[str]) -> list[wire_people.OwnTable]:
    """The latest first. One that can't be read is left out, and in nobody's way."""
    own = await rooms.own_tokens(tokens)
    yours: defaultdict[str, list[wire_people.HeldSeat]] = defaultdict(list)
    for id_, seat, token in await rooms.store.seats_by(own):
        yours[id_].append(wire_people.HeldSeat(seat, own.index(token)))
    rows = await rooms.store.own_tables(own, MOST_TABLES)
    seats = await rooms.store.seats_at([row.id for row in rows])
    found: list[wire_people.OwnTable] = []
    left = MOST_PLAYED_AGAIN
    for row in rows:
        is_asleep = row.status == "playing" and row.id not in rooms.by_id
        left -= is_asleep
        with contextlib.suppress(LascauxError):  # the log knows
            found.append(await shown(rooms, row, seats.get(row.id, []), left, yours[row.id]))
    return found


async def shown(
    rooms: Rooms, row: TableRow, seats: list[SeatState], left: int, yours: list[wire_people.HeldSeat]
) -> wire_people.OwnTable:
    try:
        is_enough = is_outlined(rooms, row, left)
        table = rooms.outline_if_sound(row, seats) if is_enough else await rooms.find(row.id)
        return own_table(table, row, yours)
    except (ValueError, TypeError) as problem:
        raise rooms.note_unfit(row.id, problem) from problem


def is_outlined(rooms: Rooms, row: TableRow, left: int) -> bool:
    """Whether it is enough to know what stands in its row: also where its rules are gone."""
    return row.id not in rooms.by_id and (row.status != "playing" or left < 0 or is_of_old_rules(row))


def own_table(table: Table, row: TableRow, yours: list[wire_people.HeldSeat]) -> wire_people.OwnTable:
    result = msgspec.json.decode(row.result, type=wire.Result) if row.result else None
    return wire_people.OwnTable(table_info(table), yours, row.changed, result)
