"""Rows from disk may hold anything: one that makes no sense is told as such, and harms no other."""

import json
from typing import Literal

import msgspec

from lascaux.engine.chance import SEED_BYTES
from lascaux.engine.errors import LascauxError, UnknownGame
from lascaux.server import wire
from lascaux.server.disk import StoreClosed
from lascaux.server.errors import NotFound, NotRead, TableError
from lascaux.server.seats import SeatState
from lascaux.server.store import TableRow

SeatKind = Literal["open", "person", "bot", "left"]


def check_rows(row: TableRow, seats: list[SeatState]) -> None:
    """What a table's name, state and seats are made of, before anything is made of it."""
    msgspec.convert(tuple(row), TableRow, strict=True)
    msgspec.convert(row.status, wire.Status)
    if len(row.seed) != SEED_BYTES:
        raise ValueError(f"its seed has {len(row.seed)} bytes")
    if not isinstance(json.loads(row.options), dict):
        raise ValueError("its options are no object")
    if len(seats) != row.players:
        raise ValueError(f"it has {len(seats)} seats for {row.players} players")
    for seat in seats:
        msgspec.convert(vars(seat), SeatState, strict=True)
        msgspec.convert(seat.kind, SeatKind)
        f"{seat.name}{seat.sign}{seat.bot}{seat.commitment}".encode()
    "".join(cell for cell in row if isinstance(cell, str)).encode()


def unreadable(table: str, problem: Exception) -> LascauxError:
    """What whoever opens the table is told; the details are for the log."""
    if isinstance(problem, (TableError, UnknownGame)) and not isinstance(problem, NotRead):
        return problem
    return NotFound("broken", f"table {table} can't be restored: {problem or type(problem).__name__}")


NOT_ITS_FAULT = (StoreClosed, MemoryError)  # the server's, when a table can't be read
