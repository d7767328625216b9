"""How a server is set up; `lascaux serve` fills this in from its options and the environment."""

from dataclasses import dataclass
from pathlib import Path

from lascaux.server import logs


@dataclass(frozen=True)
class Settings:
    db: Path
    workers: int | None = None  # processes for bots; None: one a core
    client: Path | None = None  # the folder of the built browser client
    proxies: str = ""  # whose word on who asks is taken: nobody's but of those that are named
    connections: int = 256  # of one address at the same time
    push: bool = False  # Web Push, for people whose pages are closed
    push_contact: str = "mailto:lascaux@example.com"  # whom a push service may ask about this server
    hooks: bool = False  # web hooks, to addresses that people give
    private_hooks: bool = False  # also into the network of this server, and without https
    is_unlimited: bool = False  # no limits by address: for tests and benchmarks on one's own machine
    public_url: str = ""  # where friends come to, if it is not where the server listens
    records_a_day: int = 60  # that one address may bring
    records_mb: int = 500  # of all records that were brought; the least looked at go first. 0: no limit
    keep_records_days: float = 90  # that nobody looks at. 0 days, here and below: for ever
    keep_open_days: float = 30  # tables that have not started and that nobody opens
    keep_unfinished_days: float = 365  # games that nobody goes on with; finished ones stay
    keep_chat_days: float = 90  # after a game is over
    admin_token: str = ""  # what an operator says to be one; without one, a new one at each start
    host: str = "127.0.0.1"  # where it listens: run_server fills this in
    port: int = 8000
    log_format: logs.Form = "text"
    log_level: logs.Level = "info"
    log_addresses: bool = False  # whether the log holds whole addresses
    metrics_host: str = "127.0.0.1"  # where metrics are shown, if there is a port for them
    metrics_port: int | None = None
    metrics_public: bool = False  # whether they are shown to everybody, at /metrics
    command: str = "lascaux serve --host 0.0.0.0"  # what to type so that others in the network can come

    @property
    def shows_metrics(self) -> bool:
        return self.metrics_port is not None or self.metrics_public
