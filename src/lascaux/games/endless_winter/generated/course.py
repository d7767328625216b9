"""How a game goes on by itself. Made by `python3 dev.py generate` from kinds.py. Not to be edited."""

from lascaux.engine.protocol import NOBODY, Frame
from lascaux.games.endless_winter.generated import frames
from lascaux.games.endless_winter.rules import columns
from lascaux.games.endless_winter.rules import eclipse
from lascaux.games.endless_winter.rules import effects
from lascaux.games.endless_winter.rules import extra
from lascaux.games.endless_winter.rules import gains
from lascaux.games.endless_winter.rules import glaciers
from lascaux.games.endless_winter import setup
from lascaux.games.endless_winter.rules import turns
from lascaux.games.endless_winter.state import EndlessWinter


def go_on(s: EndlessWinter) -> None:
    """Lets frames act by themselves until one asks or none is left."""
    stack = s.stack
    while stack and stack[-1][1] == NOBODY:
        run(s, stack.pop())


def run(s: EndlessWinter, frame: Frame) -> None:
    """A frame that acts by itself."""
    kind = frame[0]
    if kind < frames.TRACK_BENEFIT:
        if kind < frames.SET_UP_SEAT:
            if kind < frames.UNITS:
                if kind == frames.RUN:
                    effects.run(s, frame)
                else:
                    assert kind == frames.TERMS
                    effects.do_terms(s, frame)
            else:
                if kind == frames.UNITS:
                    effects.do_units(s, frame)
                elif kind == frames.ACT:
                    columns.act(s, frame)
                else:
                    assert kind == frames.NEXT_CARD
                    eclipse.next_card(s, frame)
        else:
            if kind < frames.TURN:
                if kind == frames.SET_UP_SEAT:
                    setup.set_up_seat(s, frame)
                elif kind == frames.DRAFT:
                    setup.draft(s, frame)
                else:
                    assert kind == frames.BEGIN
                    eclipse.begin_round(s, frame)
            else:
                if kind == frames.TURN:
                    turns.begin_turn(s, frame)
                elif kind == frames.END_TURN:
                    turns.end_turn(s, frame)
                else:
                    assert kind == frames.REVEAL_PILES
                    eclipse.reveal_piles(s, frame)
    else:
        if kind < frames.NEXT_BENEFIT:
            if kind < frames.LED_HEXES:
                if kind == frames.TRACK_BENEFIT:
                    eclipse.track_benefit(s, frame)
                else:
                    assert kind == frames.PILE_CARDS
                    eclipse.pile_cards(s, frame)
            else:
                if kind == frames.LED_HEXES:
                    eclipse.find_hexes(s, frame)
                elif kind == frames.OWN_BOARD:
                    eclipse.own_board(s, frame)
                else:
                    assert kind == frames.NEXT_HEX
                    eclipse.next_hex(s, frame)
        else:
            if kind < frames.EXTEND:
                if kind == frames.NEXT_BENEFIT:
                    eclipse.next_benefit(s, frame)
                elif kind == frames.END_ECLIPSE:
                    eclipse.end_eclipse(s, frame)
                else:
                    assert kind == frames.TURN_REST_UP
                    eclipse.turn_rest_up(s, frame)
            else:
                if kind == frames.EXTEND:
                    extra.extend(s, frame)
                elif kind == frames.NEXT_GLACIER:
                    glaciers.next_glacier(s, frame)
                else:
                    assert kind == frames.PREPARE_HAND
                    gains.prepare_hand(s, frame)
