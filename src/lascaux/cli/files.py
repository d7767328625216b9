"""Records on disk: read whole or refused in a sentence, written without destroying anything."""

import errno
import os
import sys
from pathlib import Path

from lascaux.cli.problems import Problem
from lascaux.engine.errors import RecordError
from lascaux.table.record import MOST_CHARACTERS, Record, read_record


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    most = 4 * MOST_CHARACTERS  # bytes
    raw = read_bytes(name, most + 1)
    if len(raw) > most:
        raise Problem("cli-file-too-big", file=name)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = raw.count(b"\n", 0, problem.start) + 1
        raise Problem("cli-file-binary", file=name, line=line) from None


def read_bytes(name: str, most: int = -1) -> bytes:
    try:
        if name == "-":
            return sys.stdin.buffer.read(most)
        check_file(Path(name))
        with open(name, "rb") as file:
            return file.read(most)
    except OSError as problem:
        raise Problem("cli-file-unreadable", file=name, reason=str(problem.strerror)) from None


def check_file(path: Path) -> None:
    if not path.exists():
        raise Problem("cli-file-missing", file=str(path))
    if path.is_dir():
        raise Problem("cli-file-folder", file=str(path))


def read_game(name: str) -> Record:
    """A verified record; whatever is wrong with it is said with the file and the line."""
    try:
        return read_record(read_text(name))
    except RecordError as problem:
        raise Problem("cli-file-wrong", file=name, reason=str(problem)) from None


def write_text(path: Path, text: str) -> None:
    """All or nothing: a full disk does not leave half a record in the place of a good one."""
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    except OSError as problem:
        beside.unlink(missing_ok=True)
        raise Problem("cli-file-unwritable", file=str(path), reason=str(problem.strerror)) from None


def check_target(path: Path) -> None:
    """Said before a game is played, not after it."""
    if path.is_dir():
        raise Problem("cli-file-folder", file=str(path))
    if not path.parent.is_dir():
        raise Problem("cli-file-no-folder", file=str(path), folder=str(path.parent))
    if not os.access(path.parent, os.W_OK):
        raise Problem("cli-file-unwritable", file=str(path), reason=os.strerror(errno.EACCES))


def free_name(stem: str) -> Path:
    """A file of the current folder that is not there yet."""
    path, number = Path(f"{stem}.jsonl"), 2
    while path.exists():
        path, number = Path(f"{stem}-{number}.jsonl"), number + 1
    return path
