"""`lascaux train`: games between bots, and a net that learns from them. Stopped, it goes on later."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from lascaux.bots.weights import VARIABLE, own_folder, path_of
from lascaux.cli.arena.command import MOST_JOBS, cores
from lascaux.cli.calling import typed
from lascaux.cli.language import SPOKEN
from lascaux.cli.main import STOPPED
from lascaux.cli.parameters import GameId, Lang, Plain, said
from lascaux.cli.problems import Problem
from lascaux.cli.screen import Screen
from lascaux.cli.train.repeating import command_of
from lascaux.games.registry import load
from lascaux.training.problems import TrainingError, check_installed
from lascaux.training.threads import set_one_thread

if TYPE_CHECKING:
    from lascaux.training.plan import Plan
    from lascaux.training.workers import Crew

FOLDER = Path("lascaux-training")
ENDLESS = 10_000  # generations, where time is the limit
MOST = 1_000_000  # games a generation, or generations
MOST_SEED = 1 << 15


@Parameter(name="*")
@dataclass(frozen=True)
class Wanted:
    """What is trained, as it is given on the command line."""

    variant: Annotated[str | None, said("help-train-variant")] = None
    games: Annotated[int | None, said("help-train-games")] = None
    generations: Annotated[int | None, said("help-train-generations")] = None
    seed: Annotated[int | None, said("help-train-seed")] = None
    start: Annotated[Path | None, said("help-train-from", name="--from")] = None
    plan: Annotated[Path | None, said("help-train-plan")] = None
    seconds: Annotated[float | None, said("help-train-seconds")] = None

    def check(self) -> None:
        for count in (self.games, self.generations):
            if count is not None and not 1 <= count <= MOST:
                raise Problem("cli-train-count", most=MOST)
        if self.seconds is not None and not self.seconds > 0:
            raise Problem("cli-train-seconds")
        if self.seed is not None and not 0 <= self.seed < MOST_SEED:
            raise Problem("cli-train-seed", most=MOST_SEED - 1)

    def given(self) -> dict[str, int]:
        """What of a plan is said here. Who gives time instead of a number of generations means time."""
        said = {"games": self.games, "generations": self.generations, "seed": self.seed}
        if self.seconds is not None and self.generations is None:
            said["generations"] = ENDLESS
        return {key: value for key, value in said.items() if value is not None}


def train(
    game: GameId,
    /,
    *,
    wanted: Wanted = Wanted(),  # noqa: B008  # it can't be changed
    jobs: Annotated[int | None, said("help-jobs")] = None,
    folder: Annotated[Path, said("help-train-folder")] = FOLDER,
    install: Annotated[bool, said("help-train-install", negative="")] = False,
    plain: Plain = False,
    lang: Lang = SPOKEN,
) -> int:
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise Problem("cli-arena-jobs", most=MOST_JOBS)
    wanted.check()
    load(game)
    set_one_thread()
    target = install_folder() if install else None
    screen = Screen(lang, plain)
    try:
        check_installed()
        with ended_politely():
            train_all(screen, game, wanted, jobs or cores(), folder, target)
    except TrainingError as problem:
        raise Problem(problem.key, **problem.facts) from None
    except KeyboardInterrupt:
        screen.say_whole("cli-train-stopped", command=command_of(game, wanted, jobs, folder, install))
        return STOPPED
    return 0


def install_folder() -> Path:
    folder = own_folder()
    if folder is None:
        raise Problem("cli-train-no-install", variable=VARIABLE)
    return folder


@contextmanager
def ended_politely() -> Iterator[None]:
    """By the system as by Ctrl-C."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def train_all(
    screen: Screen, game: str, wanted: Wanted, jobs: int, folder: Path, target: Path | None
) -> None:
    """One variant after the other."""
    from lascaux.training.plan import plans_for
    from lascaux.training.workers import Crew

    with Crew(jobs) as crew:
        for plan in plans_for(load(game), wanted.variant, wanted.plan, wanted.given()):
            path = train_one(screen, plan, wanted, crew, folder)
            if target is None:
                screen.say_whole("cli-train-use", variable=VARIABLE, folder=typed(path.parent.resolve()))
            else:
                put(path, target)
                screen.say_whole("cli-train-installed", folder=str(target))


def train_one(screen: Screen, plan: "Plan", wanted: Wanted, crew: "Crew", folder: Path) -> Path:
    """Where the best weights are."""
    from lascaux.cli.train.showing import Show
    from lascaux.training.generations import Training

    name = path_of(plan.game, plan.variant).stem
    with Show(screen, plan, folder / name) as show:
        training = Training(plan, folder / name, crew, show, wanted.start)
        show.hello(training.checkpoint)
        training.run(wanted.seconds)
    show.goodbye(training.checkpoint, training.result_path)
    return training.result_path


def put(path: Path, target: Path) -> None:
    try:
        target.mkdir(parents=True, exist_ok=True)
        scratch = target / f"{path.name}.new"
        scratch.write_bytes(path.read_bytes())
        scratch.replace(target / path.name)
    except OSError as problem:
        raise Problem("cli-file-unwritable", file=str(target), reason=str(problem.strerror)) from None
