"""Reviews of finished games: begun once for all who ask, in many small jobs, and kept."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from lascaux.bots.budget import Timer
from lascaux.bots.judging import is_learned
from lascaux.engine.protocol import Action
from lascaux.games.registry import load
from lascaux.review.closer import Comparison, look_closer
from lascaux.review.finished import finished_game
from lascaux.review.measures import measures_for
from lascaux.review.summary import VERSION, FirstSight, Found, first_sight
from lascaux.review.suspects import Decision, suspects_among
from lascaux.server.errors import TableError
from lascaux.server.queueing import Room
from lascaux.server.replays import Replay, keep_latest
from lascaux.server.review_words import told
from lascaux.server.stopping import is_stopped
from lascaux.server.store import Store
from lascaux.server.thinking import Thinker
from lascaux.server.wire_review import Review, ReviewState

MOST_AT_ONCE = 2  # of a server; others wait
OF_FIRST_SIGHT = 5  # percent of the progress
TRIES = 2  # of a job: its worker may have died
Game = tuple[str, int, dict[str, str], list[Action], int]
T = TypeVar("T")
log = logging.getLogger("lascaux.server")


@dataclass(eq=False)
class Work:
    """A review on its way. `total` is not known before the first sight."""

    replay: Replay
    asker: str = ""
    total: int = 0
    found: Found = field(default_factory=dict)
    task: "asyncio.Task[None] | None" = None

    @property
    def progress(self) -> int:
        if not self.total:
            return 0
        return OF_FIRST_SIGHT + (99 - OF_FIRST_SIGHT) * len(self.found) // self.total


class Reviews:
    """Of one server."""

    def __init__(self, store: Store, reviewer: Thinker) -> None:
        self.store = store
        self.reviewer = reviewer
        self.room = Room(MOST_AT_ONCE)
        self.works: dict[str, Work] = {}
        self.failed: set[str] = set()
        self.kept: OrderedDict[str, Review] = OrderedDict()

    async def state(self, replay: Replay) -> ReviewState:
        if not replay.is_over:
            raise TableError("not-over", "the game is not over")
        if replay.id in self.works:
            return self.told_of(self.works[replay.id])
        review = await self.find(replay)
        if review is not None:
            return ReviewState("done", 100, review)
        if not is_learned(replay.game, replay.game.new(replay.setup)):
            return ReviewState("missing")
        return ReviewState("failed" if replay.id in self.failed else "none")

    async def find(self, replay: Replay) -> Review | None:
        """One that was made by what is here now."""
        if replay.id not in self.kept:
            text = await self.store.find_review(replay.id, replay.game.revision, VERSION)
            if text is None:
                return None
            keep_latest(self.kept, replay.id, msgspec.json.decode(text, type=Review))
        self.kept.move_to_end(replay.id)
        return self.kept[replay.id]

    def told_of(self, work: Work) -> ReviewState:
        return ReviewState("working", work.progress, place=self.room.place_of(work.asker, work.replay.id))

    def begin(self, replay: Replay, asker: str = "") -> ReviewState:
        """Whoever asks meanwhile shares it."""
        if replay.id not in self.works:
            self.failed.discard(replay.id)
            work = self.works[replay.id] = Work(replay, asker)
            work.task = asyncio.create_task(self.carry_out(work))
        return self.told_of(self.works[replay.id])

    def cancel(self, replay: Replay) -> None:
        work = self.works.pop(replay.id, None)
        if work is not None and work.task is not None:
            work.task.cancel()

    def close(self) -> None:
        for work in list(self.works.values()):
            self.cancel(work.replay)

    async def carry_out(self, work: Work) -> None:
        """One that fails, for whatever reason, can be begun again."""
        id_ = work.replay.id
        try:
            async with self.room.taken_by(work.asker, id_):
                await self.make(work)
        except Exception:
            log.exception("the review failed", extra={"table": id_})
            self.failed.add(id_)
        finally:
            if self.works.get(id_) is work:
                del self.works[id_]

    async def make(self, work: Work) -> None:
        replay, game = work.replay, facts_of(work.replay)
        sight = await self.in_worker(work, see, game)
        suspects = suspects_among(sight.decisions, measures_for(replay.game.id))
        work.total = len(suspects)
        todo = iter(suspects)
        async with asyncio.TaskGroup() as group:
            for _ in range(self.reviewer.crew.most):
                group.create_task(self.look_at(todo, work))
        text = await self.in_worker(work, written, game, sight, work.found)
        await self.store.set_review(replay.id, replay.game.revision, VERSION, text)
        keep_latest(self.kept, replay.id, msgspec.json.decode(text, type=Review))

    async def look_at(self, todo: Iterator[Decision], work: Work) -> None:
        """No more jobs at once than there are workers: others wait for one of them at most."""
        for decision in todo:
            work.found[decision.n] = await self.in_worker(work, look, work.replay.game.id, decision)

    async def in_worker(self, work: Work, job: Callable[..., T], *what: object) -> T:
        for _ in range(TRIES - 1):
            try:
                return await self.reviewer.review(job, *what, asker=work.asker)
            except TableError as problem:
                log.warning("a part of a review is tried again: %s", problem)
        return await self.reviewer.review(job, *what, asker=work.asker)


def facts_of(replay: Replay) -> Game:
    actions = [step.action for step in replay.match.steps]
    return replay.game.id, replay.setup.players, replay.setup.options, actions, replay.match.begins


# In a worker


def see(game: Game) -> FirstSight:
    return first_sight(finished_game(*game))


def look(game_id: str, decision: Decision) -> Comparison:
    return look_closer(load(game_id), decision, Timer(is_stopped=is_stopped))


def written(game: Game, sight: FirstSight, found: Found) -> str:
    return msgspec.json.encode(told(finished_game(*game), sight, found)).decode()
