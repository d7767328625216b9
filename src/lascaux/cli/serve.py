"""`lascaux serve`: a table for everybody who can reach this machine."""

import os
import socket
import sqlite3
import threading
import time
import webbrowser
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Annotated

from lascaux.cli.calling import program
from lascaux.cli.language import SPOKEN
from lascaux.cli.parameters import said
from lascaux.cli.problems import Problem
from lascaux.cli.shelf import printable
from lascaux.games.registry import outside
from lascaux.locales import Catalog, catalog
from lascaux.server import logs

OPEN_WITHIN_SECONDS = 60.0
A_MOMENT = 0.1
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # what listens at all addresses is found at this one
MOST_KEPT = 1_000_000  # days, megabytes or records
USUAL_PORTS = range(8000, 8020)
CONNECTIONS, CONNECTIONS_AT_LEAST = 256, 8  # of one address at the same time


def serve(
    *,
    host: Annotated[str, said("help-host", env_var="LASCAUX_HOST")] = "127.0.0.1",
    port: Annotated[int | None, said("help-port", env_var="LASCAUX_PORT")] = None,
    db: Annotated[Path, said("help-db", env_var="LASCAUX_DB")] = Path("lascaux.db"),
    workers: Annotated[int | None, said("help-workers", env_var="LASCAUX_WORKERS")] = None,
    client: Annotated[Path | None, said("help-client", env_var="LASCAUX_CLIENT")] = None,
    proxies: Annotated[str, said("help-proxies", env_var="LASCAUX_PROXIES")] = "",
    connections: Annotated[int, said("help-connections", env_var="LASCAUX_CONNECTIONS")] = CONNECTIONS,
    public_url: Annotated[str, said("help-public-url", env_var="LASCAUX_PUBLIC_URL")] = "",
    log_format: Annotated[logs.Form, said("help-log-format", env_var="LASCAUX_LOG_FORMAT")] = "text",
    log_level: Annotated[logs.Level, said("help-log-level", env_var="LASCAUX_LOG_LEVEL")] = "info",
    log_addresses: Annotated[
        bool, said("help-log-addresses", negative="", env_var="LASCAUX_LOG_ADDRESSES")
    ] = False,
    metrics_port: Annotated[int | None, said("help-metrics-port", env_var="LASCAUX_METRICS_PORT")] = None,
    metrics_host: Annotated[str, said("help-metrics-host", env_var="LASCAUX_METRICS_HOST")] = "127.0.0.1",
    metrics_public: Annotated[
        bool, said("help-metrics-public", negative="", env_var="LASCAUX_METRICS_PUBLIC")
    ] = False,
    push: Annotated[bool, said("help-push", negative="", env_var="LASCAUX_PUSH")] = False,
    push_contact: Annotated[str | None, said("help-push-contact", env_var="LASCAUX_PUSH_CONTACT")] = None,
    hooks: Annotated[bool, said("help-hooks", negative="", env_var="LASCAUX_HOOKS")] = False,
    private_hooks: Annotated[
        bool, said("help-private-hooks", negative="", env_var="LASCAUX_PRIVATE_HOOKS")
    ] = False,
    heal: Annotated[Path | None, said("help-heal", env_var="LASCAUX_HEAL")] = None,
    keep_open: Annotated[float, said("help-keep-open", env_var="LASCAUX_KEEP_OPEN")] = 30,
    keep_unfinished: Annotated[float, said("help-keep-unfinished", env_var="LASCAUX_KEEP_UNFINISHED")] = 365,
    keep_chat: Annotated[float, said("help-keep-chat", env_var="LASCAUX_KEEP_CHAT")] = 90,
    keep_records: Annotated[float, said("help-keep-records", env_var="LASCAUX_KEEP_RECORDS")] = 90,
    records_mb: Annotated[int, said("help-records-mb", env_var="LASCAUX_RECORDS_MB")] = 500,
    records_a_day: Annotated[int, said("help-records-a-day", env_var="LASCAUX_RECORDS_A_DAY")] = 60,
    show: Annotated[bool, said("help-open", name="--open", negative="", env_var="LASCAUX_OPEN")] = False,
    lang: Annotated[str, said("help-lang", env_var="LASCAUX_LANG")] = SPOKEN,
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
    check_proxies(proxies)
    if connections < CONNECTIONS_AT_LEAST:
        raise Problem("serve-connections")
    public_url = checked_url(public_url)
    if push and find_spec("cryptography") is None:
        raise Problem("serve-no-push")
    if metrics_port is not None or metrics_public:
        check_metrics(metrics_host, metrics_port)
    if push_contact is not None and not push_contact.startswith(("mailto:", "https://")):
        raise Problem("serve-push-contact")
    check_kept(keep_open, keep_unfinished, keep_chat, keep_records, records_mb, records_a_day - 1)
    check_db(db)
    if client is not None and not (client / "index.html").is_file():
        raise Problem("serve-client", client=str(client))
    words = catalog(lang)
    held, told = held_and_ready(words, db, heal)
    for line in told:
        print(line, flush=True)
    print(words.say("serve-where", where=address(host, port), db=str(db)), flush=True)
    print(words.say("serve-room", **room(connections)), flush=True)
    command = f"{program()} serve --host 0.0.0.0"
    print(printable(for_friends(words, public_url, host, port, command)), flush=True)
    for broken in outside().refused:
        facts = {"game": broken.name, "origin": broken.origin, "reason": broken.reason}
        print(printable(catalog(lang).say("cli-games-broken", **facts)), flush=True)
    if show:
        threading.Thread(target=open_browser, args=(EVERYWHERE.get(host, host), port), daemon=True).start()
    from lascaux.server.serving import run_server

    settings = Settings(
        db,
        workers,
        client=client or built_client(),
        proxies=proxies,
        connections=connections,
        public_url=public_url,
        command=command,
    )
    settings = replace(
        settings,
        keep_open_days=keep_open,
        keep_unfinished_days=keep_unfinished,
        keep_chat_days=keep_chat,
        keep_records_days=keep_records,
        records_mb=records_mb,
        records_a_day=records_a_day,
        admin_token=os.environ.get("LASCAUX_ADMIN_TOKEN", ""),
    )
    settings = replace(settings, push=push, hooks=hooks, private_hooks=private_hooks)
    settings = replace(settings, log_format=log_format, log_level=log_level, log_addresses=log_addresses)
    settings = replace(
        settings, metrics_port=metrics_port, metrics_host=metrics_host, metrics_public=metrics_public
    )
    run_server(replace(settings, push_contact=push_contact or settings.push_contact), host, port)
    held.close()
    return 0


def check_metrics(host: str, port: int | None) -> None:
    """Whether what is counted can be shown."""
    if find_spec("prometheus_client") is None:
        raise Problem("serve-no-metrics")
    if port is not None and not (port > 0 and is_free(host, port)):
        raise Problem("serve-busy", host=host, port=str(port))


def check_proxies(proxies: str) -> None:
    from lascaux.server.networks import misnamed

    if wrong := misnamed(proxies):
        raise Problem("serve-proxies", proxy=wrong)


def room(connections: int) -> dict[str, int]:
    """How many connections there may be, in all and from each address."""
    from lascaux.server.open_files import raise_limit, shares

    most, each = shares(raise_limit(), connections)
    return {"most": most, "each": each}


def checked_url(url: str) -> str:
    """As other addresses can be made of it."""
    from lascaux.server.addresses import public_base

    try:
        return public_base(url) if url else ""
    except ValueError as reason:
        raise Problem("serve-public-url", url=url) from reason


def for_friends(words: Catalog, public_url: str, host: str, port: int, command: str) -> str:
    """Where friends find this server; if they can't, what to do about it."""
    from lascaux.server.addresses import bases, is_loopback

    found = [public_url] if public_url else bases(host, port)
    if found:
        return words.say("serve-friends", where=", ".join(found))
    return words.say("serve-alone", command=command) if is_loopback(host) else words.say("serve-no-network")


def check_db(db: Path) -> None:
    """Whether tables can be kept in this file: it is made if it is not there yet."""
    if not db.parent.is_dir():
        raise Problem("serve-db", db=str(db))
    try:
        with sqlite3.connect(db, isolation_level=None) as tried:
            tried.execute("BEGIN IMMEDIATE")
            tried.execute("ROLLBACK")
        tried.close()
    except (sqlite3.Error, UnicodeError) as reason:
        raise Problem("serve-db-shut", db=str(db), reason=str(reason)) from reason


def hold(db: Path) -> IO[bytes]:
    from lascaux.server import holding

    try:
        return holding.hold(db)
    except holding.Held:
        raise Problem("serve-db-held", db=str(db)) from None
    except OSError as reason:
        raise Problem("serve-db-shut", db=str(db), reason=reason.strerror or str(reason)) from reason


def held_and_ready(words: Catalog, db: Path, heal: Path | None) -> tuple[IO[bytes], list[str]]:
    """The file, as long as this is held; and what is to be told of it."""
    held = hold(db)
    try:
        return held, made_ready(words, db, heal)
    except BaseException:
        held.close()
        raise


def made_ready(words: Catalog, db: Path, heal: Path | None) -> list[str]:
    """Brings the file up to date before anybody can come, tries to write, and heals."""
    from lascaux.server.backups import heal as heal_from

    told, is_sound = opened(words, db)
    if heal is not None and is_sound:
        done = heal_from(db, heal)
        told, _ = opened(words, db)
        facts = {"file": str(heal), "count": len(done.healed), "left": len(done.left)}
        told.append(words.say("serve-healed", **facts))
    return told


def opened(words: Catalog, db: Path) -> tuple[list[str], bool]:
    """What is damaged in it, the rest being served; and whether it can be written."""
    from lascaux.server.migrations import DamagedFile, NewerFile
    from lascaux.server.store import Store

    try:
        store = Store(db)
        trouble, fault = store.fault or store.try_now(), store.fault
        aside = [one.table for one in store.asides.values() if one.kind == "damaged"]
        store.close()
    except NewerFile:
        raise Problem("serve-db-newer", db=str(db)) from None
    except DamagedFile as reason:
        raise Problem("serve-db-shut", db=str(db), reason=str(reason)) from None
    except (sqlite3.Error, OSError, UnicodeError) as reason:
        raise Problem("serve-db-shut", db=str(db), reason=str(reason)) from reason
    if trouble and not fault:
        raise Problem("serve-db-shut", db=str(db), reason=trouble)
    told = [words.say("serve-damaged", db=str(db), reason=fault)] if fault else []
    told += [words.say("serve-aside", tables=", ".join(aside))] if aside else []
    return told, not fault


def check_kept(*numbers: float) -> None:
    """Days and amounts; 0 is no limit, but for records a day."""
    if any(not 0 <= number <= MOST_KEPT for number in numbers):
        raise Problem("serve-keep", most=MOST_KEPT)


def open_browser(host: str, port: int) -> None:
    """As soon as somebody answers there: unfinished games are taken up before."""
    until = time.monotonic() + OPEN_WITHIN_SECONDS
    while time.monotonic() < until:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(A_MOMENT)
        else:
            webbrowser.open(address(host, port) + "/")
            return


def address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


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
