"""What the terminal says, for the browser to compare: `python -m tests.locales.cases cs`.

client/tests/both.test.ts reads it.
Every message with some of all that its facts can be, and every form that nouns can be asked for.
"""

import json
import sys
from collections.abc import Mapping
from typing import Any

from lascaux.engine.protocol import Text
from lascaux.locales import Catalog
from tests.locales.domains import is_possible
from tests.locales.faults import NAMES, domain
from tests.locales.reading import messages, use

MOST = 12  # of one message
FORMS = [("", ""), ("", "acc"), ("", "ins"), ("many", ""), ("many", "gen"), ("short", "")]
COUNTS = [1, 2, 5, 22, 1.5, "1½", "½", "2"]


def told(facts: Mapping[str, Any]) -> dict[str, Any]:
    """As it goes over the wire."""
    return {name: wired(fact) if isinstance(fact, Text) else fact for name, fact in facts.items()}


def wired(text: Text) -> dict[str, Any]:
    return {"key": text.key, "facts": told(text.facts)}


def cases(language: str) -> list[list[Any]]:
    """Key, facts, and what is said."""
    said = Catalog(language)
    found = []
    for key in messages(language):
        for facts in some_facts(language, key):
            found.append([key, told(facts), said.tell(Text(key, facts), NAMES)])
    return found


def some_facts(language: str, key: str) -> list[dict[str, Any]]:
    """Each value of each fact once, as far as there are not too many; shorter lists turn with the longest."""
    wanted = sorted(use("en", key).used | use(language, key).used)
    values = [domain(language, key, fact) for fact in wanted]
    most = min(MOST, max(map(len, values), default=1))
    rows = [
        {fact: each[(n + at) % len(each)] for at, (fact, each) in enumerate(zip(wanted, values, strict=True))}
        for n in range(most)
    ]
    return [row for row in rows if is_possible(row)]


def nouns(language: str) -> list[list[Any]]:
    """Initials and name of a noun, form, case, count, and what WORD says; also where a form is not there."""
    said = Catalog(language)
    found: list[list[Any]] = []
    for key in messages(language):
        game, _, word = key.partition("-word-")
        if word:
            found += [
                [game, word, form, case, "", said.word(game, word, form=form, case=case)]
                for form, case in FORMS
            ]
            found += [
                [game, word, "", case, count, said.word(game, word, count, case=case)]
                for case in ("", "acc", "ins")
                for count in COUNTS
            ]
    return found


if __name__ == "__main__":
    json.dump({"messages": cases(sys.argv[1]), "nouns": nouns(sys.argv[1])}, sys.stdout)
