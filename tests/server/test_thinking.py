"""Bots that crash, hang or cheat are replaced by simpler ones, and the game goes on."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

import lascaux
from lascaux.advice.weighing import best
from lascaux.bots.base import Thought
from lascaux.bots.weights import VARIABLE
from lascaux.server import jobs, minds, thinking, workers
from lascaux.server.minds import Minds
from lascaux.server.thinking import Decision, Thinker
from tests.bots.nets import ignorant, install
from tests.conformance.cairn import Cairn, Table

BOTS = """
import os, time
from lascaux.bots.base import Bot, Thought
class Dying:
    def choose(self, game, s, seat, rng): os._exit(1)
class Hanging:
    def choose(self, game, s, seat, rng): time.sleep(600)
class Looping:
    def choose(self, game, s, seat, rng):
        while True: pass
class Failing:
    def choose(self, game, s, seat, rng): raise RuntimeError("no idea")
class Cheating:
    def choose(self, game, s, seat, rng): return (99, 99)
class Refusing:
    def __init__(self): raise ImportError("there are no weights")
class Counting:
    "Takes the first option, then the second, and so on."
    asked = -1
    def choose(self, game, s, seat, rng):
        self.asked += 1
        return game.legal(s)[self.asked]
class Pondering(Bot):
    "Until it is told to stop; then it takes the last option."
    def think(self, game, s, seat, rng, is_stopped):
        while not is_stopped(): pass
        return Thought(game.legal(s)[-1])
"""


@pytest.fixture
def match():
    game = lascaux.load("kingdomino-origins")
    return lascaux.Match(game, game.setup(2, {}), seed=bytes(16))


@pytest.fixture
def own(tmp_path):
    file = tmp_path / "own.py"
    file.write_text(BOTS)
    return file


@pytest.fixture
def learned(match, tmp_path, monkeypatch):
    """Levels above casual have a net, whatever it knows."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    install(ignorant(match.game, "discovery-2"), tmp_path)


@pytest.fixture
def little_grace(monkeypatch):
    monkeypatch.setattr(workers, "GRACE", 0.2)


def with_thinker(doing, patience=20.0, most=1):
    async def run():
        thinker = Thinker(most, patience=patience)
        try:
            return await doing(thinker)
        finally:
            thinker.close()

    return asyncio.run(run())


@pytest.mark.parametrize("bot", ["Dying", "Hanging", "Looping", "Failing", "Cheating", "Refusing"])
def test_a_bot_that_does_not_work_is_replaced_by_a_simpler_one(match, bot, own, caplog, little_grace):
    async def ask(thinker):
        return await thinker.choose(match.game.id, match.state, match.actor, f"{own}:{bot}")

    action = with_thinker(ask, patience=1.0).action
    assert action in best(match.game, match.state, match.actor, match.legal()), "as a casual player plays"
    assert "bot" in caplog.text


def test_a_level_that_has_not_learned_this_is_not_asked_and_the_log_says_so_once(match, caplog, monkeypatch):
    monkeypatch.setattr("lascaux.bots.weights.FOLDER", Path("nowhere"))

    async def ask(thinker):
        asked = match.game.id, match.state, match.actor, "fair"
        return [await thinker.choose(*asked) for _ in range(3)]

    for decision in with_thinker(ask):
        assert decision.action in best(match.game, match.state, match.actor, match.legal())
    assert [record.message for record in caplog.records] == [
        "bot fair can't play kingdomino-origins here: casual plays for it"
    ]


def test_a_level_that_cannot_play_so_is_replaced_by_a_simpler_one(match, learned, caplog):
    async def ask(thinker):
        return await thinker.choose(match.game.id, match.state, match.actor, "expert(depth=3)")

    assert with_thinker(ask).action in best(match.game, match.state, match.actor, match.legal())
    assert "there is no parameter 'depth'" in caplog.text


def test_without_any_bot_that_answers_any_legal_action_is_taken(match, own, monkeypatch):
    monkeypatch.setattr(thinking, "SIMPLER", (f"{own}:Dying", f"{own}:Cheating"))

    async def ask(thinker):
        return await thinker.choose(match.game.id, match.state, match.actor, f"{own}:Failing")

    assert with_thinker(ask).action in match.legal()


