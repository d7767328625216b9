"""Lock files: made by uv from pyproject.toml, and checked against it without a network."""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from devkit.environments import NO_NETWORK, ROOT, UV, install_uv, step

# Lock -> its groups in pyproject.toml and the lock whose versions it keeps to. "" is what the product needs,
# with all its extras: whoever has a checkout has everything.
LOCKS: dict[str, tuple[tuple[str, ...], str | None]] = {
    "requirements.lock": (("",), None),
    "requirements-dev.lock": (("", "dev"), "requirements.lock"),
    "requirements-build.lock": (("build",), "requirements-dev.lock"),
    "requirements-bench.lock": (("bench",), None),
    "requirements-uv.lock": (("uv",), None),
    "requirements-node.lock": (("node",), None),
    "requirements-fonts.lock": (("fonts",), None),
}
PRODUCT = ["pyproject.toml", "--all-extras"]
FORMAT = ["--universal", "--generate-hashes", "--no-header", "--no-annotate", "--python-version", "3.11"]
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]+)", re.MULTILINE)
# An address, or an option that names one.
HOST = re.compile(r"://|--(?:extra-)?index-url|--find-links|\bfiles\.\w|\.(?:org|com|io|net)\b")


def make_locks(options: list[str]) -> None:
    """`--upgrade` takes the newest versions; without it the present ones stay where they fit."""
    install_uv()
    for lock, (groups, base) in LOCKS.items():
        sources = [part for group in groups for part in (["--group", group] if group else PRODUCT)]
        kept = ["-c", base] if base else []
        command: list[str | Path] = [
            UV.program("uv"),
            "pip",
            "compile",
            *FORMAT,
            *sources,
            *kept,
            *options,
            "-o",
            lock,
        ]
        step(f"making {lock}", command, "lock", NO_NETWORK)


def pinned(lock: Path) -> dict[str, list[str]]:
    """Name -> versions; there are several where they depend on the Python or the platform."""
    versions: dict[str, list[str]] = {}
    for name, version in PIN.findall(lock.read_text()):
        versions.setdefault(name, []).append(version)
    return versions


def stale_locks(root: Path) -> Iterator[str]:
    """A sentence for everything in which a lock does not fit pyproject.toml, or another lock."""
    project = tomllib.loads((root / "pyproject.toml").read_text())
    extras = [need for extra in project["project"]["optional-dependencies"].values() for need in extra]
    needs = {"": [*project["project"]["dependencies"], *extras], **project["dependency-groups"]}
    for lock, (groups, base) in LOCKS.items():
        pins = pinned(root / lock)
        for requirement in (requirement for group in groups for requirement in needs[group]):
            if not _is_met(requirement, pins):
                yield f"{lock} does not hold {requirement}"
        base_pins = pinned(root / base) if base else {}
        for name in sorted(pins.keys() & base_pins.keys()):
            if pins[name] != base_pins[name]:
                yield f"{lock} and {base} differ in {name}"


def hosts_in_locks(root: Path) -> Iterator[str]:
    for lock in LOCKS:
        for number, line in enumerate((root / lock).read_text().splitlines(), 1):
            if HOST.search(line):
                yield f"{lock}:{number} names a host: {line.strip()}"


def _is_met(requirement: str, pins: dict[str, list[str]]) -> bool:
    # Not in the standard library; the check runs in the developer's environment.
    from packaging.requirements import Requirement
    from packaging.utils import canonicalize_name

    wanted = Requirement(requirement)
    versions = pins.get(canonicalize_name(wanted.name), [])
    return bool(versions) and all(wanted.specifier.contains(version) for version in versions)


if __name__ == "__main__":
    complaints = [*stale_locks(ROOT), *hosts_in_locks(ROOT)]
    print("\n".join(complaints) or "the locks are up to date")
    sys.exit("Run: python3 dev.py lock" if complaints else 0)
