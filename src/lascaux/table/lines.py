"""The lines of a record that are no actions: what was taken back, and who sat down for whom; and what all
lines have in common."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

from lascaux.bots.levels import FORMER, LEVELS
from lascaux.engine.errors import LascauxError, RecordError, shown
from lascaux.engine.protocol import CHANCE, Json
from lascaux.table.tape import Seating, Undone
from lascaux.table.walk import Walk

LEVELS_OF: dict[str, tuple[str, ...]] = {
    "bot": (*LEVELS, *FORMER, "random"),
    "stand-in": LEVELS[LEVELS.index("fair") :],  # who is away finds their game played sensibly
    "person": ("",),
}


def parsed(number: int, line: str) -> Json:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        raise RecordError(number, "is not JSON: the line is damaged, or the file is no record") from None
    if not isinstance(entry, dict):
        raise RecordError(number, "must be an object {...}")
    return entry


@contextmanager
def refused_at(number: int) -> Iterator[None]:
    """What is wrong with a line's content is told with its number."""
    try:
        yield
    except LascauxError as problem:
        raise RecordError(number, str(problem)) from None


def check_fields(number: int, entry: Json, wanted: tuple[str, ...]) -> None:
    if sorted(entry) != sorted(wanted):
        found = ", ".join(map(shown, sorted(entry))) or "none"
        raise RecordError(number, f"must have just the fields {', '.join(wanted)}, has {found}")


def by_name(actor: int) -> int | str:
    return "chance" if actor == CHANCE else actor


def other_line(happening: Undone | Seating) -> Json:
    if isinstance(happening, Undone):
        return {"undo": happening.steps, "by": by_name(happening.by)}
    level = {"level": happening.level} if happening.level else {}
    return {"seat": happening.seat, "by": happening.by, **level}


def number_in(value: object, allowed: range) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and value in allowed else None


class Sitters:
    """Who plays for whom while a record is read."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.by_seat: dict[int, str] = {}

    def read_seating(self, number: int, entry: Json) -> Seating:
        """A bot of a known level, and a person only where a bot stood in for them."""
        is_person = entry.get("by") == "person"
        check_fields(number, entry, ("seat", "by") if is_person else ("seat", "by", "level"))
        seat, by = number_in(entry["seat"], range(self.players)), entry["by"]
        if seat is None:
            raise RecordError(number, f"there is no seat {shown(entry['seat'])}")
        level, levels = entry.get("level", ""), LEVELS_OF.get(by if isinstance(by, str) else "")
        if levels is None:
            raise RecordError(number, f"'by' must be one of {', '.join(LEVELS_OF)}, not {shown(by)}")
        if level not in levels:
            raise RecordError(number, f"'level' must be one of {', '.join(levels)}, not {shown(level)}")
        if is_person != (self.by_seat.get(seat) == "stand-in"):
            raise RecordError(number, f"{by} can't sit down for seat {seat} here")
        self.by_seat[seat] = str(by)
        return Seating(seat, by, str(level))  # type: ignore[arg-type]

    def are_away(self, but: int) -> bool:
        return any(by == "stand-in" for seat, by in self.by_seat.items() if seat != but)


def read_undo(walk: Walk, sitters: Sitters, begins: int, number: int, entry: Json) -> Undone:
    """Back to an action of the seat that is named; and no further than it may alone, while somebody could not
    be asked."""
    check_fields(number, entry, ("undo", "by"))
    count = number_in(entry["undo"], range(1, len(walk.actions) - begins + 1))
    if count is None:
        raise RecordError(number, f"{shown(entry['undo'])} actions can't be taken back here")
    first = walk.marks[-count][0]
    by = by_name(first)
    if entry["by"] != by or isinstance(entry["by"], bool):
        raise RecordError(number, f"this leads back to an action of {by!r}, not of {shown(entry['by'])}")
    if sitters.are_away(first) and count > walk.free_undo(first):
        raise RecordError(number, "this could not be taken back while a bot stood in for somebody else")
    return Undone(count, first)
