"""A position judged for a seat, whoever is to act."""

from lascaux.advice.valuing import Value
from lascaux.bots.judging import LEARNED, Judges
from lascaux.engine.protocol import Game, State

Outlook = list[float]  # points by category, those of the best of the others, the share of winning


judges = Judges()


def judge_of(game: Game, s: State) -> Value:
    """BotError where nothing was learned about this game."""
    return judges.value(game, s, LEARNED)


def standing(value: Value, s: State, seat: int) -> Outlook:
    """A net has learned from positions right after a seat's own action: for whoever is to act, the best of
    those that it can bring about."""
    game = value.game
    if game.actor(s) != seat:
        return value.outlook(s, seat)
    options = game.legal(s)
    values = value.of_options(s, seat, options)
    game.apply(s := s.copy(), options[values.index(max(values))])
    return value.outlook(s, seat)


def margin(outlook: Outlook) -> float:
    """Points ahead of the best of the others."""
    return sum(outlook[:-2]) - outlook[-2]
