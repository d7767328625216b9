"""What messengers are told of a link: of a public table what is public, of any other nothing."""

import asyncio
import contextlib
import html
import re
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from lascaux.games.registry import own_ids
from lascaux.server import previews, wire
from lascaux.server.app import lifespan, make_app
from lascaux.server.client_files import TITLE
from lascaux.server.disk import MoveRow, as_json
from lascaux.server.settings import Settings

CLIENT = Path(__file__).parents[2] / "client"
PAGE = '<!doctype html><html lang="en"><head><title>Lascaux</title></head><body><p>page</p></body></html>'
HOSTILE = '"><script>alert(1)'  # a name may have 24 letters
NEUTRAL = "An invitation to a table at Lascaux"


class Head(HTMLParser):
    """The tags of a page as a messenger reads them."""

    def __init__(self, text):
        super().__init__()
        self.told, self.names, self.is_title = {}, [], False
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.names.append(tag)
        found = dict(attrs)
        self.is_title = tag == "title"
        if tag == "meta":
            self.told[found.get("property") or found["name"]] = found["content"]

    def handle_data(self, data):
        if self.is_title:
            self.told["title"] = data
            self.is_title = False


class Visitor:
    def __init__(self, app, client):
        self.app, self.rooms, self.client = app, app.state.rooms, client

    async def get(self, path, method="GET", **headers):
        return await self.client.request(method, f"http://here:8000{path}", headers=headers)

    async def head(self, path, **headers):
        answer = await self.get(path, **headers)
        assert answer.status_code == 200
        return Head(answer.text).told

    async def open(self, public=True, name="Ana", **more):
        wanted = wire.NewTable("kingdomino-origins", 3, wire.Person(name), public=public, **more)
        table, _, token = await self.rooms.open(wanted)
        return table, token

    async def finish(self, table, points):
        """As if it had been played, and forgotten by the memory."""
        order = sorted(points, reverse=True)
        result = wire.Result(points, [order.index(own) + 1 for own in points], [])
        move = MoveRow(table.id, 9999, "act", 0, "{}", "")
        await self.rooms.store.add_moves([move], as_json(result), lambda: None)
        del self.rooms.by_id[table.id]


@pytest.fixture
def visiting(tmp_path):
    folder = tmp_path / "client"
    (folder / "preview").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "preview" / "kingdomino-origins.png").write_bytes(b"a picture")

    def run(story, **settings):
        async def visit():
            settings.setdefault("is_unlimited", True)
            app = make_app(Settings(tmp_path / "db", workers=1, client=folder, **settings))
            transport = httpx.ASGITransport(app)
            async with lifespan(app), httpx.AsyncClient(transport=transport) as client:
                await story(Visitor(app, client))

        asyncio.run(visit())

    return run


def test_a_public_table_says_what_is_played_and_who_is_there(visiting):
    async def story(visitor):
        table, _ = await visitor.open(options={"mode": "tribe"})
        told = await visitor.head(f"/t/{table.code}")
        assert told["title"] == told["og:title"] == "Kingdomino Origins, tribe: 2 seats are free"
        assert told["og:description"] == told["description"] == "A table for 3. There already: Ana."
        assert told["og:image"] == "http://here:8000/preview/kingdomino-origins.png"
        assert told["og:url"] == f"http://here:8000/t/{table.id}"
        assert told["twitter:card"] == "summary_large_image"
        assert await visitor.head(f"/t/{table.id}/") == told
        await table.take_seat(wire.Person("Bo"))
        assert (await visitor.head(f"/t/{table.id}"))["title"].endswith(": one seat is free")
        await table.take_seat(wire.Person("Cy"))
        assert (await visitor.head(f"/t/{table.id}"))["title"].endswith(": every seat is taken")
        assert "og:url" not in await visitor.head(f"/r/{table.id}"), "there is nothing to look back at"

    visiting(story)


