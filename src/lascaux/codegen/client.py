"""Files for the browser and the docs, made from the types of the server and of the games."""

from pathlib import Path

from lascaux.codegen.kind_types import kind_types
from lascaux.codegen.openapi import message_schema, openapi
from lascaux.codegen.typescript import Interfaces, constants, module
from lascaux.engine.protocol import Game
from lascaux.games.registry import load, own_ids
from lascaux.server import wire, wire_games, wire_people, wire_review

RECEIVED = (
    wire.NewTable,
    wire.Person,
    wire.Replacement,
    wire_people.CallMe,
    wire_people.CallOff,
    wire_review.PlayOn,
    *wire.FromClient.__args__,
)
SENT = (
    *wire.ToClient.__args__,
    wire.Ticket,
    wire.TableInfo,
    wire_people.OwnTable,
    wire_people.Arrival,
    wire_people.DeviceLink,
    wire_people.DeviceState,
    wire_people.CarriedSeat,
    wire_games.GameInfo,
    wire_games.ComponentKind,
    wire_people.ServerInfo,
    wire.Problem,
    wire.Replay,
    wire.ReplayPosition,
    wire_review.Course,
    wire_people.CallOffers,
    wire_people.Called,
    wire_review.Proof,
    wire_review.ReviewState,
)


def client_files(root: Path) -> dict[Path, str]:
    """All of them with what they should hold."""
    folder = root / "client" / "src" / "gen"
    sent, received = Interfaces(are_sent=True), Interfaces(are_sent=False)
    for kind in SENT:
        sent.add(kind)
    for kind in RECEIVED:
        received.add(kind)
    sent.add(wire.ToClient, "ToClient")
    received.add(wire.FromClient, "FromClient")
    found = {
        folder / "wire.ts": module(sent, received),
        root / "docs" / "openapi.json": openapi(),
        root / "docs" / "messages.schema.json": message_schema(),
    }
    for game in own_ids():
        found[folder / f"{game}.ts"] = of_game(load(game))
    return found | copied_rules(root)


def copied_rules(root: Path) -> dict[Path, str]:
    """They are written in docs/ and travel with the package, for the server's rules page."""
    written, folder = root / "docs" / "rules", root / "src" / "lascaux" / "rules"
    files = [path for game in own_ids() for path in sorted(written.rglob(f"{game}*.md"))]
    return {folder / path.relative_to(written): path.read_text(encoding="utf-8") for path in files}


def of_game(game: Game) -> str:
    """What its views hold; what is printed, at once where that has one form only; its kinds."""
    seen = Interfaces(are_sent=True, known={"asks": "GameQuestion | null"})
    seen.add(game.view_type)
    if hasattr(game, "printed_type"):
        seen.add(game.printed_type)
    only = game.printed("")
    printed = constants(game.printed_type, only) if only is not None else ""
    return module(seen) + printed + "\n" + kind_types(game.kinds)
