"""A flood of requests is no flood of the log: what was just said is counted, and not said again."""

import logging
import time
from collections import OrderedDict
from types import TracebackType

AGAIN_AFTER = 60.0
MOST_REMEMBERED = 200


class Folding(logging.Filter):
    """For a logger. The next time that something is said, it is said how often it happened meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self.said: OrderedDict[str, float] = OrderedDict()
        self.unsaid: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        key, now = key_of(record), time.monotonic()
        if now - self.said.get(key, -AGAIN_AFTER) < AGAIN_AFTER:
            self.unsaid[key] = self.unsaid.get(key, 0) + 1
            return False
        self.remember(key, now)
        if more := self.unsaid.pop(key, 0):
            record.msg, record.args = f"{record.getMessage().rstrip()} (and {more} times before)", ()
        return True

    def remember(self, key: str, now: float) -> None:
        self.said[key] = now
        self.said.move_to_end(key)
        if len(self.said) > MOST_REMEMBERED:
            self.unsaid.pop(self.said.popitem(last=False)[0], None)


def key_of(record: logging.LogRecord) -> str:
    """Two exceptions are the same if they come from the same line."""
    line = last_line(record.exc_info[2]) if record.exc_info else ""
    return f"{record.name} {record.getMessage()} {line}"


def last_line(trace: TracebackType | None) -> str:
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
