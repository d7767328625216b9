"""Compiles engine, games and advice with mypyc: in a scratch folder, never beside the sources.

A stale extension beside its source would shadow every edit, so a build has the hash of what it was made from
in its name, and one of another hash is never used.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from pathlib import Path

from devkit.steps import run_step

PACKAGE = "lascaux"
COMPILED_PARTS = ("engine", "games", "advice", "learned")
LEFT_INTERPRETED = ("__init__.py", "load*.py", "view_types.py")
NOT_SOURCES = ("__pycache__", "*.pyc", "*.so", "*.pyd", ".*")
OLD_BUILDS_KEPT = 2

HERE = Path(__file__).parent
BUILD_SCRIPT = HERE / "native.py"
ADVICE = "The game works without it, only more slowly."


def modules_to_compile(package: Path) -> list[Path]:
    return [path for path in _python_files(package) if not any(map(path.match, LEFT_INTERPRETED))]


def native_hash(package: Path, build_lock: Path) -> str:
    """Names the compiled modules: sources, Python, mypy's version (by the lock), platform."""
    target = [sys.version, sysconfig.get_platform(), str(sysconfig.get_config_var("EXT_SUFFIX"))]
    recipe = [build_lock, BUILD_SCRIPT, HERE / "compiling.py"]
    return _digest(target, [(path.name, path) for path in recipe] + _named(package, _python_files(package)))


def package_hash(package: Path, build_lock: Path) -> str:
    """Names a whole compiled package: a change to data or to interpreted parts only copies anew."""
    files = (path for path in package.rglob("*") if path.is_file() and _is_source(path.relative_to(package)))
    return _digest([native_hash(package, build_lock)], _named(package, files))


def why_not() -> str | None:
    """The reason why nothing can be compiled on this machine, if there is one."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()[0]
    if shutil.which(compiler) is None:
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python.h found; on Debian: apt-get install python3-dev"
    return None


def compile_into(native: Path, package: Path, python: str | Path, log: Path) -> None:
    """Fill the folder `native` with the extension modules, laid out as they stand beside the package."""
    with tempfile.TemporaryDirectory(prefix="tmp-", dir=native.parent) as scratch:
        work = Path(scratch)
        copy_package(package, work / PACKAGE)
        paths = [path.relative_to(work).as_posix() for path in modules_to_compile(work / PACKAGE)]
        command = [python, BUILD_SCRIPT, *paths]
        run_step("compiling the engine", command, cwd=work, env=_quiet_env(), log=log, advice=ADVICE)
        _collect(work, work / "native")
        (work / "native").rename(native)


def assemble(builds: Path, package: Path, build_lock: Path, python: str | Path, log: Path) -> Path:
    """The complete package with its compiled modules, in a folder named after its hash."""
    with tempfile.TemporaryDirectory(prefix="tmp-", dir=builds) as scratch:
        whole = Path(scratch) / "whole"
        copy_package(package, whole / PACKAGE)
        # Hashed after copying: a source that is edited meanwhile can't end up under the wrong name.
        result = builds / f"compiled-{package_hash(whole / PACKAGE, build_lock)}"
        native = builds / f"native-{native_hash(whole / PACKAGE, build_lock)}"
        if not native.is_dir():
            compile_into(native, whole / PACKAGE, python, log)
        shutil.copytree(native, whole, dirs_exist_ok=True)
        if not result.is_dir():
            whole.rename(result)
    for kept in (native, result):
        _delete_old_builds(kept)
    return result


def copy_package(package: Path, target: Path) -> None:
    shutil.copytree(package, target, ignore=shutil.ignore_patterns(*NOT_SOURCES))


def _python_files(package: Path) -> list[Path]:
    return sorted(path for part in COMPILED_PARTS for path in (package / part).rglob("*.py"))


def _is_source(path: Path) -> bool:
    return not any(Path(part).match(pattern) for part in path.parts for pattern in NOT_SOURCES)


def _named(package: Path, files: Iterable[Path]) -> list[tuple[str, Path]]:
    return sorted((path.relative_to(package).as_posix(), path) for path in files)


def _digest(texts: Iterable[str], files: Iterable[tuple[str, Path]]) -> str:
    """Lengths are hashed too, so that moving a line from one file to the next is a change."""
    digest = hashlib.blake2b(digest_size=8)
    parts = [text.encode() for text in texts]
    for name, path in files:
        parts += [name.encode(), path.read_bytes()]
    for part in parts:
        digest.update(b"%d:" % len(part))
        digest.update(part)
    return digest.hexdigest()


def _quiet_env() -> dict[str, str]:
    """The caller's Python path could hold another lascaux, which mypy would find."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")}


def _collect(work: Path, native: Path) -> None:
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    for path in [*work.glob("*" + suffix), *(work / PACKAGE).rglob("*" + suffix)]:
        target = native / path.relative_to(work)
        target.parent.mkdir(parents=True, exist_ok=True)
        path.rename(target)


def _delete_old_builds(kept: Path) -> None:
    """A running game may still use the last ones."""
    same_kind = kept.name.split("-")[0] + "-*"
    old = [path for path in kept.parent.glob(same_kind) if path != kept]
    for path in sorted(old, key=lambda path: path.stat().st_mtime, reverse=True)[OLD_BUILDS_KEPT:]:
        shutil.rmtree(path, ignore_errors=True)
