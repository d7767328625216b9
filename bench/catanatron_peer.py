"""The same figures for catanatron on its own game: run by the Python of the bench environment.

Four random players, base map. A decision is an action that a player took, as it is counted for Lascaux.
"""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

SLICES = 5
COPIES = 300


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color][:4], seed=seed)


def decisions_of(game: Game) -> int:
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def speeds(seconds: float) -> dict[str, int]:
    best_decisions = best_games = 0.0
    seed = 0
    for _ in range(SLICES):
        games = decisions = 0
        started = time.process_time()
        while (spent := time.process_time() - started) < seconds / SLICES or not games:
            game = new_game(seed)
            game.play()
            seed, games, decisions = seed + 1, games + 1, decisions + decisions_of(game)
        best_decisions = max(best_decisions, decisions / spent)
        best_games = max(best_games, games / spent)
    return {
        "decisions_per_s": round(best_decisions),
        "games_per_s": round(best_games),
        "copies_per_s": round(max(copy_rate(halfway(decisions_of(game) // 2)) for _ in range(SLICES))),
    }


def halfway(decisions: int) -> Game:
    game = new_game(0)
    while decisions_of(game) < decisions and game.winning_color() is None:
        game.play_tick()
    return game


def copy_rate(game: Game) -> float:
    started = time.process_time()
    for _ in range(COPIES):
        game.copy()
    return COPIES / (time.process_time() - started)


if __name__ == "__main__":
    random.seed(1)
    where = {"game": "catanatron 3.2.1", "mode": "base", "players": 4, "build": "interpreted"}
    print(json.dumps({**where, **speeds(float(sys.argv[1]))}))
