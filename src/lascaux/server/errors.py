"""Why the server does not do something."""

from typing import ClassVar

from lascaux.engine.errors import LascauxError


class TableError(LascauxError):
    """Something that can't be done at this table, or not now."""

    status: ClassVar[int] = 409

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code  # type: ignore[misc]


class NotFound(TableError):
    status: ClassVar[int] = 404


class NotWritten(TableError):
    """The disk did not take it, so it did not happen."""

    status: ClassVar[int] = 503

    def __init__(self) -> None:
        super().__init__("not-written", "this could not be written, so nothing has changed: try again")


class NotYours(TableError):
    status: ClassVar[int] = 403
