"""The checks of `dev.py check`: all of them, or those that some files concern; the hooks are the same."""

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from devkit.changes import changed_files
from devkit.checks import CHECKS

ROOT = Path(__file__).parents[2]
HOOK = re.compile(r"^ +(- )?(\w+): (.+)$")


def hooks() -> list[dict[str, str]]:
    """The hooks of the configuration, which keeps to plain `key: value` lines."""
    found: list[dict[str, str]] = []
    listed = (ROOT / ".pre-commit-config.yaml").read_text().partition("hooks:\n")[2]
    for line in listed.splitlines():
        match = HOOK.match(line)
        assert match, line
        if match[1]:
            found.append({})
        found[-1][match[2]] = match[3].strip("'")
    return found


def test_every_check_is_a_hook_and_every_hook_a_check():
    configured = hooks()
    entries = [shlex.split(hook.pop("entry")) for hook in configured]
    assert entries == [["python3", "dev.py", "check", "--only", check.name] for check in CHECKS]
    assert configured == [
        {
            "id": check.name.replace(" ", "-"),
            "name": check.name,
            "language": "system",
            "files": check.files,
            "pass_filenames": str(check.each).lower(),
        }
        for check in CHECKS
    ]


def test_hooks_come_from_this_repository_only():
    text = (ROOT / ".pre-commit-config.yaml").read_text()
    assert re.findall(r"repo: (\S+)", text) == ["local"]


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What dev.py would start, without the Python that runs it; nothing is set up."""
    import dev

    commands: list[str] = []

    def call(command: list[str], env: object) -> int:
        commands.append(shlex.join(command[2:]))
        return 0

    monkeypatch.setattr(dev, "prepare", lambda *wanted: None)
    monkeypatch.setattr(dev, "call", call)
    return commands


def test_without_words_all_checks_see_everything(called: list[str]):
    import dev

    assert dev.main(["check"]) == 0
    assert len(called) == len(CHECKS)
    assert "ruff check --force-exclude ." in called
    assert "mypy src" in called


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        ("dev.py", ["ruff check", "ruff format", "mypy dev.py"]),
        ("tests/project/test_checks.py", ["ruff check", "ruff format", "mypy tests"]),
        (
            "src/lascaux/cli/main.py",
            ["ruff check", "ruff format", "mypy src", "mypy tests", "lascaux.codegen"],
        ),
        ("src/lascaux/games/stone_age/data/components.toml", ["lascaux.codegen", "lascaux check"]),
        ("requirements-dev.lock", ["devkit.locks"]),
        ("docs/rules/stone-age.md", ["lascaux.codegen"]),
        ("README.md", []),
    ],
)
def test_a_file_wakes_the_checks_that_it_concerns(file: str, expected: list[str], called: list[str]):
    import dev

    assert dev.main(["check", file]) == 0
    assert len(called) == len(expected)
    assert all(command.startswith(start) for command, start in zip(called, expected, strict=True))
    assert all(command.endswith(f" {file}") for command in called if command.startswith("ruff"))


def test_a_deleted_file_is_not_given_to_anybody_but_its_types_are_missed(called: list[str]):
    import dev

    assert dev.main(["check", "devkit/gone.py"]) == 0
    assert [command.split()[0] for command in called] == ["mypy"]


def test_one_check_can_be_asked_for_by_its_name(called: list[str], capsys: pytest.CaptureFixture[str]):
    import dev

    assert dev.main(["check", "--only", "tool types"]) == 0
    assert called == ["mypy dev.py devkit hatch_build.py"]
    with pytest.raises(SystemExit):
        dev.main(["check", "--only", "spelling"])
    assert "invalid choice: 'spelling'" in capsys.readouterr().err


def git(folder: Path, *words: str) -> None:
    identity = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *identity, *words], cwd=folder, check=True, capture_output=True)


def test_changed_is_what_a_branch_and_its_working_tree_changed(tmp_path: Path):
    git(tmp_path, "init", "-q", "-b", "main")
    for name in ("kept.py", "edited.py", "deleted.py"):
        (tmp_path / name).write_text("A = 1\n")
    (tmp_path / ".gitignore").write_text("*.log\n")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "first")
    assert changed_files(tmp_path) == []
    git(tmp_path, "checkout", "-qb", "work")
    (tmp_path / "committed.py").write_text("A = 1\n")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "second")
    (tmp_path / "edited.py").write_text("A = 2\n")
    (tmp_path / "deleted.py").unlink()
    (tmp_path / "untracked file.py").write_text("A = 1\n")
    (tmp_path / "ignored.log").write_text("")
    assert changed_files(tmp_path) == ["committed.py", "deleted.py", "edited.py", "untracked file.py"]


def test_without_git_nobody_knows_what_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert changed_files(tmp_path) is None
    monkeypatch.setenv("PATH", "")
    assert changed_files(ROOT) is None
