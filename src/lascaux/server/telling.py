"""What a seat is told: only what `observe` lists for it, and words by key."""

from typing import TYPE_CHECKING

from lascaux.engine.protocol import CHANCE, OVER, SPECTATOR, Game, State, Text
from lascaux.server import wire
from lascaux.table.match import Match, Step, places_of

if TYPE_CHECKING:
    from lascaux.server.table import Table


def words(text: Text) -> wire.Words:
    return wire.Words(text.key, text.facts, text.rule)


def log_entry(game: Game, s: State, version: int, step: Step) -> wire.LogEntry:
    kind = "chance" if step.actor == CHANCE else "act"
    return wire.LogEntry(version, step.actor, kind, [words(game.tell(s, event)) for event in step.events])


def table_info(table: "Table") -> wire.TableInfo:
    here = {listener.seat for listener in table.listeners}
    return wire.TableInfo(
        table.id,
        table.code,
        table.game.id,
        table.setup.players,
        table.setup.options,
        table.public,
        table.status,  # type: ignore[arg-type]
        table.commitment,
        [seat.info(number in here) for number, seat in enumerate(table.seats)],
        table.next,
    )


def position(table: "Table", seat: int | None, seen: int) -> wire.Position:
    """The table as a seat, or somebody who only watches, may see it."""
    match = table.match
    log = [entry for entry in table.log if entry.version > seen]
    undo = undo_state(table, seat)
    told = wire.Position(table_info(table), seat, table.version, None, {}, None, [], log, undo)
    if match is None:
        return told
    told.view = match.game.observe(match.state, SPECTATOR if seat is None else seat)
    if match.actor == OVER:
        told.result, told.score = result(match.game, match.state), score(match.game, match.state)
        told.seed = table.seed.hex()
        return told
    told.actor = match.actor
    told.question = words(match.game.question(match.state))
    if seat == match.actor:
        told.options = choices(match)
    return told


def result(game: Game, s: State) -> wire.Result:
    standings = game.returns(s)
    return wire.Result([standing[0] for standing in standings], places_of(standings))


def score(game: Game, s: State) -> list[wire.ScoreEntry]:
    return [wire.ScoreEntry(line.seat, line.key, line.points, line.facts) for line in game.score(s)]


def choices(match: Match) -> list[wire.Choice]:
    game, s = match.game, match.state
    return [wire.Choice(game.named(s, action), words(game.text(s, action))) for action in match.legal()]


def undo_state(table: "Table", seat: int | None) -> wire.UndoState:
    free = table.match.free_undo(seat) if table.match is not None and seat is not None else 0
    if table.wish is None:
        return wire.UndoState(free)
    return wire.UndoState(free, table.wish.by, table.wish.steps, sorted(table.wish.agreed))
