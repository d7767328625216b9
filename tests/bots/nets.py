"""Nets that know nothing, for what does not depend on what a net knows."""

from itertools import pairwise
from pathlib import Path
from random import Random

from lascaux.bots.judging import features_of
from lascaux.bots.weights import Weights, path_of, write_weights
from lascaux.engine.protocol import Game


def ignorant(game: Game, variant: str, **changed: object) -> Weights:
    """Weights of the right form, by lot."""
    features = features_of(game)
    sizes = [features.count, 4, 3, len(features.categories) + 2]
    luck = Random(5)
    count = sum(before * after + after for before, after in pairwise(sizes))
    numbers = [luck.uniform(-0.1, 0.1) for _ in range(count)]
    said = {"variant": variant, "winning": 10.0, "made": {"seed": 5}, "sizes": sizes, "numbers": numbers}
    names = {"features": features.names(), "categories": list(features.categories)}
    facts = {"game": game.id, "revision": game.revision, **names, **said, **changed}
    return Weights(**facts)  # type: ignore[arg-type]


def install(weights: Weights, folder: Path) -> Path:
    path = path_of(weights.game, weights.variant, folder)
    write_weights(weights, path)
    return path
