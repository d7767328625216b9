"""What can be wrong with what comes from outside. Each error is one clear sentence and has a code.

LascauxError             all that is answered, not crashed with
├── Spoken               has its words by key and facts, too
│   ├── UnknownGame
│   ├── SetupError       players, options, seeds and names that can't be played
│   └── BotError         a bot that can't be loaded, fails, or answers with nonsense
├── DataError            a component file: file, entry, reason
├── MalformedAction      not even the form of an action
├── IllegalAction        not allowed here: which rule, in words by key
├── RecordError          a record: which line
│   └── RecordTooLong
├── NotYourTurn          table/match.py
├── NothingToUndo        table/match.py
├── LanguageError        locales/__init__.py
├── CatalogError         locales/__init__.py
├── TableError           server/errors.py, with a tree of its own
├── NewerFile            server/migrations.py
├── DamagedFile          server/migrations.py
├── TrainingError        training/problems.py
└── Problem              cli/problems.py
"""

from collections.abc import Mapping
from typing import ClassVar, Final

LONGEST_SHOWN: Final = 60


def shown(value: object) -> str:
    """A value from outside as it may stand in a sentence: quoted, on one line, not too long."""
    try:
        text = repr(value)
    except ValueError:  # Python writes no number of more than some thousand digits
        text = "too long a number"
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


class LascauxError(Exception):
    """Base of all errors that are answered, not crashed with."""

    code: ClassVar[str] = "error"


class Spoken(LascauxError):
    """What a person often meets: a key and facts say it in their language, where it has a key."""

    def __init__(self, message: str, key: str = "", /, **facts: int | str) -> None:
        super().__init__(message)
        self.key = key
        self.facts = facts


class UnknownGame(Spoken):
    code: ClassVar[str] = "unknown-game"


class SetupError(Spoken):
    """Players or options that can't be played; says what is allowed."""

    code: ClassVar[str] = "setup"


class DataError(LascauxError):
    """A component file that can't be used: file, entry and reason."""

    code: ClassVar[str] = "data"

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__(f"{file}: {entry}: {reason}")
        self.file = file
        self.entry = entry
        self.reason = reason


class MalformedAction(LascauxError):
    """Not the form of any action of this game."""

    code: ClassVar[str] = "malformed-action"


class IllegalAction(LascauxError):
    """An action that is not allowed here; key and facts say why, `rule` which rule shuts it."""

    code: ClassVar[str] = "illegal-action"

    def __init__(self, message: str, key: str, facts: Mapping[str, object], rule: str) -> None:
        super().__init__(message)
        self.key = key
        self.facts = facts
        self.rule = rule


class RecordError(LascauxError):
    """A record that can't be read or does not hold: names the line."""

    code: ClassVar[str] = "record"

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason
        self.key = "problem-record"
        self.facts: dict[str, int | str] = {"line": line}


class RecordTooLong(RecordError):
    """A record that nobody could read again, so it is not written."""

    code: ClassVar[str] = "record-too-long"

    def __init__(self, characters: int, most: int) -> None:
        super().__init__(0, f"a record has at most {most} characters, this would have {characters}")
        self.key = "problem-record-too-long"
        self.facts = {"characters": characters, "most": most}


class BotError(Spoken):
    """A bot that can't be loaded or answers with what is no legal action."""

    code: ClassVar[str] = "bot"
