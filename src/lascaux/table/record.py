"""The record of a game as text: docs/record.md. Reading one replays and verifies every line of it."""

import hashlib
import json
from dataclasses import dataclass, field
from typing import TypeGuard

from lascaux.engine.agreeing import Setup
from lascaux.engine.chance import Dealer
from lascaux.engine.errors import LascauxError, RecordError
from lascaux.engine.protocol import CHANCE, OVER, Action, Game, Json, State
from lascaux.games.registry import load
from lascaux.table.match import Match, Step, digest_of, places_of

FORMAT = 1
MOST_CHARACTERS = 4_000_000
LONGEST_NAME = 40
HEADER = ("lascaux", "game", "revision", "players", "options", "names", "commitment", "salt", "digest")


@dataclass
class Record:
    """A record that holds: every action was legal, every digest right, every deal followed from the seed."""

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

    @property
    def is_finished(self) -> bool:
        return self.result is not None

    @property
    def deals(self) -> int:
        return sum(actor == CHANCE for actor, _ in self.steps)

    def position(self, count: int) -> State:
        """The position after the first `count` actions."""
        s = self.game.new(self.setup)
        for _, action in self.steps[:count]:
            self.game.apply(s, action)
        return s

    def to_match(self) -> Match:
        """Goes on where the record stops. Needs the seed, so only who saved the game can."""
        if self.seed is None:
            raise RecordError(0, "this record has no seed, so the game can't go on from it")
        match = Match(self.game, self.setup, self.seed, self.salt, list(self.names))
        match.steps = [Step(actor, action, (), False) for actor, action in self.steps]
        match.return_to(len(match.steps))
        return match


def write_record(match: Match, resume: Json | None = None) -> str:
    """The record of a match. An unfinished one is for its owner only: it holds the seed, to go on with."""
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
        }
    ]
    for number, step in enumerate(match.steps, 1):
        named = game.named(s, step.action)
        game.apply(s, step.action)
        by = "chance" if step.actor == CHANCE else step.actor
        lines.append({"n": number, "by": by, "action": named, "digest": digest_of(s)})
    if match.is_over:
        lines.append({"result": result_of(game, s), "seed": match.seed.hex()})
    else:
        lines.append({"resume": resume or {}, "seed": match.seed.hex()})
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def result_of(game: Game, s: State) -> Json:
    standings = game.returns(s)
    return {"points": [standing[0] for standing in standings], "places": places_of(standings)}


def read_record(text: str) -> Record:
    """The record in this text; RecordError names the first line that does not hold."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(0, f"a record has at most {MOST_CHARACTERS} characters, this has {len(text)}")
    if not text:
        raise RecordError(1, "the file is empty")
    lines = text.removesuffix("\n").split("\n")  # only here: JSON lets other separators stand in a text
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


def read_header(entry: Json) -> Record:
    if "lascaux" not in entry:
        raise RecordError(1, "this is no record of Lascaux: the first line has no 'lascaux'")
    if entry["lascaux"] != FORMAT:
        raise RecordError(1, f"this reads format {FORMAT}, the record has format {entry['lascaux']!r}")
    check_fields(1, entry, HEADER)
    game = record_game(entry)
    setup = record_setup(game, entry)
    state = game.new(setup)
    check_digest(1, entry, state)
    salt, commitment = entry["salt"], entry["commitment"]
    if not is_text(salt) or not is_text(commitment):
        raise RecordError(1, "'salt' and 'commitment' must be text")
    return Record(game, setup, record_names(entry, setup.players), commitment, salt, state)


def is_text(value: object) -> TypeGuard[str]:
    """JSON can hold halves of characters, which are no text."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


def check_fields(number: int, entry: Json, wanted: tuple[str, ...]) -> None:
    if sorted(entry) != sorted(wanted):
        found = ", ".join(sorted(entry)) or "none"
        raise RecordError(number, f"must have just the fields {', '.join(wanted)}, has {found}")


