"""EW-ENG-01: what chance deals. A pile without a known order is what is left of it."""

from itertools import permutations
from typing import Final

from lascaux.engine.chance import Rng
from lascaux.engine.flow import replaced
from lascaux.engine.protocol import NOBODY, Action, Frame
from lascaux.engine.trace import note, note_all
from lascaux.games.endless_winter.generated import actions, events
from lascaux.games.endless_winter.hexes import HEXES
from lascaux.games.endless_winter.lookups import (
    BASE_LAND,
    CARD_ERA,
    CHIEFS,
    ERA_OF_ROUND,
    GLACIER,
    KINDS,
    SETUPS,
    SPECIES,
    STONE_ERA,
    TILE_NAMES,
)
from lascaux.games.endless_winter.names import FACE_DOWN, NOTHING
from lascaux.games.endless_winter.rules.resting import take_token
from lascaux.games.endless_winter.setup import lands_left, lands_to_lay
from lascaux.games.endless_winter.state import EndlessWinter, Numbers, shifted, with_card, without_card

CARD_DRAWS: Final[list[Action]] = [(actions.CARD_DRAWN, card) for card in range(KINDS)]
ANIMAL_DRAWS: Final[list[Action]] = [(actions.ANIMAL_DRAWN, species) for species in range(SPECIES)]
HEX_DRAWS: Final[list[Action]] = [(actions.HEX_DRAWN, land) for land in range(GLACIER + 1)]
SIDES: Final[list[Action]] = [(actions.SIDE, 0), (actions.SIDE, 1)]


def stone_outcomes(s: EndlessWinter, frame: Frame) -> list[tuple[Action, int]]:
    """EW-SET-04: of an era."""
    _, _, era = frame
    return [((actions.STONE_DRAWN, stone), 1) for stone in s.stone_box if STONE_ERA[stone] == era]


def culture_outcomes(s: EndlessWinter, frame: Frame) -> list[tuple[Action, int]]:
    """EW-SET-10, EW-PRP-05: of the era that comes next."""
    era = ERA_OF_ROUND[s.round + 1]
    return [((actions.CULTURE_DRAWN, card), 1) for card in s.culture_deck if CARD_ERA[card] == era]


def card_outcomes(s: EndlessWinter, frame: Frame) -> list[tuple[Action, int]]:
    """EW-GLD-01: the seat's deck; nobody knows its order."""
    _, _, seat = frame
    return weighed(s.tribes[seat].deck)


def animal_outcomes(s: EndlessWinter, frame: Frame) -> list[tuple[Action, int]]:
    return [(ANIMAL_DRAWS[i], number) for i, number in enumerate(s.animals) if number]


def order_outcomes(s: EndlessWinter, frame: Frame) -> list[tuple[Action, int]]:
    """EW-SET-33: any order."""
    return [((actions.ORDER_DRAWN, *order), 1) for order in permutations(range(s.terms.players))]


def tile_outcomes(s: EndlessWinter, frame: Frame) -> list[tuple[Action, int]]:
    return [((actions.TILE_DRAWN, tile), 1) for tile in range(len(TILE_NAMES)) if tile not in s.tiles]


def land_outcomes(s: EndlessWinter, frame: Frame) -> list[tuple[Action, int]]:
    return [((actions.LAND_DRAWN, land), number) for land, number in enumerate(lands_left(s)) if number]


def hex_outcomes(s: EndlessWinter, frame: Frame) -> list[tuple[Action, int]]:
    return [((actions.HEX_DRAWN, land), number) for land, number in enumerate(lands_to_lay(s)) if number]


def chief_outcomes(s: EndlessWinter, frame: Frame) -> list[tuple[Action, int]]:
    return [((actions.CHIEF_DEALT, chief), 1) for chief in range(CHIEFS) if is_left(s, chief)]


def setup_outcomes(s: EndlessWinter, frame: Frame) -> list[tuple[Action, int]]:
    gone = [*s.setups, *[tribe.setup for tribe in s.tribes]]
    return [((actions.SETUP_DEALT, card), 1) for card in range(SETUPS) if card not in gone]


def glacier_outcomes(s: EndlessWinter, frame: Frame) -> list[tuple[Action, int]]:
    return [((actions.GLACIER_DRAWN, token), 1) for token in s.glacier_box]


def rest_outcomes(s: EndlessWinter, frame: Frame) -> list[tuple[Action, int]]:
    return [((actions.REST_DRAWN, token), 1) for token in s.rest_hidden]


def is_left(s: EndlessWinter, chief: int) -> bool:
    return chief not in s.chiefs and all(tribe.chief != chief for tribe in s.tribes)


def weighed(cards: Numbers) -> list[tuple[Action, int]]:
    """Equal cards together; the cards are in rising order."""
    found: list[tuple[Action, int]] = []
    last = NOTHING
    for card in cards:
        if card != last:
            last = card
            found.append((CARD_DRAWS[card], cards.count(card)))
    return found


def sample_card(s: EndlessWinter, frame: Frame, rng: Rng) -> Action:
    """What is drawn often is drawn without listing everything."""
    _, _, seat = frame
    deck = s.tribes[seat].deck
    return CARD_DRAWS[deck[rng.below(len(deck))]]


