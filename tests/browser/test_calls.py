"""Being called: to a closed page by a push message, to a hidden one by itself; starting without a network;
a page that is older than its server."""

import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAN
from tests.browser.server import Server, Table, open_table, seated
from tests.browser.table import PATIENCE, go, ready, reload
from tests.server.outside import Browser, Outside, outside

WITH_WORKER = {"service_workers": "allow"}
# A browser of a test can't reach any push service: this stands for the one that Chromium would ask.
SUBSCRIBED = """
const subscription = {json};
PushManager.prototype.subscribe = async ({{ applicationServerKey }}) => {{
    localStorage.subscribedWith = applicationServerKey;
    return {{ toJSON: () => subscription, unsubscribe: async () => true }};
}};
"""
IS_READY = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
SHOWN = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
    .then((shown) => shown.map(({ title, body, tag, data }) => [title, body, tag, data.path]))"""
KEPT = """caches.keys().then(async (names) => [names, (await (await caches.open(names[0])).keys()).length])"""
HIDE = """Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));"""
BUILD = "document.querySelector('meta[name=build]').content"
ICON = "new URL(document.querySelector('link[rel=icon]').href).pathname"


@pytest.fixture
def push_service():
    with outside() as place:
        yield place


@pytest.fixture
def visit_with_calls(visit, whole_chromium, push_service: Outside):
    """A browser with a service worker, notifications, and a subscription that ends at the test."""
    subscription = json.dumps(Browser().subscription(f"{push_service.url}/other"))

    def open_page(own: str = subscription, **wanted) -> Page:
        page = visit(
            "about:blank", browser=whole_chromium, permissions=["notifications"], **WITH_WORKER, **wanted
        )
        page.context.add_init_script(SUBSCRIBED.format(json=own))
        return page

    return open_page


def until(page: Page, promise: str) -> None:
    """Asks again until what was promised is true: a page itself would take the promise for it."""
    for _ in range(PATIENCE * 10):
        if page.evaluate(promise):
            return
        page.wait_for_timeout(100)
    raise AssertionError(promise)


def let_others_play(table: Table, name: str, until: str) -> None:
    """Everybody but the browser plays on by sockets, until it is somebody's turn."""
    with seated(table, table.tokens[name]) as person:
        while person.position["info"]["seats"][person.position["actor"]]["name"] != until:
            person.act(well=False) if person.position["options"] else person.until("position")


def deliver(page: Page, content: dict) -> None:
    """As a push service would: by the browser's own debugging interface."""
    session = page.context.new_cdp_session(page)
    found: list[dict] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    origin = page.evaluate("location.origin")
    for _ in range(PATIENCE * 10):
        ids = [one["registrationId"] for one in found if one["scopeURL"] == f"{origin}/"]
        if ids:
            break
        page.wait_for_timeout(100)
    message = {"origin": origin, "registrationId": ids[0], "data": json.dumps(content)}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_whoever_closed_the_page_is_called_back(visit_with_calls, server: Server, push_service: Outside):
    table, browser = open_table(server, "Ana", bots=0, free=1), Browser()
    home = visit_with_calls(json.dumps(browser.subscription(f"{push_service.url}/ana")), name="Ana")
    go(home, "/")
    until(home, IS_READY)
    lobby = home.context.new_page()
    lobby.goto(table.link("Ana"))
    ready(lobby)
    with lobby.expect_response(
        lambda answer: answer.url.endswith("/api/calls") and answer.request.method == "POST"
    ) as asked:
        lobby.get_by_role("button", name="Notify me").click()
    assert asked.value.json() == {"seats": 1}
    expect(lobby.get_by_role("button", name="Notify me")).to_have_count(0)
    assert lobby.evaluate("localStorage.subscribedWith") == server.get("calls")["push"]
    lobby.close()
    table.tokens["Bo"] = server.post(f"tables/{table.id}/seats", name="Bo")["token"]
    server.post(f"tables/{table.id}/start", table.tokens["Bo"])
    let_others_play(table, "Bo", until="Ana")
    _, _, sealed = push_service.next()
    called = browser.read(sealed)
    deliver(home, called)
    until(home, f"{SHOWN}.then((shown) => shown.length === 1)")
    assert home.evaluate(SHOWN) == [["It's your turn", "Kingdomino Origins with Bo", table.id, table.path]]
    click(home, table.path)
    go(home, table.path)
    until(home, f"{SHOWN}.then((shown) => shown.length === 0)")


