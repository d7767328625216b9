"""One decision of a person: the screen, the question, the options, and what is typed."""

from collections.abc import Sequence

from rich.text import Text

from lascaux.cli import commands
from lascaux.cli.options import listed
from lascaux.cli.screen import ASK, BAD, QUIET, in_ascii, wrapped
from lascaux.cli.session import Session
from lascaux.engine.protocol import Action

PROMPT = 1  # lines for the prompt
LEAST = 3  # lines for options, however low the terminal is


def take_turn(session: Session) -> None:
    """Asks until something was done; whatever is refused changes nothing."""
    session.show_news()
    show_question(session)
    while True:
        words = session.screen.ask(prompt(session))
        if words and answer(session, words):
            return


def prompt(session: Session) -> str:
    return session.screen.catalog.say("cli-prompt", name=session.match.names[session.match.actor])


def show_question(session: Session) -> None:
    lines = screenful(session)
    if len(lines) + PROMPT < session.screen.height:
        session.screen.show("")
    session.screen.shows(lines)


def screenful(session: Session) -> list[Text]:
    """The position, the question and the options: with the prompt, never more than the terminal has lines."""
    match = session.match
    lines = session.picture.draw(session.scene, match.actor, match.legal())
    lines += question_lines(session)
    room = max(LEAST, session.screen.height - len(lines) - PROMPT)
    return lines + shortened(session, listed_options(session, match.legal()), room)


def question_lines(session: Session) -> list[Text]:
    match, catalog = session.match, session.screen.catalog
    asked = match.game.question(match.state)
    name = match.names[match.actor]
    said = catalog.say("cli-question", name=name, question=catalog.tell(asked, match.names), rule=asked.rule)
    return wrapped(in_ascii(said) if session.screen.plain else said, session.screen.width - 1, style=ASK)


def listed_options(session: Session, shown: Sequence[Action]) -> list[Text]:
    match = session.match
    return listed(session.scene, session.picture, match.actor, match.legal(), shown)


def shortened(session: Session, lines: list[Text], room: int) -> list[Text]:
    """As many lines as there is room for; the last one says that there are more."""
    if len(lines) <= room:
        return lines
    left = len(lines) - room + 1
    return [*lines[: room - 1], Text(session.screen.catalog.say("cli-more", count=left), QUIET)]


def answer(session: Session, words: str) -> bool:
    """Whether the question is answered: an option was chosen, or a command led to another question."""
    options = session.match.legal()
    if words.isdecimal():
        return choose_number(session, options, words)
    found = session.picture.find(session.scene, options, words)
    if len(found) == 1:
        session.do(found[0])
        return True
    if found:
        session.screen.say("cli-several")
        session.screen.shows(listed_options(session, found))
        return False
    done = commands.run(session, words)
    if done is None:
        refuse(session, words)
    return bool(done)


def choose_number(session: Session, options: Sequence[Action], words: str) -> bool:
    number = int(words) if len(words) < 9 else 0
    if not 1 <= number <= len(options):
        session.screen.say("cli-no-such-number", BAD, count=len(options))
        return False
    session.do(options[number - 1])
    return True


def refuse(session: Session, words: str) -> None:
    """Which rule shuts what was typed; or that nothing is called so."""
    meant = session.picture.meant(session.scene, words)
    if meant is None:
        session.screen.say("cli-no-such-words", BAD, words=words[:40])
        return
    match, catalog = session.match, session.screen.catalog
    why = match.game.why_not(match.state, meant)
    session.screen.say("cli-refused", BAD, why=catalog.tell(why, match.names), rule=why.rule)
