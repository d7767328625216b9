"""Stone Age in the terminal."""

from lascaux.cli.games.stone_age.entry import find, meant
from lascaux.cli.games.stone_age.labels import family, is_short, label, span
from lascaux.cli.games.stone_age.panel import draw, part
from lascaux.cli.games.stone_age.village import areas, legend, rank
from lascaux.games.stone_age.rules.scoring import LINES

__all__ = [
    "areas",
    "draw",
    "family",
    "find",
    "is_short",
    "kinds",
    "label",
    "legend",
    "meant",
    "part",
    "rank",
    "room",
    "span",
]

kinds = LINES
room = 5
