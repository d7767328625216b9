"""Which engine a run uses: the compiled one where it can be had, otherwise the sources as they are."""

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from devkit import compiling
from devkit.environments import BUILD_LOCK, BUILDS, COMPILER, LOGS, ROOT, set_up
from devkit.steps import StepError, say

PACKAGE = ROOT / "src" / compiling.PACKAGE


@dataclass(frozen=True)
class Engine:
    """`folder` goes first on the Python path; without one the editable install serves the sources."""

    folder: Path | None
    reason: str = ""
    is_broken: bool = False

    def __str__(self) -> str:
        return "engine: compiled" if self.folder else f"engine: interpreted ({self.reason})"


def ready_engine() -> Engine | None:
    """The engine if it is there or can't be had, or None if it has to be built first."""
    if os.environ.get("LASCAUX_INTERPRETED") == "1":
        return Engine(None, "LASCAUX_INTERPRETED is set")
    if not compiling.modules_to_compile(PACKAGE):
        return Engine(None, "there is nothing to compile")
    built = BUILDS / f"compiled-{compiling.package_hash(PACKAGE, BUILD_LOCK)}"
    if built.is_dir():
        return Engine(built)
    if reason := compiling.why_not():
        return Engine(None, reason)
    if _failure_mark().exists():
        return Engine(None, f"compiling failed, see {_log()}", is_broken=True)
    return None


def is_compiled() -> bool:
    """Whether what must be compiled is: where only other parts changed, building is no more than copying."""
    return (BUILDS / f"native-{compiling.native_hash(PACKAGE, BUILD_LOCK)}").is_dir()


def build_engine() -> Engine:
    """Compile; whatever goes wrong, the game can be played without."""
    _sweep_scratch_folders()
    try:
        set_up(COMPILER)
    except StepError as error:
        say(f"{error}\n{compiling.ADVICE}")
        return Engine(None, "the compiler could not be installed")
    mark = _failure_mark()
    try:
        return Engine(compiling.assemble(BUILDS, PACKAGE, BUILD_LOCK, COMPILER.python, _log()))
    except StepError as error:
        say(f"warning: {error}")
        # Else every start would wait for the same failure; a changed source has another mark.
        mark.touch()
        return Engine(None, f"compiling failed, see {_log()}", is_broken=True)


def forget_failures() -> None:
    for mark in BUILDS.glob("failed-*"):
        mark.unlink(missing_ok=True)


def environment_for(engine: Engine) -> dict[str, str]:
    """This process's environment with that engine's folder first, and no other build of ours, on the path."""
    inherited = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path = [entry for entry in inherited if entry and Path(entry).parent != BUILDS]
    if engine.folder:
        path.insert(0, str(engine.folder))
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**env, "PYTHONPATH": os.pathsep.join(path)} if path else env


def _failure_mark() -> Path:
    return BUILDS / f"failed-{compiling.native_hash(PACKAGE, BUILD_LOCK)}"


def _log() -> Path:
    return LOGS / "compiling.log"


def _sweep_scratch_folders() -> None:
    """Left by a build that was killed. Only called in our turn, so none is in use."""
    for scratch in BUILDS.glob("tmp-*"):
        shutil.rmtree(scratch, ignore_errors=True)
