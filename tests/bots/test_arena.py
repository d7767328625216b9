"""The arena: who sits where, what is played, and what is done about bots that fail or hang."""

import time
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

import lascaux
from lascaux.bots.arena.keeping import NotThisSeries, kept, restore
from lascaux.bots.arena.plan import Plan, single_table
from lascaux.bots.arena.playing import Host
from lascaux.bots.arena.results import Played, Result, Trouble
from lascaux.bots.arena.seating import arrangements, filled, mixed_tables
from lascaux.bots.arena.series import Series
from lascaux.bots.arena.sprt import Sprt
from lascaux.bots.arena.summary import line_of
from lascaux.bots.arena.times import Times
from lascaux.bots.arena.workers import play_all
from lascaux.bots.random_bot import RandomBot
from lascaux.bots.registry import bot_maker
from tests.bots.series import Field, play_series, wins_of

GAME = lascaux.load("kingdomino-origins")
SLEEPER = """
import time

class Sleeper:
    name = "sleeper"

    def choose(self, game, s, seat, rng):
        if rng.word() % 40 == 0:
            time.sleep(600)
        return game.legal(s)[0]

class Broken:
    def choose(self, game, s, seat, rng):
        return self.deep_inside(s)

    def deep_inside(self, s):
        raise RuntimeError("out of flint")

class Loud:
    def choose(self, game, s, seat, rng):
        print("I think")
        return game.legal(s)[-1]

class Gone:
    def choose(self, game, s, seat, rng):
        import os
        os._exit(3)
"""


def plan_with(*bots: str, mode: str = "discovery") -> Plan:
    entries, pairings = single_table(list(bots))
    setup = GAME.setup(len(bots), {"mode": mode})
    return Plan(GAME.id, len(bots), setup.options, entries, pairings)


def played(plan: Plan, games: int, jobs: int, first: int = 0) -> list[Result]:
    told = [one for one in play_all(plan, range(first, first + games), jobs) if one is not None]
    assert all(isinstance(one, Played) for one in told)
    return sorted(one.result for one in told if isinstance(one, Played))


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.py"
    path.write_text(SLEEPER)
    return path


@pytest.mark.parametrize(
    ("table", "count"),
    [((0, 1), 2), ((0, 1, 1), 3), ((0, 0, 1, 1), 6), ((0, 1, 1, 1), 4), ((0, 1, 2), 6), ((0, 1, 2, 3), 24)],
)
def test_every_entry_sits_in_every_seat_equally_often(table, count):
    orders = arrangements(table)
    assert len(orders) == len(set(orders)) == count
    assert orders[0] == table
    for seat in range(len(table)):
        sat = Counter(order[seat] for order in orders)
        assert all(sat[entry] * len(table) == table.count(entry) * count for entry in table)


def test_turns_of_an_order_come_one_after_the_other():
    """So that also a short series is balanced: after four games everybody has sat everywhere."""
    first = arrangements((0, 1, 2, 3))[:4]
    assert all({order[seat] for order in first} == {0, 1, 2, 3} for seat in range(4))
    assert all(after == before[1:] + before[:1] for before, after in pairwise(first))


def test_two_that_are_compared_share_the_seats():
    assert mixed_tables(0, 1, 2) == ((0, 1),)
    assert mixed_tables(4, 2, 3) == ((4, 4, 2), (4, 2, 2))
    assert mixed_tables(0, 1, 4) == ((0, 0, 1, 1),)
    assert filled([3, 1], 4) == (3, 1, 1, 1)


def test_pairings_tables_and_seats_come_in_turns():
    plan = Plan(GAME.id, 3, {}, ("a", "b", "c"), (mixed_tables(0, 1, 3), mixed_tables(1, 2, 3)))
    seen = [plan.seating(number) for number in range(36)]
    for number, seating in enumerate(seen):
        assert set(seating) == ({0, 1} if number % 2 == 0 else {1, 2})
    assert all(Counter(s[seat] for s in seen) == {0: 9, 1: 18, 2: 9} for seat in range(3))


def test_a_series_is_the_same_with_one_job_and_with_two():
    plan = plan_with("casual", "random", "random")
    alone, together = (played(plan, 4, jobs, first=3) for jobs in (1, 2))
    assert alone == together
    assert [result.number for result in alone] == [3, 4, 5, 6]
    assert alone == [Host(plan).play(number).result for number in range(3, 7)]


def test_every_seat_has_luck_and_every_number_a_deal_of_its_own():
    words = []

    class Listening(lascaux.Bot):
        def choose(self, game, s, seat, rng):
            words.append(rng.word())
            return game.legal(s)[0]

    setup = GAME.setup(2, {})
    whole = play_series(GAME, setup, [Listening, Listening], 2)
    assert len(set(words)) > 0.9 * len(words)
    assert play_series(GAME, setup, [Listening, Listening], 1, first=1) == whole[1:]


def test_bots_are_made_anew_for_every_game_and_asked_only_where_there_is_a_choice():
    made = []

    class Counting(lascaux.Bot):
        def __init__(self):
            made.append(self)
            self.asked = 0

        def choose(self, game, s, seat, rng):
            self.asked += 1
            assert len(game.legal(s)) > 1
            return game.legal(s)[0]

    results = play_series(GAME, GAME.setup(2, {}), [Counting, Counting], 2)
    assert len(made) == 4
    assert [bot.asked for bot in made] == [count for result in results for count in result.decisions]


