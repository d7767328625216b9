"""What levels above casual need: weights that fit, and librt. Without, a sentence says what to do."""

import subprocess
import sys
from pathlib import Path

import pytest

import lascaux
from lascaux.bots.asking import ask
from lascaux.bots.levels import available
from lascaux.bots.registry import check_bot
from lascaux.bots.weights import VARIABLE, read_header, read_weights
from lascaux.engine.errors import BotError
from tests.bots.nets import ignorant, install

GAME = lascaux.load("kingdomino-origins")
SETUP = GAME.setup(2, {})
SOURCES = Path(lascaux.__file__).parents[1]
MISSING = (
    r"need the weights kingdomino-origins-discovery-2\.weights, which are not here:"
    r" lascaux train kingdomino-origins --variant discovery-2 makes them$"
)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    monkeypatch.setattr("lascaux.bots.weights.FOLDER", tmp_path / "nothing")
    return tmp_path


def asked(level: str) -> lascaux.Action:
    match = lascaux.Match(GAME, SETUP, seed=bytes(16))
    return ask(lascaux.make_bot(level), GAME, match.state, match.actor, lascaux.Pcg32(1))


def test_weights_come_back_as_they_were(folder):
    weights = ignorant(GAME, "discovery-2")
    path = install(weights, folder)
    again = read_weights(path)
    assert again.numbers == pytest.approx(weights.numbers, abs=1e-7)
    assert (again.features, again.made) == (weights.features, {"seed": 5})
    assert read_header(path).numbers == []


def test_a_level_that_learned_plays_by_the_weights_of_its_variant(folder):
    assert available(GAME, SETUP) == ["easy", "casual"]
    with pytest.raises(BotError, match=MISSING):
        asked("fair")
    install(ignorant(GAME, "discovery-2"), folder)
    assert asked("fair") in lascaux.Match(GAME, SETUP, seed=bytes(16)).legal()
    assert "fair" in available(GAME)
    assert "fair" in available(GAME, SETUP)
    assert available(GAME, GAME.setup(4, {})) == ["easy", "casual"]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"revision": GAME.revision + 1}, "learned by rules of revision"),
        ({"features": ["points"]}, "learned with other features"),
        ({"categories": ["area"]}, "learned with other features"),
        ({"numbers": [0.0, 1.0]}, "are not whole"),
        ({"sizes": [1, 2]}, "are not whole"),
        ({"sizes": [1, 1, 1, 1], "numbers": [0.0] * 6}, "are not whole"),
    ],
)
def test_weights_that_do_not_fit_are_refused_at_the_table(folder, changed, said):
    install(ignorant(GAME, "discovery-2", **changed), folder)
    with pytest.raises(BotError, match=f"bot 'fair' failed: the weights for {GAME.id} .*{said}"):
        asked("fair")
    if "numbers" not in changed and "sizes" not in changed:  # these are not read to make a list
        assert available(GAME, SETUP) == ["easy", "casual"]


def test_weights_of_another_game_are_refused(folder):
    install(ignorant(GAME, "discovery-2"), folder).rename(folder / "stone-age-2.weights")
    match = lascaux.start("stone-age", 2)
    with pytest.raises(BotError, match="these weights are for kingdomino-origins, not for stone-age"):
        ask(lascaux.make_bot("fair"), match.game, match.state, match.actor, lascaux.Pcg32(1))
    assert available(match.game) == ["easy", "casual"]


@pytest.mark.parametrize("text", [b"", b"nothing", b"[]\n", b'{"game": 3}\n', b"\xff\xfe\n"])
def test_a_file_that_holds_no_weights_is_refused(folder, text):
    (folder / "kingdomino-origins-discovery-2.weights").write_bytes(text)
    with pytest.raises(BotError, match=r"discovery-2\.weights can't be read as weights"):
        asked("fair")
    assert available(GAME) == ["easy", "casual"]


@pytest.mark.parametrize("lost", [2, 400])
def test_a_file_that_was_cut_off_is_refused(folder, lost):
    path = install(ignorant(GAME, "discovery-2"), folder)
    path.write_bytes(path.read_bytes()[:-lost])
    with pytest.raises(BotError, match=r"bot 'fair' failed: .*(can't be read as weights|are not whole)"):
        asked("fair")


@pytest.mark.parametrize(
    ("parameter", "said"),
    [
        ("simulation=12", "there is no parameter 'simulation'"),
        ("simulations=-12", "'simulations' is -12, not 0 or more"),
        ("simulations=1.5", "not a whole number"),
        ("candidates=0", "not 1 or more"),
        ("seconds=1e999", "'seconds' is inf"),
        ("seconds=True", "not a number"),
        ("by_turn=1", "not True or False"),
        ("value='guess'", "not one of hand, learned"),
    ],
)
def test_a_parameter_that_makes_no_sense_is_refused_before_the_game(folder, parameter, said):
    """Some of them would make a bot think for ever."""
    install(ignorant(GAME, "discovery-2"), folder)
    check_bot(lascaux.make_bot("strong(simulations=2)"), GAME, SETUP)
    with pytest.raises(BotError, match=said):
        check_bot(lascaux.make_bot(f"strong({parameter})"), GAME, SETUP)


WITHOUT_LIBRT = """
import sys
sys.modules["librt"] = sys.modules["librt.vecs"] = sys.modules["numpy"] = None
import lascaux, lascaux.cli.main, lascaux.server.app
from lascaux.bots.asking import ask
from lascaux.bots.levels import available
match = lascaux.start("stone-age", 2, seed=bytes(16))
print(available(match.game))
for level in ("easy", "casual", "fair"):
    try:
        print(ask(lascaux.make_bot(level), match.game, match.state, 0, lascaux.Pcg32(1)) in match.legal())
    except lascaux.LascauxError as problem:
        print(problem)
"""


def test_without_librt_and_numpy_there_are_easy_and_casual():
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_LIBRT],
        env={"PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
    )
    *fine, last = done.stdout.splitlines()
    assert fine == ["['easy', 'casual']", "True", "True"], done.stderr
    assert last.endswith("librt, which is not installed here: install lascaux[bots]")
