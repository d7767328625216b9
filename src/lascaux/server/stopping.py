"""How a worker hears that what it does is to come to an end."""

from ctypes import c_longlong
from multiprocessing import get_context


class Brake:
    """Of one worker. Jobs are numbered, so that a word about one is never taken for one about the next."""

    def __init__(self) -> None:
        # Without a lock: a worker that is killed would keep it.
        self.stopped = get_context("spawn").RawValue(c_longlong, 0)

    def pull(self, number: int) -> None:
        """In the server: this job, and all before it, are to end."""
        self.stopped.value = number

    def is_pulled(self, number: int) -> bool:
        stopped: int = self.stopped.value
        return stopped >= number


class Attention:
    """In a worker: to which brake it listens, and at which job it is."""

    def __init__(self) -> None:
        self.brake: Brake | None = None
        self.number = 0


attention = Attention()


def is_stopped() -> bool:
    """In a worker: whether the job that it is at is to end soon, with what there is so far."""
    return attention.brake is not None and attention.brake.is_pulled(attention.number)
