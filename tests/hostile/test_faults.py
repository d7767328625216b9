"""A disk that takes nothing, workers that die, a machine that stands still, a clock that jumps: games go on
as soon as they can, and one order of moves explains what everybody saw."""

import asyncio
import contextlib
import os
import random
import resource
import signal
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.hostile.history import History
from tests.hostile.judging import faults
from tests.hostile.people import Person, look_at_all, opened, play_through
from tests.server.client import PATIENCE, Server, running

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it takes Linux to break it")
UNLIMITED = resource.RLIM_INFINITY
STANDSTILL = 3.0
YEARS = 10 * 365 * 86_400
# What was opened for writing takes nothing from one signal to the other, as on a disk that was remounted.
REMOUNTED = """
import os, signal, sys
def remount(how):
    log = os.path.realpath(sys.argv[1] + "-wal")
    for fd in map(int, os.listdir("/proc/self/fd")):
        try:
            if os.readlink(f"/proc/self/fd/{fd}") == log:
                again = os.open(log, how)
                os.dup2(again, fd)
                os.close(again)
        except OSError:
            pass
signal.signal(signal.SIGUSR1, lambda *_: remount(os.O_RDONLY))
signal.signal(signal.SIGUSR2, lambda *_: remount(os.O_RDWR))
"""
MOVED_CLOCK = f"""
import signal, time
now, moved = time.time, [0.0]
time.time = lambda: now() + moved[0]
signal.signal(signal.SIGUSR1, lambda *_: moved.append(moved.pop() + {YEARS}))
signal.signal(signal.SIGUSR2, lambda *_: moved.append(moved.pop() - {2 * YEARS}))
from lascaux.server import chores
chores.EVERY, chores.CLEAR_EVERY = 0.2, 1
"""
Trouble = Callable[[Server, History, list[Person]], Awaitable[None]]


def go_through(server: Server, trouble: Trouble, bots: Sequence[str] = (), cuts: float = 0.02) -> None:
    """Two tables play through it; then a kill, a restart, and everybody looks at everything."""
    history, dice = History(), random.Random(21)

    async def run() -> None:
        people: list[Person] = []
        for players in (2, 3):
            people += await opened(server, history, "kingdomino-origins", players, list(bots), dice)
        for person in people:
            person.cuts = cuts
        await play_through(people, lambda: trouble(server, history, people))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await look_at_all(people)

    asyncio.run(run())
    assert faults(history, server.db) == []


def process(server: Server) -> int:
    assert server.process is not None
    return server.process.pid


async def until(holds: Callable[[], Any], seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)


def done(history: History) -> int:
    return sum(bool(one.done) for one in history.sendings.values() if one.kind == "act")


def refused(history: History, code: str) -> int:
    return sum(answer.code == code for one in history.sendings.values() for answer in one.answers)


async def status(server: Server, path: str) -> int:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        return (await client.get(path)).status_code


async def find_it_unwritten(server: Server, history: History) -> None:
    """Nothing is acknowledged any more; the server lives and says that it can't write."""
    await until(lambda: refused(history, "not-written"))
    while await status(server, "/api/ready") != 503:  # where some room is left, a trial may have fitted in
        await asyncio.sleep(0.1)
    before, tried = done(history), refused(history, "not-written")
    assert await status(server, "/api/health") == 200
    await until(lambda: refused(history, "not-written") >= tried + 3)
    assert done(history) == before


async def find_it_going_on(server: Server, history: History) -> None:
    before = done(history)
    await until(lambda: done(history) >= before + 3)
    assert await status(server, "/api/ready") == 200


def leave_room(server: Server, room: int) -> None:
    """So many bytes, for a part of a commit."""
    size = Path(f"{server.db}-wal").stat().st_size
    resource.prlimit(process(server), resource.RLIMIT_FSIZE, (size + room, UNLIMITED))


def test_a_disk_that_is_full_in_the_middle_of_a_game(tmp_path):
    async def trouble(server: Server, history: History, _: list[Person]) -> None:
        leave_room(server, 100)
        await find_it_unwritten(server, history)
        resource.prlimit(process(server), resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))
        await find_it_going_on(server, history)

    with running(tmp_path / "tables.db") as server:
        go_through(server, trouble)


