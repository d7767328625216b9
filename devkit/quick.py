"""`dev.py test --quick`: which tests the changed files concern, the most concerned first, until time is up.

It is also a plugin for pytest (-p devkit.quick) that starts no test after the moment in LASCAUX_TEST_UNTIL:
what is not reached is skipped and counted, so that there is an answer in time on any machine.
"""

import os
import re
import time
from collections.abc import Iterable

SECONDS = 90  # of two minutes: a test that has begun is let finish
UNTIL = "LASCAUX_TEST_UNTIL"
CLIENT = "client"
# A pattern of changed files, and what would notice a mistake in them. Only the first that fits counts;
# its groups may stand in the paths. Tests in a browser need a built client: they are left to the whole run.
CONCERNED: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"^tests/browser/", ()),
    (r"^(tests/\w+/test_\w+\.py)$", (r"\1",)),
    (r"^(tests/\w+)/", (r"\1",)),
    (r"^tests/", ("tests/engine", "tests/table")),
    (r"^src/lascaux/(?:games|locales)/(?:load_outside|registry|texts)\.py$", ("tests/outside",)),
    (r"^src/lascaux/cli/games/listing\.py$", ("tests/outside",)),
    (r"^src/lascaux/games/(\w+)/", (r"tests/\1", "tests/golden", "tests/locales", "tests/conformance")),
    (r"^src/lascaux/(?:engine|games)/", ("tests/engine", "tests/table", "tests/golden", "tests/conformance")),
    (
        r"^src/lascaux/server/(?:door|gate|entrance|networks|limits|guesses)\w*\.py$",
        ("tests/hostile", "tests/server"),
    ),
    (
        r"^src/lascaux/server/(?:disk|store|seal|table|sockets|telling|talk|undoing|restoring|chores)\.py$",
        ("tests/server", "tests/hostile"),
    ),
    (r"^src/lascaux/(advice|bots|cli|guided|learned|review|server|table|training)/", (r"tests/\1",)),
    (r"^src/lascaux/locales/", ("tests/locales", CLIENT)),
    (r"^src/lascaux/codegen/", ("tests/server/test_protocol.py",)),
    (r"^docs/adding-a-game\.md$", ("tests/outside",)),
    (r"^(?:deploy/|docs/hosting\.md$)", ("tests/hosting",)),
    (r"^client/", (CLIENT,)),
)
# A few seconds that tell something about any change; all there is to run where nothing was changed.
ALWAYS = ("tests/engine", "tests/project", "tests/docs", "tests/table", "tests/bots")


def concerned_by(files: Iterable[str]) -> list[str]:
    """Folders and files of tests, in the order of how many changed files concern them; then ALWAYS."""
    votes: dict[str, int] = {}
    for file in files:
        for rank, place in enumerate(_places(file)):
            votes[place] = votes.get(place, 0) + 10 - rank
    wanted = [*sorted(votes, key=lambda place: -votes[place]), *ALWAYS]
    return [place for number, place in enumerate(wanted) if not _is_within(place, wanted[:number])]


def _places(file: str) -> list[str]:
    for pattern, places in CONCERNED:
        if match := re.match(pattern, file):
            return [match.expand(place) for place in places]
    return []


def _is_within(place: str, others: list[str]) -> bool:
    return any(place == other or place.startswith(f"{other}/") for other in others)


def pytest_runtest_setup() -> None:
    if time.time() > float(os.environ.get(UNTIL, "inf")):
        import pytest

        pytest.skip("no time was left: the whole run has it")
