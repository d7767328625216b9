"""How to call this program again: for the commands that it tells people to type."""

import os
import shlex
from pathlib import Path


def program() -> str:
    """`lascaux`, or what dev.py says: who came by it has no lascaux on the path."""
    return os.environ.get("LASCAUX_CALLED") or "lascaux"


def typed(path: Path | str) -> str:
    """A file's name as it must be typed, also with spaces in it."""
    name = str(path)
    return shlex.quote(f"./{name}" if name.startswith("-") else name)
