"""What every request passes before the application, and every socket."""

from http import HTTPStatus

from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send

from lascaux.server import wire
from lascaux.server.answering import failed
from lascaux.server.door import Door
from lascaux.server.gate import Gate, Shut

TOO_MANY = Shut(
    HTTPStatus.TOO_MANY_REQUESTS,
    wire.Problem("too-fast", "too much is asked from here at the same time: wait a little"),
)


class Entrance:
    """The layers of the application are for pages: sockets pass them by."""

    def __init__(self, app: Starlette, door: Door) -> None:
        self.app, self.door = app, door
        self.gate = Gate(app.state.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif (shut := self.gate.why_shut(scope)) is not None:
            await turn_away(scope, receive, send, shut)
        elif scope["type"] == "websocket":
            scope["app"] = self.app
            await self.app.router(scope, receive, send)
        else:
            await self.answer(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Connections of a proxy are not counted by address: what is asked by them at the same time is."""
        address = (scope.get("client") or ("",))[0]
        if self.door.is_unlimited:
            await self.app(scope, receive, send)
        elif not self.door.asking.come(address):
            await turn_away(scope, receive, send, TOO_MANY)
        else:
            try:
                await self.app(scope, receive, send)
            finally:
                self.door.asking.go(address)


async def turn_away(scope: Scope, receive: Receive, send: Send, shut: Shut) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})  # before it is accepted: 403
    else:
        await failed(shut.status, shut.problem)(scope, receive, send)
