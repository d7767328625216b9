"""Stone Age in the terminal."""

from lascaux.cli.games.stone_age.entry import find, meant
from lascaux.cli.games.stone_age.labels import family, is_short, label, span
from lascaux.cli.games.stone_age.panel import draw
from lascaux.cli.games.stone_age.village import areas, legend, rank

__all__ = [
    "areas",
    "draw",
    "estimates",
    "family",
    "find",
    "is_short",
    "label",
    "legend",
    "meant",
    "rank",
    "span",
]

estimates = True
