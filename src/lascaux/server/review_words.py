"""A review as it is told: points in hundredths, shares in percent, actions by name and in words."""

from lascaux.engine.protocol import Action, Game, State
from lascaux.review.finished import Finished
from lascaux.review.lessons import Lesson
from lascaux.review.summary import FirstSight, Found, Judgement, SeatSummary, judgements, seat_summary
from lascaux.server import wire_review as wire
from lascaux.server.telling import words
from lascaux.server.wire import Choice, Difference

POINT = 100
WHOLE = 100  # percent


def told(finished: Finished, sight: FirstSight, found: Found) -> wire.Review:
    judged = judgements(finished, sight, found)
    summaries = [seat_summary(finished, seat, sight, found, judged) for seat in range(finished.setup.players)]
    picture = sight.picture
    return wire.Review(
        picture.positions,
        [list(map(hundredths, points)) for points in picture.points],
        [percents(shares) for shares in picture.shares],
        [told_judgement(finished.game, one) for one in judged],
        [wire.Stroke(one.n, one.seat, hundredths(one.points)) for one in sight.luck.strokes],
        [told_seat(seat, summary, sight, judged) for seat, summary in enumerate(summaries)],
        len(found),
        len(sight.decisions),
    )


def told_judgement(game: Game, one: Judgement) -> wire.Judged:
    decision, found = one.decision, one.found
    return wire.Judged(
        decision.n,
        decision.seat,
        one.mark,
        hundredths(found.regret),
        hundredths(found.error),
        round(WHOLE * found.share),
        choice(game, one.s, decision.played),
        choice(game, one.s, found.better),
        [Difference(key, hundredths(points)) for key, points in found.why if hundredths(points)],
    )


def told_seat(seat: int, summary: SeatSummary, sight: FirstSight, judged: list[Judgement]) -> wire.SeatReview:
    marks = [one.mark for one in judged if one.decision.seat == seat]
    return wire.SeatReview(
        summary.accuracy,
        hundredths(sight.luck.sums[seat]),
        summary.decisions,
        marks.count("inaccuracy"),
        marks.count("mistake"),
        marks.count("blunder"),
        [told_lesson(lesson) for lesson in summary.lessons],
    )


def told_lesson(lesson: Lesson) -> wire.Lesson:
    return wire.Lesson(words(lesson.words), hundredths(lesson.points), lesson.moves)


def choice(game: Game, s: State, action: Action) -> Choice:
    return Choice(game.named(s, action), words(game.text(s, action)))


def hundredths(points: float) -> int:
    return round(POINT * points)


def percents(shares: list[float]) -> list[int]:
    """Whole ones that come to a hundred: what rounding leaves over goes to whoever lost most by it."""
    rounded = [int(WHOLE * share) for share in shares]
    order = sorted(range(len(shares)), key=lambda seat: rounded[seat] - WHOLE * shares[seat])
    for seat in order[: WHOLE - sum(rounded)]:
        rounded[seat] += 1
    return rounded
