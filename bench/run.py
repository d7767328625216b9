"""`python3 dev.py bench`: the engine in both builds and, in the same run, a peer on its own game.

python3 dev.py bench                  a table
python3 dev.py bench --json           an object a line
python3 dev.py bench --write          also into docs/benchmarks.md
python3 dev.py bench --seconds 5      CPU seconds for each line
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import lascaux
from lascaux.cli.bench import FIGURES, measured

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "benchmarks.md"
MARK = "<!-- figures: made by python3 dev.py bench --write -->\n"
Line = dict[str, object]
HEAD = (
    "game",
    "mode",
    "players",
    "build",
    "decisions/s",
    "games/s",
    "copies/s",
    "a copy",
    "times interpreted",
)


def peer(seconds: float) -> Iterator[Line]:
    python = os.environ.get("LASCAUX_BENCH_PYTHON")
    if not python:
        sys.exit("bench: start it by python3 dev.py bench, which sets the peer up")
    command = [python, str(HERE / "catanatron_peer.py"), str(seconds)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    yield json.loads(done.stdout)


def lines(seconds: float) -> Iterator[Line]:
    for game in lascaux.game_ids():
        yield from measured(lascaux.load(game), seconds)
    yield from peer(seconds)


def table(measured_lines: list[Line]) -> str:
    rows = [f"| {' | '.join(HEAD)} |\n", "|---|---|--:|---|--:|--:|--:|--:|--:|\n"]
    slow: dict[tuple[object, ...], int] = {}
    for line in measured_lines:
        where = (line["game"], line["mode"], line["players"])
        decisions, games, copies = (int(str(line[key])) for key in FIGURES)
        slow.setdefault(where, decisions)
        ratio = f"{decisions / slow[where]:.1f}" if line["build"] == "compiled" else ""
        figures = [f"{decisions:,}", f"{games:,}", f"{copies:,}", f"{1e6 / copies:.2f} µs", ratio]
        rows.append(f"| {' | '.join([*map(str, where), str(line['build']), *figures])} |\n")
    return "".join(rows)


def machine() -> str:
    cpu = next((line.split(":")[1].strip() for line in cpu_lines() if line.startswith("model name")), "")
    return f"{cpu or platform.processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def cpu_lines() -> list[str]:
    path = Path("/proc/cpuinfo")
    return path.read_text().splitlines() if path.exists() else []


def write_page(text: str, seconds: float) -> None:
    """Everything below the mark is replaced; what is above it is written by hand."""
    above = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    said = f"{date.today()}, {machine()}; `python3 dev.py bench --write --seconds {seconds:g}`.\n\n"
    PAGE.write_text(f"{above}{MARK}\n{said}{text}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--seconds", type=float, default=2.0)
    asked = parser.parse_args()
    done: list[Line] = []
    for line in lines(asked.seconds):
        done.append(line)
        if asked.json:
            print(json.dumps(line), flush=True)
        else:
            print("  ".join(str(value) for value in line.values()), file=sys.stderr, flush=True)
    if not asked.json:
        print(table(done))
    if asked.write:
        write_page(table(done), asked.seconds)


if __name__ == "__main__":
    main()
