"""Actions as named JSON and back: {"do": "place", "left": "F4", "right": "G4"}. Events, frames likewise."""

from lascaux.engine.errors import MalformedAction, shown
from lascaux.engine.grid import square_name, square_named
from lascaux.engine.kinds import (
    BITS,
    FEW,
    FLAG,
    NOTHING,
    NUMBER,
    ONE,
    PRINTED,
    REST,
    SQUARE,
    WORD,
    ActionKind,
    Field,
    Kinds,
    Numbers,
)

Named = dict[str, object]


def name_action(kinds: Kinds, action: Numbers, width: int) -> Named:
    """`width`: of the grid, for a game that has one."""
    kind = kinds.actions[action[0]]
    named: Named = {"do": kind.name}
    name_fields(named, kind.fields, action[1:], width, True)
    return named


def name_event(kinds: Kinds, event: Numbers, viewer: int, width: int) -> Named:
    """An event as this seat may hear it."""
    kind = kinds.events[event[0]]
    named: Named = {"event": kind.name}
    if kind.has_seat:
        named["seat"] = event[1]
    name_fields(named, kind.fields, event[2:], width, viewer == event[1])
    return named


def open_question(kinds: Kinds, stack: list[Numbers], viewer: int, width: int) -> Named | None:
    """What is being asked, with its parameters, as this seat may see it; None at the end of the game."""
    if not stack:
        return None
    frame = stack[-1]
    kind = kinds.frames[frame[0]]
    named: Named = {"asks": kind.constant.lower()}
    if kind.actor == "seat":
        named["seat"] = frame[1]
    name_fields(named, kind.fields, frame[2:], width, viewer == frame[1])
    return named


def name_fields(
    named: Named, fields: tuple[Field, ...], values: Numbers, width: int, knows_secrets: bool
) -> None:
    i = 0
    for field in fields:
        places = len(values) - i if field.holds == REST else field.places
        if knows_secrets or not field.is_secret:
            named[field.name] = name_field(field, values[i : i + places], width)
        i += places


def name_field(field: Field, values: Numbers, width: int) -> object:
    if field.holds == ONE:
        return name_value(field, values[0], width)
    if field.holds == REST:
        return [name_value(field, value, width) for value in values]
    if field.holds == FEW:
        return [name_value(field, value, width) for value in values if value]
    return [name_value(field, bit, width) for bit in range(field.most + 1) if values[0] >> bit & 1]


def name_value(field: Field, value: int, width: int) -> object:
    if field.is_optional and value == NOTHING:
        return None
    if field.kind == WORD or field.kind == PRINTED:
        return field.words[value]
    if field.kind == FLAG:
        return value > 0
    return square_name(value, width) if field.kind == SQUARE else value


def facts_of(fields: tuple[Field, ...], values: Numbers) -> dict[str, int | str]:
    """The numbers and words among the fields, as facts for a text."""
    facts: dict[str, int | str] = {}
    i = 0
    for field in fields:
        if field.holds == ONE and field.kind in (WORD, PRINTED):
            facts[field.name] = field.words[values[i]]
        elif field.holds == ONE and field.kind == NUMBER:
            facts[field.name] = values[i]
        i += field.places
    return facts


def parse_named(kinds: Kinds, named: Named, width: int) -> Numbers:
    """The action of this name; MalformedAction says what is wrong with it."""
    kind = kind_named(kinds, named.get("do"))
    wanted = ["do"] + [field.name for field in kind.fields]
    if sorted(named) != sorted(wanted):
        found = ", ".join([shown(key) for key in named])
        raise MalformedAction(f"'{kind.name}' must have just the fields {', '.join(wanted)}, not {found}")
    values = [kind.number]
    for field in kind.fields:
        values += parse_field(field, named[field.name], width)
    return tuple(values)


def kind_named(kinds: Kinds, name: object) -> ActionKind:
    if not isinstance(name, str) or name not in kinds.by_name:
        raise MalformedAction(f"'do' must be one of {', '.join(kinds.by_name)}, not {shown(name)}")
    return kinds.by_name[name]


def parse_field(field: Field, value: object, width: int) -> list[int]:
    assert field.holds != BITS  # actions have none
    if field.holds == ONE:
        return [parse_value(field, value, width)]
    if not isinstance(value, list):
        raise MalformedAction(f"'{field.name}' must be a list, not {shown(value)}")
    values = [parse_value(field, item, width) for item in value]
    if field.holds == FEW and len(values) > field.places:
        raise MalformedAction(f"'{field.name}' must be at most {field.places} numbers")
    return values + [0] * (field.places - len(values)) if field.holds == FEW else values


def parse_value(field: Field, value: object, width: int) -> int:
    if field.is_optional and value is None:
        return NOTHING
    if field.kind == FLAG:
        if isinstance(value, bool):
            return int(value)
        raise MalformedAction(f"'{field.name}' must be true or false, not {shown(value)}")
    if field.kind == WORD or field.kind == PRINTED:
        if isinstance(value, str) and value in field.words:
            return field.words.index(value)
        raise MalformedAction(f"'{field.name}' must be one of {', '.join(field.words)}, not {shown(value)}")
    if field.kind == SQUARE:
        at = square_named(value, width) if isinstance(value, str) else -1
        if at < 0:
            raise MalformedAction(f"'{field.name}' must be a square such as E5, not {shown(value)}")
        return at
    if isinstance(value, bool) or not isinstance(value, int) or not field.least <= value <= field.most:
        bounds = f"from {field.least} to {field.most}"
        raise MalformedAction(f"'{field.name}' must be a whole number {bounds}, not {shown(value)}")
    return value