def sample_animal(s: EndlessWinter, frame: Frame, rng: Rng) -> Action:
    return ANIMAL_DRAWS[one_of(s.animals, rng)]


def sample_hex(s: EndlessWinter, frame: Frame, rng: Rng) -> Action:
    return HEX_DRAWS[one_of(tuple(lands_to_lay(s)), rng)]


def sample_culture(s: EndlessWinter, frame: Frame, rng: Rng) -> Action:
    return (actions.CULTURE_DRAWN, one_of_era(s.culture_deck, CARD_ERA, ERA_OF_ROUND[s.round + 1], rng))


def sample_stone(s: EndlessWinter, frame: Frame, rng: Rng) -> Action:
    _, _, era = frame
    return (actions.STONE_DRAWN, one_of_era(s.stone_box, STONE_ERA, era, rng))


def one_of(numbers: Numbers, rng: Rng) -> int:
    """A kind, by how many of it there are."""
    ticket = rng.below(sum(numbers))
    kind = 0
    while ticket >= numbers[kind]:
        ticket -= numbers[kind]
        kind += 1
    return kind


def one_of_era(things: Numbers, eras: list[int], era: int, rng: Rng) -> int:
    of_era = [thing for thing in things if eras[thing] == era]
    return of_era[rng.below(len(of_era))]


def show_stone(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-SET-04: face up."""
    _, stone = action
    s.stones = (*s.stones, stone)
    s.stone_box = without_card(s.stone_box, stone)
    note(s, events.STONE_SHOWN, NOBODY, stone)


def show_culture(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-SET-10, EW-PRP-05 to 07: face up to its slot."""
    _, _, slot = frame
    _, card = action
    s.culture = replaced(s.culture, slot, card)
    s.culture_deck = without_card(s.culture_deck, card)
    note(s, events.CULTURE_SHOWN, NOBODY, card)


def draw_rest(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-MOD-06, EW-MOD-07: the top token, turned up or taken."""
    _, _, seat = frame
    _, token = action
    s.rest_hidden = without_card(s.rest_hidden, token)
    if seat == NOTHING:
        s.rest_up = token
        note(s, events.REST_TURNED, NOBODY, token)
    else:
        take_token(s, seat, token)


def set_order(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-SET-33, EW-SET-34."""
    s.order = action[1:]
    note_all(s, events.ORDER_SET, NOBODY, s.order)


def lay_tile(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-SET-36: beside the others."""
    s.tiles = (*s.tiles, action[1])


def put_in_bag(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-SET-40: among the tiles to be laid."""
    s.bag = shifted(s.bag, action[1], 1)


def lay_hex(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-SET-37, EW-SET-42: round the base tile. EW-MOD-01: a token face down on every glacier."""
    _, land = action
    if not s.terrain:
        s.terrain = (BASE_LAND,)
    if land == GLACIER and s.terms.glacier_tokens:
        s.glacier = replaced(s.glacier, len(s.terrain), FACE_DOWN)
    s.terrain = (*s.terrain, land)
    if len(s.terrain) == HEXES:
        note(s, events.BOARDS_LAID, NOBODY)


def deal_chief(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-SET-11; EW-VAR-03: or laid out for all."""
    _, _, seat = frame
    _, chief = action
    if seat == NOTHING:
        s.chiefs = with_card(s.chiefs, chief)
    else:
        take_chief(s, seat, chief)


def deal_setup(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-SET-20; EW-VAR-02: or laid out for all."""
    _, _, seat = frame
    _, card = action
    if seat == NOTHING:
        s.setups = with_card(s.setups, card)
    else:
        take_setup(s, seat, card)


def take_chief(s: EndlessWinter, seat: int, chief: int) -> None:
    s.tribes[seat].chief = chief
    note(s, events.CHIEF_TAKEN, seat, chief)


def take_setup(s: EndlessWinter, seat: int, card: int) -> None:
    s.tribes[seat].setup = card
    note(s, events.SETUP_TAKEN, seat, card)


def may_pick_chief(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-VAR-03: one of those laid out."""
    return [(actions.PICK_CHIEF, chief) for chief in s.chiefs]


def pick_chief(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-VAR-03: what nobody wants returns to the box."""
    s.chiefs = without_card(s.chiefs, action[1])
    take_chief(s, frame[1], action[1])
    if len(s.chiefs) == 1:
        s.chiefs = ()


def may_pick_setup(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-VAR-02: one of those laid out."""
    return [(actions.PICK_SETUP, card) for card in s.setups]


def pick_setup(s: EndlessWinter, frame: Frame, action: Action) -> None:
    s.setups = without_card(s.setups, action[1])
    take_setup(s, frame[1], action[1])
    if len(s.setups) == 1:
        s.setups = ()


def choose_side(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-SET-18: fixed for the game."""
    _, seat = frame
    _, side = action
    s.tribes[seat].side = side
    note(s, events.SIDE_CHOSEN, seat, s.tribes[seat].chief, side)
