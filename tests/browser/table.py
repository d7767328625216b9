"""What the browser tests share: a server process, and playing by the list of options."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

SERVER = """
import sys
from pathlib import Path
import uvicorn
from lascaux.server.app import make_app
from lascaux.server.settings import Settings
settings = Settings(
    Path(sys.argv[1]), workers=1, bot_pause=0.0, client=Path(sys.argv[3]), is_unlimited=True
)
uvicorn.run(make_app(settings), port=int(sys.argv[2]), ws="websockets-sansio", log_level="warning")
"""
SOURCE = Path(__file__).parents[2] / "src"
CLIENT = Path(__file__).parents[2] / "client"
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


class Server:
    """A real server in a process of its own."""

    def __init__(self, db: Path, client: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.db, self.client = db, client
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", SERVER, str(self.db), str(self.port), str(self.client)]
        environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
        self.process = subprocess.Popen(command, env=environment, start_new_session=True)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/api/health", timeout=2):
                return
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=10)
            return
        os.killpg(self.process.pid, signal.SIGKILL)


def create_table(page, *, players: int = 3, bots: int = 1, mode: str = "") -> str:
    """Through the dialog on the home page; answers with the address of the table."""
    page.get_by_role("button", name="Create a table").first.click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("combobox").nth(0).select_option(str(players))
    dialog.get_by_role("combobox").nth(1).select_option(str(bots))
    if mode:
        dialog.locator(f"input[value={mode}]").check()
    dialog.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("heading", name="Seats").wait_for()
    return page.url


def sit_down(page) -> None:
    page.get_by_role("button", name="Take a free seat").click()
    page.get_by_text("(you)").wait_for()


def start_game(page) -> None:
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("navigation", name="Table").wait_for()


STATE = """() => document.querySelector('.end') ? 'over'
    : document.querySelector('[data-option]') ? 'yours' : 'theirs'"""


def is_over(page) -> bool:
    return page.evaluate(STATE) == "over"


def act(page) -> bool:
    """Takes the last option of the list, if there is one: a click like any other, only fast."""
    return page.evaluate(
        """() => {
            const all = document.querySelectorAll('[data-option]');
            if (all.length === 0) return false;
            all[all.length - 1].click();
            return true;
        }"""
    )


def play_on(pages: list, moves: int = 10_000, seconds: float = 120) -> int:
    """Everybody acts when it is their turn, until the game is over or enough was played."""
    done, deadline = 0, time.monotonic() + seconds
    while done < moves and not is_over(pages[0]):
        assert time.monotonic() < deadline, "the game does not go on"
        acted = [act(page) for page in pages]
        done += sum(acted)
        if not any(acted):
            pages[0].wait_for_timeout(15)
    return done
