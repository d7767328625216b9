"""A position looked over once for a seat: the land, the megaliths, its cards, and what it has begun."""

from typing import Final, final

from lascaux.advice.endless_winter.outlook import usual_worth
from lascaux.advice.endless_winter.planning import LEAD
from lascaux.advice.endless_winter.worth import ASKED, frame_worth
from lascaux.engine.protocol import NOBODY, Frame
from lascaux.games.endless_winter import effects as icons
from lascaux.games.endless_winter.effects import NO_GATE
from lascaux.games.endless_winter.generated import frames
from lascaux.games.endless_winter.hexes import HEXES, JUNCTURES
from lascaux.games.endless_winter.lookups import (
    ABILITY_GATES,
    ABILITY_NODES,
    CARD_ERA,
    CARD_LABOR,
    CARRIED_BY,
    CELLS,
    FIRST_CULTURE,
    IS_LABOR,
    KINDS,
    LABOR_BY_EDITION,
    LAND_NAMES,
    LAND_REWARD,
    NODE_AMOUNT,
    NODE_ATOM,
    NODE_KIND,
    NODE_PARTS,
    ROUNDS,
    STARTING,
)
from lascaux.games.endless_winter.names import COLUMNS, LABORS, NOTHING
from lascaux.games.endless_winter.rules.effects import is_counted, units_left
from lascaux.games.endless_winter.rules.terrain import CAMP_INFLUENCE, VILLAGE_INFLUENCE
from lascaux.games.endless_winter.state import BITS, EndlessWinter, Numbers, Tribe

