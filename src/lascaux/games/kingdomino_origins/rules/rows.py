"""KO-SET-02 to 05, KO-TURN-03, KO-2P-02: drawing rows, drawing chiefs, choosing dominoes."""

from typing import Final

from lascaux.engine.chance import Rng
from lascaux.engine.flow import then
from lascaux.engine.native import i64
from lascaux.engine.protocol import NOBODY, Action, Frame
from lascaux.engine.trace import note
from lascaux.games.kingdomino_origins.generated import actions, events, frames
from lascaux.games.kingdomino_origins.lookups import DOMINOES
from lascaux.games.kingdomino_origins.names import FREE, INNER, OUTER
from lascaux.games.kingdomino_origins.state import Origins

ROW_LENGTH: Final = 4
FULL_BOX: Final[int] = (1 << (DOMINOES + 1)) - 2  # bit d is domino d
CHOICES: Final[list[Action]] = [(actions.CHOOSE, domino) for domino in range(DOMINOES + 1)]
PLACES_OF_PAIR: Final = ((0, 3), (1, 2))  # OUTER, INNER


def dominoes_in(box: int) -> list[int]:
    found: list[int] = []
    left: i64 = box >> 1
    for domino in range(1, DOMINOES + 1):
        if left & 1:
            found.append(domino)
        left >>= 1
    return found


def sample_row(s: Origins, frame: Frame, rng: Rng) -> Action:
    """KO-SET-02: four dominoes of the box, each set equally likely, lowest number first."""
    left = dominoes_in(s.box)
    places: list[int] = []  # in rising order
    for drawn in range(ROW_LENGTH):
        place = rng.below(len(left) - drawn)
        i = 0
        while i < drawn and places[i] <= place:
            place += 1
            i += 1
        places.insert(i, place)
    return (actions.ROW, left[places[0]], left[places[1]], left[places[2]], left[places[3]])


def row_outcomes(s: Origins, frame: Frame) -> list[tuple[Action, int]]:
    """The last row is certain; before it there are too many."""
    left = dominoes_in(s.box)
    return [((actions.ROW, left[0], left[1], left[2], left[3]), 1)] if len(left) == ROW_LENGTH else []


def row_may_happen(s: Origins, frame: Frame, action: Action) -> bool:
    if action[0] != actions.ROW:
        return False
    drawn = list(action[1:])
    return len(drawn) == ROW_LENGTH and drawn == sorted(set(drawn)) and set(drawn) <= set(dominoes_in(s.box))


def draw_row(s: Origins, frame: Frame, action: Action) -> None:
    """KO-SET-02, KO-SET-04, KO-TURN-03: the row lies open and free."""
    _, first, second, third, fourth = action
    s.row = (first, second, third, fourth)
    s.chiefs = [FREE, FREE, FREE, FREE]
    s.box &= ~(1 << first | 1 << second | 1 << third | 1 << fourth)
    note(s, events.ROW_DRAWN, NOBODY, first, second, third, fourth)


def place_in(dominoes: tuple[int, ...], domino: int) -> int:
    """Where in rising numbers this one stands."""
    place = 0
    while dominoes[place] < domino:
        place += 1
    assert dominoes[place] == domino
    return place


def chief_outcomes(s: Origins, frame: Frame) -> list[tuple[Action, int]]:
    """KO-SET-03: every chief not drawn yet, equally likely."""
    return [((actions.CHIEF, seat), 1) for seat in range(s.terms.players) if seat not in s.chiefs]


def draw_chief(s: Origins, frame: Frame, action: Action) -> None:
    """KO-SET-03: its owner chooses at once. KO-2P-02: its owner chooses a pair."""
    _, seat = action
    note(s, events.CHIEF_DRAWN, seat)
    then(s.stack, frames.pairing(seat) if s.terms.players == 2 else frames.choosing(seat))


def may_choose(s: Origins, frame: Frame) -> list[Action]:
    """KO-SET-03, KO-TURN-02: any free domino of the row."""
    chiefs = s.chiefs
    row = s.row
    return [CHOICES[row[i]] for i in range(ROW_LENGTH) if chiefs[i] == FREE]


def choose(s: Origins, frame: Frame, action: Action) -> None:
    """KO-TURN-02: the chief stands on the domino."""
    _, seat = frame
    _, domino = action
    s.chiefs[place_in(s.row, domino)] = seat
    note(s, events.CHOSEN, seat, domino)


def may_take_pair(s: Origins, frame: Frame) -> list[Action]:
    """KO-2P-02: the outer or the inner dominoes."""
    return [(actions.TAKE_PAIR, OUTER), (actions.TAKE_PAIR, INNER)]


def take_pair(s: Origins, frame: Frame, action: Action) -> None:
    """KO-2P-02: the opponent takes the other two."""
    _, seat = frame
    _, pair = action
    own = PLACES_OF_PAIR[pair]
    s.chiefs = [seat if i in own else 1 - seat for i in range(ROW_LENGTH)]
    for i in range(ROW_LENGTH):
        note(s, events.CHOSEN, s.chiefs[i], s.row[i])
