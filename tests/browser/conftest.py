"""A real Chromium at a real server that serves the built client."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

from devkit import chromium as browsers
from devkit import client
from devkit.environments import BUILDS
from devkit.locking import locked
from tests.browser.opening import FLAGS, KEEP, WORKERLESS, prefs_of
from tests.browser.server import Server, Table, is_placement, open_table
from tests.browser.table import DESK, PATIENCE, ready
from tests.browser.witness import TITLE, Witness

playwright_api = pytest.importorskip("playwright.sync_api")
LAN = "lascaux.lan"  # not localhost and without https: a browser trusts it less
WITNESS = pytest.StashKey[Witness]()


@pytest.fixture(scope="session")
def built_client() -> Path:
    """The client of this checkout: built by the first of several test processes, if it is not fresh."""
    with locked(BUILDS / "lock"):
        folder = client.build_client()
    assert folder is not None, "the client can't be built"
    return folder


@pytest.fixture(scope="session")
def running_server(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("tables"), built_client)
    server.set_scene("before the first test")
    server.start()
    yield server
    server.kill()


@pytest.fixture
def witness(running_server: Server, request: pytest.FixtureRequest) -> Witness:
    """Sees what the pages of this test show, for its report."""
    request.node.stash[WITNESS] = seeing = Witness(request.node.name, running_server)
    return seeing


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Once, by whatever fails first. The report travels: also where pictures are lost, it is read."""
    report = yield
    witness = item.stash.get(WITNESS, None)
    if report.failed and witness is not None:
        report.sections.append((TITLE, witness.tell()))
        del item.stash[WITNESS]
    return report


@pytest.fixture
def server(running_server: Server, request: pytest.FixtureRequest, witness: Witness) -> Server:
    """Each test has deals of its own, the same ones every time."""
    running_server.set_scene(request.node.name)
    return running_server


@pytest.fixture(scope="session")
def finished(running_server: Server) -> Table:
    """A whole game that was played well, to look back at."""
    running_server.set_scene("a finished game")
    return open_table(running_server, "Ana", "Bo", bots=1).play(well=True)


@pytest.fixture(scope="session")
def middle(running_server: Server) -> Table:
    """A game that has gone on for a while; Ana is to place a domino. Whoever uses it only looks at it."""
    running_server.set_scene("the middle of a game")
    table = open_table(running_server, "Ana", bots=2).play(moves=10, well=True)
    return table.play(until=is_placement, well=True)


@pytest.fixture(scope="session")
def stone_age(running_server: Server) -> Table:
    """The middle of a game of Stone Age, when people are placed, only to be looked at."""
    running_server.set_scene("the middle of Stone Age")
    table = open_table(running_server, "Ana", bots=2, game="stone-age", options={})
    return table.play(moves=24, well=True).play(until=is_placement, well=True)


@pytest.fixture(scope="session")
def endless_winter(running_server: Server) -> Table:
    """The middle of a game of Endless Winter, only to be looked at."""
    running_server.set_scene("the middle of Endless Winter")
    return open_table(running_server, "Ana", bots=2, game="endless-winter", options={}).play(
        moves=30, well=True
    )


@pytest.fixture(scope="session")
def launch() -> Iterator[Callable[..., object]]:
    playwright_api.expect.set_options(timeout=PATIENCE * 1000)
    with playwright_api.sync_playwright() as playwright:
        yield lambda program, *more: playwright.chromium.launch(executable_path=program, args=[*FLAGS, *more])


@pytest.fixture(scope="session")
def chromium(launch) -> Iterator[object]:
    program = browsers.find()
    if program is None:
        pytest.skip(browsers.MISSING)
    browser = launch(program)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def whole_chromium(launch) -> Iterator[object]:
    """With notifications, for the few tests that need them; it finds this machine by another name, too."""
    program = browsers.find_whole()
    if program is None:
        assert not browsers.is_demanded(), browsers.NOT_WHOLE
        pytest.skip(browsers.NOT_WHOLE)
    browser = launch(program, f"--host-resolver-rules=MAP {LAN} 127.0.0.1")
    yield browser
    browser.close()


@pytest.fixture
def visit(chromium, server: Server, witness: Witness) -> Iterator[Callable[..., object]]:
    """Opens somebody's browser, and waits until the page is ready. What goes wrong in it fails the test."""
    contexts = []

    def open_page(
        path: str = "",
        *,
        name: str = "",
        at: Table | None = None,
        theme: str = "light",
        guide: bool = True,
        clock: bool = False,
        browser=chromium,
        address: str = "",
        prefs: dict[str, object] | None = None,
        **more,
    ):
        # A service worker would answer what a test takes away: only those that are about it have one.
        wanted = {"viewport": DESK, "color_scheme": theme, "reduced_motion": "reduce", **WORKERLESS, **more}
        context = browser.new_context(base_url=address or server.url, accept_downloads=True, **wanted)
        contexts.append(context)
        context.add_init_script(KEEP.replace("{prefs}", prefs_of(name, guide, **(prefs or {}))))
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        witness.watch(page)
        if clock:  # that the test can put forward
            page.clock.install()
        page.goto(path or (at.link(name) if at else "/"))
        return ready(page) if page.url.startswith("http") else page

    yield open_page
    if witness.errors:
        witness.tell()
    for context in contexts:
        context.close()
    assert witness.errors == []


@pytest.fixture(scope="session")
def shots() -> Path:
    """Where the pictures of the pages go; git does not see them."""
    path = BUILDS / "shots"
    path.mkdir(parents=True, exist_ok=True)
    return path
