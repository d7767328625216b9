"""What is declared in kinds.py is what stands in the rules."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

from lascaux.engine.kinds import REST, FrameKind, Kinds, act, table_event

GAMES = Path(__file__).parents[2] / "src" / "lascaux" / "games"
PACKAGES = sorted(path.parent.name for path in GAMES.glob("*/kinds.py"))


def kinds_of(package: str) -> Kinds:
    kinds: Kinds = import_module(f"lascaux.games.{package}.kinds").KINDS
    return kinds


def function_of(package: str, name: str) -> ast.FunctionDef | None:
    module, function = name.split(".")
    folder = GAMES / package
    path = folder / "rules" / f"{module}.py"
    tree = ast.parse((path if path.exists() else folder / f"{module}.py").read_text())
    found = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == function]
    return found[0] if found else None


def unpacked(function: ast.FunctionDef) -> list[str]:
    """The names on the left of `... = frame`."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name) and node.value.id == "frame":
            target = node.targets[0]
            return [ast.unparse(part) for part in target.elts] if isinstance(target, ast.Tuple) else []
    return []


def misnamed(package: str, kind: FrameKind) -> list[str]:
    """Where a rule calls a field of its frame otherwise than the declaration does."""
    fields = [f"*{field.name}" if field.holds == REST else field.name for field in kind.fields]
    declared = ["kind", "seat" if kind.actor == "seat" else "_", *fields]
    found = []
    for name in {kind.may, kind.do, kind.outcomes, kind.sample, kind.may_happen} - {""}:
        function = function_of(package, name)
        names = unpacked(function) if function else []
        if names and (len(names) != len(declared) or any(map(differ, names, declared))):
            found.append(f"{name}: {', '.join(names)}")
    return found


def differ(name: str, declared: str) -> bool:
    return name not in ("_", declared)


@pytest.mark.parametrize("package", PACKAGES)
def test_a_frame_is_unpacked_by_the_names_of_its_declaration(package: str) -> None:
    found = {kind.constant: misnamed(package, kind) for kind in kinds_of(package).frames}
    assert {constant: wrong for constant, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("package", PACKAGES)
def test_every_rule_that_a_frame_names_is_there(package: str) -> None:
    for kind in kinds_of(package).frames:
        for name in (kind.may, kind.do, kind.outcomes, kind.sample, kind.may_happen):
            assert not name or name.split(".")[1].isupper() or function_of(package, name), name


def test_numbers_are_places_and_no_constant_is_declared_twice() -> None:
    with pytest.raises(AssertionError, match="action TAKE has the number 2, but stands at 1"):
        Kinds("x", "", [act(0, "GIVE"), act(2, "TAKE")], [], [])
    with pytest.raises(AssertionError, match="event DONE is declared twice"):
        Kinds("x", "", [], [], [table_event(0, "DONE"), table_event(1, "DONE")])
