"""What somebody writes to a server who means it no good: bytes, without any library that would stop them."""

import base64
import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

from tests.server.client import PATIENCE, Server

KEY = base64.b64encode(b"sixteen letters!").decode()
MASK = b"abcd"
PONG, PING, EMPTY_TEXT, BEGUN, GOES_ON = b"\x8a\x80", b"\x89\x80", b"\x81\x80", b"\x01\x80", b"\x00\x80"


def knock(server: Server, source: str = "127.0.0.1") -> socket.socket:
    """From one of the many addresses of this very machine."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))


def open_socket(server: Server, table: str, source: str = "127.0.0.1", **headers: str) -> socket.socket:
    connection = knock(server, source)
    lines = {
        "Host": "127.0.0.1",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": KEY,
        "Sec-WebSocket-Version": "13",
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    connection.sendall(f"GET /api/tables/{table}/socket HTTP/1.1\r\n{head}\r\n".encode())
    heard = b""
    while b"\r\n\r\n" not in heard:
        heard += connection.recv(1)
    assert b" 101 " in heard, heard
    return connection


def frame(kind: bytes, content: bytes = b"") -> bytes:
    """As a client sends it: masked."""
    masked = bytes(letter ^ MASK[at % 4] for at, letter in enumerate(content))
    return kind[:1] + bytes([0x80 | len(content)]) + MASK + masked


def pour(connection: socket.socket, block: bytes, most: int) -> int:
    """Bytes that were taken before the other end had enough."""
    poured = 0
    with contextlib.suppress(OSError):
        while poured < most:
            connection.sendall(block)
            poured += len(block)
    return poured


def heard_from(connection: socket.socket, seconds: float = PATIENCE) -> bytes:
    """All that comes until the other end is done."""
    heard, until = b"", time.monotonic() + seconds
    with contextlib.suppress(OSError):
        while (left := until - time.monotonic()) > 0:
            connection.settimeout(left)
            piece = connection.recv(65536)
            heard += piece
            if not piece:
                break
    return heard


def is_ended(connection: socket.socket, seconds: float) -> bool:
    connection.settimeout(seconds)
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def close_code(heard: bytes) -> int | None:
    """Of the first frame that closes; those before it are read by their lengths."""
    for kind, content in frames_in(heard):
        if kind == 8:
            return int.from_bytes(content[:2], "big")
    return None


def frames_in(heard: bytes) -> Iterator[tuple[int, bytes]]:
    while len(heard) >= 2:
        kind, length, start = heard[0] & 15, heard[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(heard[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(heard[2:10], "big"), 10
        yield kind, heard[start : start + length]
        heard = heard[start + length :]


def peak_memory(server: Server) -> int:
    """MiB that its process ever had."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) // 1024
