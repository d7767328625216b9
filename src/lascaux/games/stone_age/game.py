"""Stone Age answers the questions of the contract; the rules that frames ask stand in kinds.py."""

from typing import cast, final

from lascaux.engine.chance import Rng
from lascaux.engine.kinds import Kinds
from lascaux.engine.options import Option, Setup
from lascaux.engine.protocol import (
    SPECTATOR,
    Action,
    Component,
    Event,
    Game,
    Json,
    Packed,
    ScoreLine,
    Standing,
    State,
    Text,
)
from lascaux.games.stone_age import hidden, names, printing, setup, view, why, words
from lascaux.games.stone_age import state as states
from lascaux.games.stone_age.generated import dispatch
from lascaux.games.stone_age.generated.course import go_on
from lascaux.games.stone_age.kinds import KINDS
from lascaux.games.stone_age.rules import scoring
from lascaux.games.stone_age.state import StoneAge
from lascaux.games.stone_age.view_types import Printed, StoneAgeView


def stone_age(s: State) -> StoneAge:
    assert isinstance(s, StoneAge)
    return s


@final
class StoneAgeGame(Game):
    def __init__(self) -> None:
        self.id: str = "stone-age"
        self.revision: int = 7
        self.players: tuple[int, ...] = setup.PLAYERS
        self.options: tuple[Option, ...] = setup.OPTIONS
        self.kinds: Kinds = KINDS
        self.view_type: type = StoneAgeView
        self.printed_type: type = Printed

    def new(self, setup_: Setup) -> State:
        return setup.new_game(setup.terms_of(setup_))

    def unpack(self, packed: Packed) -> State:
        return states.unpack(packed)

    def legal(self, s: State) -> list[Action]:
        position = stone_age(s)
        return dispatch.asked(position, position.stack[-1]) if position.stack else []

    def apply(self, s: State, action: Action) -> None:
        position = stone_age(s)
        frame = position.stack.pop()
        dispatch.answer(position, frame, action)
        go_on(position)

    def sample(self, s: State, rng: Rng) -> Action:
        position = stone_age(s)
        return dispatch.sample(position, position.stack[-1], rng)

    def outcomes(self, s: State) -> list[tuple[Action, int]]:
        position = stone_age(s)
        return dispatch.outcomes(position, position.stack[-1]) if position.stack else []

    def may_happen(self, s: State, action: Action) -> bool:
        position = stone_age(s)
        return len(position.stack) > 0 and dispatch.may_happen(position, position.stack[-1], action)

    def observe(self, s: State, seat: int) -> Json:
        return cast(Json, view.view(stone_age(s), seat))

    def printed(self, printing_: str) -> Json | None:
        return cast(Json, printing.printed()) if not printing_ else None

    def components(self, setup_: Setup) -> dict[str, list[Component]]:
        return printing.components()

    def resample(self, s: State, seat: int, rng: Rng) -> State:
        return hidden.resample(stone_age(s), seat, rng)

    def known_to(self, s: State, seat: int) -> State:
        return hidden.known_to(stone_age(s), seat)

    def reveals(self, s: State, action: Action) -> bool:
        """SA-CARD-08: the end of the game shows the hidden card."""
        position = stone_age(s)
        if max(position.secret) == names.NOTHING:
            return False
        after = position.copy()
        self.apply(after, action)
        return not after.stack

    def returns(self, s: State) -> list[Standing]:
        position = stone_age(s)
        return [scoring.standing(position, seat) for seat in range(position.terms.players)]

    def score(self, s: State) -> list[ScoreLine]:
        return scoring.score_sheet(stone_age(s))

    def question(self, s: State) -> Text:
        return words.question(stone_age(s))

    def text(self, s: State, action: Action) -> Text:
        return words.action_text(stone_age(s), action)

    def tell(self, s: State, event: Event, seat: int = SPECTATOR) -> Text:
        return words.event_text(stone_age(s), event, seat)

    def why_not(self, s: State, action: Action) -> Text:
        return why.why_not(stone_age(s), action)
