"""A default that follows another option is what the form says that it is."""

import pytest

import lascaux
from lascaux.engine.options import Option
from lascaux.engine.protocol import Game

FOLLOWING = [
    (lascaux.load(game_id), option)
    for game_id in lascaux.game_ids()
    for option in lascaux.load(game_id).options
    if option.follows
]


@pytest.mark.parametrize(
    ("game", "option"), FOLLOWING, ids=[f"{game.id}-{option.key}" for game, option in FOLLOWING]
)
def test_a_default_comes_to_the_choice_that_is_said(game: Game, option: Option):
    """The same game begins by default and by that choice, and by no other."""
    led = next(other for other in game.options if other.key == option.follows)
    assert len(option.means) == len(led.choices)
    for choice, meant in zip(led.choices, option.means, strict=True):
        begun = {word: begins(game, led.key, choice, option.key, word) for word in option.choices}
        same = [word for word in option.choices if begun[word] == begun[option.default]]
        assert same == [option.default, meant], choice


def begins(game: Game, led: str, choice: str, key: str, word: str) -> object:
    return game.new(game.setup(game.players[-1], {led: choice, key: word})).pack()
