"""How a server is set up; `lascaux serve` fills this in from its options and the environment."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    db: Path
    workers: int | None = None  # processes for bots; None: one a core
    client: Path | None = None  # the folder of the built browser client
    proxies: str = "127.0.0.1"  # whose word on who asks is taken
    is_unlimited: bool = False  # no limits by address: for tests and benchmarks on one's own machine
