"""Packages from outside, as pip leaves them: a folder with modules and the metadata of their entry points."""

import re
import sys
import tomllib
from pathlib import Path

from lascaux.games.load_outside import GROUP, find_games
from lascaux.locales import catalog
from lascaux.locales.texts import spoken_in

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
FILE = re.compile(r"^`([^`\n]+)`:\n\n```\w*\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
GAME = "night-fires"


def files_of_the_page() -> dict[str, str]:
    """What the page tells its reader to write, by the name of the file."""
    return {name: text + "\n" for name, text in FILE.findall(PAGE.read_text(encoding="utf-8"))}


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def register(site: Path, name: str, entries: dict[str, str], version: str = "1.0") -> None:
    """The metadata of an installed distribution."""
    lines = [f"[{GROUP}]", *[f"{entry} = {value}" for entry, value in entries.items()]]
    text = {"METADATA": METADATA.format(name=name, version=version), "entry_points.txt": "\n".join(lines)}
    write(site / f"{name.replace('-', '_')}-{version}.dist-info", text)


def build_from_page(folder: Path, files: dict[str, str] | None = None) -> Path:
    """Installs the package of the page; answers with the folder to be put on the path."""
    written = files or files_of_the_page()
    write(folder, written)
    project = tomllib.loads(written["pyproject.toml"])["project"]
    register(folder / "src", project["name"], project["entry-points"][GROUP], project["version"])
    return folder / "src"


def forget() -> None:
    """Whatever was found before: the next question looks at the path again."""
    find_games.cache_clear()
    spoken_in.cache_clear()
    catalog.cache_clear()
    for module in [name for name in sys.modules if name.partition(".")[0] in ("night_fires", "odd")]:
        del sys.modules[module]
