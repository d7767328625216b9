"""Who judges positions: rules of thumb, or a net whose weights lie here."""

from typing import TYPE_CHECKING

from lascaux.advice.registry import advice_for
from lascaux.advice.valuing import HandValue, Value
from lascaux.bots.weights import Weights, all_paths, check_fit, found_path, net_of, read_header, read_weights
from lascaux.engine.errors import BotError
from lascaux.engine.protocol import Game, State

if TYPE_CHECKING:
    from lascaux.learned.features import Features

BY_HAND, LEARNED = KINDS = ("hand", "learned")


class Judges:
    """Of one bot: each is made when it is first asked, and kept."""

    def __init__(self) -> None:
        self.by_hand: dict[str, Value] = {}
        self.learned: dict[str, LearnedValues] = {}

    def value(self, game: Game, s: State, kind: str) -> Value:
        """BotError if what was learned is wanted, but is not here."""
        if kind == LEARNED:
            if game.id not in self.learned:
                self.learned[game.id] = LearnedValues(game)
            return self.learned[game.id].value(s)
        if game.id not in self.by_hand:
            self.by_hand[game.id] = HandValue(game, advice_for(game))
        return self.by_hand[game.id]

    def stage(self, game: Game, s: State, kind: str) -> int | None:
        """How far the game is; nothing, where nobody says so."""
        return self.learned[game.id].features.stage(s) if kind == LEARNED else None


class LearnedValues:
    """A net for each variant of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.features = features_of(game)
        self.values: dict[str, Value] = {}

    def value(self, s: State) -> Value:
        variant = self.features.variant(s)
        if variant not in self.values:
            self.values[variant] = net_value(self.game, self.features, self.weights(variant))
        return self.values[variant]

    def weights(self, variant: str) -> Weights:
        """BotError that says which are missing, and how they are made."""
        path = found_path(self.game.id, variant)
        if not path.is_file():
            which = f" --variant {variant}" if variant else ""
            raise BotError(
                f"levels above casual need the weights {path.name}, which are not here:"
                f" lascaux train {self.game.id}{which} makes them"
            )
        return read_weights(path)


def features_of(game: Game) -> "Features":
    """What a net is told about positions of this game; BotError if it can't be told anything."""
    try:
        from lascaux.learned.registry import features_for
    except ImportError as problem:
        raise BotError(
            "levels above casual need librt, which is not installed here: install lascaux[bots]"
        ) from problem
    features = features_for(game.id)
    if features is None:
        raise BotError(f"nothing was learned about {game.id}: it has no features")
    return features


def net_value(game: Game, features: "Features", weights: Weights) -> Value:
    """BotError if the weights are for something else."""
    from lascaux.learned.valuing import NetValue

    net = net_of(weights, game, features)
    return NetValue(game, features, net, weights.winning, weights.trust, advice_for(game))


def is_learned(game: Game, s: State | None = None) -> bool:
    """Whether weights that fit lie here: for this position, or without one for some variant of the game."""
    try:
        features = features_of(game)
        paths = all_paths(game.id) if s is None else [found_path(game.id, features.variant(s))]
        return any(is_fit(read_header(path), game, features) for path in paths)
    except BotError:
        return False


def is_fit(weights: Weights, game: Game, features: "Features") -> bool:
    try:
        check_fit(weights, game, features)
    except BotError:
        return False
    return True
