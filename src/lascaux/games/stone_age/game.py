"""Stone Age answers the questions of the contract; the top frame decides which rule is asked."""

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
from lascaux.games.stone_age import appraise, hidden, names, printing, setup, view, why, words
from lascaux.games.stone_age import state as states
from lascaux.games.stone_age.naming import named_action, parse_action
from lascaux.games.stone_age.rules import (
    buildings,
    buying,
    cards,
    feeding,
    paying,
    placing,
    rolling,
    rounds,
    scoring,
    using,
)
from lascaux.games.stone_age.state import StoneAge
from lascaux.games.stone_age.view_types import Printed, StoneAgeView


def asked(s: StoneAge, frame: Frame) -> list[Action]:
    """The options of the seat that a frame asks. Written out: compiled code then calls rules directly."""
    kind = frame[0]
    if kind == names.PLACING:
        return placing.may_place(s, frame)
    if kind == names.USING:
        return using.may_use(s, frame)
    if kind == names.PAYING:
        return paying.may_pay(s, frame)
    if kind == names.TAKING_DIE:
        return cards.may_take_die(s, frame)
    if kind == names.ADDING:
        return rolling.may_add(s, frame)
    if kind == names.FEEDING:
        return feeding.may_feed(s, frame)
    return cards.may_take(s, frame) if kind == names.TAKING else []


def answer(s: StoneAge, frame: Frame, action: Action) -> None:
    """The frame's rule does what was chosen."""
    kind = frame[0]
    if kind == names.PLACING:
        placing.place(s, frame, action)
    elif kind == names.USING:
        using.use(s, frame, action)
    elif kind == names.PAYING:
        buying.pay_for(s, frame, action)
    elif kind == names.TAKING_DIE:
        cards.take_die(s, frame, action)
    elif kind == names.ADDING:
        rolling.add(s, frame, action)
    elif kind == names.FEEDING:
        feeding.feed_with(s, frame, action)
    elif kind == names.TAKING:
        cards.take(s, frame, action)
    else:
        happen(s, frame, action)


def happen(s: StoneAge, frame: Frame, action: Action) -> None:
    """The frame's rule does what chance brought."""
    kind = frame[0]
    if kind == names.ROLLING:
        rolling.roll_dice(s, frame, action)
    elif kind == names.DRAWING_CARD:
        cards.draw_card(s, frame, action)
    elif kind == names.DRAWING_TILE:
        buildings.draw_tile(s, frame, action)
    elif kind == names.ROLLING_FOR_ALL:
        cards.roll_for_all(s, frame, action)
    elif kind == names.DRAWING_SECRET:
        cards.draw_secret(s, frame, action)
    else:
        assert kind == names.DRAWING_START
        rounds.draw_start(s, frame, action)


def go_on(s: StoneAge) -> None:
    """Lets frames act by themselves until one asks or none is left."""
    stack = s.stack
    while stack and stack[-1][1] == NOBODY:
        frame = stack.pop()
        kind = frame[0]
        if kind == names.TURN:
            using.take_turn(s, frame)
        elif kind == names.FEED:
            feeding.feed(s, frame)
        elif kind == names.MEAL:
            feeding.have_meal(s, frame)
        elif kind == names.ROUND_END:
            rounds.end_round(s, frame)
        else:
            assert kind == names.BEGIN
            rounds.begin_round(s, frame)


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
        self.view_type: type = StoneAgeView
        self.printed_type: type = Printed

    def new(self, setup_: Setup) -> State:
        return setup.new_game(setup.terms_of(setup_))

    def unpack(self, packed: Packed) -> State:
        return states.unpack(packed)

    def legal(self, s: State) -> list[Action]:
        position = stone_age(s)
        return asked(position, position.stack[-1]) if position.stack else []

    def apply(self, s: State, action: Action) -> None:
        position = stone_age(s)
        frame = position.stack.pop()
        answer(position, frame, action)
        go_on(position)

    def sample(self, s: State, rng: Rng) -> Action:
        position = stone_age(s)
        frame = position.stack[-1]
        kind = frame[0]
        if kind == names.ROLLING:
            return rolling.sample_roll(frame[4], rng)
        if kind == names.DRAWING_CARD:
            return cards.sample_card(position, rng, cards.CARD_DRAWS)
        if kind == names.DRAWING_TILE:
            return buildings.sample_tile(position, rng)
        if kind == names.ROLLING_FOR_ALL:
            return rolling.sample_roll(position.terms.players, rng)
        return super().sample(s, rng)

    def outcomes(self, s: State) -> list[tuple[Action, int]]:
        position = stone_age(s)
        frame = position.stack[-1] if position.stack else (-1, -1)
        kind = frame[0]
        if kind == names.ROLLING:
            return rolling.roll_outcomes(frame[4])
        if kind == names.ROLLING_FOR_ALL:
            return rolling.roll_outcomes(position.terms.players)
        if kind == names.DRAWING_CARD:
            return cards.card_outcomes(position, cards.CARD_DRAWS)
        if kind == names.DRAWING_SECRET:
            return cards.card_outcomes(position, cards.SECRET_DRAWS)
        if kind == names.DRAWING_TILE:
            return buildings.tile_outcomes(position)
        return rounds.start_outcomes(position) if kind == names.DRAWING_START else []

    def may_happen(self, s: State, action: Action) -> bool:
        position = stone_age(s)
        frame = position.stack[-1] if position.stack else (-1, -1)
        if frame[0] == names.ROLLING:
            return action[0] == names.ROLL and rolling.roll_may_happen(frame[4], action)
        return super().may_happen(s, action)

    def observe(self, s: State, seat: int) -> Json:
        return cast(Json, view.view(stone_age(s), seat))

    def printed(self, printing_: str) -> Json | None:
        return cast(Json, printing.printed()) if not printing_ else None

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

    def appraise(self, s: State, seat: int) -> int:
        return appraise.appraise(stone_age(s), seat)

    def baseline(self, s: State, seat: int) -> int:
        """Here `appraise` guesses how things will go, so it is compared with the guess before."""
        return self.appraise(s, seat)

    def prospect(self, s: State, seat: int) -> int:
        return appraise.prospect(stone_age(s), seat)

    def named(self, s: State, action: Action) -> Json:
        return named_action(action)

    def parse(self, s: State, named: Json) -> Action:
        return parse_action(named)

    def question(self, s: State) -> Text:
        return words.question(stone_age(s))

    def text(self, s: State, action: Action) -> Text:
        return words.action_text(stone_age(s), action)

    def tell(self, s: State, event: Event, seat: int = SPECTATOR) -> Text:
        return words.event_text(stone_age(s), event, seat)

    def why_not(self, s: State, action: Action) -> Text:
        return why.why_not(stone_age(s), action)
