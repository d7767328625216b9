"""Hints: thought about once for a position, the same when it comes again, made of what the seat sees."""

import asyncio
import json
from typing import TypeVar

import httpx
import pytest

import lascaux
from lascaux.bots import hinting
from lascaux.bots.asking import luck_of
from lascaux.bots.hinting import Effort, hint_for
from lascaux.bots.judging import features_of
from lascaux.engine.errors import BotError
from lascaux.server.errors import TableError
from lascaux.server.helping import Advice, Advised, advise, begin_hint, forget_hint, hint, weigh_options
from lascaux.server.hub import Listener
from lascaux.server.jobs import Job
from lascaux.server.presence import Presence
from lascaux.server.thinking import Thinker
from tests.server.client import PATIENCE, open_table, post, running, sit

T = TypeVar("T")
GAMES = [("endless-winter", 3), ("stone-age", 3), ("kingdomino-origins", 2)]


@pytest.fixture(autouse=True)
def small_efforts(monkeypatch):
    monkeypatch.setattr(hinting, "effort_for", lambda _: Effort(24, 6))


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
        self.hints = True
        self.presence = Presence(self)  # type: ignore[arg-type]
        self.advice: Advice | None = None
        self.weighing: asyncio.Task[None] | None = None

    def playing(self) -> lascaux.Match:
        return self.match

    async def ask(self) -> tuple[object, int]:
        said = await hint(self, self.match.actor, "h")  # type: ignore[arg-type]
        return said.action, said.gain


def thoughts_of_a_hint() -> int:
    """The choice, what it changes, and where something was learned, why."""
    desk = Desk()
    asyncio.run(desk.ask())
    return desk.thinker.thoughts


def test_asked_twice_it_is_thought_about_once():
    desk = Desk()

    async def twice():
        return [await desk.ask(), await desk.ask()]

    first, again = asyncio.run(twice())
    assert first == again
    assert desk.thinker.thoughts == thoughts_of_a_hint()


def test_asked_by_two_at_the_same_time_it_is_thought_about_once():
    desk = Desk()

    async def together():
        return await asyncio.gather(desk.ask(), desk.ask())

    first, again = asyncio.run(together())
    assert first == again
    assert desk.thinker.thoughts == thoughts_of_a_hint()


def test_whoever_asked_and_left_does_not_take_it_from_others():
    desk = Desk()

    async def one_leaves():
        leaving = asyncio.create_task(desk.ask())
        staying = asyncio.create_task(desk.ask())
        await asyncio.sleep(0)
        leaving.cancel()
        return await staying

    assert asyncio.run(one_leaves())
    assert desk.thinker.thoughts == thoughts_of_a_hint()


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
    assert desk.thinker.thoughts >= 6


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_truths_that_look_alike_have_the_same_hint(name, players):
    """What is hidden is dealt anew: neither the action nor what it changes tells one from the other, for the
    workers are told the same."""
    desk, luck = Desk(name, players), lascaux.Pcg32(5)
    differ = 0

    async def advice_for(s: lascaux.State, seat: int) -> Advised:
        return await advise(desk, s, seat)  # type: ignore[arg-type]

    for moves in range(60):
        seat, truth = desk.match.actor, desk.match.state
        if moves % 6 == 0:
            others = [desk.game.resample(truth, seat, luck) for _ in range(2)]
            differ += sum(other.pack() != truth.pack() for other in others)
            desk.thinker.given.clear()
            hints = {asyncio.run(advice_for(s, seat)) for s in (truth, *others)}
            assert len(hints) == 1
            assert len(desk.thinker.given) in (6, 9)
            assert len(set(desk.thinker.given)) == len(desk.thinker.given) / 3  # to choose, weigh and explain
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


def heard_by(listener_seat: int | None) -> tuple[Listener, list[dict]]:
    heard: list[dict] = []
    return Listener(listener_seat, lambda messages: heard.extend(map(json.loads, messages))), heard


def test_whoever_waits_for_a_hint_can_act_and_is_told_nothing_of_what_is_past():
    """The thought ends, too: its worker is free."""
    desk = Desk()
    listener, heard = heard_by(desk.match.actor)

    async def acts_meanwhile() -> bool:
        begin_hint(desk, listener, "late")  # type: ignore[arg-type]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert desk.advice is not None
        thought = desk.advice.thought
        desk.version += 1
        forget_hint(desk)  # type: ignore[arg-type]
        await asyncio.gather(*listener.later)
        return thought.cancelled()

    assert asyncio.run(acts_meanwhile())
    assert heard == [{"type": "done", "id": "late", "version": 8}]


