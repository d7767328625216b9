"""What an operator may do to a server: `lascaux admin`, through the running server or by the file alone."""

import ipaddress
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from lascaux.server.errors import NotFound, TableError, Unfit
from lascaux.server.rooms import Rooms
from lascaux.server.settings import Settings
from lascaux.server.store import Store, TableRow

MOST_LISTED = 1_000
MEGABYTE = 1_000_000
Facts = dict[str, object]


class Office:
    """The store, and the tables that are in memory, if a server runs."""

    def __init__(self, store: Store, rooms: Rooms | None, settings: Settings) -> None:
        self.store, self.rooms, self.settings = store, rooms, settings

    async def row(self, name: str) -> TableRow:
        row = await self.store.find_table(name)
        if row is None:
            raise NotFound("no-table", "there is no such table")
        return row

    async def send_away(self, id_: str, refusal: TableError | None) -> None:
        """Whoever is at the table is told why, and nothing more is written there."""
        if self.rooms is not None:
            await self.rooms.dismiss(id_, refusal)

    def why_aside(self, id_: str) -> str:
        aside = self.store.asides.get(id_)
        if aside is not None:
            return f"{aside.kind}: {aside.reason}" if aside.reason else aside.kind
        return "" if self.rooms is None else self.rooms.unfit.get(id_, "")


async def list_tables(office: Office) -> Facts:
    rows = [row._asdict() for row in await office.store.all_tables(MOST_LISTED)]
    live = set() if office.rooms is None else set(office.rooms.by_id)
    for row in rows:
        row |= {"aside": office.why_aside(row["id"]), "live": row["id"] in live}
    records, size = await office.store.count_records()
    counts = await office.store.count_tables()
    return {
        "tables": rows,
        "counts": counts,
        "records": records,
        "records_bytes": size,
        "fault": office.store.fault,
    }


async def show(office: Office, name: str) -> Facts:
    """Without what is secret: no seed, no token."""
    row = await office.row(name)
    seats = await office.store.seats_of(row.id)
    seen = (
        "id",
        "code",
        "game",
        "revision",
        "players",
        "options",
        "public",
        "status",
        "changed",
        "next",
        "result",
    )
    told = [{"kind": seat.kind, "name": seat.name, "sign": seat.sign, "bot": seat.bot} for seat in seats]
    return {**{key: getattr(row, key) for key in seen}, "seats": told, "aside": office.why_aside(row.id)}


async def close(office: Office, name: str) -> Facts:
    """Nobody can open it any more; it stays on disk, and can be given back."""
    row = await office.row(name)
    await office.store.set_aside(row.id, "closed", "")
    await office.send_away(row.id, closed())
    return {"table": row.id}


def closed() -> TableError:
    return NotFound("closed", "whoever runs this server has closed this table")


async def give_back(office: Office, name: str) -> Facts:
    """A table that was closed or set aside: it goes on from what is there."""
    row = await office.row(name)
    await office.store.take_back(row.id)
    if office.rooms is not None:
        office.rooms.unfit.pop(row.id, None)
    return {"table": row.id}


async def delete(office: Office, name: str) -> Facts:
    row = await office.row(name)
    await office.store.set_aside(row.id, "closed", "")
    await office.send_away(row.id, closed())
    await office.store.drop_tables([row.id])
    return {"table": row.id}


async def hide(office: Office, name: str) -> Facts:
    """It is listed nowhere any more; whoever has the address finds it."""
    row = await office.row(name)
    await office.store.hide(row.id)
    if office.rooms is not None and row.id in office.rooms.by_id:
        office.rooms.by_id[row.id].public = False
    return {"table": row.id}


async def ban(office: Office, address: str) -> Facts:
    network = network_of(address)
    await office.store.ban(network)
    return {"address": network}


async def unban(office: Office, address: str) -> Facts:
    network = network_of(address)
    if network not in office.store.banned:
        raise NotFound("no-ban", "this address was not shut out")
    await office.store.unban(network)
    return {"address": network}


async def list_bans(office: Office) -> Facts:
    return {
        "bans": [{"address": address, "since": since} for address, since in await office.store.all_bans()]
    }


def network_of(address: str) -> str:
    """One address, or all that begin alike: 203.0.113.7, 203.0.113.0/24, 2001:db8::/64."""
    try:
        return str(ipaddress.ip_network(address, strict=False))
    except ValueError:
        raise Unfit("no-address", "this is no address: 203.0.113.7 or 2001:db8::/64") from None


async def prune(office: Office, what: str) -> Facts:
    if what != "records":
        raise Unfit("no-such-act", "only records can be pruned")
    settings = office.settings
    most = settings.records_mb * MEGABYTE
    return {"records": await office.store.prune_records(settings.keep_records_days, most)}


async def export_seat(office: Office, name: str, seat: str) -> Facts:
    row, number = await office.row(name), seat_number(seat)
    data = await office.store.seat_data(row.id, number)
    if data is None:
        raise NotFound("no-such-seat", "this table has no such seat")
    return {"game": row.game, **data}


async def delete_seat(office: Office, name: str, seat: str) -> Facts:
    """Whoever sat there is known no more; before the game the seat is free again, later it was left."""
    row, number = await office.row(name), seat_number(seat)
    if await office.store.seat_data(row.id, number) is None:
        raise NotFound("no-such-seat", "this table has no such seat")
    await office.send_away(row.id, None)
    await office.store.drop_seat_data(row.id, number, "open" if row.status == "open" else "left")
    return {"table": row.id, "seat": number}


def seat_number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise NotFound("no-such-seat", "a seat is a number from 0 on")
    return int(text)


class Act(NamedTuple):
    do: Callable[..., Awaitable[Facts]]
    asks: tuple[str, ...] = ()  # what the words after it are

    @property
    def words(self) -> int:
        return len(self.asks)


ACTS = {
    "tables": Act(list_tables),
    "show": Act(show, ("TABLE",)),
    "close": Act(close, ("TABLE",)),
    "delete": Act(delete, ("TABLE",)),
    "hide": Act(hide, ("TABLE",)),
    "give-back": Act(give_back, ("TABLE",)),
    "ban": Act(ban, ("ADDRESS",)),
    "unban": Act(unban, ("ADDRESS",)),
    "bans": Act(list_bans),
    "prune": Act(prune, ("records",)),
    "export-seat": Act(export_seat, ("TABLE", "SEAT")),
    "delete-seat": Act(delete_seat, ("TABLE", "SEAT")),
}


async def carry_out(office: Office, name: str, words: list[str]) -> Facts:
    """An act by its name."""
    act = ACTS.get(name)
    if act is None or len(words) != act.words:
        raise Unfit("no-such-act", f"there is no act {name!r} with {len(words)} words after it")
    return await act.do(office, *words)
