"""EW-STN, EW-END: what sacred stones are worth, and the final scoring."""

from typing import Final

from lascaux.engine.protocol import ScoreLine, Standing
from lascaux.games.endless_winter.hexes import JUNCTURES
from lascaux.games.endless_winter.lookups import (
    BURIAL,
    CARD_VP,
    CELLS,
    CELLS_A_TILE,
    IS_WILD,
    SACRIFICE_RATE,
    SACRIFICE_VP,
    SET_VP,
    SPECIES,
    STONE_FAMILY,
    STONE_OF,
    STONE_PER,
    STONE_TABLE,
    STONE_VP,
)
from lascaux.games.endless_winter.names import (
    BURIED_CARDS,
    CAMP_TERRAIN_VARIETY,
    IDOL_LEVELS,
    MEGALITH_ON_BOARD,
    MEGALITH_TILES,
    MEGALITH_UPPER,
    TIPPED_SPECIES,
    TIPPED_TWO_SPECIES,
    TIPPED_VARIETY,
    VILLAGE_BY_TERRAIN,
)
from lascaux.games.endless_winter.state import BITS, EndlessWinter, Numbers, Tribe

STONE_COUNTS_TILES: Final = 1  # points a tile, where an edition reads no table


def by_table(table: tuple[tuple[int, int], ...], number: int) -> int:
    """The points of the last row that is reached."""
    points = 0
    for least, value in table:
        if number >= least:
            points = value
    return points


