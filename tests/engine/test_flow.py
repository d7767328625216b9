"""What is next, what happened, and playing at random."""

from collections import Counter

import lascaux
from lascaux.engine.flow import replaced, then, then_all
from lascaux.engine.playing import play_out
from lascaux.engine.protocol import NOBODY, Frame
from lascaux.engine.trace import note
from tests.conformance.cairn import Cairn, Table

GAME = lascaux.load("kingdomino-origins")


def test_what_is_said_first_is_done_first():
    stack: list[Frame] = [(9, 9)]
    then(stack, (1, 0), (2, 0))
    gathered: list[Frame] = [(3, 0), (4, 0)]
    then_all(stack, gathered)
    assert [stack.pop() for _ in range(5)] == [(3, 0), (4, 0), (1, 0), (2, 0), (9, 9)]
    assert gathered == [(3, 0), (4, 0)]


def test_replaced_gives_a_new_tuple():
    numbers = (1, 2, 3)
    assert replaced(numbers, 1, 7) == (1, 7, 3)
    assert numbers == (1, 2, 3)


def test_events_are_noted_with_all_that_was_said_and_only_where_somebody_listens():
    s = Table([], [], [], [])
    note(s, 1, 0)
    assert s.trace is None
    s.trace = []
    note(s, 1, 0)
    note(s, 2, NOBODY, -9, 0)
    note(s, 3, 1, 1, 2, 3, 4)
    assert s.trace == [(1, 0), (2, NOBODY, -9, 0), (3, 1, 1, 2, 3, 4)]


def test_a_playout_takes_every_way_and_counts_what_seats_decided():
    game, luck = Cairn(), lascaux.Pcg32(1)
    ends = Counter()
    for _ in range(400):
        s = game.new(game.setup(2, {}))
        assert play_out(game, s, luck) == 4
        ends[s.up[0] > 0, s.up[1] > 0] += 1
    assert len(ends) == 4
    assert min(ends.values()) > 60
