"""How strong levels are told to be: as it stands in a file, and only where it was measured."""

import pytest

from lascaux.bots.levels import OPPONENTS
from lascaux.bots.strengths import Strength, strengths_of
from lascaux.engine.errors import BotError
from lascaux.games.registry import game_ids, load
from lascaux.server.api_games import info_of

COMMAND = "lascaux arena stone-age strong casual casual casual --games 400"
ENTRY = f"""
[[stone-age]]
level = "strong"
players = 4
share = 74.0
low = 69.5
high = 78.0
games = 400
command = "{COMMAND}"
"""


def test_what_was_measured_is_read_with_its_interval_and_command(tmp_path):
    file = tmp_path / "strengths.toml"
    file.write_text(ENTRY + 'options = { edition = "original" }\n')
    strength = Strength("strong", 4, 74.0, 69.5, 78.0, 400, COMMAND, {"edition": "original"})
    assert strengths_of("stone-age", file) == [strength]
    assert strengths_of("endless-winter", file) == []


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ('"strong"', '"mighty"', "there is no level 'mighty'"),
        ("low = 69.5", "low = 75", "share lies between low and high"),
        ("high = 78.0", "high = 780", "share lies between low and high"),
        ("games = 400", "deals = 400", "unexpected keyword argument 'deals'"),
        ("players = 4\n", "", "missing 1 required positional argument: 'players'"),
    ],
)
def test_an_entry_that_can_not_be_right_is_refused_with_its_file_and_reason(tmp_path, before, after, why):
    file = tmp_path / "wrong.toml"
    file.write_text(ENTRY.replace(before, after))
    with pytest.raises(BotError, match=r"wrong\.toml, stone-age: .* is no strength: .*") as refused:
        strengths_of("stone-age", file)
    assert why in str(refused.value)


@pytest.mark.parametrize("game", game_ids())
def test_what_the_package_says_is_about_games_that_can_be_played(game):
    for strength in strengths_of(game):
        load(game).setup(strength.players, strength.options)
        assert strength.level in OPPONENTS[2:]
        assert strength.command.startswith(f"lascaux arena {game} {strength.level} ")


def test_whoever_asks_for_the_games_is_told(monkeypatch, tmp_path):
    file = tmp_path / "strengths.toml"
    file.write_text(ENTRY)
    monkeypatch.setattr("lascaux.server.api_games.strengths_of", lambda game: strengths_of(game, file))
    monkeypatch.setattr("lascaux.server.api_games.available", lambda game: ["casual", "strong"])
    told = info_of(load("stone-age")).strengths
    assert [(one.level, one.players, one.share, one.games) for one in told] == [("strong", 4, 74.0, 400)]
    monkeypatch.setattr("lascaux.server.api_games.available", lambda game: ["casual"])
    assert info_of(load("stone-age")).strengths == []
