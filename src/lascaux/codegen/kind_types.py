"""TypeScript from a game's declaration: a type an action, a union of all; events and questions alike."""

from lascaux.engine.kinds import FLAG, NUMBER, ONE, SQUARE, WORD, Field, Kinds

SIMPLE = {NUMBER: "number", FLAG: "boolean", SQUARE: "string"}


def kind_types(kinds: Kinds) -> str:
    """Outcomes of chance are left out: nobody chooses them, and events tell what they brought."""
    words = Words(kinds)
    actions = [
        (kind.name, "Action", "do", kind.fields, False) for kind in kinds.actions if not kind.is_chance
    ]
    events = [(kind.name, "Event", "event", kind.fields, kind.has_seat) for kind in kinds.events]
    asked = [kind for kind in kinds.frames if kind.actor != "nobody"]
    questions = [
        (kind.constant.lower(), "Question", "asks", kind.fields, kind.actor == "seat") for kind in asked
    ]
    listed = [*actions, *events, *questions]
    parts = [words.interface(*each) for each in listed]
    for suffix in ("Action", "Event", "Question"):
        names = [pascal(name) + suffix for name, of, *_ in listed if of == suffix]
        parts.append(f"export type Game{suffix} =\n  | " + "\n  | ".join(names) + ";\n")
    return "\n".join([*words.aliases(), *parts])


def pascal(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


class Words:
    """The lists of words, each as a type of its own, which is called by the first field that has it."""

    def __init__(self, kinds: Kinds) -> None:
        self.names: dict[tuple[str, ...], str] = {}
        declared = [kind.fields for kind in kinds.actions]
        declared += [kind.fields for kind in kinds.events] + [kind.fields for kind in kinds.frames]
        for field in [field for fields in declared for field in fields if field.kind == WORD]:
            name = pascal(field.name)
            if field.words not in self.names and name not in self.names.values():
                self.names[field.words] = name

    def aliases(self) -> list[str]:
        return [f"export type {name} = {union(words)};\n" for words, name in self.names.items()]

    def interface(self, name: str, suffix: str, tag: str, fields: tuple[Field, ...], has_seat: bool) -> str:
        lines = [f'  {tag}: "{name}";\n']
        if has_seat:
            lines.append("  seat: number;\n")
        for field in fields:
            mark = "?" if field.is_secret else ""
            lines.append(f"  {field.name}{mark}: {self.type_of(field)};\n")
        return f"export interface {pascal(name)}{suffix} {{\n{''.join(lines)}}}\n"

    def type_of(self, field: Field) -> str:
        if field.kind == WORD:
            one = self.names.get(field.words) or f"({union(field.words)})"
        else:
            one = SIMPLE.get(field.kind, "string")
        if field.is_optional:
            return f"{one} | null"
        return one if field.holds == ONE else f"{one}[]"


def union(words: tuple[str, ...]) -> str:
    return " | ".join(f'"{word}"' for word in words)
