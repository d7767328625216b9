"""The space of a game's actions: every action that a seat may ever take, each with a number of its own.

The numbers are stable within a revision of the game. Outcomes of chance are left out: a row of dominoes alone
has 194,580 of them.
"""

from itertools import product
from typing import final

from lascaux.engine.kinds import NOTHING, ONE, SQUARE, ActionKind, Field, Kinds, Numbers


@final
class Space:
    def __init__(self, actions: list[Numbers]) -> None:
        self.actions: list[Numbers] = actions
        self.ids: dict[Numbers, int] = {action: number for number, action in enumerate(actions)}
        self.n: int = len(actions)

    def id(self, action: Numbers) -> int:
        """KeyError if no seat may ever take it."""
        return self.ids[action]

    def action(self, number: int) -> Numbers:
        """IndexError if there is none of this number."""
        if number < 0:
            raise IndexError(number)
        return self.actions[number]


def space_of(kinds: Kinds, width: int) -> Space:
    """`width`: of the grid, for a game that has one."""
    actions: list[Numbers] = []
    for kind in kinds.actions:
        if not kind.is_chance:
            head: Numbers = (kind.number,)
            actions += [head + arguments for arguments in arguments_of(kind, width)]
    return Space(actions)


def arguments_of(kind: ActionKind, width: int) -> list[Numbers]:
    """As the kind lists them, or every mixture of what its fields may be."""
    if kind.ways is not None:
        return kind.ways(width)
    return list(product(*[values_of(field, width) for field in kind.fields]))


def values_of(field: Field, width: int) -> list[int]:
    assert field.holds == ONE, f"'{field.name}' holds a list: its action needs `ways`"
    values = range(width * width) if field.kind == SQUARE else range(field.least, field.most + 1)
    return [NOTHING, *values] if field.is_optional else list(values)
