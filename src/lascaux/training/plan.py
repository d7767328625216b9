"""What is trained, and how: data, from plans.toml, from somebody's own file and from the command line."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Meta, Struct

from lascaux.bots.judging import features_of
from lascaux.engine.options import Setup
from lascaux.engine.protocol import Game
from lascaux.learned.features import Features
from lascaux.training.fitting import Positive, Recipe
from lascaux.training.playing import Style
from lascaux.training.problems import TrainingError

FILE = Path(__file__).with_name("plans.toml")
EVERY, VARIANTS = "every", "variants"
MOST_SEED = 1 << 15
LEAST_GAMES = 2  # a setup and generation: one to learn from, one to look whether it was learned
Said = dict[str, Any]
Share = Annotated[float, Meta(ge=0, le=1)]


class Chosen(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: how many, and the options that are not as usual."""

    players: int
    options: dict[str, str] = {}

    def setup(self, game: Game) -> Setup:
        return game.setup(self.players, dict(self.options))


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """Of one variant of a game. Setups take turns from game to game."""

    game: str
    variant: str
    setups: tuple[Chosen, ...]
    seed: Annotated[int, Meta(ge=0, lt=MOST_SEED)] = 1
    generations: Positive = 8
    games: Positive = 3000  # of a generation
    first_games: Annotated[int, Meta(ge=0)] = 0  # of the first, by rules of thumb; none: as many as of others
    window: Positive = 3  # the generations that one learns from, itself among them
    lam: Share = 1.0  # 1: from results alone; less: also from what was foretold on the way (TD)
    goes_on: bool = False  # a fit begins with the net that played, not with nothing
    winning: float = 10.0  # points that a sure win is worth beside the points
    trust: Share = 1.0  # share of the net in a judgement; the rest is advice's
    held: Annotated[int, Meta(ge=2)] = 10  # of so many games one is not learned from, but looked at
    gate: Positive = 100  # games against casual, by setup
    piece: Positive = 20  # games that a worker plays at a stretch
    style: Style = Style()
    first_style: Style = Style()  # of the first
    recipe: Recipe = Recipe()

    def numbers(self, generation: int) -> range:
        """The games of a generation. All that is left to chance in a game follows from seed and number."""
        first = self.first_games or self.games
        if generation == 0:
            return range(first)
        start = first + (generation - 1) * self.games
        return range(start, start + self.games)

    def chosen(self, number: int) -> Chosen:
        return self.setups[number % len(self.setups)]

    def is_held(self, numbers: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
        """Of so many rounds of setups the last; in a small generation there is one, too."""
        fewest = min(self.games, self.first_games or self.games)
        every = min(self.held, fewest // len(self.setups))
        is_last: npt.NDArray[np.bool_] = numbers // len(self.setups) % every == every - 1
        return is_last


def plans_for(
    game: Game, variant: str | None = None, own: Path | None = None, given: Mapping[str, Any] | None = None
) -> list[Plan]:
    """Of one variant, or of all. What is given on the command line comes last."""
    features, written = features_of(game), read_plans(FILE)
    of_game = written.get(game.id, {})
    variants = {**{name: {} for name in of_game.get(VARIANTS, {})}, **variants_of(game, features)}
    if variant is not None and variant not in variants:
        raise TrainingError("cli-train-variant", game=game.id, variant=variant, variants=", ".join(variants))
    above = [with_first(layer) for layer in (read_plans(own) if own else {}, given or {})]
    plans = []
    for name in [variant] if variant is not None else variants:
        said: Said = {"game": game.id, "variant": name}
        for layer in (variants[name], written.get(EVERY, {}), *layers(of_game, name), *above):
            said = merged(said, layer)
        plans.append(checked(plan_of(said, own or FILE), game, features))
    return plans


def with_first(said: Mapping[str, Any]) -> Said:
    """Who says how many games are played means those of the first generation, too, unless they are said."""
    return {"first_games": 0, **said} if "games" in said else dict(said)


def layers(of_game: Said, variant: str) -> tuple[Said, Said]:
    """What is said of a game, and of one of its variants."""
    general = {key: value for key, value in of_game.items() if key != VARIANTS}
    return general, of_game.get(VARIANTS, {}).get(variant, {})


def read_plans(path: Path) -> Said:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise TrainingError("cli-train-plan", file=str(path), reason=str(problem)) from None


def plan_of(said: Said, path: Path) -> Plan:
    try:
        return msgspec.convert(said, Plan)
    except msgspec.ValidationError as problem:
        raise TrainingError("cli-train-plan", file=str(path), reason=str(problem)) from None


def merged(below: Mapping[str, Any], above: Mapping[str, Any]) -> Said:
    """Sections of both are merged, too."""
    both = dict(below)
    for key, value in above.items():
        old = both.get(key)
        both[key] = merged(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return both


def variants_of(game: Game, features: Features) -> dict[str, Said]:
    """Every mode and number of players, with the usual options, by the variant that it belongs to."""
    modes = next((option.choices for option in game.options if option.key == "mode"), ("",))
    found: dict[str, list[Said]] = {}
    for mode in modes:
        for players in game.players:
            chosen = Chosen(players, {"mode": mode} if mode else {})
            variant = features.variant(game.new(chosen.setup(game)))
            found.setdefault(variant, []).append(msgspec.to_builtins(chosen))
    return {variant: {"setups": setups} for variant, setups in found.items()}


def checked(plan: Plan, game: Game, features: Features) -> Plan:
    """Whether the setups can be played, and belong to the variant."""
    for chosen in plan.setups:
        variant = features.variant(game.new(chosen.setup(game)))
        if variant != plan.variant:
            raise TrainingError("cli-train-variant-setup", variant=plan.variant, other=variant)
    least = LEAST_GAMES * len(plan.setups)
    if not plan.setups or min(plan.games, plan.first_games or plan.games) < least:
        raise TrainingError("cli-train-games", least=max(least, LEAST_GAMES))
    return plan
