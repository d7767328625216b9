"""Addresses that this server posts to on somebody's word: none of them may lead into its own network.

A name is looked up before anything is sent, and what is connected to is the very address that was looked at:
a name that means something else a moment later changes nothing.
"""

import asyncio
import contextlib
import ipaddress
import socket
import threading
from dataclasses import dataclass
from urllib.parse import urlsplit

from lascaux.server.errors import TableError

LONGEST = 1000
LOOK_UP_SECONDS = 5.0
MOST_LOOK_UPS = 8  # threads: the system may take its time over a name
NAT64 = ipaddress.ip_network("64:ff9b::/96")
PORTS = {"https": 443, "http": 80}
Slots = threading.Semaphore
Ip = ipaddress.IPv4Address | ipaddress.IPv6Address


@dataclass(frozen=True)
class Place:
    """Where something is posted to."""

    scheme: str
    host: str
    port: int
    target: str  # path and query

    @property
    def origin(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if self.port == PORTS[self.scheme] else f":{self.port}")


def place_of(url: str, may_be_private: bool) -> Place:
    """Plain http is for one's own network only."""
    if not url.isascii() or not url.isprintable() or " " in url or len(url) > LONGEST:
        raise bad_address("it has letters that no address has, or too many")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as problem:
        raise bad_address(str(problem)) from problem
    if parts.scheme not in (PORTS if may_be_private else ("https",)):
        raise bad_address("it has to begin with https://")
    if not host or parts.username is not None or parts.password is not None or port == 0:
        raise bad_address("it names no host, or more than a host")
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(parts.scheme, host, port or PORTS[parts.scheme], target)


def bad_address(reason: str) -> TableError:
    return TableError("bad-address", f"nothing can be sent to this address: {reason}")


async def reachable(
    place: Place, may_be_private: bool, slots: threading.Semaphore | None = None
) -> list[str]:
    """The addresses that this name stands for now. One that is not public spoils them all."""
    found = await look_up(place.host, place.port, slots or asked)
    if not found:
        raise TableError("unknown-host", "there is no such host")
    if not may_be_private and not all(is_public(ipaddress.ip_address(one)) for one in found):
        raise TableError("private-address", "this address leads into the network of the server itself")
    return found


def is_public(ip: Ip) -> bool:
    """Whether anybody on the internet is meant by it; a newer address may hold an older one, which counts."""
    if older := held_in(ip):
        return all(map(is_public, older))
    is_special = (
        getattr(ip, "is_site_local", False)
        or ip.is_loopback
        or ip.is_link_local
        or ip.is_multicast
        or ip.is_reserved
        or ip.is_unspecified
    )
    return ip.is_global and not ip.is_private and not is_special


def held_in(ip: Ip) -> list[ipaddress.IPv4Address]:
    if isinstance(ip, ipaddress.IPv4Address):
        return []
    held = [ip.ipv4_mapped, ip.sixtofour, *(ip.teredo or ())]
    if ip in NAT64:
        held.append(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF))
    return [older for older in held if older is not None]


async def look_up(host: str, port: int, slots: Slots) -> list[str]:
    """By a thread of its own, never one that reads the store: a name server may keep it waiting."""
    if not slots.acquire(blocking=False):
        raise TableError("unknown-host", "too many names are being looked up: try again later")
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[list[str]] = loop.create_future()

    def look() -> None:
        try:
            found = addresses_of(host, port)
        finally:
            slots.release()
        with contextlib.suppress(RuntimeError):  # nobody waits any more, not even the loop
            loop.call_soon_threadsafe(tell, found)

    def tell(found: list[str]) -> None:
        if not answer.done():
            answer.set_result(found)

    threading.Thread(target=look, name="look-up", daemon=True).start()
    try:
        return await asyncio.wait_for(answer, LOOK_UP_SECONDS)
    except TimeoutError:
        return []


# Whoever asks for slow names must not keep others from being called.
asked, called = threading.Semaphore(MOST_LOOK_UPS), threading.Semaphore(4 * MOST_LOOK_UPS)


def addresses_of(host: str, port: int) -> list[str]:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return []
    return list(dict.fromkeys(str(address[0]) for *_, address in found))
