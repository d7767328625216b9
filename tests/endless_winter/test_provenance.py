"""The page about components counts what the files say about themselves."""

import re
import tomllib
from collections import Counter
from pathlib import Path

from lascaux.games.endless_winter.load import FILES, FOLDER
from lascaux.games.endless_winter.load_entries import SOURCES

ROOT = next(folder for folder in Path(__file__).parents if (folder / "pyproject.toml").is_file())
PAGE = (ROOT / "docs" / "endless-winter-components.md").read_text(encoding="utf-8")


def sources_in(value: object) -> Counter[str]:
    """How many entries of a file have which source."""
    found: Counter[str] = Counter()
    if isinstance(value, dict):
        found.update([value["source"]] if "source" in value else [])
        for inner in value.values():
            found += sources_in(inner)
    elif isinstance(value, list):
        for inner in value:
            found += sources_in(inner)
    return found


def test_every_file_is_counted_as_it_is() -> None:
    rows = dict(
        re.findall(r"^\| `?([a-z_]+)(?:\.toml)?`? \|[^|]*\| (\d+ \| \d+ \| \d+) \|$", PAGE, re.MULTILINE)
    )
    total: Counter[str] = Counter()
    for name in FILES:
        found = sources_in(tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8")))
        assert rows.pop(name) == " | ".join(str(found[source]) for source in SOURCES), name
        total += found
    assert rows.pop("all") == " | ".join(str(total[source]) for source in SOURCES)
    assert rows == {}
