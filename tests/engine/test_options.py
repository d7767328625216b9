"""What is agreed before a game: a refusal says what is allowed."""

import pytest

import lascaux
from lascaux.engine.errors import SetupError, UnknownGame
from lascaux.engine.options import listed

GAME = lascaux.load("kingdomino-origins")


def refused(players=4, **options) -> str:
    with pytest.raises(SetupError) as refusal:
        GAME.setup(players, options)
    return str(refusal.value)


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 10**30])
def test_an_impossible_player_count(players):
    assert (
        refused(players) == f"kingdomino-origins can't be played by {players}: allowed are 2, 3 and 4 players"
    )


def test_an_unknown_option_names_the_known_ones():
    assert "no option 'fire'" in refused(fire="yes")
    assert "mode, overview, habilis, lava_on_hut and last_turn_recruiting" in refused(fire="yes")


def test_an_unknown_value_names_the_allowed_ones():
    assert refused(mode="chess") == "option 'mode' can't be 'chess': allowed are discovery, totem and tribe"


def test_contradicting_options_name_both_and_the_rule():
    said = refused(mode="totem", last_turn_recruiting="yes")
    assert "'last_turn_recruiting=yes' has a meaning only with 'mode=tribe'" in said
    assert "KO-TRI-07" in said


def test_a_list_reads_as_a_sentence():
    assert [listed(words) for words in (["a"], ["a", "b"], ["a", "b", "c"])] == ["a", "a and b", "a, b and c"]


def test_defaults_are_filled_in():
    assert GAME.setup(2, {}).options == {
        "mode": "discovery",
        "overview": "no",
        "habilis": "no",
        "lava_on_hut": "no",
        "last_turn_recruiting": "no",
    }


def test_an_unknown_game_names_the_known_ones():
    with pytest.raises(UnknownGame, match="there is no game 'catan': there are kingdomino-origins"):
        lascaux.load("catan")
