"""First games that teach, at a table: they begin at once, bots follow the script, and so does the person."""

from typing import TYPE_CHECKING

from lascaux.bots.base import Thought
from lascaux.engine.protocol import Text
from lascaux.games.registry import load
from lascaux.guided.following import next_step, pages_at, steps_done
from lascaux.guided.script import script_of
from lascaux.server import wire
from lascaux.server.errors import NotFound, NotInScript
from lascaux.server.seats import seats_with
from lascaux.server.thinking import Decision
from lascaux.table.match import Match
from lascaux.table.tape import Step

if TYPE_CHECKING:
    from lascaux.server.rooms import Rooms
    from lascaux.server.table import Table


async def open_guided(rooms: "Rooms", game_id: str, person: wire.Person) -> tuple["Table", int, str]:
    """A private table that has begun, with the deals of the script, and who sits there by which token."""
    game, script = load(game_id), script_of(game_id)
    if script is None:
        raise NotFound("not-found", f"there is no guided first game of {game_id}")
    players = script.setup.players
    bots = {seat: script.bot for seat in range(players) if seat != script.you}
    seats, number, token = seats_with(players, bots, wire.Person(person.name, person.sign, script.you))
    table = await rooms.new_table(game, script.setup, False, seats, script=script)
    async with table.lock:
        await table.begin()
    return table, number, token


def scripted(table: "Table", match: Match) -> Decision | None:
    """What the script has the seat do that acts now. When it is over, or somebody has left it, bots think."""
    step = None if table.script is None else next_step(table.script, match)
    if step is None:
        return None
    action = match.game.parse(match.state, step.action)
    return Decision(Thought(action)) if action in match.legal() else None


def check_step(table: "Table", match: Match, played: Step) -> None:
    """Whoever learns does what the script shows, or is told what that is; when it is over, what they like."""
    step = None if table.script is None else next_step(table.script, match)
    if step is not None and step.action != played.named:
        raise NotInScript(step.otherwise)


def guided(table: "Table", match: Match, seat: int | None) -> wire.Guided | None:
    """What whoever learns reads now."""
    script = table.script
    done = None if script is None or seat != script.you else steps_done(script, match)
    if script is None or done is None or match.is_over:
        return None
    pages = [wire.GuidedPage(wired(page.words), page.at) for page in pages_at(script, done)]
    own = [step.by == seat for step in script.steps]
    told = wire.Guided(sum(own[:done]), sum(own), pages)
    step = next_step(script, match)
    if step is not None and step.by == seat:
        told.action = step.action
    elif done == len(script.steps):
        told.offers = [wire.GuidedOffer(wired(offer.words), offer.options) for offer in script.offers]
    return told


def wired(text: Text) -> wire.Words:
    return wire.Words(text.key, dict(text.facts), text.rule)  # type: ignore[arg-type]
