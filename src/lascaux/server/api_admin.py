"""What an operator does while the server runs, over REST: POST /api/admin/ACT with the words after it.

The token stands in a file beside the database that only its owner can read, or comes from the environment.
"""

import hmac
import json
import logging
import os
from pathlib import Path

from starlette.requests import Request
from starlette.routing import Route

from lascaux.server.admin import Office, carry_out
from lascaux.server.answering import answered, bearer, body
from lascaux.server.auth import new_token
from lascaux.server.errors import NotYours
from lascaux.server.settings import Settings

log = logging.getLogger("lascaux.server")


def token_file(db: Path) -> Path:
    return Path(f"{os.path.realpath(db)}-admin")


def write_token(settings: Settings) -> str:
    """For commands on this machine: where the server listens, and by which token."""
    token, file = settings.admin_token or new_token(), token_file(settings.db)
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    url = f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"
    part = file.with_name(f"{file.name}-part")
    part.unlink(missing_ok=True)
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as written:
        json.dump({"url": url, "token": token}, written)
    part.replace(file)
    return token


async def act(request: Request) -> object:
    state = request.app.state
    if not hmac.compare_digest(bearer(request).encode(), state.admin_token.encode()):
        log.warning("somebody without the token asked for /api/admin")
        raise NotYours("not-admin", "this is for whoever runs the server")
    words = await body(request, list[str])
    office = Office(state.rooms.store, state.rooms, state.settings)
    told = await carry_out(office, request.path_params["act"], words)
    log.warning("the operator did this: %s", " ".join([request.path_params["act"], *words]))
    return told


ROUTES = [Route("/api/admin/{act}", answered(act), methods=["POST"])]
