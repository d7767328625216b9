"""How well estimates of a chance to win foretell who wins: the Brier score over positions; less is better.

python bench/foretelling.py GAME [PLAYERS] [GAMES] [random]: of games between casual bots; with `random`,
every other seat plays at random. With equal chances for three the score is 0.667.
"""

import sys
import time
from collections.abc import Callable

from lascaux.bots.random_bot import RandomBot
from lascaux.bots.registry import make_bot
from lascaux.engine.chance import Pcg32
from lascaux.engine.playing import play_out
from lascaux.engine.protocol import CHANCE, OVER, Game
from lascaux.games.registry import load
from lascaux.server.lines import Lines, Moment, Shares, winners
from lascaux.server.resting import Rest

POSITIONS = 8  # of a game
SECONDS = 0.25  # for an estimate of one position
MOST_ROUNDS = 200
FEWEST_ROUNDS = 3
Estimate = Callable[[Moment, int], Shares]


def played(game: Game, players: int, seed: int, others: str) -> tuple[list[Moment], Shares]:
    """Positions in which somebody was asked, and who won at last."""
    moment, rng, asked = Moment(0, game.new(game.setup(players, {})), {}), Pcg32(seed), []
    while (actor := game.actor(moment.s)) != OVER:
        if actor == CHANCE:
            action = game.sample(moment.s, rng)
        else:
            asked.append(moment.copy())
            bot = RandomBot() if others == "random" and (actor + seed) % 2 else make_bot("casual")
            action = bot.choose(game, moment.s, actor, rng)
        moment.go_on(game, action)
    stride = len(asked) / POSITIONS
    return [asked[int((k + 0.5) * stride)] for k in range(POSITIONS)], winners(game, moment.s)


def at_random(game: Game) -> Estimate:
    def shares(moment: Moment, number: int) -> Shares:
        end = moment.s.copy()
        play_out(game, end, Pcg32(number))
        return winners(game, end)

    return shares


def chances(estimate: Estimate, moment: Moment) -> tuple[Shares, int]:
    started, all_ = time.process_time(), []
    while len(all_) < FEWEST_ROUNDS or (len(all_) < MOST_ROUNDS and time.process_time() - started < SECONDS):
        all_.append(estimate(moment, len(all_)))
    return [sum(won) / len(all_) for won in zip(*all_, strict=True)], len(all_)


def main(game_id: str, players: int, games: int, others: str) -> None:
    game = load(game_id)
    sums, rounds, count = {"random": 0.0, "casual": 0.0}, {"random": 0, "casual": 0}, 0
    for seed in range(games):
        moments, won = played(game, players, seed, others)
        for moment in moments:
            count += 1
            estimates = {"random": at_random(game), "casual": Lines(game, Rest(None)).shares}
            for name, estimate in estimates.items():
                found, tried = chances(estimate, moment)
                sums[name] += sum((chance - share) ** 2 for chance, share in zip(found, won, strict=True))
                rounds[name] += tried
    for name, total in sums.items():
        print(f"{game_id}: {name}: {total / count:.3f} by {rounds[name] / count:.0f} lines a position")


if __name__ == "__main__":
    asked = [*sys.argv[1:], *["kingdomino-origins", "3", "16", ""][len(sys.argv) - 1 :]]
    main(asked[0], int(asked[1]), int(asked[2]), asked[3])
