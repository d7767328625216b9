"""What is counted and what is there just now, in the words of Prometheus. Imported only where it was asked
for: it needs lascaux[metrics]."""

import asyncio
import contextlib
import os
import time
from collections.abc import Iterator, Sized
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lascaux.server import meter
from lascaux.server.answering import answered
from lascaux.server.meter import Counting, Spread
from lascaux.server.settings import Settings

if TYPE_CHECKING:
    from lascaux.server.rooms import Rooms

LAG_EVERY = 0.25
TRIES = 5


class Figures(Collector):
    """Asked from a thread of its own while the games go on: whatever may change is copied first."""

    def __init__(self, counting: Counting, rooms: "Rooms", sockets: Sized) -> None:
        self.counting, self.rooms, self.sockets = counting, rooms, sockets

    def collect(self) -> Iterator[Metric]:
        yield counted("lascaux_moves", "Moves on disk.", "by", self.counting.moves)
        yield counted("lascaux_refusals", "What was refused, by code.", "code", self.counting.refusals)
        yield from self.times()
        yield from self.at_work()
        yield from self.here()

    def times(self) -> Iterator[Metric]:
        one = self.counting
        yield spread("lascaux_commit_seconds", "How long a commit takes.", {"": one.commits})
        yield spread("lascaux_telling_seconds", "From a commit until all are told.", {"": one.tellings})
        yield spread("lascaux_loop_lag_seconds", "How late the event loop is.", {"": one.lag})
        thinking, waiting = "How long a worker thinks.", "How long a thought waits for a worker."
        yield spread("lascaux_thinking_seconds", thinking, dict(one.thoughts), "purpose")
        yield spread("lascaux_thinking_wait_seconds", waiting, dict(one.waits), "purpose")

    def at_work(self) -> Iterator[Metric]:
        crew = self.rooms.thinker.crew
        busy = sum(worker.job is not None for worker in list(crew.workers))
        yield GaugeMetricFamily("lascaux_workers", "Processes that think.", len(crew.workers))
        yield GaugeMetricFamily("lascaux_workers_busy", "Those that think just now.", busy)
        yield GaugeMetricFamily("lascaux_thoughts_waiting", "What waits for one.", length(crew.queue))

    def here(self) -> Iterator[Metric]:
        yield GaugeMetricFamily("lascaux_sockets", "Open sockets.", len(self.sockets))
        yield GaugeMetricFamily("lascaux_tables", "Tables in memory.", len(self.rooms.by_id))
        files = GaugeMetricFamily("lascaux_database_bytes", "The database on disk.", labels=["file"])
        for file, ending in (("tables", ""), ("log", "-wal")):
            files.add_metric([file], size_of(self.rooms.store.path + ending))
        yield files


class Metrics:
    """Shown at a port of their own, to everybody at /metrics, or both."""

    def __init__(self, settings: Settings, rooms: "Rooms", sockets: Sized) -> None:
        self.counting = Counting()
        self.registry = CollectorRegistry()
        self.registry.register(Figures(self.counting, rooms, sockets))
        ProcessCollector(registry=self.registry)
        self.shown_at = None
        if settings.metrics_port is not None:
            self.shown_at, _ = start_http_server(
                settings.metrics_port, settings.metrics_host, registry=self.registry
            )
        meter.use(self.counting)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    async def watch_lag(self) -> None:
        """As long as the server runs."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(LAG_EVERY)
            self.counting.lag.add(max(0.0, time.monotonic() - before - LAG_EVERY))

    def close(self) -> None:
        meter.use(meter.Meter())
        if self.shown_at is not None:
            self.shown_at.shutdown()
            self.shown_at.server_close()


def counted(name: str, meaning: str, label: str, numbers: dict[str, int]) -> Metric:
    family = CounterMetricFamily(name, meaning, labels=[label])
    for value, number in dict(numbers).items():
        family.add_metric([value], number)
    return family


def spread(name: str, meaning: str, spreads: dict[str, Spread], label: str = "") -> Metric:
    family = HistogramMetricFamily(name, meaning, labels=[label] if label else [])
    for value, one in spreads.items():
        bounds = [*map(str, one.bounds), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(one.counts)), strict=True))
        family.add_metric([value] if label else [], buckets, one.total)
    return family


def length(queue: Sized) -> int:
    """It may change while it is counted."""
    for _ in range(TRIES):
        with contextlib.suppress(RuntimeError):
            return len(queue)
    return 0


def size_of(path: str) -> int:
    try:
        return os.stat(path).st_size
    except OSError:  # the log of the database is not always there
        return 0


async def show(request: Request) -> Response:
    metrics: Metrics = request.app.state.metrics
    content = await asyncio.to_thread(metrics.text)
    return Response(content, headers={"content-type": CONTENT_TYPE_LATEST})


ROUTES = [Route("/metrics", answered(show))]
