"""The levels are in order: short matches with known deals, by simulations, so that all come out alike.

Only differences of many standard errors are tried here. How strong the levels are is measured by the arena.
"""

import pytest

import lascaux
from lascaux.bots.levels import FORMER, LEVELS, Level, level_for
from lascaux.bots.player import Player, one_of
from lascaux.bots.registry import bot_maker
from tests.bots.series import mean_points, play_series

SEARCHING = "strong(simulations=18, candidates=3)"  # as few as may still change its mind


@pytest.mark.parametrize(
    ("better", "worse", "games", "ahead"),
    [("casual", "easy", 4, 50), ("fair", "casual", 8, 20), (SEARCHING, "casual", 2, 10)],
)
def test_a_level_leaves_the_one_below_behind(better, worse, games, ahead):
    game = lascaux.load("stone-age")
    field = [bot_maker(better), *[bot_maker(worse)] * 3]
    results = play_series(game, game.setup(4, {}), field, games)
    others = sum(mean_points(results, other) for other in (1, 2, 3)) / 3
    assert mean_points(results, 0) > others + ahead


def test_all_levels_are_parameters_of_one_way_to_play():
    for name in (*LEVELS, *FORMER):
        assert type(lascaux.make_bot(name)) is Player
    for game_id in lascaux.game_ids():
        budgets = [level_for(name, game_id).seconds for name in LEVELS]
        assert budgets == sorted(budgets)
    assert [level_for(name, "endless-winter").seconds for name in ("strong", "expert")] == [0.3, 3.0]
    assert [level_for(name, "stone-age").seconds for name in ("strong", "expert")] == [0.1, 1.0]


def test_a_beginners_mistakes_are_never_absurd():
    """Options within reach are taken, the better ones more often; what is far worse never."""
    options: list[lascaux.Action] = [(0,), (1,), (2,)]
    level, luck = Level(temperature=2.0, reach=6.0), lascaux.Pcg32(4)
    taken = [one_of([10.0, 8.0, 3.9], options, level, luck) for _ in range(2000)]
    assert 0.7 < taken.count((0,)) / 2000 < 0.76  # 1 : 1/e
    assert (2,) not in taken
