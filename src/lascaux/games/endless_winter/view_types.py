"""What a view is made of, as types: for `view.py`, and for readers in other languages (`Game.view_type`).

Not compiled: compiled code forgets what is in a list and which fields may be missing. What never changes in a
game is in `Printed`, which is asked for once; a hex or a position of the view is the one of the same number
there. Effects are named by the texts of the component files. `label` is how a hex or a megalith's place is
called on the board and in every text (labels.py): whoever draws the board writes it there.
"""

from typing import NotRequired, TypedDict

from lascaux.games.view_types import Asked, Said


class PrintedCard(TypedDict):
    era: int  # of a culture card; 0 for a tribe card
    labor: int  # in halves
    vp: int  # at the end
    abilities: list[str]


class PrintedSpecies(TypedDict):
    copies: int
    wild: bool
    set_vp: list[int]  # by size, from 1
    tip: str


class PrintedStone(TypedDict):
    era: int
    family: str
    of: list[str]  # lands or species
    vp: int  # for each; 0 if there is a table
    table: list[list[int]]  # at least so many, points


class PrintedLand(TypedDict):
    kind: str  # land, glacier or base
    reward: str


class PrintedColumn(TypedDict):
    top: list[str]
    middle: str
    bottom: str


class PrintedSacrifice(TypedDict):
    resources: int  # so many are worth
    points: int  # so much at the end
    reward: str


class PrintedSetup(TypedDict):
    food: int
    tools: int
    tribe: str
    animals: list[str]
    camp: bool


class PrintedSlot(TypedDict):
    """A slot for a sacred stone."""

    tools: int
    food: int
    reward: str


class PrintedSpace(TypedDict):
    """A space of the megalith supply."""

    pieces: int
    reward: str  # in every eclipse once it is empty


class PrintedHex(TypedDict):
    label: str  # row and number, such as B3
    place: list[int]  # on slanted axes, the base in the middle


class PrintedPosition(TypedDict):
    """A place for a megalith in a layout of the tiles."""

    label: str  # row and column of a cell, such as 2-5; on a higher level that of the cell in its upper left
    level: int  # 1 on the board
    below: list[int]  # the four positions that carry it; empty for a cell
    place: list[int]  # column and row of a cell


class PrintedCell(TypedDict):
    """A cell of a megalith tile."""

    start: bool
    arrows: list[int]  # the cells of the tile that an extra megalith may go to
    reward: str


class Gain(TypedDict):
    what: str
    amount: int  # of labor in halves
    how: str  # several tribe cards must be: any, different, same


class Price(TypedDict):
    what: str
    amount: int  # of labor in halves


class Test(TypedDict):
    what: str
    how: str  # animals must be: any, different, same
    least: int | None  # None where nothing is counted


class Tree(TypedDict):
    """An effect, parsed. One of these is there, and nothing in an effect that gives nothing."""

    gain: NotRequired[Gain]
    all: NotRequired["list[Tree]"]  # in any order
    either: NotRequired["list[Tree]"]  # one of them
    pay: NotRequired["Payment"]
    condition: NotRequired["Condition"]


class Payment(TypedDict):
    price: list[Price]  # in the order in which it is printed
    effect: Tree


class Condition(TypedDict):
    tests: list[Test]  # all of them
    effect: Tree


class Effect(TypedDict):
    gate: str | None  # the column where it works, or eclipse
    tree: Tree
    words: Said


