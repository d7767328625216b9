"""Steps of a set-up: shown while they run, timed, logged, and explained when they fail."""

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

LAST_LINES = 15
TICK_SECONDS = 0.5


class StepError(Exception):
    """A step failed; the text says what happened and what to do next."""


def say(text: str) -> None:
    """Stdout belongs to the product, so that its output can be piped."""
    print(text, file=sys.stderr, flush=True)


def run_step(
    title: str,
    command: Sequence[str | Path],
    *,
    log: Path,
    advice: str,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> None:
    """Run a command with its output in a log; its last lines are shown only if it fails."""
    started = time.monotonic()
    _show_start(title)
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as output:
        status = _wait(title, started, _start(command, output.fileno(), cwd, env))
    _show_end(title, time.monotonic() - started, status)
    if status != 0:
        raise StepError(f"{last_lines(log)}\n{title}: failed (all of it: {log})\n{advice}")


def last_lines(log: Path) -> str:
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    return "\n".join("  | " + line for line in lines[-LAST_LINES:])


def _start(
    command: Sequence[str | Path], output: int, cwd: Path | None, env: Mapping[str, str] | None
) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [os.fspath(part) for part in command],
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
        cwd=cwd,
        env=env,
    )


def _wait(title: str, started: float, process: "subprocess.Popen[bytes]") -> int:
    while True:
        try:
            return process.wait(TICK_SECONDS)
        except subprocess.TimeoutExpired:
            if sys.stderr.isatty():
                _write(f"\r{title} ... {time.monotonic() - started:.0f} s")
        except BaseException:
            process.kill()
            process.wait()
            raise


def _show_start(title: str) -> None:
    """Where nobody watches, a step is a line when it is over: two of them may go on together."""
    if sys.stderr.isatty():
        _write(f"{title} ...")


def _show_end(title: str, seconds: float, status: int) -> None:
    start = "\r" if sys.stderr.isatty() else ""
    _write(f"{start}{title} ... {seconds:.1f} s{'' if status == 0 else ', failed'}\n")


def _write(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()
