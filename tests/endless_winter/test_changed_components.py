"""Component files that were changed at random are refused with file, entry and reason, or games with them
end.

LASCAUX_CHANGED_COMPONENTS=3000 tries so many, LASCAUX_FIRST_CHANGE=20000 from another seed on.
"""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lascaux.advice.endless_winter import outlook
from tests.endless_winter import playing_changed
from tests.endless_winter.playing_changed import PLAYED, REFUSED

ROOT = next(folder for folder in Path(__file__).parents if (folder / "pyproject.toml").is_file())
IS_COMPILED = not outlook.__file__.endswith(".py")
COUNT = int(os.environ.get("LASCAUX_CHANGED_COMPONENTS", "500" if IS_COMPILED else "48"))
FIRST = int(os.environ.get("LASCAUX_FIRST_CHANGE", "0"))
PARTS = 4  # so that several processes share them

needs_forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="a game is imported once for each folder")


def tried(first: int, count: int) -> list[dict[str, object]]:
    command = [sys.executable, "-m", "tests.endless_winter.playing_changed", str(first), str(count)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


@needs_forks
@pytest.mark.parametrize("part", range(PARTS))
def test_changed_components_are_refused_or_played_to_the_end(part: int) -> None:
    count = COUNT // PARTS
    told = tried(FIRST + part * count, count)
    assert len(told) == count
    assert [line for line in told if line["what"] not in (REFUSED, PLAYED)] == []
    played = len([line for line in told if line["what"] == PLAYED])
    assert count // 3 <= played < count


@needs_forks
def test_what_kills_a_process_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(playing_changed, "play", lambda seed: os.kill(os.getpid(), signal.SIGKILL))
    assert playing_changed.in_a_fork(tmp_path, 0)["what"] == f"died of signal {int(signal.SIGKILL)}"


@needs_forks
def test_what_goes_wrong_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(playing_changed, "play", lambda seed: [][seed])
    assert "IndexError" in playing_changed.in_a_fork(tmp_path, 0)["what"]
