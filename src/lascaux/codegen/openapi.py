"""docs/openapi.json and docs/messages.schema.json, from the types of the server."""

import json
from typing import Any

import msgspec

from lascaux import __version__
from lascaux.server import wire
from lascaux.server import wire_luck as luck
from lascaux.server import wire_people as people
from lascaux.server import wire_review as review
from lascaux.server.wire_games import ComponentKind, GameInfo

SEAT: list[dict[str, list[str]]] = [{"seat": []}]
OPERATOR: list[dict[str, list[str]]] = [{"operator": []}]
# method, path, what it does, body, answer, whether a seat's token is needed
CALLS: list[tuple[str, str, str, Any, Any, bool]] = [
    ("get", "/api/health", "Whether the server lives.", None, dict[str, Any], False),
    ("get", "/api/ready", "Whether it can write, and stays.", None, dict[str, bool], False),
    ("get", "/api/server", "How friends get here.", None, people.ServerInfo, False),
    ("get", "/api/games", "The games, their options and bots.", None, list[GameInfo], False),
    ("get", "/api/tables", "Public tables that have not started.", None, list[wire.TableInfo], False),
    ("post", "/api/tables", "Opens a table and takes a seat at it.", wire.NewTable, wire.Ticket, False),
    ("post", "/api/guided/{game}", "Begins a first game that teaches.", wire.Person, wire.Ticket, False),
    ("get", "/api/tables/{table}", "What everybody may know of a table.", None, wire.TableInfo, False),
    ("post", "/api/tables/{table}/seats", "Takes a free seat.", wire.Person, wire.Ticket, False),
    ("delete", "/api/tables/{table}/seats", "Leaves a seat.", None, wire.TableInfo, True),
    (
        "delete",
        "/api/tables/{table}/seats/{seat}",
        "Before the game, whoever leads asks a guest to give up their seat.",
        None,
        wire.TableInfo,
        True,
    ),
    (
        "post",
        "/api/tables/{table}/salt",
        "Binds the luck that a seat will throw in.",
        luck.Binding,
        wire.TableInfo,
        True,
    ),
    (
        "post",
        "/api/tables/{table}/reveal",
        "Throws in what was bound; with the last of the contributors the game begins.",
        luck.Reveal,
        wire.TableInfo,
        True,
    ),
    (
        "post",
        "/api/tables/{table}/bots",
        "Gives a free or left seat to a bot.",
        wire.Replacement,
        wire.TableInfo,
        True,
    ),
    ("post", "/api/tables/{table}/start", "Starts; free seats go to bots.", None, wire.TableInfo, True),
    (
        "post",
        "/api/tables/{table}/rematch",
        "Offers another game to the same people, or comes along to the one that was offered.",
        wire.Wish,
        wire.TableInfo,
        True,
    ),
    (
        "post",
        "/api/tables/{table}/come",
        "Comes along to another game; with the last of those who were asked it begins.",
        luck.Coming,
        people.Arrival,
        True,
    ),
    (
        "post",
        "/api/home",
        "All tables of one browser, by its tokens.",
        people.Own,
        list[people.OwnTable],
        False,
    ),
    (
        "post",
        "/api/devices",
        "A link that carries seats elsewhere.",
        people.Own,
        people.DeviceLink,
        False,
    ),
    (
        "post",
        "/api/devices/open",
        "Opens such a link, once.",
        people.Opening,
        list[people.CarriedSeat],
        False,
    ),
    ("get", "/api/devices/{device}", "Whether such a link was opened.", None, people.DeviceState, True),
    ("delete", "/api/devices/{device}", "Takes such a link back.", None, dict[str, Any], True),
    ("get", "/api/tables/{table}/record", "The record of a finished game, as text.", None, str, False),
    (
        "get",
        "/api/calls",
        "How people are called whose pages are closed.",
        None,
        people.CallOffers,
        False,
    ),
    (
        "post",
        "/api/calls",
        "Where a person is called for their seats.",
        people.CallMe,
        people.Called,
        False,
    ),
    (
        "delete",
        "/api/calls",
        "Where they are called no more.",
        people.CallOff,
        people.Called,
        False,
    ),
    ("post", "/api/records", "Brings the record of a finished game, as text.", str, wire.Replay, False),
    ("get", "/api/replays/{table}", "A game to look back at.", None, wire.Replay, False),
    ("get", "/api/replays/{table}/course", "How a finished game went.", None, review.Course, False),
    ("get", "/api/replays/{table}/proof", "Deals a finished game anew.", None, review.Proof, False),
    ("get", "/api/replays/{table}/review", "How far a review is.", None, review.ReviewState, False),
    ("post", "/api/replays/{table}/review", "Begins a review.", None, review.ReviewState, False),
    ("delete", "/api/replays/{table}/review", "Cancels a review.", None, review.ReviewState, False),
    ("get", "/api/replays/{table}/{n}", "The position after n actions.", None, wire.ReplayPosition, False),
    (
        "post",
        "/api/replays/{table}/{n}/play",
        "Opens a table that goes on from this position of a finished game.",
        review.PlayOn,
        wire.Ticket,
        False,
    ),
    (
        "get",
        "/api/printed/{game}/{printing}",
        "What is printed on the components of a game, as data and in words.",
        None,
        dict[str, Any],
        False,
    ),
    (
        "get",
        "/api/components/{game}",
        "All that lies in the box of a game, with what it does in words.",
        None,
        list[ComponentKind],
        False,
    ),
    ("get", "/api/rules/{game}", "The numbered rules as Markdown.", None, dict[str, str], False),
    ("get", "/api/words/{game}/{language}", "What a game can say, as Fluent.", None, dict[str, str], False),
    ("post", "/api/admin/{act}", "What an operator does.", list[str], dict[str, Any], False),
]
REFERENCE = "#/components/schemas/{name}"
PATH_PARTS = {
    "act": "string",
    "table": "string",
    "device": "string",
    "game": "string",
    "printing": "string",
    "language": "string",
    "n": "integer",
    "seat": "integer",
}


