"""Kingdomino Origins in the terminal."""

from lascaux.cli.games.kingdomino_origins.board import areas, legend, rank
from lascaux.cli.games.kingdomino_origins.entry import family, find, is_short, label, meant, span
from lascaux.cli.games.kingdomino_origins.panel import draw

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

estimates = False
