"""Games of a former revision of their rules: they can't go on, since those rules are gone, but what was done
in them stays to be read."""

import json

from lascaux.games.registry import load
from lascaux.server.disk import MoveRow
from lascaux.server.seats import SeatState
from lascaux.server.store import Store, TableRow
from lascaux.table.match import commitment_to

FORMAT = "kept"  # in the place of the format's number: nobody can verify it any more
CHANCE = "chance"


def is_of_old_rules(row: TableRow) -> bool:
    return row.revision != load(row.game).revision


async def kept_record(store: Store, row: TableRow) -> str:
    """Every action in its order, without digests, which only the former rules could give; with the seed if
    the game was over."""
    seats, moves = await store.seats_of(row.id), await store.moves_of(row.id)
    lines = [header_of(row, seats), *map(line_of, moves)]
    if row.status == "over":
        lines.append({"result": json.loads(row.result or "null"), "seed": row.seed.hex()})
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def header_of(row: TableRow, seats: list[SeatState]) -> dict[str, object]:
    return {
        "lascaux": FORMAT,
        "game": row.game,
        "revision": row.revision,
        "players": row.players,
        "options": json.loads(row.options),
        "names": [seat.name for seat in seats],
        "commitment": commitment_to(row.seed),
        "salt": row.salt,
    }


def line_of(move: MoveRow) -> dict[str, object]:
    by = CHANCE if move.actor < 0 else move.actor
    return {"n": move.version, "by": by, "kind": move.kind, "content": json.loads(move.content)}
