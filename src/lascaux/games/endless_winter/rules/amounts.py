"""EW-GLD-10 to 15: food, tools and points."""

from lascaux.engine.trace import note
from lascaux.games.endless_winter.effects import FOOD, TOOL
from lascaux.games.endless_winter.generated import events
from lascaux.games.endless_winter.lookups import TOOLS_MOST
from lascaux.games.endless_winter.state import EndlessWinter, food_limit


def gain_food(s: EndlessWinter, seat: int, amount: int) -> None:
    """EW-GLD-11: what is above the limit is lost."""
    tribe = s.tribes[seat]
    gained = min(amount, food_limit(tribe) - tribe.food)
    if gained > 0:
        tribe.food += gained
        note(s, events.GAINED, seat, FOOD, gained)


def gain_tool(s: EndlessWinter, seat: int) -> None:
    """EW-ICON-06: up to the end of the track."""
    tribe = s.tribes[seat]
    if tribe.tools < TOOLS_MOST:
        tribe.tools += 1
        note(s, events.GAINED, seat, TOOL, 1)


def score(s: EndlessWinter, seat: int, points: int) -> None:
    """EW-GLD-13: at once. EW-GLD-15: without an upper end."""
    if points:
        s.tribes[seat].vp += points
        note(s, events.SCORED, seat, points)
