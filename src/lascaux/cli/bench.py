"""`lascaux bench`: how fast the engine runs here, interpreted and compiled in one run."""

import itertools
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import lascaux
from lascaux.cli.language import SPOKEN
from lascaux.cli.parameters import Json, Lang, said
from lascaux.cli.problems import Problem
from lascaux.engine.protocol import Game
from lascaux.games.registry import game_ids, load
from lascaux.locales import Catalog, catalog

MEASURING = Path(__file__).parent / "measuring.py"
LEAST, MOST = 0.01, 600.0
ROUNDS = 3  # interpreted and compiled take turns, so that a busy moment does not hit one of them alone
FIGURES = ("decisions_per_s", "games_per_s", "copies_per_s")


def bench(
    game: Annotated[str | None, said("help-bench-game")] = None,
    /,
    *,
    seconds: Annotated[float, said("help-bench-seconds")] = 1.0,
    as_json: Json = False,
    lang: Lang = SPOKEN,
) -> int:
    if not LEAST <= seconds <= MOST:
        raise Problem("bench-seconds", least=str(LEAST), most=str(int(MOST)))
    games = [load(name) for name in ([game] if game else game_ids())]
    lines = (line for each in games for line in measured(each, seconds))
    if as_json:
        for line in lines:
            print(json.dumps(line), flush=True)
    else:
        show_table(catalog(lang), list(lines))
    return 0


def measured(game: Game, seconds: float) -> Iterator[dict[str, object]]:
    """Every mode and player count; interpreted and, where the engine is compiled, compiled in turns."""
    modes = next((option.choices for option in game.options if option.key == "mode"), ("",))
    builds = ["interpreted", *(["compiled"] if lascaux.build() == "compiled" else [])]
    for mode, players in itertools.product(modes, game.players):
        rounds = [
            [one_line(build, game.id, mode, str(players), str(seconds / ROUNDS)) for build in builds]
            for _ in range(ROUNDS)
        ]
        yield from (best(lines) for lines in zip(*rounds, strict=True))


def best(lines: Sequence[dict[str, object]]) -> dict[str, object]:
    """The best figure of several rounds; what is no figure is the same in all."""
    faster = dict(lines[0])
    for key in FIGURES:
        faster[key] = max(int(str(line[key])) for line in lines)
    return faster


def one_line(*what: str) -> dict[str, object]:
    """Measured in a process of its own, because one process can load only one build."""
    child = subprocess.run([sys.executable, "-P", MEASURING, *what], stdout=subprocess.PIPE, text=True)
    if child.returncode:
        raise Problem("bench-failed", build=what[0])
    line: dict[str, object] = json.loads(child.stdout)
    return line


def show_table(words: Catalog, lines: list[dict[str, object]]) -> None:
    print(words.say("bench-head"))
    for line in lines:
        facts = {key: f"{value:,}" if key.endswith("_per_s") else str(value) for key, value in line.items()}
        print(
            f"{facts['game']:<20} {facts['mode']:<10} {facts['players']:>2} {facts['build']:<12}"
            f"{facts['decisions_per_s']:>12} {facts['games_per_s']:>8} {facts['copies_per_s']:>12}"
        )
    if lascaux.build() != "compiled":
        print(words.say("bench-interpreted-only"))
