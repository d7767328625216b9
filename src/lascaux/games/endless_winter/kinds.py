"""Every action, frame and event of Endless Winter, each said once.

The numbers of frames are in digests, so new kinds are appended. After a change: `python3 dev.py generate`.
"""

from typing import Final

from lascaux.engine.kinds import (
    Field,
    Kinds,
    act,
    asks,
    bits,
    deals,
    flag,
    number,
    optional,
    outcome,
    printed,
    rest,
    runs,
    seat_event,
    secret,
    table_event,
    word,
)
from lascaux.games.endless_winter import lookups
from lascaux.games.endless_winter.effects import ATOMS, HOW, MOST_PARTS, MOST_STEPS
from lascaux.games.endless_winter.hexes import HEXES, JUNCTURES
from lascaux.games.endless_winter.names import ERAS, FIGURES, PLACES, TRACKS, ZONES

MOST_SEATS: Final = 4
MOST: Final = 999  # points, labor or cards at once: no game comes near
MOST_ABILITIES: Final = 3  # of a card
FOOD_MOST: Final[int] = lookups.BASE_LIMIT + lookups.CAMPS
BENEFITS: Final[int] = lookups.VILLAGES + len(lookups.SPACE_REWARD) + lookups.SLOTS
SIDES: Final = ("a", "b")

SEAT: Final[Field] = number("seat", 0, MOST_SEATS - 1)
CARD: Final[Field] = printed("card", lookups.CARD_NAMES)
CHIEF: Final[Field] = printed("chief", lookups.CHIEF_NAMES)
SETUP_CARD: Final[Field] = printed("setup", lookups.SETUP_NAMES)
SPECIES: Final[Field] = printed("species", lookups.SPECIES_NAMES)
STONE: Final[Field] = printed("stone", lookups.STONE_NAMES)
LAND: Final[Field] = printed("land", lookups.LAND_NAMES)
GLACIER: Final[Field] = printed("token", lookups.GLACIER_NAMES)
REST: Final[Field] = printed("token", lookups.REST_NAMES)
HEX: Final[Field] = number("hexagon", 0, HEXES - 1)
HEXES_LEFT: Final[Field] = bits(number("left", 0, HEXES - 1))
BENEFITS_LEFT: Final[Field] = bits(number("left", 0, BENEFITS - 1))
JUNCTURE: Final[Field] = number("juncture", 0, len(JUNCTURES) - 1)
POSITION: Final[Field] = number("position", 0, max(lookups.POSITIONS) - 1)
NODE: Final[Field] = number("node", 0, len(lookups.NODES) - 1)  # an effect, or a part of one
UNITS_LEFT: Final[Field] = number("left", 0, 1 << 7 * MOST_PARTS)  # of the parts of an effect, 7 bits each
ATOM: Final[Field] = word("atom", ATOMS)
AMOUNT: Final[Field] = number("amount", 0, MOST)
POINTS: Final[Field] = number("points", -MOST, MOST)
ROUND: Final[Field] = number("round", 0, lookups.ROUNDS)
MUST: Final[Field] = flag("must")  # it must be done
SIDE: Final[Field] = word("side", SIDES)
FIGURE: Final[Field] = word("figure", FIGURES)
AT: Final[Field] = word("at", PLACES)
TRACK: Final[Field] = word("track", TRACKS)
ZONE: Final[Field] = word("from", ZONES)

