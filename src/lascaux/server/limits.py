"""How much one address may ask for. Buckets fill with time; whoever empties theirs waits."""

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass

MOST_ADDRESSES = 10_000


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
FLOOD = Rate(600, 30)  # messages of any kind: whoever sends more is let go
MOST_SOCKETS = 200  # of one address at the same time


class Bucket:
    """Holds `burst` drops and gains `per_second`."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.drops = rate.burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.drops = min(self.rate.burst, self.drops + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Crowds:
    """How many of an address are here."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.here: Counter[str] = Counter()

    def come(self, address: str) -> bool:
        """Whether there was room for one more."""
        if self.here[address] >= self.most:
            return False
        self.here[address] += 1
        return True

    def go(self, address: str) -> None:
        self.here[address] -= 1
        if not self.here[address]:
            del self.here[address]


class Buckets:
    """One bucket an address; the longest unused are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.by_address.pop(address, None) or Bucket(self.rate)
        self.by_address[address] = bucket
        if len(self.by_address) > MOST_ADDRESSES:
            self.by_address.popitem(last=False)
        return bucket.take()
