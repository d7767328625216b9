"""Games from outside, on the path of this process and of those that it starts."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import here, lascaux
from tests.outside.packages import build_from_page, forget

__all__ = ["here", "lascaux"]  # fixtures of the terminal's tests
SOURCES = Path(__file__).parents[2] / "src"


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path], Path]]:
    def put_on_path(site: Path) -> Path:
        monkeypatch.syspath_prepend(site)
        paths = [str(site), *filter(None, [os.environ.get("PYTHONPATH")]), str(SOURCES)]
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
        forget()
        return site

    yield put_on_path
    monkeypatch.undo()
    forget()


@pytest.fixture
def night_fires(tmp_path: Path, install: Callable[[Path], Path]) -> Path:
    """The package of the page, installed."""
    return install(build_from_page(tmp_path / "night-fires"))