def test_a_disk_that_is_full_when_the_server_is_killed(tmp_path):
    async def trouble(server: Server, history: History, _: list[Person]) -> None:
        leave_room(server, 6_000)
        await find_it_unwritten(server, history)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await find_it_going_on(server, history)

    with running(tmp_path / "tables.db") as server:
        go_through(server, trouble)


def test_a_disk_that_becomes_read_only_in_the_middle_of_a_game(tmp_path):
    async def trouble(server: Server, history: History, _: list[Person]) -> None:
        os.kill(process(server), signal.SIGUSR1)
        await find_it_unwritten(server, history)
        os.kill(process(server), signal.SIGUSR2)
        await find_it_going_on(server, history)

    with running(tmp_path / "tables.db", before=REMOUNTED) as server:
        go_through(server, trouble)


def workers(server: Server) -> list[int]:
    children = [
        int(child)
        for thread in Path(f"/proc/{process(server)}/task").glob("*/children")
        for child in thread.read_text().split()
    ]
    return [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


async def find_bots_going_on(people: list[Person]) -> None:
    before = sum(person.bots_moves for person in people)
    await until(lambda: sum(person.bots_moves for person in people) > before + 1, PATIENCE / 2)


def test_a_worker_that_is_killed_again_and_again_holds_up_no_game(tmp_path):
    async def trouble(server: Server, history: History, people: list[Person]) -> None:
        await until(lambda: workers(server))
        for _ in range(2):
            for worker in workers(server):
                os.kill(worker, signal.SIGKILL)
            await find_bots_going_on(people)

    with running(tmp_path / "tables.db") as server:
        go_through(server, trouble, ["expert"])


def test_a_worker_that_stands_still_holds_up_no_game(tmp_path):
    async def trouble(server: Server, history: History, people: list[Person]) -> None:
        await until(lambda: workers(server))
        stopped = workers(server)
        for worker in stopped:
            os.kill(worker, signal.SIGSTOP)
        began = time.monotonic()
        await find_bots_going_on(people)
        await asyncio.sleep(max(0.0, STANDSTILL - time.monotonic() + began))
        for worker in stopped:
            wake(worker)

    with running(tmp_path / "tables.db") as server:
        go_through(server, trouble, ["fair"])


def wake(worker: int) -> None:
    """If it was not replaced meanwhile."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(worker, signal.SIGCONT)


def test_a_server_that_stands_still_goes_on_with_the_same_sockets(tmp_path):
    async def trouble(server: Server, history: History, people: list[Person]) -> None:
        os.kill(process(server), signal.SIGSTOP)
        await asyncio.sleep(STANDSTILL)
        os.kill(process(server), signal.SIGCONT)
        await find_it_going_on(server, history)
        assert len(history.visits) == len(people), "nobody had to come back"

    with running(tmp_path / "tables.db") as server:
        go_through(server, trouble, cuts=0.0)


def test_a_clock_that_is_moved_by_years_takes_nothing_away(tmp_path):
    """Neither the game that is played, nor one that waits on disk."""

    async def trouble(server: Server, history: History, people: list[Person]) -> None:
        resting = await opened(server, history, "stone-age", 2, [], random.Random(1))
        waiting = await opened_only(server)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await asyncio.sleep(1.0)  # a server that has just begun may still be told the date
        for moved in (signal.SIGUSR1, signal.SIGUSR2):
            os.kill(process(server), moved)
            await find_it_going_on(server, history)
            await asyncio.sleep(1.0)  # what is old is cleared away several times meanwhile
            assert await status(server, f"/api/tables/{waiting}") == 200
        people += resting

    with running(tmp_path / "tables.db", before=MOVED_CLOCK) as server:
        go_through(server, trouble)


async def opened_only(server: Server) -> str:
    wanted = {"game": "stone-age", "players": 2, "person": {"name": "Eda"}}
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        table: str = (await client.post("/api/tables", json=wanted)).json()["table"]
        return table
