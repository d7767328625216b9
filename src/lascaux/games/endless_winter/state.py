"""A position of Endless Winter: boards, cards and animals, whose turn it is and how far it has come."""

from typing import Final, cast, final

from lascaux.engine.protocol import Frame, Packed, State
from lascaux.games.endless_winter.lookups import BASE_LIMIT, CAMPS, SPECIES, TRIBE_FIGURES
from lascaux.games.endless_winter.names import CULTURE_STEP, LABORS, NOTHING, SETUP

Numbers = tuple[int, ...]

BITS: Final = 8  # of a played card, for the abilities that were used


@final
class Terms:
    """What was agreed: never changes during a game, so copies share it."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers: Numbers = numbers
        players, _, layout, draft, glacier, rest, free, extra, *values = numbers
        self.players: int = players
        self.layout: int = layout  # of the megalith tiles
        self.drafts_setup: bool = draft > 0  # EW-VAR-02
        self.drafts_chiefs: bool = draft > 1  # EW-VAR-03
        self.glacier_tokens: bool = glacier > 0
        self.rest_tokens: bool = rest > 0
        self.free_villages: bool = free > 0  # a village icon needs no camps
        self.extra_falls: bool = extra > 0  # the extra megalith is on the ladder
        # In the order of EDITION_KEYS.
        self.prep_is_benefit: bool = values[0] > 0
        self.ladder_any_phase: bool = values[1] > 0
        self.compensates: bool = values[2] > 0
        self.reshuffles_early: bool = values[3] > 0
        self.faces: int = values[4]  # EW-RUL-20: what starting cards print, by the labor in their corners
        self.starting_labor: int = LABORS[values[4]]
        self.eclipse_labor_counts: bool = values[6] == 0
        self.single_move: bool = values[8] == 0
        self.culture_vp: bool = values[9] == 0
        self.tile_table: bool = values[10] == 0
        self.sums_species: bool = values[11] == 0
        self.locks_turn: bool = values[12] == 0
        self.rest_blocks_culture: bool = values[13] > 0
        self.sole_majority: bool = values[14] > 0
        self.reduced: bool = values[15] > 0


@final
class Tribe:
    """What one seat has: its board, its pieces, its cards."""

    def __init__(self) -> None:
        self.food: int = 0
        self.tools: int = 0
        self.vp: int = 0  # scored so far
        self.camps: int = CAMPS  # left on the player board
        self.megaliths: int = 0  # that have left the supply
        self.figures: int = TRIBE_FIGURES  # tribe figures not placed yet
        self.chief_ready: int = 1  # 1 while the chief is not placed
        self.resting: int = 0  # own figures on the rest space
        self.sacrifice: int = 0  # level
        self.honor: int = 0  # level
        self.chief: int = NOTHING  # the card
        self.side: int = 0  # of the chief card
        self.setup: int = NOTHING  # the setup card
        self.hand: Numbers = ()  # cards are kept in rising order in every zone
        self.deck: Numbers = ()  # nobody knows its order, so it has none
        self.discard: Numbers = ()
        self.played: Numbers = ()  # 8 * card + the abilities used so far, as bits
        self.buried: Numbers = ()
        self.shown: Numbers = ()  # those of the buried cards that everybody has seen
        self.pile: Numbers = ()  # the eclipse pile
        self.known: Numbers = ()  # cards in hand that everybody has seen there
        self.camp_at: Numbers = ()  # hexes, in rising order
        self.settled: Numbers = ()  # junctures with a village
        self.untipped: Numbers = (0,) * SPECIES  # by species
        self.tipped: Numbers = (0,) * SPECIES  # by species
        self.stones: Numbers = ()  # in the order of their slots

    def copy(self) -> "Tribe":
        other = Tribe()
        other.food = self.food
        other.tools = self.tools
        other.vp = self.vp
        other.camps = self.camps
        other.megaliths = self.megaliths
        other.figures = self.figures
        other.chief_ready = self.chief_ready
        other.resting = self.resting
        other.sacrifice = self.sacrifice
        other.honor = self.honor
        other.chief = self.chief
        other.side = self.side
        other.setup = self.setup
        other.hand = self.hand
        other.deck = self.deck
        other.discard = self.discard
        other.played = self.played
        other.buried = self.buried
        other.shown = self.shown
        other.pile = self.pile
        other.known = self.known
        other.camp_at = self.camp_at
        other.settled = self.settled
        other.untipped = self.untipped
        other.tipped = self.tipped
        other.stones = self.stones
        return other

    def pack(self) -> Packed:
        return (
            (
                self.food,
                self.tools,
                self.vp,
                self.camps,
                self.megaliths,
                self.figures,
                self.chief_ready,
                self.resting,
                self.sacrifice,
                self.honor,
                self.chief,
                self.side,
                self.setup,
            ),
            self.hand,
            self.deck,
            self.discard,
            self.played,
            self.buried,
            self.shown,
            self.pile,
            self.known,
            self.camp_at,
            self.settled,
            self.untipped,
            self.tipped,
            self.stones,
        )


@final
class EndlessWinter(State):
    """A position. Tuples are shared by copies and replaced, never changed."""

    def __init__(self, terms: Terms, stack: list[Frame], tribes: list[Tribe]) -> None:
        super().__init__(stack)
        self.terms: Terms = terms
        self.tribes: list[Tribe] = tribes  # by seat
        self.phase: int = SETUP
        self.round: int = 0
        self.section: int = CULTURE_STEP  # of the turn
        self.place: int = NOTHING  # where this turn's figure stands
        self.labor: int = 0  # in halves
        self.cultures: int = 0  # culture cards played in this turn
        self.chief_used: int = 0  # 1 once the ability was used in this turn
        self.types: int = 0  # taken at the top of Initiate in this turn, as bits
        self.is_first: int = 0  # whether this turn's figure may take the bottom action
        self.rested: int = 0  # effects of resting done in this turn
        self.token: int = NOTHING  # the rest token of this turn
        self.token_used: int = 0  # its effects, as bits
        self.token_taken: int = 0  # 1 once somebody rested in this round
        self.columns: int = 0  # that had a figure in this round, as bits
        self.rest_up: int = NOTHING  # the open rest token
        self.order: Numbers = ()  # seats, the first to move first
        self.honored: Numbers = ()  # seats by their place on the honor track, best first
        self.standing: Numbers = ()  # figures on the board: 8 * place + 2 * seat + figure, as they came
        self.locked: Numbers = ()  # cards recruited in this turn, which can't be played
        self.stones: Numbers = ()  # on display
        self.stone_box: Numbers = ()  # not drawn
        self.culture: Numbers = ()  # the display by slot; NOTHING where one is gone
        self.culture_deck: Numbers = ()  # of both eras
        self.piles: Numbers = ()  # by tribe type
        self.grounds: Numbers = ()  # by species
        self.animals: Numbers = ()  # the deck, by species
        self.terrain: Numbers = ()  # by hex
        self.bag: Numbers = ()  # by kind of land: tiles not laid yet
        self.tiles: Numbers = ()  # of the megalith board, by slot
        self.built: Numbers = ()  # by position: whose megalith, or NOTHING
        self.glacier: Numbers = ()  # by hex: a token, FACE_DOWN or NO_TOKEN
        self.glacier_box: Numbers = ()  # tokens nobody has seen
        self.rest_hidden: Numbers = ()  # tokens of the stack whose order nobody knows
        self.rest_under: Numbers = ()  # tokens below them, the topmost first
        self.chiefs: Numbers = ()  # laid out for the draft
        self.setups: Numbers = ()  # laid out for the draft
        self.labors: Numbers = ()  # by seat: halves in the last comparison
        self.unresolved: Numbers = ()  # cards of the eclipse pile still to be resolved

    def copy(self) -> "EndlessWinter":
        other = EndlessWinter(self.terms, self.stack[:], [tribe.copy() for tribe in self.tribes])
        other.phase = self.phase
        other.round = self.round
        other.section = self.section
        other.place = self.place
        other.labor = self.labor
        other.cultures = self.cultures
        other.chief_used = self.chief_used
        other.types = self.types
        other.is_first = self.is_first
        other.rested = self.rested
        other.token = self.token
        other.token_used = self.token_used
        other.token_taken = self.token_taken
        other.columns = self.columns
        other.rest_up = self.rest_up
        other.order = self.order
        other.honored = self.honored
        other.standing = self.standing
        other.locked = self.locked
        other.stones = self.stones
        other.stone_box = self.stone_box
        other.culture = self.culture
        other.culture_deck = self.culture_deck
        other.piles = self.piles
        other.grounds = self.grounds
        other.animals = self.animals
        other.terrain = self.terrain
        other.bag = self.bag
        other.tiles = self.tiles
        other.built = self.built
        other.glacier = self.glacier
        other.glacier_box = self.glacier_box
        other.rest_hidden = self.rest_hidden
        other.rest_under = self.rest_under
        other.chiefs = self.chiefs
        other.setups = self.setups
        other.labors = self.labors
        other.unresolved = self.unresolved
        return other

    def pack(self) -> Packed:
        return (
            self.terms.numbers,
            tuple(self.stack),
            tuple([tribe.pack() for tribe in self.tribes]),
            (
                self.phase,
                self.round,
                self.section,
                self.place,
                self.labor,
                self.cultures,
                self.chief_used,
                self.types,
                self.is_first,
                self.rested,
                self.token,
                self.token_used,
                self.token_taken,
                self.columns,
                self.rest_up,
            ),
            self.order,
            self.honored,
            self.standing,
            self.locked,
            self.stones,
            self.stone_box,
            self.culture,
            self.culture_deck,
            self.piles,
            self.grounds,
            self.animals,
            self.terrain,
            self.bag,
            self.tiles,
            self.built,
            self.glacier,
            self.glacier_box,
            self.rest_hidden,
            self.rest_under,
            self.chiefs,
            self.setups,
            self.labors,
            self.unresolved,
        )


def unpack_tribe(packed: Packed) -> Tribe:
    tribe = Tribe()
    (
        tribe.food,
        tribe.tools,
        tribe.vp,
        tribe.camps,
        tribe.megaliths,
        tribe.figures,
        tribe.chief_ready,
        tribe.resting,
        tribe.sacrifice,
        tribe.honor,
        tribe.chief,
        tribe.side,
        tribe.setup,
    ) = cast(Numbers, packed[0])
    (
        tribe.hand,
        tribe.deck,
        tribe.discard,
        tribe.played,
        tribe.buried,
        tribe.shown,
        tribe.pile,
        tribe.known,
        tribe.camp_at,
        tribe.settled,
        tribe.untipped,
        tribe.tipped,
        tribe.stones,
    ) = [cast(Numbers, part) for part in packed[1:]]
    return tribe


def unpack(packed: Packed) -> EndlessWinter:
    tribes = [unpack_tribe(tribe) for tribe in cast(tuple[Packed, ...], packed[2])]
    s = EndlessWinter(Terms(cast(Numbers, packed[0])), list(cast(tuple[Frame, ...], packed[1])), tribes)
    (
        s.phase,
        s.round,
        s.section,
        s.place,
        s.labor,
        s.cultures,
        s.chief_used,
        s.types,
        s.is_first,
        s.rested,
        s.token,
        s.token_used,
        s.token_taken,
        s.columns,
        s.rest_up,
    ) = cast(Numbers, packed[3])
    (
        s.order,
        s.honored,
        s.standing,
        s.locked,
        s.stones,
        s.stone_box,
        s.culture,
        s.culture_deck,
        s.piles,
        s.grounds,
        s.animals,
        s.terrain,
        s.bag,
        s.tiles,
        s.built,
        s.glacier,
        s.glacier_box,
        s.rest_hidden,
        s.rest_under,
        s.chiefs,
        s.setups,
        s.labors,
        s.unresolved,
    ) = [cast(Numbers, part) for part in packed[4:]]
    return s


def food_limit(tribe: Tribe) -> int:
    """EW-GLD-10: five and one for each camp that has left the board."""
    return BASE_LIMIT + CAMPS - tribe.camps


def with_card(cards: Numbers, card: int) -> Numbers:
    """One more card, in its place."""
    at = 0
    while at < len(cards) and cards[at] < card:
        at += 1
    changed = list(cards)
    changed.insert(at, card)
    return tuple(changed)


def without_card(cards: Numbers, card: int) -> Numbers:
    """One less of a card that is there. Looked for here: a compiled loop is faster than a search."""
    at = 0
    while cards[at] != card:
        at += 1
    return cards[:at] + cards[at + 1 :]


def shifted(numbers: Numbers, place: int, by: int) -> Numbers:
    """The same with one number raised or lowered."""
    changed = list(numbers)
    changed[place] += by
    assert changed[place] >= 0
    return tuple(changed)
