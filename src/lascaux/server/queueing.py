"""Room for a few long works at once. Those who ask take turns for it: whoever asks for many waits longer for
each than whoever asks for one."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from itertools import zip_longest

MOST_REMEMBERED = 1000


class Room:
    def __init__(self, most: int) -> None:
        self.free = most
        self.waiting: OrderedDict[str, OrderedDict[str, asyncio.Future[None]]] = OrderedDict()
        self.inside: list[str] = []  # who asked for what is being done
        self.served: OrderedDict[str, int] = OrderedDict()  # the number of the last work of each
        self.works = 0

    @contextlib.asynccontextmanager
    async def taken_by(self, asker: str, work: str) -> AsyncIterator[None]:
        await self.enter(asker, work)
        try:
            yield
        finally:
            self.leave(asker)

    async def enter(self, asker: str, work: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(asker, OrderedDict())[work] = turn
        self.admit()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had its turn at the same moment
                self.leave(asker)
            else:
                self.forget(asker, work)
            raise

    def leave(self, asker: str) -> None:
        self.inside.remove(asker)
        self.free += 1
        self.admit()

    def admit(self) -> None:
        while self.free and self.waiting:
            asker = min(self.waiting, key=self.rank)
            work, turn = next(iter(self.waiting[asker].items()))
            self.forget(asker, work)
            if not turn.done():
                self.free -= 1
                self.note(asker)
                turn.set_result(None)

    def rank(self, asker: str) -> tuple[int, int]:
        """Those first of whom the fewest works are being done, and who have waited longest for one."""
        return self.inside.count(asker), self.served.get(asker, 0)

    def note(self, asker: str) -> None:
        self.inside.append(asker)
        self.works += 1
        self.served[asker] = self.works
        self.served.move_to_end(asker)
        if len(self.served) > MOST_REMEMBERED:
            self.served.popitem(last=False)

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
        askers = sorted(self.waiting, key=self.rank)
        rows = [[(asker, work) for work in self.waiting[asker]] for asker in askers]
        for turn in zip_longest(*rows):
            yield from (one for one in turn if one is not None)
