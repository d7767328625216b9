"""The moves of a table are chained: each one's digest covers the one before, so a flipped cell is known.

It guards against accidents, not against whoever may write the file: that is what a game's record is for. So a
checksum is enough, which costs a fraction of what writing the move does.
"""

from collections.abc import Iterable, Sequence
from typing import Any
from zlib import crc32

AS_IT_IS = "surrogatepass"  # also what no text may hold: the disk will refuse it


def link(before: int, move: Sequence[Any]) -> int:
    """The digest of a move, a row without its own digest, after one with the digest `before`."""
    table, version, kind, actor, content, message = move
    return crc32(f"{table}\n{version}\n{kind}\n{actor}\n{content}\n{message}".encode(errors=AS_IT_IS), before)


def first_break(moves: Iterable[Sequence[Any]]) -> int | None:
    """Which of a table's moves, counted from 1, is the first that does not follow from those before it: they
    come in their order, with their digests as the last column."""
    before, version = 0, None
    for place, (*move, digest) in enumerate(moves, 1):
        before = link(before, move)
        if digest != before or move[1] != (version or move[1]):
            return place
        version = move[1] + 1
    return None
