"""dev.py runs on a bare Python, and a compiled build is never taken for another one."""

import ast
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from devkit import chromium, compiling
from devkit import client as browser_client
from devkit import engine as engines

ROOT = Path(__file__).parents[2]
# Imported by other Pythons: the build back end's, and those that have the tests or the compiler.
ELSEWHERE = {"devkit", "packaging", "mypyc", "pytest", "setuptools"}


def imported(path: Path) -> set[str]:
    nodes = list(ast.walk(ast.parse(path.read_text())))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return plain | {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}


def imported_at_start(path: Path) -> set[str]:
    module = ast.parse(path.read_text())
    module.body = [node for node in module.body if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {alias.name for node in module.body if isinstance(node, ast.Import) for alias in node.names}
    return names | {node.module or "" for node in module.body if isinstance(node, ast.ImportFrom)}


def top(names: set[str]) -> set[str]:
    return {name.split(".")[0] for name in names}


def test_dev_uses_only_the_standard_library() -> None:
    assert top(imported(ROOT / "dev.py")) <= {"devkit", *sys.stdlib_module_names}
    for path in (ROOT / "devkit").glob("*.py"):
        assert top(imported_at_start(path)) <= {"devkit", *sys.stdlib_module_names}, path
        assert top(imported(path)) <= {*ELSEWHERE, *sys.stdlib_module_names}, path


def test_old_pythons_can_read_dev_up_to_its_sentence() -> None:
    text = (ROOT / "dev.py").read_text()
    ast.parse(text, feature_version=(3, 6))
    assert text.index("sys.version_info <") < text.index("from devkit")


def test_help_works_on_a_bare_python() -> None:
    result = subprocess.run(
        [sys.executable, "-E", "-S", ROOT / "dev.py", "--help"], capture_output=True, text=True
    )
    assert result.returncode == 0, result.stderr
    assert "dev.py play" in result.stdout


def test_an_unknown_command_is_refused() -> None:
    result = subprocess.run([sys.executable, ROOT / "dev.py", "fly"], capture_output=True, text=True)
    assert result.returncode == 2
    assert "no command 'fly'" in result.stderr
    assert result.stdout == ""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    files = {"engine/flow.py": "A = 1\n", "games/load.py": "", "games/data/cards.toml": "", "cli/main.py": ""}
    for name, text in files.items():
        path = tmp_path / "lascaux" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "lascaux"


@pytest.fixture
def lock(tmp_path: Path) -> Path:
    path = tmp_path / "build.lock"
    path.write_text("mypy==1.0\n")
    return path


def hashes(package: Path, lock: Path) -> tuple[str, str]:
    return compiling.native_hash(package, lock), compiling.package_hash(package, lock)


@pytest.mark.parametrize(
    ("changed", "is_compiled_anew"),
    [
        ("engine/flow.py", True),
        ("games/load.py", True),
        ("games/new.py", True),
        ("../build.lock", True),
        ("games/data/cards.toml", False),
        ("cli/main.py", False),
    ],
)
def test_a_changed_source_changes_the_hash(
    package: Path, lock: Path, changed: str, is_compiled_anew: bool
) -> None:
    before = hashes(package, lock)
    (package / changed).write_text("B = 2\n")
    after = hashes(package, lock)
    assert (before[0] != after[0]) == is_compiled_anew
    assert before[1] != after[1]


def test_what_tools_leave_behind_changes_no_hash(package: Path, lock: Path) -> None:
    before = hashes(package, lock)
    (package / "engine" / "__pycache__").mkdir()
    (package / "engine" / "__pycache__" / "flow.pyc").write_text("x")
    assert hashes(package, lock) == before


def test_loaders_are_left_interpreted(package: Path) -> None:
    assert [path.name for path in compiling.modules_to_compile(package)] == ["flow.py"]


def test_only_two_old_builds_are_kept(tmp_path: Path) -> None:
    for number in range(5):
        (tmp_path / f"compiled-{number}").mkdir()
    compiling._delete_old_builds(tmp_path / "compiled-4")
    assert len(list(tmp_path.iterdir())) == 3
    assert (tmp_path / "compiled-4").exists()


def test_the_product_is_told_how_it_was_called(monkeypatch: pytest.MonkeyPatch) -> None:
    import dev

    monkeypatch.setattr(sys, "argv", ["../my games/dev.py", "play"])
    words = shlex.split(dev.called())
    assert words[1:] == ["../my games/dev.py", "run"]
    assert subprocess.run([words[0], "-c", "import sys; print(sys.version)"], capture_output=True).stdout


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What dev.py would start, without the program; nothing is set up."""
    import dev

    commands: list[list[str]] = []
    monkeypatch.setattr(dev, "prepare_with_engine", lambda *wanted: dev.SOURCES)

    def become(command: list[str], env: object) -> int:
        commands.append(command[1:])
        return 0

    monkeypatch.setattr(dev, "become", become)
    monkeypatch.setattr(browser_client, "build_client", lambda: Path("built"))
    monkeypatch.delenv("LASCAUX_CLIENT", raising=False)
    return commands


def test_serve_builds_the_client_and_shows_it(started: list[list[str]]) -> None:
    import dev

    assert dev.main(["run", "serve", "--port", "8001"]) == 0
    assert started == [["serve", "--port", "8001", "--client", "built"]]


@pytest.mark.parametrize(
    "args",
    [
        *(["serve", "--client", "own"], ["serve", "--client=own"], ["serve", "--help"], ["serve", "-h"]),
        *(["replay", "serve"], ["--help"], ["play"], []),
    ],
)
def test_no_client_is_built_for_whoever_needs_none(
    args: list[str], started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    import dev

    monkeypatch.setattr(browser_client, "build_client", lambda: pytest.fail("built"))
    dev.run(args)
    monkeypatch.setenv("LASCAUX_CLIENT", "own")
    dev.run(["serve"])
    assert started == [args, ["serve"]]


def test_where_no_client_can_be_built_the_server_says_so_and_starts(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import dev

    monkeypatch.setattr(browser_client, "build_client", lambda: None)
    assert dev.run(["serve"]) == 0
    assert started == [["serve"]]
    assert "without a fresh browser client" in capsys.readouterr().err


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """Title -> arguments of every run of pytest that dev.py would start; nothing is set up."""
    import dev

    started: dict[str, list[str]] = {}
    titles: list[str] = []

    def call(command: list[str], env: object) -> int:
        started[titles[-1]] = command[command.index("pytest") + 1 :]
        return 0

    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr(dev, "say", titles.append)
    monkeypatch.setattr(dev, "prepare", lambda *wanted: None)
    monkeypatch.setattr(dev, "prepare_with_engine", lambda *wanted: engines.Engine(ROOT))
    monkeypatch.setattr(browser_client, "test_client", lambda: 0)
    monkeypatch.setattr(chromium, "find", lambda: "chromium")
    monkeypatch.delenv("CI", raising=False)
    return started


def test_the_browser_has_a_run_of_its_own(runs: dict[str, list[str]]) -> None:
    import dev

    assert dev.test([]) == 0
    assert list(runs) == ["tests, interpreted:", "tests, compiled:", "tests, in a browser:"]
    *others, browser = runs.values()
    assert all("--ignore=tests/browser" in run for run in others)
    assert "--ignore=tests/browser" not in browser
    assert "--ignore=tests/server" in browser


def test_chosen_tests_run_where_they_belong(runs: dict[str, list[str]]) -> None:
    import dev

    assert dev.test(["tests/browser/test_undo.py", "-k", "free"]) == 0
    assert list(runs) == ["tests, in a browser:"]
    runs.clear()
    assert dev.test(["tests/docs"]) == 0
    assert list(runs) == ["tests, interpreted:"]
    runs.clear()
    assert dev.test(["tests/cli"]) == 0
    assert list(runs) == ["tests, compiled:"]
    runs.clear()
    assert dev.test(["tests/engine"]) == 0
    assert list(runs) == ["tests, interpreted:", "tests, compiled:"]


def test_without_a_chromium_only_ci_fails(
    runs: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    import dev

    monkeypatch.setattr(chromium, "find", lambda: None)
    assert dev.test([]) == 0
    assert "tests, in a browser:" not in runs
    monkeypatch.setenv("CI", "true")
    assert dev.test([]) == 1


def test_a_folder_that_can_t_be_written_is_said_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import dev

    def forbidden(args: list[str]) -> int:
        raise PermissionError(13, "Permission denied", ".build")

    monkeypatch.setitem(dev.COMMANDS, "run", forbidden)
    assert dev.main(["run"]) == 1
    said = capsys.readouterr().err
    assert ".build" in said
    assert "the right to write" in said
