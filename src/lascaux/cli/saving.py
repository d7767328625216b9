"""Saving a game, to go on with it or to keep its record. Nothing is overwritten without asking."""

from pathlib import Path

from lascaux.cli.calling import program, typed
from lascaux.cli.files import check_target, free_name, write_text
from lascaux.cli.problems import Problem
from lascaux.cli.screen import Screen
from lascaux.cli.session import Session
from lascaux.engine.errors import RecordTooLong
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
    session.screen.say_whole("cli-saved", lascaux=program(), file=typed(path))
    return True


def save_somewhere(session: Session) -> None:
    """Under the usual name; where that can't be written, people may name another place."""
    screen, path = session.screen, None
    while True:
        try:
            save(session, path)
            return
        except Problem as problem:
            if not screen.is_terminal:
                raise
            screen.complain(problem)
        answer = screen.ask(screen.catalog.say("cli-save-where"))
        if not answer:
            screen.say("cli-not-saved")
            return
        path = Path(answer)


def usual_save(session: Session) -> Path:
    path = Path(f"{usual_stem(session)}-saved.jsonl")
    return path if path in OWN else free_name(path.stem)


def may_write(screen: Screen, path: Path) -> bool:
    check_target(path)
    if path in OWN or not path.exists():
        return True
    return screen.agrees("cli-overwrite", file=str(path))


def write(session: Session, path: Path) -> None:
    try:
        text = write_record(session.match, session.resume_facts())
    except RecordTooLong as problem:
        raise Problem(problem.key, **problem.facts) from None
    write_text(path, text)
    OWN.add(path)


def agree_on_record(screen: Screen, path: Path | None) -> None:
    """Asked before the game, so that it is not lost at its end."""
    if path is not None:
        check_target(path)
        if path.exists() and not (screen.is_terminal and screen.agrees("cli-overwrite", file=str(path))):
            raise Problem("cli-file-exists", file=str(path))
        OWN.add(path)


def record(session: Session, path: Path | None) -> None:
    """The finished game, which can't be played again: people are asked until it is written, or not wanted."""
    screen = session.screen
    path = path or where(session)
    while path is not None:
        try:
            if may_write(screen, path):
                write(session, path)
                screen.say_whole("cli-recorded", lascaux=program(), name=str(path), file=typed(path))
                return
        except Problem as problem:
            if not screen.is_terminal:
                raise
            screen.complain(problem)
        path = where(session, again=True) if screen.is_terminal else None
    screen.say("cli-not-recorded")


def where(session: Session, again: bool = False) -> Path | None:
    """Asks on a terminal; a pipe gets the usual name."""
    usual = free_name(usual_stem(session))
    screen = session.screen
    if not screen.is_terminal:
        return usual
    try:
        answer = screen.ask(screen.catalog.say("cli-record-where", file=str(usual)))
    except EOFError:
        screen.show("")
        return None if again else usual
    if answer.lower() in screen.words("cli-no"):
        return None
    return usual if not answer or answer.lower() in screen.words("cli-yes") else Path(answer)
