"""How tables share the workers in which bots think: their CPU, how long moves wait, and the event loop.

python3 dev.py bench thinking [GAME] [--bot NAME] [--tables N] [--workers N] [--seconds S] [--players N]

All seats of all tables are bots that want to think at once: more than any evening asks. A decision with one
option is not counted. CPU: of a worker, for a move, or for all that a seat decides in a row, where the
level's budget is for a whole turn; moves that had to be quick, and their turns, are left out there. Waited:
until a worker began; hurried: moves for which there was no time; late: by how much the event loop came back
too late, every 5 ms.
"""

import argparse
import asyncio
import time
from typing import Any, TypeVar

import lascaux
from lascaux.bots.levels import OPPONENTS, level_for
from lascaux.server.jobs import Job
from lascaux.server.thinking import Thinker

TICK = 0.005
HEADS = "game, bot, tables, moves, budget, CPU p50, p95, most, waited p95, most, hurried, late p95, most"
LINE = "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
T = TypeVar("T")


class Measured(Thinker):
    """Keeps what was done."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.done: list[Job[Any]] = []

    async def in_worker(self, job: Job[T]) -> T:
        answer = await super().in_worker(job)
        self.done.append(job)
        return answer


async def play(thinker: Thinker, game: lascaux.Game, asked: argparse.Namespace, table: int) -> None:
    """One game after the other."""
    number, until = 0, time.monotonic() + asked.seconds
    while time.monotonic() < until:
        id_, seed = f"{table}/{number}", (table + 1000 * number).to_bytes(16, "big")
        match = lascaux.Match(game, game.setup(asked.players, {}), seed)
        while not match.is_over and time.monotonic() < until:
            seat, options = match.actor, match.legal()
            action = options[0]
            if len(options) > 1:
                action = (await thinker.choose(game.id, match.state, seat, asked.bot, table=id_)).action
            match.play(seat, action)
        thinker.forget(id_)
        number += 1


async def lateness(until: float) -> list[float]:
    found = []
    while (before := time.monotonic()) < until:
        await asyncio.sleep(TICK)
        found.append(time.monotonic() - before - TICK)
    return found


async def row(game: lascaux.Game, asked: argparse.Namespace) -> str:
    thinker = Measured(asked.workers)
    try:
        await asyncio.gather(*[thinker.review(time.sleep, 1.0) for _ in range(asked.workers)])  # they start
        playing = asyncio.gather(*[play(thinker, game, asked, table) for table in range(asked.tables)])
        late = await lateness(time.monotonic() + asked.seconds)
        await playing
    finally:
        thinker.close()
    moves = [job for job in thinker.done if job.is_move]
    level = level_for(asked.bot, game.id)
    cpu, waited = spent(moves, level.by_turn), [job.began - job.since for job in moves]
    hurried = sum(job.is_hurried for job in moves)
    budget = f"{level.seconds:g} s{' a turn' * level.by_turn}"
    counted = [
        game.id,
        asked.bot,
        asked.tables,
        len(moves),
        budget,
        shown(cpu, 50),
        shown(cpu, 95),
        shown(cpu),
    ]
    return cells_of(*counted, shown(waited, 95), shown(waited), hurried, shown(late, 95), shown(late))


def spent(moves: list[Job[Any]], by_turn: bool) -> list[float]:
    """Seconds of CPU of each move, or of what a seat decided in a row."""
    turns: list[list[Job[Any]]] = []
    last: dict[str, list[Job[Any]]] = {}
    for job in moves:
        turn = last.get(job.table)
        if turn is None or not by_turn or turn[-1].seat != job.seat:
            last[job.table] = turn = []
            turns.append(turn)
        turn.append(job)
    return [sum(job.cpu for job in turn) for turn in turns if not any(job.is_hurried for job in turn)]


def shown(seconds: list[float], percent: int = 100) -> str:
    """In milliseconds: so many of a hundred are no longer than this."""
    ordered = sorted(seconds)
    return f"{1000 * ordered[min(len(ordered) * percent // 100, len(ordered) - 1)]:,.0f} ms"


def cells_of(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="How tables share the workers in which bots think.")
    parser.add_argument("game", nargs="?", choices=lascaux.game_ids())
    parser.add_argument("--bot", default="strong", choices=OPPONENTS)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    asked = parser.parse_args()
    print(cells_of(*HEADS.split(", ")), LINE, sep="\n")
    for game_id in [asked.game] if asked.game else lascaux.game_ids():
        print(asyncio.run(row(lascaux.load(game_id), asked)), flush=True)


if __name__ == "__main__":
    main()
