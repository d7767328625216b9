"""Plays with changed components. `python -m tests.endless_winter.playing_changed FIRST COUNT` prints a line
of JSON for each seed.

A process of its own, which forks one for each seed: components are read when the game is imported, and what
kills such a process must be told, too.
"""

import gc
import json
import os
import random
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lascaux.advice.registry import advice_for
from lascaux.bots.registry import make_bot
from lascaux.engine.chance import Pcg32
from lascaux.engine.errors import DataError
from lascaux.engine.protocol import CHANCE, OVER, SPECTATOR, Game, State
from lascaux.games.load import Entry, read, variable
from lascaux.locales import DEFAULT, Catalog
from tests.endless_winter.changing import changed, write

GAME = "endless-winter"
REFUSED = "refused"
PLAYED = "played"
MOST_STEPS = 40_000  # of a game; a long one has 4,000
PATIENCE = 60  # seconds
SAID = 10  # of so many folders the components of one are said
LOOKED_AT = 40  # of so many positions one is looked at
PLAYERS = (2, 3, 2, 4)  # by seed; few are quicker
NAMES = ["A", "B", "C", "D"]
CATALOG = Catalog(DEFAULT)


def tried(seeds: range) -> Iterator[dict[str, Any]]:
    """What became of each seed: refused, played, or what went wrong."""
    from lascaux.games.endless_winter import load

    ours = {name: read(load.FOLDER / f"{name}.toml") for name in load.FILES}
    for seed in seeds:
        with tempfile.TemporaryDirectory() as folder:
            files = changed({name: entry.value for name, entry in ours.items()}, seed)
            write(Path(folder), files)
            yield {"seed": seed, "files": sorted(files), **outcome(Path(folder), files, ours, seed)}


def outcome(folder: Path, files: dict[str, Any], ours: dict[str, Entry], seed: int) -> dict[str, Any]:
    from lascaux.games.endless_winter import load

    try:
        load.assembled({**ours, **{name: read(folder / f"{name}.toml") for name in files}})
    except DataError as fault:
        named = fault.file.endswith(".toml") and fault.entry and fault.reason and "\n" not in str(fault)
        return {"what": REFUSED if named else "a fault without a place", "said": str(fault)}
    except Exception as problem:
        return {"what": f"loading: {type(problem).__name__}: {problem}"}
    return in_a_fork(folder, seed)


def in_a_fork(folder: Path, seed: int) -> dict[str, Any]:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        gc.disable()  # it is over soon
        signal.alarm(PATIENCE)
        os.environ[variable(GAME)] = str(folder)
        try:
            told = {"what": PLAYED, "steps": play(seed)}
        except BaseException as problem:
            told = {"what": f"playing: {type(problem).__name__}: {problem} {where(problem)}"}
        os.write(writing, json.dumps(told).encode()[:4000])
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told_of_it = pipe.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return {"what": f"died of signal {os.WTERMSIG(status)}"}
    return dict(json.loads(told_of_it))


def where(problem: BaseException) -> str:
    """The last places of a traceback."""
    found, step = [], problem.__traceback__
    while step:
        found.append(f"{Path(step.tb_frame.f_code.co_filename).name}:{step.tb_lineno}")
        step = step.tb_next
    return " ".join(found[-4:])


def play(seed: int) -> list[int]:
    """A greedy game and a random one, of which something is said now and then."""
    from lascaux.games.registry import load

    game, rng = load(GAME), random.Random(seed)
    if seed % SAID == 0:
        say_components()
    steps = [play_one(game, PLAYERS[seed % 4], rng, True), play_one(game, PLAYERS[-seed % 4], rng, False)]
    wordless = [problem for problem in CATALOG.problems if "ew-word-" not in problem]
    assert not wordless, wordless
    return steps


def say_components() -> None:
    from lascaux.games.endless_winter.component_words import lines_of
    from lascaux.games.endless_winter.printing import PRINTINGS, printed

    assert printed(next(iter(PRINTINGS)))
    for named in lines_of(3, False, False).values():
        for lines in named.values():
            for line in lines:
                CATALOG.tell(line, NAMES)


def play_one(game: Game, players: int, rng: random.Random, is_greedy: bool) -> int:
    options = {option.key: rng.choice(option.choices) for option in game.options if rng.random() < 0.4}
    s, dice, bot = game.new(game.setup(players, options)), Pcg32(rng.randrange(2**32)), make_bot("casual")
    for step in range(MOST_STEPS):
        actor = game.actor(s)
        if actor == OVER:
            look(game, s)
            return step
        if actor == CHANCE:
            game.apply(s, game.sample(s, dice))
            continue
        if is_greedy:
            action = bot.choose(game, s, actor, dice)
        else:
            options_now = game.legal(s)
            action = options_now[dice.below(len(options_now))]
            if step % LOOKED_AT == 0:
                look(game, s)
        game.apply(s, action)
    raise AssertionError(f"no end after {MOST_STEPS} steps, greedy: {is_greedy}")


def look(game: Game, s: State) -> None:
    """Whatever may be asked about a position has an answer."""
    actor = game.actor(s)
    for seat in (SPECTATOR, 0):
        game.observe(s, seat)
    advice_for(game).worth(s, 0)
    game.score(s)
    if actor >= 0:
        CATALOG.tell(game.question(s), NAMES)
        for action in game.legal(s):
            CATALOG.tell(game.text(s, action), NAMES)
            assert game.parse(s, game.named(s, action)) == action


if __name__ == "__main__":
    for line in tried(range(int(sys.argv[1]), int(sys.argv[1]) + int(sys.argv[2]))):
        print(json.dumps(line), flush=True)
