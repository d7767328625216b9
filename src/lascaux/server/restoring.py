"""Playing what is on disk again: in few threads, within a time, so that a long game holds up nobody else."""

import asyncio
import json
import time
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from lascaux.engine.errors import LascauxError
from lascaux.engine.protocol import CHANCE, Action, Json
from lascaux.server.disk import MoveRow
from lascaux.server.errors import NotFound, TableError
from lascaux.server.standing_in import seating
from lascaux.server.store import SeatingRow
from lascaux.server.table import MOST_VERSIONS, Table
from lascaux.server.telling import logged
from lascaux.table.match import Match

SHORT = 1_500  # versions: most games have fewer, and never wait for those that have more
DEALS = 500  # that may follow the last action that a table takes
MOST_SECONDS = 10.0  # of one thread
SHORT_GAMES = ThreadPoolExecutor(2, "restoring")
LONG_GAMES = ThreadPoolExecutor(1, "restoring-long")


async def restore(table: Table, rows: list[MoveRow], seatings: Sequence[SeatingRow] = ()) -> None:
    """The table as it was; one that can't be played again is reported as broken."""
    if len(rows) > MOST_VERSIONS + DEALS:
        raise too_large(table)
    pool = SHORT_GAMES if len(rows) <= SHORT else LONG_GAMES
    await asyncio.get_running_loop().run_in_executor(pool, play_again, table, rows, seatings)


def too_large(table: Table) -> TableError:
    return TableError("too-long", f"table {table.id} has too many moves and undos to be played again")


def play_again(table: Table, rows: list[MoveRow], seatings: Sequence[SeatingRow] = ()) -> None:
    try:
        restore_moves(table, rows, seatings)
    except TableError:
        raise
    except (LascauxError, LookupError, ValueError) as problem:
        raise NotFound("broken", f"table {table.id} can't be restored: {problem}") from problem


def restore_moves(table: Table, rows: list[MoveRow], seatings: Sequence[SeatingRow]) -> None:
    """Deals follow from the seed and must be those that were stored. What came before the game began is taken
    over as it is."""
    until = time.thread_time() + MOST_SECONDS
    later = deque(seatings)
    if rows and rows[0].kind == "goes-on":
        table.take_over(read_beginning(table, json.loads(rows[0].content)))
    if table.status == "open":
        return
    thrown = table.throwing.luck.throws
    match = Match(table.game, table.setup, table.seed, table.salt, table.names, table.beginning, thrown)
    told = match.begins
    latest = (CHANCE, "")
    for row in rows[bool(table.beginning) :]:
        if time.thread_time() > until:
            raise too_large(table)
        note_seatings(match, later, row.version)
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
            table.carried_out.note(*latest, row.version)
    note_seatings(match, later, table.version + 1)
    table.match = match
    table.throwing.tell_missing()


def note_seatings(match: Match, later: deque[SeatingRow], version: int) -> None:
    """Those that happened before this version."""
    while later and later[0].after < version:
        match.note_seating(seating(later.popleft()))


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
