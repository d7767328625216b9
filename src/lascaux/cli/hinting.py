"""What a hint says at this terminal: what to do, and what for."""

from lascaux.advice.registry import advice_for
from lascaux.bots.hinting import RIVAL, Hint, hint_for
from lascaux.cli.options import gains, outlook, outlooks
from lascaux.cli.screen import GOOD
from lascaux.cli.session import Session
from lascaux.engine.protocol import Action
from lascaux.locales import prefix


def show_hint(session: Session) -> None:
    match = session.match
    found = hint_for(match.game, match.state, match.actor)
    if found.other is not None:
        show_reasons(session, found, found.other)
    else:
        show_gain(session, found)


def show_reasons(session: Session, found: Hint, other: Action) -> None:
    """What the choice brings in the end, compared with something else, by lines of the score sheet; or that
    both are about as good."""
    number, what = entry(session, found.action)
    other_number, instead = entry(session, other)
    reasons = ", ".join(reason(session, key, points) for key, points in found.why)
    session.screen.say(
        "cli-hint-why" if reasons else "cli-hint-even",
        GOOD,
        number=number,
        what=what,
        other=other_number,
        instead=instead,
        reasons=reasons,
    )


def show_gain(session: Session, found: Hint) -> None:
    """What the choice changes in the points of the seat."""
    scene, actor = session.scene, session.match.actor
    number, what = entry(session, found.action)
    gain = gains(scene, actor, [found.action])[0]
    session.screen.say(
        "cli-hint-estimate" if advice_for(scene.game).is_estimate() else "cli-hint",
        GOOD,
        by="expert" if found.is_by_expert else "casual",
        number=number,
        what=what,
        gain=gain,
        sign="+" if gain > 0 else "",
        outlook=outlook(scene, outlooks(scene, actor, [found.action])[0]),
    )


def entry(session: Session, action: Action) -> tuple[int, str]:
    """An option by its number and in words."""
    match, catalog = session.match, session.screen.catalog
    return match.legal().index(action) + 1, catalog.tell(match.game.text(match.state, action), match.names)


def reason(session: Session, key: str, points: float) -> str:
    """A line of the sheet with the points that it has more. What is kept from a rival is less for them."""
    catalog = session.screen.catalog
    if key == RIVAL:
        return catalog.say("cli-hint-rival", points=catalog.difference(-points))
    return catalog.say("cli-hint-reason", points=catalog.difference(points), line=line_of(session, key))


def line_of(session: Session, key: str) -> str:
    """As the sheet calls it; where it has a line for each of several things, by the word for all of them."""
    catalog, own = session.screen.catalog, f"{prefix(session.match.game.id)}-score-{key}"
    return catalog.say(f"{own}-any" if catalog.has(f"{own}-any") else own)
