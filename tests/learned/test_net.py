"""The net that plays is the one that was fitted."""

import numpy as np
import pytest
from librt.vecs import vec

import lascaux
from lascaux.advice.base import POINT
from lascaux.advice.registry import advice_for
from lascaux.bots.judging import features_of
from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import OVER
from lascaux.learned.net import Net
from lascaux.learned.valuing import NetValue
from lascaux.training.fitting import Fit, Recipe, foretell
from tests.bots.nets import ignorant

GAME = lascaux.load("kingdomino-origins")


def fitted(inputs: int, outputs: int) -> tuple[Fit, np.ndarray]:
    luck = np.random.default_rng(8)
    rows = (luck.normal(size=(300, inputs)) * luck.uniform(0.1, 900, inputs) + 40).astype(np.float32)
    rows[:, 3] = 7  # what never changes
    rows[:299, 4] = 0  # what is rare
    fit = Fit(rows, outputs, Recipe(hidden=(9, 6), epochs=2), luck)
    fit.learn(rows, luck.uniform(0, 1, (300, outputs)).astype(np.float32), np.arange(300))
    return fit, rows


@pytest.mark.parametrize("begin", [0, 5, 12])
def test_a_net_says_what_the_fit_says_wherever_it_is_parted(begin):
    fit, rows = fitted(12, 5)
    net = Net(fit.sizes, fit.numbers())
    foretold = foretell(fit.folded(), rows)
    for row, wanted in zip(rows[-20:], foretold[-20:], strict=True):
        x = vec[float]([float(number) for number in row])
        net.prime(x, begin)
        out = list(net.run(x, begin))
        out[-1] = 1 / (1 + np.exp(-out[-1]))
        assert out == pytest.approx(list(wanted), abs=1e-4, rel=1e-4)


def test_a_net_of_another_size_is_refused():
    with pytest.raises(AssertionError):
        Net([3, 2, 2, 1], [0.0] * 10)


def net_value(trust: float = 1.0) -> NetValue:
    weights = ignorant(GAME, "discovery-2")
    net = Net(weights.sizes, weights.numbers)
    return NetValue(GAME, features_of(GAME), net, 10.0, trust, advice_for(GAME))


def test_the_best_option_is_the_one_of_most_value():
    value, luck, s = net_value(), Pcg32(2), GAME.new(GAME.setup(2, {}))
    seen = 0
    while GAME.actor(s) != OVER:
        options = GAME.legal(s)
        if not options:
            GAME.apply(s, GAME.sample(s, luck))
            continue
        values = value.of_options(s, GAME.actor(s), options)
        best = value.best(s, GAME.actor(s), options, luck)
        assert values[options.index(best)] == max(values)
        seen += len(set(values)) > 1
        GAME.apply(s, options[luck.below(len(options))])
    assert seen > 10


def test_at_the_end_the_value_is_the_margin_and_the_win():
    value, luck, s = net_value(), Pcg32(2), GAME.new(GAME.setup(3, {}))
    while GAME.actor(s) != OVER:
        options = GAME.legal(s)
        GAME.apply(s, options[luck.below(len(options))] if options else GAME.sample(s, luck))
    points = [standing[0] for standing in GAME.returns(s)]
    first, second, _ = sorted(points, reverse=True)
    assert first > second
    ahead = [first - second + 10 if each == first else each - first for each in points]
    found = [value.sum_up(s, seat, value.outlook(s, seat)) for seat in range(3)]
    assert found == pytest.approx(ahead)


def test_the_value_is_made_of_what_is_foretold():
    value, luck, s = net_value(), Pcg32(2), GAME.new(GAME.setup(2, {}))
    for _ in range(20):
        options = GAME.legal(s)
        GAME.apply(s, options[0] if options else GAME.sample(s, luck))
    *parts, rival, share = value.outlook(s, 1)
    assert 0 < share < 1
    foretold = sum(parts) - rival + 10 * share
    assert value.sum_up(s, 1, [*parts, rival, share]) == pytest.approx(foretold)
    value.meet_others(s, 1)
    assert value.look(s, 1) == pytest.approx(foretold)
    advised = advice_for(GAME).worth(s, 1) / POINT
    assert net_value(0.25).sum_up(s, 1, [*parts, rival, share]) == pytest.approx(
        0.25 * foretold + 0.75 * advised
    )
