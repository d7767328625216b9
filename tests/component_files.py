"""Component files in which something was changed, and what a loader says about them."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from lascaux.engine.errors import DataError


def written(folder: Path, game: str, text: str) -> Path:
    """A component file of this game, at a place as in the package."""
    path = folder / game / "data" / "components.toml"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return path


def with_changes(
    source: Path, folder: Path, changes: dict[str, list[tuple[str, str]]], times: int = -1
) -> Path:
    """A copy of all files in which texts were replaced, wherever they stand or so many times."""
    shutil.copytree(source, folder)
    for name, pairs in changes.items():
        path = folder / f"{name}.toml"
        text = path.read_text(encoding="utf-8")
        for before, after in pairs:
            assert before in text
            text = text.replace(before, after, times)
        path.write_text(text, encoding="utf-8")
    return folder


def refusal(load: Callable[[Path], object], path: Path) -> DataError:
    with pytest.raises(DataError) as caught:
        load(path)
    return caught.value
