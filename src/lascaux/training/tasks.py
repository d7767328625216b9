"""What workers are given: games to learn from, and games that show what was learned."""

from dataclasses import dataclass
from pathlib import Path

from lascaux.bots.weights import read_weights
from lascaux.games.registry import load
from lascaux.training.checkpoints import replace_file
from lascaux.training.duels import duels_as_file, play_duel
from lascaux.training.lessons import write_lesson
from lascaux.training.plan import Plan
from lascaux.training.playing import Pupil, value_by


@dataclass(frozen=True)
class LessonTask:
    """Some games of a generation, by what the one before has learned."""

    plan: Plan
    numbers: range
    weights: Path | None
    path: Path

    def run(self) -> None:
        plan, game = self.plan, load(self.plan.game)
        weights = read_weights(self.weights) if self.weights else None
        style = plan.style if self.weights else plan.first_style
        pupil = Pupil(game, value_by(game, weights), style, plan.seed)
        for number in self.numbers:
            pupil.play(plan.chosen(number).setup(game), number)
        write_lesson(pupil.lesson(), self.path)


@dataclass(frozen=True)
class DuelTask:
    """Some games of a net against casual."""

    plan: Plan
    place: int  # of the setup in the plan
    numbers: range
    weights: Path
    path: Path

    def run(self) -> None:
        game = load(self.plan.game)
        setup = self.plan.setups[self.place].setup(game)
        weights = read_weights(self.weights)
        duels = [play_duel(game, setup, weights, number) for number in self.numbers]
        replace_file(self.path, duels_as_file(duels))
