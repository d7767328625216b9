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
