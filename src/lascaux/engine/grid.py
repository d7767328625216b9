"""Squares of a grid kept row by row in one list.

A grid whose last row and last column always stay empty needs no check at its edges: stepping over any
edge, also from the first row to a negative index, ends on such a spare square.
"""


def sides(width: int) -> list[int]:
    """Steps to the four squares that share a side: up, left, right, down."""
    return [-width, -1, 1, width]


def around(width: int) -> list[int]:
    """Steps to the eight squares around, in reading order."""
    return [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]


def king_distance(a: int, b: int, width: int) -> int:
    """How many steps apart, diagonal steps allowed."""
    return max(abs(a // width - b // width), abs(a % width - b % width))


def square_name(at: int, width: int) -> str:
    """Column letter and row number, from the top left: A1, B1, ..."""
    return chr(ord("A") + at % width) + str(at // width + 1)


def square_named(name: str, width: int) -> int:
    """The square of this name, or -1 if the grid has none."""
    column = ord(name[0]) - ord("A") if name else -1
    number = name[1:]
    if not 0 <= column < width or not (number.isascii() and number.isdigit()) or len(number) > 2:
        return -1
    row = int(number) - 1
    return row * width + column if 0 <= row < width else -1
