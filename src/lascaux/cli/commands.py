"""What can be typed at any prompt beside an answer."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from lascaux.cli import saving, turn
from lascaux.cli.hinting import show_hint
from lascaux.cli.names import found_name
from lascaux.cli.problems import Leave, Problem
from lascaux.cli.screen import BAD
from lascaux.cli.session import Session
from lascaux.cli.sheet import show_sheet
from lascaux.cli.undoing import undo
from lascaux.locales import prefix

Command = Callable[[Session, str], bool]  # whether the question is another one now


def run(session: Session, words: str) -> bool | None:
    """What the command led to; None if there is no such command."""
    name, _, rest = words.partition(" ")
    for command, act in COMMANDS.items():
        if name.lower() in session.screen.words(f"cli-commands-{command}"):
            return act(session, rest.strip())
    return None


def take_back(session: Session, rest: str) -> bool:
    return undo(session)


def list_all(session: Session, rest: str) -> bool:
    session.screen.shows(turn.listed_options(session, session.match.legal()))
    return False


def hint(session: Session, rest: str) -> bool:
    show_hint(session)
    return False


def save(session: Session, rest: str) -> bool:
    try:
        saving.save(session, Path(rest) if rest else None)
    except Problem as problem:
        session.screen.complain(problem)
    return False


def show_log(session: Session, rest: str) -> bool:
    session.screen.show(*session.log)
    return False


def show_score(session: Session, rest: str) -> bool:
    """By what the seat that is asked may know."""
    match, scene = session.match, session.scene
    known = replace(scene, state=match.game.known_to(match.state, match.actor))
    show_sheet(session.screen, known, match.course)
    return False


def show_rules(session: Session, rest: str) -> bool:
    match, catalog = session.match, session.screen.catalog
    asked = match.game.question(match.state)
    session.screen.say("cli-rules", question=catalog.tell(asked, match.names), rule=asked.rule)
    return False


def show_board(session: Session, rest: str) -> bool:
    """Of a seat by name or number, or a part of the table; the position again if nothing is named."""
    names = session.match.names
    if not rest:
        turn.show_question(session)
        return False
    if rest.lower() in session.screen.words("cli-commands-all"):
        return show_all(session, "")
    seat = found_name(names, rest)
    found = session.picture.part(session.scene, session.match.actor, rest) if seat is None else []
    if found:
        session.screen.shows(found)
    elif seat is None:
        session.screen.say("cli-who", BAD, name=rest[:40], names=", ".join(names))
    else:
        session.screen.shows(session.picture.areas(session.scene, [seat]))
    return False


def show_all(session: Session, rest: str) -> bool:
    session.screen.shows(session.picture.areas(session.scene, range(len(session.match.names))))
    return False


def show_help(session: Session, rest: str) -> bool:
    own = f"{prefix(session.match.game.id)}-help"
    for key in ("cli-help-answers", own, "cli-help"):
        if key != own or session.screen.catalog.has(own):
            session.screen.say(key)
    return False


def show_legend(session: Session, rest: str) -> bool:
    session.screen.shows(session.picture.legend(session.scene))
    return False


def leave(session: Session, rest: str) -> bool:
    raise Leave


COMMANDS: dict[str, Command] = {
    "undo": take_back,
    "list": list_all,
    "hint": hint,
    "save": save,
    "log": show_log,
    "score": show_score,
    "rules": show_rules,
    "board": show_board,
    "all": show_all,
    "help": show_help,
    "legend": show_legend,
    "quit": leave,
}
