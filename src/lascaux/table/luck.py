"""What people throw into the deals: each bound by its SHA-256 before anybody's is known, and then revealed.

Once everybody's commitment is fixed, there is nothing left to choose: not even for whoever knows the seed and
reveals last.
"""

import hashlib
from collections.abc import Iterable
from typing import NamedTuple

from lascaux.engine.errors import SetupError, shown
from lascaux.engine.protocol import Json


class Throw(NamedTuple):
    """Of one seat; the salt is empty until it is revealed."""

    seat: int
    commitment: str
    salt: str = ""


FIELDS = sorted(Throw._fields)


def binding_of(salt: str) -> str:
    """What is told of a salt before it is revealed."""
    return hashlib.sha256(salt.encode()).hexdigest()


def joined(throws: Iterable[Throw]) -> str:
    """What is mixed into the deals: in the order of seats, whoever revealed first."""
    return "".join(throw.salt for throw in sorted(throws))


def as_entries(throws: Iterable[Throw]) -> list[Json]:
    return [throw._asdict() for throw in throws]


def read_throws(entries: object, players: int, salt: str) -> list[Throw]:
    """As a record tells them: each salt is the one that was bound, and together they were mixed in."""
    if not isinstance(entries, list) or not entries:
        raise SetupError("'thrown' must be a list of what seats threw in")
    throws = [read_throw(entry, players) for entry in entries]
    seats = [throw.seat for throw in throws]
    if seats != sorted(set(seats)):
        raise SetupError("'thrown' must name each seat once, in their order")
    if joined(throws) != salt:
        raise SetupError("'salt' must be what the seats threw in, one after the other")
    return throws


def read_throw(entry: object, players: int) -> Throw:
    if not isinstance(entry, dict) or sorted(entry) != FIELDS:
        raise SetupError(f"in 'thrown', each must have just the fields {', '.join(Throw._fields)}")
    seat, commitment, salt = (entry[name] for name in Throw._fields)
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        raise SetupError(f"there is no seat {shown(seat)} that could have thrown anything in")
    if not isinstance(commitment, str) or not isinstance(salt, str):
        raise SetupError("in 'thrown', 'commitment' and 'salt' must be text")
    try:
        is_bound = binding_of(salt) == commitment
    except UnicodeEncodeError:
        is_bound = False
    if not is_bound:
        raise SetupError(f"what seat {seat} threw in is not what its commitment bound")
    return Throw(seat, commitment, salt)
