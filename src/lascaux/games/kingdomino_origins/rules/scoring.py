"""KO-END, KO-TOT-05, KO-TRI-08 to 11, KO-OPT: what a territory is worth."""

from lascaux.engine.native import i64
from lascaux.engine.protocol import ScoreLine, Standing
from lascaux.games.kingdomino_origins.lookups import (
    HABILIS_POINTS,
    OVERVIEW_POINTS,
    PERSON_POINTS,
    STRENGTH,
    TOTEM_POINTS,
)
from lascaux.games.kingdomino_origins.names import (
    HUT,
    NOTHING,
    PEOPLE,
    RESOURCES,
    TERRAINS,
    TOTEM,
    TRIBE,
    VOLCANO,
)
from lascaux.games.kingdomino_origins.rules.people import bands, people_points, person_count
from lascaux.games.kingdomino_origins.squares import (
    FIRES,
    OCCUPIED,
    fires_of,
    person_on,
)
from lascaux.games.kingdomino_origins.state import SIDES, Land, Origins, Terms

Area = tuple[int, int, int]  # terrain, squares, fires


def areas(land: Land) -> list[Area]:
    """KO-END-01: groups of one terrain joined by sides, in reading order; the hut belongs to none."""
    squares = land.squares
    steps = SIDES[land.width]
    seen = [False] * len(squares)
    found: list[Area] = []
    for start in land.occupied():
        terrain = squares[start] & 7
        if seen[start] or terrain == HUT:
            continue
        seen[start] = True
        group = [start]
        fires = 0
        for at in group:  # grows while it is gone through
            if squares[at] & FIRES:
                fires += fires_of(squares[at])
            for step in steps:
                near = at + step
                square: i64 = squares[near]
                if square >= OCCUPIED and square & 7 == terrain and not seen[near]:
                    seen[near] = True
                    group.append(near)
        found.append((terrain, len(group), fires))
    return found


def area_points(land: Land) -> int:
    """KO-END-02: squares times fires. KO-VOL-05: volcanoes have no fire, so they score nothing."""
    return sum([size * fires for _, size, fires in areas(land)])


def has_overview(land: Land) -> bool:
    """KO-OPT-01, KO-OPT-03, KO-RUL-05: every square lies within half the grid of the hut."""
    hut = land.size - 1
    half = land.size // 2
    return (
        hut - land.top <= half
        and land.bottom - hut <= half
        and hut - land.left <= half
        and land.right - hut <= half
    )


def is_complete(land: Land) -> bool:
    """KO-OPT-02, KO-OPT-03: no square is missing."""
    return len(land.occupied()) == land.size * land.size


def bonus_points(terms: Terms, land: Land) -> int:
    points = 0
    if terms.overview and has_overview(land):
        points += OVERVIEW_POINTS
    if terms.habilis and is_complete(land):
        points += HABILIS_POINTS
    return points


def land_points(terms: Terms, land: Land) -> int:
    """All that a territory itself is worth; totems are beside it."""
    points = area_points(land) + bonus_points(terms, land)
    if terms.mode == TOTEM:
        points += sum(land.stock)  # KO-TOT-05
    elif terms.mode == TRIBE:
        points += people_points(land)  # KO-TRI-11: and nothing for resources
    return points


def seat_points(s: Origins, seat: int) -> int:
    return land_points(s.terms, s.lands[seat]) + totem_points(s, seat)


def totem_points(s: Origins, seat: int) -> int:
    """KO-TOT-07: of the totems that a seat holds."""
    if s.terms.mode != TOTEM:
        return 0
    return sum([TOTEM_POINTS[i] for i in range(len(RESOURCES)) if s.totems[i] == seat])


def standing(s: Origins, seat: int) -> Standing:
    """KO-END-03: points; then the largest area, KO-RUL-06: volcanoes too; then all fires."""
    land = s.lands[seat]
    largest = max([size for _, size, _ in areas(land)], default=0)
    fires = sum([fires_of(land.squares[at]) for at in land.occupied()])
    return (seat_points(s, seat), largest, fires)


def score_sheet(s: Origins) -> list[ScoreLine]:
    """How each seat's points came about, line by line."""
    lines: list[ScoreLine] = []
    for seat in range(s.terms.players):
        land = s.lands[seat]
        lines += area_lines(seat, land)
        if s.terms.mode == TOTEM:
            lines += resource_lines(s, seat)
        elif s.terms.mode == TRIBE:
            lines += people_lines(seat, land)
        if s.terms.overview and has_overview(land):
            lines.append(ScoreLine(seat, "overview", OVERVIEW_POINTS, {}))
        if s.terms.habilis and is_complete(land):
            lines.append(ScoreLine(seat, "habilis", HABILIS_POINTS, {}))
    return lines


def area_lines(seat: int, land: Land) -> list[ScoreLine]:
    """KO-END-02: areas by terrain; those without fire score nothing and are left out, as are volcanoes."""
    return [
        ScoreLine(seat, "area", size * fires, {"terrain": TERRAINS[terrain], "squares": size, "fires": fires})
        for terrain, size, fires in sorted(areas(land))
        if fires and terrain != VOLCANO
    ]


def resource_lines(s: Origins, seat: int) -> list[ScoreLine]:
    """KO-TOT-05: a point a resource, and the totems held."""
    count = sum(s.lands[seat].stock)
    lines = [ScoreLine(seat, "resources", count, {"count": count})] if count else []
    for resource in range(len(RESOURCES)):
        if s.totems[resource] == seat:
            lines.append(ScoreLine(seat, "totem", TOTEM_POINTS[resource], {"resource": RESOURCES[resource]}))
    return lines


def people_lines(seat: int, land: Land) -> list[ScoreLine]:
    """KO-TRI-08: each hunter and gatherer; KO-TRI-10: each band."""
    lines: list[ScoreLine] = []
    for at in land.occupied():
        person = person_on(land.squares[at])
        if person != NOTHING and not STRENGTH[person]:
            count = person_count(land, at, person)
            points = count * PERSON_POINTS[person]
            lines.append(ScoreLine(seat, "person", points, {"person": PEOPLE[person], "count": count}))
    for members, strength in bands(land):
        facts: dict[str, int | str] = {"members": members, "strength": strength}
        lines.append(ScoreLine(seat, "band", members * strength, facts))
    return lines
