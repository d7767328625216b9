"""Which rule a frame asks. Made by `python3 dev.py generate` from kinds.py. Not to be edited."""

from lascaux.engine.chance import Rng, weighted
from lascaux.engine.protocol import Action, Frame
from lascaux.games.kingdomino_origins.generated import frames
from lascaux.games.kingdomino_origins.rules import connecting
from lascaux.games.kingdomino_origins.rules import rows
from lascaux.games.kingdomino_origins.rules import totems
from lascaux.games.kingdomino_origins.rules import tribe
from lascaux.games.kingdomino_origins.rules import volcanoes
from lascaux.games.kingdomino_origins.state import Origins


def asked(s: Origins, frame: Frame) -> list[Action]:
    """The options of the seat that a frame asks."""
    kind = frame[0]
    if kind < frames.HANDING_ON:
        if kind < frames.PLACING:
            if kind == frames.PAIRING:
                return rows.may_take_pair(s, frame)
            elif kind == frames.CHOOSING:
                return rows.may_choose(s, frame)
        else:
            if kind == frames.PLACING:
                return connecting.may_place(s, frame)
            elif kind == frames.ERUPTING:
                return volcanoes.may_land(s, frame)
    else:
        if kind < frames.PAYING:
            if kind == frames.HANDING_ON:
                return totems.may_hand_on(s, frame)
            elif kind == frames.RECRUITING:
                return tribe.may_recruit(s, frame)
        else:
            if kind == frames.PAYING:
                return tribe.may_pay(s, frame)
            elif kind == frames.TAKING:
                return tribe.may_take(s, frame)
            elif kind == frames.SETTLING:
                return tribe.may_settle(s, frame)
    return []


def answer(s: Origins, frame: Frame, action: Action) -> None:
    """The frame's rule does what was chosen, or what chance brought."""
    kind = frame[0]
    if kind < frames.ERUPTING:
        if kind < frames.PAIRING:
            if kind == frames.DRAWING_ROW:
                rows.draw_row(s, frame, action)
            elif kind == frames.DRAWING_CHIEF:
                rows.draw_chief(s, frame, action)
            else:
                assert kind == frames.DRAWING_PERSON
                tribe.draw_person(s, frame, action)
        else:
            if kind == frames.PAIRING:
                rows.take_pair(s, frame, action)
            elif kind == frames.CHOOSING:
                rows.choose(s, frame, action)
            else:
                assert kind == frames.PLACING
                connecting.place(s, frame, action)
    else:
        if kind < frames.PAYING:
            if kind == frames.ERUPTING:
                volcanoes.land_lava(s, frame, action)
            elif kind == frames.HANDING_ON:
                totems.hand_on(s, frame, action)
            else:
                assert kind == frames.RECRUITING
                tribe.recruit(s, frame, action)
        else:
            if kind == frames.PAYING:
                tribe.pay(s, frame, action)
            elif kind == frames.TAKING:
                tribe.take(s, frame, action)
            else:
                assert kind == frames.SETTLING
                tribe.settle_person(s, frame, action)


def outcomes(s: Origins, frame: Frame) -> list[tuple[Action, int]]:
    """All that chance may bring, with its weight, where it is not too much."""
    kind = frame[0]
    if kind == frames.DRAWING_ROW:
        return rows.row_outcomes(s, frame)
    elif kind == frames.DRAWING_CHIEF:
        return rows.chief_outcomes(s, frame)
    elif kind == frames.DRAWING_PERSON:
        return tribe.person_outcomes(s, frame)
    return []


def sample(s: Origins, frame: Frame, rng: Rng) -> Action:
    """One outcome, by its odds."""
    kind = frame[0]
    if kind == frames.DRAWING_ROW:
        return rows.sample_row(s, frame, rng)
    elif kind == frames.DRAWING_PERSON:
        return tribe.sample_person(s, frame, rng)
    return weighted(outcomes(s, frame), rng)


def may_happen(s: Origins, frame: Frame, action: Action) -> bool:
    """Whether chance can bring this outcome here."""
    kind = frame[0]
    if kind == frames.DRAWING_ROW:
        return rows.row_may_happen(s, frame, action)
    return action in [outcome for outcome, _ in outcomes(s, frame)]
