"""The search for cycles holds all up: it looks at little each time, at all only when tables have left."""

import asyncio
import contextlib
import functools
import gc
import weakref

import pytest

from lascaux.server import chores
from lascaux.server.serving import collect_rarely
from lascaux.server.settings import Settings
from tests.server.test_rooms import opened, with_rooms

AT_ONCE = 30_000  # objects: some 15 milliseconds


@pytest.fixture
def as_it_was():
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def test_no_move_waits_for_many_objects_to_be_looked_through(as_it_was):
    looked_through = []

    def note(phase, info):
        if phase == "start":
            looked_through.append(sum(len(gc.get_objects(n)) for n in range(info["generation"] + 1)))

    collect_rarely()
    gc.callbacks.append(note)
    try:
        kept = [[number] for number in range(300_000)]
    finally:
        gc.callbacks.remove(note)
    assert len(kept) == 300_000
    assert looked_through
    assert max(looked_through) < AT_ONCE


def test_tables_that_left_the_memory_make_room(tmp_path, monkeypatch):
    monkeypatch.setattr(chores, "EVERY", 0.01)
    monkeypatch.setattr(chores, "CLEAR_EVERY", 1)

    async def doing(rooms, store):
        left = weakref.ref((await opened(rooms))[0])
        rooms.archive_idle = functools.partial(rooms.archive_idle, -1)
        chore = asyncio.create_task(chores.keep_house(rooms, Settings(tmp_path / "tables.db")))
        gc.disable()
        try:
            async with asyncio.timeout(20):
                while left() is not None:
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()
            chore.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await chore

    with_rooms(tmp_path, doing)
