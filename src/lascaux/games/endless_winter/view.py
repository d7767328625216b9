"""What may be seen, as plain data: listed, never a position with secrets taken out (EW-ENG-02)."""

from typing import Final

from lascaux.engine.naming import open_question
from lascaux.games.endless_winter.effects import MOST_PARTS
from lascaux.games.endless_winter.generated import frames
from lascaux.games.endless_winter.hexes import HEXES
from lascaux.games.endless_winter.kinds import KINDS
from lascaux.games.endless_winter.lookups import (
    CARD_ERA,
    CARD_NAMES,
    CHIEF_NAMES,
    GLACIER_NAMES,
    LAND_NAMES,
    LAYOUT_NAMES,
    MEGALITHS,
    REST_NAMES,
    SETUP_NAMES,
    SPECIES_NAMES,
    STARTING,
    STONE_NAMES,
    TILE_NAMES,
    TYPES,
    VILLAGES,
)
from lascaux.games.endless_winter.names import (
    ECLIPSE,
    ERAS,
    FACE_DOWN,
    FIGURES,
    NO_TOKEN,
    NOTHING,
    PHASES,
    PLACES,
    SECTIONS,
)
from lascaux.games.endless_winter.printing import printing_of
from lascaux.games.endless_winter.rules.scoring import final_points
from lascaux.games.endless_winter.rules.terrain import influence, led_hexes
from lascaux.games.endless_winter.state import BITS, EndlessWinter, Numbers, food_limit
from lascaux.games.endless_winter.view_types import (
    EclipseView,
    EndlessWinterView,
    FigureView,
    HexView,
    PlayedView,
    TribeView,
    TurnView,
    VillageView,
)

ECLIPSE_STEPS: Final = ("track", "cards", "lands", "board")


def view(s: EndlessWinter, viewer: int) -> EndlessWinterView:
    return {
        "asks": open_question(KINDS, s.stack, viewer, 0),
        "round": s.round,
        "phase": PHASES[s.phase],
        "eclipse": shown_eclipse(s) if s.phase == ECLIPSE else None,
        "points": [tribe.vp for tribe in s.tribes],
        "order": list(s.order),
        "turn": shown_turn(s),
        "figures": [shown_figure(code) for code in s.standing],
        "tribes": [shown_tribe(s, seat, seat == viewer) for seat in range(s.terms.players)],
        "culture": [CARD_NAMES[card] if card != NOTHING else None for card in s.culture],
        "culture_deck": [len([card for card in s.culture_deck if CARD_ERA[card] == era]) for era in ERAS],
        "piles": {CARD_NAMES[STARTING + kind]: number for kind, number in enumerate(s.piles)},
        "stones": [STONE_NAMES[stone] for stone in s.stones],
        "grounds": counted(s.grounds),
        "animals": sum(s.animals),
        "hexes": shown_hexes(s),
        "villages": shown_villages(s),
        "layout": LAYOUT_NAMES[s.terms.layout],
        "tiles": [TILE_NAMES[tile] for tile in s.tiles],
        "megaliths": shown_megaliths(s),
        "honored": list(s.honored),
        "labors": list(s.labors),
        "rest_token": REST_NAMES[s.rest_up] if s.rest_up != NOTHING else None,
        "rest_stack": len(s.rest_hidden) + len(s.rest_under),
        "chiefs": [CHIEF_NAMES[chief] for chief in s.chiefs],
        "setups": [SETUP_NAMES[card] for card in s.setups],
        "printing": printing_of(s.terms),
    }


def named_cards(cards: Numbers) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def counted(numbers: Numbers) -> dict[str, int]:
    return {name: numbers[species] for species, name in enumerate(SPECIES_NAMES) if numbers[species]}


def shown_turn(s: EndlessWinter) -> TurnView:
    return {
        "section": SECTIONS[s.section],
        "place": PLACES[s.place] if s.place != NOTHING else None,
        "labor": s.labor,
        "cultures": s.cultures,
        "chief_used": s.chief_used > 0,
        "first": s.is_first > 0,
        "token": REST_NAMES[s.token] if s.token != NOTHING else None,
        "token_used": [which for which in range(MOST_PARTS) if s.token_used >> which & 1],
        "rested": s.rested,
        "recruited": [CARD_NAMES[STARTING + kind] for kind in range(TYPES) if s.types >> kind & 1],
        "locked": named_cards(s.locked),
    }


