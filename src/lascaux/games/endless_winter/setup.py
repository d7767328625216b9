"""EW-SET, EW-VAR-01 to 07, EW-MOD-01, EW-MOD-06: what is agreed and how a game begins."""

from typing import Final

from lascaux.engine.flow import then, then_all
from lascaux.engine.options import Option, Setup
from lascaux.engine.protocol import Frame
from lascaux.games.endless_winter import lookups
from lascaux.games.endless_winter.effects import TOOL
from lascaux.games.endless_winter.generated import frames
from lascaux.games.endless_winter.hexes import HEXES
from lascaux.games.endless_winter.names import EDITION_KEYS, EDITIONS, ERAS, NO_TOKEN, NOTHING
from lascaux.games.endless_winter.rules.amounts import gain_food
from lascaux.games.endless_winter.state import (
    EndlessWinter,
    Terms,
    Tribe,
    shifted,
    with_card,
    without_card,
)

PLAYERS: Final = (2, 3, 4)
BY_EDITION: Final = "by-edition"
DRAFTS: Final = ("none", "setup", "chiefs-and-setup")
SWITCH: Final = ("off", "on")
RULES_OF_KEYS: Final = {
    "prep_draw_is_benefit": "EW-PRP-09",
    "lesser_benefit_phases": "EW-GLD-08",
    "double_empty_draw_compensation": "EW-GLD-03",
    "reshuffle_trigger": "EW-GLD-01",
    "starting_card_labor_halves": "EW-ACT-23",
    "eclipse_ability_labor_counts": "EW-ECL-03",
    "double_move_allows_single": "EW-ICON-12",
    "culture_empty_gives_vp": "EW-COL-DEV-03",
    "megalith_tile_stone": "EW-STN-05",
    "two_species_stone": "EW-STN-12",
    "recruit_lock": "EW-COL-INI-03",
    "rest_blocks": "EW-ACT-37",
    "sole_majority_terrain": "EW-VAR-08",
    "reduced_figures_era1": "EW-VAR-06",
}
OPTIONS: Final = (
    Option("edition", EDITIONS, EDITIONS[0], "EW-RUL-20", group="edition"),
    Option("draft", DRAFTS, DRAFTS[0], "EW-VAR-05", group="module"),
    Option("glacier_tokens", SWITCH, "off", "EW-MOD-01", group="module"),
    Option("rest_tokens", SWITCH, "off", "EW-MOD-06", group="module"),
    Option("layout", ("by-players", *lookups.LAYOUT_NAMES), "by-players", "EW-SET-36", group="module"),
    Option("village_icon_free", SWITCH, "off", "EW-ICON-09"),
    Option("extra_megalith_downgrade", SWITCH, "off", "EW-ICON-33"),
    *[
        Option(
            key,
            (BY_EDITION, *words),
            BY_EDITION,
            RULES_OF_KEYS[key],
            follows="edition",
            means=tuple(words[values[at]] for values in lookups.EDITION_VALUES),
        )
        for at, (key, words) in enumerate(EDITION_KEYS)
        if len(words) > 1
    ],
)


def terms_of(setup: Setup) -> Terms:
    """The edition says what was not agreed apart."""
    chosen = setup.options
    edition = EDITIONS.index(chosen["edition"])
    values = list(lookups.EDITION_VALUES[edition])
    for i, (key, words) in enumerate(EDITION_KEYS):
        if len(words) > 1 and chosen[key] != BY_EDITION:
            values[i] = words.index(chosen[key])
    by_players = lookups.LAYOUT_BY_PLAYERS[setup.players]
    numbers = [
        setup.players,
        edition,
        by_players if chosen["layout"] == "by-players" else lookups.LAYOUT_NAMES.index(chosen["layout"]),
        DRAFTS.index(chosen["draft"]),
        SWITCH.index(chosen["glacier_tokens"]),
        SWITCH.index(chosen["rest_tokens"]),
        SWITCH.index(chosen["village_icon_free"]),
        SWITCH.index(chosen["extra_megalith_downgrade"]),
    ]
    return Terms(tuple(numbers + values))


def new_game(terms: Terms) -> EndlessWinter:
    """EW-SET-01 to 19: everything in its place; then chance deals what is shuffled."""
    players = terms.players
    s = EndlessWinter(terms, [], [new_tribe(terms) for _ in range(players)])
    s.honored = tuple(range(players))
    s.stone_box = tuple(range(len(lookups.STONE_NAMES)))
    s.culture = (NOTHING,) * lookups.CULTURE_SLOTS
    s.culture_deck = tuple(range(lookups.FIRST_CULTURE, lookups.KINDS))
    s.piles = tuple(lookups.CARD_COPIES[lookups.STARTING : lookups.FIRST_CULTURE])  # EW-SET-08
    s.grounds = (0,) * lookups.SPECIES
    s.animals = lookups.SPECIES_COPIES
    s.bag = (0,) * (lookups.LANDS + 1)
    s.built = (NOTHING,) * lookups.POSITIONS[terms.layout]
    s.glacier = (NO_TOKEN,) * HEXES
    s.labors = (0,) * players
    s.glacier_box = tuple(range(len(lookups.GLACIER_NAMES))) if terms.glacier_tokens else ()
    s.rest_hidden = tuple(range(len(lookups.REST_NAMES))) if terms.rest_tokens else ()
    then_all(s.stack, first_draws(terms))
    return s


