"""How places are called on the board, in words and where it is drawn: the one place that says it.

A hex has the letter of its row, from the top, and its number in the row, from the left: the base tile is C3.
A cell of the megalith board has the numbers of its row and its column, such as 2-5; a megalith that stands on
others is called after the cell below its upper left corner.
"""

from typing import Final

from lascaux.games.endless_winter.hexes import PLACES_OF
from lascaux.games.endless_winter.lookups import CARRIED_BY, CELL_PLACES, CELLS, LAYOUT_NAMES

ROWS: Final = "ABCDE"


def hex_label(place: tuple[int, int]) -> str:
    _, row = place
    columns = sorted([q for q, r in PLACES_OF if r == row])
    return ROWS[row + len(ROWS) // 2] + str(columns.index(place[0]) + 1)


def cell_label(place: tuple[int, int]) -> str:
    column, row = place
    return f"{row + 1}-{column + 1}"


def levels_of(layout: int) -> list[tuple[int, int]]:
    """By position: its level, the board being 1, and the cell that it is called after."""
    found = [(1, cell) for cell in range(CELLS)]
    for below in CARRIED_BY[layout]:
        level, cell = found[below[0]]
        found.append((level + 1, cell))
    return found


HEX_LABELS: Final[list[str]] = [hex_label(place) for place in PLACES_OF]
LEVELS: Final[list[list[tuple[int, int]]]] = [levels_of(layout) for layout in range(len(LAYOUT_NAMES))]


def position_level(layout: int, position: int) -> int:
    return LEVELS[layout][position][0]


def position_label(layout: int, position: int) -> str:
    return cell_label(CELL_PLACES[layout][LEVELS[layout][position][1]])
