"""The rules once more, written slowly and from what can be seen only: what the fast ones are compared with.

Everything here works on `game.observe(...)`, with squares as (column, row).
"""

from tests.views import View

Spot = tuple[int, int]
Squares = dict[Spot, View]

SCORED_BY = {  # KO-TRI-08
    "hunter": (3, "mammoth"),
    "fisher": (3, "fish"),
    "gatherer": (4, "mushroom"),
    "sculptor": (5, "flint"),
}
STRENGTHS = {"brawler": 1, "amazon": 2, "bruiser": 3}  # KO-TRI-10
TOTEMS = {"mammoth": 3, "fish": 4, "mushroom": 5, "flint": 6}  # KO-TOT-07
REACH = {1: 3, 2: 2, 3: 1}  # KO-VOL-01
BARE: View = {
    "fires": 0,
    "lava": 0,
    "craters": 0,
    "resource": None,
    "person": None,
}  # unsaid


def spot(name: str) -> Spot:
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def name(at: Spot) -> str:
    return chr(ord("A") + at[0]) + str(at[1] + 1)


def squares_of(land: View) -> Squares:
    return {spot(key): {**BARE, **square} for key, square in land["squares"].items()}


def beside(at: Spot) -> list[Spot]:
    x, y = at
    return [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]


def around(at: Spot) -> list[Spot]:
    x, y = at
    return [(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]


def fits(spots: set[Spot], size: int) -> bool:
    columns = [x for x, _ in spots]
    rows = [y for _, y in spots]
    return max(columns) - min(columns) < size and max(rows) - min(rows) < size


def joins(squares: Squares, at: Spot, terrain: str) -> bool:
    near = [squares[there]["terrain"] for there in beside(at) if there in squares]
    return "hut" in near or terrain in near


def ways(squares: Squares, left: str, right: str, size: int) -> set[tuple[Spot, Spot]]:
    """KO-CON: every way to lay a domino with these terrains, left half first, tried one by one."""
    taken = set(squares)
    columns = range(min(x for x, _ in taken) - 2, max(x for x, _ in taken) + 3)
    rows = range(min(y for _, y in taken) - 2, max(y for _, y in taken) + 3)
    found = set()
    for first in [(x, y) for x in columns for y in rows]:
        for second in beside(first):
            if first in taken or second in taken or not fits(taken | {first, second}, size):
                continue
            if joins(squares, first, left) or joins(squares, second, right):
                found.add((first, second))
    return found


def landings(squares: Squares, volcano: Spot, craters: int, hut_too: bool) -> set[Spot]:
    """KO-VOL-02, 03, 06, 08."""
    return {
        at
        for at, square in squares.items()
        if max(abs(at[0] - volcano[0]), abs(at[1] - volcano[1])) <= REACH[craters]
        and square["terrain"] != "volcano"
        and (square["terrain"] != "hut" or hut_too)
        and square["fires"] == square["lava"] == 0
    }


def fires(square: View) -> int:
    return square["fires"] + square["lava"]


def groups(spots: dict[Spot, str]) -> list[set[Spot]]:
    """Spots of the same kind joined by sides."""
    left = set(spots)
    found = []
    while left:
        group = {left.pop()}
        while True:
            more = {b for a in group for b in beside(a) if b in left and spots[b] == spots[a]}
            if not more:
                break
            group |= more
            left -= more
        found.append(group)
    return found


def areas(squares: Squares) -> list[tuple[str, int, int]]:
    """KO-END-01: terrain, squares, fires of each area."""
    terrains = {at: square["terrain"] for at, square in squares.items() if square["terrain"] != "hut"}
    return [
        (terrains[min(group)], len(group), sum(fires(squares[at]) for at in group))
        for group in groups(terrains)
    ]


def people_points(squares: Squares) -> int:
    """KO-TRI-08, 09, 10."""
    points = 0
    for at, square in squares.items():
        person = square["person"]
        near = [squares[there] for there in around(at) if there in squares]
        if person in SCORED_BY:
            worth, resource = SCORED_BY[person]
            points += worth * len([other for other in near if other["resource"] == resource])
        elif person == "painter":
            points += 2 * len([other for other in near if other["resource"]])
        elif person == "fire_lady":
            points += sum(fires(other) for other in near)
        elif person == "shaman":
            points += 2 * len([other for other in near if other["person"]])
    warriors = {at: "warrior" for at, square in squares.items() if square["person"] in STRENGTHS}
    for band in groups(warriors):
        points += len(band) * sum(STRENGTHS[squares[at]["person"]] for at in band)
    return points


def has_overview(squares: Squares, size: int) -> bool:
    (hut,) = [at for at, square in squares.items() if square["terrain"] == "hut"]
    return all(max(abs(x - hut[0]), abs(y - hut[1])) <= size // 2 for x, y in squares)


def standing(view: View, seat: int, overview: bool = False, habilis: bool = False) -> tuple[int, int, int]:
    """KO-END-02, 03; KO-TOT-05; KO-TRI-11; KO-OPT: points, largest area, fires."""
    squares = squares_of(view["lands"][seat])
    found = areas(squares)
    points = sum(size * burning for terrain, size, burning in found if terrain != "volcano")
    if view["mode"] == "totem":
        points += len([1 for square in squares.values() if square["resource"]])
        points += sum(TOTEMS[totem] for totem, holder in view["totems"].items() if holder == seat)
    if view["mode"] == "tribe":
        points += people_points(squares)
    if overview and has_overview(squares, view["size"]):
        points += 10
    if habilis and len(squares) == view["size"] ** 2:
        points += 5
    largest = max([size for _, size, _ in found], default=0)
    return points, largest, sum(fires(square) for square in squares.values())
