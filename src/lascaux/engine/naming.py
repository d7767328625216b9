"""Actions as named JSON and back: {"do": "place", "left": "F4", "right": "G4"}. A form a kind of action."""

from typing import Final, NamedTuple

from lascaux.engine.errors import MalformedAction, shown
from lascaux.engine.grid import square_name, square_named
from lascaux.engine.protocol import Action, Json

LARGEST: Final = 999_999  # no number in an action is larger


class Field(NamedTuple):
    """One argument: a word of a list, a square of the grid, or else a number. `many`: all that follow; `few`:
    a list of at most so many numbers, which fill as many places of the action, with 0 where there is none."""

    name: str
    words: tuple[str, ...] = ()
    on_grid: bool = False
    many: bool = False
    few: int = 0


class Form(NamedTuple):
    name: str
    fields: tuple[Field, ...] = ()


def name_action(forms: list[Form], action: Action, width: int) -> Json:
    form = forms[action[0]]
    named: Json = {"do": form.name}
    i = 1
    for field in form.fields:
        if field.many:
            named[field.name] = [name_value(field, value, width) for value in action[i:]]
        elif field.few:
            named[field.name] = [value for value in action[i : i + field.few] if value]
            i += field.few
        else:
            named[field.name] = name_value(field, action[i], width)
            i += 1
    return named


def name_value(field: Field, value: int, width: int) -> object:
    if field.words:
        return field.words[value]
    return square_name(value, width) if field.on_grid else value


def parse_named(forms: list[Form], named: Json, width: int) -> Action:
    """The action of this name; MalformedAction says what is wrong with it."""
    kinds = [form.name for form in forms]
    name = named.get("do")
    if not isinstance(name, str) or name not in kinds:
        raise MalformedAction(f"'do' must be one of {', '.join(kinds)}, not {shown(name)}")
    kind = kinds.index(name)
    fields = forms[kind].fields
    wanted = ["do"] + [field.name for field in fields]
    if sorted(named) != sorted(wanted):
        found = ", ".join([shown(key) for key in named])
        raise MalformedAction(f"'{name}' must have just the fields {', '.join(wanted)}, not {found}")
    values = [kind]
    for field in fields:
        values += parse_field(field, named[field.name], width)
    return tuple(values)


def parse_field(field: Field, value: object, width: int) -> list[int]:
    if not field.many and not field.few:
        return [parse_value(field, value, width)]
    if not isinstance(value, list):
        raise MalformedAction(f"'{field.name}' must be a list, not {shown(value)}")
    values = [parse_value(field, item, width) for item in value]
    if field.few and (len(values) > field.few or 0 in values):
        raise MalformedAction(f"'{field.name}' must be at most {field.few} numbers from 1 on")
    return values + [0] * (field.few - len(values))


def parse_value(field: Field, value: object, width: int) -> int:
    if field.words:
        if isinstance(value, str) and value in field.words:
            return field.words.index(value)
        raise MalformedAction(f"'{field.name}' must be one of {', '.join(field.words)}, not {shown(value)}")
    if field.on_grid:
        at = square_named(value, width) if isinstance(value, str) else -1
        if at < 0:
            raise MalformedAction(f"'{field.name}' must be a square such as E5, not {shown(value)}")
        return at
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LARGEST:
        raise MalformedAction(
            f"'{field.name}' must be a whole number from 0 to {LARGEST}, not {shown(value)}"
        )
    return value
