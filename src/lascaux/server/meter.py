"""What a server counts about itself. Hooks stand where something happens (`meter.now.moved(...)`), and do
nothing until somebody wants to see it."""

from bisect import bisect_left
from collections import Counter


class Meter:
    """Counts nothing."""

    def moved(self, by: str) -> None:
        """A move of a person, or of a bot, is on disk."""

    def committed(self, began: float, ended: float) -> None:
        """A commit is on disk, or failed: in the writer's thread."""

    def told(self, since: float, now: float) -> None:
        """Everybody was written what a commit has changed."""

    def thought(self, purpose: str, waited: float, took: float) -> None:
        """A bot's thought, or other work of a worker, is done."""

    def refused(self, code: str) -> None: ...


class Spread:
    """Seconds, by how long they were."""

    def __init__(self, *bounds: float) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds


SHORT = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 60.0)


class Counting(Meter):
    """By plain numbers, which are added up when somebody looks: so a move costs next to nothing."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.commits, self.tellings, self.lag = Spread(*SHORT), Spread(*SHORT), Spread(*SHORT)
        self.thoughts: dict[str, Spread] = {}
        self.waits: dict[str, Spread] = {}

    def moved(self, by: str) -> None:
        self.moves[by] += 1

    def committed(self, began: float, ended: float) -> None:
        self.commits.add(ended - began)

    def told(self, since: float, now: float) -> None:
        self.tellings.add(now - since)

    def thought(self, purpose: str, waited: float, took: float) -> None:
        self.waits.setdefault(purpose, Spread(*LONG)).add(waited)
        self.thoughts.setdefault(purpose, Spread(*LONG)).add(took)

    def refused(self, code: str) -> None:
        self.refusals[code] += 1


now = Meter()  # of this process: a server is one


def use(meter: Meter) -> None:
    global now
    now = meter
