"""What a table says goes to its sockets at once; what it writes goes to disk in batches, in order."""

import asyncio
import contextlib
import functools
import sqlite3
import threading

import pytest
import uvicorn
import websockets

from lascaux.server import hub
from lascaux.server.disk import Conflict, Job, MoveRow, StoreClosed
from lascaux.server.errors import NotWritten
from lascaux.server.hub import MOST_WAITING, Outbox
from lascaux.server.store import Store, TableRow

ADD_CHAT = "INSERT INTO chat (table_id, seat, name, text) VALUES ($1, $2, $3, $4)"
ADD_TABLE = """
INSERT INTO tables (id, code, game, revision, players, options, public, seed, salt, status, changed, next)
VALUES ($1, $1, 'cairn', 1, 2, '{}', 0, $2, '', 'open', 0, '')
"""


class Socket:
    """As much of one as is sent to; it takes what comes as fast as it may."""

    def __init__(self) -> None:
        self.sent: list[object] = []
        self.may_take = asyncio.Event()
        self.may_take.set()
        self.is_let_go = False
        self.outbox = Outbox(self.send, self.let_go)

    async def send(self, message) -> None:
        await self.may_take.wait()
        self.sent.append(message.get("text", message.get("code")))

    def let_go(self) -> None:
        self.is_let_go = True


def at_a_socket(doing) -> Socket:
    async def run():
        socket = Socket()
        await asyncio.wait_for(doing(socket), 60)
        return socket

    return asyncio.run(run())


def test_messages_go_out_in_order_and_nobody_waits_for_them():
    async def doing(socket):
        socket.may_take.clear()
        for number in range(9):
            socket.outbox.write([f"{number}a".encode(), f"{number}b".encode()])
        await asyncio.sleep(0)
        assert socket.sent == []
        socket.may_take.set()
        await socket.outbox.sending
        socket.outbox.write(["später".encode()])
        await socket.outbox.sending

    assert at_a_socket(doing).sent == [f"{number}{half}" for number in range(9) for half in "ab"] + ["später"]


def test_a_socket_is_closed_after_its_last_words():
    async def doing(socket):
        socket.may_take.clear()
        socket.outbox.write([b"why"])
        closing = asyncio.create_task(socket.outbox.close(4404))
        await asyncio.sleep(0)
        socket.outbox.write([b"too late"])
        socket.may_take.set()
        await closing

    assert at_a_socket(doing).sent == ["why", 4404]


def test_last_words_that_nobody_takes_hold_up_nothing_for_ever(monkeypatch):
    monkeypatch.setattr(hub, "PATIENCE", 0.01)

    async def doing(socket):
        socket.may_take.clear()
        socket.outbox.write([b"why"])
        closing = asyncio.create_task(socket.outbox.close(1008))
        await asyncio.wait([socket.outbox.sending])
        socket.may_take.set()
        await closing

    assert at_a_socket(doing).sent == [1008]


