"""Two people a table play as fast as they are answered: moves on disk, and when the other sees one."""

import argparse
import asyncio
import json
import time
import urllib.request

import websockets


def call(url: str, content: dict | None = None, token: str = "") -> dict:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = json.dumps(content).encode() if content is not None else b""
    with urllib.request.urlopen(urllib.request.Request(url, data, headers, method="POST")) as answer:
        return json.loads(answer.read())


def open_table(server: str) -> tuple[str, list[str]]:
    wanted = {"game": "kingdomino-origins", "players": 2, "person": {"name": "Ana"}}
    first = call(f"{server}/api/tables", wanted)
    second = call(f"{server}/api/tables/{first['table']}/seats", {"name": "Bo"})
    call(f"{server}/api/tables/{first['table']}/start", {}, first["token"])
    return first["table"], [first["token"], second["token"]]


class Pair:
    """Both seats of one table. A move's time runs from sending it until the other seat has the position."""

    def __init__(self, server: str, table: str, tokens: list[str]) -> None:
        self.address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.tokens = tokens
        self.sent_at = 0.0
        self.waiting_for = 0
        self.times: list[float] = []
        self.over = asyncio.Event()

    async def play(self, started: asyncio.Event) -> None:
        await asyncio.gather(*[self.sit(token, started) for token in self.tokens])

    async def sit(self, token: str, started: asyncio.Event) -> None:
        async with websockets.connect(self.address, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            acted = -1
            while not self.over.is_set():
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 1))
                except TimeoutError:
                    continue
                if message["type"] != "position":
                    continue
                self.note(message)
                if message["result"]:
                    self.over.set()
                elif message["options"] and message["version"] > acted:
                    await started.wait()
                    acted = message["version"]
                    await self.act(socket, message)

    def note(self, position: dict) -> None:
        """The seat that did not act has seen the move."""
        if self.waiting_for and position["version"] > self.waiting_for and position["you"] != self.mover:
            self.times.append(time.perf_counter() - self.sent_at)
            self.waiting_for = 0

    async def act(self, socket: websockets.ClientConnection, position: dict) -> None:
        self.mover, self.waiting_for = position["you"], position["version"]
        self.sent_at = time.perf_counter()
        action = position["options"][0]["action"]
        id_ = str(position["version"])
        message = {"type": "act", "id": id_, "seen": position["version"], "action": action}
        await socket.send(json.dumps(message))


async def run(server: str, sockets: int, seconds: float, busy: int) -> dict:
    """So many sockets; `busy` of the tables play, the others only listen."""
    loop = asyncio.get_running_loop()
    tables = [await loop.run_in_executor(None, open_table, server) for _ in range(sockets // 2)]
    pairs = [Pair(server, *table) for table in tables]
    started, never = asyncio.Event(), asyncio.Event()
    playing = [
        asyncio.create_task(pair.play(started if number < busy else never))
        for number, pair in enumerate(pairs)
    ]
    await asyncio.sleep(1 + sockets / 200)
    began = time.perf_counter()
    started.set()
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - began
    times = sorted(moment for pair in pairs for moment in pair.times)
    for pair in pairs:
        pair.over.set()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return {
        "server": "lascaux",
        "sockets": sockets,
        "busy_tables": min(busy, len(pairs)),
        "moves_per_s": round(len(times) / spent),
        "p50_ms": round(1000 * times[len(times) // 2], 2),
        "p95_ms": round(1000 * times[int(len(times) * 0.95)], 2),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server")
    parser.add_argument("--sockets", type=int, default=40)
    parser.add_argument("--busy", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=5)
    asked = parser.parse_args()
    print(json.dumps(asyncio.run(run(asked.server, asked.sockets, asked.seconds, asked.busy))))
