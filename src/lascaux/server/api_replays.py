"""Looking back over REST."""

import asyncio

from starlette.requests import Request
from starlette.routing import Route

from lascaux.engine.errors import RecordError
from lascaux.engine.protocol import SPECTATOR
from lascaux.server import wire
from lascaux.server.answering import address, answered, body, failed, key_of, raw_body
from lascaux.server.api_tables import one_too_many, ticket
from lascaux.server.auth import Key
from lascaux.server.errors import NotFound, NotYours
from lascaux.server.guesses import check_guesses, note_guess
from lascaux.server.networks import narrow
from lascaux.server.playing_on import beginning_at, open_at
from lascaux.server.replays import Replay, Replays, shown
from lascaux.server.reviewing import Reviews
from lascaux.server.seats import check_name
from lascaux.server.wire_review import PlayOn
from lascaux.table.record import MOST_CHARACTERS

MOST_DIGITS = 9  # of the number of a position


async def bring_record(request: Request) -> object:
    """Verifies a finished record that somebody brings, and keeps it to be looked at."""
    raw = await raw_body(request, MOST_CHARACTERS)
    state = request.app.state
    if not state.settings.is_unlimited and not state.records.take(address(request)):
        return failed(429, wire.Problem("too-fast", "that is too much at once: wait a little"))
    if not state.settings.is_unlimited and not state.records_a_day.take(address(request)):
        return failed(
            429, wire.Problem("too-many-records", "too many records from here today: come back tomorrow")
        )
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        raise RecordError(1, "is not UTF-8 text") from None
    replays: Replays = request.app.state.replays
    return await asyncio.to_thread(shown, await replays.find(await replays.keep_record(text), ""))


async def found_replay(request: Request, token: Key) -> Replay:
    """By the code of its table, too."""
    state, name = request.app.state, request.path_params["id"]
    check_guesses(state, address(request), name)
    try:
        replay: Replay = await state.replays.find(name, token)
    except NotFound:
        note_guess(state, address(request), name)
        raise
    return replay


async def replay_of(request: Request) -> Replay:
    replay = await found_replay(request, await key_of(request))
    return replay.seen_by(request.query_params.get("as", ""))


async def replay(request: Request) -> object:
    return await asyncio.to_thread(shown, await replay_of(request))


async def replay_position(request: Request) -> object:
    replays: Replays = request.app.state.replays
    return replays.position(await replay_of(request), number_in(request))


def number_in(request: Request) -> int:
    """The position that is asked for."""
    n = request.path_params["n"]
    if not n.isascii() or not n.isdigit() or len(n) > MOST_DIGITS:
        raise NotFound("no-position", "a position is a number")
    return int(n)


async def play_on(request: Request) -> object:
    """A table of its own for whoever wants to see what else could have become of a position."""
    wanted = await body(request, PlayOn)
    check_name(wanted.person.name)
    replays: Replays = request.app.state.replays
    replay = await found_replay(request, "")
    beginning = beginning_at(replay, number_in(request))
    return one_too_many(request) or ticket(*await open_at(replays.rooms, replay, beginning, wanted))


async def replay_course(request: Request) -> object:
    replays: Replays = request.app.state.replays
    return await replays.course(await replay_of(request), narrow(address(request)))


async def replay_proof(request: Request) -> object:
    """Whether every deal follows from the seed: the server deals anew."""
    replays: Replays = request.app.state.replays
    return await replays.proof(await replay_of(request))


async def review(request: Request) -> object:
    """How far a review is; all of it when it is done."""
    reviews: Reviews = request.app.state.reviews
    return await reviews.state(await replay_of(request))


async def begin_review(request: Request) -> object:
    """Where there is none yet, or none that is right any more."""
    state, reviews, replay = request.app.state, request.app.state.reviews, await replay_of(request)
    told = await reviews.state(replay)
    if told.status not in ("none", "failed"):
        return told
    if not state.settings.is_unlimited and not state.begun_reviews.take(address(request)):
        return failed(429, wire.Problem("too-fast", "that is too much at once: wait a little"))
    return reviews.begin(replay, narrow(address(request)))


async def cancel_review(request: Request) -> object:
    """By whoever sat at the table. At that of a record that was brought nobody sits: there anybody may."""
    reviews: Reviews = request.app.state.reviews
    replay = await found_replay(request, await key_of(request))
    if replay.seat == SPECTATOR and not replay.is_brought:
        raise NotYours("no-seat", "this needs a seat at the table")
    reviews.cancel(replay)
    return await reviews.state(replay)


ROUTES = [
    Route("/api/records", answered(bring_record), methods=["POST"]),
    Route("/api/replays/{id}", answered(replay)),
    Route("/api/replays/{id}/course", answered(replay_course)),
    Route("/api/replays/{id}/proof", answered(replay_proof)),
    Route("/api/replays/{id}/review", answered(review), methods=["GET"]),
    Route("/api/replays/{id}/review", answered(begin_review), methods=["POST"]),
    Route("/api/replays/{id}/review", answered(cancel_review), methods=["DELETE"]),
    Route("/api/replays/{id}/{n}", answered(replay_position)),
    Route("/api/replays/{id}/{n}/play", answered(play_on, begins=True), methods=["POST"]),
]
