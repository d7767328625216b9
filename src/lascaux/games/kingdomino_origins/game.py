"""Kingdomino Origins answers the questions of the contract; the top frame decides which rule is asked."""

from typing import cast, final

from lascaux.engine.chance import Rng
from lascaux.engine.options import Option, Setup
from lascaux.engine.protocol import (
    NOBODY,
    SPECTATOR,
    Action,
    Event,
    Frame,
    Game,
    Json,
    Packed,
    ScoreLine,
    Standing,
    State,
    Text,
)
from lascaux.games.kingdomino_origins import appraise, hidden, names, printing, setup, view, why, words
from lascaux.games.kingdomino_origins import state as states
from lascaux.games.kingdomino_origins.naming import named_action, parse_action
from lascaux.games.kingdomino_origins.rules import connecting, rounds, rows, scoring, totems, tribe, volcanoes
from lascaux.games.kingdomino_origins.state import Origins
from lascaux.games.kingdomino_origins.view_types import OriginsView, Printed


def asked(s: Origins, frame: Frame) -> list[Action]:
    """The options of the seat that a frame asks. Written out: compiled code then calls rules directly."""
    kind = frame[0]
    if kind == names.PLACING:
        return connecting.may_place(s, frame)
    if kind == names.CHOOSING:
        return rows.may_choose(s, frame)
    if kind == names.ERUPTING:
        return volcanoes.may_land(s, frame)
    if kind == names.RECRUITING:
        return tribe.may_recruit(s, frame)
    if kind == names.PAYING:
        return tribe.may_pay(s, frame)
    if kind == names.TAKING:
        return tribe.may_take(s, frame)
    if kind == names.SETTLING:
        return tribe.may_settle(s, frame)
    if kind == names.HANDING_ON:
        return totems.may_hand_on(s, frame)
    return rows.may_take_pair(s, frame) if kind == names.PAIRING else []


def answer(s: Origins, frame: Frame, action: Action) -> None:
    """The frame's rule does what was chosen, or what chance brought."""
    kind = frame[0]
    if kind == names.PLACING:
        connecting.place(s, frame, action)
    elif kind == names.CHOOSING:
        rows.choose(s, frame, action)
    elif kind == names.ERUPTING:
        volcanoes.land_lava(s, frame, action)
    elif kind == names.DRAWING_ROW:
        rows.draw_row(s, frame, action)
    elif kind == names.RECRUITING:
        tribe.recruit(s, frame, action)
    elif kind == names.PAYING:
        tribe.pay(s, frame, action)
    elif kind == names.TAKING:
        tribe.take(s, frame, action)
    elif kind == names.SETTLING:
        tribe.settle_person(s, frame, action)
    elif kind == names.HANDING_ON:
        totems.hand_on(s, frame, action)
    elif kind == names.DRAWING_PERSON:
        tribe.draw_person(s, frame, action)
    elif kind == names.DRAWING_CHIEF:
        rows.draw_chief(s, frame, action)
    else:
        assert kind == names.PAIRING
        rows.take_pair(s, frame, action)


def go_on(s: Origins) -> None:
    """Lets frames act by themselves until one asks or none is left."""
    stack = s.stack
    while stack and stack[-1][1] == NOBODY:
        frame = stack.pop()
        if frame[0] == names.PREPARE:
            rounds.prepare_round(s, frame)
        elif frame[0] == names.COUNT:
            totems.count_resources(s, frame)
        else:
            assert frame[0] == names.OFFER
            tribe.offer_recruiting(s, frame)


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
        self.view_type: type = OriginsView
        self.printed_type: type = Printed

    def new(self, setup_: Setup) -> State:
        return setup.new_game(setup.terms_of(setup_))

    def unpack(self, packed: Packed) -> State:
        return states.unpack(packed)

    def legal(self, s: State) -> list[Action]:
        position = origins(s)
        if not position.stack:
            return []
        frame = position.stack[-1]
        return asked(position, frame)

    def apply(self, s: State, action: Action) -> None:
        position = origins(s)
        frame = position.stack.pop()
        answer(position, frame, action)
        go_on(position)

    def sample(self, s: State, rng: Rng) -> Action:
        position = origins(s)
        if position.stack[-1][0] == names.DRAWING_ROW:
            return rows.sample_row(position, rng)
        if position.stack[-1][0] == names.DRAWING_PERSON:
            return tribe.sample_person(position, rng)
        return super().sample(s, rng)

    def outcomes(self, s: State) -> list[tuple[Action, int]]:
        position = origins(s)
        kind = position.stack[-1][0] if position.stack else -1
        if kind == names.DRAWING_ROW:
            return rows.row_outcomes(position)
        if kind == names.DRAWING_CHIEF:
            return rows.chief_outcomes(position)
        return tribe.person_outcomes(position) if kind == names.DRAWING_PERSON else []

    def may_happen(self, s: State, action: Action) -> bool:
        position = origins(s)
        if position.stack and position.stack[-1][0] == names.DRAWING_ROW:
            return action[0] == names.ROW and rows.row_may_happen(position, action)
        return super().may_happen(s, action)

    def observe(self, s: State, seat: int) -> Json:
        return cast(Json, view.view(origins(s)))

    def is_open(self) -> bool:
        return True

    def printed(self, printing_: str) -> Json | None:
        return cast(Json, printing.printed()) if not printing_ else None

    def resample(self, s: State, seat: int, rng: Rng) -> State:
        return hidden.resample(origins(s), seat, rng)

    def returns(self, s: State) -> list[Standing]:
        position = origins(s)
        return [scoring.standing(position, seat) for seat in range(position.terms.players)]

    def score(self, s: State) -> list[ScoreLine]:
        return scoring.score_sheet(origins(s))

    def appraise(self, s: State, seat: int) -> int:
        return appraise.appraise(origins(s), seat)

    def prospect(self, s: State, seat: int) -> int:
        return appraise.prospect(origins(s), seat)

    def named(self, s: State, action: Action) -> Json:
        return named_action(origins(s), action)

    def parse(self, s: State, named: Json) -> Action:
        return parse_action(origins(s), named)

    def question(self, s: State) -> Text:
        return words.question(origins(s))

    def text(self, s: State, action: Action) -> Text:
        return words.action_text(origins(s), action)

    def tell(self, s: State, event: Event, seat: int = SPECTATOR) -> Text:
        return words.event_text(origins(s), event)

    def why_not(self, s: State, action: Action) -> Text:
        return why.why_not(origins(s), action)
