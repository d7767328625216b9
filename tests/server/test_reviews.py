"""Reviews on a server: begun once for all, in small jobs, kept; what can't be reviewed says so."""

import asyncio
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import lascaux
from lascaux.bots.weights import VARIABLE
from lascaux.engine.protocol import SPECTATOR
from lascaux.review.measures import measures_for
from lascaux.review.summary import VERSION
from lascaux.server import reviewing
from lascaux.server.errors import TableError
from lascaux.server.replays import Replay
from lascaux.server.reviewing import Reviews
from lascaux.server.store import Store
from lascaux.server.thinking import Thinker
from lascaux.table.match import Match
from tests.bots.nets import ignorant, install
from tests.server.client import PATIENCE, Server, open_table, post
from tests.server.test_looking_back import finished, server

__all__ = ["finished", "server"]  # fixtures

GAME = lascaux.load("kingdomino-origins")
SETUP = GAME.setup(2, {})
OWN = 16  # actions of the game that is reviewed
LOOKS = 3
LITTLE = replace(measures_for(GAME.id), simulations=4, rounds=12, turns=0, searched=LOOKS)


def to_the_end(match: Match) -> Match:
    while not match.is_over:
        match.play(match.actor, match.legal()[0])
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    """The end of a game, so that there is little to look at: what came before is not its own."""
    whole = to_the_end(Match(GAME, SETUP, bytes(16)))
    before = [(step.actor, step.action) for step in whole.steps[:-OWN]]
    return to_the_end(Match(GAME, SETUP, bytes(16), beginning=before))


@pytest.fixture
def replay(match) -> Replay:
    return Replay("game", match, ["bison", "wolf"], SPECTATOR, True)


