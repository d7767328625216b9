"""What a table says goes to its sockets at once; what it writes goes to disk in batches, in order."""

import asyncio
import functools
import sqlite3
import threading
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from lascaux.server.errors import NotWritten
from lascaux.server.serving import MOST_WAITING, DirectSockets
from lascaux.server.store import Conflict, Job, MoveRow, Store, StoreClosed

ADD_CHAT = "INSERT INTO chat (table_id, seat, name, text) VALUES ($1, $2, $3, $4)"
ADD_TABLE = "INSERT INTO tables VALUES ($1, $1, 'cairn', 1, 2, '{}', 0, $2, '', 'open', 0, '')"


class Wire:
    """Where bytes go; as much as is said waits there."""

    def __init__(self, waiting: int = 0) -> None:
        self.waiting, self.written, self.is_cut = waiting, b"", False

    def write(self, data: bytes) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.is_cut = True


def data_of(reader: ClientProtocol) -> list[bytes | bytearray | memoryview]:
    return [frame.data for frame in reader.events_received() if isinstance(frame, Frame)]


def socket_on(wire: Wire) -> DirectSockets:
    """Just after the handshake."""
    socket: Any = DirectSockets.__new__(DirectSockets)
    socket.disconnected = socket.close_sent = False
    socket.conn, socket.transport = ServerProtocol(), wire
    socket.conn.state = socket.conn.state.OPEN
    return socket


def test_messages_go_out_in_one_write_and_in_order():
    wire = Wire()
    socket_on(wire).write([b'{"type":"position"}', b'{"type":"done"}'])
    assert wire.written == b'\x81\x13{"type":"position"}\x81\x0f{"type":"done"}'
    assert not wire.is_cut


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 200_000])
def test_a_message_of_any_size_can_be_read(size):
    message = b"x" * size
    wire, reader = Wire(), ClientProtocol(parse_uri("ws://here/"), max_size=None, state=State.OPEN)
    socket_on(wire).write([message, b"after it"])
    reader.receive_data(wire.written)
    assert data_of(reader) == [message, b"after it"]


def test_what_is_compressed_is_shorter_and_reads_the_same():
    message = b"the same again " * 100
    wire, reader = Wire(), ClientProtocol(parse_uri("ws://here/"), state=State.OPEN)
    socket = socket_on(wire)
    socket.conn.extensions = [PerMessageDeflate(False, False, 12, 12)]
    reader.extensions = [PerMessageDeflate(False, False, 12, 12)]
    socket.write([message])
    assert len(wire.written) < len(message) / 10
    reader.receive_data(wire.written)
    assert data_of(reader) == [message]


def test_whoever_does_not_keep_up_is_let_go():
    wire = Wire(waiting=MOST_WAITING + 1)
    socket_on(wire).write([b"{}"])
    assert wire.is_cut


def test_nothing_is_written_to_a_socket_that_is_closing_or_gone():
    for name in ("disconnected", "close_sent"):
        wire = Wire()
        socket = socket_on(wire)
        setattr(socket, name, True)
        socket.write([b"{}"])
        assert not wire.written
    wire = Wire()
    socket = socket_on(wire)
    socket.conn.send_close()
    socket.conn.data_to_send()
    socket.write([b"{}"])
    assert not wire.written


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
    assert [sql.split()[0] for sql in said] == ["BEGIN", "INSERT", "INSERT", "COMMIT"]
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
    old.commit()
    old.close()
    for _ in range(2):
        store = Store(tmp_path / "old.db")
        assert store.read_now("SELECT text, message FROM chat", ()) == [("old", "")]
        store.close()
