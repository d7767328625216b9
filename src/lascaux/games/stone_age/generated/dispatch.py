"""Which rule a frame asks. Made by `python3 dev.py generate` from kinds.py. Not to be edited."""

from lascaux.engine.chance import Rng, weighted
from lascaux.engine.protocol import Action, Frame
from lascaux.games.stone_age.generated import frames
from lascaux.games.stone_age.rules import buildings
from lascaux.games.stone_age.rules import buying
from lascaux.games.stone_age.rules import cards
from lascaux.games.stone_age.rules import feeding
from lascaux.games.stone_age.rules import paying
from lascaux.games.stone_age.rules import placing
from lascaux.games.stone_age.rules import rolling
from lascaux.games.stone_age.rules import rounds
from lascaux.games.stone_age.rules import using
from lascaux.games.stone_age.state import StoneAge


def asked(s: StoneAge, frame: Frame) -> list[Action]:
    """The options of the seat that a frame asks."""
    kind = frame[0]
    if kind < frames.PAYING:
        if kind == frames.PLACING:
            return placing.may_place(s, frame)
        elif kind == frames.USING:
            return using.may_use(s, frame)
        elif kind == frames.ADDING:
            return rolling.may_add(s, frame)
    else:
        if kind < frames.TAKING:
            if kind == frames.PAYING:
                return paying.may_pay(s, frame)
            elif kind == frames.TAKING_DIE:
                return cards.may_take_die(s, frame)
        else:
            if kind == frames.TAKING:
                return cards.may_take(s, frame)
            elif kind == frames.FEEDING:
                return feeding.may_feed(s, frame)
    return []


def answer(s: StoneAge, frame: Frame, action: Action) -> None:
    """The frame's rule does what was chosen, or what chance brought."""
    kind = frame[0]
    if kind < frames.PLACING:
        if kind < frames.DRAWING_SECRET:
            if kind == frames.DRAWING_START:
                rounds.draw_start(s, frame, action)
            elif kind == frames.DRAWING_TILE:
                buildings.draw_tile(s, frame, action)
            else:
                assert kind == frames.DRAWING_CARD
                cards.draw_card(s, frame, action)
        else:
            if kind == frames.DRAWING_SECRET:
                cards.draw_secret(s, frame, action)
            elif kind == frames.ROLLING:
                rolling.roll_dice(s, frame, action)
            else:
                assert kind == frames.ROLLING_FOR_ALL
                cards.roll_for_all(s, frame, action)
    else:
        if kind < frames.PAYING:
            if kind == frames.PLACING:
                placing.place(s, frame, action)
            elif kind == frames.USING:
                using.use(s, frame, action)
            else:
                assert kind == frames.ADDING
                rolling.add(s, frame, action)
        else:
            if kind < frames.TAKING:
                if kind == frames.PAYING:
                    buying.pay_for(s, frame, action)
                else:
                    assert kind == frames.TAKING_DIE
                    cards.take_die(s, frame, action)
            else:
                if kind == frames.TAKING:
                    cards.take(s, frame, action)
                else:
                    assert kind == frames.FEEDING
                    feeding.feed_with(s, frame, action)


def outcomes(s: StoneAge, frame: Frame) -> list[tuple[Action, int]]:
    """All that chance may bring, with its weight, where it is not too much."""
    kind = frame[0]
    if kind < frames.DRAWING_SECRET:
        if kind == frames.DRAWING_START:
            return rounds.start_outcomes(s, frame)
        elif kind == frames.DRAWING_TILE:
            return buildings.tile_outcomes(s, frame)
        elif kind == frames.DRAWING_CARD:
            return cards.card_outcomes(s, frame)
    else:
        if kind == frames.DRAWING_SECRET:
            return cards.secret_outcomes(s, frame)
        elif kind == frames.ROLLING:
            return rolling.roll_outcomes(s, frame)
        elif kind == frames.ROLLING_FOR_ALL:
            return rolling.outcomes_for_all(s, frame)
    return []


def sample(s: StoneAge, frame: Frame, rng: Rng) -> Action:
    """One outcome, by its odds."""
    kind = frame[0]
    if kind < frames.ROLLING:
        if kind == frames.DRAWING_TILE:
            return buildings.sample_tile(s, frame, rng)
        elif kind == frames.DRAWING_CARD:
            return cards.sample_card(s, frame, rng)
    else:
        if kind == frames.ROLLING:
            return rolling.sample_roll(s, frame, rng)
        elif kind == frames.ROLLING_FOR_ALL:
            return rolling.sample_for_all(s, frame, rng)
    return weighted(outcomes(s, frame), rng)


def may_happen(s: StoneAge, frame: Frame, action: Action) -> bool:
    """Whether chance can bring this outcome here."""
    kind = frame[0]
    if kind == frames.ROLLING:
        return rolling.roll_may_happen(s, frame, action)
    return action in [outcome for outcome, _ in outcomes(s, frame)]
