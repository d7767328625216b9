"""Endless Winter answers the questions of the contract; the rules that frames ask stand in kinds.py."""

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
    Played,
    ScoreLine,
    Standing,
    State,
    Text,
)
from lascaux.games.endless_winter import hidden, printing, setup, view, why, words
from lascaux.games.endless_winter import state as states
from lascaux.games.endless_winter.generated import actions, dispatch
from lascaux.games.endless_winter.generated.course import go_on
from lascaux.games.endless_winter.kinds import KINDS
from lascaux.games.endless_winter.lookups import REVISION
from lascaux.games.endless_winter.rules import scoring, tallying
from lascaux.games.endless_winter.state import EndlessWinter
from lascaux.games.endless_winter.view_types import EndlessWinterView, Printed


def endless_winter(s: State) -> EndlessWinter:
    assert isinstance(s, EndlessWinter)
    return s


@final
class EndlessWinterGame(Game):
    def __init__(self) -> None:
        self.id: str = "endless-winter"
        self.revision: int = REVISION
        self.players: tuple[int, ...] = setup.PLAYERS
        self.options: tuple[Option, ...] = setup.OPTIONS
        self.kinds: Kinds = KINDS
        self.view_type: type = EndlessWinterView
        self.printed_type: type = Printed

    def new(self, setup_: Setup) -> State:
        return setup.new_game(setup.terms_of(setup_))

    def unpack(self, packed: Packed) -> State:
        return states.unpack(packed)

    def legal(self, s: State) -> list[Action]:
        position = endless_winter(s)
        return dispatch.asked(position, position.stack[-1]) if position.stack else []

    def apply(self, s: State, action: Action) -> None:
        position = endless_winter(s)
        frame = position.stack.pop()
        dispatch.answer(position, frame, action)
        go_on(position)

    def sample(self, s: State, rng: Rng) -> Action:
        position = endless_winter(s)
        return dispatch.sample(position, position.stack[-1], rng)

    def outcomes(self, s: State) -> list[tuple[Action, int]]:
        position = endless_winter(s)
        return dispatch.outcomes(position, position.stack[-1]) if position.stack else []

    def may_happen(self, s: State, action: Action) -> bool:
        position = endless_winter(s)
        return len(position.stack) > 0 and dispatch.may_happen(position, position.stack[-1], action)

    def observe(self, s: State, seat: int) -> Json:
        return cast(Json, view.view(endless_winter(s), seat))

    def printed(self, printing_: str) -> Json | None:
        return cast(Json | None, printing.printed(printing_))

    def components(self, setup_: Setup) -> dict[str, list[Component]]:
        return printing.components(printing.printing_of(setup.terms_of(setup_)))

    def resample(self, s: State, seat: int, rng: Rng) -> State:
        return hidden.resample(endless_winter(s), seat, rng)

    def reveals(self, s: State, action: Action) -> bool:
        """Cards that leave a hand in the open, and whatever brings the eclipse, when piles are turned up."""
        position = endless_winter(s)
        leaves_hand = action[0] in (actions.PLAY, actions.DISCARD)
        if leaves_hand and action[1] not in position.tribes[position.stack[-1][1]].known:
            return True
        after = position.copy()
        self.apply(after, action)
        return after.phase != position.phase

    def returns(self, s: State) -> list[Standing]:
        position = endless_winter(s)
        return [scoring.standing(position, seat) for seat in range(position.terms.players)]

    def score(self, s: State) -> list[ScoreLine]:
        return scoring.score_sheet(endless_winter(s))

    def tally(self, s: State, course: list[Played]) -> list[ScoreLine]:
        return tallying.tally(endless_winter(s), course)

    def question(self, s: State) -> Text:
        return words.question(endless_winter(s))

    def text(self, s: State, action: Action) -> Text:
        return words.action_text(endless_winter(s), action)

    def tell(self, s: State, event: Event, seat: int = SPECTATOR) -> Text:
        return words.event_text(endless_winter(s), event, seat)

    def why_not(self, s: State, action: Action) -> Text:
        return why.why_not(endless_winter(s), action)
