"""Messages as they are written: which facts they use, and how."""

import re
from functools import cache
from itertools import pairwise

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from lascaux.locales import FOLDER

CATEGORIES = {"zero", "one", "two", "few", "many"}


class Use(Visitor):
    """What a pattern does with its facts."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.nouns: set[str] = set()
        self.numbers: set[str] = set()
        self.chosen: dict[str, set[str]] = {}  # what is chosen by a fact
        self.plurals: list[tuple[str, list[str], str]] = []  # fact, variants, the one for all others
        self.refers: set[str] = set()
        self.glued: list[
            tuple[str, str]
        ] = []  # a fact, and the word right behind it where nothing chooses by the fact
        self.inside: list[str] = []  # facts that something around this place chooses by

    @property
    def used(self) -> set[str]:
        return self.shown | self.nouns | self.numbers | set(self.chosen)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        names = [
            str(each.key.name if isinstance(each.key, ftl.Identifier) else each.key.value)
            for each in node.variants
        ]
        default = next(name for name, each in zip(names, node.variants, strict=True) if each.default)
        if isinstance(node.selector, ftl.VariableReference):
            fact = node.selector.id.name
            self.chosen.setdefault(fact, set()).update(names)
            if CATEGORIES & set(names):
                self.plurals.append((fact, names, default))
            if all(name in CATEGORIES or name.isdecimal() for name in names if name != default):
                self.numbers |= {fact} if len(names) > 1 or default == "other" else set()
        else:
            self.visit(node.selector)
        by = node.selector.id.name if isinstance(node.selector, ftl.VariableReference) else ""
        self.inside.append(by)
        for variant in node.variants:
            self.visit(variant.value)
        self.inside.pop()

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        for one, two in pairwise(node.elements):
            fact = shown_fact(one)
            if fact and fact not in self.inside and isinstance(two, ftl.TextElement):
                word = re.match(r" ([^\W\d]{2,})", two.value)
                self.glued += [(fact, word[1])] if word else []
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        names = [
            each.id.name if isinstance(each, ftl.VariableReference) else ""
            for each in node.arguments.positional
        ]
        name = node.id.name
        if name in ("WORD", "GENDER"):
            self.nouns |= {*names[1:2]} - {""}
            self.numbers |= {*names[2:3]} - {""}
        else:
            self.shown |= {*names} - {""}
            self.numbers |= {*names} - {""} if name == "NUMBER" else set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.refers.add(node.id.name)


def shown_fact(element: object) -> str:
    inside = element.expression if isinstance(element, ftl.Placeable) else None
    return inside.id.name if isinstance(inside, ftl.VariableReference) else ""


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """By key; what can't be read is told by `Catalog`."""
    found: dict[str, ftl.Message] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = entry
    return found


@cache
def use(language: str, key: str) -> Use:
    """Of a message with all its forms, and of the messages in it."""
    found = Use()
    message = messages(language).get(key)
    if message is None:
        return found
    found.visit(message)
    for inner in sorted(found.refers):
        inside = use(language, inner)
        found.shown |= inside.shown
        found.nouns |= inside.nouns
        found.numbers |= inside.numbers
        for fact, names in inside.chosen.items():
            found.chosen.setdefault(fact, set()).update(names)
    return found


def plain(language: str, key: str) -> str:
    """The pattern as it is written."""
    from fluent.syntax import FluentSerializer

    return FluentSerializer().serialize_entry(messages(language)[key]).split("=", 1)[1].strip()
