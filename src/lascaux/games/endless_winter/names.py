"""The nouns of the game as small numbers, with the words that records and messages use for them."""

from typing import Final

NOTHING: Final = -1

COLUMNS: Final = ("initiate", "develop", "migrate", "hunt")
INITIATE: Final = 0
DEVELOP: Final = 1
MIGRATE: Final = 2
REST: Final = 4  # where a figure can stand beside the columns
PLACES: Final = (*COLUMNS, "rest")
TRIBE_FIGURE: Final = 0
CHIEF_FIGURE: Final = 1
FIGURES: Final = ("tribe", "chief")
ERAS: Final = (1, 2)

# Phases.
SETUP: Final = 0
ACTION: Final = 1
ECLIPSE: Final = 2
PREPARATION: Final = 3
END: Final = 4
PHASES: Final = ("setup", "action", "eclipse", "preparation", "end")

# Sections of a turn (EW-ACT-02, EW-ACT-12).
CULTURE_STEP: Final = 0  # until a figure is placed
TOP_SECTION: Final = 1
MIDDLE_SECTION: Final = 2
BOTTOM_SECTION: Final = 3
AFTER: Final = 4  # the figure has arrived; abilities may still be used
REST_SECTION: Final = 5
SECTIONS: Final = ("culture", "top", "middle", "bottom", "after", "rest")

# Zones from which a card can be buried.
HAND: Final = 0
DISCARD_PILE: Final = 1
PLAYED: Final = 2
ECLIPSE_PILE: Final = 3
ZONES: Final = ("hand", "discard", "played", "pile")

TERRAIN_KINDS: Final = ("land", "glacier", "base")
SACRIFICE: Final = 0
HONOR: Final = 1
TRACKS: Final = ("sacrifice", "honor")
NEUTRAL: Final = 4  # whose megalith it is, after the seats

# What a glacier hex bears with the module.
NO_TOKEN: Final = -1
FACE_DOWN: Final = -2

# Families of stones: what is counted, of what, and how it scores (EW-STN).
EACH: Final = "each"
LEVELLED: Final = "levels"
TABLED: Final = "table"
VILLAGE_BY_TERRAIN: Final = 0
CAMP_TERRAIN_VARIETY: Final = 1
MEGALITH_ON_BOARD: Final = 2
MEGALITH_TILES: Final = 3
BURIED_CARDS: Final = 4
MEGALITH_UPPER: Final = 5
IDOL_LEVELS: Final = 6
TIPPED_VARIETY: Final = 7
TIPPED_SPECIES: Final = 8
TIPPED_TWO_SPECIES: Final = 9
FAMILIES: Final = (
    ("village_by_terrain", "terrain", EACH),
    ("camp_terrain_variety", "terrains", EACH),
    ("megalith_on_board", "", EACH),
    ("megalith_tiles", "", TABLED),
    ("buried_cards", "", TABLED),
    ("megalith_upper", "", EACH),
    ("idol_levels", "", LEVELLED),
    ("tipped_variety", "", EACH),
    ("tipped_species", "species", TABLED),
    ("tipped_two_species", "two", TABLED),
)

# What the editions differ in, with the words of the settings; the first is that of the recommended edition.
EDITIONS: Final = ("default", "cs", "pl", "uk")
EDITION_KEYS: Final = (
    ("prep_draw_is_benefit", ("no", "yes")),
    ("lesser_benefit_phases", ("action-eclipse", "any")),
    ("double_empty_draw_compensation", ("no", "yes")),
    ("reshuffle_trigger", ("on-draw", "on-empty")),
    ("starting_card_labor_halves", ("1", "3")),
    ("rest_labor_halves", ("3",)),
    ("eclipse_ability_labor_counts", ("yes", "no")),
    ("migrate_move_cost", ("labor",)),
    ("double_move_allows_single", ("yes", "no")),
    ("culture_empty_gives_vp", ("yes", "no")),
    ("megalith_tile_stone", ("table", "each")),
    ("two_species_stone", ("sum", "pairs")),
    ("recruit_lock", ("turn", "top")),
    ("rest_blocks", ("tribe", "any-card")),
    ("sole_majority_terrain", ("no", "yes")),
    ("reduced_figures_era1", ("no", "yes")),
)

LABORS: Final = (1, 3)  # halves in the corner of some starting cards, by option

