"""What was committed last, beside the file with the tables: if that loses its end, this is how it is known.

A database whose log (`-wal`) is gone or was cut opens without a word, as it was some time ago. So `FILE-seal`
holds the number of the last commit of statements, and the latest moves with their digests in a ring. It is
written through a map of its pages after a commit, without a call of the system: that outlives whatever ends
the process, and when the power fails it may lag behind the database, which harms nothing.
"""

import mmap
import os
import struct
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

HEAD = struct.Struct("<8s16sQ")  # magic, mark of the database, number of the last commit of statements
SLOT = struct.Struct("<Q12sQI")  # number of the move, table, version, digest
MAGIC = b"LASCAUX1"
SLOTS = 16_384  # more moves than the log holds before it is carried over (disk.PAGES_BEFORE_TIDYING)
SIZE = HEAD.size + SLOTS * SLOT.size


def seal_of(db: str | Path) -> Path:
    return Path(f"{os.path.realpath(db)}-seal")


class Sealed(NamedTuple):
    """A move that was on disk."""

    table: str
    version: int
    digest: int


class Seal:
    def __init__(self, path: Path, mark: bytes) -> None:
        """One that belongs to another database, or is none, begins anew."""
        self.path, self.mark = path, mark
        self.commit, self.moves = 0, 0
        self.is_new = not self.is_ours()
        if self.is_new:
            self.path.write_bytes(HEAD.pack(MAGIC, mark, 0).ljust(SIZE, b"\0"))
        with self.path.open("r+b") as file:
            self.pages = mmap.mmap(file.fileno(), SIZE)
        *_, self.commit = HEAD.unpack_from(self.pages)
        self.moves = max(number for number, _ in self.slots())

    def is_ours(self) -> bool:
        try:
            with self.path.open("rb") as file:
                start = file.read(HEAD.size)
        except FileNotFoundError:
            return False
        is_whole = self.path.stat().st_size == SIZE
        return is_whole and HEAD.unpack(start)[:2] == (MAGIC, self.mark)

    def slots(self) -> Iterable[tuple[int, Sealed]]:
        for number, table, version, digest in SLOT.iter_unpack(self.pages[HEAD.size :]):
            yield number, Sealed(table.rstrip(b"\0").decode(errors="replace"), version, digest)

    def latest(self) -> list[Sealed]:
        """The last first."""
        return [move for number, move in sorted(self.slots(), reverse=True) if number]

    def note_commit(self, number: int) -> None:
        self.commit = number
        HEAD.pack_into(self.pages, 0, MAGIC, self.mark, number)

    def note_moves(self, moves: Iterable[tuple[Sequence[Any], int]]) -> None:
        """Rows of the moves, and their digests."""
        for (table, version, *_), digest in moves:
            self.moves += 1
            place = HEAD.size + self.moves % SLOTS * SLOT.size
            SLOT.pack_into(self.pages, place, self.moves, table.encode(), version, digest)

    def begin_anew(self, commit: int) -> None:
        """What is lost was told: from now on the file counts as it is."""
        self.pages[HEAD.size :] = bytes(SIZE - HEAD.size)
        self.note_commit(commit)

    def close(self) -> None:
        self.pages.flush()
        self.pages.close()