def new_tribe(terms: Terms) -> Tribe:
    """EW-SET-11 to 19; EW-VAR-06: one figure less in era I."""
    tribe = Tribe()
    tribe.figures = lookups.TRIBE_FIGURES - int(terms.reduced)
    return tribe


def first_draws(terms: Terms) -> list[Frame]:
    """EW-SET-03 to 42, in this order: what everybody gets and chooses comes before turn order and land.
    EW-VAR-01: but for what is picked."""
    players = terms.players
    ahead: list[Frame] = [
        frames.drawing_stone(era) for era in ERAS for _ in range(lookups.STONES_SHOWN[players])
    ]
    ahead += [frames.drawing_culture(slot) for slot in range(lookups.CULTURE_SLOTS)]
    if not terms.drafts_chiefs:
        ahead += [frames.dealing_chief(seat) for seat in range(players)]
        ahead += [frames.choosing_side(seat) for seat in range(players)]  # EW-SET-18
    if not terms.drafts_setup:
        ahead += [frames.dealing_setup(seat) for seat in range(players)]
        ahead += [frames.set_up_seat(seat) for seat in range(players)]
    ahead += [frames.drawing_order()]
    ahead += [frames.drawing_tile()] * len(lookups.TILE_NAMES)
    ahead += [frames.drawing_land()] * lookups.RANDOM_LANDS[players]
    ahead += [frames.drawing_hex()] * (HEXES - 1)
    if terms.rest_tokens:
        ahead.append(frames.drawing_rest(NOTHING))  # EW-MOD-06
    return [*ahead, frames.draft()]


def lands_left(s: EndlessWinter) -> list[int]:
    """EW-SET-38, EW-SET-40: one of each land is set aside, of the others so many are left to be drawn."""
    return [lookups.LAND_COUNT[land] - 1 - s.bag[land] for land in range(lookups.LANDS)]


def lands_to_lay(s: EndlessWinter) -> list[int]:
    """EW-SET-38 to 42: what is not laid yet of the tiles that were set aside."""
    left = [1 + s.bag[land] for land in range(lookups.LANDS)]
    left.append(lookups.GLACIERS[s.terms.players])
    for place in range(1, len(s.terrain)):
        left[s.terrain[place]] -= 1
    return left


def draft(s: EndlessWinter, frame: Frame) -> None:
    """EW-VAR-02 to 04: chiefs in turn order, setup cards in reverse. EW-SET-27, 32, 35: then all is ready."""
    terms, order = s.terms, s.order
    ahead: list[Frame] = []
    if terms.drafts_chiefs:
        ahead += [frames.dealing_chief(NOTHING)] * (terms.players + 1)
        for seat in order:
            ahead += [frames.picking_chief(seat), frames.choosing_side(seat)]
    if terms.drafts_setup:
        ahead += [frames.dealing_setup(NOTHING)] * (terms.players + 1)
        for seat in order[::-1]:
            ahead += [frames.picking_setup(seat), frames.set_up_seat(seat)]
    for seat in order:
        ahead += [frames.drawing_card(seat)] * (lookups.OPENING - len(lookups.SET_ASIDE) - 1)  # EW-SET-27
    ahead += [frames.drawing_animal(NOTHING)] * (terms.players + lookups.GROUNDS_EXTRA)  # EW-SET-32
    ahead += [
        frames.run(seat, node=lookups.START_BONUS[place], must=0) for place, seat in enumerate(order)
    ]  # EW-SET-35
    then(s.stack, *ahead, frames.begin())


def set_up_seat(s: EndlessWinter, frame: Frame) -> None:
    """EW-SET-21 to 27, 44: what the setup card shows; the first hand and the deck. EW-GLD-08: by option food
    may be taken for a tool."""
    _, _, seat = frame
    tribe = s.tribes[seat]
    card = tribe.setup
    for species in lookups.SETUP_ANIMALS[card]:
        s.animals = shifted(s.animals, species, -1)
        tribe.untipped = shifted(tribe.untipped, species, 1)
    out = 2 if lookups.SETUP_CAMP[card] else 1
    tribe.camps -= out
    tribe.camp_at = (0,) * out
    deal_first_cards(s, tribe, lookups.SETUP_TRIBE[card])
    tribe.setup = NOTHING  # EW-SET-25
    gain_food(s, seat, lookups.SETUP_FOOD[card])
    if lookups.SETUP_TOOLS[card]:
        s.stack.append(frames.units(seat, atom=TOOL, amount=lookups.SETUP_TOOLS[card], must=0))


def deal_first_cards(s: EndlessWinter, tribe: Tribe, recruit: int) -> None:
    """EW-SET-22, EW-SET-26: the tribe card and two others begin in hand, where everybody saw them."""
    s.piles = shifted(s.piles, recruit - lookups.STARTING, -1)
    deck: list[int] = []
    for card in range(lookups.STARTING):
        deck += [card] * lookups.CARD_COPIES[card]
    tribe.deck = tuple(deck)
    tribe.hand = (recruit,)
    for card in lookups.SET_ASIDE:
        tribe.deck = without_card(tribe.deck, card)
        tribe.hand = with_card(tribe.hand, card)
    tribe.known = tribe.hand
