"""Games with other components, in a process of its own: components are read when a game is imported, and
whatever kills such a process is a fault that can be told.

`python -m lascaux.cli.trying GAME GAMES` prints a line of JSON before each game, and one at the end.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from lascaux.bots.registry import make_bot
from lascaux.cli.problems import Problem
from lascaux.engine.chance import Pcg32
from lascaux.engine.options import Setup
from lascaux.engine.protocol import Game
from lascaux.games.load import variable
from lascaux.games.registry import load
from lascaux.locales import DEFAULT, Catalog
from lascaux.table.match import Match

PATIENCE = 60  # seconds, and so many more a game
PATIENCE_A_GAME = 20
MOST_DECISIONS = 20_000  # of one game; the longest that we know have some thousand
PLAYER = ("-m", "lascaux.cli.trying")
NAMES = ["A", "B", "C", "D", "E", "F"]
# In turns: the one sees odd positions, the other one judges them.
BOTS = (make_bot("random"), make_bot("casual"))
OVER = "over"
ENDLESS = "endless"


class Tried(NamedTuple):
    decisions: int
    wordless: list[str]


def try_games(game: str, folder: Path, games: int) -> Tried:
    """Plays with the files of a folder; a Problem says what went wrong, and in which game."""
    env = {**os.environ, variable(game): str(folder.resolve()), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, *PLAYER, game, str(games)]
    seconds = PATIENCE + PATIENCE_A_GAME * games
    try:
        done = subprocess.run(command, env=env, capture_output=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired as late:
        raise Problem("cli-check-games-slow", seconds=seconds, **last_game(late.stdout or b"")) from None
    if done.returncode < 0:
        raise Problem("cli-check-games-died", signal=-done.returncode, **last_game(done.stdout))
    if done.returncode:
        reason = last_line(done.stderr) or "?"
        raise Problem("cli-check-games-failed", reason=reason, **last_game(done.stdout))
    told = json.loads(last_line(done.stdout))
    if ENDLESS in told:
        raise Problem("cli-check-games-endless", decisions=told[ENDLESS], **last_game(done.stdout))
    return Tried(*told[OVER])


def last_line(output: bytes) -> str:
    return (output.decode(errors="replace").strip().splitlines() or [""])[-1]


def last_game(output: bytes) -> dict[str, int | str]:
    """The facts of the game that was played last."""
    begun = [json.loads(line) for line in output.decode().splitlines() if line.startswith('{"number"')]
    return dict(begun[-1]) if begun else {"number": 0, "players": 0, "bot": "-"}


def play_in_turns(game_id: str, games: int) -> None:
    """With every number of players, many options and both bots. Whatever is asked or can be done is said."""
    game, catalog, decisions = load(game_id), Catalog(DEFAULT), 0
    for number in range(games):
        agreed, bot = agreement(game, number), BOTS[number % len(BOTS)]
        say({"number": number + 1, "players": agreed.players, "bot": bot.name})
        match = Match(game, agreed, bytes([number % 256]) * 16, "", NAMES[: agreed.players])
        rng, begun = Pcg32(number), decisions
        while not match.is_over:
            tell_all(match, catalog)
            match.play(match.actor, bot.choose(game, match.state, match.actor, rng))
            decisions += 1
            if decisions - begun == MOST_DECISIONS:
                say({ENDLESS: MOST_DECISIONS})
                return
        game.score(match.state)
    say({OVER: Tried(decisions, sorted(set(catalog.problems)))})


def say(line: object) -> None:
    """At once: what comes later may kill this process."""
    print(json.dumps(line), flush=True)


def agreement(game: Game, number: int) -> Setup:
    """First with the defaults, then with the choices of all options in turns, some slower than others."""
    turn, place = divmod(number, len(game.players))
    chosen = {
        option.key: option.choices[turn // (1 + at % 3) % len(option.choices)]
        for at, option in enumerate(game.options)
        if turn and not option.needs[0]
    }
    return game.setup(game.players[place], chosen)


def tell_all(match: Match, catalog: Catalog) -> None:
    match.game.observe(match.state, match.actor)
    catalog.tell(match.game.question(match.state), match.names)
    for action in match.legal():
        catalog.tell(match.game.text(match.state, action), match.names)


if __name__ == "__main__":
    play_in_turns(sys.argv[1], int(sys.argv[2]))
