"""Seats on a second device: a link that carries all seats of a browser, opened once, and taken back at will.

The second device gets keys of its own for the same seats, so the first can take them back and keep its own.
"""

import asyncio
from collections.abc import Sequence

from lascaux.server import wire_people
from lascaux.server.auth import Key, fingerprint, is_token, new_code, new_token
from lascaux.server.errors import NotFound, NotYours
from lascaux.server.rooms import ID_LENGTH, Rooms
from lascaux.server.store import LinkRow, Store

GONE = "this link was taken back, or nobody opened it in time"


class Devices:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store: Store = rooms.store
        self.lock = asyncio.Lock()  # a link that two open at the same moment is opened by one of them

    async def make_link(self, tokens: Sequence[str]) -> wire_people.DeviceLink:
        """For the seats of these tokens; what opens none is left out. So are the keys of a second device:
        what was carried there goes no further, so that it can be taken back."""
        own = [fingerprint(token) for token in tokens]
        kept = list(dict.fromkeys(token for _, _, token in await self.store.seats_by(own)))
        if not kept:
            raise NotYours("no-seats", "there is no seat to take along")
        id_, secret, owner = new_code(ID_LENGTH), new_token(), new_token()
        await self.store.add_link(id_, fingerprint(secret), fingerprint(owner), kept)
        return wire_people.DeviceLink(id_, secret, owner, len(kept))

    async def open_link(self, secret: str) -> list[wire_people.CarriedSeat]:
        """Once: whoever comes second is told, and so is whoever comes too late."""
        async with self.lock:
            link = await self.store.find_link(secret=fingerprint(secret))
            if link is None:
                raise NotFound("no-link", GONE)
            if link.opened:
                raise NotYours("link-used", "this link was opened before: ask for another one")
            tokens = {new_token(): token for token in await self.store.tokens_of(link.id)}
            await self.store.open_link(link.id, {fingerprint(key): token for key, token in tokens.items()})
        by_token = {token: key for key, token in tokens.items()}
        seats = await self.store.seats_by(list(by_token))
        return [wire_people.CarriedSeat(table, seat, by_token[token]) for table, seat, token in seats]

    async def look_at(self, id_: str, owner: Key) -> wire_people.DeviceState:
        link = await self.owned(id_, owner)
        return wire_people.DeviceState(link.id, link.made, link.opened or None)

    async def take_back(self, id_: str, owner: Key) -> None:
        """Its keys open nothing any more, also where they sit already."""
        async with self.lock:
            link = await self.owned(id_, owner)
            await self.store.drop_link(link.id)
        await self.rooms.unseat_strangers()

    async def owned(self, id_: str, owner: Key) -> LinkRow:
        link = await self.store.find_link(id_)
        if link is None or not is_token(owner, link.owner):
            raise NotFound("no-link", GONE)
        return link
