"""Playing what is on disk again."""

import json

from lascaux.engine.errors import LascauxError
from lascaux.engine.protocol import CHANCE, Action, Json
from lascaux.server.disk import MoveRow
from lascaux.server.errors import NotFound
from lascaux.server.table import Table
from lascaux.server.telling import logged
from lascaux.table.match import Match


def restore(table: Table, rows: list[MoveRow]) -> None:
    """The table as it was; one that can't be played again is reported as broken."""
    try:
        restore_moves(table, rows)
    except (LascauxError, LookupError, ValueError) as problem:
        raise NotFound("broken", f"table {table.id} can't be restored: {problem}") from problem


def restore_moves(table: Table, rows: list[MoveRow]) -> None:
    """Deals follow from the seed and must be those that were stored. What came before the game began is taken
    over as it is."""
    if rows and rows[0].kind == "goes-on":
        table.take_over(read_beginning(table, json.loads(rows[0].content)))
    if table.status == "open":
        return
    thrown = table.throwing.luck.throws
    match = Match(table.game, table.setup, table.seed, table.salt, table.names, table.beginning, thrown)
    told = match.begins
    latest = (CHANCE, "")
    for row in rows[bool(table.beginning) :]:
        named = json.loads(row.content)
        if row.kind == "undo":
            match.undo(named["steps"])
            table.undoing.note(row.actor, named["steps"])
            told = len(match.steps)
        else:
            restore_move(table, match, told, (row.actor, named))
            told += 1
        if row.actor != CHANCE or row.kind == "undo":
            latest = (row.actor, row.message)
        if latest[1]:  # the deals that follow an action belong to it
            table.carried_out[latest] = row.version
    table.match = match
    table.throwing.tell_missing()


def read_beginning(table: Table, moves: list[tuple[int, Json]]) -> list[tuple[int, Action]]:
    game, s = table.game, table.game.new(table.setup)
    beginning: list[tuple[int, Action]] = []
    for actor, named in moves:
        beginning.append((actor, game.parse(s, named)))
        game.apply(s, beginning[-1][1])
    return beginning


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
