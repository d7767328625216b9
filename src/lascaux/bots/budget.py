"""How long a bot may think about one decision: seconds of its own CPU, until somebody stops it."""

import math
import time
from collections.abc import Callable

from lascaux.advice.watching import Watch


def never() -> bool:
    return False


class Timer(Watch):
    """Of one decision: runs from the moment it is made. `is_stopped` is somebody else's bell: a table that
    was closed, a person who took the move back."""

    def __init__(self, seconds: float = math.inf, is_stopped: Callable[[], bool] = never) -> None:
        self.began = time.process_time()
        self.seconds = seconds
        self.is_stopped = is_stopped

    def is_over(self) -> bool:
        return self.share() >= 1

    def share(self) -> float:
        """How much of it is gone; all, when it was stopped."""
        if self.is_stopped():
            return 1.0
        return 0.0 if self.seconds == math.inf else self.used() / self.seconds

    def used(self) -> float:
        """Seconds of CPU so far."""
        return time.process_time() - self.began
