"""Endless Winter answers the questions of the contract; the top frame decides which rule is asked."""

from typing import Final, cast, final

from lascaux.engine.chance import Rng
from lascaux.engine.options import Option, Setup
from lascaux.engine.protocol import (
    CHANCE,
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
from lascaux.games.endless_winter import hidden, names, printing, setup, view, why, words
from lascaux.games.endless_winter import state as states
from lascaux.games.endless_winter.naming import named_action, parse_action
from lascaux.games.endless_winter.rules import (
    animals,
    burying,
    cards,
    columns,
    dealing,
    eclipse,
    effects,
    extra,
    gains,
    glaciers,
    resting,
    scoring,
    terrain,
    turns,
)
from lascaux.games.endless_winter.rules.course import go_on
from lascaux.games.endless_winter.state import EndlessWinter
from lascaux.games.endless_winter.tables import REVISION
from lascaux.games.endless_winter.view_types import EndlessWinterView, Printed


def asked(s: EndlessWinter, frame: Frame) -> list[Action]:
    """The options of the seat that a frame asks. Written out: compiled code then calls rules directly."""
    kind = frame[0]
    if kind == names.ACTING:
        return columns.may_act(s, frame)
    if kind == names.GAINING:
        return gains.may_gain(s, frame)
    if kind == names.PLACING:
        return turns.may_place(s, frame)
    if kind == names.PILING:
        return turns.may_pile(s, frame)
    if kind == names.MOVING:
        return terrain.may_move(s, frame)
    if kind == names.BURYING:
        return burying.may_bury(s, frame)
    if kind == names.TAKING_TRIBE:
        return cards.may_take_tribe(s, frame)
    if kind == names.TAKING_CULTURE:
        return cards.may_take_culture(s, frame)
    if kind == names.TAKING_STONE:
        return cards.may_take_stone(s, frame)
    if kind == names.DISCARDING:
        return cards.may_discard(s, frame)
    return asked_seldom(s, frame)


def asked_seldom(s: EndlessWinter, frame: Frame) -> list[Action]:
    kind = frame[0]
    if kind == names.TAKING_ANIMAL:
        return animals.may_take_animal(s, frame)
    if kind == names.TIPPING:
        return animals.may_tip(s, frame)
    if kind == names.ORDERING:
        return effects.may_order(s, frame)
    if kind == names.BRANCHING:
        return effects.may_branch(s, frame)
    if kind == names.HARVESTING:
        return eclipse.may_harvest(s, frame)
    if kind == names.BENEFITING:
        return eclipse.may_benefit(s, frame)
    if kind == names.RESOLVING:
        return eclipse.may_resolve(s, frame)
    if kind == names.SETTLING:
        return terrain.may_settle(s, frame)
    if kind == names.CHOOSING_GLACIER:
        return glaciers.may_choose_glacier(s, frame)
    if kind == names.EXTENDING:
        return extra.may_extend(s, frame)
    if kind == names.PICKING_CHIEF:
        return dealing.may_pick_chief(s, frame)
    if kind == names.PICKING_SETUP:
        return dealing.may_pick_setup(s, frame)
    return FIXED.get(kind, [])


FIXED: Final[dict[int, list[Action]]] = {
    names.PAYING: effects.ACCEPT_OR_NOT,
    names.TAKING_LAST: animals.TAKE_LAST_OR_NOT,
    names.REVEALING: animals.REVEALS,
    names.CHOOSING_SIDE: dealing.SIDES,
    names.CHOOSING_TOKEN: resting.TOKEN_CHOICES,
}


def answer(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """The frame's rule does what was chosen."""
    kind = frame[0]
    if frame[1] == CHANCE:
        dealing.happen(s, frame, action)
    elif kind == names.ACTING:
        columns.do(s, frame, action)
    elif kind == names.GAINING:
        gains.gain(s, frame, action)
    elif kind == names.PLACING:
        turns.place_or_play(s, frame, action)
    elif kind == names.PILING:
        turns.pile(s, frame, action)
    elif kind == names.MOVING:
        terrain.move_camp(s, frame, action)
    elif kind == names.BURYING:
        burying.bury(s, frame, action)
    elif kind == names.TAKING_TRIBE:
        cards.take_tribe(s, frame, action)
    elif kind == names.TAKING_CULTURE:
        cards.take_culture(s, frame, action)
    elif kind == names.TAKING_STONE:
        cards.take_stone(s, frame, action)
    elif kind == names.DISCARDING:
        cards.discard(s, frame, action)
    else:
        answer_seldom(s, frame, action)


def answer_seldom(s: EndlessWinter, frame: Frame, action: Action) -> None:
    kind = frame[0]
    if kind == names.TAKING_ANIMAL:
        animals.take_animal(s, frame, action)
    elif kind == names.TIPPING:
        animals.tip(s, frame, action)
    elif kind == names.REVEALING:
        animals.reveal_or_not(s, frame, action)
    elif kind == names.PAYING:
        effects.accept_or_not(s, frame, action)
    elif kind == names.ORDERING:
        effects.order(s, frame, action)
    elif kind == names.BRANCHING:
        effects.branch(s, frame, action)
    elif kind == names.HARVESTING:
        eclipse.harvest(s, frame, action)
    elif kind == names.BENEFITING:
        eclipse.benefit(s, frame, action)
    elif kind == names.RESOLVING:
        eclipse.resolve(s, frame, action)
    elif kind == names.SETTLING:
        terrain.settle(s, frame, action)
    elif kind == names.CHOOSING_GLACIER:
        glaciers.choose_glacier(s, frame, action)
    elif kind == names.TAKING_LAST:
        animals.take_last_or_not(s, frame, action)
    elif kind == names.EXTENDING:
        extra.extend_or_not(s, frame, action)
    else:
        answer_in_setup(s, frame, action)


def answer_in_setup(s: EndlessWinter, frame: Frame, action: Action) -> None:
    kind = frame[0]
    if kind == names.CHOOSING_TOKEN:
        resting.choose_token(s, frame, action)
    elif kind == names.CHOOSING_SIDE:
        dealing.choose_side(s, frame, action)
    elif kind == names.PICKING_CHIEF:
        dealing.pick_chief(s, frame, action)
    else:
        assert kind == names.PICKING_SETUP
        dealing.pick_setup(s, frame, action)


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
        self.view_type: type = EndlessWinterView
        self.printed_type: type = Printed

    def new(self, setup_: Setup) -> State:
        return setup.new_game(setup.terms_of(setup_))

    def unpack(self, packed: Packed) -> State:
        return states.unpack(packed)

    def legal(self, s: State) -> list[Action]:
        position = endless_winter(s)
        return asked(position, position.stack[-1]) if position.stack else []

    def apply(self, s: State, action: Action) -> None:
        position = endless_winter(s)
        frame = position.stack.pop()
        answer(position, frame, action)
        go_on(position)

    def sample(self, s: State, rng: Rng) -> Action:
        position = endless_winter(s)
        return dealing.sample(position, position.stack[-1], rng)

    def outcomes(self, s: State) -> list[tuple[Action, int]]:
        position = endless_winter(s)
        frame = position.stack[-1] if position.stack else (-1, -1)
        return dealing.outcomes(position, frame) if frame[1] == CHANCE else []

    def observe(self, s: State, seat: int) -> Json:
        return cast(Json, view.view(endless_winter(s), seat))

    def printed(self, printing_: str) -> Json | None:
        return cast(Json | None, printing.printed(printing_))

    def resample(self, s: State, seat: int, rng: Rng) -> State:
        return hidden.resample(endless_winter(s), seat, rng)

    def reveals(self, s: State, action: Action) -> bool:
        """Cards that leave a hand in the open, and whatever brings the eclipse, when piles are turned up."""
        position = endless_winter(s)
        if action[0] in (names.PLAY, names.DISCARD):
            return action[1] not in position.tribes[position.stack[-1][1]].known
        after = position.copy()
        self.apply(after, action)
        return after.phase != position.phase

    def returns(self, s: State) -> list[Standing]:
        position = endless_winter(s)
        return [scoring.standing(position, seat) for seat in range(position.terms.players)]

    def score(self, s: State) -> list[ScoreLine]:
        return scoring.score_sheet(endless_winter(s))

    def named(self, s: State, action: Action) -> Json:
        return named_action(action)

    def parse(self, s: State, named: Json) -> Action:
        return parse_action(named)

    def question(self, s: State) -> Text:
        return words.question(endless_winter(s))

    def text(self, s: State, action: Action) -> Text:
        return words.action_text(endless_winter(s), action)

    def tell(self, s: State, event: Event, seat: int = SPECTATOR) -> Text:
        return words.event_text(endless_winter(s), event, seat)

    def why_not(self, s: State, action: Action) -> Text:
        return why.why_not(endless_winter(s), action)
