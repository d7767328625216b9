"""Reading component files. Whatever is wrong with one is said with file, entry and reason.

Not compiled: the only place in the games, with each game's own load.py, that touches a file.
"""

import os
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from lascaux.engine.errors import DataError, shown

MOST_BYTES = 1_000_000


def variable(game: str) -> str:
    """The variable of the environment that names a folder with other component files for a game."""
    return "LASCAUX_DATA_" + game.upper().replace("-", "_")


def chosen(game: str, own: Path) -> Path:
    """Where the component files of a game are: in the package, or where somebody has put their own."""
    named = os.environ.get(variable(game), "")
    return Path(named) if named else own


class Entry:
    """One value of a component file, which knows where it stands."""

    def __init__(self, file: str, where: str, value: object) -> None:
        self.file = file
        self.where = where
        self.value = value

    def fail(self, reason: str) -> NoReturn:
        raise DataError(self.file, self.where or "the file", reason)

    def at(self, key: str) -> "Entry":
        """The entry below this key of a table."""
        if not isinstance(self.value, dict):
            self.fail(f"must be a table, is {shown(self.value)}")
        if key not in self.value:
            self.fail(f"'{key}' is missing")
        return Entry(self.file, f"{self.where}.{key}" if self.where else key, self.value[key])

    def names(self) -> list[str]:
        if not isinstance(self.value, dict):
            self.fail(f"must be a table, is {shown(self.value)}")
        return list(self.value)

    def only(self, allowed: Sequence[str]) -> "Entry":
        """This table, which may hold no other keys."""
        for key in self.names():
            if key not in allowed:
                self.fail(f"'{key}' is unknown here: allowed are {', '.join(allowed)}")
        return self

    def items(self, count: int | None = None) -> list["Entry"]:
        """The entries of a list, numbered from 1."""
        if not isinstance(self.value, list):
            self.fail(f"must be a list, is {shown(self.value)}")
        if count is not None and len(self.value) != count:
            self.fail(f"must have {count} items, has {len(self.value)}")
        return [Entry(self.file, f"{self.where}[{i}]", item) for i, item in enumerate(self.value, 1)]

    def whole(self, low: int, high: int) -> int:
        """A whole number within these limits."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            self.fail(f"must be a whole number, is {shown(self.value)}")
        if not low <= self.value <= high:
            self.fail(f"must be from {low} to {high}, is {shown(self.value)}")
        return self.value

    def word(self, allowed: Sequence[str]) -> int:
        """The place of this word among the allowed ones."""
        if not isinstance(self.value, str) or self.value not in allowed:
            self.fail(f"must be one of {', '.join(allowed)}, is {shown(self.value)}")
        return list(allowed).index(self.value)


def read(path: Path) -> Entry:
    """A component file as an entry; DataError if it can't be read or is no TOML."""
    file = f"{path.parent.parent.name}/{path.parent.name}/{path.name}"
    try:
        with path.open("rb") as source:
            raw = source.read(MOST_BYTES + 1)
        if len(raw) > MOST_BYTES:
            raise DataError(file, "the file", f"has more than {MOST_BYTES} bytes, too many for components")
        return Entry(file, "", tomllib.loads(raw.decode("utf-8").replace("\r\n", "\n")))
    except OSError as problem:
        raise DataError(file, "the file", f"can't be read ({problem.strerror})") from None
    except UnicodeDecodeError:
        raise DataError(file, "the file", "is not UTF-8 text") from None
    except RecursionError:
        raise DataError(file, "the file", "has too many brackets in brackets") from None
    except ValueError as problem:  # that TOML is wrong, or a number has thousands of digits
        raise DataError(file, "the file", f"is not TOML: {problem}") from None


def unknown_files(folder: Path, known: Sequence[str]) -> list[DataError]:
    """Files that no game would read: perhaps their names are spelled wrongly."""
    return [
        DataError(path.name, "the file", f"is none of the component files: {', '.join(known)}")
        for path in sorted(folder.glob("*.toml"))
        if path.stem not in known
    ]
