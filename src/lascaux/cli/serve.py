"""`lascaux serve`: a table for everybody who can reach this machine."""

import socket
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

from lascaux.cli.parameters import Lang, said
from lascaux.cli.problems import Problem
from lascaux.locales import catalog

OPEN_AFTER_SECONDS = 1.0
USUAL_PORTS = range(8000, 8020)


def serve(
    *,
    host: Annotated[str, said("help-host", env_var="LASCAUX_HOST")] = "127.0.0.1",
    port: Annotated[int | None, said("help-port", env_var="LASCAUX_PORT")] = None,
    db: Annotated[Path, said("help-db", env_var="LASCAUX_DB")] = Path("lascaux.db"),
    workers: Annotated[int | None, said("help-workers", env_var="LASCAUX_WORKERS")] = None,
    client: Annotated[Path | None, said("help-client", env_var="LASCAUX_CLIENT")] = None,
    show: Annotated[bool, said("help-open", name="--open", negative="")] = False,
    lang: Lang = "en",
) -> int:
    from lascaux.server.settings import Settings

    if port is None:
        port = next((candidate for candidate in USUAL_PORTS if is_free(host, candidate)), USUAL_PORTS[0])
    if not 1 <= port <= 65535:
        raise Problem("serve-port", port=str(port))
    if not is_free(host, port):
        raise Problem("serve-busy", host=host, port=str(port))
    if workers is not None and not 1 <= workers <= 256:
        raise Problem("serve-workers")
    if not db.parent.is_dir():
        raise Problem("serve-db", db=str(db))
    print(catalog(lang).say("serve-where", host=host, port=str(port), db=str(db)), flush=True)
    if show:
        threading.Timer(OPEN_AFTER_SECONDS, webbrowser.open, [f"http://{host}:{port}/"]).start()
    from lascaux.server.serving import run_server

    run_server(Settings(db, workers, client=client or built_client()), host, port)
    return 0


def is_free(host: str, port: int) -> bool:
    """Whether this address can be listened at."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(kind) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError):
            return False
    return True


def built_client() -> Path | None:
    """The client that came with the package, or the one that was built in this checkout."""
    here = Path(__file__).resolve()
    places = [here.parents[1] / "client", *[folder / "client" / "dist" for folder in here.parents[2:6]]]
    return next((place for place in places if (place / "index.html").is_file()), None)
