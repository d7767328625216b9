"""A review of a finished game, made up from its record: real decisions with other choices that were open
there, so that a page can be tested without minutes of search."""

import msgspec

from lascaux.engine.protocol import CHANCE, Game, State
from lascaux.review.finished import Finished
from lascaux.review.lessons import Costly, lessons_from
from lascaux.server import wire
from lascaux.server.review_words import POINT, told_lesson
from lascaux.server.wire import Difference
from lascaux.server.wire_review import (
    Judged,
    Mark,
    Review,
    ReviewState,
    SeatReview,
    Stroke,
)
from lascaux.table.record import Record, read_record

MARKS: tuple[Mark, ...] = ("inaccuracy", "mistake", "blunder")
COSTS = {"inaccuracy": 130, "mistake": 420, "blunder": 1150}
EACH = 5  # marks of a seat
# Of every game a few lines of its score sheet.
SHEET = {
    "kingdomino-origins": ["area", "resources"],
    "stone-age": ["buildings", "green"],
    "endless-winter": ["animals", "cards"],
}


def state_of(text: str, kinds: tuple[str, ...] = ()) -> dict:
    """A finished review as it travels. `kinds`: the actions that may be judged."""
    record = read_record(text)
    judged = sorted(judged_in(record, kinds), key=lambda one: one.n)
    return msgspec.to_builtins(ReviewState("done", 100, reviewed(record, judged)))


def judged_in(record: Record, kinds: tuple[str, ...]) -> list[Judged]:
    """Every so often a decision with a choice, seat by seat; the heavier the later."""
    found = [
        [one for one in decisions_of(record) if one.seat == seat and is_of(one, kinds)]
        for seat in range(record.setup.players)
    ]
    return [
        marked(one, MARKS[at % len(MARKS)])
        for mine in found
        for at, one in enumerate(mine[:: max(1, len(mine) // EACH)][:EACH])
    ]


def is_of(one: Judged, kinds: tuple[str, ...]) -> bool:
    return not kinds or one.better.action["do"] in kinds


def decisions_of(record: Record) -> list[Judged]:
    """With another choice of the same kind that was open, as if it were better."""
    game, s, found = record.game, record.game.new(record.setup), []
    for n, (actor, action) in enumerate(record.steps):
        if actor != CHANCE:
            others = [one for one in game.legal(s) if one != action and one[0] == action[0]]
            if others:
                keys = [*SHEET[game.id], "rival"]
                why = [Difference(key, points) for key, points in zip(keys, (310, -60, 170), strict=True)]
                played, better = choice(game, s, action), choice(game, s, others[len(others) // 2])
                found.append(Judged(n, actor, "mistake", 0, 0, 0, played, better, why))
        game.apply(s, action)
    return found


def choice(game: Game, s: State, action: tuple[int, ...]) -> wire.Choice:
    words = msgspec.convert(msgspec.to_builtins(game.text(s, action)), wire.Words)
    return wire.Choice(game.named(s, action), words)


def marked(one: Judged, mark: Mark) -> Judged:
    cost = COSTS[mark]
    return msgspec.structs.replace(one, mark=mark, regret=cost, error=cost // 5, share=cost // 60)


def reviewed(record: Record, judged: list[Judged]) -> Review:
    players, length = record.setup.players, len(record.steps)
    positions = list(range(0, length + 1, 4)) + ([length] if length % 4 else [])
    points = [
        [round(6000 * n / length) + seat * 300 * ((n // 9) % 3) for seat in range(players)] for n in positions
    ]
    whole = [sum(row) or players for row in points]
    shares = [
        [round(100 * (one or 1) / total) for one in row] for row, total in zip(points, whole, strict=True)
    ]
    strokes = [Stroke(length // 2, seat, 620 - 450 * seat) for seat in range(players)]
    finished = Finished(record.game, record.setup, [action for _, action in record.steps])
    seats = [
        seat_review(finished, seat, [one for one in judged if one.seat == seat]) for seat in range(players)
    ]
    return Review(positions, points, shares, judged, strokes, seats, len(judged) * 3, length)


def seat_review(finished: Finished, seat: int, own: list[Judged]) -> SeatReview:
    counts = [sum(one.mark == mark for one in own) for mark in MARKS]
    costs = {one.n: one.regret / POINT for one in own}
    costly = [
        Costly(moment.n, moment.s, moment.action, costs[moment.n])
        for moment in finished.decisions()
        if moment.n in costs
    ]
    lessons = [told_lesson(lesson) for lesson in lessons_from(finished.game, costly)]
    return SeatReview(88 - 7 * seat, 620 - 450 * seat, 40, counts[0], counts[1], counts[2], lessons)
