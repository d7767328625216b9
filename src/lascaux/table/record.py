"""The record of a game as text: docs/record.md. Reading one replays and verifies every line of it."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import cast

from lascaux.engine.chance import SEED_BYTES
from lascaux.engine.errors import RecordError, RecordTooLong, shown
from lascaux.engine.options import Setup
from lascaux.engine.protocol import CHANCE, OVER, Action, Game, Json, Played, State
from lascaux.games.registry import load
from lascaux.table.lines import Sitters, by_name, check_fields, other_line, parsed, read_undo, refused_at
from lascaux.table.luck import Throw, as_entries, read_throws
from lascaux.table.match import Match, check_names, commitment_to, digest_of, places_of, salt_bytes
from lascaux.table.tape import Step, Told, Undone
from lascaux.table.walk import Walk, first_bent_deal

# The versions of the format: FULL tells what was taken back, too, and who sat down for whom.
PLAIN, FULL = 1, 2
MOST_CHARACTERS = 4_000_000
HEADER = ("lascaux", "game", "revision", "players", "options", "names", "commitment", "salt", "digest")
BEGINS = "begins"  # in the header of a game that goes on from another one
THROWN = "thrown"  # in the header of a game whose salt is what seats threw in


@dataclass
class Record:
    """A record that holds: every action was legal, every digest right, every deal followed from the seed; but
    for the first `begins` actions, which are those of another game."""

    game: Game
    setup: Setup
    names: list[str]
    commitment: str
    salt: str
    state: State  # at the end of what was read
    steps: list[tuple[int, Action]] = field(default_factory=list)
    seed: bytes | None = None
    result: Json | None = None
    resume: Json | None = None
    begins: int = 0
    version: int = PLAIN
    tape: list[Told] = field(default_factory=list)  # with what was taken back
    thrown: list[Throw] = field(default_factory=list)

    @property
    def is_finished(self) -> bool:
        return self.result is not None

    @property
    def deals(self) -> int:
        """Those that must follow from the seed."""
        return sum(actor == CHANCE for actor, _ in self.steps[self.begins :])

    @property
    def beginning(self) -> list[tuple[int, Action]]:
        return self.steps[: self.begins]

    def position(self, count: int) -> State:
        """The position after the first `count` actions."""
        s = self.game.new(self.setup)
        for _, action in self.steps[:count]:
            self.game.apply(s, action)
        return s

    def course(self, count: int) -> list[Played]:
        """What was done and what happened in the first `count` actions."""
        s, course = self.game.new(self.setup), []
        for actor, action in self.steps[:count]:
            s.trace = []
            self.game.apply(s, action)
            course.append((actor, action, tuple(s.trace)))
        return course

    def to_match(self) -> Match:
        """Goes on where the record stops. Needs the seed, so only who saved the game can."""
        if self.seed is None:
            raise RecordError(0, "this record has no seed, so the game can't go on from it")
        names, thrown = list(self.names), self.thrown
        match = Match(self.game, self.setup, self.seed, self.salt, names, self.beginning, thrown)
        match.replay(self.tape)
        return match


def write_record(match: Match, resume: Json | None = None) -> str:
    """The record of a match. An unfinished one is for its owner only: it holds the seed, to go on with. What
    `read_record` would refuse is not written: RecordTooLong, which takes some 30,000 actions."""
    lines = [header_of(match), *told_lines(match)]
    if match.is_over:
        lines.append({"result": result_of(match.game, match.state), "seed": match.seed.hex()})
    else:
        lines.append({"resume": resume or {}, "seed": match.seed.hex()})
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    if len(text) > MOST_CHARACTERS:
        raise RecordTooLong(len(text), MOST_CHARACTERS)
    return text


def header_of(match: Match) -> Json:
    """A game of which nothing but its actions is to be told keeps the first format, for older readers."""
    game = match.game
    is_plain = all(isinstance(happening, Step) for happening in match.tape)
    return {
        "lascaux": PLAIN if is_plain else FULL,
        "game": game.id,
        "revision": game.revision,
        "players": match.setup.players,
        "options": match.setup.options,
        "names": match.names,
        "commitment": match.commitment,
        "salt": match.salt,
        "digest": digest_of(game.new(match.setup)),
        **({BEGINS: match.begins} if match.begins else {}),
        **({THROWN: as_entries(match.thrown)} if match.thrown else {}),
    }


def told_lines(match: Match) -> Iterator[Json]:
    walk = Walk(match.game, match.setup, match.begins)
    for happening in match.tape:
        if isinstance(happening, Step):
            walk.act(happening.action)
            n, digest = len(walk.actions), digest_of(walk.state)
            yield {"n": n, "by": by_name(happening.actor), "action": happening.named, "digest": digest}
        else:
            if isinstance(happening, Undone):
                walk.go_back(happening.steps)
            yield other_line(happening)


def result_of(game: Game, s: State) -> Json:
    standings = game.returns(s)
    return {"points": [standing[0] for standing in standings], "places": places_of(standings)}


def read_record(text: str) -> Record:
    """The record in this text; RecordError names the first line that does not hold."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(0, f"a record has at most {MOST_CHARACTERS} characters, this has {len(text)}")
    if not text:
        raise RecordError(1, "the file is empty")
    lines = text.removesuffix("\n").split("\n")  # not splitlines: JSON may hold other line breaks as they are
    record = read_header(parsed(1, lines[0]))
    reading = Reading(record)
    for number, line in enumerate(lines[1:], 2):
        if record.result is not None or record.resume is not None:
            raise RecordError(number, "there is more after the end of the record")
        reading.read(number, parsed(number, line))
    if record.result is None and record.resume is None:
        raise RecordError(len(lines), "the record stops here without a result: it was cut off")
    return record


