"""A game that goes on from a position of a finished one, for one person against bots.

Nothing of a finished game is secret, so any of its positions may be played on from. The actions before it
belong to the new table, too: they are stored with it and stand in its record. Its deals come from a new seed.
"""

from collections.abc import Sequence

import msgspec

from lascaux.server.errors import NotFound, TableError, Unfit
from lascaux.server.replays import Replay
from lascaux.server.rooms import Rooms
from lascaux.server.seats import seats_with
from lascaux.server.table import Table
from lascaux.server.wire_review import PlayOn
from lascaux.table.tape import Step


def beginning_at(replay: Replay, n: int) -> list[Step]:
    """The first n actions, if the game was not over after them."""
    if not replay.is_over:
        raise TableError("not-over", "the game is not over")
    steps = replay.match.steps
    if n == len(steps):
        raise TableError("over-here", "the game is over at this position: play on from an earlier one")
    if n > len(steps):
        raise NotFound("no-position", f"this game has positions 0 to {len(steps)}")
    return steps[:n]


async def open_at(
    rooms: Rooms, replay: Replay, beginning: Sequence[Step], wanted: PlayOn
) -> tuple[Table, int, str]:
    """A private table, and who sits there by which token; it begins at once, unless it is to wait."""
    players = replay.setup.players
    bots = bots_around(players, wanted)
    person = msgspec.structs.replace(wanted.person, seat=wanted.seat)
    seats, number, token = seats_with(players, bots, person)
    agreed = (replay.game, replay.setup, False, seats)
    table = await rooms.new_table(*agreed, hints=replay.hints, beginning=beginning)
    if not wanted.waits:
        async with table.lock:
            await table.begin()
    return table, number, token


def bots_around(players: int, wanted: PlayOn) -> dict[int, str]:
    """By seat: one level for all, or a level for each."""
    others = [seat for seat in range(players) if seat != wanted.seat]
    if len(others) == players:
        raise Unfit("no-such-seat", f"this game has seats 0 to {players - 1}")
    levels = wanted.bots * len(others) if len(wanted.bots) == 1 else wanted.bots
    if len(levels) != len(others):
        raise Unfit("bots-unlike-seats", f"name one level for all bots, or {len(others)}")
    return dict(zip(others, levels, strict=True))
