"""Why the server does not do something.

LascauxError          engine/errors.py
└── TableError        409: not at this table, or not now; its code says what
    ├── NotInScript   a first game that teaches shows something else now
    ├── NotFound      404
    ├── NotYours      403
    ├── TooMuch       429
    ├── Unfit         422: what was sent can't be used, ever
    ├── Overtaken     jobs.py: the same was asked about a later position
    ├── GoingDown     503: nothing new begins any more
    ├── Busy          503: more than can be written in time
    ├── NotRead       503: what the disk gives can't be read
    └── NotWritten    503: the disk did not take it
        └── Conflict  disk.py: it is there already
StoreClosed           store.py: the server is going down; nobody's mistake, so no LascauxError
WorkerGone            workers.py: something simpler is tried instead; nobody is told of it
"""

from typing import ClassVar

from lascaux.engine.errors import LascauxError
from lascaux.engine.protocol import Text
from lascaux.server import wire


class TableError(LascauxError):
    """Something that can't be done at this table, or not now."""

    status: ClassVar[int] = 409

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code  # type: ignore[misc]


class NotInScript(TableError):
    """Allowed by the rules, but not what a first game that teaches shows now: it says what that is."""

    def __init__(self, otherwise: Text | None) -> None:
        super().__init__("not-in-script", "this first game shows something else now: follow the marked piece")
        self.key, self.facts = (otherwise.key, otherwise.facts) if otherwise else ("", {})


class NotFound(TableError):
    status: ClassVar[int] = 404


class NotWritten(TableError):
    """The disk did not take it, so it did not happen."""

    status: ClassVar[int] = 503

    def __init__(self) -> None:
        super().__init__("not-written", "this could not be written, so nothing has changed: try again")


class GoingDown(TableError):
    status: ClassVar[int] = 503

    def __init__(self) -> None:
        super().__init__("going-down", "the server is going down: try again in a moment")


class Busy(TableError):
    """Refused before anything was done, so that whoever was not refused need not wait long."""

    status: ClassVar[int] = 503

    def __init__(self) -> None:
        super().__init__("busy", "so much is going on here that this was not done: try again at once")


class NotRead(TableError):
    """What the disk gives makes no sense."""

    status: ClassVar[int] = 503

    def __init__(self, reason: str) -> None:
        super().__init__("not-read", f"this could not be read: {reason}")


class NotYours(TableError):
    status: ClassVar[int] = 403


class TooMuch(TableError):
    """From one address, at once: it can be asked again a little later."""

    status: ClassVar[int] = 429

    def __init__(self) -> None:
        super().__init__("too-fast", "that is too much at once: wait a little")


class Unfit(TableError):
    """Not at any table."""

    status: ClassVar[int] = 422


def problem_of(refusal: LascauxError) -> wire.Problem:
    """A refusal as it is sent: code and words, and the rule if one is in the way."""
    rule, key = getattr(refusal, "rule", ""), getattr(refusal, "key", "")
    return wire.Problem(refusal.code, str(refusal), rule, key, getattr(refusal, "facts", {}))
