"""The check of catalogs finds what it should."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from lascaux import locales
from lascaux.locales import grammar as grammars
from tests.locales import faults as checks
from tests.locales import reading

GOOD = """sa-word-wood = dřevo
    .gender = n
    .many = dřeva
    .many-gen = dřev
"""


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    """What is wrong with a Czech catalog of these messages."""
    (tmp_path / "en").symlink_to(locales.FOLDER / "en")
    (tmp_path / "cs").mkdir()
    (tmp_path / "cs" / "language.json").write_bytes((locales.FOLDER / "cs" / "language.json").read_bytes())
    for module in (locales, grammars, reading):
        monkeypatch.setattr(module, "FOLDER", tmp_path)

    def check(source: str) -> list[str]:
        (tmp_path / "cs" / "stone-age.ftl").write_text(source, encoding="utf-8")
        forget()
        return [f"{key}: {what}" for key, what in checks.faults("cs")]

    yield check
    forget()


def forget() -> None:
    reading.messages.cache_clear()
    reading.use.cache_clear()


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("sa-log-scored = { $seat }: { $points ->\n [one] bod\n *[other] bodů\n }", "lacks [few]"),
        ("sa-log-scored = { $seat }: { $points } bodů", ""),
        ("sa-log-scored = { $seat } dostává body.", "$points is left out"),
        ("sa-log-scored = { $seat }: { $points } { $sum }", "$sum is not there in English"),
        ("sa-log-start-drawn = { $seat } is the start player.", "is as in English"),
        ("sa-short-refuse = { $refuse }: -10", "$refuse is not there in English"),
        ("sa-nonsense = Nesmysl", "English has no such key"),
        (GOOD + '\nsa-log-scored = { $seat }: { $points } { WORD("sa", "wood", $points) }', ""),
        (
            GOOD + '\nsa-log-scored = { $seat }: { $points } { WORD("sa", "wood", $points, case: "ins") }',
            "has no form many-ins",
        ),
        (GOOD + '\nsa-log-scored = { $seat }: { $points } { WORD("sa", "wool") }', "sa-word-wool is missing"),
        ("sa-log-scored = { $seat }: { $points } { sa-gone }", "Unknown message: sa-gone"),
        ("sa-word-point = bod\n    .gender = x", ".gender is x"),
        ("sa-word-point = bod\n    .plural = body", ".plural is no name of a form"),
    ],
)
def test_faults(found: object, source: str, what: str) -> None:
    assert callable(found)
    faults = found(source)
    assert bool(faults) == bool(what), faults
    assert not what or any(what in fault for fault in faults), faults
