"""Advice for any game, a game's own, and what is made of it: options that are weighed by trying each."""

import pytest

import lascaux
from lascaux.advice.base import Advice
from lascaux.advice.registry import ADVISERS, advice_for, register
from lascaux.advice.weighing import after, best, gains, hopes, worths
from lascaux.bots.registry import make_bot
from lascaux.engine.playing import play_out
from tests.conformance.cairn import DEAL, LAY, Cairn

LIGHT, HEAVY = (LAY, 2), (LAY, 7)


class Cautious(Advice):
    """The heavier the stone that lies face down, the less it is worth, and the more there is to hope for."""

    def __init__(self, game):
        super().__init__(game)
        self.asked = 0

    def worth(self, s, seat):
        return 1000 - 130 * s.down[seat]

    def hope(self, s, seat):
        self.asked += 1
        return 100 * s.down[seat]

    def is_estimate(self):
        return True


class Indifferent(Cautious):
    def worth(self, s, seat):
        return 0


@pytest.fixture
def registered(monkeypatch):
    """Nobody is left afterwards."""
    monkeypatch.setitem(ADVISERS, "cairn", Advice)
    return lambda adviser: register("cairn", adviser)


@pytest.fixture
def scene():
    """Seat 0 holds 2 and 7, and is to lay one of them."""
    game = Cairn()
    s = game.new(game.setup(2, {}))
    for stone in (7, 2, 5, 1):
        game.apply(s, (DEAL, stone))
    assert (game.actor(s), game.legal(s)) == (0, [LIGHT, HEAVY])
    return game, s


def test_a_game_without_advice_of_its_own_is_worth_its_points(scene):
    game, s = scene
    advice, laid = advice_for(game), after(game, s, HEAVY)
    assert [advice.worth(laid, seat) for seat in range(2)] == [700, 0]
    assert (advice.hope(laid, 0), advice.is_estimate()) == (0, False)
    assert gains(game, s, 0, [LIGHT, HEAVY]) == [2, 7]
    assert make_bot("casual").choose(game, s, 0, lascaux.Pcg32(1)) == HEAVY


def test_a_game_from_outside_brings_its_own(scene, registered):
    game, s = scene
    registered(Cautious)
    assert make_bot("casual").choose(game, s, 0, lascaux.Pcg32(1)) == LIGHT
    assert not isinstance(advice_for(lascaux.load("stone-age")), Cautious)


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_our_games_have_advice_of_their_own(game_id):
    assert type(advice_for(lascaux.load(game_id))) is not Advice


def test_options_are_tried_on_copies(scene, registered):
    game, s = scene
    registered(Cautious)
    packed = s.pack()
    assert worths(game, s, 0, [LIGHT, HEAVY]) == [740, 90]
    assert hopes(game, s, 0, [LIGHT, HEAVY]) == [200, 700]
    assert s.pack() == packed


@pytest.mark.parametrize(("adviser", "found"), [(Cautious, LIGHT), (Indifferent, HEAVY), (Advice, HEAVY)])
def test_the_best_is_worth_most_and_hope_decides_between_equals(scene, registered, adviser, found):
    game, s = scene
    registered(adviser)
    assert best(game, s, 0, [LIGHT, HEAVY]) == [found]


def test_equals_without_hope_are_all_the_best(scene):
    game, s = scene
    assert best(game, s, 1, [LIGHT, HEAVY]) == [LIGHT, HEAVY]


@pytest.mark.parametrize(("adviser", "times"), [(Cautious, 0), (Indifferent, 2)])
def test_hope_is_only_asked_for_where_it_decides(scene, registered, adviser, times):
    game, s = scene
    advice = adviser(game)
    registered(lambda game: advice)
    best(game, s, 0, [LIGHT, HEAVY])
    assert advice.asked == times


def test_a_guess_is_compared_with_the_guess_before_in_whole_points(scene, registered):
    """10.00 before; 7.40 and 0.90 after."""
    game, s = scene
    registered(Cautious)
    assert gains(game, s, 0, [LIGHT, HEAVY]) == [7 - 10, 0 - 10]


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_at_the_end_worth_is_the_points_in_hundredths(game_id):
    game = lascaux.load(game_id)
    advice = advice_for(game)
    for players in game.players:
        s = game.new(game.setup(players, {}))
        play_out(game, s, lascaux.Pcg32(players))
        assert [advice.worth(s, seat) for seat in range(players)] == [
            100 * standing[0] for standing in game.returns(s)
        ]
