"""Kingdomino Origins in the terminal."""

from lascaux.cli.games.kingdomino_origins.board import areas, legend, rank
from lascaux.cli.games.kingdomino_origins.entry import find, is_short, label, meant
from lascaux.cli.games.kingdomino_origins.panel import draw

__all__ = ["areas", "draw", "find", "is_short", "label", "legend", "meant", "rank"]
