"""Kills, restarts, lost connections and messages sent again: one order of moves explains what everybody saw."""

import asyncio
import os
import random

from tests.hostile.history import History
from tests.hostile.judging import faults
from tests.hostile.people import look_at_all, play_on
from tests.server.client import Server, running

SECONDS = float(os.environ.get("LASCAUX_HISTORY_SECONDS", "10"))
SEED = int(os.environ.get("LASCAUX_HISTORY_SEED", "0")) or random.SystemRandom().randrange(1, 10**6)
TABLES = 4
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
    ends, *people = await asyncio.gather(end_again_and_again(server, until, dice), *places)
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    await look_at_all([person for at_place in people for person in at_place])
    return ends


def test_one_order_of_moves_explains_it_all(tmp_path, record_property):
    print(f"LASCAUX_HISTORY_SEED={SEED}")
    history = History()
    with running(tmp_path / "tables.db") as server:
        ends = asyncio.run(run(server, history, random.Random(SEED)))
    assert faults(history, server.db) == []
    done = [one for one in history.sendings.values() if one.done and one.kind != "say"]
    again = [one for one in history.sendings.values() if len(one.sent) > 1]
    print(f"{ends} ends, {len(history.visits)} visits, {len(done)} moves done, {len(again)} sent again")
    assert ends and len(done) > 20 and again, "or else it proves nothing"
