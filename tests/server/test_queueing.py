"""Who asks for many long works waits longer for each than who asks for one."""

import asyncio

from lascaux.server.queueing import Room

A_MOMENT = 0.001


class Works:
    def __init__(self, most: int) -> None:
        self.room, self.begun, self.tasks = Room(most), [], {}
        self.gates: dict[str, asyncio.Event] = {}

    async def carry_out(self, asker: str, work: str) -> None:
        async with self.room.taken_by(asker, work):
            self.begun.append(work)
            await self.gates[work].wait()

    async def ask(self, *works: str) -> None:
        """Each is called by who asks, and a number."""
        for work in works:
            self.gates[work] = asyncio.Event()
            self.tasks[work] = asyncio.create_task(self.carry_out(work[0], work))
            await asyncio.sleep(0)
        await asyncio.sleep(A_MOMENT)

    async def end(self, work: str) -> None:
        self.gates[work].set()
        await self.tasks[work]
        await asyncio.sleep(A_MOMENT)

    def place(self, work: str) -> int:
        return self.room.place_of(work[0], work)


def test_those_who_ask_take_turns_and_know_their_place():
    async def eighteen_and_one():
        works = Works(2)
        await works.ask(*[f"a{n}" for n in range(18)], "b0", "c0")
        assert works.begun == ["a0", "a1"]
        assert [works.place(work) for work in ("a0", "b0", "c0", "a2", "a3", "a17")] == [0, 1, 2, 3, 4, 18]
        await works.end("a0")
        await works.end("a1")
        assert works.begun[2:] == ["b0", "c0"]
        await works.end("b0")
        assert works.begun[4:] == ["a2"]
        for task in works.tasks.values():
            task.cancel()

    asyncio.run(eighteen_and_one())


def test_who_leaves_the_queue_keeps_nobody_waiting():
    async def leave():
        works = Works(1)
        await works.ask("a0", "b0", "c0")
        works.tasks["b0"].cancel()
        await asyncio.sleep(A_MOMENT)
        assert (works.place("b0"), works.place("c0")) == (0, 1)
        works.gates["a0"].set()
        works.tasks["c0"].cancel()  # maybe in the very moment of its turn
        await asyncio.sleep(A_MOMENT)
        await works.ask("d0")
        assert works.begun[-1] == "d0"
        await works.end("d0")
        assert (works.room.free, works.room.inside, dict(works.room.waiting)) == (1, [], {})

    asyncio.run(leave())
