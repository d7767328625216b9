"""What a game declares of its kinds, each once: of actions, of frames and of events.

A field is a number within bounds or a word of a list. Names in records, parsing, the question behind a frame,
keys of the catalogs and the space of actions follow from the declaration while the game runs. Constants,
named frames and the dispatch (`games/<game>/generated/`) and the browser's types are written from it by
`lascaux.codegen`.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

Numbers = tuple[int, ...]

NOTHING: Final = -1  # what a field that may be empty holds then

# What one value is.
NUMBER: Final = 0
WORD: Final = 1  # of a list that belongs to the rules
PRINTED: Final = 2  # the name of a component: files of components may have others
FLAG: Final = 3
SQUARE: Final = 4

# How many values a field has.
ONE: Final = 0
REST: Final = 1  # all that follow
FEW: Final = 2  # as many places as it has, filled with 0 where there is none
BITS: Final = 3  # a set, in one number


class Field(NamedTuple):
    """One argument of an action, a frame or an event."""

    name: str
    kind: int = NUMBER
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()
    holds: int = ONE
    places: int = 1
    is_optional: bool = False
    is_secret: bool = False


def number(name: str, least: int, most: int) -> Field:
    return Field(name, NUMBER, least, most)


def word(name: str, words: tuple[str, ...]) -> Field:
    return Field(name, WORD, 0, len(words) - 1, words)


def printed(name: str, names: tuple[str, ...]) -> Field:
    return Field(name, PRINTED, 0, len(names) - 1, names)


def flag(name: str) -> Field:
    return Field(name, FLAG, 0, 1)


def square(name: str) -> Field:
    """A square of the grid: its bounds are those of the grid that is played on."""
    return Field(name, SQUARE)


def rest(field: Field) -> Field:
    """All that follow are values of this field."""
    return field._replace(holds=REST)


def few(field: Field, places: int) -> Field:
    """At most so many values, none of them 0."""
    return field._replace(holds=FEW, places=places)


def bits(field: Field) -> Field:
    """A set of values in one number: bit by value."""
    return field._replace(holds=BITS)


def optional(field: Field) -> Field:
    """It may be NOTHING."""
    return field._replace(is_optional=True)


def secret(field: Field) -> Field:
    """Only the seat that acts may know it."""
    return field._replace(is_secret=True)


class ActionKind(NamedTuple):
    """An atomic choice of a seat, or an outcome of chance. `ways` lists all arguments, by the width of the
    grid, where the product of the fields would be far too many."""

    number: int
    constant: str
    name: str  # in records and messages
    fields: tuple[Field, ...]
    is_chance: bool
    ways: Callable[[int], list[Numbers]] | None


class FrameKind(NamedTuple):
    """Something still to be done: who acts, what is asked by which rule, and the functions of `rules/` that
    list and do it, named as `module.function`. A list that never changes is named as `module.LIST`."""

    number: int
    constant: str
    actor: str  # seat, chance or nobody
    fields: tuple[Field, ...]
    ask: str
    rule: str
    may: str
    do: str
    outcomes: str
    sample: str
    may_happen: str


class EventKind(NamedTuple):
    """Something that happened, for log and animation."""

    number: int
    constant: str
    name: str
    has_seat: bool
    fields: tuple[Field, ...]

    def is_secret(self) -> bool:
        """Whether others than the seat hear less."""
        return any(field.is_secret for field in self.fields)


def act(
    number: int,
    constant: str,
    *fields: Field,
    name: str = "",
    ways: Callable[[int], list[Numbers]] | None = None,
) -> ActionKind:
    """A choice of a seat; its name is that of the constant, unless records have another one."""
    return ActionKind(number, constant, name or constant.lower(), fields, False, ways)


def outcome(number: int, constant: str, *fields: Field, name: str = "") -> ActionKind:
    return ActionKind(number, constant, name or constant.lower(), fields, True, None)


def asks(number: int, constant: str, *fields: Field, ask: str, rule: str, may: str, do: str) -> FrameKind:
    """A seat chooses one of `may`."""
    return FrameKind(number, constant, "seat", fields, ask, rule, may, do, "", "", "")


def deals(
    number: int,
    constant: str,
    *fields: Field,
    ask: str,
    rule: str,
    do: str,
    outcomes: str,
    sample: str = "",
    may_happen: str = "",
) -> FrameKind:
    """Chance brings one of `outcomes`; `sample` and `may_happen` where listing them all takes too long."""
    return FrameKind(number, constant, "chance", fields, ask, rule, "", do, outcomes, sample, may_happen)


def runs(number: int, constant: str, *fields: Field, do: str) -> FrameKind:
    """It acts by itself."""
    return FrameKind(number, constant, "nobody", fields, "", "", "", do, "", "", "")


def seat_event(number: int, constant: str, *fields: Field) -> EventKind:
    """Something that a seat did, or that happened to it."""
    return EventKind(number, constant, constant.lower(), True, fields)


def table_event(number: int, constant: str, *fields: Field) -> EventKind:
    """Something that happened to nobody in particular."""
    return EventKind(number, constant, constant.lower(), False, fields)


class Kinds:
    """All that a game declares. `initials` begin its keys in the catalogs; `state` is the class of its
    positions in state.py, for a game whose dispatch is written out."""

    def __init__(
        self,
        initials: str,
        state: str,
        actions: list[ActionKind],
        frames: list[FrameKind],
        events: list[EventKind],
    ) -> None:
        check_numbers("action", [(kind.number, kind.constant) for kind in actions])
        check_numbers("frame", [(kind.number, kind.constant) for kind in frames])
        check_numbers("event", [(kind.number, kind.constant) for kind in events])
        self.initials: str = initials
        self.state: str = state
        self.actions: list[ActionKind] = actions
        self.frames: list[FrameKind] = frames
        self.events: list[EventKind] = events
        self.by_name: dict[str, ActionKind] = {kind.name: kind for kind in actions}
        self.action_keys: list[str] = [self.key("do", kind.name) for kind in actions]
        self.event_keys: list[str] = [self.key("log", kind.name) for kind in events]

    def key(self, topic: str, name: str) -> str:
        """Of the catalogs: sa-do-use-card."""
        return f"{self.initials}-{topic}-{name.replace('_', '-')}"

    def question_key(self, frame: Numbers) -> str:
        return self.key("ask", self.frames[frame[0]].ask)

    def rule_of(self, frame: Numbers) -> str:
        """Behind the question that a frame asks."""
        return self.frames[frame[0]].rule

    def is_heard(self, event: Numbers, viewer: int) -> bool:
        """Whether this seat may know all of an event."""
        return viewer == event[1] or not self.events[event[0]].is_secret()

    def event_key(self, event: Numbers, viewer: int) -> str:
        key = self.event_keys[event[0]]
        return key if self.is_heard(event, viewer) else key + "-unseen"


def check_numbers(what: str, declared: list[tuple[int, str]]) -> None:
    """Each number is the place in the table, and no constant stands there twice."""
    seen: set[str] = set()
    for place, (number_, constant) in enumerate(declared):
        assert number_ == place, f"{what} {constant} has the number {number_}, but stands at {place}"
        assert constant not in seen, f"{what} {constant} is declared twice"
        seen.add(constant)