def test_a_hint_is_told_and_done():
    desk = Desk()
    listener, heard = heard_by(desk.match.actor)

    async def waits() -> None:
        begin_hint(desk, listener, "h")  # type: ignore[arg-type]
        await asyncio.gather(*listener.later)

    asyncio.run(waits())
    assert [message["type"] for message in heard] == ["hinted", "done"]


def test_where_it_was_agreed_to_play_without_hints_nobody_is_given_one():
    """Nor what options change."""
    desk = Desk()
    desk.hints = False
    weigh_options(desk)  # type: ignore[arg-type]
    assert desk.weighing is None
    listener, heard = heard_by(desk.match.actor)
    with pytest.raises(TableError) as refused:
        begin_hint(desk, listener, "h")  # type: ignore[arg-type]
    assert refused.value.code == "no-hints"
    assert (desk.thinker.thoughts, heard) == (0, [])


def positions(name: str, count: int) -> list[tuple[lascaux.State, int]]:
    """At which the four have something to decide."""
    game, luck = lascaux.load(name), lascaux.Pcg32(9)
    match, found = lascaux.Match(game, game.setup(4, {}), seed=bytes(16)), []
    while len(found) < count:
        options = match.legal()
        if len(options) > 2 and luck.below(4) == 0:
            found.append((match.state, match.actor))
        match.play(match.actor, options[luck.below(len(options))])
    return found


@pytest.mark.parametrize("name", [name for name, _ in GAMES])
def test_reasons_name_lines_of_the_sheet_and_speak_for_the_choice(name):
    """At the table of four all games have weights. Here and at a server it is the same hint."""
    game, desk = lascaux.load(name), Desk(name, 4)
    explained = 0
    for s, seat in positions(name, 8):
        found = hint_for(game, s, seat)
        assert found == hint_for(game, s, seat)
        assert found.is_by_expert
        assert {key for key, _ in found.why} <= {*features_of(game).categories, hinting.RIVAL}
        assert sum(points for _, points in found.why) > 0 or not found.why
        advised = asyncio.run(advise(desk, s, seat))  # type: ignore[arg-type]
        assert (advised.action, advised.other, advised.why) == (found.action, found.other, found.why)
        explained += bool(found.why)
    assert explained > 2


def test_where_nothing_was_learned_a_simpler_bot_is_asked_and_nothing_explained(monkeypatch):
    monkeypatch.setattr(hinting, "can_play", lambda *_: False)
    game = lascaux.load("kingdomino-origins")
    [(s, seat)] = positions(game.id, 1)
    found = hint_for(game, s, seat)
    assert found.action in game.legal(s)
    assert (found.other, found.why, found.is_by_expert) == (None, (), False)


def test_a_choice_costs_something_too_and_noise_is_no_reason():
    sure, costs, noise, small = [4.0, 5.0], [-1.0, -2.0], [9.0, -8.0], [0.1, 0.1]
    ahead = {"small": small, "costs": costs, "sure": sure, "noise": noise}
    assert hinting.largest(ahead) == [("sure", 4.5), ("costs", -1.5)]
    assert hinting.largest({"costs": costs, "small": small}) == []


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("hints") / "tables.db") as server:
        yield server


def test_what_was_agreed_holds_at_the_table_and_at_those_that_follow_it(server):
    """In another game after it, and where one plays on from it."""
    ticket = open_table(server, 2, ["random"], hints=False)
    table, token = ticket["table"], ticket["token"]
    post(server, f"{table}/start", token)

    async def play() -> str:
        async with sit(server, table, token) as ana:
            await ana.send(type="hint", id="h")
            refused = await ana.until("hinted", "refused")
            while await ana.my_turn():
                await ana.act(ana.position["options"][0]["action"])
            return refused["problem"]["code"]

    assert asyncio.run(play()) == "no-hints"
    again = post(server, f"{table}/rematch", token).json()
    on = httpx.post(
        f"{server.url}/api/replays/{table}/5/play",
        json={"seat": 0, "person": {"name": "Ana"}, "bots": ["random"]},
        timeout=PATIENCE,
    ).json()
    for follows in (again["table"], on["table"]):
        info = httpx.get(f"{server.url}/api/tables/{follows}", timeout=PATIENCE).json()
        assert info["hints"] is False
