"""Whatever is wrong is said in one line, with exit code 2 and never with a traceback."""

import json
from pathlib import Path

import pytest

from tests.cli.helpers import GAME, ONES, SEED, Run

CRASHING = "class B:\n    def choose(self, game, s, seat, rng):\n        raise RuntimeError('boom')\n"
CHEATING = "class B:\n    def choose(self, game, s, seat, rng):\n        return (99, 99)\n"
HONEST = CRASHING.replace("raise RuntimeError('boom')", "return game.legal(s)[-1]") + "    name = 'honest'\n"


def refused(done: tuple[int, str, str], *words: str) -> None:
    code, _, err = done
    assert code == 2, done
    assert err.startswith("lascaux: ")
    assert err.count("\n") == 1
    for word in words:
        assert word in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("plai",), "there is no command 'plai'"),
        (("play",), "Say which game to play"),
        (("play", "go"), "there is no game 'go'"),
        (("play", GAME, "--players", "7"), "allowed are 2, 3 and 4"),
        (("play", GAME, "--players", "0"), "allowed are 2, 3 and 4"),
        (("play", GAME, "--players", "many"), "many"),
        (("play", GAME, "--mode", "golf"), "option 'mode' can't be 'golf'"),
        (("play", GAME, "--set", "mode"), "KEY=VALUE"),
        (("play", GAME, "--set", "colour=red"), "no option 'colour'"),
        (("play", GAME, "--mode", "tribe", "--set", "mode=totem"), "given twice"),
        (("play", GAME, "--set", "last_turn_recruiting=yes"), "only with 'mode=tribe'"),
        (("play", GAME, "--seed", "12"), "32 hex digits"),
        (("play", GAME, "--seed", "x" * 32), "32 hex digits"),
        (("play", GAME, "--seed", "00 " * 16), "32 hex digits"),
        (("play", GAME, "--salt", "x" * 101), "a salt must be at most 100 printable characters"),
        (("play", GAME, "--salt", "a\x1b[31m"), "a salt must be"),
        (("watch", GAME, "--salt", "a\u2028b"), "a salt must be"),
        (("watch", GAME, "--salt", "\udcff"), "a salt must be"),
        (("play", GAME, "--hot-seat", "--bots", "greedy"), "a hot seat has no bots"),
        (("play", GAME, "--hot-seat", "--people", "2"), "leave out --people"),
        (("play", GAME, "--people", "5"), "too many"),
        (("play", GAME, "--people", "-1"), "can't be -1 people"),
        (("play", GAME, "--players", "2", "--bots", "greedy,greedy"), "too many for 2 players"),
        (("play", GAME, "--bots", "zorro"), "there is no bot 'zorro'"),
        (("play", GAME, "--bot", "nofile.py:B"), "there is no file nofile.py"),
        (("play", GAME, "--name", "A", "--name", "A"), "a name of its own"),
        (("play", GAME, "--name", ""), "printable"),
        (("play", GAME, "--lang", "xx"), "there is no language 'xx'"),
        (("play", GAME, "--record", "no/where.jsonl"), "there is no folder no"),
        (("play", GAME, "--record", "."), "is a folder"),
        (("play", GAME, "--resume", "x"), "leave out GAME"),
        (("play", "--resume", "x"), "there is no such file"),
        (("play", GAME, "--frob"), "frob"),
        (("watch",), ""),
        (("replay", "missing.jsonl"), "there is no such file"),
        (("replay", "."), "is a folder"),
        (("arena", GAME, "--games", "0"), "1 to 10000000 games"),
        (("arena", GAME, "--field", "greedy"), "can't be played by 1"),
        (("arena", GAME, "casual", "casual", "casual", "--players", "2"), "3 bots can't sit on 2 seats"),
        (("arena", GAME, "casual", "zorro"), "there is no bot 'zorro'"),
        (("arena", GAME, "casual", "fair(depth=3"), "is not written as"),
        (("arena", GAME, "casual", "strong(simulation=9)"), "there is no parameter 'simulation'"),
        (("arena", GAME, "casual", "casual", "--sprt"), "two different bots, and there is 1"),
        (("arena", GAME, "casual", "random", "--sprt", "--gain", "0"), "--gain must be more than 0"),
        (("arena", GAME, "--jobs", "0"), "--jobs goes from 1"),
        (("arena", GAME, "--patience", "0"), "--patience must be more than 0"),
        (("arena", GAME, "--out", "no/where.json"), "there is no folder no"),
        (("arena", GAME, "--resume", "."), "is a folder"),
        (("check", "missing.toml"), "kingdomino-origins, stone-age"),
        (("check", "missing.toml", "--game", GAME), "missing.toml"),
    ],
)
def test_refused_in_one_line(lascaux: Run, words: tuple[str, ...], said: str) -> None:
    refused(lascaux(*words), said)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("class B:\n    pass\n", "no method 'choose"),
        ("x = 1\n", "has no class 'B'"),
        ("def (\n", "can't be run: SyntaxError"),
        ("import nosuchmodule\n", "can't be run"),
        (CRASHING, "failed: RuntimeError: boom"),
        (CHEATING, "answered (99, 99), which is no legal action"),
    ],
)
def test_bad_own_bot(lascaux: Run, here: Path, source: str, said: str) -> None:
    (here / "own.py").write_text(source)
    refused(lascaux("play", GAME, "--bot", "own.py:B", "--seed", SEED, stdin=ONES), said)


