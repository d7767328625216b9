"""States of the boards that look different: a table that is brought there, and what is done on its page.

Tables are only looked at. A question with one option is answered by the page itself: there is none here.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from playwright.sync_api import Locator, Page, expect

from tests.browser.server import Server, Table, open_table
from tests.browser.table import settle

LAND = re.compile("^Show the territory of ")
SCENES = 6
A_MOMENT = 15_000  # milliseconds, on a busy machine, for something that may be covered
TITLES = {
    "kingdomino-origins": "Kingdomino Origins",
    "stone-age": "Stone Age",
    "endless-winter": "Endless Winter",
}


@dataclass(frozen=True)
class Deal:
    """A table of Ana's, up to a question that she is asked with at least so many options."""

    game: str
    asked: str = ""
    moves: int = 0
    least: int = 2
    players: int = 3
    options: tuple[tuple[str, str], ...] = ()
    is_well_played: bool = True

    def prepare(self, server: Server) -> Table:
        """What a game does not lead to, another one may."""
        for scene in range(SCENES):
            server.set_scene(f"board {scene} of {self.game} for {self.players}, {dict(self.options)}")
            table = self.play(server)
            if not self.asked or table.position()["result"] is None:
                return table
        raise AssertionError(f"nobody was asked: {self}")

    def play(self, server: Server) -> Table:
        bots = self.players - 1
        table = open_table(server, "Ana", bots=bots, game=self.game, options=dict(self.options))
        table.play(moves=self.moves, well=self.is_well_played)
        return table.play(until=self.is_reached, well=self.is_well_played) if self.asked else table

    def is_reached(self, position: dict) -> bool:
        question = position["question"]
        return question["key"].endswith(f"-{self.asked}") and len(position["options"]) >= self.least


Show = Callable[[Page], bool]


def as_it_is(page: Page) -> bool:
    return True


@dataclass(frozen=True)
class State:
    """`show` answers whether the board has what it looks for. Without a deal the page is the home page."""

    name: str
    deal: Deal | None
    show: Show = as_it_is


