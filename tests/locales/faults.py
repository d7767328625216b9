"""What is wrong with the catalogs of a language: every message is tried with all that its facts can be."""

import itertools
import random
import re
from collections.abc import Iterator
from functools import cache
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

from babel import Locale
from fluent.syntax import ast as ftl

from lascaux.engine.protocol import Text
from lascaux.locales import DEFAULT, SEATS, Catalog
from tests.locales.domains import INNER, NUMBERS, SOME, TEXTS, counts, given, is_possible, nouns
from tests.locales.reading import CATEGORIES, Use, messages, plain, use

ALIKE = Path(__file__).parent / "alike"
MOST = 150  # tries of one message
NAMES = ["Ana", "Bo"]


class Fault(NamedTuple):
    key: str
    what: str


def faults(language: str) -> list[Fault]:
    """All, but for what is not there yet."""
    catalog = Catalog(language)
    shared = [key for key in messages(language) if key in messages(DEFAULT)]
    found = [Fault(key, "English has no such key") for key in additional(language)]
    for key in shared:
        what = [*facts_differ(language, key), *plurals_lack(language, key), *untranslated(language, key)]
        found += [Fault(key, each) for each in [*what, *tried(catalog, key)]]
    return [*found, *genders(language)]


def additional(language: str) -> list[str]:
    """Keys that only this language has. It may have nouns of its own."""
    return [key for key in messages(language) if key not in messages(DEFAULT) and "-word-" not in key]


def missing(language: str) -> list[str]:
    """Keys that English has and this language has not."""
    return [key for key in messages(DEFAULT) if key not in messages(language)]


def facts_differ(language: str, key: str) -> Iterator[str]:
    """A language may leave out what English only chooses by, and use nothing that English does not get."""
    here, english = use(language, key), use(DEFAULT, key)
    if not here.refers <= messages(language).keys() and language != DEFAULT:
        return
    for fact in sorted(here.used - english.used):
        yield f"${fact} is not there in English"
    for fact in sorted((english.shown | english.nouns) - here.used):
        yield f"${fact} is left out"


def plurals_lack(language: str, key: str) -> Iterator[str]:
    """Every category of whole numbers has its variant; the default may stand for one of them."""
    message, needed = messages(language)[key], categories(language)
    for fact, names, default in own_plurals(message):
        lacking = needed - set(names)
        stands_for = 0 if default in needed else 1
        if len(lacking) > stands_for:
            yield f"${fact} -> lacks [{'] ['.join(sorted(lacking))}]"
        for name in sorted((CATEGORIES & set(names)) - set(Locale.parse(language).plural_form.tags)):
            yield f"${fact} -> [{name}] is never chosen in this language"
        if (given(TEXTS, key, fact) or [""])[0] != "":
            yield f"${fact} is a text: WORD can count by it, -> can't"


def to_look_at(language: str) -> Iterator[Fault]:
    """Perhaps wrong: a number before a word that does not change with it."""
    for key, message in messages(language).items():
        own = Use()
        own.visit(message)
        for fact, word in own.glued if key in messages(DEFAULT) else []:
            if fact in use(DEFAULT, key).numbers or fact in NUMBERS:
                yield Fault(key, f"${fact} stands before “{word}”, which does not change with it")


def own_plurals(message: ftl.Message) -> list[tuple[str, list[str], str]]:
    own = Use()
    own.visit(message)
    return own.plurals


def categories(language: str) -> set[str]:
    rule = Locale.parse(language).plural_form
    return {rule(number) for number in range(200)}


def untranslated(language: str, key: str) -> Iterator[str]:
    if language == DEFAULT or key in alike(language):
        return
    if plain(language, key) == plain(DEFAULT, key) and re.search(r"[A-Za-z]{3}", bare(plain(language, key))):
        yield "is as in English (if it should be: a line in tests/locales/alike/)"


def bare(pattern: str) -> str:
    """Without what is in braces."""
    while re.search(r"\{[^{}]*\}", pattern):
        pattern = re.sub(r"\{[^{}]*\}", "", pattern)
    return pattern


def alike(language: str) -> set[str]:
    files = [ALIKE / "all.txt", ALIKE / f"{language}.txt"]
    return {line.strip() for file in files if file.exists() for line in file.read_text().splitlines()}


def genders(language: str) -> Iterator[Fault]:
    for key, message in messages(language).items():
        if "-word-" in key:
            for form in message.attributes:
                value = form.value.elements[0]
                text = value.value if isinstance(value, ftl.TextElement) else ""
                if form.id.name == "gender" and not re.fullmatch("m[aip]?|fa?|n|p", text):
                    yield Fault(key, f".gender is {text}, not m, mi, ma, mp, f, fa, n or p")
                elif not re.fullmatch(FORM, form.id.name):
                    yield Fault(key, f".{form.id.name} is no name of a form")


FORM = r"gender|(short-)?(many|few|short)|((short-)?(many-|few-)?)(gen|dat|acc|loc|ins)"


@cache
def english() -> Catalog:
    return Catalog(DEFAULT)


def in_english(key: str, facts: dict[str, Any]) -> str:
    """What may be empty there may be empty everywhere."""
    return english().tell(Text(key, facts), NAMES)


def tried(catalog: Catalog, key: str) -> list[str]:
    """What goes wrong when it is said."""
    found: dict[str, None] = {}
    lacking = set(missing(catalog.language))
    catalog.problems.clear()
    for facts in tries(catalog.language, key, MOST):
        try:
            line = catalog.tell(Text(key, facts), NAMES)
        except Exception as problem:  # a catalog can be wrong in any way
            return [repr(problem)]
        if not line.strip() and in_english(key, facts).strip():
            found[f"says nothing with {facts}"] = None
        problems = [each.removeprefix(f"{key}: ") for each in catalog.problems]
        found |= dict.fromkeys(each for each in problems if not lacking & {*re.findall(r"[\w-]+", each)})
        catalog.problems.clear()
    return list(found)[:6]


def tries(language: str, key: str, most: int) -> list[dict[str, Any]]:
    """Facts to say it with: all combinations if they are few, else as many by chance; always the same."""
    wanted = sorted(use(DEFAULT, key).used)
    values = [domain(language, key, fact) for fact in wanted]
    if prod(map(len, values)) <= most:
        combined = [list(each) for each in itertools.product(*values)]
    else:
        chance = random.Random(key)
        longest = max(map(len, values))
        each_once = [[each[n % len(each)] for each in values] for n in range(longest)]
        combined = [*each_once, *([chance.choice(each) for each in values] for _ in range(most - longest))]
    found = [dict(zip(wanted, each, strict=True)) for each in combined]
    return [facts for facts in found if is_possible(facts)]


def domain(language: str, key: str, fact: str) -> list[Any]:
    """All that a fact can be."""
    english = use(DEFAULT, key)
    if fact in SEATS and fact not in english.numbers:
        return [0]
    for table in (TEXTS, INNER):
        if given(table, key, fact) and fact not in english.chosen and fact not in english.nouns:
            return list(given(table, key, fact))
    texts = sorted(
        name for name in english.chosen.get(fact, ()) if not name.isdecimal() and name not in CATEGORIES
    )
    if fact in english.numbers or (
        fact in NUMBERS and fact not in english.nouns and fact not in english.chosen
    ):
        written = [int(name) for name in english.chosen.get(fact, ()) if name.isdecimal()]
        return sorted({*written, *counts(key, fact)}, key=lambda n: (n != 1, n))
    named = nouns(key, fact) if fact in english.nouns else []
    return list(dict.fromkeys([*(name for name in texts if name != "other"), *named])) or texts or [*SOME]
