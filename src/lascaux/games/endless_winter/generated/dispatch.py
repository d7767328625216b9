"""Which rule a frame asks. Made by `python3 dev.py generate` from kinds.py. Not to be edited."""

from lascaux.engine.chance import Rng, weighted
from lascaux.engine.protocol import Action, Frame
from lascaux.games.endless_winter.generated import frames
from lascaux.games.endless_winter.rules import animals
from lascaux.games.endless_winter.rules import burying
from lascaux.games.endless_winter.rules import cards
from lascaux.games.endless_winter.rules import columns
from lascaux.games.endless_winter.rules import dealing
from lascaux.games.endless_winter.rules import eclipse
from lascaux.games.endless_winter.rules import effects
from lascaux.games.endless_winter.rules import extra
from lascaux.games.endless_winter.rules import gains
from lascaux.games.endless_winter.rules import glaciers
from lascaux.games.endless_winter.rules import resting
from lascaux.games.endless_winter.rules import terrain
from lascaux.games.endless_winter.rules import turns
from lascaux.games.endless_winter.state import EndlessWinter


def asked(s: EndlessWinter, frame: Frame) -> list[Action]:
    """The options of the seat that a frame asks."""
    kind = frame[0]
    if kind < frames.TIPPING:
        if kind < frames.MOVING:
            if kind < frames.PLACING:
                if kind == frames.CHOOSING_SIDE:
                    return dealing.SIDES
                elif kind == frames.PICKING_CHIEF:
                    return dealing.may_pick_chief(s, frame)
                elif kind == frames.PICKING_SETUP:
                    return dealing.may_pick_setup(s, frame)
            else:
                if kind == frames.PLACING:
                    return turns.may_place(s, frame)
                elif kind == frames.ACTING:
                    return columns.may_act(s, frame)
                elif kind == frames.GAINING:
                    return gains.may_gain(s, frame)
        else:
            if kind < frames.TAKING_CULTURE:
                if kind == frames.MOVING:
                    return terrain.may_move(s, frame)
                elif kind == frames.SETTLING:
                    return terrain.may_settle(s, frame)
                elif kind == frames.TAKING_STONE:
                    return cards.may_take_stone(s, frame)
            else:
                if kind < frames.TAKING_ANIMAL:
                    if kind == frames.TAKING_CULTURE:
                        return cards.may_take_culture(s, frame)
                    elif kind == frames.TAKING_TRIBE:
                        return cards.may_take_tribe(s, frame)
                else:
                    if kind == frames.TAKING_ANIMAL:
                        return animals.may_take_animal(s, frame)
                    elif kind == frames.REVEALING:
                        return animals.REVEALS
    else:
        if kind < frames.RESOLVING:
            if kind < frames.PAYING:
                if kind == frames.TIPPING:
                    return animals.may_tip(s, frame)
                elif kind == frames.BURYING:
                    return burying.may_bury(s, frame)
                elif kind == frames.DISCARDING:
                    return cards.may_discard(s, frame)
            else:
                if kind < frames.ORDERING:
                    if kind == frames.PAYING:
                        return effects.ACCEPT_OR_NOT
                    elif kind == frames.BRANCHING:
                        return effects.may_branch(s, frame)
                else:
                    if kind == frames.ORDERING:
                        return effects.may_order(s, frame)
                    elif kind == frames.PILING:
                        return turns.may_pile(s, frame)
        else:
            if kind < frames.CHOOSING_TOKEN:
                if kind == frames.RESOLVING:
                    return eclipse.may_resolve(s, frame)
                elif kind == frames.HARVESTING:
                    return eclipse.may_harvest(s, frame)
                elif kind == frames.BENEFITING:
                    return eclipse.may_benefit(s, frame)
            else:
                if kind < frames.CHOOSING_GLACIER:
                    if kind == frames.CHOOSING_TOKEN:
                        return resting.TOKEN_CHOICES
                    elif kind == frames.EXTENDING:
                        return extra.may_extend(s, frame)
                else:
                    if kind == frames.CHOOSING_GLACIER:
                        return glaciers.may_choose_glacier(s, frame)
                    elif kind == frames.TAKING_LAST:
                        return animals.TAKE_LAST_OR_NOT
    return []


