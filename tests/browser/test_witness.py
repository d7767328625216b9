"""A test that fails shows what was on its pages, also where other processes run it."""

import subprocess
import sys
from pathlib import Path

from tests.browser.witness import PICTURES, TITLE

ROOT = Path(__file__).parents[2]
TESTS = """
import pytest

def test_of_the_witness_that_asserts(visit):
    page = visit("/nothing/here")
    page.evaluate("console.log('a small remark')")
    assert page.title() == "something else"

def test_of_the_witness_whose_page_throws(visit):
    page = visit("/rules/kingdomino-origins#ko-cmp-02")
    page.evaluate("setTimeout(() => { throw new Error('a loud remark') })")
    page.get_by_role("searchbox").press("Tab")

@pytest.fixture
def broken(visit):
    visit("/t/zzzzzz").get_by_text("something else").wait_for(timeout=100)

def test_of_the_witness_that_never_begins(broken):
    pass

def test_of_the_witness_that_passes(visit):
    visit("/nothing/here").evaluate("console.log('nobody asks for this')")
"""


SEEN = {
    "that_asserts": ("/nothing/here", "There is nothing on this wall", "log: a small remark"),
    "whose_page_throws": ("/rules/kingdomino-origins#ko-cmp-02", "KO-CMP-02", "thrown: a loud remark"),
    "that_never_begins": ("/t/zzzzzz", "There is no such table", "error: Failed to load resource"),
}


def report_of(tests: Path) -> str:
    options = ["-p", "tests.browser.conftest", "-p", "no:cacheprovider", "-n", "1", "--rootdir", str(ROOT)]
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), *options, str(tests)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert "1 failed, 2 passed, 2 errors" in run.stdout, run.stdout + run.stderr
    return run.stdout


def test_a_failure_tells_what_was_on_the_page(tmp_path: Path):
    """In a test, in what prepares it and in what tidies up after it; but nothing of a test that passes."""
    (tmp_path / "test_failing.py").write_text(TESTS)
    report = report_of(tmp_path)
    for test, (address, shown, said) in SEEN.items():
        [told] = [part for part in report.split(TITLE)[1:] if f"{test}-1.png" in part]
        for words in (f"{address}\n", shown, said, "focus: <", "the server said:"):
            assert words in told, (test, words)
        [picture] = PICTURES.glob(f"test_of_the_witness_{test}-1.png")
        assert str(picture) in told
        assert picture.read_bytes().startswith(b"\x89PNG")
        picture.unlink()
    assert report.count(TITLE) == len(SEEN)
    assert "nobody asks for this" not in report
