"""The curves of a run as a picture of its own: how it plays, and how well it foretells."""

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from lascaux.cli.arena.svg import WIDTH, Scale, Sheet, number_word, shortened, ticks
from lascaux.locales import Catalog
from lascaux.training.checkpoints import Checkpoint
from lascaux.training.plan import Plan

SIDE, RIGHT = 62, WIDTH - 120
TITLE, HEAD, PLOT, FOOT = 40, 44, 190, 34
LINE = 18  # between two names, at least
COLOURS = 4
STYLE = Path(__file__).with_name("curves.css")


class Course(NamedTuple):
    """A number a generation."""

    name: str
    look: str
    values: Sequence[float]


def drawn(words: Catalog, plan: Plan, checkpoint: Checkpoint) -> str:
    title = words.say("cli-train-title", game=plan.game, variant=plan.variant)
    sheet = Sheet(TITLE + 2 * (HEAD + PLOT + FOOT), title)
    sheet.words(SIDE - 44, TITLE - 12, title, "title")
    draw_play(sheet, words, plan, checkpoint)
    draw_fit(sheet, words, checkpoint)
    size = f'viewBox="0 0 {WIDTH} {sheet.height:g}" role="img"'
    ground = f'<rect class="ground" width="{WIDTH}" height="{sheet.height:g}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}><title>{escape(title)}</title>'
        f"<style>{STYLE.read_text(encoding='utf-8')}</style>{ground}{''.join(sheet.parts)}</svg>\n"
    )


def draw_play(sheet: Sheet, words: Catalog, plan: Plan, checkpoint: Checkpoint) -> None:
    """Shares of wins with their intervals, and what would be even, by setup."""
    top = TITLE + HEAD
    along, down = axes(sheet, checkpoint, top, words.say("cli-train-chart-play"), percent)
    courses = []
    for place, chosen in enumerate(plan.setups):
        look, even = f"c{place % COLOURS}", down(1 / chosen.players)
        sheet.line(SIDE, even, RIGHT, even, f"even {look}")
        for figures in checkpoint.figures:
            against, x = figures.against[place], along(figures.generation)
            sheet.line(x, down(against.low), x, down(against.high), f"reach {look}")
        values = [figures.against[place].share for figures in checkpoint.figures]
        courses.append(Course(words.say("cli-train-chart-players", players=chosen.players), look, values))
    draw_courses(sheet, along, down, courses)


def draw_fit(sheet: Sheet, words: Catalog, checkpoint: Checkpoint) -> None:
    top = TITLE + HEAD + PLOT + FOOT + HEAD
    along, down = axes(sheet, checkpoint, top, words.say("cli-train-chart-fit"), number_word)
    r2 = [figures.r2 for figures in checkpoint.figures]
    brier = [figures.brier for figures in checkpoint.figures]
    courses = [
        Course(words.say("cli-train-chart-r2"), "c2", r2),
        Course(words.say("cli-train-chart-brier"), "c3", brier),
    ]
    draw_courses(sheet, along, down, courses)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def axes(
    sheet: Sheet, checkpoint: Checkpoint, top: float, head: str, say: Callable[[float], str]
) -> tuple[Scale, Scale]:
    """Generations to the right, from 0 to 1 upwards."""
    along, down = Scale(0, max(1, checkpoint.done - 1), SIDE, RIGHT), Scale(0, 1, top + PLOT, top)
    sheet.words(SIDE - 44, top - 18, head, "head")
    for tick in ticks(0, 1):
        sheet.line(SIDE, down(tick), RIGHT, down(tick), "grid")
        sheet.words(SIDE - 10, down(tick) + 4, say(tick), "side")
    for tick in ticks(along.low, along.high):
        if tick == int(tick):
            sheet.words(along(tick), top + PLOT + 20, number_word(tick), "tick")
    return along, down


def draw_courses(sheet: Sheet, along: Scale, down: Scale, courses: Sequence[Course]) -> None:
    """The highest first, so that each name finds its place below the one before."""
    lowest = -float(LINE)
    for course in sorted(courses, key=lambda course: down(course.values[-1])):
        points = [(along(place), down(value)) for place, value in enumerate(course.values)]
        sheet.path(points, f"course {course.look}")
        for point in points:
            sheet.dot(*point, 4, f"dot {course.look}")
        lowest = max(points[-1][1] + 5, lowest + LINE)
        sheet.words(RIGHT + 12, lowest, shortened(course.name, 14), f"name {course.look}")
