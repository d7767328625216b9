"""What a decision is called, and how well somebody played."""

from lascaux.review.closer import SURE, Comparison
from lascaux.review.marks import accuracy_of, mark_of
from lascaux.review.measures import measures_for

MEASURES = measures_for("a game of which nothing is said")
PLAYED = (0, 1)


def found(regret: float, share: float, error: float = 0.0) -> Comparison:
    return Comparison(PLAYED, regret, error, share)


def test_a_cost_within_its_error_has_no_mark_however_great_it_is():
    assert mark_of(found(30.0, 0.5, error=30.1 / SURE), MEASURES) is None
    assert mark_of(found(30.0, 0.5, error=29.9 / SURE), MEASURES) == "blunder"


def test_marks_go_by_the_share_of_winning_that_was_lost():
    shares = [MEASURES.shares[0] - 0.001, *MEASURES.shares]
    marks = [mark_of(found(0.1, share), MEASURES) for share in shares]
    assert marks == [None, "inaccuracy", "mistake", "blunder"]


def test_whoever_has_no_share_to_lose_is_told_by_points():
    marks = [mark_of(found(points, 0.0), MEASURES) for points in MEASURES.points]
    assert marks == ["inaccuracy", "mistake", "blunder"]


def test_accuracy_falls_with_every_regret():
    regrets = [[0.0, 0.0], [0.5, 0.0], [0.5, 0.5], [0.5, 9.0], [90.0, 90.0]]
    found = [accuracy_of(each, MEASURES) for each in regrets]
    assert found == sorted(found, reverse=True)
    assert (found[0], found[-1]) == (100, 0)
    assert len(set(found)) == len(found)


def test_whoever_had_nothing_to_decide_did_nothing_wrong():
    assert accuracy_of([], MEASURES) == 100
