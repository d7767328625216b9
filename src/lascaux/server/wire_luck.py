"""What crosses the network while people throw in luck: first its SHA-256, then, when all are fixed, itself.

As in wire.py, which has the rest: a bad field is answered with its path.
"""

from typing import Annotated

from msgspec import Meta, Struct

Commitment = Annotated[str, Meta(pattern="^[0-9a-f]*$", min_length=64, max_length=64)]
Salt = Annotated[str, Meta(pattern="^[0-9a-f]*$", min_length=32, max_length=32)]


class Binding(Struct, forbid_unknown_fields=True):
    """The SHA-256 of what a seat throws in, after it has seen that of the seed."""

    commitment: Commitment


class Coming(Struct, forbid_unknown_fields=True):
    """The same of somebody who comes along to another game; nothing if they throw in nothing."""

    commitment: Commitment | None = None


class Reveal(Struct, forbid_unknown_fields=True):
    """What a seat has bound, now that all contributors are told: 32 hex digits, so that nobody guesses it."""

    salt: Salt


class Contributor(Struct):
    """Whose luck will be part of the deals, and the SHA-256 that binds it."""

    seat: int
    commitment: str


class Start(Struct):
    """How far a game is from its beginning: nothing of it changes but by a new `round`. `is_on`: somebody has
    asked for the start. `contributors`: fixed for this round; none before that. `revealed`: by which of these
    seats; `bound`: the seats whose commitment is here; `missing`: those whose luck did not come in time."""

    round: int
    is_on: bool
    contributors: list[Contributor] = []
    revealed: list[int] = []
    bound: list[int] = []
    missing: list[int] = []


class Thrown(Struct):
    """Of one seat, in a game that is over."""

    seat: int
    commitment: str
    salt: str
