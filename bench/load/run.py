"""`python3 dev.py bench load`: whole tables over real sockets, beside boardgame.io in the same run.

python3 dev.py bench load                        a table
python3 dev.py bench load --write                also into docs/load.md
python3 dev.py bench load --seconds 3 --rounds 4 --sockets 20 40 100 1000
"""

import argparse
import contextlib
import json
import os
import platform
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "load.md"
MARK = "<!-- figures: made by python3 dev.py bench load --write -->\n"
NODE = os.environ.get("LASCAUX_BENCH_NODE", "node")
SERVER = """
import sys
from pathlib import Path
from lascaux.server.serving import run_server
from lascaux.server.settings import Settings
if __name__ == "__main__":
    run_server(Settings(Path(sys.argv[1]), workers=1, is_unlimited=True), "127.0.0.1", int(sys.argv[2]))
"""
# who plays, by which server, which game
CONTENDERS = (
    ("Lascaux, Kingdomino Origins, on disk", "lascaux", ""),
    ("boardgame.io, as many squares, in memory", "boardgameio", "lands"),
    ("boardgame.io, a counter, in memory", "boardgameio", "counter"),
)
PAUSE = 50  # milliseconds
STOLEN = 7  # of the kinds in /proc/stat: what other machines took of the processor
SYNCS, COMMIT = 300, 40_000  # how often the disk is tried, and with how many bytes
Figures = dict[str, float]


@dataclass(frozen=True)
class Way:
    """How all play: after how many milliseconds, and whether a game that follows another is set up while the
    clock runs. At boardgame.io no game ever ends."""

    title: str
    pause: int = 0
    anew: bool = False
    least: int = 2  # sockets
    most: int = 10_000

    @property
    def contenders(self) -> tuple[tuple[str, str, str], ...]:
        return CONTENDERS[:1] if self.anew else CONTENDERS


WAYS = (
    Way("Nobody ever rests"),
    Way(
        "Nobody ever rests, and after every game a new table is opened, taken and connected to",
        anew=True,
        most=100,
    ),
    Way(f"Whoever is asked moves after about {PAUSE} ms", PAUSE, least=40, most=100),
    Way("Whoever is asked moves after about two seconds, as people do", 2000, least=1000),
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def serving(kind: str, folder: str) -> Iterator[str]:
    """A server of this kind, alone on the machine but for those who play at it."""
    port = str(free_port())
    if kind == "lascaux":
        program = Path(folder, "serve.py")
        program.write_text(SERVER)
        command = [sys.executable, str(program), str(Path(folder, f"{port}.db")), port]
    else:
        command = [NODE, str(HERE / "boardgameio-server.cjs"), port]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        await_port(int(port))
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


def await_port(port: int) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    sys.exit("bench: the server did not start")


def played(kind: str, game: str, tables: int, seconds: float, way: Way) -> Figures:
    with tempfile.TemporaryDirectory() as folder, serving(kind, folder) as address:
        command = [
            NODE,
            str(HERE / "players.mjs"),
            kind,
            address,
            str(tables),
            str(seconds),
            str(way.pause),
            "anew" if way.anew else "ready",
            game,
        ]
        before = processor_times()
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        spent = [now - then for then, now in zip(before, processor_times(), strict=True)]
    figures: Figures = json.loads(done.stdout)
    figures["stolen"] = 100 * spent[STOLEN] / (sum(spent) or 1)
    return figures


def processor_times() -> list[int]:
    """Of all cores, by kind; nothing where the system does not tell."""
    try:
        return [int(ticks) for ticks in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    except OSError:
        return [0] * (STOLEN + 1)


def compared(sockets: int, seconds: float, rounds: int, way: Way) -> dict[str, list[Figures]]:
    """All take turns; of each its rounds, the fastest first."""
    found: dict[str, list[Figures]] = {title: [] for title, *_ in way.contenders}
    for _ in range(rounds):
        for title, kind, game in way.contenders:
            found[title].append(played(kind, game, sockets // 2, seconds, way))
            print(sockets, way.title, title, found[title][-1], file=sys.stderr, flush=True)
    return {title: sorted(figures, key=lambda each: -each["moves"]) for title, figures in found.items()}


def table(sizes: list[int], seconds: float, rounds: int, way: Way) -> str:
    """A line for each server: its best round, and what p95 was in the others; in brackets what other machines
    took of the processor meanwhile, in percent."""
    rows = [
        "| sockets | busy tables | server | moves/s | p50 | p95 | p95 of the other rounds (% stolen) |\n",
        "|--:|--:|---|--:|--:|--:|---|\n",
    ]
    for sockets in sizes:
        for title, (best, *others) in compared(sockets, seconds, rounds, way).items():
            who = f"{title}, {best['games']:.0f} new tables a second" if way.anew else title
            times = f"{best['p50']:.1f} ms | {best['p95']:.1f} ms ({best['stolen']:.0f})"
            rest = ", ".join(f"{figures['p95']:.1f} ({figures['stolen']:.0f})" for figures in others)
            rows.append(
                f"| {sockets:,} | {sockets // 2} | {who} | {best['moves']:,.0f} | {times} | {rest} |\n"
            )
    return "".join(rows)


def disk() -> str:
    """How long the disk takes to keep what a commit of some moves writes, with nobody playing."""
    times = []
    with tempfile.NamedTemporaryFile() as file:
        for _ in range(SYNCS):
            file.write(bytes(COMMIT))
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(1000 * (time.perf_counter() - began))
            time.sleep(0.002)
    times.sort()
    return f"p50 {times[SYNCS // 2]:.2f} ms, p95 {times[SYNCS * 95 // 100]:.2f} ms"


def allow_many_sockets() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--sockets", type=int, nargs="+", default=[20, 40, 100, 1000])
    asked = parser.parse_args()
    allow_many_sockets()
    before = disk()
    text = ""
    for way in WAYS:
        sizes = [sockets for sockets in asked.sockets if way.least <= sockets <= way.most]
        text += f"{way.title}:\n\n{table(sizes, asked.seconds, asked.rounds, way)}\n"
    text += f"The disk alone, {COMMIT:,} bytes each time: {before} before all this, {disk()} after it.\n"
    print(text)
    if asked.write:
        above = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
        how = f"`python3 dev.py bench load --write --seconds {asked.seconds:g} --rounds {asked.rounds}`"
        where = f"{os.cpu_count()} cores, Python {platform.python_version()}"
        PAGE.write_text(f"{above}{MARK}\n{date.today()}, {where}; {how}.\n\n{text}", encoding="utf-8")


if __name__ == "__main__":
    main()
