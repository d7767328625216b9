"""A real terminal: questions with defaults, a word thrown in, colours, Ctrl-C."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lascaux.games.registry import game_ids
from tests.cli.helpers import GAME, SEED, SOURCES

PATIENCE = 60  # seconds
A_MOMENT = 0.3
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """80 columns, 24 lines, and somebody who reads before typing."""

    def __init__(self, here: Path, *words: str) -> None:
        self.heard = ""
        self.ended = False
        self.pid, self.line = pty.fork()
        if self.pid == 0:
            os.chdir(here)
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may ignore it
            more = {"PYTHONPATH": str(SOURCES), "TERM": "xterm-256color", "LANG": "C.UTF-8"}
            os.execve(sys.executable, [sys.executable, "-m", "lascaux", *words], {**os.environ, **more})
        fcntl.ioctl(self.line, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def wait_for(self, words: str) -> str:
        """What was shown until these words came."""
        return self.wait_for_any(words)

    def wait_for_any(self, *words: str) -> str:
        end = time.monotonic() + PATIENCE
        while not any(word in ESCAPES.sub("", self.heard) for word in words):
            ready, _, _ = select.select([self.line], [], [], max(0, end - time.monotonic()))
            assert ready, f"no {words!r} in {self.heard!r}"
            self.heard += os.read(self.line, 65536).decode(errors="replace")
        shown, self.heard = self.heard, ""
        return shown

    def type(self, words: str) -> None:
        os.write(self.line, words.encode())

    def interrupt(self, key: str) -> None:
        """The prompt is there a moment before anybody listens, on a busy machine a long one."""
        end = time.monotonic() + PATIENCE
        time.sleep(A_MOMENT)
        while is_running(self.pid) and time.monotonic() < end:
            time.sleep(A_MOMENT)
        self.type(key)

    def exit_code(self) -> int:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if not (heard := os.read(self.line, 65536)):
                    break
                self.heard += heard.decode(errors="replace")
            except OSError:
                break
        self.ended = True
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def close(self) -> None:
        os.close(self.line)
        if not self.ended:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)


def is_running(pid: int) -> bool:
    """Or would like to, instead of waiting for something; as far as this system tells."""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "R"


Opened = Callable[..., Terminal]


@pytest.fixture
def open_terminal(tmp_path: Path) -> Iterator[Opened]:
    opened: list[Terminal] = []

    def make(*words: str) -> Terminal:
        opened.append(Terminal(tmp_path, *words))
        return opened[-1]

    yield make
    for terminal in opened:
        terminal.close()


def test_start_by_questions_then_leave_and_save(open_terminal: Opened, tmp_path: Path) -> None:
    terminal = open_terminal("play", "--seed", SEED)
    terminal.wait_for("Which game: ")
    terminal.type("\n")
    terminal.wait_for("Which? [discovery]")
    terminal.type("7\n")
    terminal.wait_for("Please answer with one of")
    terminal.type("tribe\n")
    terminal.wait_for("How many players")
    terminal.type("\n")
    terminal.wait_for("How many of them are people")
    terminal.type("\n")
    terminal.wait_for("Which bots")
    terminal.type("random\n")
    assert "SHA-256" in terminal.wait_for("Throw in a word")
    terminal.type("ochre\n")
    shown = terminal.wait_for("Wolf> ")
    assert "\x1b[" in shown
    assert "Random 3" in shown
    terminal.interrupt("\x03")
    terminal.wait_for("Save the game before you leave? [Y/n]")
    terminal.type("\n")
    terminal.wait_for("play --resume")
    assert terminal.exit_code() == 130
    saved = list(tmp_path.glob("*-saved.jsonl"))
    assert len(saved) == 1
    assert "ochre" in saved[0].read_text()


@pytest.mark.parametrize("words", [("--plain",), ()])
@pytest.mark.parametrize("game", game_ids())
def test_plain_has_no_colours(
    open_terminal: Opened, tmp_path: Path, game: str, words: tuple[str, ...]
) -> None:
    terminal = open_terminal("play", game, "--seed", SEED, "--salt", "", *words)
    shown = terminal.wait_for("Wolf> ").replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")
    assert ("\x1b" in shown) != bool(words)
    assert shown.isascii() == bool(words)
    terminal.type("quit\n")
    terminal.wait_for("[Y/n]")
    terminal.type("n\n")
    assert terminal.exit_code() == 1
    assert list(tmp_path.iterdir()) == []


def test_ctrl_d_before_the_game_just_ends_it(open_terminal: Opened) -> None:
    for words, question in ((("play",), "Which game: "), (("play", GAME), "Throw in a word")):
        terminal = open_terminal(*words)
        terminal.wait_for(question)
        terminal.interrupt("\x04")
        assert terminal.exit_code() == 1
        assert "Traceback" not in terminal.heard


def test_ctrl_d_in_a_game_offers_to_save_it(open_terminal: Opened, tmp_path: Path) -> None:
    terminal = open_terminal("play", GAME, "--salt", "")
    terminal.wait_for("Wolf> ")
    terminal.interrupt("\x04")
    terminal.wait_for("Save the game before you leave? [Y/n]")
    terminal.type("\n")
    assert terminal.exit_code() == 1
    assert len(list(tmp_path.glob("*-saved.jsonl"))) == 1


def test_a_long_question_breaks_between_words(open_terminal: Opened) -> None:
    terminal = open_terminal("play", GAME, "--salt", "", "--mode", "tribe", "--seed", SEED)
    for words in ("1", "1", "1", "undo"):
        terminal.wait_for("Wolf> ")
        terminal.type(words + "\n")
    shown = ESCAPES.sub("", terminal.wait_for("[y/N]")).replace("\r", "")
    asked = shown[shown.index("actions of others lie in between") :]
    assert asked.count("\n") == 1
    assert max(len(line) for line in shown.split("\n")) <= 80


def test_a_game_is_not_lost_because_a_file_can_t_be_written(open_terminal: Opened, tmp_path: Path) -> None:
    terminal = open_terminal("play", GAME, "--salt", "", "--players", "2", "--seed", SEED)
    while "Save the record" not in (shown := terminal.wait_for_any("Wolf> ", "[Y/n, or another name]")):
        terminal.type("1\n")
    assert "Wolf" in shown
    terminal.type("nowhere/x\n")
    assert "there is no folder nowhere" in terminal.wait_for("[Y/n, or another name]")
    terminal.type("here.jsonl\n")
    assert terminal.exit_code() == 0
    assert [path.name for path in tmp_path.iterdir()] == ["here.jsonl"]


def test_a_game_is_not_lost_because_a_bot_fails(open_terminal: Opened, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(
        "class B:\n    def choose(self, game, s, seat, rng):\n        raise RuntimeError('boom')\n"
    )
    terminal = open_terminal(
        "play", GAME, "--salt", "", "--players", "2", "--bot", "own.py:B", "--seed", SEED
    )
    while "[Y/n]" not in (shown := terminal.wait_for_any("Wolf> ", "[Y/n]")):
        terminal.type("1\n")
    assert "failed: RuntimeError: boom" in shown
    terminal.type("y\n")
    terminal.wait_for("play --resume")
    assert terminal.exit_code() == 2