LANDS: Final[int] = len(LAND_NAMES)
ATOMS: Final[int] = len(icons.ATOMS)
CULTURES: Final[int] = KINDS - FIRST_CULTURE
JUNCTURE_BITS: Final[list[int]] = [sum([1 << hexagon for hexagon in juncture]) for juncture in JUNCTURES]
# What leading on a hex of this land brings in an eclipse, and what a card does whenever it is played.
LAND_WORTH: Final[list[int]] = [LEAD * usual_worth(node) // 100 for node in LAND_REWARD]
CULTURE_WORTH: Final[list[list[int]]] = [
    [usual_worth(nodes[0]) if card >= FIRST_CULTURE else 0 for card, nodes in enumerate(cards)]
    for cards in ABILITY_NODES
]
ANYWHERE: Final[int] = len(COLUMNS)  # where no column adds to the labor of a card
TURN_FRAMES: Final = (frames.PLACING, frames.ACTING, frames.ACT)
ECLIPSE_STEPS: Final = (frames.TRACK_BENEFIT, frames.PILE_CARDS, frames.LED_HEXES, frames.OWN_BOARD)


def labor_at(faces: int, card: int, place: int) -> int:
    """Halves that a card gives where a figure stands."""
    total = LABORS[faces] if LABOR_BY_EDITION[card] else CARD_LABOR[card]
    gates, nodes = ABILITY_GATES[faces][card], ABILITY_NODES[faces][card]
    for which in range(len(nodes)):
        if IS_LABOR[nodes[which]] and (gates[which] == NO_GATE or gates[which] == place):
            total += NODE_AMOUNT[nodes[which]]
    return total


# By edition of the starting cards, card, and column; the last is for anywhere.
LABOR: Final[list[list[list[int]]]] = [
    [
        [labor_at(faces, card, place if place < ANYWHERE else NOTHING) for place in range(ANYWHERE + 1)]
        for card in range(FIRST_CULTURE)
    ]
    for faces in range(len(LABORS))
]


@final
class Ground:
    """The terrain board as a seat sees it."""

    def __init__(self, s: EndlessWinter, seat: int) -> None:
        self.led: list[int] = [0] * LANDS  # hexes on which it leads, by land
        self.worth: int = 0  # what they bring in an eclipse
        self.safe: int = 0  # led by more than one
        self.tied: int = 0
        self.lost: int = 0  # where somebody has more
        self.crowded: int = 0  # of the most camps round a free juncture
        self.ready: int = 0  # free junctures with camps all round
        self.reach: int = 0  # free junctures with two camps
        look_over(self, s, seat)
        look_for_junctures(self, s, s.tribes[seat])


def influences(tribe: Tribe) -> list[int]:
    """By hex."""
    found = [0] * HEXES
    for hexagon in tribe.camp_at:
        found[hexagon] = found[hexagon] + CAMP_INFLUENCE
    for village in tribe.settled:
        for hexagon in JUNCTURES[village]:
            found[hexagon] = found[hexagon] + VILLAGE_INFLUENCE
    return found


def look_over(ground: Ground, s: EndlessWinter, seat: int) -> None:
    own = influences(s.tribes[seat])
    most = [0] * HEXES
    for other in range(s.terms.players):
        if other != seat:
            theirs = influences(s.tribes[other])
            for hexagon in range(1, HEXES):
                if theirs[hexagon] > most[hexagon]:
                    most[hexagon] = theirs[hexagon]
    for hexagon in range(1, len(s.terrain)):
        here = own[hexagon]
        if not here:
            continue
        ahead = here - most[hexagon]
        if ahead < 0:
            ground.lost += 1
        elif ahead == 0:
            ground.tied += 1
        elif ahead > 1:
            ground.safe += 1
        if ahead > 0 or (ahead == 0 and not s.terms.sole_majority):
            land = s.terrain[hexagon]
            ground.led[land] = ground.led[land] + 1
            ground.worth += LAND_WORTH[land]


def look_for_junctures(ground: Ground, s: EndlessWinter, tribe: Tribe) -> None:
    """Where a village could be founded, or nearly."""
    camps = 0
    for hexagon in tribe.camp_at:
        camps |= 1 << hexagon
    if camps <= 1:
        return  # all at the base
    taken = 0
    for other in s.tribes:
        for village in other.settled:
            taken |= 1 << village
    for juncture in range(len(JUNCTURE_BITS)):
        if taken >> juncture & 1:
            continue
        there = (camps & JUNCTURE_BITS[juncture]).bit_count()
        if there > ground.crowded:
            ground.crowded = there
        if there == 3:
            ground.ready += 1
        elif there == 2:
            ground.reach += 1


@final
class Stones:
    """Megaliths: a seat's own, and the places on top of four where one could go now."""

    def __init__(self, s: EndlessWinter, seat: int) -> None:
        self.below: int = 0
        self.above: int = 0
        self.tops: int = 0
        self.best: int = 0  # own ones below the best place
        built = s.built
        for position in range(len(built)):
            if built[position] == seat:
                if position < CELLS:
                    self.below += 1
                else:
                    self.above += 1
        position = CELLS
        for a, b, c, d in CARRIED_BY[s.terms.layout]:
            if built[position] == NOTHING and min(built[a], built[b], built[c], built[d]) != NOTHING:
                self.tops += 1
                own = int(built[a] == seat) + int(built[b] == seat)
                self.best = max(self.best, own + int(built[c] == seat) + int(built[d] == seat))
            position += 1


@final
class Cards:
    """All the cards of a tribe, wherever they are, and those in hand."""

    def __init__(self, s: EndlessWinter, tribe: Tribe) -> None:
        self.kinds: list[int] = [0] * FIRST_CULTURE  # but for the buried
        self.eras: list[int] = [0, 0, 0]
        self.times: list[int] = [0] * CULTURES  # how often each of these will be seen, as a rule
        self.does: int = 0  # what culture cards do
        self.rounds: int = ROUNDS - s.round
        self.hand: list[int] = [0] * FIRST_CULTURE
        self.labor: list[int] = [0] * (ANYWHERE + 1)  # in hand, by column
        self.cultures: int = 0  # in hand
        self.hand_does: int = 0
        self.total_labor: int = 0  # of all of them, in halves
        self.better: int = 0  # cards that no tribe begins with
        faces = s.terms.faces
        for card in tribe.hand:
            if card < FIRST_CULTURE:
                self.hand[card] = self.hand[card] + 1
                labor = LABOR[faces][card]
                for place in range(ANYWHERE + 1):
                    self.labor[place] = self.labor[place] + labor[place]
            else:
                self.cultures += 1
                self.times[card - FIRST_CULTURE] = 1
                self.hand_does += CULTURE_WORTH[faces][card]
        self.count(tribe.hand, faces)
        self.count(tribe.deck, faces)
        self.count(tribe.discard, faces)
        self.count(tribe.pile, faces)
        for code in tribe.played:
            self.count_one(code // BITS, faces)

    def count(self, cards: Numbers, faces: int) -> None:
        for card in cards:
            self.count_one(card, faces)

    def count_one(self, card: int, faces: int) -> None:
        if card < FIRST_CULTURE:
            self.kinds[card] = self.kinds[card] + 1
            self.total_labor += LABOR[faces][card][ANYWHERE]
            if card >= STARTING:
                self.better += 1
        else:
            era = CARD_ERA[card]
            self.eras[era] = self.eras[era] + 1
            self.does += CULTURE_WORTH[faces][card]
            place = card - FIRST_CULTURE
            self.times[place] = self.times[place] + self.rounds


@final
class Course:
    """What is open for a seat, from the stack: gains to come, and whether it is its turn."""

    def __init__(self, s: EndlessWinter, seat: int) -> None:
        self.turn: int = 0  # what advice expects of the rest of the turn
        self.opened: int = 0  # and of everything else that has begun
        self.pending: list[int] = [0] * ATOMS  # sure gains, by atom
        self.is_own: bool = False
        self.is_last: bool = False  # of the round
        self.steps: list[int] = [0] * len(ECLIPSE_STEPS)  # of the eclipse, still to come
        for frame in s.stack:
            owner = frame[1] if frame[1] >= 0 else frame[2] if len(frame) > 2 else NOBODY
            if owner == seat and frame[0] != frames.TURN:
                follow(self, s, seat, frame)


def follow(course: Course, s: EndlessWinter, seat: int, frame: Frame) -> None:
    kind = frame[0]
    if kind == frames.END_TURN:
        course.is_own = True
        course.is_last = frame[3] > 0
    elif frames.TRACK_BENEFIT <= kind <= frames.OWN_BOARD:
        course.steps[kind - frames.TRACK_BENEFIT] = 1
    elif kind in TURN_FRAMES:
        course.turn += frame_worth(s, seat, frame)
    else:
        course.opened += frame_worth(s, seat, frame)
        expect(course.pending, frame)


def expect(pending: list[int], frame: Frame) -> None:
    """What a frame will bring for sure."""
    kind = frame[0]
    if kind == frames.RUN:
        expect_node(pending, frame[3])
    elif kind == frames.GAINING:
        pending[frame[2]] = pending[frame[2]] + 1
    elif kind == frames.MOVING:
        pending[icons.MOVE] = pending[icons.MOVE] + frame[2]
    elif kind == frames.UNITS:
        pending[frame[3]] = pending[frame[3]] + frame[4]
    elif kind == frames.PREPARE_HAND:
        pending[icons.DRAW] = pending[icons.DRAW] + frame[3]
    elif kind == frames.TAKING_TRIBE:
        pending[frame[2]] = pending[frame[2]] + frame[3]
    elif kind == frames.ORDERING:
        expect_parts(pending, frame[2], frame[3])
    elif kind == frames.TERMS:
        expect_parts(pending, frame[3], frame[4])
    elif kind in ASKED:
        pending[ASKED[kind]] = pending[ASKED[kind]] + 1


def expect_node(pending: list[int], node: int) -> None:
    kind = NODE_KIND[node]
    if kind == icons.ATOM:
        atom = NODE_ATOM[node]
        pending[atom] = pending[atom] + NODE_AMOUNT[node]
    elif kind == icons.ALL:
        for part in NODE_PARTS[node]:
            expect_node(pending, part)


def expect_parts(pending: list[int], node: int, left: int) -> None:
    """Those of several gains that are left."""
    parts = NODE_PARTS[node]
    for which in range(len(parts)):
        units = units_left(left, which)
        if units and is_counted(parts[which]):
            atom = NODE_ATOM[parts[which]]
            pending[atom] = pending[atom] + units
        elif units:
            expect_node(pending, parts[which])
