"""Saving a game, to go on with it or to keep its record. Nothing is overwritten without asking."""

from pathlib import Path

from lascaux.cli.files import check_target, free_name, write_text
from lascaux.cli.problems import Problem
from lascaux.cli.screen import Screen
from lascaux.cli.session import Session
from lascaux.table.record import write_record

OWN: set[Path] = set()  # files that this process wrote itself: they may be written again


def usual_stem(session: Session) -> str:
    """Of the game and its seed, so that every game has a name of its own."""
    return f"{session.match.game.id}-{session.match.commitment[:8]}"


def save(session: Session, path: Path | None) -> bool:
    """The unfinished game, with its seed: for its owner only."""
    path = path or usual_save(session)
    if not may_write(session.screen, path):
        session.screen.say("cli-not-saved")
        return False
    write(session, path)
    session.screen.say("cli-saved", file=str(path))
    return True


def usual_save(session: Session) -> Path:
    path = Path(f"{usual_stem(session)}-saved.jsonl")
    return path if path in OWN else free_name(path.stem)


def may_write(screen: Screen, path: Path) -> bool:
    check_target(path)
    if path in OWN or not path.exists():
        return True
    return screen.agrees("cli-overwrite", file=str(path))


def write(session: Session, path: Path) -> None:
    write_text(path, write_record(session.match, session.resume_facts()))
    OWN.add(path)


def agree_on_record(screen: Screen, path: Path | None) -> None:
    """Asked before the game, so that it is not lost at its end."""
    if path is not None:
        check_target(path)
        if path.exists() and not (screen.is_terminal and screen.agrees("cli-overwrite", file=str(path))):
            raise Problem("cli-file-exists", file=str(path))
        OWN.add(path)


def record(session: Session, path: Path | None) -> None:
    """The finished game."""
    path = path or where(session)
    if path is None or not may_write(session.screen, path):
        session.screen.say("cli-not-recorded")
        return
    write(session, path)
    session.screen.say("cli-recorded", file=str(path))


def where(session: Session) -> Path | None:
    """Asks on a terminal; a pipe gets the usual name."""
    usual = free_name(usual_stem(session))
    screen = session.screen
    if not screen.is_terminal:
        return usual
    try:
        answer = screen.ask(screen.catalog.say("cli-record-where", file=str(usual)) + " ")
    except EOFError:
        return usual
    if answer.lower() in screen.words("cli-no"):
        return None
    return usual if not answer or answer.lower() in screen.words("cli-yes") else Path(answer)