def answer(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """The frame's rule does what was chosen, or what chance brought."""
    kind = frame[0]
    if kind < frames.SETTLING:
        if kind < frames.DRAWING_HEX:
            if kind < frames.DRAWING_CARD:
                if kind < frames.DEALING_CHIEF:
                    if kind == frames.DRAWING_STONE:
                        dealing.show_stone(s, frame, action)
                    else:
                        assert kind == frames.DRAWING_CULTURE
                        dealing.show_culture(s, frame, action)
                else:
                    if kind == frames.DEALING_CHIEF:
                        dealing.deal_chief(s, frame, action)
                    else:
                        assert kind == frames.DEALING_SETUP
                        dealing.deal_setup(s, frame, action)
            else:
                if kind < frames.DRAWING_ORDER:
                    if kind == frames.DRAWING_CARD:
                        gains.draw_card(s, frame, action)
                    else:
                        assert kind == frames.DRAWING_ANIMAL
                        animals.draw_animal(s, frame, action)
                else:
                    if kind == frames.DRAWING_ORDER:
                        dealing.set_order(s, frame, action)
                    elif kind == frames.DRAWING_TILE:
                        dealing.lay_tile(s, frame, action)
                    else:
                        assert kind == frames.DRAWING_LAND
                        dealing.put_in_bag(s, frame, action)
        else:
            if kind < frames.PICKING_SETUP:
                if kind < frames.DRAWING_REST:
                    if kind == frames.DRAWING_HEX:
                        dealing.lay_hex(s, frame, action)
                    else:
                        assert kind == frames.DRAWING_GLACIER
                        glaciers.turn_glacier(s, frame, action)
                else:
                    if kind == frames.DRAWING_REST:
                        dealing.draw_rest(s, frame, action)
                    elif kind == frames.CHOOSING_SIDE:
                        dealing.choose_side(s, frame, action)
                    else:
                        assert kind == frames.PICKING_CHIEF
                        dealing.pick_chief(s, frame, action)
            else:
                if kind < frames.ACTING:
                    if kind == frames.PICKING_SETUP:
                        dealing.pick_setup(s, frame, action)
                    else:
                        assert kind == frames.PLACING
                        turns.place_or_play(s, frame, action)
                else:
                    if kind == frames.ACTING:
                        columns.do(s, frame, action)
                    elif kind == frames.GAINING:
                        gains.gain(s, frame, action)
                    else:
                        assert kind == frames.MOVING
                        terrain.move_camp(s, frame, action)
    else:
        if kind < frames.BRANCHING:
            if kind < frames.REVEALING:
                if kind < frames.TAKING_CULTURE:
                    if kind == frames.SETTLING:
                        terrain.settle(s, frame, action)
                    else:
                        assert kind == frames.TAKING_STONE
                        cards.take_stone(s, frame, action)
                else:
                    if kind == frames.TAKING_CULTURE:
                        cards.take_culture(s, frame, action)
                    elif kind == frames.TAKING_TRIBE:
                        cards.take_tribe(s, frame, action)
                    else:
                        assert kind == frames.TAKING_ANIMAL
                        animals.take_animal(s, frame, action)
            else:
                if kind < frames.BURYING:
                    if kind == frames.REVEALING:
                        animals.reveal_or_not(s, frame, action)
                    else:
                        assert kind == frames.TIPPING
                        animals.tip(s, frame, action)
                else:
                    if kind == frames.BURYING:
                        burying.bury(s, frame, action)
                    elif kind == frames.DISCARDING:
                        cards.discard(s, frame, action)
                    else:
                        assert kind == frames.PAYING
                        effects.accept_or_not(s, frame, action)
        else:
            if kind < frames.BENEFITING:
                if kind < frames.PILING:
                    if kind == frames.BRANCHING:
                        effects.branch(s, frame, action)
                    else:
                        assert kind == frames.ORDERING
                        effects.order(s, frame, action)
                else:
                    if kind == frames.PILING:
                        turns.pile(s, frame, action)
                    elif kind == frames.RESOLVING:
                        eclipse.resolve(s, frame, action)
                    else:
                        assert kind == frames.HARVESTING
                        eclipse.harvest(s, frame, action)
            else:
                if kind < frames.EXTENDING:
                    if kind == frames.BENEFITING:
                        eclipse.benefit(s, frame, action)
                    else:
                        assert kind == frames.CHOOSING_TOKEN
                        resting.choose_token(s, frame, action)
                else:
                    if kind == frames.EXTENDING:
                        extra.extend_or_not(s, frame, action)
                    elif kind == frames.CHOOSING_GLACIER:
                        glaciers.choose_glacier(s, frame, action)
                    else:
                        assert kind == frames.TAKING_LAST
                        animals.take_last_or_not(s, frame, action)


def outcomes(s: EndlessWinter, frame: Frame) -> list[tuple[Action, int]]:
    """All that chance may bring, with its weight, where it is not too much."""
    kind = frame[0]
    if kind < frames.DRAWING_ORDER:
        if kind < frames.DEALING_SETUP:
            if kind == frames.DRAWING_STONE:
                return dealing.stone_outcomes(s, frame)
            elif kind == frames.DRAWING_CULTURE:
                return dealing.culture_outcomes(s, frame)
            elif kind == frames.DEALING_CHIEF:
                return dealing.chief_outcomes(s, frame)
        else:
            if kind == frames.DEALING_SETUP:
                return dealing.setup_outcomes(s, frame)
            elif kind == frames.DRAWING_CARD:
                return dealing.card_outcomes(s, frame)
            elif kind == frames.DRAWING_ANIMAL:
                return dealing.animal_outcomes(s, frame)
    else:
        if kind < frames.DRAWING_HEX:
            if kind == frames.DRAWING_ORDER:
                return dealing.order_outcomes(s, frame)
            elif kind == frames.DRAWING_TILE:
                return dealing.tile_outcomes(s, frame)
            elif kind == frames.DRAWING_LAND:
                return dealing.land_outcomes(s, frame)
        else:
            if kind == frames.DRAWING_HEX:
                return dealing.hex_outcomes(s, frame)
            elif kind == frames.DRAWING_GLACIER:
                return dealing.glacier_outcomes(s, frame)
            elif kind == frames.DRAWING_REST:
                return dealing.rest_outcomes(s, frame)
    return []


def sample(s: EndlessWinter, frame: Frame, rng: Rng) -> Action:
    """One outcome, by its odds."""
    kind = frame[0]
    if kind < frames.DRAWING_CARD:
        if kind == frames.DRAWING_STONE:
            return dealing.sample_stone(s, frame, rng)
        elif kind == frames.DRAWING_CULTURE:
            return dealing.sample_culture(s, frame, rng)
    else:
        if kind == frames.DRAWING_CARD:
            return dealing.sample_card(s, frame, rng)
        elif kind == frames.DRAWING_ANIMAL:
            return dealing.sample_animal(s, frame, rng)
        elif kind == frames.DRAWING_HEX:
            return dealing.sample_hex(s, frame, rng)
    return weighted(outcomes(s, frame), rng)


def may_happen(s: EndlessWinter, frame: Frame, action: Action) -> bool:
    """Whether chance can bring this outcome here."""
    kind = frame[0]
    return action in [outcome for outcome, _ in outcomes(s, frame)]
