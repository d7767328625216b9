"""How much one address may ask for, and the network around it. Buckets fill with time; whoever empties theirs
waits."""

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass

from lascaux.server.networks import TIMES_AS_MUCH, networks_of

MOST_NETWORKS = 10_000
SHARES = (1, TIMES_AS_MUCH)  # of a limit: for a network, and for the one around it


@dataclass(frozen=True)
class Rate:
    burst: float
    per_second: float


TABLES = Rate(20, 20 / 3600)  # new tables
REQUESTS = Rate(120, 10)  # any request
RECORDS = Rate(20, 20 / 600)  # brought to be looked at: each is played again
REVIEWS = Rate(10, 10 / 3600)  # begun: each takes minutes
LINKS = Rate(10, 10 / 3600)  # that carry seats to another device
CALLS = Rate(40, 40 / 600)  # places to be called at: each name is looked up
MESSAGES = Rate(60, 10)  # over one socket
CHAT = Rate(8, 0.5)
WATCHERS = Rate(20, 1)  # lines of chat of all who watch one table
EMOTES = Rate(4, 0.5)
HINTS = Rate(8, 0.5)
UNLIMITED = Rate(1e9, 1e9)
FLOOD = Rate(600, 30)  # frames of any kind over one socket: whoever sends more is let go
FRAMES = Rate(3000, 300)  # over all those sockets of an address that send many
CODES = Rate(20, 20 / 600)  # of tables that there are not
MOST_SOCKETS = 200  # of one address at the same time


class Bucket:
    """Holds `burst` drops and gains `per_second`."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.drops = rate.burst
        self.at = time.monotonic()

    def has_some(self) -> bool:
        now = time.monotonic()
        self.drops = min(self.rate.burst, self.drops + (now - self.at) * self.rate.per_second)
        self.at = now
        return self.drops >= 1

    def take(self) -> bool:
        if not self.has_some():
            return False
        self.drops -= 1
        return True


class Crowds:
    """How many of a network are here."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.here: Counter[str] = Counter()

    def come(self, address: str) -> bool:
        """Whether there was room for one more."""
        networks = networks_of(address)
        if any(self.here[one] >= self.most * times for one, times in zip(networks, SHARES, strict=False)):
            return False
        self.here.update(networks)
        return True

    def go(self, address: str) -> None:
        for network in networks_of(address):
            self.here[network] -= 1
            if not self.here[network]:
                del self.here[network]


class Buckets:
    """One bucket a network, and a larger one for the network around it; the longest unused are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rates = [Rate(rate.burst * times, rate.per_second * times) for times in SHARES]
        self.by_network: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """From all of them, or from none."""
        buckets = self.buckets_of(address)
        return all(bucket.has_some() for bucket in buckets) and all(bucket.take() for bucket in buckets)

    def is_empty(self, address: str) -> bool:
        return not all(bucket.has_some() for bucket in self.buckets_of(address))

    def buckets_of(self, address: str) -> list[Bucket]:
        networks = list(zip(networks_of(address), self.rates, strict=False))
        for network, rate in networks:
            self.by_network.setdefault(network, Bucket(rate))
            self.by_network.move_to_end(network)
        while len(self.by_network) > MOST_NETWORKS:
            self.by_network.popitem(last=False)
        return [self.by_network[network] for network, _ in networks]
