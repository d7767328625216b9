"""More moves than a server can write: who is not refused hardly waits, who is refused is told so and has lost
nothing, and all of it is over when the crowd is gone."""

import asyncio
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from lascaux.server import wire
from lascaux.server.disk import Disk
from lascaux.server.errors import Busy
from lascaux.server.pace import FEW, LONGEST, Pace
from tests.server.client import SERVER, Server, open_table, post, sit
from tests.server.test_rooms import acting, opened, stop_bots, waiting_for_a_bot, with_rooms

A_MOVE = 0.01  # seconds of the disk: a hundred a second, whoever else has the processor
TABLES, PAUSE, MOVES = 60, 0.3, 8  # each table's: two hundred a second, for some seconds
WHEN_ASKED = """
from pathlib import Path
from lascaux.server.pace import Pace
Pace.is_too_much = lambda self, jobs: Path(sys.argv[1] + "-crowd").exists()
"""


class Crowded(Server):
    """Busy as long as a file lies beside its tables."""

    program = SERVER.replace("parts =", WHEN_ASKED + "parts =")


@pytest.fixture
def slow_disk(monkeypatch):
    at_once = Disk.commit_together

    def slowly(self, batch):
        time.sleep(A_MOVE * sum(bool(job.moves) for job in batch))
        return at_once(self, batch)

    monkeypatch.setattr(Disk, "commit_together", slowly)


@dataclass
class Crowd:
    """What became of the moves of all tables."""

    accepted: list[float] = field(default_factory=list)  # seconds that each took
    refused: int = 0

    async def play(self, table, first: float) -> None:
        """In time, however long the move before took."""
        for number in range(MOVES):
            await asyncio.sleep(first + number * PAUSE - time.monotonic())
            began = time.monotonic()
            try:
                await move(table)
                self.accepted.append(time.monotonic() - began)
            except Busy:
                self.refused += 1

    @property
    def p95(self) -> float:
        return sorted(self.accepted)[int(len(self.accepted) * 0.95)]


async def move(table) -> int:
    seat, message = acting(table)
    return await table.act(seat, wire.Act(f"{table.version}", message.seen, message.action))


async def crowded(rooms) -> tuple[Crowd, list]:
    tables = [(await opened(rooms))[0] for _ in range(TABLES)]
    crowd, now = Crowd(), time.monotonic()
    await asyncio.gather(*[crowd.play(table, now + n * PAUSE / TABLES) for n, table in enumerate(tables)])
    return crowd, tables


def test_at_twice_what_it_can_write_moves_are_quick_or_refused_and_then_all_is_well(tmp_path, slow_disk):
    """Others may have the processor: one of a few crowds is enough to see how long a move has to wait."""

    async def doing(rooms, store):
        crowd, tables = await crowded(rooms)
        await asyncio.gather(*[move(table) for table in tables[:FEW]])
        for table in tables:
            assert (await store.moves_of(table.id))[-1].version == table.version
        return crowd

    for attempt in range(3):
        folder = tmp_path / f"{attempt}"
        folder.mkdir()
        crowd = with_rooms(folder, doing)
        assert crowd.refused > TABLES * MOVES / 4, "the disk was to have too little time"
        assert len(crowd.accepted) > TABLES * MOVES / 4, "and takes what it can"
        if crowd.p95 < 0.25:
            return
    raise AssertionError(f"p95 of what was accepted: {crowd.p95:.2f} s")


def test_a_bots_move_waits_until_there_is_room(tmp_path, monkeypatch):
    async def doing(rooms, store):
        with monkeypatch.context() as crowded:
            crowded.setattr(Pace, "is_too_much", lambda self, jobs: False)
            table = await waiting_for_a_bot(rooms)
            crowded.setattr(Pace, "is_too_much", lambda self, jobs: True)
            version = table.version
            await asyncio.sleep(0.5)
            assert table.version == version
            assert table.bots.is_playing
        while table.version == version:
            await asyncio.sleep(0.01)
        stop_bots(rooms)

    with_rooms(tmp_path, doing)


async def told(socket, id_: str, **message) -> tuple[str, str]:
    await socket.send(id=id_, **message)
    while True:
        answer = await socket.until("refused", "done")
        if answer["id"] == id_:
            return answer["type"], answer.get("problem", {}).get("code", "")


async def try_it_all(server, table, tokens):
    """Somebody acts, then there is a crowd, then it is gone."""
    crowd = Path(f"{server.db}-crowd")
    async with sit(server, table, tokens[0]) as ana, sit(server, table, tokens[1]) as bo:
        person = (ana, bo)[ana.position["actor"]]
        action = person.position["options"][0]["action"]
        done = await person.act(action, id_="before")
        crowd.touch()
        assert await person.act(action, seen=0, id_="before") == done, "it is only answered again"
        line, undo = {"type": "say", "text": "!"}, {"type": "undo", "seen": done["version"]}
        assert await told(person, "line", **line) == ("refused", "busy")
        assert await told(person, "undo", **undo) == ("refused", "busy")
        crowd.unlink()
        assert await told(person, "line", **line) == ("done", "")
        assert person.messages[-1]["version"] == done["version"], "nothing was taken back"


def test_who_is_refused_reads_why_and_what_was_done_before_stays_done(tmp_path):
    server, crowd = Crowded(tmp_path / "tables.db"), tmp_path / "tables.db-crowd"
    server.start()
    try:
        ana = open_table(server)
        bo = post(server, f"{ana['table']}/seats", name="Bo").json()
        crowd.touch()
        begun = post(server, f"{ana['table']}/start", ana["token"])
        assert (begun.status_code, begun.json()["code"]) == (503, "busy")
        crowd.unlink()
        assert post(server, f"{ana['table']}/start", ana["token"]).status_code == 200
        asyncio.run(try_it_all(server, ana["table"], [ana["token"], bo["token"]]))
    finally:
        server.kill()


def test_a_disk_that_is_slow_by_itself_refuses_nobody():
    pace = Pace()
    for _ in range(20):
        pace.note(1, 0.4)
    for jobs in (8, 20, 50):
        pace.note(jobs, 0.4 + 0.0001 * jobs)
    assert not pace.is_too_much(300)


def test_what_each_move_adds_is_known_after_one_large_commit_and_forgotten_after_a_quick_one():
    pace = Pace()
    pace.note(40, 40 * A_MOVE)
    assert pace.is_too_much(int(2 * LONGEST / A_MOVE))
    assert not pace.is_too_much(FEW), "a few are never too many"
    pace.note(10, 0.002)
    assert not pace.is_too_much(int(2 * LONGEST / A_MOVE))
