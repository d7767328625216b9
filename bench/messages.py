"""How large the message is that tells a seat its position, and what a client asks for once.

python3 dev.py bench messages [GAME] [--games N] [--first SEED] [--players N]

Random games, told to the seat that decides: the table, its view, options and the log since then.
"""

import argparse
import gzip
import statistics
from collections.abc import Iterator
from typing import Any

import msgspec

import lascaux
from lascaux.server.hub import encoder
from lascaux.server.seats import SeatState
from lascaux.server.table import Table
from lascaux.server.telling import Telling
from lascaux.table.match import Match

HEAD = "| game | players | messages | mean | largest | gzip, mean | largest | view, mean | printed | gzip |"
LINE = "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
NOBODYS: Any = None  # nothing is stored and no bot is asked


def table_of(game: lascaux.Game, players: int, seed: int) -> Table:
    match = Match(game, game.setup(players, {}), seed.to_bytes(16, "big"))
    seats = [SeatState("person", name, "wolf") for name in match.names]
    table = Table("id", "code", game, match.setup, False, match.seed, seats, NOBODYS, NOBODYS)
    table.status = "playing"
    table.keep(match, match.steps)
    return table


def told(table: Table, luck: lascaux.Pcg32) -> Iterator[tuple[bytes, bytes]]:
    """Every position of a game with its view, as bytes, to whoever is asked."""
    match, seen = table.playing(), [0] * table.setup.players
    while not match.is_over:
        seat, telling = match.actor, Telling(table)
        position = telling.position(seat, seen[seat])
        yield encoder.encode(position), encoder.encode(position.view)
        seen[seat] = table.version
        options = match.legal()
        match.play(seat, options[luck.below(len(options))])
        table.keep(match, match.steps[table.version :])


def row(game: lascaux.Game, players: int, seeds: range) -> str:
    found = [pair for seed in seeds for pair in told(table_of(game, players, seed), lascaux.Pcg32(seed))]
    sizes = [len(message) for message, _ in found]
    packed = [len(gzip.compress(message)) for message, _ in found]
    view = statistics.mean([len(view) for _, view in found])
    printed = encoder.encode(game.printed(printing_of(found[0][1])))
    once = [len(printed), len(gzip.compress(printed))] if printed != b"null" else ["", ""]
    shown = [statistics.mean(sizes), max(sizes), statistics.mean(packed), max(packed), view]
    cells = [game.id, players, len(found), *[f"{round(size):,}" for size in shown], *once]
    return "| " + " | ".join(map(str, cells)) + " |"


def printing_of(view: bytes) -> str:
    return str(msgspec.json.decode(view).get("printing", ""))


def main() -> None:
    parser = argparse.ArgumentParser(description="How large the messages of positions are, in bytes.")
    parser.add_argument("game", nargs="?", choices=lascaux.game_ids())
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--players", type=int, choices=(2, 3, 4))
    asked = parser.parse_args()
    print(HEAD, LINE, sep="\n")
    for game_id in [asked.game] if asked.game else lascaux.game_ids():
        game = lascaux.load(game_id)
        for players in [asked.players] if asked.players else game.players:
            print(row(game, players, range(asked.first, asked.first + asked.games)), flush=True)


if __name__ == "__main__":
    main()
