"""Endless Winter in the terminal."""

from lascaux.cli.games.endless_winter.entry import find, meant
from lascaux.cli.games.endless_winter.labels import family, is_short, label, span
from lascaux.cli.games.endless_winter.panel import draw, part
from lascaux.cli.games.endless_winter.tribes import areas, legend, rank
from lascaux.games.endless_winter.rules.tallying import LINES

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
