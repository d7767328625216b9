"""What is done from time to time: tables leave the memory, and what nobody needs any more leaves the disk.

Each step is small, so that no move waits for it; but for the one that makes room in memory, where a table and
its parts know each other: with 500 tables there it takes half a second.
"""

import asyncio
import gc
import itertools
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

from lascaux.engine.errors import LascauxError
from lascaux.server.keeping import A_FEW, DAY
from lascaux.server.rooms import Rooms
from lascaux.server.settings import Settings

EVERY = 60.0
CLEAR_EVERY = 10  # times that
PAUSE = 1.0  # between two steps of the same kind
MEGABYTE = 1_000_000
log = logging.getLogger("lascaux.server")
Step = Callable[[Rooms, Settings], Awaitable[bool]]  # whether there may be more to do


async def keep_house(rooms: Rooms, settings: Settings) -> None:
    await asyncio.sleep(EVERY)  # in which a machine that has just begun is told the date
    begun, left = clock(), 0  # tables, since their room was made free
    for minute in itertools.count(1):
        left += rooms.archive_idle()
        if minute % CLEAR_EVERY == 0:
            if left:
                gc.collect()
                left = 0
            await clear_away(rooms, settings if is_steady(begun) else for_ever(settings))
        await asyncio.sleep(EVERY)


def clock() -> float:
    """By how much the date is ahead of the clock that nobody can set."""
    return time.time() - time.monotonic()


def is_steady(begun: float) -> bool:
    """By a date that was set to another year everything would be old, and games gone for good."""
    days = (clock() - begun) / DAY
    if abs(days) > 1:
        log.warning("the date has moved by %.0f days: what is old is kept until the next start", days)
    return abs(days) <= 1


def for_ever(settings: Settings) -> Settings:
    """What has a limit by size keeps to it."""
    return replace(settings, keep_open_days=0, keep_unfinished_days=0, keep_chat_days=0, keep_records_days=0)


async def clear_away(rooms: Rooms, settings: Settings) -> None:
    for step in STEPS:
        try:
            while await step(rooms, settings):
                await asyncio.sleep(PAUSE)
        except LascauxError as problem:  # the disk: it is tried again
            log.warning("what is old could not be cleared away: %s", problem)


async def note_opened(rooms: Rooms, _: Settings) -> bool:
    """Those that were opened since the last time, and those that are in memory anyway once they leave it."""
    if rooms.opened:
        await rooms.store.note_looked(sorted(rooms.opened))
        rooms.opened = set()
    return False


async def drop_open(rooms: Rooms, settings: Settings) -> bool:
    return await drop_old(rooms, "open", settings.keep_open_days)


async def drop_unfinished(rooms: Rooms, settings: Settings) -> bool:
    return await drop_old(rooms, "playing", settings.keep_unfinished_days)


async def drop_old(rooms: Rooms, status: str, days: float) -> bool:
    """None that is in memory: somebody is there, or was a moment ago."""
    gone = await rooms.store.drop_old_tables(status, days, list(rooms.by_id)) if days else []
    for id_ in gone:
        log.info("table %s is gone: nobody opened it for %g days", id_, days)
    return len(gone) == A_FEW


async def drop_chat(rooms: Rooms, settings: Settings) -> bool:
    days = settings.keep_chat_days
    return bool(days) and await rooms.store.drop_old_chat(days) == A_FEW


async def prune_records(rooms: Rooms, settings: Settings) -> bool:
    most = settings.records_mb * MEGABYTE
    gone = await rooms.store.prune_records(settings.keep_records_days, most)
    if gone:
        log.info("%d records that people brought are gone", gone)
    return False


STEPS: tuple[Step, ...] = (note_opened, drop_open, drop_unfinished, drop_chat, prune_records)
