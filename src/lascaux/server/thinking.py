"""Bots think in worker processes, never in the event loop; one that fails is replaced by a simpler one."""

import logging
import os
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from lascaux.bots.asking import KnownPosition, imagined_known, known_position
from lascaux.bots.base import Thought
from lascaux.bots.levels import FORMER, can_play
from lascaux.engine.chance import Pcg32
from lascaux.engine.errors import LascauxError
from lascaux.engine.protocol import Action, Game, State
from lascaux.games.registry import load
from lascaux.server import meter
from lascaux.server.crew import Crew
from lascaux.server.errors import TableError
from lascaux.server.jobs import Job, Overtaken, Purpose
from lascaux.server.minds import explain, think, weigh
from lascaux.server.resting import Bell
from lascaux.server.workers import WorkerGone

QUICK = "casual"  # what a bot plays like that had to wait too long
AT_ONCE = ("random", "easy", *FORMER, QUICK)  # bots that need no longer than that
SIMPLER = (QUICK, "random")  # tried in this order after the bot that was asked
PATIENCE = 20.0  # seconds
T = TypeVar("T")
log = logging.getLogger("lascaux.server")


@dataclass(frozen=True)
class Asked:
    """A position that a bot is asked about. `keeps`: the table for which its bots are kept, if they are."""

    keeps: str
    game_id: str
    known: KnownPosition
    seat: int
    luck: tuple[int, ...]

    def by(self, bot: str) -> tuple[object, ...]:
        return self.keeps, self.game_id, self.known, self.seat, bot, self.luck


@dataclass(frozen=True)
class Decision:
    """What a bot does, and whether it had less time to decide than its level has."""

    thought: Thought
    is_hurried: bool = False

    @property
    def action(self) -> Action:
        return self.thought.action


class Thinker:
    def __init__(self, workers: int | None = None, patience: float = PATIENCE, yields: int = 0) -> None:
        """`patience`: seconds for one thought. `yields`: how far the workers stand back for others."""
        self.crew = Crew(workers or os.cpu_count() or 1, patience, yields)
        self.missed: set[tuple[str, str]] = set()

    @property
    def bell(self) -> Bell:
        return self.crew.bell

    async def choose(
        self,
        game_id: str,
        s: State,
        seat: int,
        bot: str,
        *,
        luck: int | None = None,
        table: str = "",
        asker: str = "",
    ) -> Decision:
        """The bot's decision; if it fails or is too slow, a simpler bot's; at last any legal action. Its luck
        is nobody's to know, unless it is given: then it is advice, from a bot that remembers nothing."""
        game, since = load(game_id), time.monotonic()
        seed = secrets.randbits(60) if luck is None else luck
        rng = Pcg32(seed)
        known = known_position(game, s, seat, rng)
        asked = Asked(table if luck is None else "", game_id, known, seat, rng.pack())
        for name in self.willing(bot, game, s):
            purpose: Purpose = "move" if luck is None else "hint"
            job = Job(think, asked.by(name), purpose, table, seat, since=since, asker=asker)
            if job.is_move and name not in AT_ONCE:
                job.in_haste = asked.by(QUICK)
            try:
                return Decision(await self.in_worker(job), job.is_hurried)
            except Overtaken:
                raise
            except WorkerGone:
                log.warning("a worker died or was too slow: bot %s, game %s", name, game_id)
            except LascauxError as problem:
                log.warning("bot %s failed: %s", name, problem)
        options = game.legal(s)
        return Decision(Thought(options[seed % len(options)]))

    def willing(self, bot: str, game: Game, s: State) -> list[str]:
        """Whom to ask, one after the other. A level that has not learned this game here is not asked at every
        move anew, and the log says so once."""
        simpler = [name for name in SIMPLER if name != FORMER.get(bot, bot)]
        if can_play(bot, game, s):
            return [bot, *simpler]
        if (bot, game.id) not in self.missed:
            self.missed.add((bot, game.id))
            log.warning("bot %s can't play %s here: %s plays for it", bot, game.id, simpler[0])
        return simpler

    async def gains(
        self,
        game_id: str,
        s: State,
        seat: int,
        *,
        table: str = "",
        purpose: Purpose = "gains",
        asker: str = "",
    ) -> list[int]:
        """What each option is worth, by what the seat sees; nothing if that takes too long or fails."""
        known = imagined_known(load(game_id), s, seat)
        try:
            what = (game_id, known, seat)
            return await self.in_worker(Job(weigh, what, purpose, table, seat, asker=asker))
        except (WorkerGone, Overtaken):
            return []

    async def reasons(
        self,
        game_id: str,
        known: KnownPosition,
        seat: int,
        better: Action,
        other: Action,
        *,
        luck: int,
        table: str = "",
        asker: str = "",
    ) -> list[tuple[str, float]]:
        """What one action will bring more of than another; nothing if that takes too long or fails."""
        what = (game_id, known, seat, better, other, luck)
        try:
            return await self.in_worker(Job(explain, what, "hint", table, seat, asker=asker))
        except (WorkerGone, Overtaken, LascauxError):
            return []

    async def review(self, work: Callable[..., T], *what: object, asker: str = "") -> T:
        """Something long that nobody's move waits for."""
        try:
            return await self.in_worker(Job(work, what, asker=asker))
        except WorkerGone:
            raise TableError("too-slow", "this took too long: try again later") from None

    async def in_worker(self, job: Job[T]) -> T:
        answer = await self.crew.do(job)
        meter.now.thought(job.purpose, job.began - job.since, time.monotonic() - job.began)
        return answer

    def forget(self, table: str) -> None:
        """It has come to its end, and so have its bots."""
        self.crew.forget(table)

    def close(self) -> None:
        """Ends all thoughts, and whoever waits for them."""
        self.crew.close()
