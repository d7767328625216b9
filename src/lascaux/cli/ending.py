"""The end of a game: the territories, the score sheet, who has won, and the seed."""

from lascaux.cli.screen import Screen
from lascaux.cli.session import Session
from lascaux.cli.sheet import show_sheet, show_winners


def show_end(session: Session) -> None:
    screen, match = session.screen, session.match
    session.show_news()
    screen.show("")
    screen.say("cli-over")
    screen.shows(session.picture.areas(session.scene, range(len(match.names))))
    show_sheet(screen, session.scene, match.course)
    show_winners(screen, session.scene)
    show_seed(screen, match.seed, match.salt)


def show_seed(screen: Screen, seed: bytes, salt: str) -> None:
    screen.say("cli-seed", seed=seed.hex(), salt=salt, salted=int(bool(salt)))