def test_a_series_is_repeatable_and_seats_turn():
    field: Field = [bot_maker("casual"), RandomBot, RandomBot]
    setup = GAME.setup(3, {"mode": "totem"})
    first, again = (play_series(GAME, setup, field, 3) for _ in range(2))
    assert first == again
    assert [result.seating.index(0) for result in first] == [0, 2, 1]


def test_wins_go_by_tie_breaks_and_equals_share():
    results = [
        Result(0, (0, 1), ((30, 4, 2), (30, 5, 1)), (9, 9)),
        Result(1, (1, 0), ((20, 3, 3), (20, 3, 3)), (9, 9)),
        Result(2, (0, 1), ((9, 0, 0), (8, 9, 9)), (9, 9)),
    ]
    assert [wins_of(results, entry) for entry in (0, 1)] == [1.5, 1.5]
    assert line_of(results, 0).points == pytest.approx(59 / 3)


def test_an_entry_with_several_seats_is_one_line():
    results = [
        Result(0, (0, 1, 1, 1), ((50,), (40,), (30,), (20,)), (5, 6, 7, 8)),
        Result(1, (1, 1, 1, 0), ((10,), (40,), (40,), (20,)), (6, 7, 8, 5)),
    ]
    one, field = line_of(results, 0), line_of(results, 1)
    assert (one.seats, one.wins, one.even, one.points, one.decisions) == (1, 1, 0.25, 35, 5)
    assert (field.seats, field.wins, field.even, field.points, field.decisions) == (3, 1, 0.75, 30, 7)
    assert one.margin.value == pytest.approx((10 - 20) / 2)
    assert field.margin.value == pytest.approx(((-10 - 20 - 30) / 3 + (-30 + 0 + 0) / 3) / 2)
    assert results[0].difference(0, 1) == 20


def test_times_are_counted_in_steps_that_can_be_added():
    whole, halves = Times(), [Times(), Times()]
    times = [0.001 * number for number in range(1, 1001)]
    whole.add(times)
    halves[0].add(times[::2])
    halves[1].add(times[1::2])
    halves[0].merge(halves[1])
    assert halves[0].steps == whole.steps
    assert whole.quantile(0.5) == pytest.approx(0.5, rel=0.015)
    assert whole.quantile(0.95) == pytest.approx(0.95, rel=0.015)
    assert (whole.longest, whole.count) == (1.0, 1000)


def test_a_bot_that_fails_ends_the_series_with_its_traceback(own: Path):
    plan = plan_with("random", f"{own}:Broken")
    *_, last = play_all(plan, range(5, 9), 2)
    assert isinstance(last, Trouble)
    assert (last.kind, last.bot) == ("failed", f"{own}:Broken")
    assert "in deep_inside" in last.trace
    assert "RuntimeError: out of flint" in last.trace
    assert "out of flint" in last.said
    assert last.number in range(5, 9)


def test_a_bot_that_hangs_is_ended_and_what_was_played_before_is_there(own: Path):
    plan = plan_with(f"{own}:Sleeper", "random")
    began = time.monotonic()
    told = [one for one in play_all(plan, range(40), 1, patience=0.6) if one is not None]
    assert time.monotonic() - began < 30
    last = told[-1]
    assert isinstance(last, Trouble)
    assert (last.kind, last.bot, last.number) == ("hung", f"{own}:Sleeper", len(told) - 1)


def test_a_process_that_dies_is_told(own: Path):
    *_, last = play_all(plan_with("random", f"{own}:Gone"), range(3), 1)
    assert isinstance(last, Trouble)
    assert (last.kind, last.bot, last.said) == ("died", f"{own}:Gone", "3")


def series_of(plan: Plan, games: int, sprt: Sprt | None = None) -> Series:
    return Series(plan, 0, games, sprt)


def test_the_test_hears_games_in_order_and_counts_none_beyond_its_decision():
    plan = plan_with("a", "b")
    series = series_of(plan, 200, Sprt(1.0, 0.01))
    points = [(30 + number % 3, 20) for number in range(200)]
    for number in reversed(range(200)):
        seating = plan.seating(number)
        standings = tuple((points[number][entry],) for entry in seating)
        series.add(Played(Result(number, seating, standings, (1, 1)), {}))
    assert series.is_decided
    assert [result.number for result in series.ordered()] == list(range(40))


def test_a_kept_series_goes_on_where_it_stopped():
    plan = plan_with("random", "random(x=1)")
    series = series_of(plan, 4)
    for number in (0, 2):
        series.add(Host(plan_with("random", "random")).play(number))
    series.results = {n: r._replace(seating=plan.seating(n)) for n, r in series.results.items()}
    again = series_of(plan, 4)
    restore(again, kept(series))
    assert again.results == series.results
    assert again.times == series.times
    assert list(again.missing()) == [1, 3]
    with pytest.raises(NotThisSeries, match="bots"):
        restore(series_of(plan_with("random", "casual"), 4), kept(series))
    with pytest.raises(NotThisSeries, match="first"):
        restore(Series(plan, 1, 4), kept(series))
