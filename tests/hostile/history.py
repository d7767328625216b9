"""What people at tables sent, were answered and saw: written down while it happens, judged afterwards."""

import hashlib
import itertools
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

Json = dict[str, Any]
AGAIN = ("not-written", "too-fast", "going-down", "no-hello")  # these refuse a sending, not what it asks for


class Answer(NamedTuple):
    """`version` of what was done; `code` of what was refused."""

    at: int
    version: int = -1
    code: str = ""


@dataclass
class Sending:
    """One message with its id, however often it was sent. `unheard`: sendings on connections that broke."""

    table: str
    seat: int
    id: str
    kind: str
    content: Json
    sent: list[int] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)

    @property
    def done(self) -> list[Answer]:
        return [answer for answer in self.answers if not answer.code]

    @property
    def is_settled(self) -> bool:
        """Each sending of it was answered, so none is on its way any more."""
        return len(self.answers) >= len(self.sent)


@dataclass
class Seen:
    """A position as it was told; of what is long, only a digest is kept."""

    at: int
    version: int
    you: int | None
    actor: int | None
    view: str
    options: str
    free: int
    log: list[Json]


@dataclass
class Visit:
    """One connection to a table, from its hello on."""

    table: str
    at: int
    seen: int
    positions: list[Seen] = field(default_factory=list)
    said: list[tuple[int, str]] = field(default_factory=list)  # seat and text


@dataclass
class History:
    """One clock for all who write into it, so that it is known what was before what."""

    people: dict[str, set[int]] = field(default_factory=dict)  # by table, whose moves need a message
    sendings: dict[tuple[str, int, str], Sending] = field(default_factory=dict)
    visits: list[Visit] = field(default_factory=list)
    clock: Iterator[int] = field(default_factory=itertools.count)

    def now(self) -> int:
        return next(self.clock)

    def visit(self, table: str, seen: int) -> Visit:
        self.visits.append(Visit(table, self.now(), seen))
        return self.visits[-1]

    def note_sent(self, table: str, seat: int, message: Json) -> None:
        content = {key: value for key, value in message.items() if key not in ("type", "id")}
        key = table, seat, message["id"]
        sending = self.sendings.setdefault(key, Sending(*key, message["type"], content))
        sending.sent.append(self.now())

    def note_answer(self, table: str, seat: int, message: Json) -> None:
        code = message["problem"]["code"] if message["type"] == "refused" else ""
        if message["id"]:
            answer = Answer(self.now(), message.get("version", -1), code)
            self.sendings[table, seat, message["id"]].answers.append(answer)

    def note_position(self, visit: Visit, told: Json) -> None:
        digests = digest(told["view"]), digest([choice["action"] for choice in told["options"]])
        who = told["version"], told["you"], told["actor"]
        visit.positions.append(Seen(self.now(), *who, *digests, told["undo"]["free"], told["log"]))

    def sent_at(self, table: str) -> list[Sending]:
        return [sending for sending in self.sendings.values() if sending.table == table]

    def visits_at(self, table: str) -> list[Visit]:
        return [visit for visit in self.visits if visit.table == table]


def digest(value: object) -> str:
    return hashlib.blake2b(msgspec.json.encode(value, order="deterministic"), digest_size=8).hexdigest()


class Row(NamedTuple):
    """One version as the file has it."""

    version: int
    kind: str
    actor: int
    content: Json
    message: str


class Line(NamedTuple):
    seat: int
    text: str
    message: str


@dataclass
class Kept:
    """What the file has of a table: the one order in which all of it happened, if there is one."""

    table: str
    game: str
    players: int
    options: Json
    seed: bytes
    salt: str
    names: list[str]
    rows: list[Row]
    chat: list[Line]


def kept_of(db: Path, table: str) -> Kept:
    """Read past the server, which may be running."""
    with closing(sqlite3.connect(db)) as connection:
        its = connection.execute(
            "SELECT game, players, options, seed, salt FROM tables WHERE id = ?", (table,)
        )
        ((game, players, options, seed, salt),) = its
        seats = connection.execute("SELECT name FROM seats WHERE table_id = ? ORDER BY seat", (table,))
        names = [name for (name,) in seats]
        moves = connection.execute(
            "SELECT version, kind, actor, content, message FROM moves WHERE table_id = ? ORDER BY version",
            (table,),
        )
        rows = [
            Row(version, kind, actor, msgspec.json.decode(content), id_)
            for version, kind, actor, content, id_ in moves
        ]
        lines = connection.execute(
            "SELECT seat, text, message FROM chat WHERE table_id = ? ORDER BY rowid", (table,)
        )
        chat = [Line(*line) for line in lines]
    return Kept(table, game, players, msgspec.json.decode(options), seed, salt, names, rows, chat)
