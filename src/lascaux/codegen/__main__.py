"""`python -m lascaux.codegen` writes the generated files; with --check it only says which are stale."""

import sys
from pathlib import Path

from lascaux.codegen.openapi import message_schema, openapi
from lascaux.codegen.typescript import Interfaces, constants, module
from lascaux.engine.protocol import Game
from lascaux.games.registry import game_ids, load
from lascaux.server import wire

# The checkout: compiled, this file stands in a folder of it.
ROOT = next(folder for folder in Path(__file__).parents if (folder / "pyproject.toml").is_file())
FOLDER = ROOT / "client" / "src" / "gen"
RECEIVED = (wire.NewTable, wire.Person, wire.Replacement, *wire.FromClient.__args__)
SENT = (
    *wire.ToClient.__args__,
    wire.Ticket,
    wire.TableInfo,
    wire.GameInfo,
    wire.Problem,
    wire.Replay,
    wire.ReplayPosition,
    wire.Course,
)


def files() -> dict[Path, str]:
    """All generated files with what they should hold."""
    sent, received = Interfaces(are_sent=True), Interfaces(are_sent=False)
    for kind in SENT:
        sent.add(kind)
    for kind in RECEIVED:
        received.add(kind)
    sent.add(wire.ToClient, "ToClient")
    received.add(wire.FromClient, "FromClient")
    found = {
        FOLDER / "wire.ts": module(sent, received),
        ROOT / "docs" / "openapi.json": openapi(),
        ROOT / "docs" / "messages.schema.json": message_schema(),
    }
    for game in game_ids():
        found[FOLDER / f"{game}.ts"] = of_game(load(game))
        # The rules are written in docs/ and travel with the package, for the server's rules page.
        written = ROOT / "docs" / "rules" / f"{game}.md"
        found[ROOT / "src" / "lascaux" / "rules" / f"{game}.md"] = written.read_text(encoding="utf-8")
    return found


def of_game(game: Game) -> str:
    """What its views hold, and what is printed: where that has one form only, it is there at once."""
    seen = Interfaces(are_sent=True)
    seen.add(game.view_type)
    if hasattr(game, "printed_type"):
        seen.add(game.printed_type)
    only = game.printed("")
    return module(seen) + (constants(game.printed_type, only) if only is not None else "")


def main() -> int:
    stale = {path: text for path, text in files().items() if not path.exists() or path.read_text() != text}
    for path, text in stale.items():
        print(f"stale: {path.name}")
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
