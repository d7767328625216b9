"""The words and the rules of one game, whichever package brings it: `locales/<language>/<game>.ftl`, also
`<game>-*.ftl`, and `rules/<game>.md`, `rules/<game>-lesson.md`; translated ones in `rules/<language>/`.

What others have written is looked through: an entry that can't be read, or that would speak for another game,
is left out and told as a fault; the rest is used.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, NamedTuple

from lascaux.games.registry import outside, prefix
from lascaux.locales import DEFAULT, begun

if TYPE_CHECKING:
    from fluent.syntax.ast import EntryType

LESSON = "-lesson"  # what teaches has the name of the game and this
LARGEST_WORDS, LARGEST_RULES = 200_000, 1_000_000  # bytes of a file
MOST_FILES = 20
NEEDED = ("title", "about")  # what every page of the game shows
LINES = "\n\t"  # what may stand in a text beside letters


class Words(NamedTuple):
    """What a game can say in a language, as Fluent, and what of its files is of no use."""

    language: str  # the one that it was found in: English where the game does not speak another
    text: str
    keys: frozenset[str]
    faults: tuple[str, ...]


class Rules(NamedTuple):
    """What there is to read, as Markdown: the numbered rules, and a lesson if there is one."""

    language: str
    text: str
    lesson_language: str
    lesson: str


class Unreadable(Exception):
    """Why a file can't be used."""


def home_of(game: str) -> Traversable:
    """Where the files of a game are."""
    guest = outside().guests.get(game)
    return files(guest.package if guest else "lascaux")


def languages_of(game: str) -> list[str]:
    folder = home_of(game) / "locales"
    if not folder.is_dir():
        return []
    return sorted(each.name for each in folder.iterdir() if each.is_dir() and catalogs_in(game, each))


def catalogs_in(game: str, folder: Traversable) -> list[Traversable]:
    """Its files in the folder of a language, by name."""
    named = [each for each in folder.iterdir() if each.name.endswith(".ftl")]
    own = [each for each in named if each.name == f"{game}.ftl" or each.name.startswith(f"{game}-")]
    return sorted(own, key=lambda each: each.name)[:MOST_FILES]


def words_of(game: str, language: str) -> Words:
    return spoken_in(game, language if language in languages_of(game) else DEFAULT)


@cache
def spoken_in(game: str, spoken: str) -> Words:
    folder = home_of(game) / "locales" / spoken
    texts: dict[str, str] = {}  # by key
    faults: list[str] = []
    for file in catalogs_in(game, folder) if folder.is_dir() else []:
        name = f"locales/{spoken}/{file.name}"
        try:
            source = text_in(file, LARGEST_WORDS)
            faults += [f"{name}: {fault}" for fault in gather(source, f"{prefix(game)}-", texts)]
        except Unreadable as problem:
            faults.append(f"{name}: {problem}")
    return Words(spoken, "\n".join(texts.values()), frozenset(texts), tuple(faults))


def text_in(file: Traversable, most: int) -> str:
    try:
        with file.open("rb") as opened:
            raw = opened.read(most + 1)
        if len(raw) > most:
            raise Unreadable(f"has more than {most} bytes")
        text = raw.decode("utf-8").replace("\r\n", "\n")
    except OSError as problem:
        raise Unreadable(f"can't be read ({problem.strerror})") from None
    except UnicodeDecodeError:
        raise Unreadable("is not UTF-8 text") from None
    if any(ord(letter) < ord(" ") and letter not in LINES for letter in text):
        raise Unreadable("has control characters in it")
    return text


def gather(source: str, start: str, texts: dict[str, str]) -> Iterator[str]:
    """Adds the messages whose keys begin as they must; gives what is wrong with the others."""
    for entry in entries_of(source):
        assert entry.span is not None
        line = source.count("\n", 0, entry.span.start) + 1
        fault = fault_of(entry, start, texts)
        if fault:
            yield f"line {line}: {fault}"
        elif key_of(entry):
            texts[key_of(entry)] = source[entry.span.start : entry.span.end]


def entries_of(source: str) -> "list[EntryType]":
    from fluent.syntax import FluentParser

    try:
        return FluentParser().parse(source).body
    except RecursionError:
        raise Unreadable("has too many braces in braces") from None


def key_of(entry: "EntryType") -> str:
    """A term is called with its hyphen, so that it is no message; a comment is called nothing."""
    from fluent.syntax.ast import Message, Term

    if isinstance(entry, Term):
        return f"-{entry.id.name}"
    return entry.id.name if isinstance(entry, Message) else ""


def fault_of(entry: "EntryType", start: str, known: dict[str, str]) -> str:
    from fluent.syntax.ast import Junk, Message

    key = key_of(entry)
    if isinstance(entry, Junk):
        return entry.annotations[0].message or "can't be read"
    if key and not key.lstrip("-").startswith(start):
        return f"{key} must begin with {start}"
    if key in known:
        return f"{key} stands there twice"
    return f"{key} says nothing" if isinstance(entry, Message) and entry.value is None else ""


def rules_of(game: str, language: str) -> Rules:
    """As far as they are translated; Unreadable if there are none in English either."""
    spoken, file = written(game, language)
    taught, lesson = written(game, language, LESSON)
    if not file.is_file():
        raise Unreadable("is missing")
    return Rules(
        spoken,
        text_in(file, LARGEST_RULES),
        taught,
        text_in(lesson, LARGEST_RULES) if lesson.is_file() else "",
    )


def written(game: str, language: str, kind: str = "") -> tuple[str, Traversable]:
    """In this language, if somebody has translated it."""
    if language in begun() and rules_file(game, language, kind).is_file():
        return language, rules_file(game, language, kind)
    return DEFAULT, rules_file(game, DEFAULT, kind)


def rules_file(game: str, language: str, kind: str = "") -> Traversable:
    folder = home_of(game) / "rules"
    return (folder if language == DEFAULT else folder / language) / f"{game}{kind}.md"


def faults_of(game: str) -> list[str]:
    """What is wrong with the words and the rules of a game; it can be played all the same."""
    found: list[str] = []
    for language in languages_of(game) or [DEFAULT]:
        found += words_of(game, language).faults
    for key in [f"{prefix(game)}-{need}" for need in NEEDED]:
        if key not in words_of(game, DEFAULT).keys:
            found.append(f"locales/{DEFAULT}/{game}.ftl: {key} is missing")
    try:
        rules_of(game, DEFAULT)
    except Unreadable as problem:
        found.append(f"rules/{game}.md: {problem}")
    return found
