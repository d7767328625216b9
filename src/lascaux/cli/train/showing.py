"""A run as the terminal shows it: a bar while it works, a line a generation, the curves at the end."""

from contextlib import ExitStack
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lascaux.cli.files import write_text
from lascaux.cli.screen import GOOD, Screen
from lascaux.cli.train.curves import drawn
from lascaux.training.checkpoints import Against, Checkpoint
from lascaux.training.generations import Listener
from lascaux.training.plan import Plan

STEPS = "▁▂▃▄▅▆▇█"
CURVES = "curves.svg"


class Show(Listener):
    """Of one run; a pipe sees lines only."""

    def __init__(self, screen: Screen, plan: Plan, folder: Path) -> None:
        self.screen, self.plan, self.folder = screen, plan, folder
        self.bar = Progress(
            TextColumn("{task.description}", markup=False),
            BarColumn(30),
            MofNCompleteColumn(),
            TimeRemainingColumn(compact=True),
            console=screen.console,
            transient=True,
            disable=not screen.console.is_terminal,
        )
        self.task = self.bar.add_task("", total=None)
        self.stack = ExitStack()

    def __enter__(self) -> "Show":
        self.stack.enter_context(self.bar)
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def hello(self, checkpoint: Checkpoint) -> None:
        facts = {"game": self.plan.game, "variant": self.plan.variant, "folder": str(self.folder)}
        key = "cli-train-goes-on" if checkpoint.done else "cli-train-begins"
        self.screen.say(key, done=checkpoint.done, **facts)

    def begins(self, generation: int, stage: str, steps: int) -> None:
        said = self.screen.catalog.say(f"cli-train-{stage}", generation=generation)
        self.bar.reset(self.task, total=steps, description=said)

    def steps(self, count: int) -> None:
        self.bar.advance(self.task, count)

    def ends(self, checkpoint: Checkpoint) -> None:
        figures = checkpoint.figures[-1]
        self.screen.say(
            "cli-train-generation",
            GOOD if checkpoint.best == figures.generation else "",
            generation=figures.generation,
            against=", ".join(self.share(one) for one in figures.against),
            r2=f"{figures.r2:.3f}",
            brier=f"{figures.brier:.3f}",
            games=figures.games,
            seconds=f"{figures.seconds:.0f}",
            best=int(checkpoint.best == figures.generation),
        )
        write_text(self.folder / CURVES, drawn(self.screen.catalog, self.plan, checkpoint))

    def share(self, against: Against) -> str:
        facts = {"share": against.share, "low": against.low, "high": against.high}
        percent = {key: f"{100 * value:.0f}" for key, value in facts.items()}
        return self.screen.catalog.say("cli-train-share", players=against.chosen.players, **percent)

    def goodbye(self, checkpoint: Checkpoint, result: Path) -> None:
        shares = [figures.strength[0] for figures in checkpoint.figures]
        if not self.screen.plain:
            first, last = f"{100 * shares[0]:.0f}", f"{100 * shares[-1]:.0f}"
            self.screen.say("cli-train-curve", curve=sparkline(shares), first=first, last=last)
        self.screen.say_whole(
            "cli-train-done",
            generation=checkpoint.best,
            seconds=f"{checkpoint.seconds:.0f}",
            file=str(result),
            curves=str(self.folder / CURVES),
        )


def sparkline(values: list[float]) -> str:
    low, high = min(values), max(values)
    width = (high - low) or 1.0
    return "".join(STEPS[round((value - low) / width * (len(STEPS) - 1))] for value in values)
