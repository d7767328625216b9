import pytest

from tests.table.ends import FOLDER, GAMES, text_of


@pytest.mark.parametrize("name", GAMES)
def test_the_client_is_tested_with_ends_as_they_are(name: str):
    kept = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert kept == text_of(GAMES[name]), "python -m tests.table.ends writes them anew"
