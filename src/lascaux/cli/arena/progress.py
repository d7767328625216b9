"""How far a series is, on a terminal, on standard error."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from lascaux.bots.arena.recording import short_name
from lascaux.bots.arena.series import Series
from lascaux.locales import Catalog

if TYPE_CHECKING:
    from rich.progress import Progress


@contextmanager
def progress(words: Catalog, series: Series, plain: bool) -> Iterator[Callable[[Series], None]]:
    """Called after every game; silent where nobody watches."""
    if not sys.stderr.isatty():
        yield lambda series: None
        return
    with bar(plain) as shown:
        task = shown.add_task("", total=series.games, completed=len(series.results))
        teller = Teller(words, series)

        def show(series: Series) -> None:
            shown.update(task, completed=len(series.results), description=teller.line(series))

        yield show


def bar(plain: bool) -> "Progress":
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True, no_color=plain, highlight=False, markup=False, emoji=False)
    columns = (
        BarColumn(30),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True, elapsed_when_finished=True),
        TextColumn("{task.description}", markup=False),
    )
    return Progress(*columns, console=console)


class Teller:
    """Adds up the wins as they come: counting them all again after each game would take longer and longer."""

    def __init__(self, words: Catalog, series: Series) -> None:
        self.words = words
        self.name = short_name(series.plan.entries[0])
        self.wins = sum(result.wins_of(0) for result in series.results.values())

    def line(self, series: Series) -> str:
        result = next(reversed(series.results.values()))
        self.wins += result.wins_of(0)
        if series.sprt is not None:
            facts = {"ratio": f"{series.sprt.ratio:+.2f}", "bound": f"{series.sprt.bound:.2f}"}
            return self.words.say("cli-arena-so-far-test", **facts)
        if len(series.plan.pairings) > 1:
            return ""
        share = f"{100 * self.wins / len(series.results):.1f}"
        return self.words.say("cli-arena-so-far", bot=self.name, share=share)
