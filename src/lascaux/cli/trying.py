"""Random games with other components, in a process of its own: components are read when a game is imported.

`python -m lascaux.cli.trying GAME GAMES` prints how many decisions there were, and what a catalog has
no word for.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from lascaux.cli.problems import Problem
from lascaux.engine.chance import Pcg32
from lascaux.games.load import variable
from lascaux.games.registry import load
from lascaux.locales import DEFAULT, Catalog
from lascaux.table.match import Match

PATIENCE = 600  # seconds
NAMES = ["A", "B", "C", "D", "E", "F"]


class Tried(NamedTuple):
    decisions: int
    wordless: list[str]


def try_games(game: str, folder: Path, games: int) -> Tried:
    """Plays with the files of a folder; a Problem says what went wrong."""
    env = {**os.environ, variable(game): str(folder.resolve()), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "lascaux.cli.trying", game, str(games)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["?"])[-1]
        raise Problem("cli-check-games-failed", reason=last)
    decisions, wordless = json.loads(done.stdout)
    return Tried(decisions, wordless)


def play_at_random(game_id: str, games: int) -> Tried:
    """In turns with every number of players, every other time with the last choice of every option. Whatever
    is asked or can be done is said."""
    game, catalog = load(game_id), Catalog(DEFAULT)
    others = {option.key: option.choices[-1] for option in game.options if not option.needs[0]}
    decisions = 0
    for number in range(games):
        players = game.players[number % len(game.players)]
        agreed = game.setup(players, others if number // len(game.players) % 2 else {})
        match = Match(game, agreed, bytes([number % 256]) * 16, "", NAMES[:players])
        rng = Pcg32(number)
        while not match.is_over:
            legal = match.legal()
            catalog.tell(game.question(match.state), match.names)
            for action in legal:
                catalog.tell(game.text(match.state, action), match.names)
            match.play(match.actor, legal[rng.below(len(legal))])
            decisions += 1
        game.score(match.state)
    return Tried(decisions, sorted(set(catalog.problems)))


if __name__ == "__main__":
    print(json.dumps(play_at_random(sys.argv[1], int(sys.argv[2]))))
