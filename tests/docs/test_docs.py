"""What the documents say is true: their examples run, their links lead somewhere, nothing is left out."""

import doctest
import re
from pathlib import Path

import pytest

import lascaux

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)]*)?\)")
RULE = re.compile(r"\b(?:KO)-[A-Z0-9]+-\d\d\b")


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


def test_every_rule_that_the_code_names_is_in_the_rules():
    rules = set(RULE.findall((ROOT / "docs" / "rules" / "kingdomino-origins.md").read_text(encoding="utf-8")))
    code = "".join(path.read_text(encoding="utf-8") for path in ROOT.glob("src/lascaux/games/**/*.py"))
    assert set(RULE.findall(code)) <= rules
    assert len(rules) > 60


def test_every_module_of_the_engine_and_the_games_stands_in_the_tree():
    """A newcomer finds each file in ARCHITECTURE.md, and no file there is missing."""
    tree = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").partition("## 2.")[2].partition("## 3.")[0]
    for folder in ("engine", "bots", "table", "games/kingdomino_origins", "games/kingdomino_origins/rules"):
        for path in sorted((ROOT / "src" / "lascaux" / folder).glob("*.py")):
            if path.name != "__init__.py":
                assert re.search(rf"\b{path.stem}\b", tree), path.name


def test_the_readme_names_the_two_commands_and_whose_games_these_are():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "python3 dev.py play" in readme
    assert "python3 dev.py test" in readme
    assert "not affiliated" in readme
