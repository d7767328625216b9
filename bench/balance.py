"""Whether the components of Endless Winter are fair: many games of equal bots, counted by what they had.

python3 dev.py bench balance [--level fair] [--games N] [--first SEED] [--players N] [--jobs N]

The bots look one action ahead, by what their level judges by; LASCAUX_WEIGHTS names a folder of other weights
than the product's. Their judgement is blurred a little, so that no two games of a deal are alike, and the
side of a chief is left to chance, so that both are seen. Wins are shown for a table of four equals, where
each has a quarter of them.
"""

import argparse
import math
import multiprocessing
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial

import lascaux
from lascaux.bots.asking import ask
from lascaux.bots.judging import Judges
from lascaux.bots.levels import OPPONENTS, level_for
from lascaux.engine.protocol import Event, State
from lascaux.games.endless_winter.generated import actions, events
from lascaux.games.endless_winter.lookups import CARD_NAMES, CHIEF_NAMES, SETUP_NAMES, STONE_NAMES

GAME = "endless-winter"
BLUR = 0.8  # points
FINE = 1000


class Blurred(lascaux.Bot):
    """Takes what looks nearly as good as the best about as often."""

    name = "blurred"

    def __init__(self, level: str) -> None:
        self.kind = level_for(level, GAME).value
        self.judges = Judges()

    def choose(self, game: lascaux.Game, s: lascaux.State, seat: int, rng: lascaux.Rng) -> lascaux.Action:
        options = game.legal(s)
        if len(options) == 1:
            return options[0]
        if options[0][0] == actions.SIDE:
            return options[rng.below(len(options))]
        worths = self.judges.value(game, s, self.kind).of_options(s, seat, options)
        blurred = [worth + BLUR * rng.below(FINE) / FINE for worth in worths]
        return options[blurred.index(max(blurred))]


def play(game: lascaux.Game, players: int, bot: lascaux.Bot, seed: int) -> State:
    """A game, and everything that happened in it."""
    s, luck = game.new(game.setup(players, {})), lascaux.Pcg32(seed, 31)
    s.trace = []
    while (seat := game.actor(s)) != lascaux.OVER:
        game.apply(s, game.sample(s, luck) if seat == lascaux.CHANCE else ask(bot, game, s, seat, luck))
    return s


class Counts:
    """What the seats of all games had, and how they fared."""

    def __init__(self) -> None:
        self.points: list[int] = []
        self.winners: list[int] = []
        self.lines: Counter[str] = Counter()
        self.had: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.shown: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()

    def add(self, game: lascaux.Game, s: State) -> None:
        standings = game.returns(s)
        winner = max(range(len(standings)), key=lambda seat: standings[seat])
        self.points += [standing[0] for standing in standings]
        self.winners.append(standings[winner][0])
        for line in game.score(s):
            self.lines[line.key] += line.points
        for event in s.trace or ():
            self.note(event, winner)

    def join(self, other: "Counts") -> None:
        for name, mine in vars(self).items():
            mine += getattr(other, name)

    def note(self, event: Event, winner: int) -> None:
        kind, seat, *things = event
        for noun in nouns(kind, things):
            self.had[noun] += 1
            self.won[noun] += seat == winner
        if kind in (events.CULTURE_SHOWN, events.STONE_SHOWN):
            self.shown[thing(kind, things)] += 1
        elif kind in (events.CULTURE_TAKEN, events.STONE_TAKEN):
            self.taken[thing(kind, things)] += 1


def nouns(kind: int, things: Sequence[int]) -> list[str]:
    """What a seat has from the start."""
    if kind == events.CHIEF_TAKEN:
        return ["chief " + CHIEF_NAMES[things[0]]]
    if kind == events.SIDE_CHOSEN:
        return [f"side {CHIEF_NAMES[things[0]]} {'ab'[things[1]]}"]
    return ["setup " + SETUP_NAMES[things[0]]] if kind == events.SETUP_TAKEN else []


def thing(kind: int, things: Sequence[int]) -> str:
    names = CARD_NAMES if kind in (events.CULTURE_SHOWN, events.CULTURE_TAKEN) else STONE_NAMES
    return ("culture " if names is CARD_NAMES else "stone ") + names[things[0]]


def percent(part: float, whole: int) -> str:
    return f"{100 * part / whole:.1f} %"


def chance(share: float, count: int) -> str:
    """How far chance alone moves such a share, in nineteen of twenty cases."""
    return f"{196 * math.sqrt(share * (1 - share) / count):.1f}"


def summary(counts: Counts, players: int) -> str:
    spread, mean = statistics.quantiles(counts.winners, n=20), statistics.mean(counts.winners)
    games = f"{len(counts.winners)} games of {players}: winners have {mean:.1f} points"
    return (
        f"{games}, nine of ten {spread[0]:.0f} to {spread[-1]:.0f}; all {statistics.mean(counts.points):.1f}"
    )


def table(head: str, rows: Iterable[tuple[object, ...]]) -> str:
    lines = [head, "|".join(["", *["---"] * (head.count("|") - 1), ""])]
    return "\n".join([*lines, *["| " + " | ".join(map(str, row)) + " |" for row in rows], ""])


def report(counts: Counts, players: int) -> Iterable[str]:
    yield summary(counts, players)
    seats = len(counts.points)
    yield table("| points | on average |", [(key, round(n / seats, 1)) for key, n in counts.lines.items()])
    had, won = counts.had, counts.won
    shares = [
        (noun, had[noun], percent(won[noun] * players / 4, had[noun]), chance(0.25, had[noun]))
        for noun in sorted(had)
    ]
    yield table("| had | times | wins, of four | by chance |", shares)
    shown = counts.shown
    takes = [(noun, shown[noun], percent(counts.taken[noun], shown[noun])) for noun in sorted(shown)]
    yield table("| on display | times | taken |", takes)


def counted(level: str, players: int, seeds: range) -> Counts:
    """In a worker."""
    game, counts, bot = lascaux.load(GAME), Counts(), Blurred(level)
    for seed in seeds:
        counts.add(game, play(game, players, bot, seed))
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description="How fair the components of Endless Winter are.")
    parser.add_argument("--level", choices=OPPONENTS, default="fair")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    last = asked.first + asked.games
    parts = [range(first, last, asked.jobs) for first in range(asked.first, asked.first + asked.jobs)]
    counts = Counts()
    with multiprocessing.Pool(asked.jobs) as pool:
        for part in pool.imap(partial(counted, asked.level, asked.players), parts):
            counts.join(part)
    print("\n\n".join(report(counts, asked.players)))


if __name__ == "__main__":
    main()
