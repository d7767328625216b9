"""What a server counts is shown where an operator wants it, and nothing is counted where nobody does."""

import asyncio
import re
from contextlib import asynccontextmanager

import httpx

from lascaux.server import meter, wire
from lascaux.server.app import lifespan, make_app
from lascaux.server.meter import Meter
from lascaux.server.settings import Settings
from tests.server.client import free_port

NEW = wire.NewTable("kingdomino-origins", 2, bots=["random"], person=wire.Person("Ana"))


@asynccontextmanager
async def serving(tmp_path, **more):
    app = make_app(Settings(tmp_path / "tables.db", workers=1, is_unlimited=True, **more))
    transport = httpx.ASGITransport(app)
    async with lifespan(app), httpx.AsyncClient(transport=transport, base_url="http://lascaux") as asking:
        yield app.state, asking


async def some_moves(state) -> int:
    """How many a person made, against a bot."""
    table, seat, token = await state.rooms.open(NEW)
    await table.start(token)
    moves = 0
    while moves < 3:
        match = table.playing()
        if match.actor == seat:
            action = match.game.named(match.state, match.legal()[0])
            await table.act(seat, wire.Act(f"{moves}", table.version, action))
            moves += 1
        await asyncio.sleep(0.01)
    return moves


def number(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, name
    return float(found[1])


def test_the_port_for_metrics_shows_what_happened_and_what_is_there(tmp_path):
    async def run():
        port = free_port()
        async with serving(tmp_path, metrics_port=port) as (state, asking):
            moves = await some_moves(state)
            assert (await asking.get("/api/tables/none")).status_code == 404
            await asyncio.sleep(0.3)  # the event loop is looked at now and then
            answer = await asyncio.to_thread(httpx.get, f"http://127.0.0.1:{port}/metrics")
            assert (await asking.get("/metrics")).status_code == 404
            return moves, answer.text

    moves, text = asyncio.run(run())
    assert number(text, 'lascaux_moves_total{by="person"}') == moves
    assert number(text, 'lascaux_moves_total{by="bot"}') >= 1
    assert number(text, "lascaux_commit_seconds_count") >= moves
    assert number(text, 'lascaux_commit_seconds_bucket{le="+Inf"}') == number(
        text, "lascaux_commit_seconds_count"
    )
    assert number(text, "lascaux_telling_seconds_count") >= moves
    assert number(text, 'lascaux_thinking_seconds_count{purpose="move"}') >= 1
    assert number(text, 'lascaux_refusals_total{code="no-table"}') == 1
    assert number(text, "lascaux_loop_lag_seconds_count") >= 1
    assert number(text, "lascaux_tables") == 1
    assert number(text, "lascaux_sockets") == 0
    assert number(text, "lascaux_workers") == 1
    assert number(text, "lascaux_thoughts_waiting") == 0
    assert number(text, 'lascaux_database_bytes{file="tables"}') > 0
    assert number(text, "process_open_fds") > 0


def test_the_public_port_shows_them_only_if_that_was_asked_for(tmp_path):
    async def run():
        async with serving(tmp_path) as (_, asking):
            assert (await asking.get("/metrics")).status_code == 404
            assert type(meter.now) is Meter
        async with serving(tmp_path, metrics_public=True) as (_, asking):
            answer = await asking.get("/metrics")
            assert answer.headers["content-type"].startswith("text/plain")
            assert number(answer.text, "lascaux_tables") == 0
        assert type(meter.now) is Meter

    asyncio.run(run())


def test_the_port_is_free_again_at_the_end(tmp_path):
    async def run():
        port = free_port()
        for _ in range(2):
            async with serving(tmp_path, metrics_port=port):
                pass

    asyncio.run(run())
