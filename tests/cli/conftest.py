"""Runs the terminal client: as a process of its own, or in this one where a process adds nothing."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.helpers import SOURCES, Done, Run

# Tests read English, whatever the person who runs them speaks.
for name in ("LC_ALL", "LANGUAGE"):
    os.environ.pop(name, None)
os.environ["LC_MESSAGES"] = "C"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def process(here: Path) -> Run:
    def run(*words: str, stdin: str | bytes = "") -> Done:
        env = {**os.environ, "PYTHONPATH": str(SOURCES), "COLUMNS": "200", "FORCE_COLOR": "1"}
        typed = stdin if isinstance(stdin, bytes) else stdin.encode()
        command = [sys.executable, "-m", "lascaux", *words]
        done = subprocess.run(command, input=typed, capture_output=True, cwd=here, env=env, timeout=180)
        return Done(done.returncode, done.stdout.decode(), done.stderr.decode())

    return run


@pytest.fixture
def lascaux(here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The same, but in this process."""
    from lascaux.cli import saving
    from lascaux.cli.main import run as run_words

    def run(*words: str, stdin: str = "") -> Done:
        saving.OWN.clear()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
        capsys.readouterr()
        code = run_words(list(words))
        return Done(code, *capsys.readouterr())

    return run
