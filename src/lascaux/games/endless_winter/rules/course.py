"""How a game goes on by itself: frames that act without asking anybody."""

from lascaux.engine.protocol import NOBODY, Frame
from lascaux.games.endless_winter import names, setup
from lascaux.games.endless_winter.rules import columns, eclipse, effects, extra, gains, glaciers, turns
from lascaux.games.endless_winter.state import EndlessWinter


def go_on(s: EndlessWinter) -> None:
    """Lets frames act by themselves until one asks or none is left."""
    stack = s.stack
    while stack and stack[-1][1] == NOBODY:
        frame = stack.pop()
        kind = frame[0]
        if kind == names.RUN:
            effects.run(s, frame)
        elif kind == names.UNITS:
            effects.do_units(s, frame)
        elif kind == names.TERMS:
            effects.do_terms(s, frame)
        elif kind == names.ACT:
            columns.act(s, frame)
        elif kind == names.EXTEND:
            extra.extend(s, frame)
        elif kind == names.NEXT_GLACIER:
            glaciers.next_glacier(s, frame)
        elif kind == names.PREPARE_HAND:
            gains.prepare_hand(s, frame)
        elif kind == names.TURN:
            turns.begin_turn(s, frame)
        elif kind == names.END_TURN:
            turns.end_turn(s, frame)
        else:
            go_on_in_eclipse(s, frame)


def go_on_in_eclipse(s: EndlessWinter, frame: Frame) -> None:
    kind = frame[0]
    if kind == names.NEXT_HEX:
        eclipse.next_hex(s, frame)
    elif kind == names.NEXT_BENEFIT:
        eclipse.next_benefit(s, frame)
    elif kind == names.NEXT_CARD:
        eclipse.next_card(s, frame)
    elif kind == names.TRACK_BENEFIT:
        eclipse.track_benefit(s, frame)
    elif kind == names.PILE_CARDS:
        eclipse.pile_cards(s, frame)
    elif kind == names.LED_HEXES:
        eclipse.find_hexes(s, frame)
    elif kind == names.OWN_BOARD:
        eclipse.own_board(s, frame)
    elif kind == names.REVEAL_PILES:
        eclipse.reveal_piles(s, frame)
    elif kind == names.END_ECLIPSE:
        eclipse.end_eclipse(s, frame)
    elif kind == names.TURN_REST_UP:
        eclipse.turn_rest_up(s, frame)
    elif kind == names.BEGIN:
        eclipse.begin_round(s, frame)
    elif kind == names.SET_UP_SEAT:
        setup.set_up_seat(s, frame)
    else:
        assert kind == names.DRAFT
        setup.draft(s, frame)
