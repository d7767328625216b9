"""Workers: each does one job at a time; what happens to one is no other's business."""

import asyncio
import contextlib
import os
import signal
import time

import pytest

from lascaux.server import crew as crews
from lascaux.server import jobs, workers
from lascaux.server.crew import Crew
from lascaux.server.jobs import Job, Overtaken
from lascaux.server.stopping import is_stopped
from lascaux.server.workers import WorkerGone

A_MOMENT = 0.02
BUSY = 60.0  # seconds for a machine that has other things to do


@pytest.fixture(autouse=True)
def grace(monkeypatch):
    """Whoever listens has all the time that a busy machine may need."""
    monkeypatch.setattr(workers, "GRACE", BUSY)


@pytest.fixture
def little_grace(monkeypatch):
    monkeypatch.setattr(workers, "GRACE", 0.2)


# In a worker


def nap(seconds: float = 0.0) -> int:
    """Without listening to anybody."""
    time.sleep(seconds)
    return os.getpid()


def spin() -> float:
    """Until it is told to stop; when it heard that, by the clock that all processes have."""
    while not is_stopped():
        pass
    return time.monotonic()


def failing() -> None:
    raise ZeroDivisionError("by nothing")


class Odd(Exception):
    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def failing_oddly() -> None:
    raise Odd(1, 2)


# In the server


def with_crew(doing, most: int = 2, patience: float = BUSY):
    async def run():
        crew = Crew(most, patience, 0)
        try:
            return await asyncio.wait_for(doing(crew), BUSY)
        finally:
            crew.close()

    return asyncio.run(run())


async def started(crew: Crew) -> None:
    """All its workers have nothing to do."""
    await asyncio.gather(*[crew.do(Job(nap, ())) for _ in range(crew.most)])
    while not all(worker.is_free for worker in crew.workers):
        await asyncio.sleep(0.001)


async def at_work(crew: Crew, job: Job) -> asyncio.Task:
    """A job that somebody is at by now."""
    doing = asyncio.create_task(crew.do(job))
    while not any(worker.job is job for worker in crew.workers):
        await asyncio.sleep(0.001)
    return doing


def pid_of(crew: Crew, job: Job) -> int:
    process = next(worker.process for worker in crew.workers if worker.job is job)
    assert process is not None
    assert process.pid is not None
    return process.pid


def test_a_worker_that_is_killed_takes_only_its_own_thought_with_it():
    async def doing(crew):
        victim, other = Job(nap, (BUSY,)), Job(nap, (1.0,))
        lost, going_on = await at_work(crew, victim), await at_work(crew, other)
        pid = pid_of(crew, other)
        os.kill(pid_of(crew, victim), signal.SIGKILL)
        with pytest.raises(WorkerGone):
            await lost
        assert not going_on.done()
        assert await crew.do(Job(nap, ())) != pid, "there is another one in its place"
        assert await going_on == pid

    with_crew(doing)


def test_a_worker_that_hangs_is_killed_and_the_other_goes_on(little_grace):
    async def doing(crew):
        hung = await at_work(crew, Job(nap, (BUSY,)))
        others = set()
        while not hung.done():
            others.add(await crew.do(Job(nap, (A_MOMENT,))))
        assert len(others) == 1
        assert isinstance(hung.exception(), WorkerGone)

    with_crew(doing, patience=1.0)


def test_nothing_is_lost_with_a_worker_that_dies_while_it_has_nothing_to_do():
    async def doing(crew):
        first = await crew.do(Job(nap, ()))
        os.kill(first, signal.SIGKILL)
        while not crew.workers[0].is_dead():
            await asyncio.sleep(0.001)
        assert await crew.do(Job(nap, ())) != first

    with_crew(doing, most=1)


def test_a_thought_that_nobody_waits_for_stops_at_once_and_its_worker_is_free():
    async def doing(crew):
        pid, late = await crew.do(Job(nap, ())), []
        for _ in range(5):  # a busy machine may need longer now and then
            spinning = await at_work(crew, Job(spin, ()))
            asked = asyncio.create_task(crew.do(Job(nap, ())))
            await asyncio.sleep(0.05)
            assert not asked.done(), "there is one worker"
            spinning.cancel()
            stopped = time.monotonic()
            assert await asked == pid
            late.append(time.monotonic() - stopped)
        assert min(late) < 0.010
        assert spinning.cancelled()

    with_crew(doing, most=1)


def test_one_that_does_not_listen_ends_with_its_worker(little_grace):
    async def doing(crew):
        pid = await crew.do(Job(nap, ()))
        deaf = await at_work(crew, Job(nap, (BUSY,)))
        deaf.cancel()
        assert await crew.do(Job(nap, ())) != pid

    with_crew(doing, most=1)


def test_what_waits_and_is_not_wanted_any_more_is_never_begun(tmp_path):
    async def doing(crew):
        spinning = await at_work(crew, Job(spin, ()))
        unwanted = asyncio.create_task(crew.do(Job(os.mkdir, (str(tmp_path / "made"),))))
        await asyncio.sleep(A_MOMENT)
        unwanted.cancel()
        await asyncio.sleep(0)
        spinning.cancel()
        await crew.do(Job(nap, ()))
        assert not (tmp_path / "made").exists()

    with_crew(doing, most=1)


def test_of_two_moves_for_a_seat_the_later_one_is_thought_about():
    async def doing(crew):
        spinning = await at_work(crew, Job(spin, (), "move", "other"))
        asked = [asyncio.create_task(crew.do(Job(nap, (0.0,), "move", "table", 0))) for _ in range(2)]
        await asyncio.sleep(A_MOMENT)
        spinning.cancel()
        assert await asked[1]
        with pytest.raises(Overtaken):
            await asked[0]

    with_crew(doing, most=1)


