"""`lascaux admin`: what an operator does to tables and addresses, by the running server or by the file."""

import asyncio
import json
import os
import urllib.error
import urllib.request
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

from lascaux.cli.language import SPOKEN
from lascaux.cli.parameters import Db, Json, Lang, said
from lascaux.cli.problems import Problem
from lascaux.cli.shelf import printable
from lascaux.locales import Catalog, catalog

PATIENCE = 60.0  # seconds
WIDTHS = (13, 8, 20, 9, 7, 7, 17)
Facts = dict[str, Any]


def admin(
    act: Annotated[str, said("help-admin-act")],
    words: Annotated[tuple[str, ...], said("help-admin-words")] = (),
    /,
    *,
    db: Db = Path("lascaux.db"),
    as_json: Json = False,
    lang: Lang = SPOKEN,
) -> int:
    from lascaux.server.admin import ACTS
    from lascaux.server.holding import is_held

    if act not in ACTS or len(words) != ACTS[act].words:
        known = ", ".join(" ".join([name, *one.asks]) for name, one in ACTS.items())
        raise Problem("admin-acts", acts=known)
    if not db.is_file():
        raise Problem("backup-none", db=str(db))
    facts = by_server(db, act, words) if is_held(db) else by_file(db, act, words)
    if as_json or act not in TOLD:
        print(json.dumps(facts, ensure_ascii=False, indent=None if as_json else 2))
    else:
        print(*[printable(line) for line in TOLD[act](catalog(lang), facts)], sep="\n")
    return 0


def by_file(db: Path, act: str, words: tuple[str, ...]) -> Facts:
    """Nobody serves it."""
    from lascaux.server.admin import Office, carry_out
    from lascaux.server.settings import Settings
    from lascaux.server.store import Store

    store = Store(db)
    try:
        return asyncio.run(carry_out(Office(store, None, Settings(db)), act, list(words)))
    finally:
        store.close()


def by_server(db: Path, act: str, words: tuple[str, ...]) -> Facts:
    """The server knows what is in memory; its token stands beside the file."""
    where = running_at(db)
    headers = {"authorization": f"Bearer {where['token']}", "content-type": "application/json"}
    body = json.dumps(words).encode()
    request = urllib.request.Request(f"{where['url']}/api/admin/{act}", body, headers, method="POST")
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=PATIENCE) as answer:
            told: Facts = json.load(answer)
            return told
    except urllib.error.HTTPError as refusal:
        raise Problem("admin-refused", reason=reason_of(refusal)) from None
    except (OSError, ValueError):
        raise Problem("admin-unreachable", url=where["url"]) from None


def running_at(db: Path) -> dict[str, str]:
    from lascaux.server.api_admin import token_file

    try:
        where: dict[str, str] = json.loads(token_file(db).read_text())
    except (OSError, ValueError):
        raise Problem("admin-no-token", file=str(token_file(db))) from None
    return where | {"token": os.environ.get("LASCAUX_ADMIN_TOKEN") or where["token"]}


def reason_of(refusal: urllib.error.HTTPError) -> str:
    try:
        return str(json.load(refusal)["text"])
    except (ValueError, KeyError, TypeError):
        return f"HTTP {refusal.code}"


# What is told


def told_tables(said: Catalog, facts: Facts) -> list[str]:
    columns = said.say("admin-columns").split(", ")
    lines = [in_columns(columns), *[line for row in facts["tables"] for line in table_lines(said, row)]]
    counts = {status: facts["counts"].get(status, 0) for status in ("open", "playing", "over")}
    records = {"records": facts["records"], "bytes": facts["records_bytes"]}
    damaged = [said.say("admin-damaged", reason=facts["fault"])] if facts["fault"] else []
    return [*lines, said.say("admin-count", **counts, **records), *damaged]


def table_lines(said: Catalog, row: Facts) -> list[str]:
    keys = ("id", "code", "game", "status", "players", "moves")
    line = in_columns([str(row[key]) for key in keys] + [day(row["changed"])])
    why = said.say("admin-aside-closed" if row["aside"] == "closed" else "admin-aside", reason=row["aside"])
    return [line, f"  {why}"] if row["aside"] else [line]


def in_columns(cells: list[str]) -> str:
    return " ".join(f"{cell:<{width}}" for cell, width in zip(cells, WIDTHS, strict=True)).rstrip()


def day(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds):%Y-%m-%d %H:%M}"


def told_bans(said: Catalog, facts: Facts) -> list[str]:
    lines = [f"{ban['address']}  {day(ban['since'])}" for ban in facts["bans"]]
    return lines or [said.say("admin-bans-none")]


def sentence(key: str) -> Callable[[Catalog, Facts], list[str]]:
    return lambda said, facts: [said.say(key, **facts)]


TOLD: dict[str, Callable[[Catalog, Facts], list[str]]] = {
    "tables": told_tables,
    "bans": told_bans,
    **{
        act: sentence(f"admin-{act}")
        for act in ("close", "delete", "hide", "give-back", "ban", "unban", "prune", "delete-seat")
    },
}
