"""How many decisions random games take, all seats together.

python3 dev.py bench decisions [GAME] [--games N] [--first SEED] [--players N]
"""

import argparse
import statistics
from collections.abc import Iterable

import lascaux
from lascaux.engine.playing import play_out

QUANTILES = {"99 %": 100, "99.9 %": 1000}
HEAD = "| game | players | games | on average | 99 % have at most | 99.9 % have at most | longest |"
LINE = "|---|--:|--:|--:|--:|--:|--:|"


def lengths(game: lascaux.Game, players: int, seeds: Iterable[int]) -> list[int]:
    setup = game.setup(players, {})
    return [play_out(game, game.new(setup), lascaux.Pcg32(seed)) for seed in seeds]


def row(game: lascaux.Game, players: int, seeds: range) -> str:
    found = lengths(game, players, seeds)
    high = [round(statistics.quantiles(found, n=n)[-1]) for n in QUANTILES.values()]
    cells = [game.id, players, len(found), round(statistics.mean(found)), *high, max(found)]
    return "| " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description="How many decisions random games take.")
    parser.add_argument("game", nargs="?", choices=lascaux.game_ids())
    parser.add_argument("--games", type=int, default=2000)
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
