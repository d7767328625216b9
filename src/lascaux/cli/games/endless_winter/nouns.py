"""Words and small pieces that every part of the picture uses."""

import re
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from lascaux.cli.games import Scene
from lascaux.cli.screen import OCHRE, QUIET, WIDTH, wrapped
from lascaux.engine.protocol import State
from lascaux.games.endless_winter.effect_words import labor_text
from lascaux.games.endless_winter.state import EndlessWinter

View = dict[str, Any]

MARGIN = 3  # columns left free: halves are written longer where there is no sign for them


def noun(scene: Scene, word: str) -> str:
    return scene.catalog.word("ew", word)


def labor(halves: int) -> str:
    return labor_text(halves)


def counted(scene: Scene, things: Sequence[str] | dict[str, int]) -> str:
    """`Brave 2, Hunter`; `-` for nothing."""
    amounts = things if isinstance(things, dict) else {thing: things.count(thing) for thing in things}
    parts = [noun(scene, name) + (f" {amount}" if amount > 1 else "") for name, amount in amounts.items()]
    return ", ".join(parts) or "-"


def position(s: State) -> EndlessWinter:
    assert isinstance(s, EndlessWinter)
    return s


def row(scene: Scene, key: str, things: str) -> list[Text]:
    """`hand      Brave 2, Hunter`, over several lines if it is long."""
    head = scene.say(f"ew-row-{key}")
    lines = wrapped(f"{head:<{HEAD_WIDTH}}{things}", WIDTH - MARGIN, " " * HEAD_WIDTH)
    lines[0].stylize(QUIET, 0, len(head))
    return lines


def pointer(scene: Scene, is_marked: bool) -> Text:
    return Text((">" if scene.plain else "▸") if is_marked else " ", f"bold {OCHRE}")


def tokens(text: str) -> list[str]:
    """Words, numbers and labels such as c3 or 2-5, in small letters."""
    return re.findall(r"\d+-\d+|[^\W\d_]+\d*|\d+", text.lower())


HEAD_WIDTH = 10