def stone_points(s: EndlessWinter, seat: int, stone: int) -> int:
    """EW-ECL-24: by its condition at this moment."""
    number = stone_count(s, seat, stone)
    if STONE_FAMILY[stone] == MEGALITH_TILES and not s.terms.tile_table:
        return STONE_COUNTS_TILES * number  # EW-STN-05
    if STONE_TABLE[stone]:
        return by_table(STONE_TABLE[stone], number)
    return STONE_VP[stone] * (number // STONE_PER[stone])


def stone_count(s: EndlessWinter, seat: int, stone: int) -> int:
    """EW-STN-01 to 13: how many of what a stone counts."""
    family, of, tribe = STONE_FAMILY[stone], STONE_OF[stone], s.tribes[seat]
    if family == VILLAGE_BY_TERRAIN:
        return len([juncture for juncture in tribe.settled if touches_land(s, juncture, of[0])])
    if family == CAMP_TERRAIN_VARIETY:
        lands = {s.terrain[hexagon] for hexagon in tribe.camp_at}
        return len([land for land in lands if land in of])
    if family == MEGALITH_ON_BOARD:
        return s.built[:CELLS].count(seat)
    if family == MEGALITH_TILES:
        return len({cell // CELLS_A_TILE for cell in range(CELLS) if s.built[cell] == seat})
    if family == BURIED_CARDS:
        return len(tribe.buried)
    if family == MEGALITH_UPPER:
        return s.built[CELLS:].count(seat)
    if family == IDOL_LEVELS:
        return tribe.sacrifice + tribe.honor
    if family == TIPPED_VARIETY:
        return len([species for species in range(SPECIES) if tribe.tipped[species]])
    assert family in (TIPPED_SPECIES, TIPPED_TWO_SPECIES)
    return tipped_count(s, tribe, of)


def touches_land(s: EndlessWinter, juncture: int, land: int) -> bool:
    """EW-STN-02: a village counts once, however many of its hexes are of the kind."""
    return any(s.terrain[hexagon] == land for hexagon in JUNCTURES[juncture])


def tipped_count(s: EndlessWinter, tribe: Tribe, of: Numbers) -> int:
    """EW-STN-11, EW-STN-12: of one species, or of two together; by edition of pairs."""
    counts = [tribe.tipped[species] for species in of]
    return sum(counts) if s.terms.sums_species else min(counts)


def sacrifice_points(tribe: Tribe) -> int:
    """EW-END-03: food and tools together, by the rate of the section. EW-END-04: none at the start."""
    if tribe.sacrifice == 0:
        return 0
    return SACRIFICE_VP[tribe.sacrifice] * ((tribe.food + tribe.tools) // SACRIFICE_RATE[tribe.sacrifice])


def burial_points(s: EndlessWinter, seat: int) -> int:
    """EW-END-05: none for who never climbed. EW-END-06 to 10: by the place on the honor track."""
    if s.tribes[seat].honor == 0:
        return 0
    rank = min(s.honored.index(seat), len(BURIAL) - 1)
    return by_table(BURIAL[rank], len(s.tribes[seat].buried))


def card_points(tribe: Tribe) -> int:
    """EW-END-11: tribe and culture cards wherever they are."""
    total = 0
    for zone in (tribe.hand, tribe.deck, tribe.discard, tribe.buried, tribe.pile):
        for card in zone:
            total += CARD_VP[card]
    for code in tribe.played:
        total += CARD_VP[code // BITS]
    return total


def scoring_cards(tribe: Tribe) -> int:
    """How many of them have points on them."""
    held = [*tribe.hand, *tribe.deck, *tribe.discard, *tribe.buried, *tribe.pile]
    return len([card for card in held + [code // BITS for code in tribe.played] if CARD_VP[card]])


def animal_points(tribe: Tribe) -> int:
    """EW-END-12 to 17: a set of each species; wild animals where they bring most."""
    best = [0]  # by wild animals used so far
    wild = 0
    for species in range(SPECIES):
        if IS_WILD[species]:
            wild += tribe.untipped[species]
    best += [0] * wild
    for species in range(SPECIES):
        if tribe.untipped[species] and not IS_WILD[species]:
            best = with_species(best, SET_VP[species], tribe.untipped[species])
    return best[wild]


def with_species(best: list[int], values: Numbers, number: int) -> list[int]:
    """EW-END-14, EW-END-16: the most points for each number of wild animals, once one more set is counted."""
    found: list[int] = []
    for used in range(len(best)):
        found.append(
            max([best[used - here] + values[min(number + here, len(values)) - 1] for here in range(used + 1)])
        )
    return found


def final_points(s: EndlessWinter, seat: int) -> int:
    """EW-END-01: what was scored, the sacrifice, the buried cards, the cards and the animals."""
    tribe = s.tribes[seat]
    return (
        tribe.vp
        + sacrifice_points(tribe)
        + burial_points(s, seat)
        + card_points(tribe)
        + animal_points(tribe)
    )


def standing(s: EndlessWinter, seat: int) -> Standing:
    """EW-END-02: a tie goes to who is earlier on the turn-order track."""
    place = s.order.index(seat) if s.order else 0
    return (final_points(s, seat), -place)


def score_sheet(s: EndlessWinter) -> list[ScoreLine]:
    """EW-END-01, line by line."""
    lines: list[ScoreLine] = []
    for seat, tribe in enumerate(s.tribes):
        goods: dict[str, int | str] = {
            "goods": tribe.food + tribe.tools,
            "level": tribe.sacrifice,
            "rate": SACRIFICE_RATE[tribe.sacrifice],
            "worth": SACRIFICE_VP[tribe.sacrifice],
        }
        buried: dict[str, int | str] = {
            "cards": len(tribe.buried),
            "level": tribe.honor,
            "place": s.honored.index(seat) + 1 if tribe.honor else 0,
        }
        sets = len(
            [number for species, number in enumerate(tribe.untipped) if number and not IS_WILD[species]]
        )
        lines += [
            ScoreLine(seat, "track", tribe.vp, {}),
            ScoreLine(seat, "sacrifice", sacrifice_points(tribe), goods),
            ScoreLine(seat, "burial", burial_points(s, seat), buried),
            ScoreLine(seat, "cards", card_points(tribe), {"cards": scoring_cards(tribe)}),
            ScoreLine(seat, "animals", animal_points(tribe), {"animals": sum(tribe.untipped), "sets": sets}),
        ]
    return lines
