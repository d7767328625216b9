"""Bots that crash, hang or cheat are replaced by simpler ones, and the game goes on."""

import asyncio
import os
from collections import Counter

import pytest

import lascaux
from lascaux.server import thinking
from lascaux.server.thinking import Thinker
from tests.conformance.cairn import Cairn, Table

BOTS = """
import os, time
class Dying:
    def choose(self, game, s, seat, rng): os._exit(1)
class Hanging:
    def choose(self, game, s, seat, rng): time.sleep(600)
class Failing:
    def choose(self, game, s, seat, rng): raise RuntimeError("no idea")
class Cheating:
    def choose(self, game, s, seat, rng): return (99, 99)
"""


@pytest.fixture
def match():
    game = lascaux.load("kingdomino-origins")
    return lascaux.Match(game, game.setup(2, {}), seed=bytes(16))


@pytest.mark.parametrize("bot", ["Dying", "Hanging", "Failing", "Cheating"])
def test_a_bot_that_does_not_work_is_replaced_by_a_simpler_one(match, bot, tmp_path, caplog):
    file = tmp_path / "own.py"
    file.write_text(BOTS)

    async def ask():
        thinker = Thinker(1, patience=4.0)
        try:
            return await thinker.choose(match.game.id, match.state, match.actor, f"{file}:{bot}")
        finally:
            thinker.drop_pool()

    action = asyncio.run(ask())
    assert action in match.legal()
    assert "bot" in caplog.text


def test_without_any_worker_that_answers_any_legal_action_is_taken(match, monkeypatch):
    async def ask():
        thinker = Thinker(1, patience=0.001)
        try:
            return await thinker.choose(match.game.id, match.state, match.actor, "greedy")
        finally:
            thinker.drop_pool()

    assert asyncio.run(ask()) in match.legal()


def test_a_bot_that_hangs_stops_no_other_table(match, tmp_path):
    file = tmp_path / "own.py"
    file.write_text(BOTS)

    async def ask():
        thinker = Thinker(1, patience=2.0)
        try:
            hanging = asyncio.create_task(
                thinker.choose(match.game.id, match.state, match.actor, f"{file}:Hanging")
            )
            await asyncio.sleep(0.5)
            others = [thinker.choose(match.game.id, match.state, match.actor, "greedy") for _ in range(8)]
            return await asyncio.gather(hanging, *others)
        finally:
            thinker.drop_pool()

    for _ in range(3):
        assert set(asyncio.run(ask())) <= set(match.legal())


def test_the_event_loop_goes_on_while_a_bot_hangs(match, tmp_path):
    file = tmp_path / "own.py"
    file.write_text(BOTS)

    async def ask():
        thinker = Thinker(1, patience=3.0)
        asked = asyncio.create_task(
            thinker.choose(match.game.id, match.state, match.actor, f"{file}:Hanging")
        )
        longest = before = asyncio.get_running_loop().time()
        longest = 0.0
        while not asked.done():
            await asyncio.sleep(0.01)
            now = asyncio.get_running_loop().time()
            longest, before = max(longest, now - before), now
        thinker.drop_pool()
        return longest

    assert asyncio.run(ask()) < 2.0, "much less than the bot was waited for"


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system has no such order")
def test_what_nobody_waits_for_stands_back():
    async def urgency(thinker):
        try:
            return await thinker.review(os.getpriority, os.PRIO_PROCESS, 0)
        finally:
            thinker.drop_pool()

    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert asyncio.run(urgency(Thinker(1))) == own
    assert asyncio.run(urgency(Thinker(1, yields=10))) == min(own + 10, 19)


class Counted(Cairn):
    """Counts what is done to a position on its way to a bot."""

    def __init__(self) -> None:
        super().__init__()
        self.done: Counter[str] = Counter()

    def resample(self, s, seat, rng):
        self.done["resampled"] += 1
        other = super().resample(s, seat, rng)
        dealt = CountedTable(other.stack, other.hands, other.down, other.up)
        dealt.done = self.done
        return dealt

    def unpack(self, packed):
        self.done["unpacked"] += 1
        return super().unpack(packed)


class CountedTable(Table):
    done: Counter[str]

    def pack(self):
        self.done["packed"] += 1
        return super().pack()


@pytest.mark.parametrize("asked", ["choose", "gains"])
def test_a_position_is_dealt_anew_and_packed_once_on_its_way_to_the_worker(monkeypatch, asked):
    game = Counted()
    match = lascaux.Match(game, game.setup(2, {}), seed=bytes(16))
    given = []

    async def here(work, *what):
        given.append(what)
        return work(*what)

    monkeypatch.setattr(thinking, "load", lambda game_id: game)
    thinker = Thinker(1)
    monkeypatch.setattr(thinker, "in_worker", here)
    seat, bot = match.actor, ["random"] if asked == "choose" else []
    truth = match.state.pack()
    for number in range(1, 31):
        asyncio.run(getattr(thinker, asked)(game.id, match.state, seat, *bot))
        assert game.done == {"resampled": number, "packed": number, "unpacked": number}
    assert asked == "gains" or sum(what[1] != truth for what in given) > 15, (
        "what goes there is not the truth"
    )