def test_a_finished_public_game_says_how_it_ended_and_stays_on_disk(visiting):
    async def story(visitor):
        table, token = await visitor.open(bots=["random", "random"])
        await table.start(token)
        assert (await visitor.head(f"/t/{table.id}"))[
            "title"
        ] == "Kingdomino Origins, discovery: watch the game"
        names = table.names
        table.bots.stop()
        await visitor.finish(table, [41, 54, 12])
        told = await visitor.head(f"/r/{table.code}")
        assert told["og:title"] == "Look back: Kingdomino Origins, discovery"
        assert told["og:description"] == f"{names[1]} 54, {names[0]} 41, {names[2]} 12."
        assert (await visitor.head(f"/t/{table.id}"))["title"].endswith("the game is over")
        for place in (0, 7, 999999):  # one beyond the game is told by the page, not here
            at = await visitor.head(f"/r/{table.id}/{place}")
            assert at["og:title"] == "A moment of Kingdomino Origins, discovery"
            assert at["og:description"] == told["og:description"]
        assert table.id not in visitor.rooms.by_id

    visiting(story)


@pytest.mark.parametrize("page", ["t", "r", "r/7"])
def test_a_private_table_looks_like_none(visiting, page):
    """The whole answer is the same, headers too, before, in and after the game."""
    first, _, position = page.partition("/")

    def path(name):
        return "/" + "/".join(filter(None, (first, name, position)))

    async def story(visitor):
        table, _ = await visitor.open(public=False, name="Secretive", options={"mode": "tribe"})
        unknown = await visitor.get(path("nosuchtable1"))
        assert "preview/lascaux.png" in unknown.text
        for name in (table.id, table.code):
            answer = await visitor.get(path(name))
            assert (answer.text, answer.headers) == (unknown.text, unknown.headers)
        await visitor.finish(table, [41, 54, 12])
        assert (await visitor.get(path(table.id))).text == unknown.text
        told = html.unescape(unknown.text)
        assert not re.search("Kingdomino|Secretive|tribe|54|og:url", told)

    visiting(story)


def test_private_and_unknown_tables_take_the_same_reads(visiting, monkeypatch):
    async def story(visitor):
        table, _ = await visitor.open(public=False)
        store, asked = visitor.rooms.store, []
        read = store.read

        async def counted(sql, *values):
            asked.append(sql)
            return await read(sql, *values)

        monkeypatch.setattr(store, "read", counted)
        await visitor.head(f"/t/{table.id}")
        private, asked[:] = list(asked), []
        await visitor.head("/t/nosuchtable1")
        assert private == asked
        assert len(asked) == 2

    visiting(story)


def test_hostile_names_are_letters_only(visiting):
    async def story(visitor):
        table, _ = await visitor.open(name=HOSTILE)
        await table.take_seat(wire.Person("\u202eevil\u2066\x00'&"))
        await table.take_seat(wire.Person("\u05e9\u05dc\u05d5\u05dd"))
        answer = await visitor.get(f"/t/{table.id}")
        head = Head(answer.text)
        assert "script" not in head.names
        line = head.told["og:description"]
        assert (
            line == f"A table for 3. There already: {HOSTILE}, evil'&, \u2068\u05e9\u05dc\u05d5\u05dd\u2069."
        )
        assert len(answer.text) < 4000

    visiting(story)


def test_what_is_too_long_is_cut():
    assert previews.shortened("a" * 90, 90) == "a" * 90
    assert len(previews.shortened("a " * 100, 90)) <= 90
    assert previews.shortened("a " * 100, 90).endswith("a\u2026")


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/t", "/t/", "/t/%00", "/t/" + "a" * 5000, "/t/a/b/c", "/t/%27%20OR%201=1", "/r/x/y"),
        *("/%ff", "/t/%22%3E%3Cscript%3E", "/r/abc/1234567", "/r/abc/-1", "/r/abc/1/2", "/rules/none"),
    ],
)
def test_any_address_is_a_page_that_repeats_nothing_of_it(visiting, path):
    async def story(visitor):
        answer = await visitor.get(path)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-cache"
        assert "<p>page</p>" in answer.text
        told = Head(answer.text).told
        assert told["og:title"] in (NEUTRAL, "A game to look back at, at Lascaux") or told[
            "og:title"
        ].startswith("Lascaux:")
        assert told["og:image"] == "http://here:8000/preview/lascaux.png"
        assert "<script" not in answer.text

    visiting(story)