class Tables:
    """Each deal is made once, when somebody wants to see it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.made: dict[Deal, Table] = {}

    def of(self, deal: Deal) -> Table:
        if deal not in self.made:
            self.made[deal] = deal.prepare(self.server)
        return self.made[deal]

    def path(self, state: State) -> str:
        return self.of(state.deal).link("Ana") if state.deal else "/"


def click_first(page: Page, *places: Locator) -> bool:
    """The first of these that can be seen; a finger taps."""
    for place in places:
        seen = place.filter(visible=True)
        if seen.count():
            seen.first.click(timeout=A_MOMENT)
            settle(page)
            return True
    return False


def domino_in_hand(page: Page) -> bool:
    """Held over a place where it can lie, before it is laid."""
    places = page.locator(".grid .open:not(.filled)").filter(visible=True)
    if not places.count():
        return False
    places.first.hover(timeout=A_MOMENT)
    settle(page)
    return page.locator(".grid .held").count() > 0


def land_of_another(page: Page) -> bool:
    strip = page.locator("[data-part=seats] button")
    return click_first(page, page.get_by_role("button", name=LAND), strip)


def wheel_of_people(page: Page) -> bool:
    """A place that takes more than one person asks how many."""
    hunt = page.locator("[data-place=hunt]")
    return click_first(
        page,
        hunt.and_(page.locator("button")),
        hunt.locator("button"),
        page.locator(".board [data-act*=' ']"),
    )


def purchase(page: Page) -> bool:
    return click_first(
        page, page.locator(".board button[data-act*=' ']"), page.locator(".board .open button")
    )


def hinted(page: Page) -> bool:
    if not click_first(page, page.get_by_role("button", name="Hint", exact=True)):
        return False
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("button", name="Do it").wait_for()
    settle(page)
    return True


def list_of_options(page: Page) -> bool:
    is_found = part_of_page(page, ".options [aria-expanded=false]", "Options")
    return is_found or page.locator("[data-option]").first.is_visible()


def log(page: Page) -> bool:
    is_found = part_of_page(page, "[data-panel=log]", "Log, chat")
    return is_found or page.get_by_role("region", name="Log").is_visible()


def part_of_page(page: Page, opener: str, tab: str) -> bool:
    """A tab of the page on a phone, or what opens it in the dock."""
    areas = page.get_by_role("navigation", name="Areas")
    return click_first(page, areas.get_by_role("button", name=tab), page.locator(opener))


def the_end(page: Page) -> bool:
    page.locator(".end").wait_for()
    return True


def form_of(game: str) -> Show:
    def show(page: Page) -> bool:
        article = page.get_by_role("article").filter(has=page.get_by_role("heading", name=TITLES[game]))
        article.get_by_role("button", name="Create a table").click()
        expect(page.locator("dialog[open]")).to_be_visible()
        settle(page)
        return True

    return show


def on_page_of(deal: Deal, end: Deal) -> tuple[State, ...]:
    """What the page around the board shows as well, in each game."""
    return (
        State("hint", deal, hinted),
        State("options", deal, list_of_options),
        State("log", deal, log),
        State("end", end, the_end),
        State("form", None, form_of(deal.game)),
    )


def kingdomino_origins(
    asked: str, moves: int = 0, mode: str = "tribe", least: int = 2, players: int = 3
) -> Deal:
    return Deal("kingdomino-origins", asked, moves, least, players, (("mode", mode),))


stone_age = partial(Deal, "stone-age")
endless_winter = partial(Deal, "endless-winter")
LONGEST = 10_000
KO_PLACING = kingdomino_origins("place", 14, least=6)
SA_PLACING = stone_age("place", 24, least=20)
EW_PLACING = endless_winter("place", 60)
HOME = (State("home", None),)
STATES: dict[str, tuple[State, ...]] = {
    "home": HOME,
    "kingdomino-origins": (
        State("start", kingdomino_origins("choose")),
        State("discovery", kingdomino_origins("place", 9, "discovery", least=6)),
        State("discovery-choosing", kingdomino_origins("choose", 9, "discovery")),
        State("discovery-fire", kingdomino_origins("land", 7, "discovery")),
        State("totem", kingdomino_origins("place", 9, "totem", least=6)),
        State("tribe-choosing", kingdomino_origins("choose", 14)),
        State("tribe", KO_PLACING),
        State("in-hand", KO_PLACING, domino_in_hand),
        State("land-of-another", KO_PLACING, land_of_another),
        State("recruiting", kingdomino_origins("recruit", 10)),
        State("settling", kingdomino_origins("settle", 10)),
        State("four", kingdomino_origins("place", 12, least=4, players=4)),
        *on_page_of(KO_PLACING, kingdomino_origins("", LONGEST)),
    ),
    "stone-age": (
        State("start", stone_age("place")),
        State("placing", SA_PLACING),
        State("wheel", SA_PLACING, wheel_of_people),
        State("using", stone_age("use", 24, least=3)),
        State("buying", stone_age("buy", 24, least=5)),
        State("paying", stone_age("buy", 24, least=5), purchase),
        State("paying-for-a-building", stone_age("pay-building", 10, players=4)),
        State("tools", stone_age("add", 30)),
        State("dice-for-all", stone_age("die", 4, players=4)),
        State("feeding", stone_age("feed", is_well_played=False)),
        State("four", stone_age("place", 40, least=20, players=4)),
        *on_page_of(SA_PLACING, stone_age("", LONGEST)),
    ),
    "endless-winter": (
        State("side-of-chief", endless_winter("side")),
        State("chiefs", endless_winter("ask-chief", options=(("draft", "chiefs-and-setup"),))),
        State("start", endless_winter("place", 1)),
        State("column", EW_PLACING),
        State("top", endless_winter("act", 56, least=6)),
        State("camps", endless_winter("move", 10, least=12)),
        State("tribe-cards", endless_winter("tribe", 40, least=4)),
        State("animals", endless_winter("animal", 20, least=3)),
        State("stones", endless_winter("take-stone", 40, least=4)),
        State("megaliths", endless_winter("gain", 60, least=12)),
        State("hand", endless_winter("bury", 80, least=6)),
        State("rest", endless_winter("tip", 50)),
        State("pile", endless_winter("pile", 40)),
        State("eclipse", endless_winter("harvest", 90)),
        State("benefit", endless_winter("benefit", 40)),
        State("four", endless_winter("place", 100, players=4)),
        *on_page_of(EW_PLACING, endless_winter("", LONGEST)),
    ),
}