def click(page: Page, path: str) -> None:
    """What the worker does with a click, but for the last step: only a person's own click opens a window."""
    (worker,) = page.context.service_workers
    opened = worker.evaluate("""async () => {
        let opened = '';
        self.clients.openWindow = async (path) => (opened = path);
        const [notification] = await self.registration.getNotifications();
        const event = new NotificationEvent('notificationclick', { notification });
        let done = Promise.resolve();
        event.waitUntil = (promise) => (done = promise);
        self.dispatchEvent(event);
        await done;
        return opened;
    }""")
    assert opened == path


def test_a_hidden_page_calls_by_itself(visit_with_calls, server: Server):
    table = open_table(server, "Ana", "Bo", bots=0)
    let_others_play(table, "Ana", until="Bo")
    ana = visit_with_calls(name="Ana", prefs={"calls": True})
    go(ana, table.link("Ana"))
    until(ana, IS_READY)
    assert ana.evaluate(ICON) == "/icon.svg"
    ana.evaluate(HIDE)
    let_others_play(table, "Bo", until="Ana")
    until(ana, f"{SHOWN}.then((shown) => shown.length === 1)")
    assert ana.evaluate(SHOWN)[0][1:] == ["Kingdomino Origins with Bo", table.id, table.path]
    expect(ana).to_have_title("Your turn · Kingdomino Origins")
    assert ana.evaluate(ICON) == "/icon-turn.svg"


def test_the_page_starts_without_a_network_and_comes_back_by_itself(visit, server: Server):
    table = open_table(server, "Ana", bots=1)
    page = visit(name="Ana", at=table, **WITH_WORKER)
    until(page, IS_READY)
    reload(page)  # through the worker, which keeps what it hands on
    page.context.set_offline(True)
    page.goto(table.path)
    page.get_by_role("heading", name="No connection").wait_for()
    assert page.evaluate("fetch('/api/games').then(() => 'answered', () => 'not there')") == "not there"
    page.context.set_offline(False)
    page.locator(".play").wait_for()


def test_without_https_the_page_says_so_and_does_without(visit, server: Server, whole_chromium):
    table = open_table(server, "Ana", bots=0, free=1)
    address = f"http://{LAN}:{server.port}"
    page = visit(
        table.link("Ana"), address=address, browser=whole_chromium, prefs={"calls": True}, **WITH_WORKER
    )
    assert page.evaluate("isSecureContext") is False
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(page.get_by_role("button", name="Notify me")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_contain_text("Notifications and installing need https or localhost")
    hook = page.get_by_role("dialog").get_by_text("More ways to be called")
    hook.click()
    page.get_by_label("Web hook").fill("https://no-such-host.invalid/")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_contain_text("There is no such host.")


@pytest.fixture
def changing(tmp_path: Path, built_client: Path):
    """A server of its own, whose client can be exchanged."""
    client = shutil.copytree(built_client, tmp_path / "client")
    started = Server(tmp_path, client)
    started.set_scene("an exchanged client")
    started.start()
    yield started
    started.kill()


def exchange(client: Path, build: str) -> None:
    """As if it had been built anew."""
    old = client.joinpath("index.html").read_text().partition('name="build" content="')[2].partition('"')[0]
    for name in ("index.html", "sw.js"):
        path = client / name
        path.write_text(path.read_text().replace(old, build))


def test_an_old_page_and_an_old_worker_give_way_to_a_new_server(visit, changing: Server):
    table = open_table(changing, "Ana", bots=1)
    page = visit(table.link("Ana"), address=changing.url, **WITH_WORKER)
    until(page, IS_READY)
    names, count = page.evaluate(KEPT)
    assert len(names) == 1
    assert count > 5
    exchange(changing.client, "0123456789ab")
    changing.kill()
    changing.start()
    page.get_by_text("The connection is gone.").wait_for(state="detached")
    with page.expect_navigation():
        page.evaluate(HIDE)  # nobody looks: the page takes the new client
    ready(page)
    assert page.evaluate(BUILD) == "0123456789ab"
    until(page, "caches.keys().then((names) => names.join() === 'lascaux-0123456789ab')")
    exchange(changing.client, "ba9876543210")
    reload(page)
    assert page.evaluate(BUILD) == "ba9876543210", "the page itself always comes from the server"
