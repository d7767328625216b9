"""What is seen of a whole game before anything is searched, and which decisions are worth a search."""

from dataclasses import replace

import pytest

import lascaux
from lascaux.advice.registry import advice_for
from lascaux.advice.valuing import HandValue
from lascaux.bots.asking import KnownPosition
from lascaux.bots.judging import Judges
from lascaux.engine.chance import Pcg32
from lascaux.review import judging
from lascaux.review.finished import Moment
from lascaux.review.judging import judge_of
from lascaux.review.marks import accuracy_of
from lascaux.review.measures import measures_for
from lascaux.review.picture import MOST_POSITIONS, picture_of
from lascaux.review.suspects import Decision, decision_at, decisions_in, suspects_among
from tests.review.games import KINGDOMINO, finished, judge_by_hand, match_between

MEASURES = measures_for(KINGDOMINO.id)


@pytest.fixture(scope="module")
def match():
    return match_between(["easy", "casual"], seed=4)


def test_every_decision_with_a_choice_is_seen_and_nothing_else(match, monkeypatch):
    value = judge_by_hand(monkeypatch)
    seen = {decision.n: decision for decision in decisions_in(value, finished(match))}
    for moment in finished(match).moments():
        is_choice = moment.actor >= 0 and len(KINGDOMINO.legal(moment.s)) > 1
        assert (moment.n in seen) == is_choice
        if is_choice:
            assert (seen[moment.n].seat, seen[moment.n].played) == (moment.actor, moment.action)
    assert any(decision.regret > 0 for decision in seen.values() if decision.seat == 0), "easy errs"


def test_what_came_before_a_game_that_went_on_is_not_its_own(match, monkeypatch):
    value = judge_by_hand(monkeypatch)
    begins = len(match.steps) * 3 // 4
    own = finished(match, begins)
    choices = [one.n for one in own.moments() if one.actor >= 0 and len(KINGDOMINO.legal(one.s)) > 1]
    assert choices[0] < begins < choices[-1]
    assert [one.n for one in decisions_in(value, own)] == [n for n in choices if n >= begins]
    assert all(moment.n >= begins for moment in own.deals())


def test_a_decision_is_judged_by_what_its_seat_could_know():
    """Another truth that looks the same to the seat, the same judgement."""
    winter = lascaux.load("endless-winter")
    match = lascaux.Match(winter, winter.setup(2, {}), bytes(16))
    while len(options := match.legal()) < 2 or len(match.steps) < 40:
        match.play(match.actor, options[0])
    s, seat = match.state, match.actor
    other = winter.resample(s, seat, Pcg32(99))
    assert other.pack() != s.pack()
    value = HandValue(winter, advice_for(winter))
    told = [decision_at(value, Moment(40, truth, seat, options[-1])) for truth in (s, other)]
    assert told[0] is not None
    assert told[0] == told[1]


def decision(n: int, regret: float, gap: float) -> Decision:
    return Decision(n, 0, (0,), KnownPosition(()), regret, gap)


def test_the_costly_are_looked_at_first_then_those_that_are_least_sure():
    least = MEASURES.suspicious
    costs = [(0.0, 3.0), (least, 1.0), (0.0, 0.1), (2 * least, 9.0)]
    all_ = [decision(n, regret, gap) for n, (regret, gap) in enumerate(costs, 1)]
    assert [one.n for one in suspects_among(all_, MEASURES)] == [4, 2, 3, 1]
    assert [one.n for one in suspects_among(all_, replace(MEASURES, searched=3))] == [4, 2, 3]


def test_a_picture_ends_with_the_result_and_shares_are_always_whole(match, monkeypatch):
    value = judge_by_hand(monkeypatch)
    picture = picture_of(value, finished(match))
    assert len(picture.positions) <= MOST_POSITIONS + 1
    assert picture.positions[-1] == len(match.steps)
    standings = KINGDOMINO.returns(match.state)
    assert picture.points[-1] == [standing[0] for standing in standings]
    assert picture.shares[-1] == [float(standing == max(standings)) for standing in standings]
    assert all(sum(shares) == pytest.approx(1.0) for shares in picture.shares)


def test_easy_is_less_accurate_than_fair(monkeypatch):
    """By the net that is installed."""
    monkeypatch.setattr(judging, "judges", Judges())
    game = finished(match_between(["easy", "fair", "fair", "easy"], seed=1))
    decisions = decisions_in(judge_of(KINGDOMINO, game.end()), game)
    regrets = [[one.regret for one in decisions if one.seat == seat] for seat in range(4)]
    easy, *fair, other = [accuracy_of(each, MEASURES) for each in regrets]
    assert max(easy, other) < min(fair) - 3