# fmt: off
KINDS: Final = Kinds(
    "ew",
    "EndlessWinter",
    actions=[
        act(0, "SIDE", SIDE),  # of one's chief card
        act(1, "PICK_CHIEF", CHIEF),
        act(2, "PICK_SETUP", SETUP_CARD),
        act(3, "PLAY", CARD),  # a culture card in step 1, a tribe card in step 2
        act(4, "PLACE", FIGURE, AT),
        act(5, "TOP", number("which", 0, max([len(top) for top in lookups.COLUMN_TOP]) - 1)),  # of the column
        act(6, "MIDDLE"),
        act(7, "BOTTOM"),
        act(8, "REST_ACTION", name="rest"),  # the next effect of resting
        act(9, "SPEND", number("food", 0, FOOD_MOST)),  # down to the next icon of the food track, for 1 labor
        act(10, "USE", CARD, number("which", 0, MOST_ABILITIES - 1)),  # an ability of a played card
        act(11, "USE_CHIEF"),
        act(12, "USE_TOKEN", number("which", 0, max([len(nodes) for nodes in lookups.REST_NODES]) - 1)),
        act(13, "DONE"),  # on to the next section, or the turn ends
        act(14, "SKIP"),  # does without a gain
        act(15, "GAIN", word("what", ATOMS)),  # a draw, a tool or food
        act(16, "CLIMB", TRACK),  # an idol
        act(17, "BUILD", POSITION),  # a megalith
        act(18, "MOVE_CAMP", number("from", 0, HEXES - 1), number("to", 0, HEXES - 1), name="move"),
        act(19, "SETTLE", JUNCTURE),  # a village
        act(20, "TAKE_STONE", STONE),
        act(21, "TAKE_CARD", CARD),  # of the culture display or of a tribe pile
        act(22, "TAKE_ANIMAL", SPECIES),
        act(23, "REVEAL_ANIMAL", name="reveal"),
        act(24, "TIP_ANIMAL", SPECIES, name="tip"),
        act(25, "BURY_CARD", ZONE, CARD, name="bury"),
        act(26, "DISCARD", CARD),  # as a price
        act(27, "ACCEPT"),  # pays the price of an arrow
        act(28, "BRANCH", number("which", 0, MOST_PARTS - 1)),  # of a choice
        act(29, "TERM", number("which", 0, MOST_PARTS - 1)),  # of separate gains, the next one
        act(30, "PILE", CARD),  # into the eclipse pile
        act(31, "RESOLVE", CARD),  # of the eclipse pile
        act(32, "HARVEST", LAND),  # a hex of this kind
        act(33, "BENEFIT", number("which", 0, BENEFITS - 1)),  # of the player board
        act(34, "TOKEN", word("from", ("open", "next"))),
        outcome(35, "STONE_DRAWN", STONE, name="stone"),
        outcome(36, "CULTURE_DRAWN", CARD, name="culture"),
        outcome(37, "CHIEF_DEALT", CHIEF, name="chief"),
        outcome(38, "SETUP_DEALT", SETUP_CARD, name="setup"),
        outcome(39, "CARD_DRAWN", CARD, name="card"),
        outcome(40, "ANIMAL_DRAWN", SPECIES, name="animal"),
        outcome(41, "ORDER_DRAWN", rest(number("seats", 0, MOST_SEATS - 1)), name="order"),
        outcome(42, "TILE_DRAWN", printed("tile", lookups.TILE_NAMES), name="tile"),
        outcome(43, "LAND_DRAWN", LAND, name="land"),  # joins the tiles to be laid
        outcome(44, "HEX_DRAWN", LAND, name="hex"),
        outcome(45, "GLACIER_DRAWN", GLACIER, name="glacier_token"),
        outcome(46, "REST_DRAWN", REST, name="rest_token"),
        act(47, "GLACIER", GLACIER),  # the next of those beside a new village
    ],
    frames=[
        deals(0, "DRAWING_STONE", number("era", ERAS[0], ERAS[-1]),
            ask="stone", rule="EW-SET-04", do="dealing.show_stone", outcomes="dealing.stone_outcomes",
            sample="dealing.sample_stone"),
        deals(1, "DRAWING_CULTURE", number("slot", 0, lookups.CULTURE_SLOTS - 1),
            ask="culture-drawn", rule="EW-SET-10", do="dealing.show_culture",
            outcomes="dealing.culture_outcomes", sample="dealing.sample_culture"),
        deals(2, "DEALING_CHIEF", optional(SEAT),  # or laid out for the draft
            ask="chief-dealt", rule="EW-SET-11", do="dealing.deal_chief", outcomes="dealing.chief_outcomes"),
        deals(3, "DEALING_SETUP", optional(SEAT),
            ask="setup-dealt", rule="EW-SET-20", do="dealing.deal_setup", outcomes="dealing.setup_outcomes"),
        deals(4, "DRAWING_CARD", SEAT,
            ask="card-drawn", rule="EW-GLD-01", do="gains.draw_card", outcomes="dealing.card_outcomes",
            sample="dealing.sample_card"),
        deals(5, "DRAWING_ANIMAL", optional(SEAT),  # or to the hunting grounds
            ask="animal-drawn", rule="EW-SET-32", do="animals.draw_animal",
            outcomes="dealing.animal_outcomes", sample="dealing.sample_animal"),
        deals(6, "DRAWING_ORDER",
            ask="order", rule="EW-SET-33", do="dealing.set_order", outcomes="dealing.order_outcomes"),
        deals(7, "DRAWING_TILE",
            ask="tile", rule="EW-SET-36", do="dealing.lay_tile", outcomes="dealing.tile_outcomes"),
        deals(8, "DRAWING_LAND",
            ask="land", rule="EW-SET-40", do="dealing.put_in_bag", outcomes="dealing.land_outcomes"),
        deals(9, "DRAWING_HEX",
            ask="hex", rule="EW-SET-42", do="dealing.lay_hex", outcomes="dealing.hex_outcomes",
            sample="dealing.sample_hex"),
        deals(10, "DRAWING_GLACIER", HEX,
            ask="glacier", rule="EW-MOD-02", do="glaciers.turn_glacier", outcomes="dealing.glacier_outcomes"),
        deals(11, "DRAWING_REST", optional(SEAT),  # or turned up
            ask="rest-token", rule="EW-MOD-06", do="dealing.draw_rest", outcomes="dealing.rest_outcomes"),
        asks(12, "CHOOSING_SIDE",
            ask="side", rule="EW-SET-18", may="dealing.SIDES", do="dealing.choose_side"),
        asks(13, "PICKING_CHIEF",
            ask="chief", rule="EW-VAR-03", may="dealing.may_pick_chief", do="dealing.pick_chief"),
        asks(14, "PICKING_SETUP",
            ask="setup", rule="EW-VAR-02", may="dealing.may_pick_setup", do="dealing.pick_setup"),
        asks(15, "PLACING",
            ask="place", rule="EW-ACT-09", may="turns.may_place", do="turns.place_or_play"),
        asks(16, "ACTING",
            ask="act", rule="EW-ACT-12", may="columns.may_act", do="columns.do"),
        asks(17, "GAINING", word("rung", ATOMS), flag("is_lesser"),  # only lower ones than its own
            ask="gain", rule="EW-GLD-05", may="gains.may_gain", do="gains.gain"),
        asks(18, "MOVING", number("steps", 1, MOST_STEPS), MUST,
            ask="move", rule="EW-ICON-11", may="terrain.may_move", do="terrain.move_camp"),
        asks(19, "SETTLING", MUST, flag("is_free"),  # without camps
            ask="settle", rule="EW-COL-MIG-05", may="terrain.may_settle", do="terrain.settle"),
        asks(20, "TAKING_STONE", MUST,
            ask="take-stone", rule="EW-COL-DEV-04", may="cards.may_take_stone", do="cards.take_stone"),
        asks(21, "TAKING_CULTURE", MUST,
            ask="culture", rule="EW-ICON-18", may="cards.may_take_culture", do="cards.take_culture"),
        asks(22, "TAKING_TRIBE",
            ATOM, number("left", 0, MOST), word("how", HOW),
            bits(number("types", 0, lookups.TYPES - 1)),  # taken so far
            MUST, flag("at_top"),  # of the column
            ask="tribe", rule="EW-ICON-13", may="cards.may_take_tribe", do="cards.take_tribe"),
        asks(23, "TAKING_ANIMAL", MUST,
            ask="animal", rule="EW-ICON-19", may="animals.may_take_animal", do="animals.take_animal"),
        asks(24, "REVEALING",
            ask="reveal", rule="EW-ICON-21", may="animals.REVEALS", do="animals.reveal_or_not"),
        asks(25, "TIPPING", MUST,
            ask="tip", rule="EW-COL-HUN-07", may="animals.may_tip", do="animals.tip"),
        asks(26, "BURYING", MUST,
            ask="bury", rule="EW-COL-INI-07", may="burying.may_bury", do="burying.bury"),
        asks(27, "DISCARDING",
            ask="discard", rule="EW-ICON-17", may="cards.may_discard", do="cards.discard"),
        asks(28, "PAYING", NODE,
            ask="pay", rule="EW-ICON-34", may="effects.ACCEPT_OR_NOT", do="effects.accept_or_not"),
        asks(29, "BRANCHING", NODE,
            ask="branch", rule="EW-ICON-54", may="effects.may_branch", do="effects.branch"),
        asks(30, "ORDERING", NODE, UNITS_LEFT, MUST,
            ask="term", rule="EW-ICON-50", may="effects.may_order", do="effects.order"),
        asks(31, "PILING", secret(printed("last", lookups.CARD_NAMES)),  # put last, so on top of the pile
            ask="pile", rule="EW-ACT-41", may="turns.may_pile", do="turns.pile"),
        asks(32, "RESOLVING",
            ask="resolve", rule="EW-ECL-12", may="eclipse.may_resolve", do="eclipse.resolve"),
        asks(33, "HARVESTING", HEXES_LEFT,
            ask="harvest", rule="EW-ECL-13", may="eclipse.may_harvest", do="eclipse.harvest"),
        asks(34, "BENEFITING", BENEFITS_LEFT,
            ask="benefit", rule="EW-ECL-19", may="eclipse.may_benefit", do="eclipse.benefit"),
        asks(35, "CHOOSING_TOKEN",
            ask="token", rule="EW-MOD-07", may="resting.TOKEN_CHOICES", do="resting.choose_token"),
        asks(36, "EXTENDING", rest(number("cells", 0, max(lookups.POSITIONS) - 1)),  # for the extra megalith
            ask="extend", rule="EW-ICON-33", may="extra.may_extend", do="extra.extend_or_not"),
        runs(37, "RUN", SEAT, NODE, MUST, do="effects.run"),
        runs(38, "TERMS", SEAT, NODE, UNITS_LEFT, MUST, do="effects.do_terms"),
        runs(39, "UNITS", SEAT, ATOM, AMOUNT, MUST, do="effects.do_units"),
        runs(40, "ACT", SEAT, do="columns.act"),  # whether there is anything to ask
        runs(41, "NEXT_CARD", SEAT, do="eclipse.next_card"),  # step b goes on
        runs(42, "SET_UP_SEAT", SEAT, do="setup.set_up_seat"),
        runs(43, "DRAFT", do="setup.draft"),
        runs(44, "BEGIN", do="eclipse.begin_round"),
        runs(45, "TURN", SEAT, flag("is_last"), do="turns.begin_turn"),  # their last of the round
        runs(46, "END_TURN", SEAT, flag("is_last"), do="turns.end_turn"),
        runs(47, "REVEAL_PILES", do="eclipse.reveal_piles"),
        runs(48, "TRACK_BENEFIT", SEAT, do="eclipse.track_benefit"),  # eclipse step a
        runs(49, "PILE_CARDS", SEAT, do="eclipse.pile_cards"),  # step b
        runs(50, "LED_HEXES", SEAT, do="eclipse.find_hexes"),  # step c
        runs(51, "OWN_BOARD", SEAT, do="eclipse.own_board"),  # step d
        runs(52, "NEXT_HEX", SEAT, HEXES_LEFT, do="eclipse.next_hex"),
        runs(53, "NEXT_BENEFIT", SEAT, BENEFITS_LEFT, do="eclipse.next_benefit"),
        runs(54, "END_ECLIPSE", do="eclipse.end_eclipse"),
        runs(55, "TURN_REST_UP", do="eclipse.turn_rest_up"),
        runs(56, "EXTEND", SEAT, POSITION, do="extra.extend"),  # of the megalith that was built
        asks(57, "CHOOSING_GLACIER", HEXES_LEFT,
            ask="glacier-next", rule="EW-MOD-03", may="glaciers.may_choose_glacier",
            do="glaciers.choose_glacier"),
        runs(58, "NEXT_GLACIER", SEAT, HEXES_LEFT, do="glaciers.next_glacier"),  # beside a new village
        asks(59, "TAKING_LAST",  # animal of the deck
            ask="last-animal", rule="EW-RUL-22", may="animals.TAKE_LAST_OR_NOT",
            do="animals.take_last_or_not"),
        runs(60, "PREPARE_HAND", SEAT, number("left", 0, MOST), do="gains.prepare_hand"),  # cards to draw
    ],
    events=[
        table_event(0, "STONE_SHOWN", STONE),
        table_event(1, "CULTURE_SHOWN", CARD),
        table_event(2, "ORDER_SET", rest(number("seats", 0, MOST_SEATS - 1))),
        table_event(3, "BOARDS_LAID"),
        seat_event(4, "CHIEF_TAKEN", CHIEF),
        seat_event(5, "SIDE_CHOSEN", CHIEF, SIDE),
        seat_event(6, "SETUP_TAKEN", SETUP_CARD),
        table_event(7, "ROUND_BEGUN", ROUND),
        seat_event(8, "FIGURE_PLACED", FIGURE, AT),
        seat_event(9, "CARD_PLAYED", CARD),
        seat_event(10, "GAINED", word("what", ATOMS), AMOUNT),
        seat_event(11, "PRICE_PAID",
            number("labor", 0, MOST), number("food", 0, FOOD_MOST), number("tools", 0, lookups.TOOLS_MOST)),
        seat_event(12, "FOOD_SPENT", number("food", 0, FOOD_MOST)),
        seat_event(13, "CLIMBED", TRACK, number("level", 0, max(lookups.SACRIFICE_TOP, lookups.HONOR_TOP))),
        seat_event(14, "MEGALITH_BUILT", POSITION, POINTS),
        seat_event(15, "SCORED", POINTS),
        seat_event(16, "CAMP_PLACED"),
        seat_event(17, "CAMP_MOVED", number("from", 0, HEXES - 1), number("to", 0, HEXES - 1)),
        seat_event(18, "SETTLED", JUNCTURE),
        seat_event(19, "STONE_TAKEN", STONE),
        seat_event(20, "RECRUITED", CARD, word("to", ("hand", "discard"))),
        seat_event(21, "CULTURE_TAKEN", CARD),
        seat_event(22, "ANIMAL_TAKEN", SPECIES),
        table_event(23, "ANIMAL_SHOWN", SPECIES),
        seat_event(24, "ANIMAL_TIPPED", SPECIES),
        seat_event(25, "CARD_BURIED", ZONE, CARD),
        seat_event(26, "CARD_DISCARDED", CARD),
        seat_event(27, "CARD_TAKEN_UP", secret(CARD)),
        seat_event(28, "RESHUFFLED"),
        seat_event(29, "CARD_PILED", secret(CARD)),
        seat_event(30, "PILE_SHOWN", number("labor", 0, MOST), rest(printed("cards", lookups.CARD_NAMES))),
        seat_event(31, "HARVESTED", LAND),
        seat_event(32, "STONE_SCORED", STONE, POINTS),
        table_event(33, "CULTURE_GONE"),
        table_event(34, "GLACIER_TURNED", HEX, GLACIER),
        table_event(35, "REST_TURNED", REST),
        seat_event(36, "TOKEN_TAKEN", REST),
        table_event(37, "ECLIPSE_BEGUN", ROUND),
        seat_event(38, "HAND_BURIED", secret(CARD)),  # a card that nobody else has seen
    ],
)
# fmt: on
