"""Where a server can be reached: by the address that it is told to have, or by those of this machine.

Nothing is sent to find them: a socket that is connected for datagrams only asks the system for a way.
"""

import ipaddress
import socket
import struct
from collections.abc import Iterator
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::")
FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # addresses that nobody has
ITS_ADDRESS = 0x8915  # SIOCGIFADDR of Linux
OF_CONTAINERS = ("docker", "veth", "br-", "virbr", "cni", "flannel", "podman", "lxc", "vmnet", "vbox")
MOST_OFFERED = 4
LONGEST_URL = 200


def public_base(url: str) -> str:
    """The address by which friends come, as others can be made of it; ValueError says what is wrong."""
    parts = urlsplit(url.strip())
    if parts.scheme not in ("http", "https"):
        raise ValueError("scheme")
    if (
        not parts.hostname
        or parts.username is not None
        or not is_host(parts.netloc)
        or len(url) > LONGEST_URL
    ):
        raise ValueError("host")
    if parts.port == 0:  # or no number at all, which is a ValueError of its own
        raise ValueError("port")
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise ValueError("path")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def is_host(netloc: str) -> bool:
    return netloc.isprintable() and not any(sign in netloc for sign in " \\<>\"'`{}|^%,;@")


def is_loopback(host: str) -> bool:
    """Whether only this machine is found at it."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def bases(host: str, port: int) -> list[str]:
    """Where others in the local network find what listens here, the likeliest first."""
    if is_loopback(host):
        return []
    hosts = (
        own_addresses(socket.AF_INET6 if host == "::" else socket.AF_INET) if host in EVERYWHERE else [host]
    )
    return [base(one, port) for one in hosts[:MOST_OFFERED]]


def base(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_addresses(kind: socket.AddressFamily) -> list[str]:
    """What leads out of this machine, then its other networks; nothing that only its containers know."""
    found = [address_towards(FAR_AWAY[kind], kind)]
    if kind == socket.AF_INET:
        found += interface_addresses()
    return [host for host in dict.fromkeys(found) if is_of_a_network(host)]


def address_towards(host: str, kind: socket.AddressFamily) -> str:
    try:
        with socket.socket(kind, socket.SOCK_DGRAM) as asked:
            asked.connect((host, 9))
            return str(asked.getsockname()[0])
    except OSError:
        return ""


def interface_addresses() -> Iterator[str]:
    """Where the system tells them by interface, as Linux does."""
    try:
        import fcntl

        names = [name for _, name in socket.if_nameindex()]
    except (ImportError, AttributeError, OSError):
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for name in names:
            if name.startswith(OF_CONTAINERS):
                continue
            try:
                told = fcntl.ioctl(asked, ITS_ADDRESS, struct.pack("256s", name.encode()[:15]))
            except OSError:  # it has none, or this is another system
                continue
            yield socket.inet_ntoa(told[20:24])


def is_of_a_network(host: str) -> bool:
    """Whether another machine can come by it."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    is_none = address.is_unspecified or address.is_loopback or address.is_multicast
    return not (is_none or address.is_link_local or (address.version == 4 and address.is_reserved))
