"""A long computation in a worker rests while people wait for answers that are quick to give."""

import os
import threading
import time
from ctypes import c_double
from multiprocessing import get_context, parent_process

QUIET = 1.0  # seconds without such a question: then it goes on
MOST_REST = 20.0  # seconds in all: it is awaited, too
A_WHILE = 0.05


class Bell:
    """Rung by the server whenever somebody asks, heard in its workers: all processes have the same clock."""

    def __init__(self) -> None:
        # Without a lock: a worker that is killed would keep it.
        self.rung = get_context("spawn").RawValue(c_double, -QUIET)

    def ring(self) -> None:
        self.rung.value = time.monotonic()

    def is_quiet(self) -> bool:
        return time.monotonic() - self.rung.value >= QUIET


class Rest:
    """Of one computation: how long it may still wait."""

    def __init__(self, bell: Bell | None, most: float = MOST_REST) -> None:
        self.bell = bell
        self.left = most

    def take(self) -> None:
        """Until nobody has asked for a while, or as long as it may."""
        while self.bell is not None and self.left > 0 and not self.bell.is_quiet():
            time.sleep(A_WHILE)
            self.left -= A_WHILE


heard: Bell | None = None


def hear(bell: Bell) -> None:
    """In a worker, before all else."""
    global heard
    heard = bell
    if parent_process() is not None:
        threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """One that was killed can't end its workers: they see to it themselves."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def rest() -> Rest:
    """In a worker, for one computation."""
    return Rest(heard)