# Actions of seats.
SIDE: Final = 0  # (SIDE, side): of the own chief card
PICK_CHIEF: Final = 1  # (PICK_CHIEF, chief)
PICK_SETUP: Final = 2  # (PICK_SETUP, setup card)
PLAY: Final = 3  # (PLAY, card): a culture card in step 1, a tribe card in step 2
PLACE: Final = 4  # (PLACE, figure, place)
TOP: Final = 5  # (TOP, which): an action at the top of the column
MIDDLE: Final = 6  # (MIDDLE,)
BOTTOM: Final = 7  # (BOTTOM,)
REST_ACTION: Final = 8  # (REST_ACTION,): the next effect of resting
SPEND: Final = 9  # (SPEND, food): down to the next icon of the food track, for 1 labor
USE: Final = 10  # (USE, card, ability): of a played card
USE_CHIEF: Final = 11  # (USE_CHIEF,)
USE_TOKEN: Final = 12  # (USE_TOKEN, which): an effect of the rest token
DONE: Final = 13  # (DONE,): on to the next section, or the turn ends
SKIP: Final = 14  # (SKIP,): does without a gain
GAIN: Final = 15  # (GAIN, rung): a draw, a tool or food
CLIMB: Final = 16  # (CLIMB, track): an idol
BUILD: Final = 17  # (BUILD, position): a megalith
MOVE_CAMP: Final = 18  # (MOVE_CAMP, from hex, to hex)
SETTLE: Final = 19  # (SETTLE, juncture): a village
TAKE_STONE: Final = 20  # (TAKE_STONE, stone)
TAKE_CARD: Final = 21  # (TAKE_CARD, card): of the culture display or of a tribe pile
TAKE_ANIMAL: Final = 22  # (TAKE_ANIMAL, species)
REVEAL_ANIMAL: Final = 23  # (REVEAL_ANIMAL,)
TIP_ANIMAL: Final = 24  # (TIP_ANIMAL, species)
BURY_CARD: Final = 25  # (BURY_CARD, zone, card)
DISCARD: Final = 26  # (DISCARD, card): as a price
ACCEPT: Final = 27  # (ACCEPT,): pays the price of an arrow
BRANCH: Final = 28  # (BRANCH, which): of a choice
TERM: Final = 29  # (TERM, which): of separate gains, the next one
PILE: Final = 30  # (PILE, card): into the eclipse pile
RESOLVE: Final = 31  # (RESOLVE, card): of the eclipse pile
HARVEST: Final = 32  # (HARVEST, terrain): a hex of this kind
BENEFIT: Final = 33  # (BENEFIT, which): of the player board
TOKEN: Final = 34  # (TOKEN, 0 the open one or 1 the next)
# Outcomes of chance.
STONE_DRAWN: Final = 35  # (STONE_DRAWN, stone)
CULTURE_DRAWN: Final = 36  # (CULTURE_DRAWN, card)
CHIEF_DEALT: Final = 37  # (CHIEF_DEALT, chief)
SETUP_DEALT: Final = 38  # (SETUP_DEALT, setup card)
CARD_DRAWN: Final = 39  # (CARD_DRAWN, card)
ANIMAL_DRAWN: Final = 40  # (ANIMAL_DRAWN, species)
ORDER_DRAWN: Final = 41  # (ORDER_DRAWN, seats in turn order)
TILE_DRAWN: Final = 42  # (TILE_DRAWN, megalith tile)
LAND_DRAWN: Final = 43  # (LAND_DRAWN, terrain): joins the tiles to be laid
HEX_DRAWN: Final = 44  # (HEX_DRAWN, terrain)
GLACIER_DRAWN: Final = 45  # (GLACIER_DRAWN, token)
REST_DRAWN: Final = 46  # (REST_DRAWN, token)
# Actions of seats that came later.
GLACIER: Final = 47  # (GLACIER, token): the next of those beside a new village
SEAT_ACTIONS: Final = (*range(STONE_DRAWN), GLACIER)

