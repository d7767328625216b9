"""The web application: REST for tables and seats, a socket for each table."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, WebSocketRoute

from lascaux.server import api_admin, api_calls, api_games, api_home, api_replays, api_server, api_tables
from lascaux.server.answering import nothing_here
from lascaux.server.api_admin import token_file, write_token
from lascaux.server.calling import Caller
from lascaux.server.chores import keep_house
from lascaux.server.client_files import client_routes
from lascaux.server.devices import Devices
from lascaux.server.farewell import Farewell
from lascaux.server.headers import SecurityHeaders
from lascaux.server.keeping import DAY
from lascaux.server.limits import (
    CALLS,
    CODES,
    LINKS,
    MOST_SOCKETS,
    RECORDS,
    REQUESTS,
    REVIEWS,
    TABLES,
    Buckets,
    Crowds,
    Rate,
)
from lascaux.server.previews import learn_to_speak
from lascaux.server.replays import Replays
from lascaux.server.reviewing import Reviews
from lascaux.server.rooms import Rooms
from lascaux.server.settings import Settings
from lascaux.server.shutting_out import ShutOut
from lascaux.server.sockets import SocketEnd
from lascaux.server.store import Store
from lascaux.server.thinking import Thinker

REVIEW_SECONDS = 180.0  # looking back at a whole game takes longer than a move
REVIEW_YIELDS = 10  # and has the time that nobody else needs
log = logging.getLogger("lascaux.server")


def make_app(settings: Settings) -> Starlette:
    routes = [
        WebSocketRoute("/api/tables/{table}/socket", ShutOut(SocketEnd())),
        *api_games.ROUTES,
        *api_tables.ROUTES,
        *api_home.ROUTES,
        *api_replays.ROUTES,
        *api_server.ROUTES,
        *api_calls.ROUTES,
        *api_admin.ROUTES,
        *routes_of_metrics(settings),
        *client_routes(settings.client),
    ]
    app = Starlette(
        routes=routes,
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(ShutOut),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={HTTPException: nothing_here},
        lifespan=lifespan,
    )
    app.state.settings = settings
    return app


@contextlib.asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """Opens the store, lets unfinished games go on, and at the end finishes what is being written."""
    settings: Settings = app.state.settings
    store = Store(settings.db)
    thinker = Thinker(settings.workers)
    reviewer = Thinker(settings.workers, REVIEW_SECONDS, yields=REVIEW_YIELDS)
    app.state.caller = caller = Caller(store, settings)
    app.state.rooms = rooms = Rooms(store, thinker, caller.calls)
    app.state.replays, app.state.reviews = Replays(rooms, reviewer), Reviews(store, reviewer)
    app.state.begun_reviews = Buckets(REVIEWS)
    app.state.requests, app.state.tables = Buckets(REQUESTS), Buckets(TABLES)
    app.state.records, app.state.sockets = Buckets(RECORDS), Crowds(MOST_SOCKETS)
    app.state.records_a_day = Buckets(Rate(settings.records_a_day, settings.records_a_day / DAY))
    app.state.devices, app.state.links = Devices(rooms), Buckets(LINKS)
    app.state.callees, app.state.guesses = Buckets(CALLS), Buckets(CODES)
    app.state.farewell = farewell = Farewell(rooms)
    app.state.admin_token = write_token(settings)
    if not store.fault:
        await caller.open()
    chores = [
        asyncio.create_task(chore)
        for chore in (rooms.resume_all(), keep_house(rooms, settings), caller.run())
    ]
    if settings.client is not None:
        chores.append(asyncio.create_task(learn_to_speak()))
    if settings.shows_metrics:
        from lascaux.server.metrics import Metrics

        app.state.metrics = metrics = Metrics(settings, rooms, farewell.outboxes)
        chores.append(asyncio.create_task(metrics.watch_lag()))
    log.info("ready: people can come")
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        for table in rooms.by_id.values():
            table.bots.stop()
        thinker.close()
        app.state.reviews.close()
        reviewer.close()
        await asyncio.to_thread(store.close)
        token_file(settings.db).unlink(missing_ok=True)
        if settings.shows_metrics:
            app.state.metrics.close()
        log.info("at its end: everything is written")


def routes_of_metrics(settings: Settings) -> Sequence[BaseRoute]:
    """Only if everybody may see them."""
    if not settings.metrics_public:
        return []
    from lascaux.server import metrics

    return metrics.ROUTES
