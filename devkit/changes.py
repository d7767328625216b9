"""Which files somebody is working on: what a branch changed since it left the main line, committed or not."""

import subprocess
from pathlib import Path

# The first that there is: a fork knows where it comes from, a clone its origin, anybody the local branch.
MAIN_LINES = ("upstream/main", "origin/main", "main")


def changed_files(root: Path) -> list[str] | None:
    """Paths below `root`, also of deleted files; None where git can't tell, as in an unpacked archive."""
    if _git(root, "rev-parse", "--is-inside-work-tree") is None:
        return None
    edited = _git(root, "diff", "--name-only", "--no-renames", "--relative", "-z", _base(root))
    added = _git(root, "ls-files", "--others", "--exclude-standard", "-z")
    if edited is None or added is None:
        return None
    return sorted({name for name in (edited + added).split("\0") if name})


def _base(root: Path) -> str:
    bases = (_git(root, "merge-base", "HEAD", line) for line in MAIN_LINES)
    return next((base.strip() for base in bases if base), "HEAD")


def _git(root: Path, *words: str) -> str | None:
    try:
        done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True)
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None
