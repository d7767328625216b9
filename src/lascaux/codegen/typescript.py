"""TypeScript from Python types: msgspec structs and typed dicts become interfaces."""

import json
from collections.abc import Mapping

from msgspec import inspect

SIMPLE: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


HEAD = "// Made by `python -m lascaux.codegen` from the types of the server. Not to be edited.\n\n"


class Interfaces:
    """Asks for types, and gathers the interfaces that they need. What is sent always has every field.
    `known`: types of fields that stand elsewhere."""

    def __init__(self, are_sent: bool, known: dict[str, str] | None = None) -> None:
        self.are_sent = are_sent
        self.known = known or {}
        self.by_name: dict[str, str] = {}

    def add(self, kind: object, name: str = "") -> None:
        """An interface, or an alias if it has a name of its own."""
        said = self.name_of(inspect.type_info(kind))
        if name:
            self.by_name[name] = f"export type {name} = {said};\n"

    def name_of(self, kind: inspect.Type) -> str:
        if type(kind) in SIMPLE:
            return SIMPLE[type(kind)]
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(f'"{value}"' for value in kind.values)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(self.name_of(one) for one in kind.types)
        if isinstance(kind, inspect.DictType):
            return f"Record<{self.name_of(kind.key_type)}, {self.name_of(kind.value_type)}>"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.name_of(one) for one in kind.item_types)}]"
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            item = self.name_of(kind.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        if isinstance(kind, inspect.StructType | inspect.TypedDictType):
            return self.interface(kind)
        raise TypeError(f"no TypeScript for {kind}")

    def interface(self, kind: inspect.StructType | inspect.TypedDictType) -> str:
        name = kind.cls.__name__
        if name not in self.by_name:
            self.by_name[name] = ""  # it may name itself
            is_filled_in = self.are_sent and isinstance(kind, inspect.StructType)
            fields = [self.field(field, is_filled_in) for field in kind.fields]
            if isinstance(kind, inspect.StructType) and kind.tag is not None:
                fields.insert(0, f'  type: "{kind.tag}";\n')
            self.by_name[name] = f"export interface {name} {{\n{''.join(fields)}}}\n"
        return name

    def field(self, field: inspect.Field, is_filled_in: bool) -> str:
        mark = "" if field.required or is_filled_in else "?"
        kind = self.known.get(field.encode_name) or self.name_of(field.type)
        return f"  {field.encode_name}{mark}: {kind};\n"


def module(*parts: Interfaces) -> str:
    return HEAD + "\n".join(text for part in parts for text in part.by_name.values())


def constants(kind: type, values: Mapping[str, object]) -> str:
    """The fields of a typed dict, each as a constant: `price` is PRICE."""
    return "".join(
        f'\nexport const {name.upper()}: {kind.__name__}["{name}"] = {json.dumps(value, indent=2)};\n'
        for name, value in values.items()
    )
