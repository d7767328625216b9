"""The version is written once, in src/lascaux/__init__.py; everything else takes it from there."""

import json
import re
import tomllib
from pathlib import Path

import lascaux
from lascaux.codegen.openapi import openapi

ROOT = Path(__file__).parents[2]
WRITTEN = re.compile(r'^__version__ = "(\d+\.\d+\.\d+)"$', re.MULTILINE)
HEADING = re.compile(r"^## (.+)$", re.MULTILINE)


def test_the_package_is_built_with_the_version_that_it_tells():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert "version" not in project["project"]
    assert "version" in project["project"]["dynamic"]
    source = ROOT / project["tool"]["hatch"]["version"]["path"]
    assert WRITTEN.findall(source.read_text()) == [lascaux.__version__]


def test_the_interface_for_programs_carries_it():
    assert json.loads(openapi())["info"]["version"] == lascaux.__version__
    assert json.loads((ROOT / "docs" / "openapi.json").read_text()) == json.loads(openapi())


def test_the_client_has_none_of_its_own():
    """It is never published: it travels with the package."""
    package = json.loads((ROOT / "client" / "package.json").read_text())
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text())
    assert package["private"]
    assert [part for part in (package, lock, lock["packages"][""]) if "version" in part] == []


def test_the_changelog_goes_by_releases_and_knows_this_one():
    first, *released = HEADING.findall((ROOT / "CHANGELOG.md").read_text())
    assert first == "Unreleased"
    assert released[0].split()[0] == lascaux.__version__
    numbers = [tuple(map(int, heading.split()[0].split("."))) for heading in released]
    assert numbers == sorted(set(numbers), reverse=True)
