"""The real server, but everything that is luck repeats: seeds, and the bots' own dice; seats throw in none.

Only a process that runs this file is like that; the product has no way to ask for it. The file of the
scene names what is being tested: the same scene has the same deals, whichever process plays it and when.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable, Coroutine
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from types import SimpleNamespace

from lascaux.bots import hinting
from lascaux.server import app, course, helping, presence, rooms, sockets, thinking
from lascaux.server.limits import Rate
from lascaux.server.seats import SeatState
from lascaux.server.serving import run_server
from lascaux.server.settings import Settings
from lascaux.server.store import StandIn
from lascaux.server.table import Table

ALWAYS_THE_SAME = 20_260_101
FASTER_THAN_PEOPLE = Rate(10_000, 10_000)
put = Table.put
# Also in its workers, which read this file again. It has only the time that nobody else needs, which on a
# busy machine is little: a rough course is as good to look at as a fine one.
course.SECONDS, course.FEWEST_ROUNDS = 1.0, 4
hinting.effort_for = lambda _: hinting.Effort(48, 16)  # type: ignore[assignment]

BY_EXPERT = "with hints by the expert"  # in the name of a scene; else they are there at once, by casual
WITH_LUCK = "with the players' own luck"  # in the name of a scene: what they throw in counts


def without_luck(scene: Path) -> Callable[[Table, dict[int, SeatState]], Coroutine[object, object, None]]:
    async def put_without_luck(
        table: Table, changed: dict[int, SeatState], stand_ins: dict[int, StandIn] | None = None
    ) -> None:
        if WITH_LUCK not in scene.read_text():
            changed = {number: replace(seat, commitment="") for number, seat in changed.items()}
        await put(table, changed, stand_ins)

    return put_without_luck


def patched(where: object, **others: object) -> None:
    """Gives a module or a class others in place of what it has by these names."""
    for name, other in others.items():
        assert hasattr(where, name), name
        setattr(where, name, other)


def fix_luck(scene: Path) -> None:
    def seed_of_the_scene() -> bytes:
        """Every table of a scene has another seed: the file grows by a mark for each."""
        name = scene.read_text()
        scene.write_text(f"{name}|")
        return blake2b(name.encode(), digest_size=16).digest()

    def adviser_of_the_scene(game: str) -> str:
        return hinting.adviser(game) if BY_EXPERT in scene.read_text() else hinting.SIMPLER

    patched(rooms, new_seed=seed_of_the_scene)
    patched(helping, adviser=adviser_of_the_scene)
    patched(thinking, secrets=SimpleNamespace(randbits=lambda bits: ALWAYS_THE_SAME))
    patched(Table, put=without_luck(scene))
    app.REVIEW_SECONDS = 600.0
    presence.PATIENCE = 0.0  # the pages themselves wait, and have their own clocks
    patched(sockets, MESSAGES=FASTER_THAN_PEOPLE, HINTS=FASTER_THAN_PEOPLE)


def end_with_the_tests() -> None:
    """Whoever started this holds the other end of its input: also a killed one lets it go."""
    sys.stdin.buffer.read()
    os.killpg(0, signal.SIGKILL)


def main(folder: Path, port: int, client: Path) -> None:
    fix_luck(folder / "scene")
    threading.Thread(target=end_with_the_tests, daemon=True).start()
    settings = Settings(folder / "tables.db", workers=1, client=client, is_unlimited=True)
    settings = replace(settings, push=True, hooks=True, private_hooks=True)
    run_server(settings, "127.0.0.1", port)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))
