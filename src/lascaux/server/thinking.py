"""Bots think in worker processes, never in the event loop; one that fails is replaced by a simpler one."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from lascaux.advice.weighing import gains
from lascaux.bots.asking import KnownPosition, ask_known, imagined_known, known_position
from lascaux.bots.registry import make_bot
from lascaux.engine.chance import Pcg32, unpack_luck
from lascaux.engine.errors import LascauxError
from lascaux.engine.protocol import Action, State
from lascaux.games.registry import load
from lascaux.server.errors import TableError
from lascaux.server.resting import Bell, hear

SIMPLER = ("greedy", "random")  # tried in this order after the bot that was asked
PATIENCE = 20.0  # seconds
LEAST_URGENT = 19
T = TypeVar("T")
log = logging.getLogger("lascaux.server")


def think(game_id: str, known: KnownPosition, seat: int, bot: str, luck: tuple[int, ...]) -> Action:
    """In the worker. What it gets was dealt anew for this seat: it never sees the truth."""
    return ask_known(make_bot(bot), load(game_id), known, seat, unpack_luck(luck))


def weigh(game_id: str, known: KnownPosition, seat: int) -> list[int]:
    """In the worker: what each option changes in the seat's points, its open choices made well."""
    game = load(game_id)
    s = game.unpack(known)
    return gains(game, s, seat, game.legal(s))


@contextlib.contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """A worker that is started here never hears it: the server does, and ends its workers in good order."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def hear_out(working: asyncio.Future[T]) -> None:
    """Nobody may be waiting for it any more. It is never cancelled: a pool that breaks stumbles over that,
    and leaves others waiting."""
    working.exception()


class Thinker:
    """A pool of workers that is made anew when one of them dies or hangs."""

    def __init__(self, workers: int | None = None, patience: float = PATIENCE, yields: int = 0) -> None:
        """`yields`: how far its workers stand back for others who want the same core, as `nice` counts it."""
        self.workers = workers or os.cpu_count() or 1
        self.patience = patience
        self.yields = yields
        self.bell = Bell()
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, game_id: str, s: State, seat: int, bot: str, luck: int | None = None) -> Action:
        """The bot's action; if it fails or is too slow, a simpler bot's; at last any legal one. Its luck is
        nobody's to know, unless it is given."""
        game = load(game_id)
        seed = secrets.randbits(60) if luck is None else luck
        rng = Pcg32(seed)
        known = known_position(game, s, seat, rng)
        for name in (bot, *[simpler for simpler in SIMPLER if simpler != bot]):
            try:
                return await self.in_worker(think, game_id, known, seat, name, rng.pack())
            except (BrokenProcessPool, TimeoutError):
                log.warning("a worker died or was too slow: bot %s, game %s", name, game_id)
            except LascauxError as problem:
                log.warning("bot %s failed: %s", name, problem)
        options = game.legal(s)
        return options[seed % len(options)]

    async def gains(self, game_id: str, s: State, seat: int) -> list[int]:
        """What each option is worth, by what the seat sees; nothing if that takes too long or fails."""
        known = imagined_known(load(game_id), s, seat)
        try:
            return await self.in_worker(weigh, game_id, known, seat)
        except (BrokenProcessPool, TimeoutError):
            return []

    async def review(self, work: Callable[..., T], *what: object) -> T:
        """Something long that nobody's move waits for."""
        try:
            return await self.in_worker(work, *what)
        except (BrokenProcessPool, TimeoutError):
            raise TableError("too-slow", "this took too long: try again later") from None

    async def in_worker(self, work: Callable[..., T], *what: object) -> T:
        """A pool in which something dies or hangs goes, but not the one that others have made since."""
        pool = self.pool = self.pool or self.new_pool()
        try:
            with deaf_to_ctrl_c():
                working = asyncio.get_running_loop().run_in_executor(pool, work, *what)
            working.add_done_callback(hear_out)
            if self.yields:
                self.hold_back(pool)
            if not (await asyncio.wait([working], timeout=self.patience))[0]:
                raise TimeoutError
            return working.result()
        except (BrokenProcessPool, TimeoutError):
            if self.pool is pool:
                self.drop_pool()
            raise

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), hear, (self.bell,))

    def hold_back(self, pool: ProcessPoolExecutor) -> None:
        """From the first moment: a new worker is busy with imports before it could do so itself."""
        if sys.platform != "win32":
            niceness = min(os.getpriority(os.PRIO_PROCESS, 0) + self.yields, LEAST_URGENT)
            for worker in list(pool._processes):
                with contextlib.suppress(ProcessLookupError):
                    os.setpriority(os.PRIO_PROCESS, worker, niceness)

    def drop_pool(self) -> None:
        """Ends the workers at once: one that hangs would never come back. Whoever else waits for them hears
        that they are broken; if they were only cancelled, their games would stop."""
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.kill()
            pool.shutdown(wait=False)
