"""The checks of `dev.py check`. The hooks of .pre-commit-config.yaml are the same; a test compares them."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from devkit.environments import ROOT


@dataclass(frozen=True)
class Check:
    """`words` follow `python -m`; a changed file that `files` finds makes the check worthwhile. Where
    `each` is set, it looks at every file on its own, so that it can be given those alone."""

    name: str
    words: tuple[str, ...]
    files: str
    each: bool = False

    def command(self, python: str, changed: Iterable[str] | None = None) -> list[str]:
        """`changed` None stands for everything; the list is empty where there is nothing to look at."""
        command = [python, "-m", *self.words]
        if changed is None:
            return [*command, "."] if self.each else command
        found = [name for name in changed if re.search(self.files, name)]
        if not self.each:
            return command if found else []
        present = [name for name in found if Path(ROOT, name).is_file()]
        return [*command, *present] if present else []


CHECKS = (
    Check("style", ("ruff", "check", "--force-exclude"), r"\.py$", each=True),
    Check("layout", ("ruff", "format", "--check", "--force-exclude"), r"\.py$", each=True),
    Check("types", ("mypy", "src"), r"^src/.*\.py$|^pyproject\.toml$"),
    Check(
        "tool types",
        ("mypy", "dev.py", "devkit", "hatch_build.py"),
        r"^(dev|devkit/.*|hatch_build)\.py$|^pyproject\.toml$",
    ),
    Check("test types", ("mypy", "tests", "bench"), r"^(src|tests|bench)/.*\.py$|^pyproject\.toml$"),
    Check("locks", ("devkit.locks",), r"^(requirements.*\.lock|pyproject\.toml)$"),
    Check(
        "generated files",
        ("lascaux.codegen", "--check"),
        r"^src/lascaux/|^client/src/gen/|^docs/(rules/|openapi\.json|messages\.schema\.json)",
    ),
    Check("data", ("lascaux", "check"), r"^src/lascaux/(games|locales)/"),
    Check("client", ("devkit.client",), r"^client/"),
)
