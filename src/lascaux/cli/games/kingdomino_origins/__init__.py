"""Kingdomino Origins in the terminal."""

from lascaux.cli.games.kingdomino_origins.board import areas, legend, rank
from lascaux.cli.games.kingdomino_origins.entry import family, find, is_short, label, meant, span
from lascaux.cli.games.kingdomino_origins.panel import draw, part

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

kinds = ("area", "resources", "totem", "person", "band", "overview", "habilis")
room = 7
