"""How long a browser takes to paint a move, what blocks it while bots play, and how large each board is.

python3 dev.py bench painting [GAME ...] [--moves N] [--size 1440x900]

One person against two bots, everything in motion, in a Chromium at a server, both on this machine. The time
goes from the arrival of the message that answers a click to the end of the frame in which it is seen. Long
tasks, over 50 ms, are counted from there until it is the person's turn again. A board is what only its own
game loads. The processor's time is that of the page's own thread from the click to the paint: a busy machine
changes it less.
"""

import argparse
import gzip
import os
import statistics
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page

from devkit.client import DIST
from tests.browser.boards import TITLES
from tests.browser.opening import at_work, browser_of, device_of
from tests.browser.server import Server, open_table
from tests.browser.table import PATIENCE, my_turn, ready, settle

SCRIPT = Path(__file__).with_name("painting.js").read_text(encoding="utf-8")
PREFS: dict[str, object] = {"list": True, "guesses": False, "sound": False}
LARGEST_BOARD = 90_000
HEAD = (
    "| game | moves | median | p95 | longest | processor, median | p95 | long tasks | longest | board, gzip |"
)
LINE = "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
# Between the paint of the own move and the next own turn.
TASKS_SINCE = "since => painting.tasks.filter(([start]) => start >= since).map(([, length]) => length)"


@dataclass
class Measured:
    took: list[float]  # milliseconds
    worked: list[float]  # milliseconds of the processor
    tasks: list[float]
    loaded: set[str]


def choose(page: Page, thread: CDPSession, found: Measured) -> None:
    """One option of the list, and all that follows until it is the person's turn again."""
    before = page.evaluate("() => { painting.isAsked = true; return painting.took.length }")
    options = page.locator("[data-option]")
    option = options.nth(options.count() // 2)
    started = busy(thread)
    option.click()
    page.wait_for_function("before => painting.took.length > before", arg=before)
    found.worked.append(busy(thread) - started)
    painted = page.evaluate("() => performance.now()")
    my_turn(page)
    settle(page)
    found.tasks += page.evaluate(TASKS_SINCE, painted)


def busy(thread: CDPSession) -> float:
    """How long the page's thread has worked so far, in milliseconds of the processor."""
    metrics = thread.send("Performance.getMetrics")["metrics"]
    return 1000 * next(one["value"] for one in metrics if one["name"] == "TaskDuration")


def measure(browser: Browser, server: Server, game: str, moves: int, size: str) -> Measured:
    server.set_scene(f"painting {game}")
    table = open_table(server, "Ana", bots=2, game=game, options={})
    look = {**device_of(size), "reduced_motion": "no-preference"}
    context = browser_of(browser, server.url, "Ana", PREFS, **look)
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(SCRIPT)
    page = context.new_page()
    loaded: set[str] = set()
    page.on("response", lambda answer: loaded.add(answer.url.rsplit("/", 1)[-1]))
    page.goto(table.link("Ana"))
    ready(page)
    thread = context.new_cdp_session(page)
    thread.send("Performance.enable", {"timeDomain": "threadTicks"})
    found = Measured([], [], [], loaded)
    for _ in range(moves):
        if not my_turn(page):
            break
        choose(page, thread, found)
    found.took = page.evaluate("painting.took")
    context.close()
    return found


def packed(names: set[str]) -> int:
    return sum(len(gzip.compress((DIST / "assets" / name).read_bytes())) for name in names)


def row(game: str, found: Measured, size: int) -> str:
    took, worked = sorted(found.took), sorted(found.worked)
    shown = [statistics.median(took), p95_of(took), took[-1], statistics.median(worked), p95_of(worked)]
    longest = f"{max(found.tasks):.0f} ms" if found.tasks else ""
    cells = [game, len(took), *[f"{each:.0f} ms" for each in shown], len(found.tasks), longest, f"{size:,}"]
    return "| " + " | ".join(map(str, cells)) + " |"


def p95_of(numbers: list[float]) -> float:
    return statistics.quantiles(numbers, n=20, method="inclusive")[-1]


def main() -> None:
    parser = argparse.ArgumentParser(
        "dev.py bench painting", description="How long a move takes to be painted."
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(TITLES))
    parser.add_argument("--moves", type=int, default=25, help="decisions of the person in each game")
    parser.add_argument("--size", default="1440x900", help="of the window")
    asked = parser.parse_args()
    wanted = asked.games or list(TITLES)
    with at_work() as (browser, server):
        # Also of those that are not asked for: what do they load?
        moves = {game: asked.moves if game in wanted else 0 for game in TITLES}
        found = {game: measure(browser, server, game, moves[game], asked.size) for game in TITLES}
    print(HEAD, LINE, sep="\n")
    for game in wanted:
        others = [measured.loaded for other, measured in found.items() if other != game]
        own = {name for name in found[game].loaded.difference(*others) if (DIST / "assets" / name).is_file()}
        size = packed(own)
        print(row(game, found[game], size))
        if size > LARGEST_BOARD:
            print(f"The board of {game} is larger than {LARGEST_BOARD:,} bytes: {size:,}.")
    print(f"load while measuring: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
