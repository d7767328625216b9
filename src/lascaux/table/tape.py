"""Everything that happened in a game, in the order in which it did: also what was taken back, and who sat
down for whom. The steps that stand are what is left of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from lascaux.engine.protocol import Action, Event, Json

Sitter = Literal["bot", "stand-in", "person"]


@dataclass(frozen=True)
class Step:
    """One action as it was played, and what it brought."""

    actor: int
    action: Action
    named: Json
    events: tuple[Event, ...]
    shut: bool  # shows something new or is no seat's own: a free undo stops here


@dataclass(frozen=True)
class Undone:
    """So many steps were taken back, the first of which was this seat's."""

    steps: int
    by: int


@dataclass(frozen=True)
class Seating:
    """Who plays for a seat from now on: a bot for good, one that stands in for its person, or the person
    again."""

    seat: int
    by: Sitter
    level: str = ""  # of a bot


Happening = Step | Undone | Seating
Told = tuple[int, Action] | Undone | Seating  # as it is read


def free_steps(latest: Iterable[tuple[int, bool]], seat: int) -> int:
    """How many of these steps, the last one first, a seat may take back alone: its own, back to any that is
    shut."""
    count = 0
    for actor, shut in latest:
        if shut or actor != seat:
            break
        count += 1
    return count
