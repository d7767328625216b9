"""The terminal speaks what `--lang` says, else what the environment asks for."""

import pytest

from lascaux.cli import language
from lascaux.cli.language import asked_for, of_environment


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "languages", lambda: ["cs", "en", "uk"])
    monkeypatch.setattr(language, "begun", lambda: ["cs", "en", "hr", "uk"])


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "hr_HR.UTF-8"}, "en"),  # begun, and not yet offered
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "uk_UA"}, "uk"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:cs"}, "cs"),
        ({"LANG": "C", "LANGUAGE": "cs"}, "en"),
    ],
)
def test_the_environment_is_followed(environment: dict[str, str], spoken: str) -> None:
    assert of_environment(environment) == spoken


@pytest.mark.parametrize(
    ("words", "spoken"),
    [
        ("play --lang cs", "cs"),
        ("play --lang=cs", "cs"),
        ("play --lang hr", "hr"),
        ("play --lang xx", "uk"),
        ("play", "uk"),
    ],
)
def test_the_command_line_comes_first(words: str, spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*language.ASKING, "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert asked_for(words.split()) == spoken
