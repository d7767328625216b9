"""One server at a file: two would go on with the same games."""

import os
from pathlib import Path
from typing import IO


class Held(Exception):
    """Another server has it."""


def lock_file(db: Path) -> Path:
    """By the real name of the file: a link to it is the same file."""
    return Path(f"{os.path.realpath(db)}-lock")


def hold(db: Path) -> IO[bytes]:
    """The system lets go of it when this program ends, however it ends; its workers do not hold it."""
    lock = lock_file(db).open("ab")
    try:
        import fcntl
    except ImportError:  # Windows: nothing keeps a second server away
        return lock
    try:
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as held:
        lock.close()
        raise Held from held
    return lock


def is_held(db: Path) -> bool:
    try:
        hold(db).close()
    except Held:
        return True
    return False