class Printed(TypedDict):
    """What is printed on the components (`Game.printed`). A reward, tip or ability names one of `effects`."""

    effects: dict[str, Effect]
    # A text a line, by kind of component and name: card, species, stone, land, chief (both sides), setup,
    # glacier_token, rest_token, column, rest; by number: slot, village, megalith_space, turn_order and burial
    # from 1, sacrifice and honor from level 0.
    words: dict[str, dict[str, list[Said]]]
    cards: dict[str, PrintedCard]
    species: dict[str, PrintedSpecies]
    stones: dict[str, PrintedStone]
    lands: dict[str, PrintedLand]
    chiefs: dict[str, list[str]]  # the abilities of both sides
    setups: dict[str, PrintedSetup]
    glacier_tokens: dict[str, str]
    rest_tokens: dict[str, list[str]]
    columns: dict[str, PrintedColumn]
    sacrifice: list[PrintedSacrifice]  # by level from 0
    honor: list[int]  # points, by level from 0
    burial: list[list[list[int]]]  # by rank on the honor track: at least so many cards, points
    icons: list[int]  # spaces of the food track with an icon for labor just below
    tools_most: int
    food_most: int  # with all camps off the board
    turn_order: list[str]  # by place
    slots: list[PrintedSlot]
    spaces: list[PrintedSpace]
    villages: list[str]  # in every eclipse, for each that left the board
    rest: list[str]
    rest_labor: int  # in halves, in the eclipse
    hexes: list[PrintedHex]
    junctures: list[list[int]]  # the three hexes of each
    layouts: dict[str, list[PrintedPosition]]  # the cells of all tiles first
    tiles: dict[str, list[PrintedCell]]  # as many in each
    rounds: int


class PlayedView(TypedDict):
    card: str
    used: list[int]  # abilities that were used in this turn


class TribeView(TypedDict):
    food: int
    limit: int
    tools: int
    points: int  # scored so far
    final: int  # if the game ended now
    camps: int  # left on the board
    villages: int  # left on the board
    megaliths: int  # left in the supply
    figures: int  # tribe figures not placed yet
    chief: str | None
    side: int
    setup: str | None  # the card, until it has been carried out
    chief_ready: bool
    resting: int
    sacrifice: int
    honor: int
    hand: int
    known: list[str]  # cards in hand that everybody has seen
    deck: int
    discard: list[str]
    played: list[PlayedView]
    buried: int
    shown: list[str]  # buried cards that everybody has seen
    pile: int
    pile_cards: NotRequired[list[str]]  # once it is open, or to its owner
    hand_cards: NotRequired[list[str]]  # of the seat itself only, like the next two
    deck_cards: NotRequired[list[str]]  # what is left in it, in no order
    buried_cards: NotRequired[list[str]]
    untipped: dict[str, int]
    tipped: dict[str, int]
    stones: list[str]


class HexView(TypedDict):
    land: str
    camps: list[int]  # by seat
    influence: list[int]  # by seat
    leads: list[int]  # seats that it would pay in an eclipse now
    token: str | None  # of the module: its name, or face_down


class VillageView(TypedDict):
    juncture: int
    seat: int


class FigureView(TypedDict):
    seat: int
    figure: str
    place: str


class TurnView(TypedDict):
    section: str
    place: str | None
    labor: int  # in halves
    cultures: int  # culture cards played
    chief_used: bool
    first: bool  # may take the bottom action
    token: str | None
    token_used: list[int]  # effects of the rest token
    rested: int  # effects of resting that were carried out
    recruited: list[str]  # at the top of Initiate, each type once
    locked: list[str]  # cards recruited in this turn, which can't be played


class EclipseView(TypedDict):
    """EW-ECL-09: everybody does the four steps, one seat after the other."""

    seat: int | None
    step: str  # track, cards, lands or board


class EndlessWinterView(TypedDict):
    asks: Asked | None  # null at the end
    round: int
    phase: str
    eclipse: EclipseView | None
    points: list[int]  # by seat, scored so far
    order: list[int]
    turn: TurnView
    figures: list[FigureView]
    tribes: list[TribeView]
    culture: list[str | None]
    culture_deck: list[int]  # by era
    piles: dict[str, int]
    stones: list[str]
    grounds: dict[str, int]
    animals: int  # left in the deck
    hexes: list[HexView]
    villages: list[VillageView]
    layout: str  # of the megalith tiles
    tiles: list[str]  # that lie in it so far
    megaliths: list[int | None]  # by position: a seat, or 4 if neutral; empty before the tiles are laid
    honored: list[int]  # seats by their place on the honor track
    labors: list[int]  # by seat, in halves, in the last comparison
    rest_token: str | None
    rest_stack: int
    chiefs: list[str]  # to be picked
    setups: list[str]
    printing: str  # what is printed on the components: Game.printed(printing)
