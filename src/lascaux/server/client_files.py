"""The built browser client: files with a hash in their name for ever, the page itself always fresh."""

import re
from functools import lru_cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from lascaux.server.previews import PICTURES, preview_tags

BUILD = re.compile(r'<meta name="build" content="([0-9a-f]+)"')
FOREVER = "public, max-age=31536000, immutable"
FRESH = {"cache-control": "no-cache"}
TITLE = "<title>Lascaux</title>"  # of index.html
NO_CLIENT = "The browser client is not built here; the interface for programs is below /api.\n"


class HashedFiles(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = FOREVER
        return response


class Page:
    """The page that every address of the client gets: read again only when it was built anew."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.built = 0
        self.text = ""

    def read(self) -> str:
        try:
            built = self.file.stat().st_mtime_ns
            if built != self.built:
                self.text, self.built = self.file.read_text(encoding="utf-8"), built
        except OSError:  # it is just being built: what was there before still does
            pass
        return self.text

    async def answer(self, request: Request) -> Response:
        """With what messengers show of a link in place of the title."""
        text = self.read()
        if TITLE in text:
            before, after = text.split(TITLE, 1)
            text = before + await preview_tags(request, self.file.parent / PICTURES) + after
        return HTMLResponse(text, headers={**FRESH, "vary": "accept-language"})


def build_of(folder: Path | None) -> str:
    """Which build of the client is served now: its page says so. An open page compares it with its own."""
    page = file_in(folder, "index.html") if folder is not None else None
    return build_in(page, page.stat().st_mtime_ns) if page is not None else ""


@lru_cache(maxsize=4)
def build_in(page: Path, changed: int) -> str:
    found = BUILD.search(page.read_text(encoding="utf-8", errors="replace"))
    return found[1] if found else ""


def client_routes(folder: Path | None) -> list[BaseRoute]:
    """Every address that is no file of the client is a page of it: the client itself looks at the address."""
    if folder is None or not (folder / "index.html").is_file():
        return [Route("/", no_client)]
    index = Page(folder / "index.html")

    async def page(request: Request) -> Response:
        path = request.path_params.get("path", "")
        if path.startswith("api/"):
            raise HTTPException(404)
        file = file_in(folder, path)
        return await index.answer(request) if file is None else FileResponse(file, headers=FRESH)

    assets = folder / "assets"
    hashed: list[BaseRoute] = [Mount("/assets", HashedFiles(directory=assets))] if assets.is_dir() else []
    return [*hashed, Route("/", page), Route("/{path:path}", page)]


def file_in(folder: Path, path: str) -> Path | None:
    """The file of the client at this path, if there is one: some paths can't even be looked for."""
    try:
        wanted = (folder / path).resolve()
        return wanted if wanted.is_file() and wanted.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):
        return None


async def no_client(request: Request) -> Response:
    return PlainTextResponse(NO_CLIENT)
