"""What the tests of the terminal share."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import lascaux
from lascaux.bots.asking import ask
from lascaux.bots.registry import make_bot
from lascaux.cli.screen import Screen
from lascaux.cli.seating import PERSON, Seat
from lascaux.cli.session import Session
from lascaux.engine.chance import Pcg32
from lascaux.table.match import Match

SOURCES = Path(__file__).parents[2] / "src"
GAME = "kingdomino-origins"
SEED = "00112233445566778899aabbccddeeff"
ONES = "1\n" * 400  # always the first option
LONG = ["Wilhelmina of the caves", "Greedy 1", "Greedy 2", "Wilhelmina of the lakes"]


class Done(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Done]


def session_of(game: str, players: int, options: dict[str, str] | None = None, seed: int = 1) -> Session:
    """People with long names at one terminal."""
    loaded = lascaux.load(game)
    match = Match(loaded, loaded.setup(players, options or {}), bytes([seed]) * 16, "", LONG[:players])
    return Session(match, [Seat(PERSON, None)] * players, 1, Screen())


def go_on(session: Session, bot: str, rng: Pcg32) -> None:
    match = session.match
    match.play(match.actor, ask(make_bot(bot), match.game, match.state, match.actor, rng))
