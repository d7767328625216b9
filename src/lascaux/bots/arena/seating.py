"""Who sits where in which game: every entry sits in every seat equally often."""

from functools import cache
from itertools import permutations

Table = tuple[int, ...]  # entries by seat; one that is there twice plays two seats
MOST_SHUFFLED = 6  # seats; larger tables only turn, or their arrangements would be too many


@cache
def arrangements(table: Table) -> tuple[Table, ...]:
    """All orders of a table that differ, each followed by its turns: after as many games as there are turns,
    every entry has sat in every seat equally often, and after all of them everybody beside everybody."""
    found: dict[Table, None] = {}
    for order in [table, *permutations(table)] if len(table) <= MOST_SHUFFLED else [table]:
        if order not in found:
            found.update(dict.fromkeys(turns(order)))
    return tuple(found)


def turns(order: Table) -> list[Table]:
    """Everybody one seat further each time."""
    return [order[seat:] + order[:seat] for seat in range(len(order))]


def mixed_tables(first: int, second: int, players: int) -> tuple[Table, ...]:
    """Two entries that are compared sit at one table, each with half of the seats; where the seats are odd,
    each has the odd one in every second game."""
    half = players // 2
    if players % 2 == 0:
        return ((first,) * half + (second,) * half,)
    return (first,) * (half + 1) + (second,) * half, (first,) * half + (second,) * (half + 1)


def filled(entries: list[int], players: int) -> Table:
    """The last one takes the seats that are left."""
    return (*entries, *[entries[-1]] * (players - len(entries)))
