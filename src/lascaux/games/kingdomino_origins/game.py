"""Kingdomino Origins answers the questions of the contract; the rules that frames ask stand in kinds.py."""

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
from lascaux.games.kingdomino_origins import hidden, printing, setup, view, why, words
from lascaux.games.kingdomino_origins import state as states
from lascaux.games.kingdomino_origins.generated import dispatch
from lascaux.games.kingdomino_origins.generated.course import go_on
from lascaux.games.kingdomino_origins.kinds import KINDS
from lascaux.games.kingdomino_origins.rules import scoring
from lascaux.games.kingdomino_origins.state import Origins
from lascaux.games.kingdomino_origins.view_types import OriginsView, Printed


def origins(s: State) -> Origins:
    assert isinstance(s, Origins)
    return s


@final
class KingdominoOrigins(Game):
    def __init__(self) -> None:
        self.id: str = "kingdomino-origins"
        self.revision: int = 1
        self.players: tuple[int, ...] = setup.PLAYERS
        self.options: tuple[Option, ...] = setup.OPTIONS
        self.kinds: Kinds = KINDS
        self.view_type: type = OriginsView
        self.printed_type: type = Printed

    def new(self, setup_: Setup) -> State:
        return setup.new_game(setup.terms_of(setup_))

    def unpack(self, packed: Packed) -> State:
        return states.unpack(packed)

    def legal(self, s: State) -> list[Action]:
        position = origins(s)
        return dispatch.asked(position, position.stack[-1]) if position.stack else []

    def apply(self, s: State, action: Action) -> None:
        position = origins(s)
        frame = position.stack.pop()
        dispatch.answer(position, frame, action)
        go_on(position)

    def sample(self, s: State, rng: Rng) -> Action:
        position = origins(s)
        return dispatch.sample(position, position.stack[-1], rng)

    def outcomes(self, s: State) -> list[tuple[Action, int]]:
        position = origins(s)
        return dispatch.outcomes(position, position.stack[-1]) if position.stack else []

    def may_happen(self, s: State, action: Action) -> bool:
        position = origins(s)
        return len(position.stack) > 0 and dispatch.may_happen(position, position.stack[-1], action)

    def width(self, s: State) -> int:
        return 2 * origins(s).terms.size

    def observe(self, s: State, seat: int) -> Json:
        return cast(Json, view.view(origins(s)))

    def is_open(self) -> bool:
        return True

    def printed(self, printing_: str) -> Json | None:
        return cast(Json, printing.printed()) if not printing_ else None

    def components(self, setup_: Setup) -> dict[str, list[Component]]:
        return printing.components()

    def resample(self, s: State, seat: int, rng: Rng) -> State:
        return hidden.resample(origins(s), seat, rng)

    def returns(self, s: State) -> list[Standing]:
        position = origins(s)
        return [scoring.standing(position, seat) for seat in range(position.terms.players)]

    def score(self, s: State) -> list[ScoreLine]:
        return scoring.score_sheet(origins(s))

    def question(self, s: State) -> Text:
        return words.question(origins(s))

    def text(self, s: State, action: Action) -> Text:
        return words.action_text(origins(s), action)

    def tell(self, s: State, event: Event, seat: int = SPECTATOR) -> Text:
        return words.event_text(origins(s), event)

    def why_not(self, s: State, action: Action) -> Text:
        return why.why_not(origins(s), action)
