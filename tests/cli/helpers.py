"""What the tests of the terminal share."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).parents[2] / "src"
GAME = "kingdomino-origins"
SEED = "00112233445566778899aabbccddeeff"
ONES = "1\n" * 400  # always the first option


class Done(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Done]
