"""Nothing that can be said is missing from a catalog, nothing there is never said, and no code speaks."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from lascaux.engine.kinds import Kinds
from lascaux.games.registry import game_ids
from lascaux.locales import FOLDER, Catalog, begun, catalog, languages, prefix, short_lines
from lascaux.locales.grammar import grammar_of
from tests.locales.faults import faults, missing

PACKAGE = FOLDER.parent
KEY = re.compile(rf"(cli|help|{'|'.join(map(prefix, game_ids()))})-[a-z0-9]+(-[a-z0-9]+)*")
QUOTED = re.compile(r"""["'`]([a-z][a-z0-9-]*-(?:[a-z0-9-]|\$\{[^}]*\})+)["'`]""")
OF_GAME = re.compile(r"""(?:say(?:Of|For)|hasOf)\([^,()]+, ["`]([^"`]+)["`]""")
OF_SCENE = re.compile(r"""`\$\{scene\.prefix\}-([^`]+)`""")
SAID_IN_SCRIPT = re.compile(r'(?:say|otherwise) = "([^"]+)"')
SENTENCE = re.compile(r"[A-Za-z']{2,} [A-Za-z']+ [A-Za-z']+")


def entries(language: str) -> list[ftl.Message]:
    sources = [path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))]
    body = [entry for source in sources for entry in FluentParser().parse(source).body]
    return [entry for entry in body if isinstance(entry, ftl.Message)]


def keys(language: str) -> list[str]:
    return [entry.id.name for entry in entries(language)]


def literals(path: Path) -> Iterator[str]:
    """Every text of a source file that is no docstring; what is filled into an f-string stands as a star."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs | parts:
            yield node.value + "*" if node.value.endswith("-") else node.value


def spoken() -> set[str]:
    """Texts of the code that are keys, or patterns of keys with stars."""
    found = {
        text
        for part in ("bots", "cli", "engine", "games", "review", "server", "training")
        for path in (PACKAGE / part).rglob("*.py")
        for text in literals(path)
    }
    for script in (PACKAGE / "guided").glob("*.toml"):
        found |= set(SAID_IN_SCRIPT.findall(script.read_text(encoding="utf-8")))
    for words in (PACKAGE / "games").glob("*/words.py"):  # also of a game that is not registered yet
        found |= spoken_by(words.parent.name.replace("_", "-"))
    return found


def spoken_by(game: str) -> set[str]:
    """What a game makes of the names of its actions and events."""
    package = f"lascaux.games.{game.replace('-', '_')}"
    kinds: Kinds = import_module(package + ".kinds").KINDS
    asked = {kinds.key("ask", frame.ask) for frame in kinds.frames if frame.ask}
    secret = {kinds.event_keys[event.number] + "-unseen" for event in kinds.events if event.is_secret()}
    return {*kinds.action_keys, *kinds.event_keys, *asked, *secret}


def spoken_in_browser() -> set[str]:
    """The same for the client: `a-${key}` is the pattern `a-*`; some put the initials of a game first."""
    found: set[str] = set()
    for path in (PACKAGE.parents[1] / "client" / "src").rglob("*.*"):
        if path.suffix in (".ts", ".svelte"):
            source = path.read_text(encoding="utf-8")
            of_games = [*OF_GAME.findall(source), *OF_SCENE.findall(source)]
            texts = [*QUOTED.findall(source), *("*-" + text for text in of_games)]
            found |= {re.sub(r"\$\{[^}]*\}", "*", text) for text in texts}
    return found


def referred(language: str) -> set[str]:
    """Messages that other messages contain."""
    found: set[str] = set()

    class References(Visitor):
        def visit_MessageReference(self, node: ftl.MessageReference) -> None:
            found.add(node.id.name)

    for entry in entries(language):
        References().visit(entry)
    return found


def is_spoken(key: str, texts: set[str]) -> bool:
    """As it stands, or by a pattern such as `*-option-*`."""
    if key in texts:
        return True
    patterns = [text for text in texts if "*" in text and re.search(r"[a-z]{3,}", text) and " " not in text]
    return any(re.fullmatch(re.escape(text).replace(r"\*", "[a-z0-9-]+"), key) for text in patterns)


def test_there_is_english() -> None:
    assert "en" in languages()


@pytest.mark.parametrize("language", begun())
def test_every_entry_can_be_read_and_stands_once(language: str) -> None:
    Catalog(language)
    found = keys(language)
    assert len(found) == len(set(found))


@pytest.mark.parametrize("language", begun())
def test_a_language_is_offered_once_it_has_every_key(language: str) -> None:
    assert grammar_of(language).is_ready == (missing(language) == [])


@pytest.mark.parametrize("language", begun())
def test_every_message_is_said_well_with_all_that_its_facts_can_be(language: str) -> None:
    """No lost fact, no lacking plural, no form of a noun that is not there, nothing left in English."""
    assert [f"{key}: {what}" for key, what in faults(language)] == []


@pytest.mark.parametrize("language", languages())
def test_help_is_one_line_a_message(language: str) -> None:
    """Fluent and the quick reader agree."""
    said = catalog(language)
    assert {key: said.say(key) for key in short_lines(language)} == short_lines(language)
    lines = (FOLDER / language / "help.ftl").read_text(encoding="utf-8").splitlines()
    assert len(short_lines(language)) == sum(bool(line) and not line.startswith("#") for line in lines)


def test_no_key_is_missing() -> None:
    wanted = {text for text in spoken() if KEY.fullmatch(text)}
    assert wanted - set(keys("en")) == set()


def test_no_key_is_unused() -> None:
    texts = spoken() | spoken_in_browser()
    unused = [key for key in keys("en") if not is_spoken(key, texts) and key not in referred("en")]
    words = [key for key in unused if "-word-" in key]  # spoken by WORD(...), see test_words.py
    assert [key for key in unused if key not in words] == []


@pytest.mark.parametrize("path", sorted((PACKAGE / "cli").rglob("*.py")), ids=lambda path: path.name)
def test_no_sentence_stands_in_the_code(path: Path) -> None:
    assert [text for text in literals(path) if SENTENCE.search(text)] == []


def test_prefix_is_the_initials() -> None:
    assert [prefix(game) for game in ("kingdomino-origins", "stone-age")] == ["ko", "sa"]


def test_a_gap_in_a_catalog_does_not_stop_a_game() -> None:
    said = Catalog("en")
    assert said.say("no-such-key") == "no-such-key"
    assert said.problems == ["no-such-key is missing"]
