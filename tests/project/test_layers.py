"""Modules stand in levels and imports go down only."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"
PACKAGE = SOURCES / "lascaux"
LEVELS = {
    "engine": 1,
    "games": 2,
    "advice": 3,
    "learned": 3,
    "bots": 4,
    "review": 4,
    "guided": 4,
    "training": 4,
    "server": 4,
    "env": 4,
    "table": 4,
    "cli": 5,
    "codegen": 5,
}
COMPILED = ("engine", "games", "advice")
LEARNED = ("learned",)  # compiled, too, and with flat lists of floats
WITHOUT_WORLD = {"random", "time", "os", "logging", "socket"}
MAX_LINES = 450


def imports(path: Path) -> Iterator[str]:
    """Full names; `from lascaux import engine` gives lascaux.engine, and relative ones are resolved."""
    package = path.relative_to(SOURCES).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            base += node.module.split(".") if node.module else []
            yield from (".".join([*base, alias.name]) for alias in node.names)


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0]


def may_import(part: str, other: str) -> bool:
    """What the package itself offers comes from level 4, so only level 5 may take it from there."""
    if other == "locales":
        return LEVELS[part] >= 4
    return LEVELS.get(other, 5) <= LEVELS[part]


def modules(*parts: str) -> list[Path]:
    return sorted(path for part in parts for path in (PACKAGE / part).rglob("*.py"))


def upward_imports(path: Path) -> list[str]:
    ours = [name for name in imports(path) if name.split(".")[0] == "lascaux"]
    return [name for name in ours if not may_import(part_of(path), [*name.split("."), ""][1])]


@pytest.mark.parametrize("part", LEVELS)
def test_imports_go_down_only(part: str) -> None:
    assert {str(path): found for path in modules(part) if (found := upward_imports(path))} == {}


def test_every_part_has_a_level() -> None:
    parts = {path.name for path in PACKAGE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert parts <= {*LEVELS, "locales"}


def test_what_is_compiled_needs_only_the_standard_library() -> None:
    known = {"lascaux", *sys.stdlib_module_names}
    found = {(path.name, name) for path in modules(*COMPILED) for name in imports(path)}
    foreign = {(file, name) for file, name in found if name.split(".")[0] not in known}
    names = {name for file, name in foreign if file == "native.py"}  # for the compiler, not needed to run
    assert names == {"mypy_extensions.i64", "mypy_extensions.mypyc_attr"}
    assert len(foreign) == len(names)


def test_what_is_learned_needs_flat_lists_of_floats_beside_that() -> None:
    known = {"lascaux", *sys.stdlib_module_names}
    found = {name for path in modules(*LEARNED) for name in imports(path)}
    assert {name for name in found if name.split(".")[0] not in known} == {"librt.vecs.vec"}


def test_only_training_needs_numpy() -> None:
    """And nobody else needs training, but for its command, when it is given."""
    found = {(part_of(path), name) for path in PACKAGE.rglob("*.py") for name in imports(path)}
    assert {part for part, name in found if name.split(".")[0] == "numpy"} == {"training"}
    assert {part for part, name in found if name.startswith("lascaux.training")} <= {"training", "cli"}


def test_the_engine_runs_where_the_compilers_package_is_not_installed() -> None:
    hidden = "import sys; sys.modules['mypy_extensions'] = None; import lascaux; "
    played = "lascaux.start('kingdomino-origins', players=2); print(lascaux.engine.native.i64)"
    done = subprocess.run(
        [sys.executable, "-c", hidden + played],
        env={"PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
    )
    assert done.stdout == "<class 'int'>\n"


def test_what_is_compiled_knows_nothing_of_the_world() -> None:
    rules = [path for path in modules(*COMPILED, *LEARNED) if path.name != "load.py"]
    found = {(str(path), name) for path in rules for name in imports(path)}
    assert {(path, name) for path, name in found if name.split(".")[0] in WITHOUT_WORLD} == set()


def of_uvicorn(path: Path) -> set[str]:
    return {name for name in imports(path) if name.split(".")[0] in ("uvicorn", "websockets")}


def test_the_server_uses_only_what_uvicorn_offers_at_its_door() -> None:
    """Its protocols and the frames of websockets are its own affair: they change without notice. Two modules
    extend them, since it offers no limits; tests/hostile says whether they still hold."""
    doors = {path.stem: of_uvicorn(path) for path in modules("server") if path.stem.startswith("door_")}
    assert doors == {
        "door_http": {
            "uvicorn.protocols.http.flow_control.FlowControl",
            "uvicorn.protocols.http.httptools_impl.HttpToolsProtocol",
        },
        "door_frames": {"uvicorn.protocols.websockets.websockets_sansio_impl.WebSocketsSansIOProtocol"},
    }
    others = [of_uvicorn(path) for path in modules("server") if path.stem not in doors]
    assert set().union(*others) == {"uvicorn"}


def test_no_source_file_grows_for_ever() -> None:
    root = SOURCES.parent
    files = [
        *root.glob("*.py"),
        *(path for top in ("src", "tests", "devkit", "bench") for path in (root / top).rglob("*.py")),
    ]
    lengths = {str(path.relative_to(root)): len(path.read_text().splitlines()) for path in files}
    assert {path: length for path, length in lengths.items() if length > MAX_LINES} == {}
