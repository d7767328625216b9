"""Where a game turned: the single decisions and deals that changed a chance to win by more than its error."""

import time
from dataclasses import dataclass
from itertools import pairwise

from lascaux.engine.protocol import CHANCE, Action, Game
from lascaux.server.lines import Change, Lines, Moment, Shares, change_between
from lascaux.server.wire_review import TurningPoint

MOST_TURNING_POINTS = 3
MOST_SUSPECTED = 5
LEAST_CHANGE = 0.15  # of a chance: less decides no game
SUSPECTED = 1.5  # standard errors, by the rounds that drew the picture
SURE = 2.0  # standard errors, by rounds of its own: the greatest of many changes is great by luck, too
FEWEST_ROUNDS = 12  # that a turning point is sure by
MOST_ROUNDS = 48


@dataclass
class Stretch:
    """From one computed position to the next: whose chance changed most between them, and by how much."""

    first: Moment
    last: Moment
    seat: int
    change: Change


class Turning:
    """Looks closer where the picture of a game jumps, as long as there is time."""

    def __init__(self, lines: Lines, actions: list[Action], rounds: int, until: float) -> None:
        self.lines = lines
        self.actions = actions
        self.rounds = rounds  # that the picture was drawn by
        self.until = until

    def is_late(self) -> bool:
        return time.process_time() >= self.until

    @property
    def game(self) -> Game:
        return self.lines.game

    def points(self, moments: list[Moment]) -> list[TurningPoint]:
        """The greatest, in the order of the game."""
        found: dict[int, TurningPoint] = {}
        for stretch in self.suspected(moments):
            if self.is_late():
                break
            point = self.checked(self.pinned(stretch))
            if point is not None:
                found[point.n] = point
        greatest = sorted(found.values(), key=lambda point: -abs(point.change))[:MOST_TURNING_POINTS]
        return sorted(greatest, key=lambda point: point.n)

    def suspected(self, moments: list[Moment]) -> list[Stretch]:
        """Greatest first."""
        all_ = [self.stretch(first, last) for first, last in pairwise(moments)]
        jumps = [stretch for stretch in all_ if stretch.change.is_sure(LEAST_CHANGE, SUSPECTED)]
        return sorted(jumps, key=lambda stretch: -abs(stretch.change.mean))[:MOST_SUSPECTED]

    def stretch(self, first: Moment, last: Moment) -> Stretch:
        before, after = self.seen(first), self.seen(last)
        changes = [change_between(before, after, seat) for seat in range(len(before[0]))]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat].mean))
        return Stretch(first, last, seat, changes[seat])

    def seen(self, moment: Moment) -> list[Shares]:
        return [self.lines.shares(moment, number) for number in range(self.rounds)]

    def pinned(self, stretch: Stretch) -> Stretch:
        """The one action between them that changed this seat's chance: by halves."""
        first, last = stretch.first, stretch.last
        while last.n - first.n > 1:
            middle = self.on_the_way(first, (first.n + last.n) // 2)
            before, between, after = self.seen(first), self.seen(middle), self.seen(last)
            earlier = change_between(before, between, stretch.seat)
            later = change_between(between, after, stretch.seat)
            if abs(earlier.mean) >= abs(later.mean):
                last = middle
            else:
                first = middle
        return Stretch(first, last, stretch.seat, stretch.change)

    def on_the_way(self, moment: Moment, n: int) -> Moment:
        moment = moment.copy()
        for action in self.actions[moment.n : n]:
            moment.go_on(self.game, action)
        return moment

    def checked(self, stretch: Stretch) -> TurningPoint | None:
        """By rounds of its own; nothing if they don't confirm it. A decision is told of whoever took it, if
        it changed their chance most."""
        before, after = self.anew(stretch)
        changes = [change_between(before, after, seat) for seat in range(len(before[0]))]
        actor = self.game.actor(stretch.first.s)
        by = None if actor == CHANCE else actor
        order = sorted(range(len(changes)), key=lambda seat: seat != (stretch.seat if by is None else by))
        seat = max(order, key=lambda seat: round(abs(changes[seat].mean), 9))
        if not changes[seat].is_sure(LEAST_CHANGE, SURE):
            return None
        return TurningPoint(stretch.last.n, seat, round(100 * changes[seat].mean), by)

    def anew(self, stretch: Stretch) -> tuple[list[Shares], list[Shares]]:
        """As many fresh rounds as there is time for."""
        before: list[Shares] = []
        after: list[Shares] = []
        while len(before) < MOST_ROUNDS:
            if len(before) >= FEWEST_ROUNDS and (self.is_late() or is_hopeless(before, after)):
                break
            number = self.rounds + len(before)
            before.append(self.lines.shares(stretch.first, number))
            after.append(self.lines.shares(stretch.last, number))
        return before, after


def is_hopeless(before: list[Shares], after: list[Shares]) -> bool:
    """No seat's chance has changed so much that more rounds could make it sure."""
    changes = [change_between(before, after, seat) for seat in range(len(before[0]))]
    return all(abs(change.mean) + SURE * change.error < LEAST_CHANGE for change in changes) or all(
        abs(change.mean) < LEAST_CHANGE / 2 for change in changes
    )
