"""Finished games as a watcher is sent them, for the client's tests: python -m tests.table.ends."""

import json
from pathlib import Path

from lascaux.engine.protocol import SPECTATOR, Json
from lascaux.table.match import places_of
from lascaux.table.record import read_record

TESTS = Path(__file__).parents[1]
FOLDER = TESTS.parent / "client/src/lib/result/ends"
GAMES = {
    "kingdomino-origins": "kingdomino-origins/3-mode-tribe.jsonl",
    "kingdomino-origins-totem": "kingdomino-origins/4-mode-totem.jsonl",
    "stone-age": "stone-age/4.jsonl",
    "endless-winter": "endless-winter/3.jsonl",
}


def end_of(golden: str) -> Json:
    record = read_record((TESTS / "golden" / golden).read_text(encoding="utf-8"))
    game, s = record.game, record.state
    standings = game.returns(s)
    view = game.observe(s, SPECTATOR)
    seats = [{"name": name, "sign": ""} for name in record.names]
    return {
        "position": {
            "info": {"game": game.id, "players": record.setup.players, "seats": seats},
            "view": view,
            "score": [line._asdict() for line in game.tally(s, record.course(len(record.steps)))],
            "result": {
                "points": [points for points, *_ in standings],
                "places": places_of(standings),
                "ties": [],
            },
        },
        "printed": game.printed(str(view["printing"])) if "printing" in view else None,
    }


def text_of(golden: str) -> str:
    return json.dumps(end_of(golden), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, golden in GAMES.items():
        (FOLDER / f"{name}.json").write_text(text_of(golden), encoding="utf-8")
