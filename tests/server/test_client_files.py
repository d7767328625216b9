"""The files of the browser client: every address gives one of them or the page, never what lies elsewhere."""

import asyncio

import httpx
import pytest
from starlette.applications import Starlette

from lascaux.server.client_files import FOREVER, client_routes


class Browser:
    def __init__(self, app):
        self.app = app

    def get(self, path):
        async def ask():
            async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app)) as client:
                return await client.get(f"http://here{path}")

        return asyncio.run(ask())


@pytest.fixture
def browser(tmp_path):
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("the page")
    (folder / "robots.txt").write_text("a file")
    (folder / "assets" / "a-1234.js").write_text("a script")
    (tmp_path / "secret").write_text("elsewhere")
    return Browser(Starlette(routes=client_routes(folder)))


@pytest.mark.parametrize(
    "path", ["/", "/table/abc", "/%00", "/" + "a" * 300, "/" + "a/" * 3000, "/%ff", "/..%2fsecret", "/assets"]
)
def test_what_is_no_file_is_the_page(browser, path):
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (200, "the page")
    assert answer.headers["cache-control"] == "no-cache"


def test_files_are_given_as_they_are_and_those_with_a_hash_for_ever(browser):
    assert browser.get("/robots.txt").text == "a file"
    script = browser.get("/assets/a-1234.js")
    assert (script.text, script.headers["cache-control"]) == ("a script", FOREVER)
    for path in ("/assets/none.js", "/assets/%00", "/assets/..%2findex.html", "/api/none"):
        assert browser.get(path).status_code == 404
