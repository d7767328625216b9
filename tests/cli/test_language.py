"""The terminal speaks what `--lang` says, else what the environment asks for."""

import pytest

from lascaux.cli import language
from lascaux.cli.language import asked_for, of_environment
from lascaux.cli.main import run
from lascaux.locales import catalog


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


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "--nope"], "volba --nope neexistuje"),
        (["play", "--players", "x"], "'x' se jako hodnota nehodí: --players"),
        (["replay"], "chybí FILE, nebo příslušná hodnota"),
        (["play", "--seed", "a", "--seed", "b"], "--seed je zadáno dvakrát"),
        (["games", "stone-age"], "slovo 'stone-age' je navíc"),
    ],
)
def test_a_wrong_command_line_is_answered_in_its_language(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*words, "--lang", "cs"]) == 2
    assert capsys.readouterr().err == f"lascaux: {said}\n"


def test_help_is_all_in_the_language_of_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--lang", "cs", "--help"], ["play", "--help", "--lang", "cs"]):
        assert run(words) == 0
        told = capsys.readouterr().out
        assert told.startswith("Použití: lascaux")
        assert not {"Usage", "Arguments", "Parameters", "Commands"} & set(told.replace(":", " ").split())


def test_a_difference_has_the_decimal_mark_of_the_language() -> None:
    assert [catalog(each).difference(-1.25) for each in ("en", "cs", "uk", "hr")] == [
        "-1.2",
        "-1,2",
        "-1,2",
        "-1,2",
    ]
