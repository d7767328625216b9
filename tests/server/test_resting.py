"""A long computation rests while people look at positions, and goes on at last."""

import asyncio
import time
from types import SimpleNamespace
from typing import cast

import pytest

import lascaux
from lascaux.engine.protocol import SPECTATOR
from lascaux.server import course, resting
from lascaux.server.lines import Lines, Moment
from lascaux.server.replays import Replay, Replays
from lascaux.server.resting import A_WHILE, MOST_REST, QUIET, Bell, Rest
from lascaux.server.thinking import Thinker
from tests.server.client import NO_ROOMS

TRIES = 10


def time_of(doing) -> float:
    started = time.monotonic()
    doing()
    return time.monotonic() - started


def rested() -> float:
    """In a worker: how long a computation that begins now stands still."""
    return time_of(resting.rest().take)


def test_it_goes_on_at_once_where_nobody_asks():
    assert time_of(Rest(Bell()).take) < QUIET / 2
    assert time_of(Rest(None).take) < QUIET / 2


def test_it_rests_until_nobody_has_asked_for_a_while():
    bell = Bell()
    bell.ring()
    assert time_of(Rest(bell).take) >= QUIET * 0.9
    assert bell.is_quiet()


def test_it_goes_on_at_last_however_often_somebody_asks(monkeypatch):
    bell = Bell()
    monkeypatch.setattr(bell, "is_quiet", lambda: False)
    naps: list[float] = []
    monkeypatch.setattr("lascaux.server.resting.time.sleep", naps.append)
    waiting = Rest(bell, most=0.3)
    waiting.take()
    assert sum(naps) == pytest.approx(0.3, abs=A_WHILE)
    naps.clear()
    waiting.take()
    assert naps == [], "all its rest is taken"
    assert MOST_REST < 60, "who waits for the course sees it within a minute and a half"


def test_a_worker_hears_the_bell_of_its_server():
    async def ask() -> tuple[float, float]:
        thinker = Thinker(1)
        try:
            before, after = await thinker.review(rested), 0.0
            for _ in range(TRIES):  # a busy machine may hand on a question when the bell is silent again
                thinker.bell.ring()
                after = max(after, await thinker.review(rested))
                if after >= QUIET / 2:
                    break
            return before, after
        finally:
            thinker.close()

    before, after = asyncio.run(ask())
    assert before < QUIET / 2
    assert after >= QUIET / 2


def test_whoever_asks_for_a_position_rings():
    game = lascaux.load("kingdomino-origins")
    match = lascaux.Match(game, game.setup(2, {}), seed=bytes(16))
    bell = Bell()
    replays = Replays(NO_ROOMS, cast(Thinker, SimpleNamespace(bell=bell)))
    assert replays.position(Replay("abc", match, [], SPECTATOR, False), 0).n == 0
    assert not bell.is_quiet()


@pytest.mark.parametrize("players", [2, 3])
def test_every_playout_of_a_course_gives_way(monkeypatch, players):
    taken = []
    monkeypatch.setattr(course, "MOST_ROUNDS", 2)
    monkeypatch.setattr(course, "FEWEST_ROUNDS", 2)
    game = lascaux.load("kingdomino-origins")
    state = game.new(game.setup(players, {}))
    lines = Lines(game, cast(resting.Rest, SimpleNamespace(take=lambda: taken.append(1))))
    moments = [Moment(n, state, {}) for n in range(3)]
    assert course.play_rounds(lines, moments, 0.0) == 2
    assert len(taken) == 2 * len(moments)
