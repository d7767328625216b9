"""What may be seen, as plain data: listed, never a position with secrets taken out."""

from typing import Final

from lascaux.engine.naming import open_question
from lascaux.engine.protocol import SPECTATOR
from lascaux.games.kingdomino_origins.kinds import KINDS
from lascaux.games.kingdomino_origins.lookups import (
    DOMINOES,
    LAVA_FIRES,
    LEFT_CRATERS,
    LEFT_FIRES,
    LEFT_TERRAIN,
    RIGHT_CRATERS,
    RIGHT_FIRES,
    RIGHT_TERRAIN,
)
from lascaux.games.kingdomino_origins.names import (
    DISCOVERY,
    GONE,
    HUT,
    MODES,
    NOTHING,
    PEOPLE,
    RESOURCES,
    TERRAINS,
    TOTEM,
    TRIBE,
    VOLCANO,
)
from lascaux.games.kingdomino_origins.rules.rows import ROW_LENGTH, dominoes_in
from lascaux.games.kingdomino_origins.rules.scoring import land_points, totem_points
from lascaux.games.kingdomino_origins.squares import (
    domino_of,
    lava_fires,
    new_square,
    person_on,
    printed_fires,
    resource_on,
    terrain_of,
)
from lascaux.games.kingdomino_origins.state import SQUARE_NAMES, Land, Origins, Terms
from lascaux.games.kingdomino_origins.view_types import (
    DominoView,
    HalfView,
    LandView,
    OriginsView,
    SquareView,
)


def view(s: Origins) -> OriginsView:
    """The same for every seat: nothing of this game is hidden but the future."""
    seen: OriginsView = {
        "asks": open_question(KINDS, s.stack, SPECTATOR, 2 * s.terms.size),
        "mode": MODES[s.terms.mode],
        "size": s.terms.size,
        "round": round_number(s),
        "rounds": DOMINOES // ROW_LENGTH,
        "row": shown_row(s.row, s.chiefs, s.terms.mode),
        "last_row": shown_row(s.last_row, s.last_chiefs, s.terms.mode),
        "box": len(dominoes_in(s.box)),
        "lava": {str(LAVA_FIRES[craters]): s.lava[craters] for craters in range(1, len(s.lava))},
        "lands": [look_at(land, s.terms) for land in s.lands],
        "points": [land.worth + totem_points(s, seat) for seat, land in enumerate(s.lands)],
    }
    if s.terms.mode == TOTEM:
        seen["totems"] = {name: seat_or_none(s.totems[i]) for i, name in enumerate(RESOURCES)}
    if s.terms.mode == TRIBE:
        seen["cave"] = [PEOPLE[person] if person != NOTHING else None for person in s.cave]
        seen["people"] = {name: s.people[i] for i, name in enumerate(PEOPLE) if s.people[i]}
    return seen


def round_number(s: Origins) -> int:
    """The round of placing: 0 while the first row is being chosen."""
    drawn = (DOMINOES - len(dominoes_in(s.box))) // ROW_LENGTH
    return drawn - 1 if s.row else drawn


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def shown_row(row: tuple[int, ...], chiefs: list[int], mode: int) -> list[DominoView]:
    """The dominoes of a row, lowest first, and who stands on them."""
    return [
        {"domino": domino, "chief": seat_or_none(chief), "halves": halves(domino, mode)}
        for domino, chief in zip(row, chiefs, strict=True)
        if chief != GONE
    ]


def halves(domino: int, mode: int) -> list[HalfView]:
    """Both squares of a domino as it lies on the table."""
    left = half(LEFT_TERRAIN[domino], LEFT_FIRES[domino], LEFT_CRATERS[domino], mode)
    return [left, half(RIGHT_TERRAIN[domino], RIGHT_FIRES[domino], RIGHT_CRATERS[domino], mode)]


def half(terrain: int, fires: int, craters: int, mode: int) -> HalfView:
    seen: HalfView = {"terrain": TERRAINS[terrain]}
    resource = resource_on(new_square(0, terrain, fires, mode != DISCOVERY))
    if fires:
        seen["fires"] = fires
    if craters:
        seen["craters"] = craters
    if resource != NOTHING:
        seen["resource"] = RESOURCES[resource]
    return seen


def look_at(land: Land, terms: Terms) -> LandView:
    """A territory changes only now and then, and is looked at with every move."""
    if land.seen is None:
        land.seen = shown_land(land)
        land.worth = land_points(terms, land)
    return land.seen


def shown_land(land: Land) -> LandView:
    """One territory: its squares by name, and between which columns and rows it may still grow."""
    names = SQUARE_NAMES[land.width]
    squares: dict[str, SquareView] = {}
    for at in land.occupied():
        squares[names[at]] = shown_square(land.squares[at])
    return {
        "squares": squares,
        "columns": [land.right - land.size + 1, land.left + land.size - 1],
        "rows": [land.bottom - land.size + 1, land.top + land.size - 1],
        "stock": {name: land.stock[i] for i, name in enumerate(RESOURCES)},
    }


SHOWN: Final[dict[int, SquareView]] = {}  # squares look the same wherever they are: each is put together once


def shown_square(square: int) -> SquareView:
    if square not in SHOWN:
        SHOWN[square] = described(square)
    return SHOWN[square]


def described(square: int) -> SquareView:
    terrain, resource, person = terrain_of(square), resource_on(square), person_on(square)
    seen: SquareView = {
        "terrain": TERRAINS[terrain] if terrain != HUT else "hut",
        "domino": domino_of(square),
    }
    if printed_fires(square):
        seen["fires"] = printed_fires(square)
    if lava_fires(square):
        seen["lava"] = lava_fires(square)
    if craters_of(square):
        seen["craters"] = craters_of(square)
    if resource != NOTHING:
        seen["resource"] = RESOURCES[resource]
    if person != NOTHING:
        seen["person"] = PEOPLE[person]
    return seen


def craters_of(square: int) -> int:
    """A domino has at most one volcano, so its craters are those of whichever half has some."""
    domino = domino_of(square)
    return max(LEFT_CRATERS[domino], RIGHT_CRATERS[domino]) if terrain_of(square) == VOLCANO else 0
