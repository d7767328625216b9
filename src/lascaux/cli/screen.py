"""Where words go to and come from: the terminal with its colours, or a pipe without any control codes."""

import re
import sys
from collections.abc import Iterable
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from lascaux.cli.problems import Problem
from lascaux.locales import Catalog, catalog

WIDTH, HEIGHT = 80, 24  # the terminal that everything must fit into
WIDEST = 100

# Cave wall. Inks are as far from black as from white, for nobody knows what colour a terminal has.
OCHRE, RUST, MOSS, SLATE, ASH = "#956f23", "#c0552d", "#6e7b44", "#4f7c91", "#7e746a"
INKS = (OCHRE, RUST, MOSS, SLATE, ASH)
CHARCOAL, BONE = "#2b2522", "#efe6d2"  # only with each other, or on a colour of their own
SEAT_STYLES = tuple(f"bold {ink}" for ink in (SLATE, RUST, OCHRE, MOSS))
HEAD, QUIET, ASK, GOOD, BAD = f"bold {OCHRE}", ASH, "bold", MOSS, RUST
STRONG = "bold"

Shown = Text | str


class Output(Console):
    """Rich would exit by itself when nobody reads any more; main.py knows the exit code for that."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Prints and asks. `plain` is without colour and with ASCII marks only; a pipe is always plain."""

    def __init__(self, language: str = "en", plain: bool = False) -> None:
        self.catalog: Catalog = catalog(language)
        self.is_terminal = sys.stdout.isatty() and sys.stdin.isatty()
        self.plain = plain or not sys.stdout.isatty() or not is_unicode(sys.stdout.encoding)
        self.console = Output(
            color_system=None if self.plain else "auto",
            force_terminal=False if self.plain else None,
            width=None if sys.stdout.isatty() else WIDTH,
            highlight=False,
            markup=False,
            emoji=False,
        )
        self.console.width = min(self.console.width, WIDEST)
        if self.is_terminal:
            with suppress(ImportError):
                import readline  # noqa: F401  # lines can be edited and called back

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        """Lines that a screenful may have."""
        return self.console.height if sys.stdout.isatty() else HEIGHT

    def say(self, key: str, style: str = "", /, **facts: int | str) -> None:
        self.show(Text(self.catalog.say(key, **facts), style))

    def say_whole(self, key: str, /, **facts: int | str) -> None:
        """In lines as long as they are, because a command in it must be typed as it stands."""
        self.console.print(Text(self.catalog.say(key, **facts)), soft_wrap=True)

    def show(self, *lines: Shown) -> None:
        for line in lines:
            shown = line if isinstance(line, Text) else Text(line)
            self.console.print(Text(in_ascii(shown.plain)) if self.plain else shown, soft_wrap=False)

    def shows(self, lines: Iterable[Shown]) -> None:
        self.show(*lines)

    def complain(self, problem: Problem) -> None:
        """What can't be done, where somebody can try again."""
        self.say(problem.key, BAD, **problem.facts)

    def ask(self, prompt: str) -> str:
        """A line that was typed; EOFError if there will be none any more."""
        *before, last = wrapped(prompt, self.width - 1)
        self.show(*before)
        sys.stdout.flush()
        line = "".join(letter for letter in input(last.plain + " ") if letter.isprintable())
        if not sys.stdin.isatty():
            self.show(line)  # so that what is piped reads like what is typed
        return line.strip()

    def agrees(self, key: str, default: bool = False, /, *, at_end: bool = False, **facts: int | str) -> bool:
        """A question with yes or no for an answer; enter is the default, and the end of the input is no."""
        try:
            answer = self.ask(self.catalog.say(key, **facts)).lower()
        except EOFError:
            self.show("")
            return at_end
        return answer in self.words("cli-yes") if answer else default

    def words(self, key: str) -> list[str]:
        """A message that lists words."""
        return self.catalog.say(key).split()


def in_ascii(line: str) -> str:
    """Halves as decimals, times and plus-minus as what can be typed, where there may be no sign for them."""
    halved = re.sub("([0-9]?)½", lambda found: (found[1] or "0") + ".5", line)
    return halved.replace("\N{MULTIPLICATION SIGN}", "x").replace("\N{PLUS-MINUS SIGN}", "+-")


def is_unicode(encoding: str | None) -> bool:
    return (encoding or "").lower().replace("-", "").startswith("utf")


def wrapped(text: str, width: int, indent: str = "", style: str = "") -> list[Text]:
    """A paragraph as lines that fit."""
    import textwrap

    wrapper = textwrap.TextWrapper(width, subsequent_indent=indent, break_long_words=False)
    wrapper.break_on_hyphens = False  # rules are called SA-PLC-01
    lines = wrapper.wrap(text) or [""]
    return [Text(line, style) for line in lines]
