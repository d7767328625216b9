"""How a language declines: which form of a noun is meant (docs/translating.md).

`client/src/words/grammar.ts` does the same.
A noun is a message: its value is the nominative singular, its attributes are its other forms. `language.json`
says what a number asks for, and which forms are always the same as others.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
DIRECT = ("", "acc")  # the cases that numbers govern; in the others most of them agree
FEW = "few"  # a noun may have a form of its own for 2, 3 and 4
PART = "part"  # the category of 1.5 and ½


class Grammar:
    """What `language.json` says of a language."""

    def __init__(self, language: str) -> None:
        told = json.loads((FOLDER / language / "language.json").read_text(encoding="utf-8"))
        self.language = language
        self.is_ready: bool = told["ready"]
        self.counts: dict[str, list[str]] = told["counts"]
        self.same: dict[str, dict[str, str]] = told["same"]

    @cached_property
    def plural(self) -> Any:
        from babel import Locale

        return Locale.parse(self.language).plural_form

    def category(self, count: object) -> str:
        """The plural category of a number, or of a text such as 1½."""
        if isinstance(count, str):
            return PART if "½" in count or not count.isdecimal() else self.category(int(count))
        number = float(str(count))
        return str(self.plural(int(number))) if number.is_integer() else PART

    def wanted(self, form: str, case: str, count: object = None) -> list[str]:
        """Names of the form that is asked for; the first that a noun has is meant."""
        asked = "" if case == "nom" else case
        if count is None:
            return [joined(form, asked)]
        category = self.category(count)
        ruled = self.counts[category][asked not in DIRECT].replace("*", asked)
        own = [joined(form, FEW, asked)] if category == FEW else []
        return [*own, joined(form, *ruled.split("-"))]

    def alike(self, name: str, gender: str) -> Iterator[str]:
        """The form, then those that it is always the same as."""
        yield name
        for each in (gender, "*"):
            known = self.same.get(each, {})
            if name in known:
                yield known[name]


def joined(*parts: str) -> str:
    return "-".join(part for part in parts if part)


def chosen(grammar: Grammar, names: list[str], forms: Mapping[str, object], gender: str) -> str | None:
    """Which of a noun's forms is meant; "" is its value. None if it has not what is asked for."""
    found = (each for name in names for each in grammar.alike(name, gender) if not each or each in forms)
    return next(found, None)


@cache
def grammar_of(language: str) -> Grammar:
    return Grammar(language)
