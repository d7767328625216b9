"""No bot sees what its seat may not see: same view, same luck, another hidden truth, same action."""

from collections.abc import Callable, Iterator

import pytest

import lascaux
from lascaux.bots.asking import ask
from tests.conformance.cairn import Cairn

Asker = Callable[[lascaux.Bot, lascaux.Game, lascaux.State, int, lascaux.Rng], lascaux.Action]
Maker = Callable[[], lascaux.Bot]
Pair = tuple[lascaux.State, lascaux.State]
# As few lines as may still change a first choice.
SEARCHING, EXPECTING = "strong(simulations=9, candidates=2)", "expert(simulations=12, candidates=3, turns=0)"
LEVELS = ("random", "easy", "casual", "fair", SEARCHING, EXPECTING)
SETUPS: list[tuple[str, int, dict[str, str]]] = [
    ("kingdomino-origins", 3, {"mode": "tribe"}),
    ("stone-age", 3, {}),
    ("endless-winter", 3, {}),
]


def truths(
    game: lascaux.Game, setup: lascaux.Setup, every: int
) -> Iterator[tuple[lascaux.State, lascaux.State]]:
    """Pairs of positions along a game that look alike to the seat to act, but are not."""
    match, luck, asked = lascaux.Match(game, setup, seed=bytes(16)), lascaux.Pcg32(3), 0
    while not match.is_over:
        seat, options = match.actor, match.legal()
        if len(options) > 1:
            asked += 1
        if len(options) > 1 and asked % every == 0:
            yield game.resample(match.state, seat, luck), game.resample(match.state, seat, luck)
        match.play(seat, options[luck.below(len(options))])


def peeks(
    game: lascaux.Game, setup: lascaux.Setup, make: Callable[[], lascaux.Bot], asker: Asker, every: int
) -> bool:
    """Whether the bot ever does another thing because of what it may not know."""
    for pair in truths(game, setup, every):
        seat = game.actor(pair[0])
        if len({asker(make(), game, truth, seat, lascaux.Pcg32(7)) for truth in pair}) > 1:
            return True
    return False


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game_id", "players", "options"), SETUPS, ids=[setup[0] for setup in SETUPS])
def test_no_level_peeks(game_id, players, options, level):
    game = lascaux.load(game_id)
    every = 3 if level in ("random", "easy", "casual", "fair") else 12
    assert not peeks(game, game.setup(players, options), lambda: lascaux.make_bot(level), ask, every)


class Peeker(lascaux.Bot):
    """Does what others hold decides."""

    def choose(self, game, s, seat, rng):
        options = game.legal(s)
        return options[hash(s.pack()) % len(options)]


def shown_the_truth(
    bot: lascaux.Bot, game: lascaux.Game, s: lascaux.State, seat: int, rng: lascaux.Rng
) -> lascaux.Action:
    return bot.choose(game, s, seat, rng)


@pytest.mark.parametrize("game", [lascaux.load("endless-winter"), Cairn()], ids=["endless-winter", "cairn"])
def test_a_bot_that_peeks_is_found_out_and_can_t_by_asking(game):
    setup = game.setup(3, {})
    assert peeks(game, setup, Peeker, shown_the_truth, 1)
    assert not peeks(game, setup, Peeker, ask, 1)
