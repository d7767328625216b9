"""What crosses the network about a finished game that is judged: how it went, its review, and games that
go on from one of its positions.

As in wire.py: a bad field is answered with its path. Points are in hundredths, shares in percent.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lascaux.server.wire import BotName, Choice, Difference, Person, Seat, Strict, Words
from lascaux.server.wire_luck import Thrown

Mark = Literal["inaccuracy", "mistake", "blunder"]


class Judged(Struct):
    """A decision that cost something beyond doubt. `n`: how many actions came before it, so that position
    `n` shows it. `regret`: how much less it is to be expected to bring than the better choice, in points
    ahead of the best of the others; `error`: the standard error of that; `share`: of winning."""

    n: int
    seat: int
    mark: Mark
    regret: int
    error: int
    share: int
    played: Choice
    better: Choice
    why: list[Difference]


class Stroke(Struct):
    """An event of chance that moved somebody much: after `n` actions it had happened. `points`: what the seat
    gained by it, or lost."""

    n: int
    seat: int
    points: int


class Lesson(Struct):
    """What cost a seat most, in words that stand alone, and the decisions (`n` of Judged) that it is
    about."""

    words: Words
    points: int
    moves: list[int]


class SeatReview(Struct):
    """Of one seat. `accuracy`: 0 to 100. `luck`: the sum of what chance gave and took. `lessons`: three at
    most, the dearest first."""

    accuracy: int
    luck: int
    decisions: int
    inaccuracies: int
    mistakes: int
    blunders: int
    lessons: list[Lesson]


class Review(Struct):
    """`positions`: numbers of actions after which `points` (expected at the end) and `shares` (of winning)
    were estimated, by seat. `searched`: how many decisions were looked at closely, of so many
    (`decisions`)."""

    positions: list[int]
    points: list[list[int]]
    shares: list[list[int]]
    judged: list[Judged]
    strokes: list[Stroke]
    seats: list[SeatReview]
    searched: int
    decisions: int


class ReviewState(Struct):
    """How far a review is. `none`: nobody has asked for one. `failed`: it can be asked for again. `missing`:
    nothing that could judge this game is installed. `progress`: in percent. `place`: while it waits for
    others, 1 if it is the next."""

    status: Literal["none", "working", "done", "failed", "missing"]
    progress: int = 0
    review: Review | None = None
    place: int = 0


class PlayOn(Strict):
    """A game that goes on from a position of a finished one: `person` sits in `seat`, bots in all others, all
    of one level or each of its own, by seat. `waits`: for its `start`, as any new table, so that its person
    can throw in luck first; otherwise it begins at once."""

    seat: Seat
    person: Person
    bots: Annotated[list[BotName], Meta(min_length=1, max_length=9)]
    waits: bool = False


class TurningPoint(Struct):
    """The action after which `n` actions were done changed a seat's chance to win by so many percent: a
    decision of `by`, or a deal, which is nobody's."""

    n: int
    seat: int
    change: int
    by: int | None


class Course(Struct):
    """How a finished game went: for some of its positions, by seat, the points and the chance to win in
    percent if all had gone on from there as the best bot plays."""

    positions: list[int]
    points: list[list[int]]
    chances: list[list[int]]
    turning_points: list[TurningPoint]


class Proof(Struct):
    """The deals of a finished game, made anew by the server. `commitment`: what was told of the seed before
    the game. `salt`: what the seats threw in; `thrown`: the same by seats. `bent`: the number of the first
    deal, among all actions, that does not follow from seed and salt. `begins`: the first so many actions are
    another game's, and what was dealt there says nothing of this seed: neither `deals` nor `bent` is about
    them."""

    seed: str
    commitment: str
    salt: str
    deals: int
    bent: int | None
    begins: int
    thrown: list[Thrown] = []
