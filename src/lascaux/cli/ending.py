"""The end of a game: the territories, the score sheet, who has won, and the seed."""

from lascaux.cli.session import Session
from lascaux.cli.sheet import show_sheet, show_winners


def show_end(session: Session) -> None:
    screen, match = session.screen, session.match
    session.show_news()
    screen.show("")
    screen.say("cli-over")
    screen.shows(session.picture.areas(session.scene, range(len(match.names))))
    show_sheet(screen, session.scene)
    show_winners(screen, session.scene)
    screen.say("cli-seed", seed=match.seed.hex(), salt=match.salt or "none")
