"""EW-ACT-33 to 38, EW-MOD-07 to 10: resting, and the rest tokens."""

from typing import Final

from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note
from lascaux.games.endless_winter.generated import actions, events, frames
from lascaux.games.endless_winter.lookups import REST_EFFECTS, REST_NODES
from lascaux.games.endless_winter.names import CHIEF_FIGURE, NOTHING, REST_SECTION
from lascaux.games.endless_winter.rules.chiefs import DO_CHIEF, FINISH, can_use_chief
from lascaux.games.endless_winter.rules.effects import has_effect
from lascaux.games.endless_winter.state import EndlessWinter, Tribe

TOKENS: Final[list[Action]] = [(actions.USE_TOKEN, which) for which in range(2)]
DO_REST: Final[Action] = (actions.REST_ACTION,)
TOKEN_CHOICES: Final[list[Action]] = [(actions.TOKEN, 0), (actions.TOKEN, 1)]


def begin_rest(s: EndlessWinter, tribe: Tribe, seat: int) -> None:
    """EW-ACT-36: several may rest. EW-MOD-07, EW-MOD-08: the first of the round takes a token."""
    s.section = REST_SECTION
    tribe.resting += 1
    if s.terms.rest_tokens and not s.token_taken:
        s.token_taken = 1
        s.stack.append(frames.choosing_token(seat))


def choose_token(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-MOD-07: the open one, or that one goes under the stack and the next is taken."""
    _, seat = frame
    s.token_used = 0
    token, s.rest_up = s.rest_up, NOTHING
    if action[1] == 0:
        take_token(s, seat, token)
        return
    s.rest_under = (*s.rest_under, token)
    if s.rest_hidden:
        s.stack.append(frames.drawing_rest(seat))
    else:
        token, s.rest_under = s.rest_under[0], s.rest_under[1:]
        take_token(s, seat, token)


def take_token(s: EndlessWinter, seat: int, token: int) -> None:
    s.token = token
    note(s, events.TOKEN_TAKEN, seat, token)


def may_rest(s: EndlessWinter, seat: int) -> list[Action]:
    """EW-ACT-33, 34: the effects of resting in their order. EW-MOD-09: those of a token whenever wanted."""
    tribe = s.tribes[seat]
    options: list[Action] = []
    if s.rested < len(REST_EFFECTS) and has_effect(s, seat, REST_EFFECTS[s.rested]):
        options.append(DO_REST)
    if s.token != NOTHING:
        nodes = REST_NODES[s.token]
        for which in range(len(nodes)):
            if not s.token_used >> which & 1 and has_effect(s, seat, nodes[which]):
                options.append(TOKENS[which])
    if s.standing[-1] % 2 == CHIEF_FIGURE and can_use_chief(s, tribe, seat):
        options.append(DO_CHIEF)  # EW-ACT-38
    options.append(FINISH)
    return options


def do_at_rest(s: EndlessWinter, seat: int, action: Action) -> None:
    if action[0] == actions.REST_ACTION:
        node = REST_EFFECTS[s.rested]
        s.rested += 1
    else:
        assert action[0] == actions.USE_TOKEN
        node = REST_NODES[s.token][action[1]]
        s.token_used |= 1 << action[1]
    s.stack.append(frames.run(seat, node, must=1))
