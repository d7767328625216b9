"""A search over one decision: when it changes its mind, what it spends, and that it stops when it is told."""

import time
from statistics import median

import pytest

import lascaux
from lascaux.advice.valuing import Value
from lascaux.bots.asking import known_position, think_known
from lascaux.bots.base import Thought
from lascaux.bots.budget import Timer
from lascaux.bots.levels import Level
from lascaux.bots.player import Turn
from lascaux.bots.search import Search
from tests.conformance.cairn import Cairn, Table

GAME = Cairn()


class Mistaken(Value):
    """Thinks best of the first option, while the second one is worth `gain` more, give or take `doubt`."""

    def __init__(self, gain: float, doubt: float = 0.0, luck: int = 3) -> None:
        super().__init__(GAME)
        self.gain, self.doubt = gain, doubt
        self.luck = lascaux.Pcg32(luck)

    def of_options(self, s, seat, options):
        return [-float(number) for number in range(len(options))]

    def outlook(self, s, seat):
        return [self.gain * (s.down[seat] == self.second), 0.0, 0.5]

    def sum_up(self, s, seat, outlook):
        return outlook[0] + self.doubt * self.luck.below(2)

    def of(self, s):
        self.second = GAME.legal(s)[1][1]  # the stone that it lays
        return self


def scene() -> Table:
    """Whoever is first may lay one of two stones."""
    s = lascaux.Match(GAME, GAME.setup(2, {}), seed=bytes(16)).state
    assert isinstance(s, Table)
    assert len(GAME.legal(s)) == 2
    return s


def searched(value: Mistaken, timer: Timer, **parameters: float) -> tuple[Thought, int]:
    """The thought, and the number of the option that it takes."""
    s = scene()
    level = Level().with_parameters({"turns": 0, **parameters})
    thought = Search(value.of(s), level, s, GAME.actor(s), lascaux.Pcg32(1), timer).think(GAME.legal(s))
    return thought, GAME.legal(s).index(thought.action)


@pytest.mark.parametrize(
    ("gain", "doubt", "taken"),
    [(5.0, 0.0, 1), (-5.0, 0.0, 0), (5.0, 4.0, 1), (0.5, 40.0, 0)],
)
def test_the_first_choice_is_left_for_a_gain(gain, doubt, taken):
    assert searched(Mistaken(gain, doubt), Timer(), simulations=40)[1] == taken


def test_but_only_for_a_gain_beyond_its_error():
    """Where none is better, chance alone would leave it every second time; beyond its error, every sixth."""
    left = [searched(Mistaken(0.0, 9.0, n), Timer(), simulations=30, doubt=99.0)[1] for n in range(60)]
    assert 3 < sum(left) < 18


def test_it_spends_what_it_may_and_not_a_round_more():
    thought, _ = searched(Mistaken(0.1, 9.0), Timer(), simulations=30)
    assert 30 <= thought.simulations < 30 + 2
    began = time.process_time()
    searched(Mistaken(0.1, 9.0), Timer(0.05), seconds=0.05)
    assert 0.04 < time.process_time() - began < 0.5


class Bell:
    """Rings when somebody has looked so often, and knows how long nobody looked before, and since when."""

    def __init__(self, rings_at: int) -> None:
        self.left, self.looked, self.longest = rings_at, time.process_time(), 0.0

    def __call__(self) -> bool:
        if self.left > 0:
            now = time.process_time()
            self.longest, self.looked = max(self.longest, now - self.looked), now
        self.left -= 1
        return self.left <= 0


def test_stopped_before_lines_say_anything_it_takes_the_first_choice():
    thought, taken = searched(Mistaken(5.0), Timer(is_stopped=Bell(2)), simulations=1000)
    assert taken == 0
    assert thought.simulations < 6


@pytest.mark.skipif(lascaux.build() != "compiled", reason="interpreted, all takes ten times as long")
@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_a_search_that_is_stopped_answers_at_once(game_id):
    """Within 10 ms of its own CPU, whenever that comes: it looks so often, and soon ends. A machine that is
    busy with other things may lengthen single ones."""
    game = lascaux.load(game_id)
    match, luck = lascaux.Match(game, game.setup(4, {}), seed=bytes(16)), lascaux.Pcg32(5)
    casual, expert = lascaux.make_bot("casual"), lascaux.make_bot("expert")
    waits, asked = [], 0
    while len(waits) < 25:
        known = known_position(game, match.state, match.actor, luck)
        asked += len(match.legal()) > 1
        if len(match.legal()) > 1 and asked % 3 == 0:
            bell = Bell(1 + luck.below(60))
            think_known(expert, game, known, match.actor, luck, bell)
            waits.append(max(bell.longest, time.process_time() - bell.looked))
        match.play(match.actor, think_known(casual, game, known, match.actor, luck).action)
    assert median(waits) < 0.010
    assert max(waits) < 0.100


def test_the_first_decisions_of_a_turn_get_most_of_its_budget():
    level, turn = Level(seconds=3.0, by_turn=True), Turn()
    assert turn.seconds(level, 7, 0) == 1.5
    turn.spent += 1.5
    assert turn.seconds(level, 7, 0) == 0.75
    assert turn.seconds(level, 8, 0) == 1.5  # another turn
    assert turn.seconds(level, None, 0) == 3.0  # nobody knows turns apart
    assert turn.seconds(Level(seconds=1.0), 8, 0) == 1.0
