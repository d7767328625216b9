"""What the documents say is true: their examples run, their links lead somewhere, nothing is left out."""

import doctest
import re
from pathlib import Path

import pytest

import lascaux
from lascaux.games.registry import game_ids
from lascaux.locales import prefix

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)]*)?\)")
RULE = re.compile(rf"\b(?:{'|'.join(prefix(game).upper() for game in game_ids())})-[A-Z0-9]+-\d\d\b")
PACKAGES = [f"games/{game.replace('-', '_')}" for game in game_ids()]


def test_the_examples_of_the_python_interface_run():
    failed, tried = doctest.testfile(str(ROOT / "docs" / "api.md"), module_relative=False)
    assert tried > 40
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path):
    for target, _ in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_every_name_that_the_package_offers_is_documented():
    api = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    documents = api + (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    for name in lascaux.__all__:
        assert re.search(rf"\b{name}\b", documents), name


@pytest.mark.parametrize("game", game_ids())
def test_every_rule_that_the_code_names_is_in_the_rules(game: str):
    rules = set(RULE.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")))
    sources = (ROOT / "src" / "lascaux" / "games" / game.replace("-", "_")).rglob("*.py")
    code = "".join(path.read_text(encoding="utf-8") for path in sources)
    assert set(RULE.findall(code)) <= rules
    assert len(rules) > 60


@pytest.mark.parametrize("game", game_ids())
def test_every_ruling_is_explained(game: str):
    """What the rules mark as a ruling of ours stands in the list of rulings."""
    rules = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    rulings = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    decided = [rule for rule in RULE.findall(rules) if "-RUL-" in rule]
    assert set(decided) - set(RULE.findall(rulings)) == set()


@pytest.mark.parametrize("game", game_ids())
def test_every_rule_with_a_ruling_in_it_is_explained(game: str):
    rules = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    rulings = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    entries = re.findall(r"^- <a id=[^>]*></a>\*\*([A-Z0-9-]+)\*\*((?:.|\n(?!- |\n))*)", rules, re.MULTILINE)
    decided = [rule for rule, text in entries if "*Ruling" in text]
    assert [rule for rule in decided if not re.search(rf"\b{rule}\b", rulings)] == []


def test_every_module_of_the_engine_and_the_games_stands_in_the_tree():
    """A newcomer finds each file in ARCHITECTURE.md, and no file there is missing."""
    tree = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").partition("## 2.")[2].partition("## 3.")[0]
    rules = [package + "/rules" for package in PACKAGES]
    for folder in ("engine", "bots", "learned", "table", "training", *PACKAGES, *rules):
        for path in sorted((ROOT / "src" / "lascaux" / folder).glob("*.py")):
            if path.name != "__init__.py":
                assert re.search(rf"\b{path.stem}\b", tree), path.name


def test_the_readme_names_the_two_commands_and_whose_games_these_are():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "python3 dev.py play" in readme
    assert "python3 dev.py test" in readme
    assert "not affiliated" in readme


def test_every_command_that_a_page_names_is_one_of_dev():
    import dev

    text = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert set(re.findall(r"python3 dev\.py (\w+)", text)) <= set(dev.COMMANDS)


def test_every_path_that_the_guide_for_contributors_names_exists():
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = re.findall(r"\b(?:src|tests|docs|client)/[\w./-]*\w", guide)
    assert "tests/stone_age/test_feeding.py" in named
    for path in named:
        assert (ROOT / path).exists(), path


def test_the_glossary_has_every_term_in_every_language():
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1:-1] for line in glossary.splitlines() if line.startswith("| ")]
    assert len(rows) > 200
    assert [row[0] for row in rows if len(row) != 6 or not all(cell.strip(" °") for cell in row)] == []
