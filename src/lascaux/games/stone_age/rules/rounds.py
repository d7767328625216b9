"""SA-RND, SA-NEXT, SA-END: rounds, and when the game ends."""

from typing import Final

from lascaux.engine.flow import then_all
from lascaux.engine.protocol import NOBODY, Action, Frame
from lascaux.engine.trace import note
from lascaux.games.stone_age.generated import actions, events, frames
from lascaux.games.stone_age.names import END, NOTHING, PLACING_PHASE, SPACES
from lascaux.games.stone_age.rules.cards import total_of, turn_in_choices
from lascaux.games.stone_age.rules.placing import ask_next
from lascaux.games.stone_age.state import StoneAge


def phases(players: int, start: int) -> list[Frame]:
    """SA-RND-01: after the placing, all use their people, then all feed them, from the start player on."""
    seats = [(start + i) % players for i in range(players)]
    turns: list[Frame] = [frames.turn(seat) for seat in seats]
    meals: list[Frame] = [frames.feed(seat) for seat in seats]
    return [*turns, *meals, frames.round_end()]


PHASES_OF: Final[list[list[list[Frame]]]] = [
    [phases(players, start) for start in range(players)] for players in range(5)
]
DRAWS_OF: Final[list[list[Frame]]] = [  # by gaps
    [*[frames.drawing_card(space) for space in range(SPACES - missing, SPACES)], frames.begin()]
    for missing in range(SPACES + 1)
]
STARTS: Final[list[Action]] = [(actions.START, seat) for seat in range(4)]


def start_outcomes(s: StoneAge, frame: Frame) -> list[tuple[Action, int]]:
    """SA-SET-05: anybody."""
    return [(STARTS[seat], 1) for seat in range(s.terms.players)]


def draw_start(s: StoneAge, frame: Frame, action: Action) -> None:
    _, seat = action
    s.start = seat
    note(s, events.START_DRAWN, seat)


def begin_round(s: StoneAge, frame: Frame) -> None:
    """SA-RND-01: place people, use people, feed people."""
    s.round += 1
    s.phase = PLACING_PHASE
    note(s, events.ROUND_BEGUN, s.start, s.round)
    then_all(s.stack, PHASES_OF[s.terms.players][s.start])
    ask_next(s, s.start)


def end_round(s: StoneAge, frame: Frame) -> None:
    """SA-RUL-04: an empty stack ends the game first, then too few cards. SA-RND-02: the next one starts."""
    missing = s.spaces.count(NOTHING)
    if 0 in s.left:
        end_game(s, events.STACK_EMPTY)  # SA-END-02
    elif missing > total_of(s.deck):
        end_game(s, events.DECK_EMPTY)  # SA-END-01
    else:
        prepare_round(s, missing)


def end_game(s: StoneAge, why: int) -> None:
    s.phase = END
    note(s, why, NOBODY)
    turn_in_choices(s)


def prepare_round(s: StoneAge, missing: int) -> None:
    """SA-NEXT-01: cards slide, gaps are filled, tools are ready. SA-RND-02: the left neighbour starts."""
    slide_cards(s)
    s.used = [0] * s.terms.players  # SA-TOOL-03
    s.start = (s.start + 1) % s.terms.players
    then_all(s.stack, DRAWS_OF[missing])


def slide_cards(s: StoneAge) -> None:
    """SA-NEXT-01: to the cheaper side, in their order."""
    kept: list[int] = []
    for space in range(SPACES):
        card = s.spaces[space]
        if card == NOTHING:
            continue
        if len(kept) < space:
            note(s, events.CARD_SLID, NOBODY, space, len(kept), card)
        kept.append(card)
    while len(kept) < SPACES:
        kept.append(NOTHING)
    s.spaces = tuple(kept)
