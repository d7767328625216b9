"""train: from nothing to weights that bots play by, whatever comes in between."""

import json
import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import lascaux as package
from lascaux.bots.asking import ask
from lascaux.bots.weights import VARIABLE, own_folder, read_weights
from tests.cli.helpers import GAME, Run

PLAN = """
games = 6
first_games = 12
generations = 2
gate = 3
piece = 1
[recipe]
hidden = [6, 4]
epochs = 2
"""
WORDS = ("train", GAME, "--variant", "discovery-2", "--plan", "plan.toml")
NAME = "kingdomino-origins-discovery-2"
CHECKPOINT = Path("lascaux-training", NAME, "checkpoint.json")
PATIENCE = 120.0


@pytest.fixture(autouse=True)
def plan(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Own weights lie elsewhere, and this build trains."""
    (here / "plan.toml").write_text(PLAN)
    monkeypatch.setenv("PYTHONPATH", str(Path(package.__file__).parents[1]))
    monkeypatch.delenv(VARIABLE, raising=False)


def begun(*more: str) -> subprocess.Popen[str]:
    """In a process group of its own, as a shell starts it. What a shell starts in the background is deaf to
    Ctrl-C, and so would be what that starts in turn: here nobody is."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    command = [sys.executable, "-m", "lascaux", *WORDS, *more]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)


def wait_for(path: Path) -> None:
    ends = time.monotonic() + PATIENCE
    while not path.exists() and time.monotonic() < ends:
        time.sleep(0.01)
    assert path.exists()


def numbers_in(folder: str) -> list[float]:
    return read_weights(Path(folder, NAME, f"{NAME}.weights")).numbers


def stopped_by_ctrl_c() -> str:
    """What it says, having got a first game but no net."""
    with begun("--jobs", "2") as process:
        wait_for(CHECKPOINT.parent / "lessons" / "00000000-00000001.npz")
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "")
    assert not CHECKPOINT.exists()
    return str(out)


def test_stopped_by_ctrl_c_and_killed_it_comes_to_the_same_weights(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = stopped_by_ctrl_c()
    *_, hint, command = out.splitlines()
    assert "Go on with:" in hint
    assert command == f"lascaux {' '.join(WORDS)} --jobs 2 --folder lascaux-training"
    with begun("--jobs", "1") as second:
        wait_for(CHECKPOINT)
        second.kill()
    with begun("--jobs", "2") as third:
        out, err = third.communicate(timeout=PATIENCE)
    assert (third.returncode, err) == (0, "")
    assert f"goes on after 1 generation, in lascaux-training/{NAME}" in " ".join(out.split())
    assert out.count("Generation ") == 1
    whole = subprocess.run([*third.args, "--folder", "whole"], capture_output=True, text=True)  # type: ignore[misc]
    assert whole.stdout.count("Generation ") == 2
    assert max(map(len, whole.stdout.partition("The net of")[0].splitlines())) <= 80
    assert numbers_in("whole") == numbers_in("lascaux-training")
    monkeypatch.setenv(VARIABLE, str(here / "whole" / NAME))
    weights_are_played_by(here / "whole" / NAME)
    curves_are_drawn(here / "whole" / NAME)


def weights_are_played_by(folder: Path) -> None:
    match = package.start(GAME, 2)
    assert ask(package.make_bot("fair"), match.game, match.state, match.actor, package.Pcg32(1))
    made = read_weights(folder / f"{NAME}.weights").made
    assert made["setups"] == [{"players": 2, "options": {"mode": "discovery"}}]
    assert len(made["figures"]) == 2


def curves_are_drawn(folder: Path) -> None:
    lines = [json.loads(line) for line in (folder / "curves.jsonl").read_text().splitlines()]
    assert [line["generation"] for line in lines] == [0, 1]
    assert all(line["against"][0]["games"] == 3 for line in lines)
    picture = ElementTree.parse(folder / "curves.svg").getroot()
    texts = [text for text in picture.itertext() if text.strip()]
    assert "Share of wins against casual" in texts
    assert not [text for text in texts if text.startswith("cli-")]


def test_weights_are_put_where_bots_find_them(lascaux: Run, here: Path, monkeypatch) -> None:
    """And a longer run goes on from a shorter one; a run that is done only tells."""
    monkeypatch.setenv(VARIABLE, str(here / "mine"))
    words = (*WORDS, "--games", "2", "--generations", "1", "--jobs", "1", "--install")
    assert "They lie in" in lascaux(*words).out
    first = (here / "mine" / f"{NAME}.weights").read_bytes()
    assert "goes on after 1 generation" in " ".join(lascaux(*words).out.split())
    assert (here / "mine" / f"{NAME}.weights").read_bytes() == first


def test_in_a_checkout_weights_belong_to_the_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    copy = tmp_path / ".build" / "compiled-1" / "lascaux" / "bots" / "weights"
    monkeypatch.setattr("lascaux.bots.weights.FOLDER", copy)
    assert own_folder() is None
    (tmp_path / "src" / "lascaux" / "bots").mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    assert own_folder() == tmp_path / "src" / "lascaux" / "bots" / "weights"
    monkeypatch.setenv(VARIABLE, "mine")
    assert own_folder() == Path("mine")


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--variant", "chess"), "has no variant 'chess': there are discovery-2, discovery-4, totem-2"),
        (("--games", "0"), "games and generations are numbers from 1"),
        (("--generations", "-1"), "games and generations are numbers from 1"),
        (("--seed", "-1"), "a seed for training is a number from 0"),
        (("--seconds", "0"), "--seconds must be more than 0"),
        (("--jobs", "0"), "1 to 256"),
        (("--games", "1"), "a generation has at least 2 games"),
        (("--plan", "nothing.toml"), "nothing.toml: this is no plan"),
        (("--plan", "wrong.toml"), "wrong.toml: this is no plan: Expected `int`, got `str` - at `$.gate`"),
        (("--from", "plan.toml"), "plan.toml can't be read as weights"),
        (("--from", "nothing.weights"), "there are no weights nothing.weights"),
    ],
)
def test_what_can_t_be_trained_is_said(lascaux: Run, here: Path, more: tuple[str, ...], said: str) -> None:
    (here / "wrong.toml").write_text('gate = "shut"')
    words = {WORDS[i]: WORDS[i + 1] for i in (2, 4)} | {more[0]: more[1]}
    done = lascaux(*WORDS[:2], *[word for pair in words.items() for word in pair])
    assert done.code == 2
    assert said in done.err


@pytest.mark.parametrize("missing", ["numpy", "librt"])
def test_without_what_it_needs_one_sentence_says_so(missing: str) -> None:
    code = f"import sys; sys.modules['{missing}'] = None; from lascaux.cli.main import run; sys.exit(run())"
    done = subprocess.run([sys.executable, "-c", code, *WORDS], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "lascaux: training needs numpy and librt: install lascaux[bots]\n"
