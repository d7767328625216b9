"""The built browser client: files with a hash in their name for ever, the page itself always fresh."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER = "public, max-age=31536000, immutable"
NO_CLIENT = "The browser client is not built here; the interface for programs is below /api.\n"


class HashedFiles(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = FOREVER
        return response


def client_routes(folder: Path | None) -> list[BaseRoute]:
    """Every address that is no file of the client is a page of it: the client itself looks at the address."""
    if folder is None or not (folder / "index.html").is_file():
        return [Route("/", no_client)]

    async def page(request: Request) -> Response:
        path = request.path_params.get("path", "")
        if path.startswith("api/"):
            raise HTTPException(404)
        return FileResponse(
            file_in(folder, path) or folder / "index.html", headers={"cache-control": "no-cache"}
        )

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
