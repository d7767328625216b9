"""Every game speaks every language in 80 columns and 24 lines: a game is played, and drawn in all."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from rich.cells import cell_len
from rich.text import Text

from lascaux.cli.commands import COMMANDS
from lascaux.cli.screen import HEIGHT, WIDTH, Screen
from lascaux.cli.session import Session
from lascaux.cli.turn import screenful
from lascaux.engine.chance import Pcg32
from lascaux.locales import languages
from tests.cli.helpers import go_on, session_of

OPTIONS = {
    "kingdomino-origins": {"mode": "tribe"},
    "stone-age": {"supply": "limited", "capped_places": "shut"},
    "endless-winter": {"glacier_tokens": "on", "rest_tokens": "on"},
}
MOVES = {"kingdomino-origins": 90, "stone-age": 160, "endless-winter": 260}
LOOKED_AT = (12, 60, 85)
DRAWN = 9  # every so many questions
# What shows the position or a table: its lines are not to be broken.
LOOKS = ("board", "all", "legend", "score", "list", "help")


class Heard(Screen):
    """Keeps what is shown, as it was meant."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.lines: list[str] = []

    def show(self, *lines: Text | str) -> None:
        self.lines += [part for line in lines for part in str(line).split("\n")]


def spoken(session: Session) -> Iterator[tuple[str, Session, Heard]]:
    """The same table as people of each language see it."""
    for language in languages():
        screen = Heard(language)
        yield language, replace(session, screen=screen, log=[]), screen


def wide(lines: list[str]) -> list[str]:
    return [f"{cell_len(line)} cells: {line}" for line in lines if cell_len(line) >= WIDTH]


@pytest.mark.parametrize("game", OPTIONS)
def test_every_question_fits_in_every_language(game: str) -> None:
    session, rng = session_of(game, 4, OPTIONS[game]), Pcg32(7)
    wrong: list[str] = []
    for move in range(MOVES[game]):
        if session.match.is_over:
            break
        if len(session.match.legal()) > 1 and rng.below(DRAWN) == 0:
            for language, own, screen in spoken(session):
                lines = [line.plain for line in screenful(own)]
                high = [f"{len(lines)} lines"] if len(lines) >= HEIGHT else []
                wrong += [
                    f"{language}, move {move}: {what}"
                    for what in (*wide(lines), *high, *screen.catalog.problems)
                ]
        go_on(session, "random", rng)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", OPTIONS)
def test_every_table_fits_in_every_language(game: str) -> None:
    session, rng = session_of(game, 4, OPTIONS[game]), Pcg32(3)
    wrong: list[str] = []
    for move in range(MOVES[game]):
        if len(session.match.legal()) > 1 and move in LOOKED_AT:
            for language, own, screen in spoken(session):
                for name in LOOKS:
                    COMMANDS[name](own, "")
                wrong += [f"{language}, move {move}: {line}" for line in wide(screen.lines)]
        go_on(session, "random", rng)
    assert not wrong, "\n".join(wrong)
