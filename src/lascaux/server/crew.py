"""The workers of a server: which of them does what. One that dies or hangs is replaced; the others never
notice."""

import asyncio
import time
from typing import Any, TypeVar

from lascaux.server.jobs import LONGEST_WAIT, Job, Overtaken, Queue
from lascaux.server.resting import Bell
from lascaux.server.workers import Worker, WorkerGone

ROOM_AFTER = LONGEST_WAIT + 0.5  # seconds that a move waits, before another thought is cut short for it
T = TypeVar("T")


class Crew:
    def __init__(self, most: int, patience: float, yields: int) -> None:
        """`patience`: seconds for a job. `yields`: how far workers stand back for others who want the same
        core, as `nice` counts it."""
        self.most, self.patience, self.yields = most, patience, yields
        self.bell = Bell()
        self.workers: list[Worker] = []
        self.queue = Queue()

    async def do(self, job: Job[T]) -> T:
        """Whoever waits for it may be cancelled: then it is, too, and its worker is free again."""
        loop = asyncio.get_running_loop()
        job.answer = loop.create_future()
        overtaken = self.queue.put(job)
        if overtaken is not None:
            overtaken.fail(Overtaken())
        room = loop.call_later(job.since + ROOM_AFTER - time.monotonic(), self.make_room, job)
        self.hand_out()
        try:
            return await job.answer
        finally:
            room.cancel()
            self.let_go(job)

    def let_go(self, job: Job[Any]) -> None:
        """Nobody waits for it any more."""
        if job in self.queue:
            self.queue.remove(job)
        for worker in self.workers:
            if worker.job is job and not worker.is_stopping:
                worker.stop()

    def hand_out(self) -> None:
        """To whoever is free; if nobody is, there may be more of them."""
        while self.queue and (free := [worker for worker in self.workers if self.can_work(worker)]):
            job = self.queue.take(time.monotonic())
            worker = self.worker_for(job, free)
            worker.tables.add(job.table)
            worker.begin(job)
        starting = sum(not worker.is_ready for worker in self.workers)
        for _ in range(min(self.most - len(self.workers), len(self.queue) - starting)):
            self.workers.append(Worker(self.bell, self.yields, self.patience, self.changed))

    def can_work(self, worker: Worker) -> bool:
        if worker.is_free and worker.is_dead():
            worker.kill()
        return worker.is_free

    def worker_for(self, job: Job[Any], free: list[Worker]) -> Worker:
        """The one that has the table's bots; else the one with the fewest."""
        at_home = [worker for worker in free if job.table in worker.tables]
        return min(at_home or free, key=lambda worker: len(worker.tables))

    def make_room(self, job: Job[Any]) -> None:
        """For a move that has waited too long: the longest thought about another ends with what it has."""
        if job.is_move and job in self.queue:
            at_moves = {w.job.began: w for w in self.workers if w.job is not None and w.job.is_move}
            if at_moves and not any(worker.is_stopping for worker in at_moves.values()):
                at_moves[min(at_moves)].hurry()

    def changed(self, worker: Worker) -> None:
        """It is free, or gone. If none can even be started, nothing waits for ever."""
        if worker.is_gone and worker in self.workers:
            self.workers.remove(worker)
            if not worker.is_ready and self.queue:
                self.queue.take(time.monotonic()).fail(WorkerGone())
        self.hand_out()

    def forget(self, table: str) -> None:
        for worker in self.workers:
            worker.forget(table)

    def close(self) -> None:
        """Ends all workers at once, and whoever waits for them; who asks later has new ones."""
        workers, self.workers = self.workers, []
        for worker in workers:
            worker.kill()
            if worker.job is not None:
                worker.job.answer.cancel()
        for job in list(self.queue):
            self.queue.remove(job)
            job.answer.cancel()
