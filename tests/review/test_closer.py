"""A closer look finds what was better, by how much and how surely, and says the same when asked again."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

import lascaux
from lascaux.advice.valuing import Value
from lascaux.bots.asking import KnownPosition
from lascaux.bots.budget import Timer
from lascaux.bots.judging import Judges
from lascaux.bots.search import Tried
from lascaux.engine.protocol import State
from lascaux.review import closer, judging
from lascaux.review.closer import RIVAL, Comparison, Duel, look_closer
from lascaux.review.finished import Finished, Moment
from lascaux.review.judging import judge_of
from lascaux.review.marks import mark_of
from lascaux.review.measures import measures_for
from lascaux.review.suspects import Decision, decision_at, decisions_in, suspects_among
from tests.review.games import KINGDOMINO, finished, judge_by_hand, match_between

SMALL = replace(measures_for(KINGDOMINO.id), simulations=16, rounds=12, turns=1)
LEAST = 8.0  # points that a planted blunder costs at first sight
NOTHING = KnownPosition(())


def blunder_in(value: Value, game: Finished) -> Decision:
    """The worst that anybody could have done in the second half, as if it had been played."""
    late = [moment for moment in game.decisions() if moment.n >= len(game.actions) // 2]
    return max((worst_at(value, moment) for moment in late), key=lambda decision: decision.regret)


def worst_at(value: Value, moment: Moment) -> Decision:
    options = KINGDOMINO.legal(moment.s)
    values = value.of_options(moment.s, moment.actor, options)
    worst = moment._replace(action=options[values.index(min(values))])
    return decision_at(value, worst) or Decision(moment.n, moment.actor, moment.action, NOTHING, 0.0, 0.0)


@pytest.fixture(scope="module")
def by_hand() -> Iterator[Value]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(closer, "measures_for", lambda _: SMALL)
        yield judge_by_hand(patched)


@pytest.fixture(scope="module")
def blunder(by_hand) -> Decision:
    return blunder_in(by_hand, finished(match_between(["casual", "casual"], seed=2)))


def unpacked(decision: Decision) -> State:
    return KINGDOMINO.unpack(decision.known)


@pytest.fixture(scope="module")
def found(blunder) -> Comparison:
    return look_closer(KINGDOMINO, blunder, Timer())


def test_a_blunder_is_found_and_explained(blunder, found):
    assert blunder.regret >= LEAST
    assert mark_of(found, SMALL) == "blunder"
    assert found.better != blunder.played
    assert found.better in KINGDOMINO.legal(unpacked(blunder))
    why = dict(found.why)
    assert set(why) == {"points", RIVAL}
    assert sum(why.values()) == pytest.approx(found.regret), "reasons come to what it cost"


def test_it_says_the_same_when_it_is_asked_again(blunder, found):
    assert look_closer(KINGDOMINO, blunder, Timer()) == found


def test_what_was_best_costs_nothing(blunder, found):
    again = look_closer(KINGDOMINO, replace(blunder, played=found.better), Timer())
    assert mark_of(again, SMALL) is None


def test_who_is_stopped_at_once_blames_nobody(blunder):
    look = look_closer(KINGDOMINO, blunder, Timer(is_stopped=lambda: True))
    assert look == Comparison(blunder.played)


def test_lines_that_end_in_judgements_leave_a_doubt(by_hand, blunder):
    """Of what was played to the end of the game nothing is left to doubt."""
    doubtful = replace(SMALL, doubt=6.0)
    for turns, doubt in ((1, 6.0), (100, 0.0)):
        duel = Duel(by_hand, replace(doubtful, turns=turns), unpacked(blunder), blunder.seat, Timer())
        pair = [Tried(action, 0.0) for action in KINGDOMINO.legal(duel.s)[:2]]
        assert duel.play_round(pair)
        assert duel.doubt() == doubt
    duel.ended = 1
    assert duel.doubt() == 3.0


def test_the_error_is_that_of_the_lines_and_of_judging(by_hand, blunder):
    duel = Duel(by_hand, replace(SMALL, doubt=3.0), unpacked(blunder), blunder.seat, Timer())
    better = [10.0, 18.0] * 6  # standard error: about 1.2
    pair = [Tried((0,), 0.0, sums, [[total, 0.0, 0.5] for total in sums]) for sums in (better, [2.0] * 12)]
    compared = duel.compared(*pair)
    assert compared.regret == pytest.approx(12.0)
    assert compared.error == pytest.approx((3.0**2 + 16 / 11) ** 0.5)


def test_a_blunder_planted_in_a_real_game_is_found_by_the_net(monkeypatch):
    """With the weights that people get."""
    measures = replace(measures_for(KINGDOMINO.id), simulations=24, rounds=12)
    monkeypatch.setattr(closer, "measures_for", lambda _: measures)
    monkeypatch.setattr(judging, "judges", Judges())
    match = match_between(["casual"] * 4, seed=11, until=80)
    while (planted := blunder_at(match)) is None:
        match.play(match.actor, match.legal()[0])
    n = len(match.steps)
    match.play(match.actor, planted)
    game = finished(match)
    suspects = suspects_among(decisions_in(judge_of(KINGDOMINO, match.state), game), measures)
    decision = next(one for one in suspects if one.n == n)
    assert mark_of(look_closer(KINGDOMINO, decision, Timer()), measures) in ("mistake", "blunder")


def blunder_at(match: lascaux.Match) -> lascaux.Action | None:
    options = match.legal()
    values = judge_of(KINGDOMINO, match.state).of_options(match.state, match.actor, options)
    return options[values.index(min(values))] if max(values) - min(values) >= LEAST else None
