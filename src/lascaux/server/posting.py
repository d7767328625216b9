"""One POST to a place outside: within a time, to an address that was looked at, and no further."""

import asyncio
import ssl
from collections.abc import Mapping

from lascaux.server import destinations
from lascaux.server.destinations import Place, reachable

SECONDS = 10.0
LONGEST_LINE = 4096
USER_AGENT = "lascaux"


class NotPosted(Exception):
    """Nobody took it: not reached, too slow, or no answer of a web server."""


def trusted() -> ssl.SSLContext:
    """Reads the certificates of the system, which takes a moment."""
    return ssl.create_default_context()


async def post(
    place: Place,
    headers: Mapping[str, str],
    content: bytes,
    trust: ssl.SSLContext,
    may_be_private: bool,
) -> int:
    """The status of the answer. Nothing else of it is read, so none is too long, and nobody is led on."""
    try:
        async with asyncio.timeout(SECONDS):
            addresses = await reachable(place, may_be_private, destinations.called)
            return await exchange(place, addresses[0], request_of(place, headers, content), trust)
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as problem:
        raise NotPosted(f"{place.host}: {problem or 'no answer in time'}") from problem


async def exchange(place: Place, address: str, request: bytes, trust: ssl.SSLContext) -> int:
    is_secure = place.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        place.port,
        limit=LONGEST_LINE,
        ssl=trust if is_secure else None,
        server_hostname=place.host if is_secure else None,
    )
    try:
        writer.write(request)
        await writer.drain()
        return status_of(await reader.readline())
    finally:
        writer.transport.abort()


def request_of(place: Place, headers: Mapping[str, str], content: bytes) -> bytes:
    host = place.origin.removeprefix(f"{place.scheme}://")
    all_headers = {
        "Host": host,
        "User-Agent": USER_AGENT,
        **headers,
        "Content-Length": str(len(content)),
        "Connection": "close",
    }
    lines = [f"POST {place.target} HTTP/1.1", *(f"{name}: {value}" for name, value in all_headers.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + content


def status_of(line: bytes) -> int:
    version, _, rest = line.decode("latin-1").partition(" ")
    if not version.startswith("HTTP/1."):
        raise ValueError("that is no answer of a web server")
    return int(rest[:3])
