"""What nets are told: a number a name, nothing that a seat may not know, and every point has its category."""

from collections.abc import Iterator

import pytest

import lascaux
from lascaux.engine.chance import Pcg32
from lascaux.learned.features import Features, Row
from lascaux.learned.registry import DESCRIBERS, features_for

SETUPS = [
    (game, players, mode)
    for game in DESCRIBERS
    for players in (2, 4)
    for mode in next(
        (option.choices for option in lascaux.load(game).options if option.key == "mode"), (None,)
    )
]
EVERY = 7  # so many positions go by unseen


def positions(game: lascaux.Game, players: int, mode: str | None) -> Iterator[lascaux.State]:
    """Of a game at random, now and then one; the last is its end."""
    s, luck, count = game.new(game.setup(players, {"mode": mode} if mode else {})), Pcg32(3), 0
    while game.actor(s) != lascaux.OVER:
        if game.actor(s) == lascaux.CHANCE:
            game.apply(s, game.sample(s, luck))
            continue
        count += 1
        if count % EVERY == 0:
            yield s
        options = game.legal(s)
        game.apply(s, options[luck.below(len(options))])
    yield s


def described(features: Features, s: lascaux.State, seat: int) -> list[float]:
    row = Row(features.count)
    features.own(s, seat, row)
    assert row.at == features.own_count
    features.others(s, seat, row)
    assert row.at == features.count
    return list(row.numbers)


@pytest.mark.parametrize(("game_id", "players", "mode"), SETUPS)
def test_numbers_are_counted_known_and_add_up(game_id, players, mode):
    """And say how far a seat is: what never changes would be of no use."""
    game, features, luck = lascaux.load(game_id), features_for(game_id), Pcg32(4)
    assert features is not None
    assert len(features.names()) == len(set(features.names())) == features.count
    stages, seen = [], [set() for _ in range(features.count)]
    for s in positions(game, players, mode):
        stages.append(features.stage(s))
        if game.actor(s) != lascaux.OVER:
            for seat in range(players):
                numbers = described(features, s, seat)
                assert numbers == described(features, game.resample(s, seat, luck), seat)
                for place, number in enumerate(numbers):
                    seen[place].add(number)
    assert stages == sorted(stages)
    assert sum(len(values) > 1 for values in seen) > features.count / 3
    for line in game.score(s):
        assert 0 <= features.category_of(line) < len(features.categories)


def test_a_game_without_features_has_none():
    assert features_for("nothing-of-that-name") is None