def test_asking_for_the_head_alone(visiting):
    async def story(visitor):
        table, _ = await visitor.open()
        asked, whole = [await visitor.get(f"/t/{table.id}", method) for method in ("HEAD", "GET")]
        assert asked.status_code == 200
        assert asked.headers["content-length"] == whole.headers["content-length"]

    visiting(story)


@pytest.mark.parametrize("host", ['x"><script>', "a b", "a/b", "a@b", "a" * 300, ""])
def test_an_odd_host_is_not_repeated(visiting, host):
    async def story(visitor):
        told = await visitor.head("/", host=host)
        assert "og:image" not in told
        assert "og:url" not in told

    visiting(story)


def test_the_public_address_is_told_if_it_is_known(visiting):
    async def story(visitor):
        told = await visitor.head("/", host="elsewhere")
        assert told["og:url"] == "https://games.example/lascaux/"
        assert told["og:image"] == "https://games.example/lascaux/preview/lascaux.png"

    visiting(story, public_url="https://games.example/lascaux/")


def test_whoever_asks_too_much_gets_pages_without_a_look_at_tables(visiting):
    async def story(visitor):
        table, _ = await visitor.open()
        titles = [(await visitor.head(f"/t/{table.id}"))["title"] for _ in range(140)]
        assert titles[0].startswith("Kingdomino")
        assert titles[-1] == NEUTRAL

    visiting(story, is_unlimited=False)


def test_a_disk_that_fails_leaves_the_page(visiting, monkeypatch):
    async def story(visitor):
        table, _ = await visitor.open()

        async def failing(*_):
            raise OSError("the disk")

        monkeypatch.setattr(visitor.rooms.store, "find_table", failing)
        assert (await visitor.head(f"/t/{table.id}"))["title"] == NEUTRAL

    visiting(story)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        *(("", "en"), ("xx", "en"), ("en-GB,en;q=0.8", "en"), (";q=,,;;q=9", "en"), ("uk;q=0.9, xx", "uk")),
        *(("en;q=0.2,uk-UA;q=0.7", "uk"), ("uk;q=nan,en;q=0.1", "en")),
    ],
)
def test_the_language_is_the_visitors(monkeypatch, header, language):
    monkeypatch.setattr(previews, "known_languages", lambda: frozenset({"en", "uk"}))
    assert previews.spoken_by(header) == language


def test_a_new_client_is_served_at_once(visiting, tmp_path):
    async def story(visitor):
        assert "page" in (await visitor.get("/")).text
        (tmp_path / "client" / "index.html").write_text(PAGE.replace("page", "another page"))
        assert "another page" in (await visitor.get("/")).text
        with contextlib.suppress(FileNotFoundError):
            (tmp_path / "client" / "index.html").unlink()
        assert "another page" in (await visitor.get("/")).text, "while a client is built anew"

    visiting(story)


@pytest.mark.parametrize("name", [previews.GENERIC, *own_ids()])
def test_every_game_has_a_small_picture(name):
    """Its size stands in the first part of a PNG file."""
    picture = (CLIENT / "public" / previews.PICTURES / f"{name}.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(picture[at : at + 4]) for at in (16, 20)] == [previews.WIDTH, previews.HEIGHT]
    assert len(picture) < 150_000


def test_the_page_of_the_client_has_the_place_where_previews_go():
    assert (CLIENT / "index.html").read_text(encoding="utf-8").count(TITLE) == 1
