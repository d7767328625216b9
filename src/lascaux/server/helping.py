"""Help for people: what the expert would do and why, and what each option changes in their points."""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lascaux.advice.base import POINT
from lascaux.bots.asking import imagined_known, luck_of
from lascaux.bots.hinting import adviser, alternative
from lascaux.engine.errors import LascauxError
from lascaux.engine.protocol import OVER, Action, State
from lascaux.server import wire
from lascaux.server.errors import TableError, problem_of
from lascaux.server.hub import Listener
from lascaux.server.jobs import Overtaken
from lascaux.server.telling import words

if TYPE_CHECKING:
    from lascaux.server.table import Table

MOMENT = 0.1  # seconds without a move, before what can wait is done


@dataclass(frozen=True)
class Advised:
    """An action, what it changes at once, and what it will bring more of than another, or less."""

    action: Action
    gain: int
    other: Action | None = None
    why: tuple[tuple[str, float], ...] = ()


@dataclass
class Advice:
    """A hint that was asked for in a version of a table: thought about once."""

    version: int
    thought: "asyncio.Task[Advised]"

    def holds(self, version: int) -> bool:
        has_failed = self.thought.done() and (self.thought.cancelled() or self.thought.exception())
        return self.version == version and not has_failed


def begin_hint(table: "Table", listener: Listener, id_: str) -> None:
    """Whoever waits for it can do something else meanwhile."""
    check_asker(table, listener.seat)
    listener.is_answered = True
    task = asyncio.create_task(send_hint(table, listener, id_))
    listener.later.add(task)
    task.add_done_callback(listener.later.discard)


async def send_hint(table: "Table", listener: Listener, id_: str) -> None:
    """What comes too late, since something happened meanwhile, is told to nobody."""
    version, seat = table.version, listener.seat
    assert seat is not None
    try:
        hinted = await hint(table, seat, id_)
    except (Overtaken, asyncio.CancelledError):
        listener.send(wire.Done(id_, table.version))
    except LascauxError as refusal:
        listener.send(wire.Refused(id_, problem_of(refusal)))
    else:
        listener.send(*[hinted] * (version == table.version), wire.Done(id_, table.version))


def check_asker(table: "Table", seat: int | None) -> None:
    if not table.hints:
        raise TableError("no-hints", "it was agreed to play without hints")
    if table.playing().actor != seat:
        raise TableError("not-your-turn", "it is not your turn")


async def hint(table: "Table", seat: int, id_: str) -> wire.Hinted:
    """What the expert would do in this seat, from what the seat may see."""
    check_asker(table, seat)
    game, s = table.game, table.playing().state
    if table.advice is None or not table.advice.holds(table.version):
        table.advice = Advice(table.version, asyncio.create_task(advise(table, s, seat)))
    # Whoever asked and is gone must not take it from others who ask.
    advised = await asyncio.shield(table.advice.thought)
    action, other = advised.action, advised.other
    why = [wire.Difference(key, round(points * POINT)) for key, points in advised.why]
    instead = None if other is None else words(game.text(s, other))
    return wire.Hinted(id_, game.named(s, action), words(game.text(s, action)), advised.gain, why, instead)


async def advise(table: "Table", s: State, seat: int) -> Advised:
    """The luck is made of what the seat sees: the same position, also after an undo, has the same hint, and
    no hint tells what is hidden."""
    game, thinker, luck = table.game, table.thinker, luck_of(table.game, s, seat)
    asker = table.presence.asker_at(seat)
    decision = await thinker.choose(
        game.id, s, seat, adviser(game.id), luck=luck, table=table.id, asker=asker
    )
    gains = await thinker.gains(game.id, s, seat, table=table.id, purpose="hint", asker=asker)
    gain = gains[game.legal(s).index(decision.action)] if gains else 0
    other = alternative(decision.thought)
    if other is None:
        return Advised(decision.action, gain)
    known = imagined_known(game, s, seat)
    why = await thinker.reasons(
        game.id, known, seat, decision.action, other, luck=luck, table=table.id, asker=asker
    )
    return Advised(decision.action, gain, other, tuple(why))


def forget_hint(table: "Table") -> None:
    """Nobody needs a hint for what is past: its worker is free for others."""
    if table.advice is not None and table.advice.version != table.version:
        table.advice.thought.cancel()
        table.advice = None


def weigh_options(table: "Table") -> None:
    """The person to act is told what each option changes, as soon as a worker knows."""
    if table.hints and is_somebody_asked(table) and (table.weighing is None or table.weighing.done()):
        table.weighing = asyncio.create_task(send_gains(table))


def is_somebody_asked(table: "Table") -> bool:
    """Whether a person is to act, and is here."""
    actor = OVER if table.match is None else table.match.actor
    return actor != OVER and table.presence.is_here(actor)


async def send_gains(table: "Table") -> None:
    """After a moment without a move: whoever acts at once does not look at them."""
    version = -1
    while version != table.version and is_somebody_asked(table):
        version, match = table.version, table.playing()
        await asyncio.sleep(MOMENT)
        if version == table.version:
            asker = table.presence.asker_at(match.actor)
            gains = await table.thinker.gains(
                table.game.id, match.state, match.actor, table=table.id, asker=asker
            )
            tell_gains(table, match.actor, version, gains)


def tell_gains(table: "Table", seat: int, version: int, gains: list[int]) -> None:
    if gains and table.version == version:
        table.presence.send_seat(seat, wire.Gains(version, gains))
