"""Random games of every kind that is registered: what the laws are tried on."""

import functools
import itertools
import math
import os
from collections.abc import Iterator
from typing import NamedTuple

import lascaux
from lascaux.engine.errors import SetupError
from lascaux.engine.playing import play_out
from lascaux.table.match import Match

# Another number gives other games; a failure prints the agreement and the seed that it fell on.
FIRST_SEED = int(os.environ.get("LASCAUX_TEST_SEED", "1"))
# dev.py tries every fourth agreement interpreted, which is slow, where all of them follow compiled.
EVERY = int(os.environ.get("LASCAUX_TEST_EVERY", "1"))
MOST_COMBINATIONS = 200
LONG_GAME = 300  # decisions


class Agreement(NamedTuple):
    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    seed: int

    def __str__(self) -> str:
        usual = {option.key: option.default for option in lascaux.load(self.game).options}
        chosen = ",".join(f"{key}={value}" for key, value in self.options if value != usual[key])
        return f"{self.game}/{self.players}/{chosen or 'default'}/seed={self.seed}"

    def setup(self) -> lascaux.Setup:
        return lascaux.load(self.game).setup(self.players, dict(self.options))

    def match(self) -> Match:
        return Match(lascaux.load(self.game), self.setup(), seed=self.seed.to_bytes(16, "big"))


def combinations(game: lascaux.Game) -> list[tuple[tuple[str, str], ...]] | None:
    """All ways to set the options, if they are not too many."""
    settings = [[(option.key, choice) for choice in option.choices] for option in game.options]
    return list(itertools.product(*settings)) if math.prod(map(len, settings)) <= MOST_COMBINATIONS else None


def mixtures(game: lascaux.Game, luck: lascaux.Rng) -> list[tuple[tuple[str, str], ...]]:
    """The defaults, and as many mixtures as it takes for every option to go through all its choices."""
    rows = max(len(option.choices) for option in game.options)
    columns: list[list[tuple[str, str]]] = []
    for option in game.options:
        turns = [(option.key, option.choices[row % len(option.choices)]) for row in range(rows)]
        columns.append([turns.pop(luck.below(len(turns))) for _ in range(rows)])
    return [(), *zip(*columns, strict=True)]


def is_long(game: lascaux.Game) -> bool:
    """Whether a random game of the fewest players takes many decisions."""
    setup = game.setup(game.players[0], {})
    return play_out(game, game.new(setup), lascaux.Pcg32(FIRST_SEED)) > LONG_GAME


def ways_to_agree(game: lascaux.Game) -> list[tuple[int, tuple[tuple[str, str], ...]]]:
    """Every player count with every combination; in long games each combination has one player count, in
    turns, and where there are too many, each player count has its own mixtures: so that every count still
    meets every value."""
    every, luck = combinations(game), lascaux.Pcg32(FIRST_SEED, 21)
    if every is None:
        return [(players, options) for players in game.players for options in mixtures(game, luck)]
    if not is_long(game):
        return list(itertools.product(game.players, every))
    return list(zip(itertools.cycle(game.players), every, strict=False))


def agreements_of(game: lascaux.Game, first_seed: int = FIRST_SEED) -> list[Agreement]:
    """Every player count and combination of options that can be agreed, each with its own seed."""
    found: list[Agreement] = []
    for players, options in ways_to_agree(game):
        agreement = Agreement(game.id, players, options, first_seed + len(found))
        try:
            agreement.setup()
        except SetupError:
            continue
        found.append(agreement)
    return found


@functools.cache
def agreements() -> list[Agreement]:
    """The same for every game that is installed."""
    found: list[Agreement] = []
    for game in map(lascaux.load, lascaux.game_ids()):
        found += agreements_of(game, FIRST_SEED + len(found))
    return found


def some(count: int) -> list[Agreement]:
    """Agreements for the slower laws, spread over all there are."""
    everything = agreements()
    return everything[:: max(1, len(everything) // count)]


def play_on(match: Match, luck: lascaux.Rng, actions: int = 10_000) -> Iterator[Match]:
    """The match before each decision, played at random."""
    for _ in range(actions):
        if match.is_over:
            return
        yield match
        options = match.legal()
        match.play(match.actor, options[luck.below(len(options))])


def nodes(agreement: Agreement) -> Iterator[tuple[lascaux.Game, lascaux.State, list[lascaux.Action]]]:
    """Every position of a random game, chance's too, with actions that are open there; played in place."""
    game, luck = lascaux.load(agreement.game), lascaux.Pcg32(agreement.seed, 7)
    s = game.new(agreement.setup())
    while game.actor(s) != lascaux.OVER:
        actions = game.legal(s) or [game.sample(s, luck) for _ in range(3)]
        yield game, s, actions
        game.apply(s, actions[luck.below(len(actions))])


def positions(agreement: Agreement) -> Iterator[Match]:
    yield from play_on(agreement.match(), lascaux.Pcg32(agreement.seed))
