"""What a seat is told: only what `observe` lists for it, and words by key."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import msgspec

from lascaux.engine.protocol import CHANCE, OVER, SPECTATOR, Game, Json, State, Text
from lascaux.server import wire
from lascaux.server.guiding import guided
from lascaux.server.hub import Listener, encoder
from lascaux.table.match import Match, places_of
from lascaux.table.tape import Step

if TYPE_CHECKING:
    from lascaux.server.table import Table


def words(text: Text) -> Any:
    """As it is, and so are the texts in it: a text is encoded just as wire.Words would be."""
    return text


@dataclass(frozen=True)
class Logged:
    """What one version brought, in the words that each seat may hear; the last are for watchers, and
    for everybody where nothing is secret."""

    version: int
    by: int
    kind: str
    heard: list[list[wire.Words]]
    events: list[list[Json]]  # the same as data

    def entry(self, seat: int) -> wire.LogEntry:
        which = seat if 0 <= seat < len(self.heard) else -1
        return wire.LogEntry(self.version, self.by, self.kind, self.heard[which], self.events[which])

    def with_note(self, note: wire.Words) -> "Logged":
        """What the table has to say about it, after the words for its events."""
        return replace(self, heard=[[*words, note] for words in self.heard])


def logged(match: Match, version: int, step: Step) -> Logged:
    game, s = match.game, match.state
    kind = "chance" if step.actor == CHANCE else "act"
    seats = [SPECTATOR] if game.is_open() else [*range(match.setup.players), SPECTATOR]
    heard = [[words(game.tell(s, event, seat)) for event in step.events] for seat in seats]
    events = [[game.event_data(s, event, seat) for event in step.events] for seat in seats]
    return Logged(version, step.actor, kind, heard, events)


def gone_on_from(n: int) -> wire.Words:
    """What the log says where a game goes on from another one."""
    return wire.Words("table-log-begins", {"n": n})


def table_info(table: "Table") -> wire.TableInfo:
    here = table.presence.seats_here()
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
        None if table.match is None or table.match.is_over else table.match.actor,
        None if table.sequel is None else table.sequel.info(table.seats),
        table.offer,
        table.presence.watchers,
        table.watchers_talk,
        table.hints,
        table.hosting.host,
        table.throwing.info(),
    )


class Telling:
    """A table at one moment. What several listeners may see is found and encoded only once."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.info = encoded(table_info(table))
        self.views: dict[int, Any] = {}
        self.end: tuple[Any, Any] | None = None

    def send_position(self, listener: Listener, *answer: wire.Done) -> None:
        """All that this listener may see, and the log since they last looked."""
        listener.send(self.position(listener.seat, listener.seen), *answer)
        listener.seen, listener.comings = self.table.version, self.table.presence.comings

    def greet(self, listener: Listener) -> None:
        """Whoever comes back is told what a bot did for them."""
        greeting = self.position(listener.seat, listener.seen)
        if listener.seat is not None:
            greeting.stood_in = self.table.standing_in.report(listener.seat)
        listener.send(greeting)
        listener.seen, listener.comings = self.table.version, self.table.presence.comings

    def view(self, match: Match, eyes: int) -> Any:
        eyes = SPECTATOR if match.game.is_open() else eyes
        if eyes not in self.views:
            self.views[eyes] = encoded(match.game.observe(match.state, eyes))
        return self.views[eyes]

    def position(self, seat: int | None, seen: int) -> wire.Position:
        """The table as a seat, or somebody who only watches, may see it."""
        table, match = self.table, self.table.match
        eyes = SPECTATOR if seat is None else seat
        log = [entry.entry(eyes) for entry in table.log[seen:]]
        told = wire.Position(self.info, seat, table.version, None, {}, None, [], log, undo_state(table, seat))
        if match is not None:
            told.view = self.view(match, eyes)
            add_game(told, match)
            told.guided = guided(table, match, seat)
            if match.actor == OVER:
                told.result, told.score = self.end = self.end or (
                    encoded(result(match.game, match.state)),
                    encoded(score(match)),
                )
        return told


def encoded(value: object) -> Any:
    """As bytes that are put into a message as they are; its type is that of the field it goes into."""
    return msgspec.Raw(encoder.encode(value))


def add_game(told: wire.Position, match: Match) -> None:
    """What is asked and may be done; at the end, why it is over, and the result."""
    told.question = words(match.game.question(match.state))
    if match.actor == OVER:
        told.seed = match.seed.hex()
        return
    told.actor = match.actor
    if told.you == match.actor:
        told.options = choices(match)


def result(game: Game, s: State) -> wire.Result:
    standings = game.returns(s)
    points, *breaks = [list(numbers) for numbers in zip(*standings, strict=True)]
    return wire.Result(points, places_of(standings), breaks if len(set(points)) < len(points) else [])


def score(match: Match) -> list[wire.ScoreEntry]:
    return [wire.ScoreEntry(line.seat, line.key, line.points, line.facts) for line in match.tally()]


def choices(match: Match) -> list[wire.Choice]:
    game, s = match.game, match.state
    return [wire.Choice(game.named(s, action), words(game.text(s, action))) for action in match.legal()]


def undo_state(table: "Table", seat: int | None) -> wire.UndoState:
    told = wire.UndoState(0)
    if table.match is not None and seat is not None and table.status == "playing":
        told.free, told.back = table.match.free_undo(seat), table.latest(table.match.steps_to_undo(seat))
        told.away = table.undoing.away_but(seat)
    wish = table.undoing.wish
    if wish is not None:
        told.asked_by, told.wished, told.agreed = wish.by, table.latest(wish.steps), sorted(wish.agreed)
    return told
