"""What cost a seat most, in words: its judged decisions by what they were about."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lascaux.engine.protocol import Action, Game, Json, State, Text

FILE = Path(__file__).with_name("lessons.toml")
MOST_LESSONS = 3
ANY = "review-lesson"  # of a game that says nothing of its own about this


@dataclass(frozen=True)
class Costly:
    """A decision that was judged."""

    n: int
    s: State
    played: Action
    regret: float


@dataclass(frozen=True)
class Lesson:
    words: Text
    points: float
    moves: list[int]


@dataclass(frozen=True)
class Topic:
    """`detail` is what of the action matters, too: a place, a resource; empty where nothing does."""

    name: str
    detail: str = ""


@cache
def written() -> dict[str, dict[str, str]]:
    return tomllib.loads(FILE.read_text())


def lessons_from(game: Game, decisions: Iterable[Costly]) -> list[Lesson]:
    """The dearest first."""
    groups: dict[Topic, list[Costly]] = {}
    for decision in decisions:
        groups.setdefault(topic_of(game, decision), []).append(decision)
    lessons = [lesson_about(game, topic, about) for topic, about in groups.items()]
    return sorted(lessons, key=lambda lesson: -lesson.points)[:MOST_LESSONS]


def topic_of(game: Game, decision: Costly) -> Topic:
    """The kind of action, if there is a lesson about it, else what was asked."""
    named = game.named(decision.s, decision.played)
    known = written().get(game.id, {})
    kind = str(named["do"]).replace("_", "-")
    for name in (kind, game.kinds.frames[decision.s.stack[-1][0]].ask):
        if name in known:
            return Topic(name, detail_of(named, known[name]))
    return Topic(kind)


def detail_of(named: Json, field: str) -> str:
    """Its word without a number: one of four cards is a card. Where the action has no such field, the last
    of which it names an amount."""
    if not field:
        return ""
    amounts = [key for key, amount in named.items() if isinstance(amount, int) and amount > 0]
    return str(named.get(field) or (amounts or [""])[-1]).rstrip("_1234567890")


def lesson_about(game: Game, topic: Topic, decisions: list[Costly]) -> Lesson:
    points = sum(decision.regret for decision in decisions)
    facts: dict[str, int | str | Text] = {"times": len(decisions), "points": max(1, round(points))}
    key = ANY
    if topic.name in written().get(game.id, {}):
        key = f"{game.kinds.initials}-lesson-{topic.name}"
        facts["what"] = topic.detail
    else:
        dearest = max(decisions, key=lambda decision: decision.regret)
        facts["what"] = game.text(dearest.s, dearest.played)
    return Lesson(Text(key, facts), points, [decision.n for decision in decisions])