def shown_figure(code: int) -> FigureView:
    return {"seat": code % 8 // 2, "figure": FIGURES[code % 2], "place": PLACES[code // 8]}


def shown_tribe(s: EndlessWinter, seat: int, is_own: bool) -> TribeView:
    """Hands, decks, cards buried from the hand and face-down piles are known to their owner only."""
    tribe = s.tribes[seat]
    seen: TribeView = {
        "food": tribe.food,
        "limit": food_limit(tribe),
        "tools": tribe.tools,
        "points": tribe.vp,
        "final": final_points(s, seat),
        "camps": tribe.camps,
        "villages": VILLAGES - len(tribe.settled),
        "megaliths": MEGALITHS - tribe.megaliths,
        "figures": tribe.figures,
        "chief": CHIEF_NAMES[tribe.chief] if tribe.chief != NOTHING else None,
        "side": tribe.side,
        "setup": SETUP_NAMES[tribe.setup] if tribe.setup != NOTHING else None,
        "chief_ready": tribe.chief_ready > 0,
        "resting": tribe.resting,
        "sacrifice": tribe.sacrifice,
        "honor": tribe.honor,
        "hand": len(tribe.hand),
        "known": named_cards(tribe.known),
        "deck": len(tribe.deck),
        "discard": named_cards(tribe.discard),
        "played": [shown_played(code) for code in tribe.played],
        "buried": len(tribe.buried),
        "shown": named_cards(tribe.shown),
        "pile": len(tribe.pile),
        "untipped": counted(tribe.untipped),
        "tipped": counted(tribe.tipped),
        "stones": [STONE_NAMES[stone] for stone in tribe.stones],
    }
    if is_own or s.phase == ECLIPSE:
        seen["pile_cards"] = named_cards(tribe.pile)
    if is_own:
        seen["hand_cards"] = named_cards(tribe.hand)
        seen["deck_cards"] = named_cards(tribe.deck)
        seen["buried_cards"] = named_cards(tribe.buried)
    return seen


def shown_played(code: int) -> PlayedView:
    return {"card": CARD_NAMES[code // BITS], "used": [which for which in range(3) if code >> which & 1]}


def shown_eclipse(s: EndlessWinter) -> EclipseView:
    """Who is at which of the four steps: the one before the next that waits."""
    steps = (frames.TRACK_BENEFIT, frames.PILE_CARDS, frames.LED_HEXES, frames.OWN_BOARD)
    waiting = sum([frame[0] in steps for frame in s.stack])
    done = len(steps) * len(s.order) - waiting
    if not done:
        return {"seat": None, "step": "track"}
    return {"seat": s.order[(done - 1) // 4], "step": ECLIPSE_STEPS[(done - 1) % 4]}


def shown_hexes(s: EndlessWinter) -> list[HexView]:
    led = [led_hexes(s, seat) for seat in range(s.terms.players)] if len(s.terrain) == HEXES else []
    return [
        shown_hex(s, hexagon, [seat for seat, hexes in enumerate(led) if hexes >> hexagon & 1])
        for hexagon in range(len(s.terrain))
    ]


def shown_hex(s: EndlessWinter, hexagon: int, leaders: list[int]) -> HexView:
    token = s.glacier[hexagon]
    named = "face_down" if token == FACE_DOWN else None if token == NO_TOKEN else GLACIER_NAMES[token]
    return {
        "land": LAND_NAMES[s.terrain[hexagon]],
        "camps": [tribe.camp_at.count(hexagon) for tribe in s.tribes],
        "influence": [influence(tribe, hexagon) for tribe in s.tribes],
        "leads": leaders,
        "token": named,
    }


def shown_villages(s: EndlessWinter) -> list[VillageView]:
    return [
        {"juncture": juncture, "seat": seat}
        for seat, tribe in enumerate(s.tribes)
        for juncture in tribe.settled
    ]


def shown_megaliths(s: EndlessWinter) -> list[int | None]:
    """Cells first, then the positions above them; before the tiles are laid there are none."""
    if len(s.tiles) < len(TILE_NAMES):
        return []
    return [owner if owner != NOTHING else None for owner in s.built]
