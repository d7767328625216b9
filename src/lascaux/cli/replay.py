"""`lascaux replay`: verifies a record and shows it."""

import json
from typing import Annotated

from lascaux.cli.ending import show_seed
from lascaux.cli.files import read_game
from lascaux.cli.games import Scene, picture
from lascaux.cli.language import SPOKEN
from lascaux.cli.parameters import Json, Lang, Plain, said
from lascaux.cli.problems import Problem
from lascaux.cli.screen import Screen
from lascaux.cli.sheet import show_sheet, show_winners
from lascaux.engine.protocol import OVER
from lascaux.locales import prefix
from lascaux.table.match import digest_of
from lascaux.table.record import Record


def replay(
    file: Annotated[str, said("help-file", allow_leading_hyphen=True)],
    /,
    *,
    to: Annotated[int | None, said("help-to")] = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = SPOKEN,
) -> int:
    record = read_game(file)
    if to is not None and not 0 <= to <= len(record.steps):
        raise Problem("cli-replay-range", to=to, actions=len(record.steps))
    if as_json:
        print(json.dumps(facts_of(record, to), ensure_ascii=False))
        return 0
    screen = Screen(lang, plain)
    if to is not None:
        show_position(screen, record, to)
    else:
        show_verified(screen, record)
    return 0


def facts_of(record: Record, to: int | None) -> dict[str, object]:
    """What was verified, or the position asked for, as data."""
    count = len(record.steps) if to is None else to
    s = record.position(count)
    facts: dict[str, object] = {
        "game": record.game.id,
        "revision": record.game.revision,
        "players": record.setup.players,
        "options": record.setup.options,
        "names": record.names,
        "actions": len(record.steps),
        "begins": record.begins,
        "deals": record.deals,
        "finished": record.is_finished,
        "commitment": record.commitment,
        "salt": record.salt,
        "shown": count,
        "digest": digest_of(s),
        "standings": record.game.returns(s),
        "score": [line._asdict() for line in record.game.tally(s, record.course(count))],
    }
    if to is not None:
        facts["position"] = record.game.observe(s, -4)
    if record.is_finished and record.seed is not None:
        facts["seed"] = record.seed.hex()
        facts["result"] = record.result
    return facts


def show_verified(screen: Screen, record: Record) -> None:
    scene = scene_of(screen, record, len(record.steps))
    title = screen.catalog.say(f"{prefix(record.game.id)}-title")
    screen.say("cli-replay-title", title=title, names=", ".join(record.names))
    digest, commitment = digest_of(record.state), record.commitment
    screen.say(
        "cli-replay-actions",
        actions=len(record.steps),
        deals=record.deals,
        digest=digest,
        commitment=commitment,
    )
    if record.begins:
        screen.say("cli-replay-begins", begins=record.begins)
    if not record.is_finished:
        screen.say("cli-replay-unfinished")
    screen.shows(picture(record.game.id).areas(scene, range(len(record.names))))
    show_sheet(screen, scene, record.course(len(record.steps)))
    if record.is_finished:
        show_winners(screen, scene)
    if record.is_finished and record.seed is not None:
        show_seed(screen, record.seed, record.salt)


def scene_of(screen: Screen, record: Record, count: int) -> Scene:
    return Scene(
        record.game, record.position(count), record.names, screen.catalog, screen.plain, screen.width
    )


def show_position(screen: Screen, record: Record, count: int) -> None:
    """The position after some actions: the last one in words, and what is asked next."""
    scene = scene_of(screen, record, count)
    game = record.game
    if count:
        before = record.position(count - 1)
        actor, action = record.steps[count - 1]
        what = screen.catalog.tell(game.text(before, action), record.names)
        name = record.names[actor] if actor >= 0 else screen.catalog.say("cli-chance")
        screen.say("cli-replay-action", number=count, name=name, what=what)
    seat = game.actor(scene.state)
    screen.shows(picture(game.id).draw(scene, seat, game.legal(scene.state)))
    asked = game.question(scene.state)
    if seat != OVER:
        name = record.names[seat] if seat >= 0 else screen.catalog.say("cli-chance")
        said_ = screen.catalog.tell(asked, record.names)
        screen.say("cli-question", name=name, question=said_, rule=asked.rule)
