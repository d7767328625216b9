"""EW-MOD-01 to 05: the glacier tokens."""

from typing import Final

from lascaux.engine.flow import replaced, then
from lascaux.engine.protocol import NOBODY, Action, Frame
from lascaux.engine.trace import note
from lascaux.games.endless_winter.generated import actions, events, frames
from lascaux.games.endless_winter.hexes import HEXES
from lascaux.games.endless_winter.lookups import GLACIER_NAMES, GLACIER_NODE
from lascaux.games.endless_winter.rules.effects import has_effect, is_plain
from lascaux.games.endless_winter.state import EndlessWinter, without_card

TOKENS: Final[list[Action]] = [(actions.GLACIER, token) for token in range(len(GLACIER_NAMES))]


def turn_glacier(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-MOD-02: the token is turned up. Nobody knew which it is, so it is drawn now."""
    _, _, hexagon = frame
    _, token = action
    s.glacier = replaced(s.glacier, hexagon, token)
    s.glacier_box = without_card(s.glacier_box, token)
    note(s, events.GLACIER_TURNED, NOBODY, hexagon, token)


def next_glacier(s: EndlessWinter, frame: Frame) -> None:
    """EW-MOD-03: each token once, in any order (EW-ICON-50). EW-RUL-22: what can only help comes first."""
    _, _, seat, left = frame
    asked: Frame = frames.choosing_glacier(seat, left)
    for token in tokens_on(s, left):
        if is_plain(s, seat, GLACIER_NODE[token]):
            choose_glacier(s, asked, TOKENS[token])
            return
    options = may_choose_glacier(s, asked)
    if len(options) == 1:
        choose_glacier(s, asked, options[0])
    elif options:
        s.stack.append(asked)


def tokens_on(s: EndlessWinter, left: int) -> list[int]:
    return [s.glacier[hexagon] for hexagon in range(HEXES) if left >> hexagon & 1]


def may_choose_glacier(s: EndlessWinter, frame: Frame) -> list[Action]:
    """Those that do something now; what can't yet may be able to after another."""
    _, seat, left = frame
    return [TOKENS[token] for token in tokens_on(s, left) if has_effect(s, seat, GLACIER_NODE[token])]


def choose_glacier(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-ICON-53: one is finished before the next."""
    _, seat, left = frame
    _, token = action
    after: Frame = frames.next_glacier(seat, left=left & ~(1 << s.glacier.index(token)))
    then(s.stack, frames.run(seat, node=GLACIER_NODE[token], must=0), after)
