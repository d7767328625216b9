"""A worker: a process that does one job after the other, as the server tells it."""

import pickle
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from lascaux.bots.asking import FAILURES, failure
from lascaux.engine.errors import BotError
from lascaux.server.minds import minds
from lascaux.server.resting import Bell, hear
from lascaux.server.stopping import Brake, attention


@dataclass(frozen=True)
class Order:
    """A job on its way to a worker; `forgotten` are tables that are no more."""

    number: int
    work: Callable[..., Any]
    what: tuple[object, ...]
    forgotten: tuple[str, ...] = ()


@dataclass(frozen=True)
class Answer:
    """What a job came to, or what it failed with, and the seconds of CPU that it took."""

    value: Any = None
    problem: BaseException | None = None
    cpu: float = 0.0


READY = Answer()


def work(line: Connection, bell: Bell, brake: Brake) -> None:
    """Until it is killed, or nobody is at the other end of the line."""
    hear(bell)
    attention.brake = brake
    line.send(READY)
    while True:
        try:
            order = line.recv()
        except EOFError:
            return
        minds.forget(order.forgotten)
        line.send_bytes(packed(done(order)))


def done(order: Order) -> Answer:
    attention.number = order.number
    started = time.process_time()
    try:
        value = order.work(*order.what)
    except FAILURES as problem:
        return Answer(problem=problem, cpu=time.process_time() - started)
    return Answer(value, cpu=time.process_time() - started)


def packed(answer: Answer) -> bytes:
    """What can't travel is told in words: the server must be able to read whatever comes."""
    try:
        raw = pickle.dumps(answer)
        if answer.problem is not None:
            pickle.loads(raw)
        return raw
    except Exception as problem:
        return pickle.dumps(Answer(problem=BotError(failure(answer.problem or problem)), cpu=answer.cpu))
