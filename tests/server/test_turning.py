"""Where a game turned: a small game with known deals, by lines of the greedy bot."""

import math
from types import SimpleNamespace
from typing import cast

import pytest

from lascaux.engine.protocol import Action
from lascaux.server.course import evenly, moments_asked
from lascaux.server.lines import Lines, Moment, change_between
from lascaux.server.resting import Rest
from lascaux.server.turning import Turning
from tests.conformance.cairn import DEAL, KEEP, LAY, SHOW, Cairn

# Seat 0 gets 4 and 9, seat 1 gets 5 and 6: with both stones on the table seat 0 wins by 13 to 11.
DEALS: list[Action] = [(DEAL, 4), (DEAL, 9), (DEAL, 5), (DEAL, 6)]
WELL: list[Action] = [*DEALS, (LAY, 9), (SHOW, 4), (LAY, 6), (SHOW, 5)]
BADLY: list[Action] = [*DEALS, (LAY, 4), (KEEP,), (LAY, 6), (SHOW, 5)]  # and so 4 to 11
RESTLESS = cast(Rest, SimpleNamespace(take=lambda: None))
ROUNDS = 16


def turns_of(
    actions: list[Action], stride: int = 1, since: int = 0
) -> list[tuple[int, int, int, int | None]]:
    game = Cairn()
    start = Moment(0, game.new(game.setup(2, {})), {})
    moments = [moment for moment in moments_asked(game, start, actions) if moment.n >= since]
    turning = Turning(Lines(game, RESTLESS), actions, ROUNDS, math.inf)
    found = turning.points(evenly(moments, -(-(len(moments) - 1) // stride)))
    return [(point.n, point.seat, point.change, point.by) for point in found]


@pytest.mark.parametrize("stride", [1, 2, 3, 4])
def test_a_decisive_mistake_is_pinned_to_its_very_action_and_to_whoever_made_it(stride):
    """Laying the 4 first was no mistake yet: the 9 could still have been shown."""
    assert turns_of(BADLY, stride) == [(6, 0, -100, 0)]


def test_a_game_that_the_deals_decided_has_no_turning_point_among_its_moves():
    assert turns_of(WELL) == []


def test_after_a_game_is_decided_nothing_turns_it():
    assert turns_of(BADLY, since=6) == []


def test_luck_is_told_from_choice():
    """Seat 0 has 9 in all, seat 1 has 2 and gets one more: of six stones two win, and it is one of them."""
    actions: list[Action] = [(DEAL, 4), (DEAL, 5), (DEAL, 2), (DEAL, 9)]
    game = Cairn()
    before = Moment(0, game.new(game.setup(2, {})), {})
    for action in actions[:3]:
        before.go_on(game, action)
    after = before.copy()
    after.go_on(game, actions[3])
    turning = Turning(Lines(game, RESTLESS), actions, 32, math.inf)
    point = turning.checked(turning.stretch(before, after))
    assert point is not None
    assert (point.n, point.by) == (4, None)
    assert point.change == (-1 if point.seat == 0 else 1) * abs(point.change)
    assert 35 <= abs(point.change) <= 80


def test_a_change_is_doubted_by_its_own_scatter():
    always = [[0.0, 1.0]] * ROUNDS
    never = [[1.0, 0.0]] * ROUNDS
    mixed = [[1.0, 0.0], [0.0, 1.0]] * (ROUNDS // 2)
    sure, doubtful = change_between(never, always, 1), change_between(mixed, mixed[::-1], 1)
    assert (sure.mean, sure.is_sure(0.15, 2.5)) == (1, True)
    assert (doubtful.mean, doubtful.error > 0.2) == (0, True)
    assert not change_between(always[:1], never[:1], 1).is_sure(0.15, 2.5), "one round proves nothing"


def test_neighbours_get_the_same_luck():
    """A forced or a greedy action changes nothing, in any round: lines differ by what lies between only."""
    game = Cairn()
    start = Moment(0, game.new(game.setup(2, {})), {})
    lines, before = Lines(game, RESTLESS), start.copy()
    for action in [*DEALS, (LAY, 9)]:
        before.go_on(game, action)
    after = before.copy()
    after.go_on(game, (SHOW, 4))
    assert [lines.shares(before, n) for n in range(8)] == [lines.shares(after, n) for n in range(8)]
    dealt = start.copy()
    dealt.go_on(game, (DEAL, 4))
    last = [lines.last(dealt, n) for n in range(2)]
    assert last[0].pack() != last[1].pack(), "rounds differ"
    assert last[0].pack() == lines.last(dealt, 0).pack()
