"""Taking back: to the last real decision made at this terminal.

What was forced or a bot's since then is taken back with it.
"""

from lascaux.cli.screen import BAD, GOOD
from lascaux.cli.session import Session


def undo(session: Session) -> bool:
    """Free where nothing new was shown and nobody else acted; else the people at this terminal are asked."""
    match, screen = session.match, session.screen
    target = last_decision(session)
    if target is None:
        screen.say("cli-undo-none", BAD)
        return False
    count = len(match.steps) - target
    seat = match.steps[target].actor
    if count > match.free_undo(seat):
        others = sum(step.actor not in (seat, -1) for step in match.steps[target:])
        if not screen.agrees("cli-undo-ask", others=others):
            screen.say("cli-undo-kept")
            return False
    take_back(session, target, count)
    return True


def take_back(session: Session, target: int, count: int) -> None:
    match, catalog = session.match, session.screen.catalog
    action, seat = match.steps[target].action, match.steps[target].actor
    match.undo(count)
    what = catalog.tell(match.game.text(match.state, action), match.names)
    said = catalog.say("cli-undone", name=match.names[seat], count=count, what=what)
    session.log.append(said)
    session.screen.say("cli-undone", GOOD, name=match.names[seat], count=count, what=what)


def last_decision(session: Session) -> int | None:
    """The number of steps before the last one that a person chose among several options."""
    match = session.match
    s = match.game.new(match.setup)
    found = None
    for number, step in enumerate(match.steps):
        if step.actor >= 0 and session.seats[step.actor].bot is None and len(match.game.legal(s)) > 1:
            found = number
        match.game.apply(s, step.action)
    return found
