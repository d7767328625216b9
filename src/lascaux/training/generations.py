"""The loop: games by what was learned, a net fitted to the last of them, games that show how it plays.

The first generation plays by rules of thumb. A new one plays on from the newest net; the one that played best
so far is the result.
"""

import time
from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from lascaux.bots.judging import features_of
from lascaux.bots.weights import Weights, check_fit, path_of, read_weights, write_weights
from lascaux.games.registry import load
from lascaux.training.checkpoints import Against, Checkpoint, Figures, RunFolder, pieces
from lascaux.training.duels import duel_numbers, summary
from lascaux.training.figures import Quality, quality_of
from lascaux.training.fitting import Fit, Params, foretell, params_of
from lascaux.training.lessons import Lesson, Matrix, read_lessons
from lascaux.training.plan import Plan
from lascaux.training.targets import mixed_targets
from lascaux.training.tasks import DuelTask, LessonTask
from lascaux.training.workers import Crew

PLAYING, FITTING, DUELLING = "playing", "fitting", "duelling"
FREE = ("generations",)  # of a plan: what may be different when a run goes on


class Listener:
    """Hears how far a run is; a terminal shows it."""

    def begins(self, generation: int, stage: str, steps: int) -> None:
        """Of a generation: `stage` is one of the three above."""

    def steps(self, count: int) -> None: ...

    def ends(self, checkpoint: Checkpoint) -> None:
        """A generation is done."""


class Training:
    """One run: a plan, a folder, and workers."""

    def __init__(
        self, plan: Plan, folder: Path, crew: Crew, listener: Listener, start: Path | None = None
    ) -> None:
        self.plan, self.crew, self.listener = plan, crew, listener
        self.game = load(plan.game)
        self.features = features_of(self.game)
        self.folder = RunFolder(folder)
        self.start = start
        if start is not None:
            check_fit(read_weights(start), self.game, self.features)
        self.checkpoint = self.folder.open(self.origin())

    def origin(self) -> dict[str, Any]:
        """All that a result follows from, but for how long it goes on."""
        plan = {key: value for key, value in msgspec.to_builtins(self.plan).items() if key not in FREE}
        features = {"names": self.features.names(), "categories": self.features.categories}
        start = blake2b(self.start.read_bytes(), digest_size=16).hexdigest() if self.start else None
        return {**plan, "revision": self.game.revision, "features": features, "from": start}

    def run(self, seconds: float | None = None) -> None:
        """Until all generations are done, or, with seconds, so much time was spent; that is looked at between
        generations only."""
        while self.checkpoint.done < self.plan.generations:
            if seconds is not None and self.checkpoint.seconds >= seconds:
                break
            self.generation(self.checkpoint.done)
            self.write_result()
            self.listener.ends(self.checkpoint)
        self.write_result()

    def generation(self, number: int) -> None:
        began = time.monotonic()
        self.play(number)
        learned = self.learn(number)
        against = self.duel(number)
        games, spent = self.plan.numbers(number).stop, round(time.monotonic() - began, 3)
        figures = Figures(number, games, learned.rows, spent, learned.loss, *learned.quality, against)
        self.checkpoint = self.checkpoint.with_figures(figures)
        self.folder.save(self.checkpoint)
        self.folder.clean(self.plan, self.checkpoint.done)

    def newest(self, number: int) -> Path | None:
        """The weights by which a generation plays; none in the first, unless it started from some."""
        return self.folder.weights(number - 1) if number else self.start

    def play(self, number: int) -> None:
        tasks = [
            LessonTask(self.plan, numbers, self.newest(number), self.folder.lesson(numbers))
            for numbers in self.pieces(number)
        ]
        self.do(number, PLAYING, tasks)

    def pieces(self, number: int) -> list[range]:
        return pieces(self.plan.numbers(number), self.plan.piece)

    def learn(self, number: int) -> "Learned":
        """From all generations in the window, but for the games that are held out; these show, as far as they
        are new, what was learned."""
        window = range(max(0, number + 1 - self.plan.window), number + 1)
        paths = [self.folder.lesson(numbers) for each in window for numbers in self.pieces(each)]
        lesson = read_lessons(paths)
        is_held = self.plan.is_held(lesson.games)
        self.listener.begins(number, FITTING, self.plan.recipe.epochs)
        luck = np.random.default_rng([self.plan.seed, number])
        fit = Fit(lesson.rows, lesson.results.shape[1], self.plan.recipe, luck)
        before = self.params_before(number)
        if before is not None and self.plan.goes_on and fit.is_like(before):
            fit.go_on_from(before)
        learned = np.flatnonzero(~is_held)
        loss = fit.learn(lesson.rows, self.targets(lesson, before), learned, lambda _: self.listener.steps(1))
        write_weights(self.weights_of(fit), self.folder.weights(number))
        new = lesson.part(is_held & (lesson.games >= self.plan.numbers(number).start))
        return Learned(len(learned), loss, quality_of(foretell(fit.folded(), new.rows), new))

    def params_before(self, number: int) -> Params | None:
        """The net that the games of a generation were played by."""
        before = self.newest(number)
        if before is None:
            return None
        weights = read_weights(before)
        return params_of(weights.sizes, weights.numbers)

    def targets(self, lesson: Lesson, before: Params | None) -> Matrix:
        if before is None or self.plan.lam == 1:
            return lesson.results
        return mixed_targets(lesson, foretell(before, lesson.rows), self.plan.lam)

    def weights_of(self, fit: Fit) -> Weights:
        names, categories = self.features.names(), list(self.features.categories)
        plan, revision = self.plan, self.game.revision
        return Weights(
            plan.game,
            revision,
            plan.variant,
            names,
            categories,
            fit.sizes,
            plan.winning,
            plan.trust,
            {"seed": plan.seed},
            fit.numbers(),
        )

    def duel(self, number: int) -> tuple[Against, ...]:
        """Against casual, at every setup."""
        plan, weights = self.plan, self.folder.weights(number)
        tasks = [
            DuelTask(plan, place, numbers, weights, self.folder.duel(number, numbers))
            for place in range(len(plan.setups))
            for numbers in pieces(duel_numbers(plan, number, place), plan.piece)
        ]
        self.do(number, DUELLING, tasks)
        return tuple(
            summary(chosen, [task.path for task in tasks if task.place == place])
            for place, chosen in enumerate(plan.setups)
        )

    def do(self, number: int, stage: str, tasks: Sequence[LessonTask | DuelTask]) -> None:
        self.listener.begins(number, stage, sum(len(task.numbers) for task in tasks))
        for task in self.crew.do(tasks):
            self.listener.steps(len(task.numbers))

    @property
    def result_path(self) -> Path:
        return path_of(self.plan.game, self.plan.variant, self.folder.path)

    def write_result(self) -> None:
        """The net that played best so far, and how it came about."""
        if self.checkpoint.done:
            weights = read_weights(self.folder.weights(self.checkpoint.best))
            write_weights(replace(weights, made=self.made()), self.result_path)

    def made(self) -> dict[str, Any]:
        plan = msgspec.to_builtins(self.plan)
        return {
            "setups": plan["setups"],
            "seed": plan["seed"],
            "generation": self.checkpoint.best,
            "seconds": round(self.checkpoint.seconds),
            "figures": msgspec.to_builtins(self.checkpoint.figures),
            "plan": plan,
            "from": self.origin()["from"],
            "numpy": np.__version__,
        }


class Learned(NamedTuple):
    """What fitting came to."""

    rows: int
    loss: float
    quality: Quality
