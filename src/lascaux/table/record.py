"""The record of a game as text: docs/record.md. Reading one replays and verifies every line of it."""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import cast

from lascaux.engine.chance import SEED_BYTES, Dealer, Dealing
from lascaux.engine.errors import LascauxError, RecordError, RecordTooLong, shown
from lascaux.engine.options import Setup
from lascaux.engine.protocol import CHANCE, OVER, Action, Game, Json, Played, State
from lascaux.games.registry import load
from lascaux.table.luck import Throw, as_entries, read_throws
from lascaux.table.match import Match, check_names, commitment_to, digest_of, places_of, salt_bytes

FORMAT = 1
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
        match.replay(self.steps)
        return match


def write_record(match: Match, resume: Json | None = None) -> str:
    """The record of a match. An unfinished one is for its owner only: it holds the seed, to go on with. What
    `read_record` would refuse is not written: RecordTooLong, which takes some 30,000 actions."""
    game, s = match.game, match.game.new(match.setup)
    lines: list[Json] = [
        {
            "lascaux": FORMAT,
            "game": game.id,
            "revision": game.revision,
            "players": match.setup.players,
            "options": match.setup.options,
            "names": match.names,
            "commitment": match.commitment,
            "salt": match.salt,
            "digest": digest_of(s),
            **({BEGINS: match.begins} if match.begins else {}),
            **({THROWN: as_entries(match.thrown)} if match.thrown else {}),
        }
    ]
    for number, step in enumerate(match.steps, 1):
        game.apply(s, step.action)
        by = "chance" if step.actor == CHANCE else step.actor
        lines.append({"n": number, "by": by, "action": step.named, "digest": digest_of(s)})
    if match.is_over:
        lines.append({"result": result_of(game, s), "seed": match.seed.hex()})
    else:
        lines.append({"resume": resume or {}, "seed": match.seed.hex()})
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    if len(text) > MOST_CHARACTERS:
        raise RecordTooLong(len(text), MOST_CHARACTERS)
    return text


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
    for number, line in enumerate(lines[1:], 2):
        if record.result is not None or record.resume is not None:
            raise RecordError(number, "there is more after the end of the record")
        entry = parsed(number, line)
        if "action" in entry:
            read_action(record, number, entry)
        else:
            read_end(record, number, entry)
    if record.result is None and record.resume is None:
        raise RecordError(len(lines), "the record stops here without a result: it was cut off")
    return record


def parsed(number: int, line: str) -> Json:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        raise RecordError(number, "is not JSON: the line is damaged, or the file is no record") from None
    if not isinstance(entry, dict):
        raise RecordError(number, "must be an object {...}")
    return entry


@contextmanager
def refused_at(number: int) -> Iterator[None]:
    """What is wrong with a line's content is told with its number."""
    try:
        yield
    except LascauxError as problem:
        raise RecordError(number, str(problem)) from None


def read_header(entry: Json) -> Record:
    if "lascaux" not in entry:
        raise RecordError(1, "this is no record of Lascaux: the first line has no 'lascaux'")
    if entry["lascaux"] != FORMAT:
        raise RecordError(1, f"this reads format {FORMAT}, the record has format {shown(entry['lascaux'])}")
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
    return Record(game, setup, names, commitment, salt, state, begins=begins, thrown=thrown)


def check_fields(number: int, entry: Json, wanted: tuple[str, ...]) -> None:
    if sorted(entry) != sorted(wanted):
        found = ", ".join(map(shown, sorted(entry))) or "none"
        raise RecordError(number, f"must have just the fields {', '.join(wanted)}, has {found}")


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


def read_action(record: Record, number: int, entry: Json) -> None:
    """One action: in its turn, by the right actor, legal, and leading to the position that was noted."""
    check_fields(number, entry, ("n", "by", "action", "digest"))
    game, s = record.game, record.state
    if entry["n"] != len(record.steps) + 1:
        raise RecordError(number, f"must be action {len(record.steps) + 1}, says {shown(entry['n'])}")
    actor = game.actor(s)
    if actor == OVER:
        raise RecordError(number, "the game was over before this action")
    by = "chance" if actor == CHANCE else actor
    if entry["by"] != by or isinstance(entry["by"], bool):
        raise RecordError(number, f"it was the turn of {by!r}, not of {shown(entry['by'])}")
    named = entry["action"]
    if not isinstance(named, dict):
        raise RecordError(number, "'action' must be an object {...}")
    action = checked_action(record, number, named)
    game.apply(s, action)
    check_digest(number, entry, s)
    record.steps.append((actor, action))


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
    """Every deal since the game began must follow from seed and salt."""
    assert record.seed is not None
    game, setup, seed, salt = record.game, record.setup, record.seed, record.salt
    bent = first_bent_deal(game, setup, seed, salt, record.steps, record.begins)
    if bent is not None:
        raise RecordError(bent + 1, "this deal does not follow from the seed")


def first_bent_deal(
    game: Game, setup: Setup, seed: bytes, salt: str, steps: Iterable[tuple[int, Action]], begins: int = 0
) -> int | None:
    """Deals anew, whatever is said to have come: the number of the first action that is another deal than
    seed and salt give, counted from 1. The first `begins` actions were dealt elsewhere, and only count."""
    dealing, s = Dealing(Dealer(seed, salt_bytes(salt))), game.new(setup)
    for number, (actor, action) in enumerate(steps, 1):
        if actor == CHANCE:
            kind = s.stack[-1][0]
            if number > begins and game.sample(s, dealing.next_deal(kind)) != action:
                return number
            dealing.count(kind)
        game.apply(s, action)
    return None