def test_good_own_bot_plays_and_is_remembered(lascaux: Run, here: Path) -> None:
    (here / "own.py").write_text(HONEST)
    words = ("play", GAME, "--players", "2", "--bot", "own.py:B", "--seed", SEED)
    assert lascaux(*words, "--record", "whole", stdin=ONES).code == 0
    assert "Honest 1" in lascaux(*words, stdin="1\n1\nsave half\n").out
    assert lascaux("play", "--resume", "half", "--record", "rest", stdin=ONES).code == 0
    assert (here / "whole").read_text() == (here / "rest").read_text()


@pytest.fixture
def record(lascaux: Run, here: Path) -> str:
    words = ("watch", GAME, "--mode", "tribe", "--bots", "random,random", "--seed", SEED)
    assert lascaux(*words, "--record", "good.jsonl").code == 0
    return (here / "good.jsonl").read_text()


def test_damaged_records(lascaux: Run, here: Path, record: str) -> None:
    lines = record.splitlines(keepends=True)
    changed = json.loads(lines[20])
    changed["digest"] = "0" * 16
    foreign = json.loads(lines[0])
    foreign["game"] = "chess"
    later = json.loads(lines[0])
    later["lascaux"] = 9
    damaged = {
        "empty": (b"", "line 1"),
        "text": (b"hello\n", "line 1"),
        "foreign": (b'{"event": "chess"}\n', "line 1"),
        "other game": ((json.dumps(foreign) + "\n").encode(), "line 1: there is no game 'chess'"),
        "later": ((json.dumps(later) + "\n").encode(), "format"),
        "truncated": ("".join(lines[:30]).encode(), "line 30: the record stops here"),
        "cut in a line": (record[: len(record) // 2].encode(), "line"),
        "line left out": ("".join(lines[:20] + lines[21:]).encode(), "line 21"),
        "digest": ("".join([*lines[:20], json.dumps(changed) + "\n", *lines[21:]]).encode(), "line 21"),
        "more": ((record + lines[-1]).encode(), f"line {len(lines) + 1}"),
        "binary": (bytes(range(256)) * 20, "is not text"),
        "utf-16": (record.encode("utf-16"), "is not text"),
        "deep": (b"[" * 100_000, "line 1"),
        "number": (b'{"lascaux": ' + b"9" * 5000 + b"}\n", "line 1"),
        "huge": (b"x" * 17_000_000, "too big"),
        "long": (b"{}\n" * 1_400_000, "at most"),
    }
    for name, (raw, said) in damaged.items():
        (here / "bad").write_bytes(raw)
        refused(lascaux("replay", "bad"), "bad", said)
        if name in ("truncated", "digest", "binary"):
            refused(lascaux("play", "--resume", "bad"), "bad", said)


def test_a_finished_record_or_one_without_seats_is_not_resumed(lascaux: Run, here: Path, record: str) -> None:
    refused(lascaux("play", "--resume", "good.jsonl"), "this game is over")
    lascaux("play", GAME, "--seed", SEED, stdin="1\n1\nsave half\n")
    text = (here / "half").read_text()
    for old, new in (('"person"', '"zorro"'), ('"seats"', '"sits"'), ('"bot_seed": ', '"bot_seed": -')):
        (here / "bad").write_text(text.replace(old, new))
        refused(lascaux("play", "--resume", "bad"), "bad" if old != '"person"' else "zorro")


def test_existing_record_file_is_kept(lascaux: Run, here: Path) -> None:
    (here / "old").write_text("precious")
    refused(lascaux("play", GAME, "--record", "old", stdin=ONES), "not overwritten")
    refused(lascaux("watch", GAME, "--record", "old"), "not overwritten")
    assert (here / "old").read_text() == "precious"


def test_refusals_of_a_real_process(process: Run) -> None:
    refused(process("play", GAME, "--players", "7"))
    refused(process("frobnicate"))


def test_a_huge_component_file_is_not_read_to_its_end(lascaux: Run) -> None:
    refused(lascaux("check", "/dev/zero", "--game", GAME), "/dev/zero", "too many for components")


def test_what_comes_from_nowhere_and_goes_nowhere(here: Path) -> None:
    """Closed streams are no reason to crash."""
    import os
    import subprocess
    import sys

    from tests.cli.helpers import SOURCES

    env = {**os.environ, "PYTHONPATH": str(SOURCES)}
    for closed, code in ((">&-", 0), ("2>&-", 0), ("<&- >&- 2>&-", 0)):
        command = f'"{sys.executable}" -m lascaux games {closed}'
        done = subprocess.run(["sh", "-c", command], capture_output=True, env=env, cwd=here)
        assert (done.returncode, done.stderr) == (code, b"")
    command = f'"{sys.executable}" -m lascaux watch {GAME} --bots random,random; echo $? >code'
    done = subprocess.run(["sh", "-c", f"({command}) | head -1"], capture_output=True, env=env, cwd=here)
    assert done.stderr == b""
    assert (here / "code").read_text() == "141\n"
