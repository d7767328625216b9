"""Playing again what is on disk."""

import json

from lascaux.engine.errors import LascauxError
from lascaux.engine.protocol import CHANCE, Json
from lascaux.server.errors import NotFound
from lascaux.server.table import Table
from lascaux.server.telling import logged
from lascaux.table.match import Match

StoredMove = tuple[int, str, int, str, str]  # version, kind, actor, content, message


def restore(table: Table, rows: list[StoredMove]) -> None:
    """The table as it was; what can't be played again is told as broken."""
    try:
        restore_moves(table, rows)
    except (LascauxError, LookupError, ValueError) as problem:
        raise NotFound("broken", f"table {table.id} can't be restored: {problem}") from problem


def restore_moves(table: Table, rows: list[StoredMove]) -> None:
    """Deals follow from the seed and must be those that were stored."""
    match = Match(table.game, table.setup, table.seed, table.salt, table.names)
    told = 0
    latest = (CHANCE, "")
    for version, kind, actor, content, message in rows:
        named = json.loads(content)
        if kind == "undo":
            match.undo(named["steps"])
            table.note_undo(actor, named["steps"])
            told = len(match.steps)
        else:
            restore_move(table, match, told, (actor, named))
            told += 1
        latest = latest if actor == CHANCE and kind != "undo" else (actor, message)
        if latest[1]:  # the deals that follow an action belong to it
            table.carried_out[latest] = version
    table.match = match


def restore_move(table: Table, match: Match, place: int, move: tuple[int, Json]) -> None:
    actor, named = move
    if actor != CHANCE:
        match.play_named(actor, named)
    step = match.steps[place]
    table.version += 1
    if (step.actor, step.named) != move:
        raise ValueError(f"move {table.version} does not fit")
    table.standing.append(table.version)
    table.log.append(logged(match, table.version, step))
