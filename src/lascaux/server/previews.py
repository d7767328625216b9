"""What a messenger shows of a link: a title, a line and a picture, as tags in the head of the page.

A public table says what the list of public tables says, and how a game ended. Of any other nothing is told,
not even whether there is one: the same words and the same picture, found by the same reads. No table comes
back into memory for a preview.
"""

import asyncio
import json
import logging
import re
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from unicodedata import bidirectional

import msgspec
from starlette.requests import Request

from lascaux.games.registry import game_ids, load
from lascaux.locales import DEFAULT, Catalog, catalog, languages, prefix
from lascaux.server import wire
from lascaux.server.answering import address
from lascaux.server.rooms import Rooms
from lascaux.server.seats import SeatState
from lascaux.server.settings import Settings
from lascaux.server.store import TableRow

PICTURES, GENERIC = "preview", "lascaux"
WIDTH, HEIGHT = 1200, 630
LONGEST_NAME, LONGEST_TITLE, LONGEST_LINE = 24, 90, 200
LONGEST_HEADER = 200
TABLE_NAME = re.compile(r"[a-z0-9]{1,40}")
POSITION = re.compile(r"[0-9]{1,6}")
HOST = re.compile(r"(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")
UNSAID = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
ISOLATED = "\u2068{}\u2069"
log = logging.getLogger("lascaux.server")


@dataclass(frozen=True)
class Preview:
    title: str
    line: str
    game: str = ""  # whose picture it has; without one, the picture of all
    path: str = ""  # where the page stands, if that may be told


@dataclass(frozen=True)
class Place:
    """What an address is of: home, a table, or a game to look back at, maybe at a position."""

    page: str
    table: str = ""
    is_position: bool = False


HOME = Place("home")


async def preview_tags(request: Request, pictures: Path) -> str:
    """For the head of the page at this address. The page is there whatever goes wrong with its preview."""
    said = await asyncio.to_thread(speaker, spoken_by(request.headers.get("accept-language", "")))
    place = place_of(request.path_params.get("path", ""))
    try:
        preview = await preview_of(request, place, said)
    except Exception:
        log.exception("a preview can't be made")
        preview = neutral(place, said)
    return tags(preview, base_of(request), pictures, said)


async def learn_to_speak() -> None:
    """Reading the catalogs takes longer than the first visitor should wait for a page."""
    await asyncio.to_thread(speaker, DEFAULT)


@cache
def speaker(language: str) -> Catalog:
    """With the words of games from outside, so that nothing is read later on."""
    said = catalog(language)
    if not said.knows_guests:
        said.add_guests()
    return said


@cache
def known_languages() -> frozenset[str]:
    return frozenset(languages())


def spoken_by(header: str) -> str:
    """The language that a visitor wants most, of those that there are."""
    wanted: list[tuple[float, str]] = []
    for part in header[:LONGEST_HEADER].split(","):
        tag, _, weight = part.partition(";q=")
        wanted.append((-weight_of(weight), tag.strip().partition("-")[0].lower()))
    known = [
        language for _, language in sorted(wanted, key=lambda one: one[0]) if language in known_languages()
    ]
    return known[0] if known else DEFAULT


def weight_of(text: str) -> float:
    return float(text) if re.fullmatch(r"[01](\.[0-9]{1,3})?", text.strip()) else 1.0 if not text else 0.0


def place_of(path: str) -> Place:
    """As the client reads addresses (lib/app/router.svelte.ts)."""
    first, *rest = [part for part in path.split("/") if part] or [""]
    if not rest or not TABLE_NAME.fullmatch(rest[0]):
        return {"t": Place("table"), "r": Place("replay")}.get(first, HOME)
    if first == "t" and len(rest) == 1:
        return Place("table", rest[0])
    if first == "r" and (len(rest) == 1 or (len(rest) == 2 and POSITION.fullmatch(rest[1]))):
        return Place("replay", rest[0], is_position=len(rest) == 2)
    return HOME


async def preview_of(request: Request, place: Place, said: Catalog) -> Preview:
    if not place.table or not may_ask(request):
        return neutral(place, said)
    rooms: Rooms = request.app.state.rooms
    row = await rooms.store.find_table(place.table)
    is_told = row is not None and bool(row.public) and row.game in game_ids()
    is_told = is_told and row is not None and row.id not in rooms.store.asides
    # One more read in any case: how long it takes tells nothing.
    seats = await rooms.store.seats_of(row.id if row is not None and is_told else "")
    if row is None or not is_told or (place.page == "replay" and row.status == "open"):
        return neutral(place, said)
    await asyncio.to_thread(load, row.game)  # which may be the first time
    return public(place, row, seats, said)


