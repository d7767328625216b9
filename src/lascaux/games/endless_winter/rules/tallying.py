"""EW-END-01: what the points that were scored during the game were for. A position keeps their sum; the
course says the rest: what a seat did last that has such points printed on it."""

from typing import Final

from lascaux.engine.protocol import Action, Event, Played, ScoreLine
from lascaux.games.endless_winter import lookups
from lascaux.games.endless_winter.effects import ATOM, VP
from lascaux.games.endless_winter.generated import actions, events
from lascaux.games.endless_winter.names import HONOR, SACRIFICE
from lascaux.games.endless_winter.rules.megaliths import tile_cell
from lascaux.games.endless_winter.rules.scoring import score_sheet
from lascaux.games.endless_winter.state import EndlessWinter

# The lines that stand for the sum, in this order.
SOURCES: Final = (
    "stones",
    "megaliths",
    "carried",
    "idols",
    "lands",
    "glaciers",
    "board",
    "culture",
    "supply",
    "other",
)
LINES: Final = (*SOURCES, "sacrifice", "burial", "cards", "animals")
# Whoever does one of these is done with what they did before.
NEXT: Final = (
    actions.PLACE,
    actions.TOP,
    actions.MIDDLE,
    actions.BOTTOM,
    actions.REST_ACTION,
    actions.USE,
    actions.USE_CHIEF,
    actions.USE_TOKEN,
    actions.DONE,
)
Cause = tuple[str, int]  # a source, and an effect of it


def tally(s: EndlessWinter, course: list[Played]) -> list[ScoreLine]:
    """The score sheet, with the sum of what was scored during the game by source; each line for all seats."""
    counting = Counting(s)
    for played in course:
        counting.follow(played)
    lines: list[ScoreLine] = []
    for line in score_sheet(s):
        lines += counting.lines(line.seat, line.points) if line.key == "track" else [line]
    return [line for key in LINES for line in lines if line.key == key]


class Counting:
    """Goes through a game and finds the source of every point."""

    def __init__(self, s: EndlessWinter) -> None:
        self.s = s
        self.found: list[dict[str, list[int]]] = [{} for _ in s.tribes]  # by seat and source
        self.causes: list[list[Cause]] = [[] for _ in s.tribes]  # what a seat did, the latest last
        self.is_eclipse = False

    def follow(self, played: Played) -> None:
        actor, action, happened = played
        if actor >= 0 and action[0] in NEXT:
            self.causes[actor] = []
        before: Event = ()
        for at, event in enumerate(happened):
            kind, seat = event[0], event[1]
            if kind == events.STONE_SCORED:
                self.add(seat, "stones", event[3])
            elif kind == events.SCORED:
                later = happened[at + 1 :]
                self.add(seat, self.source(seat, event[2], before, action, later), event[2])
            else:
                self.notice(event)
            before = event

    def notice(self, event: Event) -> None:
        """What may bring points by what is printed on it."""
        kind, seat = event[0], event[1]
        if kind in (events.ECLIPSE_BEGUN, events.ROUND_BEGUN):
            self.is_eclipse = kind == events.ECLIPSE_BEGUN
            self.causes = [[] for _ in self.causes]
        elif kind == events.CARD_PLAYED:
            nodes = lookups.ABILITY_NODES[self.s.terms.faces][event[2]]
            self.causes[seat] += [("culture", node) for node in nodes]
        elif kind == events.HARVESTED:
            self.causes[seat].append(("lands", lookups.LAND_REWARD[event[2]]))
        elif kind == events.STONE_TAKEN:
            self.causes[seat] += [("board", node) for node in lookups.SLOT_REWARD]
        elif kind == events.SETTLED:
            self.causes[seat] += [("glaciers", node) for node in lookups.GLACIER_NODE]
        elif kind == events.CLIMBED and event[2] == SACRIFICE:
            self.causes[seat].append(("idols", lookups.SACRIFICE_REWARD[event[3]]))
        elif kind == events.MEGALITH_BUILT and event[2] < lookups.CELLS:
            self.causes[seat].append(("megaliths", lookups.CELL_REWARD[tile_cell(self.s, event[2])]))

    def source(self, seat: int, points: int, before: Event, action: Action, later: tuple[Event, ...]) -> str:
        if before and before[0] == events.MEGALITH_BUILT and before[1] == seat:
            return "megaliths"  # EW-MEG-09, EW-MEG-10
        if before and before[0] == events.CLIMBED and before[1] == seat and before[2] == HONOR:
            return "idols"  # EW-TOT-10
        if any(event[0] == events.MEGALITH_BUILT and event[1] != seat and event[3] for event in later):
            return "carried"  # EW-MEG-11
        if action == (actions.CLIMB, SACRIFICE) and not before:
            return "idols"  # EW-TOT-06: at the top nobody climbs
        for source, node in reversed(self.causes[seat]):
            if gives(node, points):
                return source
        if self.is_eclipse and any(gives(node, points) for node in OWN_BOARD):
            return "board"  # EW-ECL-19
        return "supply" if gives(lookups.INSTEAD, points) else "other"

    def add(self, seat: int, source: str, points: int) -> None:
        self.found[seat].setdefault(source, []).append(points)

    def lines(self, seat: int, total: int) -> list[ScoreLine]:
        """They add up to what the position says: the rest of it has no name."""
        found = self.found[seat]
        rest = total - sum([sum(points) for points in found.values()])
        if rest:
            self.add(seat, "other", rest)
        return [
            ScoreLine(seat, source, sum(found[source]), {"times": len(found[source])})
            for source in SOURCES
            if source in found
        ]


OWN_BOARD: Final[list[int]] = [*lookups.VILLAGE_REWARD, *lookups.SPACE_REWARD]


def gives(node: int, points: int) -> bool:
    """Whether so many points are printed in an effect, or in a part of it."""
    if lookups.NODE_KIND[node] == ATOM:
        return lookups.NODE_ATOM[node] == VP and lookups.NODE_AMOUNT[node] == points
    return any(gives(part, points) for part in lookups.NODE_PARTS[node])
