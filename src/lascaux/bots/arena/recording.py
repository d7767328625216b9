"""Games of a series as records: whoever has one can see and prove how it went."""

from pathlib import Path

from lascaux.bots.arena.plan import Plan, seed_of
from lascaux.bots.arena.playing import Course
from lascaux.table.match import Match
from lascaux.table.names import LONGEST_NAME
from lascaux.table.record import write_record


def write_game(folder: Path, plan: Plan, number: int, course: Course) -> None:
    """All or nothing. It is played again, because only a match knows its steps in words."""
    match = Match(plan.game(), plan.setup(), seed_of(number), "", seat_names(plan, number))
    for seat, action in course.steps:
        match.play(seat, action)
    path = folder / file_name(number)
    beside = path.with_name(path.name + ".part")
    beside.write_text(write_record(match), encoding="utf-8")
    beside.replace(path)


def file_name(number: int) -> str:
    return f"{number:06}.jsonl"


def seat_names(plan: Plan, number: int) -> list[str]:
    """Bots by name, with the number of the seat where one sits more than once."""
    seating = plan.seating(number)
    names = [short_name(plan.entries[entry])[: LONGEST_NAME - 4] for entry in seating]
    return [f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def short_name(spec: str) -> str:
    """Without the folders of a user's file."""
    name, bracket, parameters = spec.partition("(")
    return name.replace("\\", "/").rpartition("/")[2] + bracket + parameters
