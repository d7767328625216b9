"""The result that a table tells at the end."""

from lascaux.server.telling import result
from tests.stone_age.scenes import GAME, finished, village


def test_SA_FIN_08_where_points_are_equal_the_result_says_what_broke_the_tie():
    told = result(GAME, finished(village(built=9, tools=3), village(built=9, production=1), players=2).s)
    assert (told.points, told.places, told.ties) == ([9, 9], [1, 2], [[8, 6]])


def test_without_equal_points_no_tie_break_is_told():
    assert result(GAME, finished(village(built=9), village(built=8), players=2).s).ties == []
