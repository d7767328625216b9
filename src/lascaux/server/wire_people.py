"""What crosses the network about people away from a table: what waits for them, their other devices, calls.

As in wire.py: a bad field is answered with its path.
"""

from typing import Annotated

from msgspec import Meta, Struct

from lascaux.server.wire import Result, Strict, TableInfo, Token


class PushKeys(Strict):
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=60)]


class Subscription(Strict):
    """Of a browser, as it gives it: where to push to, and the keys to seal it with."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys


class CallMe(Strict):
    """Where a person is called when one of these seats is to act and none of their pages is open: their
    browser, or a web hook."""

    tokens: Annotated[list[Token], Meta(min_length=1, max_length=200)]
    push: Subscription | None = None
    hook: Annotated[str, Meta(max_length=1000)] | None = None
    language: Annotated[str, Meta(max_length=20)] = "en"


class CallOff(Strict):
    """An address at which these seats are not called any more."""

    tokens: Annotated[list[Token], Meta(min_length=1, max_length=200)]
    address: Annotated[str, Meta(max_length=1000)]


class Called(Struct):
    """For how many of the seats it is done: those that are nobody's any more are passed over."""

    seats: int


class CallOffers(Struct):
    """How this server calls people: `push` is its public key, empty if it has none."""

    push: str
    hooks: bool


class Own(Strict):
    """The seats of one browser, by their tokens."""

    tokens: Annotated[list[Token], Meta(max_length=200)]


class DeviceLink(Struct):
    """Carries so many seats to another device: whoever opens it first with the secret has them. It is told
    once; the owner's token takes it back."""

    id: str
    secret: str
    owner: str
    seats: int


class Opening(Strict):
    secret: Token


class CarriedSeat(Struct):
    """A seat on another device: the token opens it there, until the link is taken back."""

    table: str
    seat: int
    token: str


class DeviceState(Struct):
    """When a link was made and opened, in seconds."""

    id: str
    made: float
    opened: float | None


class HeldSeat(Struct):
    """A seat, and by which of the tokens that were sent."""

    seat: int
    token: int


class OwnTable(Struct):
    """A table at which the asker has seats: `yours`. `changed`: when it was opened, started or over, in
    seconds; `result`: if it is over."""

    info: TableInfo
    yours: list[HeldSeat]
    changed: float
    result: Result | None = None


class Arrival(Struct):
    """Somebody came along to another game: their seat there, and whether their luck was bound now."""

    seat: int
    is_salted: bool
    info: TableInfo


class ServerInfo(Struct):
    """How friends get here: the address that the server is told to have, or those of its machine in the local
    network, which only this machine is told. `is_alone`: nobody else can reach it, but could if it was
    started by the `command`."""

    public_url: str
    addresses: list[str]
    is_alone: bool
    command: str
