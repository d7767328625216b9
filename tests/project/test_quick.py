"""`dev.py test --quick`: the tests that changed files concern, once, within a time."""

import time
from pathlib import Path

import pytest

from devkit import quick

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("file", "first"),
    [
        ("tests/server/test_undo.py", "tests/server/test_undo.py"),
        ("tests/server/client.py", "tests/server"),
        ("src/lascaux/games/stone_age/rules/feeding.py", "tests/stone_age"),
        ("src/lascaux/games/stone_age/data/components.toml", "tests/stone_age"),
        ("src/lascaux/games/load.py", "tests/engine"),
        ("src/lascaux/engine/flow.py", "tests/engine"),
        ("src/lascaux/bots/player.py", "tests/bots"),
        ("src/lascaux/cli/main.py", "tests/cli"),
        ("src/lascaux/server/app.py", "tests/server"),
        ("src/lascaux/table/match.py", "tests/table"),
        ("src/lascaux/locales/en/cli.ftl", "tests/locales"),
        ("src/lascaux/codegen/openapi.py", "tests/server/test_protocol.py"),
        ("client/src/App.svelte", "client"),
    ],
)
def test_what_a_file_concerns_comes_first_and_what_is_always_tried_follows(file: str, first: str):
    places = quick.concerned_by([file])
    assert places[0] == first
    assert set(quick.ALWAYS) <= set(places)


@pytest.mark.parametrize("file", ["README.md", "dev.py", "tests/browser/test_undo.py", "bench/run.py"])
def test_where_no_place_is_concerned_only_what_is_always_tried_remains(file: str):
    assert quick.concerned_by([file]) == quick.concerned_by([]) == [*quick.ALWAYS]


def test_the_place_of_most_changed_files_comes_first_and_each_stands_once():
    files = [f"src/lascaux/cli/{name}.py" for name in ("main", "play", "bench")]
    places = quick.concerned_by(["src/lascaux/bots/player.py", *files, "tests/cli/test_play.py"])
    assert places[:2] == ["tests/cli", "tests/bots"]
    assert "tests/cli/test_play.py" not in places
    assert len(places) == len(set(places))


def test_every_part_of_the_package_and_every_folder_of_tests_is_somebodys_concern():
    parts = [path for path in (ROOT / "src" / "lascaux").iterdir() if path.is_dir() and path.name[0] != "_"]
    files = [path.relative_to(ROOT).as_posix() + "/new.py" for path in parts]
    unknown = [file for file in files if quick.concerned_by([file]) == [*quick.ALWAYS]]
    assert unknown == ["src/lascaux/rules/new.py"]  # copies, which tests/docs compares


def test_every_place_exists():
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    files = [path.relative_to(ROOT).as_posix() for path in sources]
    missing = {place for place in quick.concerned_by(files) if not (ROOT / place).exists()}
    assert missing == set()


def test_no_test_begins_when_time_is_up(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv(quick.UNTIL, raising=False)
    quick.pytest_runtest_setup()
    monkeypatch.setenv(quick.UNTIL, str(time.time() + 100))
    quick.pytest_runtest_setup()
    monkeypatch.setenv(quick.UNTIL, str(time.time() - 1))
    with pytest.raises(pytest.skip.Exception):
        quick.pytest_runtest_setup()


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The runs of pytest that dev.py would start; nothing is set up, and nothing is compiled."""
    import dev
    from devkit import engine as engines

    commands: list[list[str]] = []

    def call(command: list[str], env: object) -> int:
        commands.append(command[command.index("pytest") + 1 :])
        return 0

    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr(dev, "prepare", lambda *wanted: None)
    monkeypatch.setattr(engines, "is_compiled", lambda: False)
    monkeypatch.setattr(engines, "ready_engine", lambda: None)
    monkeypatch.setattr(engines, "build_engine", lambda: pytest.fail("compiled"))
    # dev.py tells its children by the environment of its own process.
    monkeypatch.setenv(quick.UNTIL, "0")
    monkeypatch.setenv("LASCAUX_TEST_EVERY", "1")
    return commands


def test_one_run_of_what_is_concerned(started: list[list[str]], monkeypatch: pytest.MonkeyPatch):
    import dev

    monkeypatch.setattr(dev, "changed_files", lambda root: ["src/lascaux/cli/main.py"])
    assert dev.main(["test", "--quick", "-k", "refused"]) == 0
    (run,) = started
    assert run[run.index("-k") + 1] == "refused"
    assert run[-len(quick.ALWAYS) - 1 :] == ["tests/cli", *quick.ALWAYS]
    assert "devkit.quick" in run


def test_the_client_is_tried_where_it_is_concerned(started: list[list[str]], monkeypatch: pytest.MonkeyPatch):
    import dev
    from devkit import client as browser_client

    tried: list[str] = []
    monkeypatch.setattr(dev, "changed_files", lambda root: ["client/src/App.svelte"])
    monkeypatch.setattr(browser_client, "test_client", lambda: tried.append("client"))
    dev.main(["test", "--quick"])
    assert tried == ["client"]
    assert all("client" not in run for run in started)
