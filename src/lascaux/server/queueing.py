"""Room for a few long works at once. Those who ask take turns for it: whoever asks for many waits longer for
each than whoever asks for one."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from itertools import zip_longest


class Room:
    def __init__(self, most: int) -> None:
        self.free = most
        self.waiting: OrderedDict[str, OrderedDict[str, asyncio.Future[None]]] = OrderedDict()
        self.inside: list[str] = []  # who asked for what is being done

    @contextlib.asynccontextmanager
    async def taken_by(self, asker: str, work: str) -> AsyncIterator[None]:
        await self.enter(asker, work)
        self.inside.append(asker)
        try:
            yield
        finally:
            self.inside.remove(asker)
            self.free += 1
            self.admit()

    async def enter(self, asker: str, work: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(asker, OrderedDict())[work] = turn
        self.admit()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had its turn at the same moment
                self.free += 1
            self.forget(asker, work)
            self.admit()
            raise

    def admit(self) -> None:
        """Those first of whom nothing is being done."""
        while self.free and self.waiting:
            asker = min(self.waiting, key=self.inside.count)
            work, turn = next(iter(self.waiting[asker].items()))
            self.waiting.move_to_end(asker)
            self.forget(asker, work)
            if not turn.done():
                self.free -= 1
                turn.set_result(None)

    def forget(self, asker: str, work: str) -> None:
        works = self.waiting.get(asker, OrderedDict())
        works.pop(work, None)
        if not works:
            self.waiting.pop(asker, None)

    def place_of(self, asker: str, work: str) -> int:
        """1 if it is the next to be begun, 0 if it does not wait."""
        places = {one: place for place, one in enumerate(self.order(), 1)}
        return places.get((asker, work), 0)

    def order(self) -> Iterator[tuple[str, str]]:
        """One of each asker, then the second of each."""
        askers = sorted(self.waiting, key=self.inside.count)
        rows = [[(asker, work) for work in self.waiting[asker]] for asker in askers]
        for turn in zip_longest(*rows):
            yield from (one for one in turn if one is not None)
