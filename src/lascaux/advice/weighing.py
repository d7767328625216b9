"""What options lead to: each is tried on a copy and looked at before any chance."""

from collections.abc import Sequence

from lascaux.advice.base import POINT, Advice
from lascaux.advice.registry import advice_for
from lascaux.engine.protocol import Action, Game, State


def after(game: Game, s: State, action: Action) -> State:
    """The position after an action, before any chance."""
    other = s.copy()
    game.apply(other, action)
    return other


def worths(game: Game, s: State, seat: int, options: Sequence[Action]) -> list[int]:
    """What the position after each option is worth to the seat, in hundredths of a point."""
    advice = advice_for(game)
    return [advice.worth(after(game, s, action), seat) for action in options]


def hopes(game: Game, s: State, seat: int, options: Sequence[Action]) -> list[int]:
    """What may come beyond that, in hundredths of a point."""
    advice = advice_for(game)
    return [advice.hope(after(game, s, action), seat) for action in options]


def best(game: Game, s: State, seat: int, options: Sequence[Action]) -> list[Action]:
    """The options of the greatest worth; of several, those with the greatest hope."""
    found = greatest(options, worths(game, s, seat, options))
    return greatest(found, hopes(game, s, seat, found)) if len(found) > 1 else found


def greatest(options: Sequence[Action], values: list[int]) -> list[Action]:
    most = max(values)
    return [options[i] for i in range(len(options)) if values[i] == most]


def gains(game: Game, s: State, seat: int, options: Sequence[Action]) -> list[int]:
    """What each option changes, for a person: in whole points."""
    now = whole(worth_now(advice_for(game), s, seat))
    return [whole(worth) - now for worth in worths(game, s, seat, options)]


def worth_now(advice: Advice, s: State, seat: int) -> int:
    """What a change is counted from: a guess from the guess before, points from points. So the best landing
    of lava is a gain, though `worth` has always expected it."""
    return advice.worth(s, seat) if advice.is_estimate() else POINT * advice.game.returns(s)[seat][0]


def whole(worth: int) -> int:
    """Whole points, rounded down."""
    return worth // POINT
