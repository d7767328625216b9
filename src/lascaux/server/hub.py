"""Who listens at a table."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from lascaux.server import wire

encoder = msgspec.json.Encoder()


@dataclass(eq=False)
class Listener:
    """One socket, and how it is written to: several messages at once cost little more than one."""

    seat: int | None
    write: Callable[[list[bytes]], None]
    seen: int = 0
    comings: int = 0  # how many people had come and gone when they were last told who is here
    is_answered: bool = False  # whether the message that is being carried out has its answer

    def send(self, *messages: wire.ToClient) -> None:
        self.write([encoder.encode(message) for message in messages])