def test_whoever_does_not_keep_up_is_let_go():
    async def doing(socket):
        socket.may_take.clear()
        half = b"x" * (MOST_WAITING // 2)
        socket.outbox.write([half])
        await asyncio.sleep(0)  # it is on its way, but was not taken
        socket.outbox.write([half])
        assert not socket.is_let_go
        socket.outbox.write([b"x"])
        assert (socket.is_let_go, socket.outbox.is_overfull) == (True, True)
        assert not socket.outbox.waiting, "nothing of it stays in memory"

    assert at_a_socket(doing).sent == []


def test_whoever_keeps_up_may_be_sent_any_amount():
    async def doing(socket):
        for _ in range(9):
            socket.outbox.write([b"x" * (MOST_WAITING // 2)])
            await socket.outbox.sending
        assert not socket.is_let_go

    assert len(at_a_socket(doing).sent) == 9


@pytest.mark.parametrize("problem", [OSError, RuntimeError])
def test_nothing_fails_for_a_socket_that_is_gone(problem):
    """By whatever the server says: it has noticed, or has closed it by itself."""

    async def doing(socket):
        async def fail(message):
            raise problem

        socket.outbox.send = fail
        socket.outbox.write([b"{}"])
        await socket.outbox.sending
        await socket.outbox.close(1012)
        socket.outbox.write([b"{}"])

    assert at_a_socket(doing).sent == []


@pytest.mark.parametrize("size", [1, 125, 126, 65_535, 65_536, 200_000])
@pytest.mark.parametrize("compression", [None, "deflate"])
def test_a_message_of_any_size_can_be_read(size, compression):
    """By a real server: its frames are uvicorn's own."""
    text = "é" * (size // 2) + "x" * (size % 2)

    async def app(scope, receive, send):
        assert scope["type"] == "websocket"
        outbox = Outbox(send, lambda: None)
        await receive()
        await send({"type": "websocket.accept"})
        outbox.write([text.encode(), b"after it"])
        await outbox.close(4404)

    async def heard():
        config = uvicorn.Config(app, port=0, ws="websockets-sansio", lifespan="off", log_level="warning")
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        address = f"ws://127.0.0.1:{port}/"
        async with websockets.connect(address, compression=compression, max_size=None) as connection:
            messages = [message async for message in connection_messages(connection)]
            code = connection.close_code
        server.should_exit = True
        await serving
        return messages, code

    assert asyncio.run(asyncio.wait_for(heard(), 60)) == ([text, "after it"], 4404)


async def connection_messages(connection):
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            yield await connection.recv()


def in_a_loop(test):
    @functools.wraps(test)
    def run(store):
        asyncio.run(test(store))

    return run


@pytest.fixture
def store(tmp_path):
    made = Store(tmp_path / "tables.db")
    made.writer.execute(ADD_TABLE, {"1": "t", "2": b""})
    yield made
    made.close()


def lines(store: Store) -> list[str]:
    return [row[0] for row in sqlite3.connect(store.path).execute("SELECT text FROM chat ORDER BY rowid")]


@in_a_loop
async def test_writes_that_come_together_share_a_commit_and_keep_their_order(store):
    batches = []
    commit = store.commit
    is_first_done = threading.Event()

    def slow_commit(batch):
        batches.append(len(batch))
        if len(batches) == 1:
            is_first_done.wait(60)
        commit(batch)

    store.commit = slow_commit
    first = asyncio.create_task(store.write((ADD_CHAT, ("t", 0, "Ana", "0"))))
    while not batches:
        await asyncio.sleep(0.001)
    others = [
        asyncio.create_task(store.write((ADD_CHAT, ("t", 0, "Ana", str(number))))) for number in range(1, 20)
    ]
    await asyncio.sleep(0)
    is_first_done.set()
    await asyncio.gather(first, *others)
    assert batches == [1, 19]
    assert lines(store) == [str(number) for number in range(20)]


@in_a_loop
async def test_a_write_that_fails_takes_no_other_with_it(store):
    good = store.write((ADD_CHAT, ("t", 0, "Ana", "kept")))
    bad = store.write((ADD_CHAT, ("t", 0, "Ana", "lost")), (ADD_CHAT, ("no table", 0, "Ana", "lost")))
    outcomes = await asyncio.gather(good, bad, return_exceptions=True)
    assert outcomes[0] is None
    assert isinstance(outcomes[1], Conflict)
    assert lines(store) == ["kept"]


@in_a_loop
async def test_moves_and_other_things_share_a_commit_by_few_statements(store):
    said: list[str] = []
    store.writer.set_trace_callback(said.append)
    future = asyncio.get_running_loop().create_future
    moves = [Job(future(), moves=[MoveRow("t", number, "act", 0, "{}", "")]) for number in range(9)]
    last = Job(future(), [(ADD_CHAT, ("t", 0, "Ana", "over"))], [MoveRow("t", 9, "act", 0, "{}", "")])
    store.commit([*moves, last])
    await asyncio.gather(*[job.done for job in [*moves, last]])
    assert [sql.split()[0] for sql in said] == ["BEGIN", "INSERT", "INSERT", "UPDATE", "COMMIT"]
    assert len(await store.read("SELECT version FROM moves")) == 10
    assert lines(store) == ["over"]


@in_a_loop
async def test_closing_finishes_what_was_begun_and_refuses_the_rest(store):
    begun = asyncio.create_task(store.write((ADD_CHAT, ("t", 0, "Ana", "begun"))))
    await asyncio.sleep(0)
    store.close()
    await begun
    assert lines(store) == ["begun"]
    with pytest.raises(StoreClosed):
        await store.write((ADD_CHAT, ("t", 0, "Ana", "late")))


@in_a_loop
async def test_no_write_is_slept_over(store):
    """The writer rests between any two of them."""
    for number in range(200):
        await asyncio.wait_for(store.write((ADD_CHAT, ("t", 0, "Ana", str(number)))), 60)
    assert len(lines(store)) == 200


@in_a_loop
async def test_what_the_disk_does_not_take_is_refused_and_the_next_is_written(store):
    """Also what no statement can hold: the writer lives on."""
    store.writer.execute("PRAGMA query_only=ON")
    with pytest.raises(NotWritten):
        await store.write((ADD_CHAT, ("t", 0, "Ana", "lost")))
    store.writer.execute("PRAGMA query_only=OFF")
    for unwritable in ("\ud800", 1 << 70):
        with pytest.raises(NotWritten):
            await asyncio.wait_for(store.write((ADD_CHAT, ("t", 0, "Ana", unwritable))), 60)
    await asyncio.wait_for(store.write((ADD_CHAT, ("t", 0, "Ana", "kept"))), 60)
    assert lines(store) == ["kept"]


def test_a_file_of_an_older_version_gets_what_it_lacks(tmp_path):
    old = sqlite3.connect(tmp_path / "old.db")
    old.execute("CREATE TABLE chat (table_id TEXT, seat INTEGER, name TEXT, text TEXT)")
    old.execute("INSERT INTO chat VALUES ('t', 0, 'Ana', 'old')")
    older = [name for name in TableRow._fields if name != "watchers_talk"]
    old.execute(f"CREATE TABLE tables ({', '.join(older)})")
    old.execute("INSERT INTO tables (id, code, public) VALUES ('t', 'code', 1)")
    old.commit()
    old.close()
    for _ in range(2):
        store = Store(tmp_path / "old.db")
        assert store.read_now("SELECT text, message FROM chat", ()) == [("old", "")]
        row = asyncio.run(store.find_table("t"))
        assert row is not None
        assert (row.code, row.public, row.watchers_talk) == ("code", 1, 0)
        store.close()


def test_whoever_reads_while_the_store_closes_is_told(tmp_path):
    """A read in a thread and the end of its connection must not meet: it would end the process."""
    store = Store(tmp_path / "db")
    store.reading.acquire()
    closing = threading.Thread(target=store.close)
    closing.start()
    closing.join(0.2)
    assert closing.is_alive(), "it waits for the reader"
    store.reading.release()
    closing.join()
    with pytest.raises(StoreClosed):
        store.read_now("SELECT 1", ())