@pytest.fixture
def learned(tmp_path, monkeypatch) -> None:
    """A net that knows nothing judges quickly, in every process."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    install(ignorant(GAME, "discovery-2"), tmp_path)
    monkeypatch.setattr(reviewing, "measures_for", lambda _: LITTLE)


class Reviewer(Thinker):
    """Does everything at once in this process, and notes what. Before each job it waits for `gate`."""

    def __init__(self) -> None:
        super().__init__(workers=2)
        self.done: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.problems = 0

    async def review(self, work: Callable[..., Any], *what: object, asker: str = "") -> Any:
        await self.gate.wait()
        if self.problems:
            self.problems -= 1
            raise TableError("too-slow", "its worker died")
        self.done.append(work.__name__)
        return work(*what)


@pytest.fixture
def here(learned, monkeypatch) -> None:
    monkeypatch.setattr("lascaux.review.closer.measures_for", lambda _: LITTLE)


def with_reviews(path: Path, doing, thinker: Callable[[], Thinker] = Reviewer) -> Any:
    async def run() -> Any:
        store, reviewer = Store(path / "tables.db"), thinker()
        reviews = Reviews(store, reviewer)
        try:
            return await doing(reviews, reviewer)
        finally:
            reviews.close()
            reviewer.close()
            store.close()

    return asyncio.run(run())


async def ended(reviews: Reviews, replay: Replay) -> str:
    work = reviews.works[replay.id]
    assert work.task is not None
    await asyncio.wait([work.task])
    return (await reviews.state(replay)).status


def test_whoever_asks_meanwhile_shares_it_and_it_is_kept(replay, here, tmp_path):
    async def make(reviews, reviewer):
        assert (await reviews.state(replay)).status == "none"
        reviews.begin(replay)
        assert (await reviews.state(replay)).status == "working"
        assert reviews.begin(replay).status == "working"
        assert await ended(reviews, replay) == "done"
        assert reviewer.done == ["see", *["look"] * LOOKS, "written"], "one review for both"
        return (await reviews.state(replay)).review

    async def look_again(reviews, reviewer):
        return await reviews.state(replay)

    review = with_reviews(tmp_path, make)
    assert (review.searched, len(review.seats), review.positions[-1]) == (LOOKS, 2, len(replay.match.steps))
    again = with_reviews(tmp_path, look_again)
    assert (again.status, again.progress, again.review) == ("done", 100, review)


def test_a_review_by_other_rules_or_in_another_form_is_not_told(replay, here, tmp_path, monkeypatch):
    async def make(reviews, reviewer):
        reviews.begin(replay)
        await ended(reviews, replay)

    async def look_again(reviews, reviewer):
        return (await reviews.state(replay)).status

    with_reviews(tmp_path, make)
    monkeypatch.setattr(reviewing, "VERSION", VERSION + 1)
    assert with_reviews(tmp_path, look_again) == "none"


def test_it_tells_how_far_it_is(replay, here, tmp_path):
    async def make(reviews, reviewer):
        told = []

        class Step(dict):
            def __setitem__(self, n, found):
                super().__setitem__(n, found)
                told.append(reviews.begin(replay).progress)

        reviewer.gate.clear()
        reviews.begin(replay)
        reviews.works[replay.id].found = Step()
        told.append((await reviews.state(replay)).progress)
        reviewer.gate.set()
        await ended(reviews, replay)
        return told

    told = with_reviews(tmp_path, make)
    assert told[0] == 0
    assert told == sorted(set(told))
    assert told[-1] == 99
    assert len(told) == 1 + LOOKS


def test_one_that_is_cancelled_can_be_begun_anew(replay, here, tmp_path):
    async def make(reviews, reviewer):
        reviewer.gate.clear()
        reviews.begin(replay)
        await asyncio.sleep(0)
        first = reviews.works[replay.id].task
        reviews.cancel(replay)
        reviews.begin(replay)
        await asyncio.wait([first])
        assert first.cancelled()
        assert (await reviews.state(replay)).status == "working", (
            "the end of the first is not that of the second"
        )
        reviewer.gate.set()
        assert await ended(reviews, replay) == "done"
        return reviewer.done.count("see")

    assert with_reviews(tmp_path, make) == 1


def test_a_job_is_tried_twice_and_one_that_fails_again_can_be_begun_again(replay, here, tmp_path, caplog):
    async def make(reviews, reviewer):
        states = []
        for problems in (2, 1):
            reviewer.problems = problems
            reviews.begin(replay)
            states.append(await ended(reviews, replay))
        return states

    assert with_reviews(tmp_path, make) == ["failed", "done"]
    assert "is tried again" in caplog.text


def test_a_worker_that_is_killed_in_the_middle_costs_nothing(replay, learned, tmp_path, caplog):
    async def make(reviews, reviewer):
        reviews.begin(replay)
        killed = None
        while replay.id in reviews.works:
            busy = [worker for worker in reviewer.crew.workers if worker.job is not None]
            if killed is None and reviews.works[replay.id].total and busy:
                killed = busy[0].process.pid
                os.kill(killed, 9)
            await asyncio.sleep(0.01)
        alive = [worker.process.pid for worker in reviewer.crew.workers]
        return killed, alive, await reviews.state(replay)

    killed, alive, state = with_reviews(tmp_path, make, lambda: Thinker(1, patience=PATIENCE))
    assert killed is not None
    assert killed not in alive
    assert (state.status, state.review.searched) == ("done", LOOKS)
    assert "is tried again" in caplog.text


def test_where_nothing_was_learned_nothing_is_promised(replay, tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    monkeypatch.setattr("lascaux.bots.weights.FOLDER", tmp_path / "nothing")

    async def ask(reviews, reviewer):
        return (await reviews.state(replay)).status

    assert with_reviews(tmp_path, ask) == "missing"


def test_a_game_that_goes_on_is_not_judged(replay, tmp_path):
    async def ask(reviews, reviewer):
        with pytest.raises(TableError, match="the game is not over"):
            await reviews.state(replace(replay, is_over=False))

    with_reviews(tmp_path, ask)


# Over REST


def ask(server: Server, method: str, game: str, token: str = "") -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    address = f"{server.url}/api/replays/{game}/review"
    return httpx.request(method, address, headers=headers, timeout=PATIENCE)


def test_a_running_game_is_refused_over_the_network(server):
    ticket = open_table(server, 2, ["random"])
    post(server, f"{ticket['table']}/start", ticket["token"])
    for method in ("GET", "POST"):
        refused = ask(server, method, ticket["table"], ticket["token"])
        assert (refused.status_code, refused.json()["code"]) == (409, "not-over")


def test_it_is_begun_by_anybody_and_cancelled_by_whoever_sat_there(server, finished):
    id_ = finished["table"]
    assert ask(server, "GET", id_).json()["status"] == "none"
    assert ask(server, "POST", id_).json()["status"] == "working"
    assert ask(server, "GET", id_, finished["token"]).json()["status"] == "working"
    refused = ask(server, "DELETE", id_)
    assert (refused.status_code, refused.json()["code"]) == (403, "no-seat")
    assert ask(server, "DELETE", id_, finished["token"]).json()["status"] == "none"
    brought = httpx.post(
        f"{server.url}/api/records",
        content=httpx.get(f"{server.url}/api/tables/{id_}/record").text,
        timeout=PATIENCE,
    ).json()["id"]
    assert ask(server, "POST", brought).json()["status"] == "working"
    assert ask(server, "DELETE", brought).json()["status"] == "none"
