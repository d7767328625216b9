"""Whom a limit means by an address: of IPv4 the address itself; of IPv6 the network that one customer of a
provider has, since all addresses in it are one person's to use."""

import ipaddress
from functools import lru_cache

NARROW, WIDE = 64, 56  # bits of IPv6: one network; a household or a firm with many of them
TIMES_AS_MUCH = 4  # for all networks of a wide one together
LONGEST = 64  # characters of what is no address at all


@lru_cache(maxsize=4096)
def networks_of(address: str) -> tuple[str, ...]:
    """The narrowest first. A limit holds for each of them."""
    try:
        ip = ipaddress.ip_address(address[:LONGEST])
    except ValueError:
        return (address[:LONGEST],)
    if isinstance(ip, ipaddress.IPv6Address):
        within = ip.ipv4_mapped or ip.sixtofour
        if within is None:
            return network(ip, NARROW), network(ip, WIDE)
        ip = within
    return (str(ip),)


def network(ip: ipaddress.IPv6Address, bits: int) -> str:
    return str(ipaddress.IPv6Network((int(ip), bits), strict=False))


def narrow(address: str) -> str:
    return networks_of(address)[0]


class Proxies:
    """The addresses and networks whose word on who asks is taken: by name only, or everybody's by `*`."""

    def __init__(self, named: str) -> None:
        names = names_in(named)
        self.is_everybody = named.strip() == "*"
        self.networks = [network for name in names if (network := network_named(name)) is not None]

    def __contains__(self, address: str) -> bool:
        if self.is_everybody:
            return True
        try:
            ip = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(ip in network for network in self.networks)


def names_in(named: str) -> list[str]:
    return [name.strip() for name in named.split(",") if name.strip()]


def misnamed(named: str) -> str:
    """The first that is neither an address nor a network, if there is one."""
    if named.strip() == "*":
        return ""
    return next((name for name in names_in(named) if network_named(name) is None), "")


def network_named(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(name)
    except ValueError:
        return None
