"""One square, one domino: four characters a square, so that it looks square in a terminal.

A square holds one thing at most beside its terrain, for lava burns what it lands on: printed fires, lava,
craters, a resource or a person. Letters and marks say it all; colours only repeat it.
"""

from typing import Any

from rich.text import Text

from lascaux.cli.games import Scene
from lascaux.cli.screen import BONE, CHARCOAL

View = dict[str, Any]

MARKS = {"fires": "*", "lava": "~", "craters": "^"}
SIDE = 4  # characters a square
GROUND = {  # letter and mark on the terrain's colour
    "desert": ("#3a2508", "#8a1f00", "#d9b36a"),
    "prairie": ("#22280a", "#7a1600", "#a9b25c"),
    "lake": ("#f3ecdc", "#ffd98a", "#35606e"),
    "jungle": ("#f3ecdc", "#ffd98a", "#37552f"),
    "quarry": ("#f3ecdc", "#ffd98a", "#665d55"),
    "volcano": ("#ffb38a", "#ff8a4c", "#3a221b"),
    "hut": ("#fff4e0", "#ffd98a", "#8c3b22"),
}
POINTER, HERE = ">", f"bold {CHARCOAL} on #ffc34d"
PERSON = f"bold {CHARCOAL} on {BONE}"


def letter(scene: Scene, word: str) -> str:
    return scene.say("ko-letter-" + word.replace("_", "-"))


def contents(scene: Scene, square: View) -> str:
    """What lies on a square, in at most two characters."""
    marks = "".join(counted(mark, square.get(kind, 0)) for kind, mark in MARKS.items())
    for kind in ("resource", "person"):
        if kind in square:
            marks += letter(scene, square[kind])
    return marks


def counted(mark: str, count: int) -> str:
    """`*`, `**`, then `*3`."""
    return mark * count if count < 3 else f"{mark}{count}"


def tile(scene: Scene, square: View, marked: bool = False) -> Text:
    """A square of a territory or a half of a domino; a pointer says that something can be done there."""
    face, mark, ground = GROUND[square["terrain"]]
    inside = contents(scene, square)
    text = Text(POINTER, HERE) if marked else Text(" ", f"{face} on {ground}")
    text.append(letter(scene, square["terrain"]), f"bold {face} on {ground}")
    text.append(inside, PERSON if square.get("person") else f"bold {mark} on {ground}")
    text.append(" " * (SIDE - len(text)), f"{face} on {ground}")
    return text


def domino(scene: Scene, entry: View) -> Text:
    """`17 J*  Lf `: number and both halves."""
    return Text.assemble((f"{entry['domino']:>2}", "bold"), *[tile(scene, half) for half in entry["halves"]])