def test_what_fails_is_told_as_it_is_or_in_words_and_its_worker_goes_on():
    async def doing(crew):
        pid = await crew.do(Job(nap, ()))
        with pytest.raises(ZeroDivisionError, match="by nothing"):
            await crew.do(Job(failing, ()))
        with pytest.raises(Exception, match="Odd: 1 and 2"):
            await crew.do(Job(failing_oddly, ()))
        assert await crew.do(Job(nap, ())) == pid

    with_crew(doing, most=1)


def test_a_table_goes_to_the_worker_that_has_its_bots_if_that_is_free():
    async def doing(crew):
        await started(crew)
        both = [nap_for("a", 0.3), nap_for("b", 0.3)]
        a, b = await asyncio.gather(*(crew.do(job) for job in both))
        assert a != b
        for _ in range(4):
            assert await crew.do(nap_for("b")) == b
            assert await crew.do(nap_for("a")) == a
        at_a = await at_work(crew, nap_for("a", 0.3))
        assert await crew.do(nap_for("a", seat=1)) == b, "else to whoever is free"
        await at_a

    def nap_for(table: str, seconds: float = 0.0, seat: int = 0) -> Job:
        return Job(nap, (seconds,), "move", table, seat)

    with_crew(doing)


def test_a_move_that_has_waited_too_long_is_made_in_haste(monkeypatch):
    monkeypatch.setattr(jobs, "LONGEST_WAIT", 0.3)

    async def doing(crew):
        await started(crew)
        asked = [Job(nap, (0.2,), "move", f"{n}", in_haste=(0.0,)) for n in range(10)]
        await asyncio.gather(*(crew.do(job) for job in asked))
        hurried = [job.is_hurried for job in asked]
        assert hurried == sorted(hurried)
        assert 1 <= hurried.count(False) <= 3, "those that were asked first had their time"
        return max(job.began - job.since for job in asked)

    assert with_crew(doing, most=1) < 1.5, "instead of two seconds"


def test_a_thought_is_cut_short_for_a_move_that_would_wait_for_ever(monkeypatch):
    monkeypatch.setattr(crews, "ROOM_AFTER", 0.3)

    async def doing(crew):
        await started(crew)
        long, other = Job(spin, (), "move", "a"), Job(spin, (), "move", "b")
        waiting = Job(nap, (), "move", "c")
        first, second = await at_work(crew, long), await at_work(crew, other)
        assert await crew.do(waiting)
        assert await first, "it has an answer"
        assert (long.is_hurried, other.is_hurried, waiting.is_hurried) == (True, False, False)
        assert not second.done()
        second.cancel()

    with_crew(doing)


def test_whoever_waits_while_the_server_stops_waits_no_longer():
    async def doing(crew):
        spinning = await at_work(crew, Job(spin, ()))
        waiting = asyncio.create_task(crew.do(Job(nap, ())))
        await asyncio.sleep(A_MOMENT)
        pid = crew.workers[0].process.pid
        crew.close()
        await asyncio.wait([spinning, waiting], timeout=5)
        assert spinning.cancelled()
        assert waiting.cancelled()
        assert await crew.do(Job(nap, ())) != pid, "whoever asks later is served"

    with_crew(doing, most=1)


def test_where_no_worker_can_be_started_nobody_waits_for_ever(monkeypatch):
    monkeypatch.setattr(workers, "START_PATIENCE", 0.0)

    async def doing(crew):
        for _ in range(2):
            with pytest.raises(WorkerGone):
                await crew.do(Job(nap, ()))

    with_crew(doing)


async def lags(until: asyncio.Future) -> list[float]:
    """How much later than it should the event loop came back."""
    found = []
    while not until.done():
        before = time.monotonic()
        await asyncio.sleep(0.005)
        found.append(time.monotonic() - before - 0.005)
    return sorted(found)


def test_ten_tables_share_two_workers_fairly_and_the_event_loop_never_waits():
    """From the first moment, in which the workers start. `dev.py bench thinking` does it with real bots."""
    rounds, tables = 4, 10
    served: list[str] = []

    async def play(crew, table: str) -> float:
        longest = 0.0
        for seat in range(rounds):
            job = Job(nap, (A_MOMENT,), "move", table, seat)
            await crew.do(job)
            served.append(table)
            if seat:  # before, the workers had to be started
                longest = max(longest, job.began - job.since)
        return longest

    async def doing(crew):
        playing = asyncio.gather(*(play(crew, f"{n}") for n in range(tables)))
        found = await lags(playing)
        return max(await playing), found[len(found) * 95 // 100]

    waited, lag = with_crew(doing)
    turns = [[served[:n].count(f"{table}") for table in range(tables)] for n in range(len(served))]
    assert max(max(counts) - min(counts) for counts in turns) <= 2
    assert waited < 5.0
    assert lag < 0.1


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system has no such order")
def test_workers_are_deaf_to_ctrl_c_and_stand_back_if_they_are_told_to():
    async def urgency(yields):
        crew = Crew(1, BUSY, yields)
        with contextlib.closing(crew):
            urgent = await crew.do(Job(os.getpriority, (os.PRIO_PROCESS, 0)))
            blocked = await crew.do(Job(signal.pthread_sigmask, (signal.SIG_BLOCK, [])))
        assert signal.SIGINT in blocked
        return urgent

    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert asyncio.run(urgency(0)) == own
    assert asyncio.run(urgency(10)) == min(own + 10, 19)
