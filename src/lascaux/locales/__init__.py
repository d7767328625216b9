"""Message catalogs: one folder a language, Fluent files that terminal, server and browser share.

A game of another package brings its own (`texts.py`). `help.ftl` holds one-line messages only, so that
`lascaux --help` can read it without loading Fluent.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from lascaux.engine.errors import LascauxError
from lascaux.games.registry import prefix as prefix
from lascaux.locales.grammar import chosen, grammar_of

if TYPE_CHECKING:
    from lascaux.engine.protocol import Text

FOLDER = Path(__file__).parent
DEFAULT = "en"
SEATS = ("seat", "other")  # facts that are seat numbers: said by name


class LanguageError(LascauxError):
    code = "unknown-language"


class CatalogError(LascauxError):
    """A catalog that can't be used: file and reason."""

    code = "catalog"


@cache
def begun() -> list[str]:
    """Languages that there are catalogs of, also those that are not yet offered to anybody."""
    return sorted(
        path.parent.name for path in FOLDER.glob("*/language.json") if any(path.parent.glob("*.ftl"))
    )


def languages() -> list[str]:
    """Those that are whole."""
    return [language for language in begun() if grammar_of(language).is_ready]


@cache
def short_lines(language: str = DEFAULT) -> dict[str, str]:
    """The one-line messages of `help.ftl`, in English where a language has none yet."""
    file = FOLDER / language / "help.ftl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    pairs = (line.split(" = ", 1) for line in lines if " = " in line and not line.startswith("#"))
    said = {key: value.strip() for key, value in pairs}
    return said if language == DEFAULT else {**short_lines(), **said}


@cache
def catalog(language: str = DEFAULT) -> "Catalog":
    if language not in begun():
        raise LanguageError(f"there is no language '{language}': there are {', '.join(languages())}")
    return Catalog(language)


class Catalog:
    """Everything that can be said in one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self.problems: list[str] = []  # keys that were missing or could not be said as they should
        self.grammar = grammar_of(language)
        nouns = cast(Any, {"WORD": self.word, "GENDER": self.gender, "TEXT": text_in_form})
        self.bundle = FluentBundle([language], functions=nouns, use_isolating=False)
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self.bundle.add_resource(parsed(path))  # type: ignore[arg-type]
        self.knows_guests = False

    def has(self, key: str) -> bool:
        """Games from other packages are asked for their words when ours don't do."""
        if not self.bundle.has_message(key) and not self.knows_guests:
            self.add_guests()
        return self.bundle.has_message(key)

    def add_guests(self) -> None:
        from fluent.runtime import FluentResource

        from lascaux.games.registry import outside
        from lascaux.locales.texts import words_of

        self.knows_guests = True
        for game in outside().guests:
            self.bundle.add_resource(FluentResource(words_of(game, self.language).text))

    def say(self, key: str, /, **facts: Any) -> str:
        """The message of this key. A missing one says its key: a gap in a catalog never stops a game."""
        return self.say_form(key, "", facts)

    def say_form(self, key: str, form: str, facts: Mapping[str, Any]) -> str:
        if not self.has(key):
            self.problems.append(f"{key} is missing")
            return key
        message = self.bundle.get_message(key)
        if form and form not in message.attributes:
            self.problems.append(f"{key} has no form {form}")
        pattern = message.attributes.get(form, message.value)
        said, errors = self.bundle.format_pattern(pattern, facts)  # type: ignore[arg-type]
        self.problems += [f"{key}: {error}" for error in errors]
        return str(said)

    def difference(self, points: float) -> str:
        """With its sign, one place, and the decimal mark of the language."""
        from babel.numbers import get_decimal_symbol

        return f"{points:+.1f}".replace(".", get_decimal_symbol(self.language))

    def tell(self, text: "Text", names: Sequence[str], form: str = "") -> str:
        """What the engine has to say, with the seats by name. Texts inside it are said where they stand."""
        facts: dict[str, Any] = {}
        for key, fact in text.facts.items():
            if not isinstance(fact, int | float | str):
                facts[key] = inner(self, fact, names)
            elif key in SEATS and isinstance(fact, int) and fact >= 0:
                facts[key] = names[fact]
            else:
                facts[key] = fact
        return self.say_form(text.key, form, facts)

    def word(
        self, game: object, word: object, count: object = None, *, form: str = "", case: str = ""
    ) -> str:
        """`WORD("ko", $resource, $n, case: "acc")`: a noun in the form that case and number ask for."""
        key = word_key(game, word)
        if not self.has(key):
            self.problems.append(f"{key} is missing")
            return str(word).replace("_", " ")
        message = self.bundle.get_message(key)
        wanted = self.grammar.wanted(str(form), str(case), count)
        found = chosen(self.grammar, wanted, message.attributes, self.gender_of(key))
        if found is None:
            self.problems.append(f"{key} has no form {wanted[-1]}")
        pattern = message.attributes[found] if found else message.value
        return str(self.bundle.format_pattern(pattern)[0])  # type: ignore[arg-type]

    def gender(self, game: object, word: object) -> str:
        """`GENDER("sa", $what) ->`: m, f or n, without what it says of people and animals."""
        gender = self.gender_of(word_key(game, word))
        if not gender:
            self.problems.append(f"{word_key(game, word)} has no gender")
        return gender[:1]

    def gender_of(self, key: str) -> str:
        pattern = self.bundle.get_message(key).attributes.get("gender") if self.has(key) else None
        return str(self.bundle.format_pattern(pattern)[0]) if pattern else ""


def word_key(game: object, word: object) -> str:
    return f"{game}-word-{word}".replace("_", "-").replace(" ", "-")


def inner(said: Catalog, text: "Text", names: Sequence[str]) -> Any:
    """A text inside another one, said when its place is reached: a message can ask for a form of it."""
    from fluent.runtime.types import FluentType

    class Inner(FluentType):
        def format(self, locale: object, form: str = "") -> str:
            return said.tell(text, names, form)

    return Inner()


def text_in_form(text: Any, *, form: str) -> str:
    """`TEXT($what, form: "acc")`: a text inside this one, by an attribute of its message."""
    return (
        str(text.format(None, str(form)))
        if hasattr(text, "format") and not isinstance(text, str)
        else str(text)
    )


def parsed(path: Path) -> object:
    """One file of a catalog, without any entry that can't be read."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    file = f"{path.parent.name}/{path.name}"
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise CatalogError(f"{file}: can't be read ({problem})") from None
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            start = entry.span.start if entry.span else 0
            line = source.count("\n", 0, start) + 1
            raise CatalogError(f"{file}: line {line}: {entry.annotations[0].message}")
    return resource
