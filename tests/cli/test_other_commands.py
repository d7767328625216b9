"""games, watch, replay, check."""

import json
from pathlib import Path

import lascaux as package
from tests.cli.helpers import GAME, SEED, SOURCES, Run

COMPONENTS = SOURCES / "lascaux/games/kingdomino_origins/data/components.toml"


def test_version_and_help(process: Run) -> None:
    assert process("--version").out.startswith(f"lascaux {package.__version__}")
    shown = process("--help")
    assert shown.code == 0
    assert all(name in shown.out for name in ("play", "watch", "replay", "arena", "games", "check"))


def test_games_lists_every_option_and_choice(lascaux: Run) -> None:
    out = lascaux("games").out
    for option in package.load(GAME).options:
        assert option.rule in out
        assert all(f"{choice}" in out for choice in (option.key, *option.choices))
    assert max(len(line) for line in out.splitlines()) <= 80


def test_watch_shows_the_board_and_ends_with_the_sheet(lascaux: Run, here: Path) -> None:
    words = ("watch", GAME, "--bots", "greedy,random,random", "--mode", "totem", "--seed", SEED)
    shown = lascaux(*words, "--record", "w.jsonl")
    assert (shown.code, shown.err) == (0, "")
    assert "round 12 of 12" in shown.out
    assert "total" in shown.out
    assert "\x1b" not in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= 80


def test_replay_verifies_and_shows_any_position(lascaux: Run, here: Path) -> None:
    words = ("watch", GAME, "--bots", "random,random", "--seed", SEED, "--record", "w.jsonl")
    assert lascaux(*words).code == 0
    assert f"The seed was {SEED}." in lascaux("replay", "w.jsonl").out
    facts = json.loads(lascaux("replay", "w.jsonl", "--json").out)
    assert facts["finished"] is True
    assert facts["seed"] == SEED
    for number in (0, 1, 30, facts["actions"]):
        shown = lascaux("replay", "w.jsonl", "--to", str(number))
        assert shown.code == 0
        assert (f"Action {number}," in shown.out) == (number > 0)
    beyond = lascaux("replay", "w.jsonl", "--to", str(facts["actions"] + 1))
    assert beyond.code == 2
    assert "there is no action" in beyond.err
    assert lascaux("replay", "w.jsonl", "--to", "-1").code == 2
    piped = lascaux("replay", "-", "--to", "5", "--json", stdin=(here / "w.jsonl").read_text())
    assert json.loads(piped.out)["shown"] == 5


def test_replay_of_a_saved_game_keeps_its_seed_secret(lascaux: Run, here: Path) -> None:
    lascaux("play", GAME, "--seed", SEED, stdin="1\nsave half\n")
    assert SEED not in lascaux("replay", "half", "--json").out
    shown = lascaux("replay", "half")
    assert shown.code == 0
    assert SEED not in shown.out
    assert "not over yet" in shown.out


def test_check(lascaux: Run, here: Path) -> None:
    fine = lascaux("check")
    assert fine.code == 0
    assert GAME in fine.out
    text = COMPONENTS.read_text()
    (here / "mine.toml").write_text(text)
    assert lascaux("check", "mine.toml", "--game", GAME).code == 0
    (here / "mine.toml").write_text(text.replace("overview = 10", "overview = 'ten'"))
    broken = lascaux("check", "mine.toml", "--game", GAME)
    assert broken.code == 2
    assert "mine.toml: bonus.overview: must be a whole number" in broken.err
