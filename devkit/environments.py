"""Virtual environments from hashed locks, made once and told apart by a stamp that is written last."""

import hashlib
import os
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from devkit.steps import StepError, run_step

ROOT = Path(__file__).resolve().parent.parent
BUILDS = ROOT / ".build"
LOGS = BUILDS / "logs"
BUILD_LOCK = ROOT / "requirements-build.lock"

NO_VENV = "Python can't make virtual environments here. On Debian or Ubuntu: apt-get install python3-venv"
NO_NETWORK = "Is there a network connection, and room on the disk? Then run the same command again."
NOT_LINKED = (
    "This needs a network, too. If there is one, look at pyproject.toml, or at the files that it names."
)


@dataclass(frozen=True)
class Environment:
    title: str
    folder: Path
    lock: Path
    has_product: bool = False

    def program(self, name: str) -> Path:
        if os.name == "nt":
            return self.folder / "Scripts" / f"{name}.exe"
        return self.folder / "bin" / name

    @property
    def python(self) -> Path:
        return self.program("python")

    @property
    def stamp(self) -> Path:
        return self.folder / "lascaux-stamp"

    def fingerprint(self) -> str:
        """All that, when it changes, makes the environment worthless. Scripts hold the folder's path."""
        parts = [sys.version, sys.base_prefix, str(self.folder), self.lock.read_text()]
        if self.has_product:
            parts.append((ROOT / "pyproject.toml").read_text())
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()

    def is_ready(self) -> bool:
        is_whole = self.python.exists() and (not self.has_product or self.program("lascaux").exists())
        return is_whole and self.stamp.exists() and self.stamp.read_text() == self.fingerprint()


UV = Environment("the installer", BUILDS / "uv", ROOT / "requirements-uv.lock")
PLAYER = Environment("the game", ROOT / ".venv", ROOT / "requirements.lock", has_product=True)
DEVELOPER = Environment(
    "the game and its tests", ROOT / ".venv", ROOT / "requirements-dev.lock", has_product=True
)
COMPILER = Environment("the compiler", BUILDS / "venv", BUILD_LOCK)
BENCH = Environment("the peers to compare with", BUILDS / "bench", ROOT / "requirements-bench.lock")


def is_set_up(wanted: Environment) -> bool:
    """A developer's environment holds all that a player needs."""
    return wanted.is_ready() or (wanted is PLAYER and DEVELOPER.is_ready())


def set_up(wanted: Environment) -> None:
    if is_set_up(wanted):
        return
    install_uv()
    wanted.stamp.unlink(missing_ok=True)
    is_new = not wanted.folder.exists()
    try:
        _fill(wanted)
    except StepError:
        if is_new:
            raise
        # What is left of a broken environment may be the cause: once more, from nothing.
        shutil.rmtree(wanted.folder)
        _fill(wanted)
    wanted.stamp.write_text(wanted.fingerprint())


def install_uv() -> None:
    """The only thing that pip installs; everything else is installed by uv, which is much faster."""
    if UV.is_ready():
        return
    shutil.rmtree(UV.folder, ignore_errors=True)
    step("making room for the installer", [base_python(), "-m", "venv", UV.folder], "uv-venv", NO_VENV)
    pip: list[str | Path] = [UV.python, "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
    step("fetching the installer", [*pip, "--require-hashes", "-r", UV.lock], "uv", NO_NETWORK)
    UV.stamp.write_text(UV.fingerprint())


def base_python() -> str:
    """The Python that is running may be in the very environment that is about to be replaced."""
    return getattr(sys, "_base_executable", None) or sys.executable


def _fill(wanted: Environment) -> None:
    uv: str | Path = UV.program("uv")
    into: list[str | Path] = ["--python", wanted.python]
    name = wanted.folder.name.strip(".")
    if not wanted.python.exists():
        make = [uv, "venv", "--clear", "--python", base_python(), wanted.folder]
        step(f"making an environment for {wanted.title}", make, f"{name}-venv", NO_VENV)
    sync = [uv, "pip", "sync", *into, "--require-hashes", "--compile-bytecode", wanted.lock]
    step(f"installing {wanted.title}", sync, f"{name}-install", NO_NETWORK)
    if wanted.has_product:
        link = [uv, "pip", "install", *into, "--no-deps", "--build-constraint", BUILD_LOCK, "-e", ROOT]
        step("linking the sources", link, f"{name}-link", NOT_LINKED)


def step(title: str, command: Sequence[str | Path], log_name: str, advice: str) -> None:
    env = {**os.environ, "UV_PYTHON_DOWNLOADS": "never", "LASCAUX_PURE": "1"}
    run_step(title, command, log=LOGS / f"{log_name}.log", advice=advice, cwd=ROOT, env=env)
