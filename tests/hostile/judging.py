"""Whether one order of moves explains a history: nothing lost, nothing twice, and nobody saw another one."""

import functools
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from lascaux.engine.errors import LascauxError
from lascaux.engine.protocol import CHANCE, OVER, SPECTATOR
from lascaux.games.registry import load
from lascaux.server import wire
from lascaux.server.telling import Logged, choices, logged
from lascaux.table.match import Match
from tests.hostile.history import AGAIN, History, Json, Kept, Row, Seen, Sending, Visit, digest, kept_of

MOST_LINES = 200  # of chat, that whoever comes is told


class Order:
    """The moves of a table, played again: what was to be seen at each version."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.matches: dict[int, Match] = {}  # by the versions at which the table can be seen
        self.entries: dict[int, Logged] = {}
        game = load(kept.game)
        setup = game.setup(kept.players, kept.options)
        self.match = Match(game, setup, kept.seed, kept.salt, kept.names)
        self.place = 0  # of the next step in the match
        for row in kept.rows:
            self.go_on(row)

    def go_on(self, row: Row) -> None:
        match = self.match
        if row.kind == "undo":
            match.undo(row.content["steps"])
            self.place = len(match.steps)
            said = wire.Words("table-log-undo", {"seat": row.actor, "steps": row.content["steps"]})
            self.entries[row.version] = Logged(row.version, row.actor, "undo", [[said]], [[]])
        else:
            if row.actor != CHANCE:
                match.play_named(row.actor, row.content)
            step = match.steps[self.place]
            self.place += 1
            if (step.actor, step.named) != (row.actor, row.content):
                raise ValueError(f"version {row.version} is {row.content}, but follows as {step.named}")
            self.entries[row.version] = logged(match, row.version, step)
        if self.place == len(match.steps):
            self.matches[row.version] = match.branch()

    def end_of(self, version: int) -> int:
        """The version of the last deal that an action brought."""
        return min((seen for seen in self.matches if seen >= version), default=version)

    @functools.cache  # noqa: B019, it lives as long as one judgement
    def view(self, version: int, eyes: int) -> str:
        match = self.matches[version]
        return digest(match.game.observe(match.state, eyes))

    @functools.cache  # noqa: B019
    def entry(self, version: int, eyes: int) -> Json:
        told: Json = msgspec.to_builtins(self.entries[version].entry(eyes))
        return told


def faults(history: History, db: Path) -> list[str]:
    """In all tables that anybody visited, in words; nothing where one order explains everything."""
    tables = sorted({visit.table for visit in history.visits})
    return [f"{table}: {fault}" for table in tables for fault in faults_at(history, kept_of(db, table))]


def faults_at(history: History, kept: Kept) -> list[str]:
    found = [fault for look in IN_THE_FILE for fault in look(history, kept)]
    try:
        order = Order(kept)
    except (LascauxError, LookupError, ValueError) as problem:
        return [*found, f"the moves can't be played again: {problem}"]
    return [*found, *(fault for look in IN_ORDER for fault in look(history, order))]


# What the file has, beside what was sent


def find_gaps(_: History, kept: Kept) -> Iterator[str]:
    versions = [row.version for row in kept.rows]
    if versions != list(range(1, len(versions) + 1)):
        yield f"versions don't grow by one: {versions}"


def find_doubled(_: History, kept: Kept) -> Iterator[str]:
    moves = Counter((row.actor, row.message) for row in kept.rows if row.message)
    lines = Counter((line.seat, line.message) for line in kept.chat if line.message)
    for (seat, id_), times in (moves + lines).items():
        if times > 1:
            yield f"done {times} times: {id_} of seat {seat}"


def find_unasked(history: History, kept: Kept) -> Iterator[str]:
    """What nobody sent. Going back may have no message: then the others have agreed to it."""
    for row in kept.rows:
        sending = history.sendings.get((kept.table, row.actor, row.message))
        if row.message and (sending is None or not is_asked(row, sending)):
            yield f"version {row.version} is not what was sent as {row.message}: {row.content}"
        if not row.message and row.kind == "act" and row.actor in history.people[kept.table]:
            yield f"version {row.version} of seat {row.actor} was asked for by nobody"
    for line in kept.chat:
        said = history.sendings.get((kept.table, line.seat, line.message))
        if said is None or said.content["text"] != line.text:
            yield f"nobody said {line.text!r}"


def is_asked(row: Row, sending: Sending) -> bool:
    """As it was sent, by somebody who had seen all that was before it."""
    same = row.kind == "undo" or row.content == sending.content["action"]
    return sending.kind == row.kind and same and sending.content["seen"] == row.version - 1


def find_refused(history: History, kept: Kept) -> Iterator[str]:
    made = {(row.actor, row.message) for row in kept.rows} | {(line.seat, line.message) for line in kept.chat}
    for sending in history.sent_at(kept.table):
        codes = {answer.code for answer in sending.answers if answer.code}
        if (sending.seat, sending.id) in made and codes - {*AGAIN}:
            yield f"{sending.id} was refused ({codes}), but done"
        if (sending.seat, sending.id) in made and sending.is_settled and not sending.done:
            yield f"{sending.id} was never said to be done, but it was"


# What was acknowledged and seen, beside the one order


def find_lost(history: History, order: Order) -> Iterator[str]:
    rows = {(row.actor, row.message): row for row in order.kept.rows}
    lines = {(line.seat, line.message) for line in order.kept.chat}
    for sending in history.sent_at(order.kept.table):
        key = sending.seat, sending.id
        if sending.done and sending.kind == "say" and key not in lines:
            yield f"acknowledged and lost: the line {sending.id}"
        is_move = sending.kind == "act" or (sending.kind == "undo" and not sending.content["ask"])
        if sending.done and is_move and key not in rows:
            yield f"acknowledged and lost: {sending.id}, said to be version {sending.done[0].version}"
        if sending.kind in ("act", "undo") and key in rows:
            ends = order.end_of(rows[key].version)
            for answer in sending.done:
                if answer.version != ends:
                    yield f"{sending.id} made version {ends}, not {answer.version} as was told"


def find_other_order(history: History, order: Order) -> Iterator[str]:
    """Whatever was acknowledged before something else was sent comes before it."""
    rows = {(row.actor, row.message): row.version for row in order.kept.rows if row.message}
    moves = [one for one in history.sent_at(order.kept.table) if (one.seat, one.id) in rows]
    for early in (move for move in moves if move.done):
        for late in moves:
            if early.done[0].at < late.sent[0] and rows[early.seat, early.id] > rows[late.seat, late.id]:
                yield f"{late.id} was sent when {early.id} was done, but comes before it"


def find_gone_back(history: History, order: Order) -> Iterator[str]:
    """Whoever comes sees at least what anybody was told before."""
    visits = history.visits_at(order.kept.table)
    told = [(seen.at, seen.version) for visit in visits for seen in visit.positions]
    acts = [one for one in history.sent_at(order.kept.table) if one.kind in ("act", "undo")]
    told += [(answer.at, answer.version) for sending in acts for answer in sending.done]
    for visit in visits:
        known = max((version for at, version in told if at < visit.at), default=0)
        if visit.positions and visit.positions[0].version < known:
            yield f"version {known} was told, and then somebody came and was at {visit.positions[0].version}"


def find_other_positions(history: History, order: Order) -> Iterator[str]:
    for visit in history.visits_at(order.kept.table):
        for seen in visit.positions:
            if seen.version and seen.version not in order.matches:
                yield f"half of a move was seen, at version {seen.version}"
            elif seen.version and not is_position(seen, order):
                yield f"seat {seen.you} saw another position at version {seen.version}"


def is_position(seen: Seen, order: Order) -> bool:
    match = order.matches[seen.version]
    eyes = SPECTATOR if seen.you is None else seen.you
    options = [choice.action for choice in choices(match)] if seen.you == match.actor else []
    is_free = match.actor == OVER or seen.you is None or seen.free == match.free_undo(seen.you)
    actor = None if match.actor == OVER else match.actor
    told = (seen.actor, seen.view, seen.options)
    return is_free and told == (actor, order.view(seen.version, eyes), digest(options))


def find_other_logs(history: History, order: Order) -> Iterator[str]:
    """Each position tells what came since the last one, also what was taken back; together it is the log."""
    for visit in history.visits_at(order.kept.table):
        known = visit.seen
        for seen in visit.positions:
            versions = [entry["version"] for entry in seen.log]
            if versions != list(range(known + 1, seen.version + 1)):
                yield f"after version {known} the log tells {versions} up to version {seen.version}"
            for entry in seen.log:
                if not is_entry(entry, seen, order):
                    yield f"seat {seen.you} was told another version {entry['version']}: {entry}"
            known = seen.version


def is_entry(entry: Json, seen: Seen, order: Order) -> bool:
    """A bot's hurry is told, but not kept."""
    if entry["version"] not in order.entries:
        return False
    words = [said for said in entry["words"] if said["key"] != "table-log-hurried"]
    eyes = SPECTATOR if seen.you is None else seen.you
    return digest({**entry, "words": words}) == digest(order.entry(entry["version"], eyes))