def may_ask(request: Request) -> bool:
    """Whoever asks too much gets pages, but nothing is looked up for them."""
    settings: Settings = request.app.state.settings
    return settings.is_unlimited or request.app.state.requests.take(address(request))


def neutral(place: Place, said: Catalog) -> Preview:
    if place.page == "table":
        return Preview(said.say("preview-invitation-title"), said.say("preview-invitation"))
    if place.page == "replay":
        return Preview(said.say("preview-replay-title"), said.say("preview-replay"))
    return Preview(said.say("preview-home-title"), said.say("preview-home"), path="/")


def public(place: Place, row: TableRow, seats: list[SeatState], said: Catalog) -> Preview:
    game = called(row, said)
    if place.page == "replay":
        title = said.say("preview-moment-title" if place.is_position else "preview-back-title", game=game)
        return Preview(title, line_of(row, seats, said), row.game, f"/r/{row.id}")
    free = sum(seat.kind == "open" for seat in seats)
    if row.status == "open":
        key = "preview-free-title" if free else "preview-full-title"
        return Preview(
            said.say(key, game=game, free=free), waiting(row, seats, said), row.game, f"/t/{row.id}"
        )
    title = said.say("preview-over-title" if row.status == "over" else "preview-playing-title", game=game)
    return Preview(title, line_of(row, seats, said), row.game, f"/t/{row.id}")


def called(row: TableRow, said: Catalog) -> str:
    """The game, and what of it is played, where that has a word."""
    start = prefix(row.game)
    title = said.say(f"{start}-title")
    options: dict[str, str] = json.loads(row.options)
    for option in load(row.game).options:
        word = f"{start}-word-{options.get(option.key, '')}"
        if option.group == "edition" and said.has(word):
            return said.say("preview-mode", game=title, mode=said.say(word))
    return title


def waiting(row: TableRow, seats: list[SeatState], said: Catalog) -> str:
    names = ", ".join(named(seat) for seat in seats if seat.kind != "open")
    key = "preview-there" if names else "preview-nobody"
    return said.say(key, players=row.players, names=names)


def line_of(row: TableRow, seats: list[SeatState], said: Catalog) -> str:
    """Who plays; when the game is over, with their points, the best first."""
    if not row.result:
        return said.say("preview-seats", names=", ".join(map(named, seats)))
    result = msgspec.json.decode(row.result, type=wire.Result)
    ends = sorted(zip(result.places, result.points, seats, strict=True), key=lambda end: end[0])
    told = [said.say("preview-points", name=named(seat), points=points) for _, points, seat in ends]
    return said.say("preview-result", names=", ".join(told))


def named(seat: SeatState) -> str:
    """A name as it can stand in a sentence: one that is read from right to left turns nothing else around."""
    name = UNSAID.sub("", seat.name)[:LONGEST_NAME].strip() or "?"
    turns = any(bidirectional(letter) in ("R", "AL") for letter in name)
    return ISOLATED.format(name) if turns else name


def base_of(request: Request) -> str:
    """Where this server is to be found, as its settings say, or as it was asked; nothing if that is odd."""
    settings: Settings = request.app.state.settings
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if HOST.fullmatch(host) else ""


def tags(preview: Preview, base: str, pictures: Path, said: Catalog) -> str:
    """A title and tags, each on a line. Messengers want whole addresses: without one there is no picture."""
    title, line = shortened(preview.title, LONGEST_TITLE), shortened(preview.line, LONGEST_LINE)
    told = {"type": "website", "site_name": said.say("preview-site"), "title": title, "description": line}
    if base:
        name = preview.game if preview.game and (pictures / f"{preview.game}.png").is_file() else GENERIC
        told |= {"image": f"{base}/{PICTURES}/{name}.png", "image:type": "image/png"}
        told |= {"image:width": str(WIDTH), "image:height": str(HEIGHT)}
        told["image:alt"] = said.say("preview-picture")
    if base and preview.path:
        told["url"] = base + preview.path
    lines = [f"<title>{escape(title)}</title>", f'<meta name="description" content="{escape(line)}" />']
    lines += [f'<meta property="og:{key}" content="{escape(value)}" />' for key, value in told.items()]
    card = "summary_large_image" if base else "summary"
    return "\n    ".join([*lines, f'<meta name="twitter:card" content="{card}" />'])


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "\u2026"