# Frames that ask chance.
DRAWING_STONE: Final = 0  # CHANCE, era
DRAWING_CULTURE: Final = 1  # CHANCE, slot
DEALING_CHIEF: Final = 2  # CHANCE, seat, or NOTHING: laid out for the draft
DEALING_SETUP: Final = 3  # CHANCE, seat, or NOTHING
DRAWING_CARD: Final = 4  # CHANCE, seat
DRAWING_ANIMAL: Final = 5  # CHANCE, seat, or NOTHING: to the hunting grounds
DRAWING_ORDER: Final = 6  # CHANCE
DRAWING_TILE: Final = 7  # CHANCE
DRAWING_LAND: Final = 8  # CHANCE
DRAWING_HEX: Final = 9  # CHANCE
DRAWING_GLACIER: Final = 10  # CHANCE, hex
DRAWING_REST: Final = 11  # CHANCE, seat, or NOTHING: turned up
# Frames that ask a seat.
CHOOSING_SIDE: Final = 12  # seat
PICKING_CHIEF: Final = 13  # seat
PICKING_SETUP: Final = 14  # seat
PLACING: Final = 15  # seat
ACTING: Final = 16  # seat
GAINING: Final = 17  # seat, rung, whether without its own rung
MOVING: Final = 18  # seat, steps left, whether it must be done
SETTLING: Final = 19  # seat, whether it must be done, whether without camps
TAKING_STONE: Final = 20  # seat, whether it must be done
TAKING_CULTURE: Final = 21  # seat, whether it must be done
TAKING_TRIBE: Final = 22  # seat, atom, how many more, how, types so far, whether it must be done, at the top
TAKING_ANIMAL: Final = 23  # seat, whether it must be done
REVEALING: Final = 24  # seat
TIPPING: Final = 25  # seat, whether it must be done
BURYING: Final = 26  # seat, whether it must be done
DISCARDING: Final = 27  # seat
PAYING: Final = 28  # seat, node
BRANCHING: Final = 29  # seat, node
ORDERING: Final = 30  # seat, node, what is left of its parts, whether one must be done
PILING: Final = 31  # seat, the card put last
RESOLVING: Final = 32  # seat
HARVESTING: Final = 33  # seat, hexes left
BENEFITING: Final = 34  # seat, benefits left
CHOOSING_TOKEN: Final = 35  # seat
EXTENDING: Final = 36  # seat, cells: the extra megalith
# Frames that act by themselves: their seat is NOBODY.
RUN: Final = 37  # seat, node, whether it must be done
TERMS: Final = 38  # seat, node, what is left of its parts, whether one must be done
UNITS: Final = 39  # seat, atom, how many, whether they must be done
ACT: Final = 40  # seat: whether there is anything to ask
NEXT_CARD: Final = 41  # seat: step b goes on
SET_UP_SEAT: Final = 42  # seat
DRAFT: Final = 43
BEGIN: Final = 44  # a round begins
TURN: Final = 45  # seat, whether it is their last of the round
END_TURN: Final = 46  # seat, whether it is their last of the round
REVEAL_PILES: Final = 47
TRACK_BENEFIT: Final = 48  # seat: eclipse step a
PILE_CARDS: Final = 49  # seat: step b
LED_HEXES: Final = 50  # seat: step c
OWN_BOARD: Final = 51  # seat: step d
NEXT_HEX: Final = 52  # seat, hexes left
NEXT_BENEFIT: Final = 53  # seat, benefits left
END_ECLIPSE: Final = 54
TURN_REST_UP: Final = 55
EXTEND: Final = 56  # seat, position of the megalith that was built
# Frames that came later.
CHOOSING_GLACIER: Final = 57  # seat, hexes left
NEXT_GLACIER: Final = 58  # NOBODY, seat, hexes left: the tokens beside a new village
TAKING_LAST: Final = 59  # seat: the last animal of the deck
PREPARE_HAND: Final = 60  # NOBODY, seat, cards left to draw in the preparation

# Events. Those of setup come first.
STONE_SHOWN: Final = 0  # NOBODY, stone
CULTURE_SHOWN: Final = 1  # NOBODY, card
ORDER_SET: Final = 2  # NOBODY, seats
BOARDS_LAID: Final = 3  # NOBODY
CHIEF_TAKEN: Final = 4  # seat, chief
SIDE_CHOSEN: Final = 5  # seat, chief, side
SETUP_TAKEN: Final = 6  # seat, setup card
ROUND_BEGUN: Final = 7  # NOBODY, round
FIGURE_PLACED: Final = 8  # seat, figure, place
CARD_PLAYED: Final = 9  # seat, card
GAINED: Final = 10  # seat, atom, amount
PRICE_PAID: Final = 11  # seat, labor in halves, food, tools
FOOD_SPENT: Final = 12  # seat, food
CLIMBED: Final = 13  # seat, track, level
MEGALITH_BUILT: Final = 14  # seat, position, points
SCORED: Final = 15  # seat, points
CAMP_PLACED: Final = 16  # seat
CAMP_MOVED: Final = 17  # seat, from hex, to hex
SETTLED: Final = 18  # seat, juncture
STONE_TAKEN: Final = 19  # seat, stone
RECRUITED: Final = 20  # seat, card, 1 if to the discard pile
CULTURE_TAKEN: Final = 21  # seat, card
ANIMAL_TAKEN: Final = 22  # seat, species
ANIMAL_SHOWN: Final = 23  # NOBODY, species
ANIMAL_TIPPED: Final = 24  # seat, species
CARD_BURIED: Final = 25  # seat, zone, card: a secret of the seat if it was in hand
CARD_DISCARDED: Final = 26  # seat, card
CARD_TAKEN_UP: Final = 27  # seat, card: a secret of the seat
RESHUFFLED: Final = 28  # seat
CARD_PILED: Final = 29  # seat, card: a secret of the seat
PILE_SHOWN: Final = 30  # seat, halves of labor, cards
HARVESTED: Final = 31  # seat, terrain
STONE_SCORED: Final = 32  # seat, stone, points
CULTURE_GONE: Final = 33  # NOBODY
GLACIER_TURNED: Final = 34  # NOBODY, hex, token
REST_TURNED: Final = 35  # NOBODY, token
TOKEN_TAKEN: Final = 36  # seat, token
ECLIPSE_BEGUN: Final = 37  # NOBODY, round