def read_header(entry: Json) -> Record:
    if "lascaux" not in entry:
        raise RecordError(1, "this is no record of Lascaux: the first line has no 'lascaux'")
    if entry["lascaux"] not in (PLAIN, FULL) or isinstance(entry["lascaux"], bool):
        made = shown(entry["lascaux"])
        raise RecordError(1, f"this reads formats {PLAIN} and {FULL}, the record has format {made}")
    check_fields(1, entry, (*HEADER, *(name for name in (BEGINS, THROWN) if name in entry)))
    game = record_game(entry)
    setup = record_setup(game, entry)
    state = game.new(setup)
    check_digest(1, entry, state)
    salt, commitment = entry["salt"], entry["commitment"]
    if not isinstance(salt, str) or not isinstance(commitment, str):
        raise RecordError(1, "'salt' and 'commitment' must be text")
    with refused_at(1):
        salt_bytes(salt)
        thrown = read_throws(entry[THROWN], setup.players, salt) if THROWN in entry else []
    names, begins = record_names(entry, setup.players), record_beginning(entry)
    version = entry["lascaux"]
    return Record(game, setup, names, commitment, salt, state, begins=begins, version=version, thrown=thrown)


def record_game(entry: Json) -> Game:
    with refused_at(1):
        game = load(str(entry["game"]))
    if entry["revision"] != game.revision:
        made = shown(entry["revision"])
        raise RecordError(1, f"made with revision {made} of {game.id}, this has revision {game.revision}")
    return game


def record_setup(game: Game, entry: Json) -> Setup:
    players, options = entry["players"], entry["options"]
    if not isinstance(players, int) or isinstance(players, bool):
        raise RecordError(1, f"'players' must be a whole number, not {shown(players)}")
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise RecordError(1, "'options' must be an object of texts")
    with refused_at(1):
        return game.setup(players, options)


def record_names(entry: Json, players: int) -> list[str]:
    with refused_at(1):
        check_names(entry["names"], players)
    return cast(list[str], entry["names"])


def record_beginning(entry: Json) -> int:
    """How many actions are another game's; most games have none."""
    if BEGINS not in entry:
        return 0
    begins = entry[BEGINS]
    if not isinstance(begins, int) or isinstance(begins, bool) or begins < 1:
        raise RecordError(1, f"'{BEGINS}' must be the number of an action, not {shown(begins)}")
    return begins


def check_digest(number: int, entry: Json, s: State) -> None:
    if entry["digest"] != digest_of(s):
        raise RecordError(number, "the digest does not fit: this line or the position before it was changed")


