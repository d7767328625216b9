"""What is in the repository says nothing about the machine on which it was made."""

import re
import subprocess
from pathlib import Path

import pytest

from devkit import locks

ROOT = Path(__file__).parents[2]
# In pieces, so that this file does not match itself.
REGISTRIES = [
    r"py" + r"pi\.(?:org|python)",
    "python" + r"hosted\.org",
    "registry" + r"\.npmjs",
    "registry" + r"\.yarnpkg",
]
MACHINE_PATHS = [r"(?<![\w.])/" + "root" + r"/", r"\.py" + "env/", r"(?<![\w.])/" + "work" + r"/"]
FORBIDDEN = re.compile("|".join(REGISTRIES + MACHINE_PATHS))


def files_for_git() -> list[Path]:
    command = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [path for name in listed.decode().split("\0") if name and (path := ROOT / name).is_file()]


def test_no_file_names_a_registry_or_a_path_of_a_machine() -> None:
    found = []
    for path in files_for_git():
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
            if FORBIDDEN.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    assert found == []


def test_locks_hold_no_hosts() -> None:
    assert list(locks.hosts_in_locks(ROOT)) == []


def test_locks_fit_the_project() -> None:
    assert list(locks.stale_locks(ROOT)) == []


def test_every_lock_is_checked() -> None:
    assert {path.name for path in ROOT.glob("requirements*.lock")} == set(locks.LOCKS)


def test_every_pin_has_a_hash() -> None:
    for lock in locks.LOCKS:
        blocks = re.split(r"\n(?=\S)", (ROOT / lock).read_text().strip())
        assert [block for block in blocks if "--hash=sha256:" not in block] == []