def test_a_bot_that_hangs_stops_no_other_table(match, own, little_grace):
    """Two workers, one of which hangs: the others' moves are all made by the bot that was asked."""

    async def ask(thinker):
        about = match.game.id, match.state, match.actor
        hanging = asyncio.create_task(thinker.choose(*about, f"{own}:Hanging", table="hangs"))
        await asyncio.sleep(0.5)
        others = [thinker.choose(*about, f"{own}:Counting", table=f"{n}") for n in range(8)]
        done = await asyncio.gather(*others)
        assert not hanging.done()
        return done, await hanging

    others, hanging = with_thinker(ask, patience=2.0, most=2)
    assert {decision.action for decision in others} == {match.legal()[0]}
    assert hanging.action in match.legal()


def test_a_bot_that_is_too_slow_says_what_it_has_found_so_far(match, own):
    async def ask(thinker):
        return await thinker.choose(match.game.id, match.state, match.actor, f"{own}:Pondering")

    decision = with_thinker(ask, patience=0.2)
    assert (decision.action, decision.is_hurried) == (match.legal()[-1], True)


def test_a_bot_lives_as_long_as_its_table(match, own):
    async def ask(thinker):
        async def number(table: str, seat: int = 0, luck: int | None = None) -> int:
            asked = match.game.id, match.state, seat, f"{own}:Counting"
            return options.index((await thinker.choose(*asked, table=table, luck=luck)).action)

        options = match.legal()
        assert [await number("a") for _ in range(2)] == [0, 1]
        assert (await number("b"), await number("a", 1)) == (0, 0), "of another table, of another seat"
        assert [await number("a", luck=7) for _ in range(2)] == [0, 0], "advice depends on nothing before it"
        assert [await number("") for _ in range(2)] == [0, 0]
        thinker.forget("a")
        assert (await number("a"), await number("b"), await number("a", 1)) == (0, 1, 0)

    with_thinker(ask)


def test_a_worker_keeps_only_the_bots_that_thought_last():
    few, bots = Minds(most=2), {}
    for table in ("a", "b", "a", "c"):
        bots[table] = few.take((table, 0, "casual"))
        few.keep((table, 0, "casual"), bots[table])
    assert [whose[0] for whose in few.kept] == ["a", "c"]
    assert few.take(("a", 0, "casual")) is bots["a"]
    assert few.take(("a", 0, "random")).name == "random"


@pytest.mark.parametrize(
    ("bot", "is_hurried"), [("expert", True), ("strong", True), ("fair", True), ("greedy", False)]
)
def test_a_bot_that_waited_too_long_plays_as_a_casual_player_does(
    match, learned, monkeypatch, bot, is_hurried
):
    monkeypatch.setattr(jobs, "LONGEST_WAIT", 0.0)

    async def ask(thinker):
        return await thinker.choose(match.game.id, match.state, match.actor, bot)

    decision = with_thinker(ask)
    assert decision.is_hurried == is_hurried
    assert decision.action in best(match.game, match.state, match.actor, match.legal())


def test_a_hint_is_never_made_in_haste(match, own, monkeypatch):
    monkeypatch.setattr(jobs, "LONGEST_WAIT", 0.0)

    async def ask(thinker):
        return await thinker.choose(match.game.id, match.state, match.actor, f"{own}:Counting", luck=7)

    assert with_thinker(ask) == Decision(Thought(match.legal()[0]))


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

    async def here(job):
        given.append(job.what)
        return job.work(*job.what)

    for module in (thinking, minds):
        monkeypatch.setattr(module, "load", lambda game_id: game)
    thinker = Thinker(1)
    monkeypatch.setattr(thinker, "in_worker", here)
    seat, bot = match.actor, ["random"] if asked == "choose" else []
    truth = match.state.pack()
    for number in range(1, 31):
        asyncio.run(getattr(thinker, asked)(game.id, match.state, seat, *bot))
        assert game.done == {"resampled": number, "packed": number, "unpacked": number}
    assert asked == "gains" or sum(what[2] != truth for what in given) > 15, (
        "what goes there is not the truth"
    )
