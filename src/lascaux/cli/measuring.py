"""Measures one build of the engine, in a process of its own: random playouts and copies by CPU time.

Each figure is the best of several slices: on a machine that others use, the best is nearest to the truth.
"""

import json
import sys
import time
from collections.abc import Callable, Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import lascaux

SLICES = 5
COPIES = 2000


class SourcesOnly:
    """Finds the sources of this package also where compiled modules lie beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if name.partition(".")[0] != "lascaux":
            return None
        for entry in sys.path if path is None else path:
            spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def measurement(game_id: str, mode: str, players: int, seconds: float) -> dict[str, object]:
    import lascaux

    game = lascaux.load(game_id)
    setup = game.setup(players, {"mode": mode} if mode else {})
    where = {"game": game_id, "mode": mode or "default", "players": players, "build": lascaux.build()}
    return {**where, **speeds(game, setup, seconds)}


def speeds(game: "lascaux.Game", setup: "lascaux.Setup", seconds: float) -> dict[str, int]:
    """Decisions, whole games and copies (of a position in the middle of a game) a second."""
    from lascaux import Pcg32
    from lascaux.engine.playing import copy_many, play_out

    luck = Pcg32(1)
    decisions = play_out(game, game.new(setup), luck)  # warm
    best_decisions = best_games = 0.0
    for _ in range(SLICES):
        games = decisions = 0
        started = time.process_time()
        while (spent := time.process_time() - started) < seconds / SLICES:
            decisions += play_out(game, game.new(setup), luck)
            games += 1
        best_decisions = max(best_decisions, decisions / spent)
        best_games = max(best_games, games / spent)
    middle = halfway(game, setup, luck)
    copies = max(rate(lambda: copy_many(middle, COPIES)) * COPIES for _ in range(SLICES))
    return {
        "decisions_per_s": round(best_decisions),
        "games_per_s": round(best_games),
        "copies_per_s": round(copies),
    }


def halfway(game: "lascaux.Game", setup: "lascaux.Setup", luck: "lascaux.Rng") -> "lascaux.State":
    """A position after half of the decisions of a random game."""
    from lascaux import CHANCE
    from lascaux.engine.playing import play_out

    middle = play_out(game, game.new(setup), luck) // 2
    s = game.new(setup)
    while middle:
        if game.actor(s) == CHANCE:
            game.apply(s, game.sample(s, luck))
        else:
            options = game.legal(s)
            game.apply(s, options[luck.below(len(options))])
            middle -= 1
    return s


def rate(work: Callable[[], None]) -> float:
    started = time.process_time()
    work()
    return 1 / (time.process_time() - started)


def main() -> None:
    """`measuring.py BUILD GAME MODE PLAYERS SECONDS`: prints one object."""
    build, game_id, mode, players, seconds = sys.argv[1:]
    if build == "interpreted":
        sys.meta_path.insert(0, SourcesOnly)
    print(json.dumps(measurement(game_id, mode, int(players), float(seconds))))


if __name__ == "__main__":
    main()
