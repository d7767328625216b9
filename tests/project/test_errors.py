"""The trees that are drawn at the top of the modules of errors show every error there is, under its base."""

import ast
import importlib
import pkgutil
import re
from pathlib import Path

import lascaux
from lascaux.engine.errors import LascauxError
from lascaux.server.errors import TableError

SOURCES = Path(__file__).parents[2] / "src" / "lascaux"
DRAWN = re.compile(r"^([│├└─ ]*)([A-Z]\w+)\b", re.MULTILINE)


def drawn(text: str) -> set[tuple[str, str]]:
    """Pairs of an error and its base, by indentation."""
    above: dict[int, str] = {}
    pairs = set()
    for branch, name in DRAWN.findall(text):
        depth = len(branch) // 4
        above[depth] = name
        pairs |= {(name, above[depth - 1])} if depth else set()
    return pairs


def docstring(part: str) -> str:
    """From the source: compiled modules have none."""
    source = SOURCES / part / "errors.py"
    return ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or ""


def below(base: type[Exception], leaf: type[Exception] | None = None) -> set[tuple[str, str]]:
    """Pairs of all that there are, but for what is below the leaf."""
    kinds = [kind for kind in base.__subclasses__() if kind.__module__.startswith("lascaux.")]
    deeper = [pairs for kind in kinds if kind is not leaf for pairs in below(kind, leaf)]
    return {*[(kind.__name__, base.__name__) for kind in kinds], *deeper}


def test_every_error_is_drawn_under_its_base() -> None:
    for module in pkgutil.walk_packages(lascaux.__path__, "lascaux."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    assert drawn(docstring("engine")) == below(LascauxError, leaf=TableError)
    assert drawn(docstring("server")) == {("TableError", "LascauxError"), *below(TableError)}
    assert len(below(LascauxError)) > 15
