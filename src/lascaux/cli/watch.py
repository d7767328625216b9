"""`lascaux watch`: bots play, the board and the log go by."""

import time
from typing import Annotated

from lascaux.cli import saving
from lascaux.cli.ending import show_end
from lascaux.cli.language import SPOKEN
from lascaux.cli.parameters import (
    Bots,
    GameId,
    Lang,
    Mode,
    Plain,
    Players,
    RecordFile,
    Salt,
    Seed,
    Settings,
    chosen_options,
    listed_bots,
    said,
    seed_of,
)
from lascaux.cli.screen import Screen
from lascaux.cli.seating import Wish
from lascaux.cli.session import Session
from lascaux.cli.starting import begin

PAUSE = 0.4  # seconds on a terminal; a pipe does not wait


def watch(
    game: GameId,
    /,
    *,
    bots: Bots = (),
    players: Players = None,
    mode: Mode = None,
    settings: Settings = (),
    delay: Annotated[float | None, said("help-delay")] = None,
    seed: Seed = None,
    salt: Salt = None,
    record: RecordFile = None,
    plain: Plain = False,
    lang: Lang = SPOKEN,
) -> int:
    screen = Screen(lang, plain)
    wish = Wish(players, people=0, bots=listed_bots(bots))
    saving.agree_on_record(screen, record)
    session = begin(screen, game, wish, chosen_options(settings, mode), (), seed_of(seed), salt or "")
    pause = delay if delay is not None else PAUSE if screen.is_terminal else 0.0
    go_by(session, max(0.0, min(pause, 60.0)))
    show_end(session)
    if record is not None:
        saving.record(session, record)
    return 0


def go_by(session: Session, pause: float) -> None:
    """A picture after each turn: when somebody else is to act, or nobody any more."""
    match = session.match
    while not match.is_over:
        actor = match.actor
        while match.actor == actor:
            session.step()
        session.show_news()
        session.screen.show("")
        session.screen.shows(session.picture.draw(session.scene, actor, []))
        session.screen.show("")
        time.sleep(pause)