class Reading:
    """One line after the other."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.walk = Walk(record.game, record.setup, record.begins)
        self.sitters = Sitters(record.setup.players)

    def read(self, number: int, entry: Json) -> None:
        record, is_full = self.record, self.record.version == FULL
        if "action" in entry:
            self.read_action(number, entry)
        elif is_full and "undo" in entry:
            self.take_back(read_undo(self.walk, self.sitters, record.begins, number, entry))
        elif is_full and "seat" in entry:
            record.tape.append(self.sitters.read_seating(number, entry))
        else:
            read_end(record, number, entry)

    def take_back(self, undone: Undone) -> None:
        record = self.record
        self.walk.go_back(undone.steps)
        record.tape.append(undone)
        del record.steps[-undone.steps :]
        record.state = self.walk.state

    def read_action(self, number: int, entry: Json) -> None:
        """One action: in its turn, by the right actor, legal, and leading to the position that was noted."""
        check_fields(number, entry, ("n", "by", "action", "digest"))
        record = self.record
        actor = self.checked_actor(number, entry)
        named = entry["action"]
        if not isinstance(named, dict):
            raise RecordError(number, "'action' must be an object {...}")
        action = checked_action(record, number, named)
        self.walk.act(action)
        check_digest(number, entry, self.walk.state)
        record.steps.append((actor, action))
        record.tape.append((actor, action))
        record.state = self.walk.state

    def checked_actor(self, number: int, entry: Json) -> int:
        n, actor = len(self.record.steps) + 1, self.record.game.actor(self.record.state)
        if entry["n"] != n:
            raise RecordError(number, f"must be action {n}, says {shown(entry['n'])}")
        if actor == OVER:
            raise RecordError(number, "the game was over before this action")
        if entry["by"] != by_name(actor) or isinstance(entry["by"], bool):
            raise RecordError(number, f"it was the turn of {by_name(actor)!r}, not of {shown(entry['by'])}")
        return actor


def checked_action(record: Record, number: int, named: Json) -> Action:
    game, s = record.game, record.state
    with refused_at(number):
        action = game.parse(s, named)
    if game.actor(s) == CHANCE:
        if not game.may_happen(s, action):
            raise RecordError(number, f"chance can't bring {shown(named)} here")
    elif action not in game.legal(s):
        raise RecordError(number, f"{shown(named)} is not allowed here ({game.why_not(s, action).rule})")
    return action


def read_end(record: Record, number: int, entry: Json) -> None:
    """The last line: the result of a finished game, or what is needed to go on with an unfinished one."""
    check_beginning(record, number, is_finished="result" in entry)
    if "result" in entry:
        check_fields(number, entry, ("result", "seed"))
        if record.game.actor(record.state) != OVER:
            raise RecordError(number, "there is a result, but the game is not over")
        expected = result_of(record.game, record.state)
        if entry["result"] != expected:
            raise RecordError(number, f"the result must be {json.dumps(expected)}")
        record.result = expected
    else:
        check_fields(number, entry, ("resume", "seed"))
        if not isinstance(entry["resume"], dict):
            raise RecordError(number, "'resume' must be an object {...}")
        record.resume = entry["resume"]
    record.seed = checked_seed(record, number, entry["seed"])
    check_deals(record)


def check_beginning(record: Record, number: int, *, is_finished: bool) -> None:
    """From a position of the record, and at the end of a game none goes on."""
    if record.begins and record.begins > len(record.steps) - is_finished:
        raise RecordError(number, f"the game can't have begun after action {shown(record.begins)}")


def checked_seed(record: Record, number: int, text: object) -> bytes:
    """The seed must be the one that was bound before the game."""
    try:
        seed = bytes.fromhex(text) if isinstance(text, str) else b""
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise RecordError(number, "'seed' must be 32 hex digits")
    if commitment_to(seed) != record.commitment:
        raise RecordError(number, "the seed is not the one whose SHA-256 was published before the game")
    return seed


def check_deals(record: Record) -> None:
    """Every deal since the game began must follow from seed and salt, also one that was taken back."""
    assert record.seed is not None
    salt = salt_bytes(record.salt)
    bent = first_bent_deal(record.game, record.setup, record.seed, salt, record.tape, record.begins)
    if bent is not None:
        raise RecordError(bent + 1, "this deal does not follow from the seed")
