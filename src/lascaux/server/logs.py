"""What the server says to whoever runs it: lines with time, level and table. Lines alike are folded; secrets
are left out, and so are the last parts of addresses."""

import json
import logging
import re
import threading
import time
from contextvars import ContextVar
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Literal

Form = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]

SHOWN, WINDOW = 3, 60.0  # of lines alike, so many in so many seconds; the others are counted
MOST_KINDS = 1000
LONGEST, LONGEST_TRACE = 2000, 16_000
HIDDEN = "[hidden]"
KEPT_BITS = {4: 24, 6: 48}
NAME = r"[A-Z][a-z]+(?:[A-Z][a-z]+)+|[a-z_]+"  # in code: ConnectionRefusedError is as long as a token
SECRETS = (
    re.compile(rf"(?<![\w-])(?!(?:{NAME})(?![\w-]))[\w-]{{22}}(?![\w-])"),  # tokens
    re.compile(r"(?<![0-9A-Fa-f])[0-9A-Fa-f]{32,}(?![0-9A-Fa-f])"),  # seeds and salts
    re.compile(r"""b(?:'(?:[^'\\]|\\.){16,}'|"(?:[^"\\]|\\.){16,}")"""),  # the same as Python shows them
)
HEX = "0-9A-Fa-f"
ADDRESS = re.compile(rf"(?<![\w.:])(?:(?:\d{{1,3}}\.){{3}}\d{{1,3}}|[{HEX}]*:[{HEX}:.]*[{HEX}:])(?!\w)")
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")

at_table: ContextVar[str] = ContextVar("at_table", default="")  # at which this task is at work


def set_up(form: Form = "text", level: Level = "info", addresses: bool = False) -> None:
    """From now on everything that anybody logs in this process goes to stderr in this form."""
    lines = logging.StreamHandler()
    lines.setFormatter((JsonLines if form == "json" else TextLines)(addresses))
    folding = Folding(lines)
    folding.setLevel(level.upper())
    logging.basicConfig(level=level.upper(), handlers=[folding], force=True)
    logging.captureWarnings(True)


@dataclass
class Fold:
    """Lines alike within one window."""

    since: float
    last: logging.LogRecord
    count: int = 0


class Folding(logging.Handler):
    """Hands on the first lines of a kind; of the others it tells the number when their time is over."""

    def __init__(self, to: logging.Handler, window: float = WINDOW) -> None:
        super().__init__()
        self.to, self.window = to, window
        self.folds: dict[tuple[str, int, str, str], Fold] = {}

    def emit(self, record: logging.LogRecord) -> None:
        record.table = table = getattr(record, "table", "") or at_table.get()
        now, kind = time.monotonic(), (record.name, record.levelno, str(record.msg), table)
        self.close_old(now)
        fold = self.folds.setdefault(kind, Fold(now, record))
        fold.last, fold.count = record, fold.count + 1
        if fold.count <= SHOWN:
            self.to.handle(record)
        elif fold.count == SHOWN + 1:
            self.wake_after(self.window - (now - fold.since))

    def wake_after(self, seconds: float) -> None:
        timer = threading.Timer(seconds, self.look)
        timer.daemon = True
        timer.start()

    def look(self) -> None:
        """Nothing else may be logged for long."""
        self.acquire()
        try:
            self.close_old(time.monotonic())
        finally:
            self.release()

    def close_old(self, now: float) -> None:
        """The oldest stand first."""
        while self.folds:
            kind, fold = next(iter(self.folds.items()))
            if now - fold.since < self.window and len(self.folds) < MOST_KINDS:
                return
            del self.folds[kind]
            self.tell(fold)

    def tell(self, fold: Fold) -> None:
        more = fold.count - SHOWN
        if more > 0:
            fold.last.more = more
            fold.last.exc_info = fold.last.exc_text = None
            self.to.handle(fold.last)

    def close(self) -> None:
        self.close_old(float("inf"))
        super().close()


class Lines(logging.Formatter):
    def __init__(self, addresses: bool = False) -> None:
        """`addresses`: whether they are written in full."""
        super().__init__()
        self.addresses = addresses

    def text(self, record: logging.LogRecord) -> str:
        """In one line, whatever somebody has sent."""
        said = CONTROL.sub(escaped, self.cleared(record.getMessage())[:LONGEST])
        more = getattr(record, "more", 0)
        return f"... {more} more like this in {WINDOW:.0f} s: {said}" if more else said

    def trace(self, record: logging.LogRecord) -> str:
        return self.cleared(self.formatException(record.exc_info))[-LONGEST_TRACE:] if record.exc_info else ""

    def cleared(self, text: str) -> str:
        text = without_secrets(text)
        return text if self.addresses else ADDRESS.sub(shortened, text)


class TextLines(Lines):
    def format(self, record: logging.LogRecord) -> str:
        table = getattr(record, "table", "") or "-"
        line = f"{moment(record)} {record.levelname.lower():7} {table} {self.text(record)}"
        return "\n    ".join([line, *self.trace(record).splitlines()])


class JsonLines(Lines):
    def format(self, record: logging.LogRecord) -> str:
        facts = {
            "time": moment(record),
            "level": record.levelname.lower(),
            "table": getattr(record, "table", ""),
            "text": self.text(record),
            "more": getattr(record, "more", 0),
            "trace": self.trace(record),
        }
        return json.dumps({name: fact for name, fact in facts.items() if fact}, ensure_ascii=False)


def moment(record: logging.LogRecord) -> str:
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z"


def without_secrets(text: str) -> str:
    """No line should hold one; this is for those that nobody thought of."""
    for secret in SECRETS:
        text = secret.sub(HIDDEN, text)
    return text


def shortened(found: re.Match[str]) -> str:
    """As much of an address as tells a network, but no person; what is none stays, so does this machine."""
    whole = found.group()
    address, port = parsed(whole), ""
    if address is None and ":" in whole:
        bare, port = whole.rsplit(":", 1)
        address = parsed(bare)
    if address is None or address.is_loopback or address.is_unspecified:
        return whole
    network = ip_network((address, KEPT_BITS[address.version]), strict=False)
    return f"{network}:{port}" if port else str(network)


def parsed(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def escaped(found: re.Match[str]) -> str:
    return found.group().encode("unicode_escape").decode()
