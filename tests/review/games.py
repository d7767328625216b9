"""Games to be reviewed, and a judge that needs no weights."""

import lascaux
from lascaux.advice.registry import advice_for
from lascaux.advice.valuing import HandValue, Value
from lascaux.bots.asking import ask
from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import Game, State
from lascaux.review import judging
from lascaux.review.finished import Finished

KINGDOMINO = lascaux.load("kingdomino-origins")


class ByHand:
    """Instead of nets: rules of thumb, which nobody trains anew."""

    def value(self, game: Game, s: State, kind: str) -> Value:
        return HandValue(game, advice_for(game))


def judge_by_hand(monkeypatch) -> Value:
    monkeypatch.setattr(judging, "judges", ByHand())
    return HandValue(KINGDOMINO, advice_for(KINGDOMINO))


def match_between(bots: list[str], seed: int, until: int = 10_000, **options: str) -> lascaux.Match:
    """To its end, or for so many actions."""
    match = lascaux.Match(KINGDOMINO, KINGDOMINO.setup(len(bots), options), seed.to_bytes(16, "big"))
    players = [lascaux.make_bot(bot) for bot in bots]
    luck = [Pcg32(seed, seat + 1) for seat in range(len(bots))]
    while not match.is_over and len(match.steps) < until:
        seat = match.actor
        match.play(seat, ask(players[seat], KINGDOMINO, match.state, seat, luck[seat]))
    return match


def finished(match: lascaux.Match, begins: int = 0) -> Finished:
    return Finished(match.game, match.setup, [step.action for step in match.steps], begins)
