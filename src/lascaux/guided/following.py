"""How far a game has followed its script, and what comes next."""

from lascaux.engine.protocol import CHANCE
from lascaux.guided.script import Page, Script, Step
from lascaux.table.match import Match


def steps_done(script: Script, match: Match) -> int | None:
    """How many steps of the script have been carried out; None when the game has gone on beyond it, or
    elsewhere: a script may have been changed since the game began."""
    done = [(step.actor, step.named) for step in match.steps if step.actor != CHANCE]
    wanted = [(step.by, step.action) for step in script.steps]
    return len(done) if done == wanted[: len(done)] else None


def next_step(script: Script, match: Match) -> Step | None:
    """What is to be done now by whoever acts."""
    done = steps_done(script, match)
    if done is None or done == len(script.steps) or match.is_over:
        return None
    step = script.steps[done]
    return step if step.by == match.actor else None


def pages_at(script: Script, done: int) -> list[Page]:
    """What whoever learns reads when so many steps are done: what was said of the others' since they last
    read something, and what goes with their own, or with the end."""
    first = done
    while first and not was_read(script, script.steps[first - 1]):
        first -= 1
    pages = [page for step in script.steps[first:done] for page in step.pages]
    if done == len(script.steps):
        return [*pages, *script.end]
    step = script.steps[done]
    return [*pages, *step.pages] if step.by == script.you else pages


def was_read(script: Script, step: Step) -> bool:
    return step.by == script.you and bool(step.pages)
