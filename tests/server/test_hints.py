"""Hints: thought about once for a position, the same when it comes again, made of what the seat sees."""

import asyncio
from typing import TypeVar

import pytest

import lascaux
from lascaux.bots.asking import luck_of
from lascaux.engine.errors import BotError
from lascaux.server.helping import Advice, advise, hint
from lascaux.server.jobs import Job
from lascaux.server.thinking import Thinker

T = TypeVar("T")
GAMES = [("endless-winter", 3), ("stone-age", 3), ("kingdomino-origins", 2)]


class Here(Thinker):
    """Thinks in this process, and counts how often."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts = 0
        self.given: list[object] = []
        self.fails = False

    async def in_worker(self, job: Job[T]) -> T:
        self.thoughts += 1
        self.given.append(job.what)
        await asyncio.sleep(0.01)
        if self.fails:
            raise RuntimeError("no idea")
        return job.work(*job.what)


class Desk:
    """As much of a table as a hint needs."""

    def __init__(self, name: str = "kingdomino-origins", players: int = 2) -> None:
        self.game = lascaux.load(name)
        self.match = lascaux.Match(self.game, self.game.setup(players, {}), seed=bytes(16))
        self.id = "desk"
        self.thinker = Here()
        self.version = 7
        self.advice: Advice | None = None

    def playing(self) -> lascaux.Match:
        return self.match

    async def ask(self) -> tuple[object, int]:
        said = await hint(self, self.match.actor, "h")  # type: ignore[arg-type]
        return said.action, said.gain


def test_asked_twice_it_is_thought_about_once():
    desk = Desk()

    async def twice():
        return [await desk.ask(), await desk.ask()]

    first, again = asyncio.run(twice())
    assert first == again
    assert desk.thinker.thoughts == 2  # the choice, and what it changes


def test_asked_by_two_at_the_same_time_it_is_thought_about_once():
    desk = Desk()

    async def together():
        return await asyncio.gather(desk.ask(), desk.ask())

    first, again = asyncio.run(together())
    assert first == again
    assert desk.thinker.thoughts == 2


def test_whoever_asked_and_left_does_not_take_it_from_others():
    desk = Desk()

    async def one_leaves():
        leaving = asyncio.create_task(desk.ask())
        staying = asyncio.create_task(desk.ask())
        await asyncio.sleep(0)
        leaving.cancel()
        return await staying

    assert asyncio.run(one_leaves())
    assert desk.thinker.thoughts == 2


def test_what_failed_is_not_kept():
    desk = Desk()

    async def twice():
        desk.thinker.fails = True
        with pytest.raises(RuntimeError):
            await desk.ask()
        desk.thinker.fails = False
        return await desk.ask()

    assert asyncio.run(twice())


def test_another_position_has_a_hint_of_its_own_and_the_same_one_has_its_own_again():
    desk = Desk()

    async def there_and_back():
        before = await desk.ask()
        steps = len(desk.match.steps)
        desk.match.play(desk.match.actor, desk.match.legal()[0])
        desk.version += 1
        between = await desk.ask()
        desk.match.undo(len(desk.match.steps) - steps)
        desk.version += 1
        return before, between, await desk.ask()

    before, between, again = asyncio.run(there_and_back())
    assert before == again
    assert before != between
    assert desk.thinker.thoughts == 6


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_truths_that_look_alike_have_the_same_hint(name, players):
    """What is hidden is dealt anew: neither the action nor what it changes tells one from the other, for the
    workers are told the same."""
    desk, luck = Desk(name, players), lascaux.Pcg32(5)
    differ = 0

    async def advice_for(s: lascaux.State, seat: int) -> tuple[object, int]:
        return await advise(desk, s, seat)  # type: ignore[arg-type]

    for moves in range(60):
        seat, truth = desk.match.actor, desk.match.state
        if moves % 6 == 0:
            others = [desk.game.resample(truth, seat, luck) for _ in range(2)]
            differ += sum(other.pack() != truth.pack() for other in others)
            desk.thinker.given.clear()
            hints = {asyncio.run(advice_for(s, seat)) for s in (truth, *others)}
            assert len(hints) == 1
            assert len(desk.thinker.given) == 6
            assert len(set(desk.thinker.given)) == 2  # to choose, and to weigh
        options = desk.match.legal()
        desk.match.play(seat, options[luck.below(len(options))])
    assert differ > 0 or name != "endless-winter"


def test_the_luck_of_advice_goes_by_game_seat_and_view():
    desk = Desk("endless-winter", 3)
    s = desk.match.state
    seats = {luck_of(desk.game, s, seat) for seat in range(3)}
    assert len(seats) == 3
    lucks = set()
    for _ in range(30):
        seat, s = desk.match.actor, desk.match.state
        lucks.add(luck_of(desk.game, s, seat))
        assert luck_of(desk.game, s.copy(), seat) in lucks
        desk.match.play(seat, desk.match.legal()[-1])
    assert len(lucks) > 20
    assert max(lucks) < 1 << 60


def test_a_bot_of_its_own_keeps_its_luck_to_itself(monkeypatch):
    """Without a luck that is given, the seed is a secret one."""
    desk, seeds = Desk(), []

    async def seen(job: Job[T]) -> T:
        seeds.append(job.what[-1])
        raise BotError("enough")

    monkeypatch.setattr(desk.thinker, "in_worker", seen)
    for _ in range(3):
        asyncio.run(desk.thinker.choose(desk.game.id, desk.match.state, desk.match.actor, "casual"))
    assert len(set(seeds)) == 3
