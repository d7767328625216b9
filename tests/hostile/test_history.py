"""Kills, restarts, lost connections, messages sent again: one order of moves explains what everybody saw."""

import asyncio
import os
import random

from tests.hostile.history import History
from tests.hostile.judging import faults
from tests.hostile.people import GAMES, look_at_all, opened, play_on, play_through
from tests.server.client import Server, running

SECONDS = float(os.environ.get("LASCAUX_HISTORY_SECONDS", "10"))
SEED = int(os.environ.get("LASCAUX_HISTORY_SEED", "0")) or random.SystemRandom().randrange(1, 10**6)
TABLES = 4
TOO_EARLY = """
import asyncio
from lascaux.server.disk import Disk
write = Disk.write
async def acknowledge(self, *statements, moves=(), then=None):
    def begin():
        asyncio.ensure_future(write(self, *statements, moves=moves))
    asyncio.get_running_loop().call_later(0.5, begin)
    if then is not None:
        then()
Disk.write = acknowledge
"""
QUIET = 2.0  # seconds at the end, in which nobody is killed


async def end_again_and_again(server: Server, until: float, dice: random.Random) -> int:
    """Mostly by kill -9; now and then the server is asked to go. It comes back to the same file."""
    ends = 0
    while asyncio.get_running_loop().time() < until - QUIET:
        await asyncio.sleep(dice.uniform(0.8, 2.0))
        await asyncio.to_thread(server.kill if dice.random() < 0.7 else server.stop)
        await asyncio.to_thread(server.start)
        ends += 1
    return ends


async def run(server: Server, history: History, dice: random.Random) -> int:
    until = asyncio.get_running_loop().time() + SECONDS
    places = [play_on(server, history, place, until, dice) for place in range(TABLES)]
    ending = asyncio.create_task(end_again_and_again(server, until, dice))
    people = await asyncio.gather(*places)
    ends = await ending
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    await look_at_all([person for at_place in people for person in at_place])
    return ends


def test_one_order_of_moves_explains_it_all(tmp_path):
    print(f"LASCAUX_HISTORY_SEED={SEED}")
    history = History()
    with running(tmp_path / "tables.db") as server:
        ends = asyncio.run(run(server, history, random.Random(SEED)))
    assert faults(history, server.db) == []
    done = [one for one in history.sendings.values() if one.done and one.kind != "say"]
    again = [one for one in history.sendings.values() if len(one.sent) > 1]
    print(f"{ends} ends, {len(history.visits)} visits, {len(done)} moves done, {len(again)} sent again")
    assert min(ends, len(again), len(done) // 20), "or else it proves nothing"


def test_a_server_that_acknowledges_too_early_is_found_out(tmp_path):
    history, dice = History(), random.Random(3)

    async def run(server: Server) -> None:
        people = await opened(server, history, *GAMES[0], [], dice)

        async def end() -> None:
            await asyncio.to_thread(server.kill)

        await play_through(people, end, before=2.0, after=0.0)

    with running(tmp_path / "tables.db", before=TOO_EARLY) as server:
        asyncio.run(run(server))
    assert any("acknowledged and lost" in fault for fault in faults(history, server.db))