def record_game(entry: Json) -> Game:
    try:
        game = load(str(entry["game"]))
    except LascauxError as problem:
        raise RecordError(1, str(problem)) from None
    if entry["revision"] != game.revision:
        raise RecordError(
            1, f"made with revision {entry['revision']!r} of {game.id}, this has revision {game.revision}"
        )
    return game


def record_setup(game: Game, entry: Json) -> Setup:
    players, options = entry["players"], entry["options"]
    if not isinstance(players, int) or isinstance(players, bool):
        raise RecordError(1, f"'players' must be a whole number, not {players!r}")
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise RecordError(1, "'options' must be an object of texts")
    try:
        return game.setup(players, options)
    except LascauxError as problem:
        raise RecordError(1, str(problem)) from None


def record_names(entry: Json, players: int) -> list[str]:
    names = entry["names"]
    if not isinstance(names, list) or len(names) != players:
        raise RecordError(1, f"'names' must be a list of {players} names")
    for name in names:
        if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise RecordError(1, f"a name must be 1 to {LONGEST_NAME} printable characters")
    return names


def check_digest(number: int, entry: Json, s: State) -> None:
    if entry["digest"] != digest_of(s):
        raise RecordError(number, "the digest does not fit: this line or the position before it was changed")


def read_action(record: Record, number: int, entry: Json) -> None:
    """One action: in its turn, by the right actor, legal, and leading to the position that was noted."""
    check_fields(number, entry, ("n", "by", "action", "digest"))
    game, s = record.game, record.state
    if entry["n"] != len(record.steps) + 1:
        raise RecordError(number, f"must be action {len(record.steps) + 1}, says {entry['n']!r}")
    actor = game.actor(s)
    if actor == OVER:
        raise RecordError(number, "the game was over before this action")
    by = "chance" if actor == CHANCE else actor
    if entry["by"] != by or isinstance(entry["by"], bool):
        raise RecordError(number, f"it was the turn of {by!r}, not of {entry['by']!r}")
    named = entry["action"]
    if not isinstance(named, dict):
        raise RecordError(number, "'action' must be an object {...}")
    action = checked_action(record, number, named)
    game.apply(s, action)
    check_digest(number, entry, s)
    record.steps.append((actor, action))


def checked_action(record: Record, number: int, named: Json) -> Action:
    game, s = record.game, record.state
    try:
        action = game.parse(s, named)
    except LascauxError as problem:
        raise RecordError(number, str(problem)) from None
    if game.actor(s) == CHANCE:
        if not game.may_happen(s, action):
            raise RecordError(number, f"chance can't bring {named} here")
    elif action not in game.legal(s):
        raise RecordError(number, f"{named} is not allowed here ({game.why_not(s, action).rule})")
    return action


def read_end(record: Record, number: int, entry: Json) -> None:
    """The last line: the result of a finished game, or what is needed to go on with an unfinished one."""
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


def checked_seed(record: Record, number: int, text: object) -> bytes:
    """The seed must be the one that was bound before the game."""
    try:
        seed = bytes.fromhex(text) if isinstance(text, str) else b""
    except ValueError:
        seed = b""
    if len(seed) != 16:
        raise RecordError(number, "'seed' must be 32 hex digits")
    if hashlib.sha256(seed).hexdigest() != record.commitment:
        raise RecordError(number, "the seed is not the one whose SHA-256 was published before the game")
    return seed


def check_deals(record: Record) -> None:
    """Every deal must follow from seed and salt."""
    assert record.seed is not None
    game, dealer = record.game, Dealer(record.seed, record.salt.encode())
    s = game.new(record.setup)
    for number, (actor, action) in enumerate(record.steps):
        if actor == CHANCE and game.sample(s, dealer.deal(number)) != action:
            raise RecordError(number + 2, "this deal does not follow from the seed")
        game.apply(s, action)
