"""EW-ENG-01: what chance deals. A pile without a known order is what is left of it."""

from itertools import permutations
from typing import Final

from lascaux.engine.chance import Rng, weighted
from lascaux.engine.flow import replaced
from lascaux.engine.protocol import NOBODY, Action, Frame
from lascaux.engine.trace import note, note_all
from lascaux.games.endless_winter.hexes import HEXES
from lascaux.games.endless_winter.names import (
    ANIMAL_DRAWN,
    BOARDS_LAID,
    CARD_DRAWN,
    CHIEF_DEALT,
    CHIEF_TAKEN,
    CULTURE_DRAWN,
    CULTURE_SHOWN,
    DEALING_CHIEF,
    DEALING_SETUP,
    DRAWING_ANIMAL,
    DRAWING_CARD,
    DRAWING_CULTURE,
    DRAWING_GLACIER,
    DRAWING_HEX,
    DRAWING_LAND,
    DRAWING_ORDER,
    DRAWING_REST,
    DRAWING_STONE,
    DRAWING_TILE,
    FACE_DOWN,
    GLACIER_DRAWN,
    HEX_DRAWN,
    LAND_DRAWN,
    NOTHING,
    ORDER_DRAWN,
    ORDER_SET,
    PICK_CHIEF,
    PICK_SETUP,
    REST_DRAWN,
    REST_TURNED,
    SETUP_DEALT,
    SETUP_TAKEN,
    SIDE,
    SIDE_CHOSEN,
    STONE_DRAWN,
    STONE_SHOWN,
    TILE_DRAWN,
)
from lascaux.games.endless_winter.rules.animals import draw_animal
from lascaux.games.endless_winter.rules.gains import draw_card
from lascaux.games.endless_winter.rules.glaciers import turn_glacier
from lascaux.games.endless_winter.rules.resting import take_token
from lascaux.games.endless_winter.setup import lands_left, lands_to_lay
from lascaux.games.endless_winter.state import EndlessWinter, Numbers, shifted, with_card, without_card
from lascaux.games.endless_winter.tables import (
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

CARD_DRAWS: Final[list[Action]] = [(CARD_DRAWN, card) for card in range(KINDS)]
ANIMAL_DRAWS: Final[list[Action]] = [(ANIMAL_DRAWN, species) for species in range(SPECIES)]
HEX_DRAWS: Final[list[Action]] = [(HEX_DRAWN, land) for land in range(GLACIER + 1)]
SIDES: Final[list[Action]] = [(SIDE, 0), (SIDE, 1)]


def outcomes(s: EndlessWinter, frame: Frame) -> list[tuple[Action, int]]:
    """Everything that may come at a chance node, with its weight."""
    kind = frame[0]
    if kind == DRAWING_CARD:
        return weighed(s.tribes[frame[2]].deck)
    if kind == DRAWING_ANIMAL:
        return [(ANIMAL_DRAWS[i], number) for i, number in enumerate(s.animals) if number]
    if kind == DRAWING_CULTURE:
        era = ERA_OF_ROUND[s.round + 1]
        return [((CULTURE_DRAWN, card), 1) for card in s.culture_deck if CARD_ERA[card] == era]
    if kind == DRAWING_STONE:
        return [((STONE_DRAWN, stone), 1) for stone in s.stone_box if STONE_ERA[stone] == frame[2]]
    if kind == DRAWING_ORDER:
        return [((ORDER_DRAWN, *order), 1) for order in permutations(range(s.terms.players))]
    if kind == DRAWING_LAND:
        return [((LAND_DRAWN, land), number) for land, number in enumerate(lands_left(s)) if number]
    if kind == DRAWING_HEX:
        return [((HEX_DRAWN, land), number) for land, number in enumerate(lands_to_lay(s)) if number]
    return few_outcomes(s, frame)


def few_outcomes(s: EndlessWinter, frame: Frame) -> list[tuple[Action, int]]:
    kind = frame[0]
    if kind == DRAWING_TILE:
        return [((TILE_DRAWN, tile), 1) for tile in range(len(TILE_NAMES)) if tile not in s.tiles]
    if kind == DEALING_CHIEF:
        return [((CHIEF_DEALT, chief), 1) for chief in range(CHIEFS) if is_left(s, chief)]
    if kind == DEALING_SETUP:
        taken = [tribe.setup for tribe in s.tribes]
        return [
            ((SETUP_DEALT, card), 1) for card in range(SETUPS) if card not in taken and card not in s.setups
        ]
    if kind == DRAWING_GLACIER:
        return [((GLACIER_DRAWN, token), 1) for token in s.glacier_box]
    return [((REST_DRAWN, token), 1) for token in s.rest_hidden] if kind == DRAWING_REST else []


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


def sample(s: EndlessWinter, frame: Frame, rng: Rng) -> Action:
    """One outcome, without listing all of them where they are drawn often."""
    kind = frame[0]
    if kind == DRAWING_CARD:
        deck = s.tribes[frame[2]].deck
        return CARD_DRAWS[deck[rng.below(len(deck))]]
    if kind == DRAWING_ANIMAL:
        return ANIMAL_DRAWS[one_of(s.animals, rng)]
    if kind == DRAWING_HEX:
        return HEX_DRAWS[one_of(tuple(lands_to_lay(s)), rng)]
    if kind == DRAWING_CULTURE:
        return (CULTURE_DRAWN, one_of_era(s.culture_deck, CARD_ERA, ERA_OF_ROUND[s.round + 1], rng))
    if kind == DRAWING_STONE:
        return (STONE_DRAWN, one_of_era(s.stone_box, STONE_ERA, frame[2], rng))
    return weighted(outcomes(s, frame), rng)


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


def happen(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """What chance brought is put in its place."""
    kind = frame[0]
    if kind == DRAWING_CARD:
        draw_card(s, frame, action)
    elif kind == DRAWING_ANIMAL:
        draw_animal(s, frame, action)
    elif kind == DRAWING_CULTURE:
        show_culture(s, frame[2], action[1])
    elif kind == DRAWING_STONE:
        s.stones = (*s.stones, action[1])
        s.stone_box = without_card(s.stone_box, action[1])
        note(s, STONE_SHOWN, NOBODY, action[1])
    elif kind == DRAWING_GLACIER:
        turn_glacier(s, frame, action)
    elif kind == DRAWING_REST:
        draw_rest(s, frame[2], action[1])
    else:
        happen_in_setup(s, frame, action)


def show_culture(s: EndlessWinter, slot: int, card: int) -> None:
    """EW-SET-10, EW-PRP-05 to 07: face up to its slot."""
    s.culture = replaced(s.culture, slot, card)
    s.culture_deck = without_card(s.culture_deck, card)
    note(s, CULTURE_SHOWN, NOBODY, card)


def draw_rest(s: EndlessWinter, seat: int, token: int) -> None:
    """EW-MOD-06, EW-MOD-07: the top token, turned up or taken."""
    s.rest_hidden = without_card(s.rest_hidden, token)
    if seat == NOTHING:
        s.rest_up = token
        note(s, REST_TURNED, NOBODY, token)
    else:
        take_token(s, seat, token)


def happen_in_setup(s: EndlessWinter, frame: Frame, action: Action) -> None:
    kind = frame[0]
    if kind == DRAWING_ORDER:
        s.order = action[1:]  # EW-SET-33, EW-SET-34
        note_all(s, ORDER_SET, NOBODY, s.order)
    elif kind == DRAWING_TILE:
        s.tiles = (*s.tiles, action[1])  # EW-SET-36
    elif kind == DRAWING_LAND:
        s.bag = shifted(s.bag, action[1], 1)  # EW-SET-40
    elif kind == DRAWING_HEX:
        lay_hex(s, action[1])
    elif kind == DEALING_CHIEF:
        deal_chief(s, frame[2], action[1])
    else:
        deal_setup(s, frame[2], action[1])


def lay_hex(s: EndlessWinter, land: int) -> None:
    """EW-SET-37, EW-SET-42: round the base tile. EW-MOD-01: a token face down on every glacier."""
    if not s.terrain:
        s.terrain = (BASE_LAND,)
    if land == GLACIER and s.terms.glacier_tokens:
        s.glacier = replaced(s.glacier, len(s.terrain), FACE_DOWN)
    s.terrain = (*s.terrain, land)
    if len(s.terrain) == HEXES:
        note(s, BOARDS_LAID, NOBODY)


def deal_chief(s: EndlessWinter, seat: int, chief: int) -> None:
    """EW-SET-11; EW-VAR-03: or laid out for all."""
    if seat == NOTHING:
        s.chiefs = with_card(s.chiefs, chief)
    else:
        take_chief(s, seat, chief)


def take_chief(s: EndlessWinter, seat: int, chief: int) -> None:
    s.tribes[seat].chief = chief
    note(s, CHIEF_TAKEN, seat, chief)


def deal_setup(s: EndlessWinter, seat: int, card: int) -> None:
    """EW-SET-20; EW-VAR-02: or laid out for all."""
    if seat == NOTHING:
        s.setups = with_card(s.setups, card)
    else:
        take_setup(s, seat, card)


def take_setup(s: EndlessWinter, seat: int, card: int) -> None:
    s.tribes[seat].setup = card
    note(s, SETUP_TAKEN, seat, card)


def may_pick_chief(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-VAR-03: one of those laid out."""
    return [(PICK_CHIEF, chief) for chief in s.chiefs]


def pick_chief(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-VAR-03: what nobody wants returns to the box."""
    s.chiefs = without_card(s.chiefs, action[1])
    take_chief(s, frame[1], action[1])
    if len(s.chiefs) == 1:
        s.chiefs = ()


def may_pick_setup(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-VAR-02: one of those laid out."""
    return [(PICK_SETUP, card) for card in s.setups]


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
    note(s, SIDE_CHOSEN, seat, s.tribes[seat].chief, side)