def openapi() -> str:
    kinds = [kind for *_, body, answer, _ in CALLS for kind in (body, answer) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, wire.Problem], ref_template=REFERENCE)
    by_kind = dict(zip(map(repr, [*kinds, wire.Problem]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for method, path, does, body, answer, needs_seat in CALLS:
        call: dict[str, Any] = {"summary": does, "parameters": path_parameters(path) + eyes(path)}
        if body is not None:
            call["requestBody"] = {"required": True, "content": content(body, by_kind)}
        if needs_seat:
            call["security"] = SEAT
        elif path.startswith("/api/admin/"):
            call["security"] = OPERATOR
        elif path.startswith("/api/replays/"):
            call["security"] = [*SEAT, {}]
        problem = {"description": "Why not.", "content": content(wire.Problem, by_kind)}
        call["responses"] = {
            "200": {"description": "Done.", "content": content(answer, by_kind)},
            "default": problem,
        }
        paths.setdefault(path, {})[method] = call
    security = {
        "seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat."},
        "operator": {"type": "http", "scheme": "bearer", "description": "The token of whoever runs this."},
    }
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Lascaux", "version": __version__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": security},
    }
    return json.dumps(document, indent=1) + "\n"


def content(kind: Any, by_kind: dict[str, Any]) -> dict[str, Any]:
    media = "application/x-ndjson" if kind is str else "application/json"
    return {media: {"schema": by_kind[repr(kind)]}}


def path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": kind}}
        for name, kind in PATH_PARTS.items()
        if f"{{{name}}}" in path
    ]


def eyes(path: str) -> list[dict[str, Any]]:
    """Looking back may be done through a seat's eyes, where they are the asker's or the game is over."""
    if not path.startswith("/api/replays/{table}") or path.endswith(("course", "play")):
        return []
    return [{"name": "as", "in": "query", "required": False, "schema": {"type": "string"}}]


def message_schema() -> str:
    """JSON Schema of all messages of a socket, from the client and to it."""
    schemas, components = msgspec.json.schema_components(
        [wire.FromClient, wire.ToClient], ref_template="#/$defs/{name}"
    )
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a table's socket",
        "$defs": {**components, "FromClient": schemas[0], "ToClient": schemas[1]},
    }
    return json.dumps(document, indent=1) + "\n"