def find_other_talk(history: History, order: Order) -> Iterator[str]:
    """Each visit hears a piece of the one talk, without gaps, and all that was acknowledged before it."""
    lines = [(line.seat, line.text) for line in order.kept.chat]
    for visit in history.visits_at(order.kept.table):
        begins = lines.index(visit.said[0]) if visit.said and visit.said[0] in lines else 0
        if visit.said != lines[begins : begins + len(visit.said)]:
            yield f"somebody heard another talk: {visit.said}"
        for missed in missed_lines(history, visit):
            yield f"somebody came and did not hear {missed!r}"


def missed_lines(history: History, visit: Visit) -> Iterator[str]:
    """If nobody was greeted there can't be any."""
    heard = {text for _, text in visit.said}
    if visit.positions and len(heard) < MOST_LINES:
        for sending in history.sent_at(visit.table):
            is_early = any(answer.at < visit.at for answer in sending.done)
            if sending.kind == "say" and is_early and sending.content["text"] not in heard:
                yield sending.content["text"]


IN_THE_FILE: tuple[Callable[[History, Kept], Iterator[str]], ...] = (
    find_gaps,
    find_doubled,
    find_unasked,
    find_refused,
)
IN_ORDER: tuple[Callable[[History, Order], Iterator[str]], ...] = (
    find_lost,
    find_other_order,
    find_gone_back,
    find_other_positions,
    find_other_logs,
    find_other_talk,
)
