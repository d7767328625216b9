"""How a server goes down without losing anything: nothing new begins, pages are told, what was begun is
written and answered, and only then sockets are closed. Pages come back by themselves."""

import asyncio
import contextlib
import logging
import socket
from typing import TYPE_CHECKING

import uvicorn
from starlette.applications import Starlette

from lascaux.server import wire
from lascaux.server.errors import GoingDown
from lascaux.server.hub import Outbox, encoder

if TYPE_CHECKING:
    from lascaux.server.rooms import Rooms

GOING_DOWN = 1012
WRITTEN_WITHIN = 5.0  # seconds for what was begun; a disk that hangs is not waited for
A_MOMENT = 0.05
log = logging.getLogger("lascaux.server")


class Farewell:
    def __init__(self, rooms: "Rooms") -> None:
        self.rooms = rooms
        self.is_on = False
        self.outboxes: set[Outbox] = set()  # of all sockets that are open

    def check(self) -> None:
        if self.is_on:
            raise GoingDown()

    async def say(self) -> None:
        self.is_on = True
        log.info("going down: %s sockets are told", len(self.outboxes))
        told = encoder.encode(wire.Restarting())
        for outbox in self.outboxes:
            outbox.write([told])
        for table in self.rooms.by_id.values():
            table.bots.stop()
        try:
            async with asyncio.timeout(WRITTEN_WITHIN):
                await self.finish()
        except Exception as problem:
            log.error("something was not written before the end: %r", problem)
        await asyncio.gather(*(outbox.close(GOING_DOWN) for outbox in list(self.outboxes)))

    async def finish(self) -> None:
        """Whoever was at work at a table is done with it, and the disk with all that it was given."""
        for table in list(self.rooms.by_id.values()):
            async with table.lock:
                pass
        await self.rooms.store.settled()
        await asyncio.sleep(0)  # those who waited for it write their answers


class Server(uvicorn.Server):
    """uvicorn closes sockets at once: here that comes after the farewell."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        farewell = asyncio.create_task(self.app.state.farewell.say())
        while not farewell.done() and not self.force_exit:
            await asyncio.wait([farewell], timeout=A_MOMENT)
        farewell.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await farewell
        await super().shutdown(sockets)
