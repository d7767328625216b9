"""A territory, the dominoes that were chosen for it, the cave and the neighbours, as numbers for a net."""

from typing import Final, final

from lascaux.advice.kingdomino_origins import hope
from lascaux.advice.kingdomino_origins.worth import settled_points
from lascaux.engine.protocol import State
from lascaux.games.kingdomino_origins.generated import frames
from lascaux.games.kingdomino_origins.lookups import (
    DOMINOES,
    LEFT_CRATERS,
    LEFT_FIRES,
    LEFT_TERRAIN,
    PERSON_POINTS,
    RIGHT_CRATERS,
    RIGHT_FIRES,
    RIGHT_TERRAIN,
    STRENGTH,
    TOTEM_POINTS,
)
from lascaux.games.kingdomino_origins.names import (
    FREE,
    MODES,
    NOTHING,
    PEOPLE,
    RESOURCES,
    TOTEM,
    TRIBE,
)
from lascaux.games.kingdomino_origins.rules.people import people_points, person_count, strength_on
from lascaux.games.kingdomino_origins.rules.scoring import has_overview, land_points, seat_points
from lascaux.games.kingdomino_origins.squares import can_be_home, person_on
from lascaux.games.kingdomino_origins.state import SIDES, Land, Origins
from lascaux.learned.features import Features, Groups, Row
from lascaux.learned.kingdomino_origins.survey import KINDS, Survey, guess

GREEN: Final = KINDS - 1  # terrains that score
OWN: Final[Groups] = (
    ("points", 2),
    ("squares", KINDS),
    ("fires", GREEN),
    ("area_points", GREEN),
    ("open_size", GREEN),
    ("open_fires", GREEN),
    ("wanted", KINDS),
    ("hopes", 3),
    ("room", 7),
    ("claimed", 8),
    ("free", 4),
    ("turn", 4),
    ("stock", 6),
    ("totems", 5),
    ("people", 9),
    ("cave", len(PEOPLE)),
)
CATEGORIES: Final = ("area", "resources", "totem", "person", "band", "overview", "habilis")
NEIGHBOUR: Final = 6
OTHERS: Final[Groups] = (
    ("best", NEIGHBOUR),
    ("mean", NEIGHBOUR),
    ("box_squares", KINDS),
    ("box_fires", GREEN),
    ("table", 4),
    ("rivals", 4),
)


@final
class OriginsFeatures(Features):
    def __init__(self) -> None:
        super().__init__(OWN, OTHERS, CATEGORIES)

    def variant(self, s: State) -> str:
        assert isinstance(s, Origins)
        return f"{MODES[s.terms.mode]}-{2 if s.terms.players == 2 else 4}"

    def stage(self, s: State) -> int:
        assert isinstance(s, Origins)
        return (DOMINOES - s.box.bit_count()) // 4

    def own(self, s: State, seat: int, row: Row) -> None:
        assert isinstance(s, Origins)
        land = s.lands[seat]
        found = Survey(land)
        put_land(s, seat, land, found, row)
        put_dominoes(s, seat, found, row)
        put_turn(s, seat, row)
        put_tribe(s, seat, land, row)

    def others(self, s: State, seat: int, row: Row) -> None:
        assert isinstance(s, Origins)
        put_neighbours(s, seat, row)
        put_box(s, row)
        row.put(s.terms.players)
        row.put(s.box.bit_count())
        row.put(int(s.terms.overview))
        row.put(int(s.terms.habilis))
        put_rivals(s, seat, row)


def put_land(s: Origins, seat: int, land: Land, found: Survey, row: Row) -> None:
    row.put(seat_points(s, seat))
    row.put(settled_points(s, seat))
    for kind in range(KINDS):
        row.put(found.squares[kind])
    for numbers in (found.fires, found.points, found.open_size, found.open_fires):
        for kind in range(GREEN):
            row.put(numbers[kind])
    for kind in range(KINDS):
        row.put(found.wanted[kind])
    row.put(sum([max(found.open_fires[i] * 2, found.open_size[i]) for i in range(GREEN)]))
    row.put(found.cold)
    row.put(found.unburnt)
    height, width = land.bottom - land.top + 1, land.right - land.left + 1
    row.put(found.occupied)
    row.put(found.dead)
    row.put(height)
    row.put(width)
    row.put(height * width - found.occupied)
    row.put(int(has_overview(land)))
    row.put(sum([1 for i in range(KINDS) if found.wanted[i]]))


def put_dominoes(s: Origins, seat: int, found: Survey, row: Row) -> None:
    """Those under the seat's chiefs, and those that it may still choose from."""
    claimed: list[int] = []
    place = 0
    for i in range(len(s.last_row)):
        if s.last_chiefs[i] == seat:
            claimed.append(s.last_row[i])
    for i in range(len(s.row)):
        if s.chiefs[i] == seat:
            claimed.append(s.row[i])
            place += i + 1
    fires = craters = guessed = unfit = 0
    for domino in claimed:
        fires += LEFT_FIRES[domino] + RIGHT_FIRES[domino]
        craters += LEFT_CRATERS[domino] + RIGHT_CRATERS[domino]
        gain = guess(found, domino)
        guessed += max(0, gain)
        unfit += int(gain < 0)
    for number in (len(claimed), fires, craters, guessed, unfit, place):
        row.put(number)
    put_claimed(s, seat, claimed, row)
    put_free(s, seat, found, row)


def put_claimed(s: Origins, seat: int, claimed: list[int], row: Row) -> None:
    """What they would add at once if they were placed well, each for itself; and how many fit nowhere."""
    land = s.lands[seat]
    now = land_points(s.terms, land)
    gained = lost = 0
    for domino in claimed:
        gain = hope.gain(s, land, domino, now)
        gained += max(0, gain)
        lost += int(gain < 0)
    row.put(gained)
    row.put(lost)


def put_free(s: Origins, seat: int, found: Survey, row: Row) -> None:
    """If the seat is still to choose: how many there are, the best, the next, and how many fit nowhere."""
    best = second = unfit = count = 0
    if frames.choosing(seat) in s.stack:
        for i in range(len(s.row)):
            if s.chiefs[i] == FREE:
                count += 1
                gain = guess(found, s.row[i])
                unfit += int(gain < 0)
                if gain > best:
                    best, second = gain, best
                elif gain > second:
                    second = gain
    for number in (count, best, second, unfit):
        row.put(number)


def put_turn(s: Origins, seat: int, row: Row) -> None:
    kind = s.stack[-1][0] if s.stack and s.stack[-1][1] == seat else NOTHING
    for asked in (frames.ERUPTING, frames.RECRUITING, frames.PAYING, frames.SETTLING):
        row.put(int(kind == asked))


def put_tribe(s: Origins, seat: int, land: Land, row: Row) -> None:
    """Resources, totems, people: nothing of it in discovery."""
    for kind in range(len(RESOURCES)):
        row.put(land.stock[kind])
    row.put(sum([1 for count in land.stock if count]))
    row.put(sum(land.stock))
    held = 0
    for kind in range(len(RESOURCES)):
        is_held = s.terms.mode == TOTEM and s.totems[kind] == seat
        held += TOTEM_POINTS[kind] if is_held else 0
        row.put(int(is_held))
    row.put(held)
    if s.terms.mode == TRIBE:
        put_people(s, land, row)
    else:
        for _ in range(9 + len(PEOPLE)):
            row.put(0)


def put_people(s: Origins, land: Land, row: Row) -> None:
    people = warriors = strength = 0
    for at in land.occupied():
        person = person_on(land.squares[at])
        if person != NOTHING:
            people += 1
            warriors += int(STRENGTH[person] > 0)
            strength += STRENGTH[person]
    homes = [at for at in land.occupied() if can_be_home(land.squares[at])]
    open_people = len(s.cave) - s.cave.count(NOTHING)
    for number in (people, warriors, strength, people_points(land), len(homes), open_people):
        row.put(number)
    put_newcomers(s, land, homes, row)
    for person in range(len(PEOPLE)):
        row.put(s.cave.count(person))


def put_newcomers(s: Origins, land: Land, homes: list[int], row: Row) -> None:
    """What the open people would score on the best square: the best, the next, the best if it can be paid."""
    best = second = 0
    for person in s.cave:
        most = 0
        if person != NOTHING:
            for at in homes:
                most = max(most, newcomer_points(land, at, person))
        if most > best:
            best, second = most, best
        elif most > second:
            second = most
    kinds = sum([1 for count in land.stock if count])
    row.put(best)
    row.put(second)
    row.put(best if kinds >= 2 else 0)


def newcomer_points(land: Land, at: int, person: int) -> int:
    """A warrior joins the warriors beside, at a guess: their strength and the newcomer's count again."""
    if not STRENGTH[person]:
        return PERSON_POINTS[person] * person_count(land, at, person)
    beside = sum([strength_on(land.squares[at + step]) for step in SIDES[land.width]])
    return STRENGTH[person] + (2 * STRENGTH[person] + beside if beside else 0)


def put_neighbours(s: Origins, seat: int, row: Row) -> None:
    """The best one, and all on average."""
    described = [neighbour(s, other) for other in range(s.terms.players) if other != seat]
    best = described[0]
    for one in described:
        if one[0] > best[0]:
            best = one
    for number in best:
        row.put(number)
    for i in range(NEIGHBOUR):
        row.put(sum([one[i] for one in described]) // len(described))


def neighbour(s: Origins, seat: int) -> list[int]:
    land = s.lands[seat]
    found = Survey(land)
    reach = sum([max(found.open_fires[i] * 2, found.open_size[i]) for i in range(GREEN)])
    claimed = [s.row[i] for i in range(len(s.row)) if s.chiefs[i] == seat]
    guessed = sum([max(0, guess(found, domino)) for domino in claimed])
    return [seat_points(s, seat), reach, sum(found.fires), found.occupied, guessed, sum(land.stock)]


def put_box(s: Origins, row: Row) -> None:
    """What is still to come, by terrain."""
    squares = [0] * KINDS
    fires = [0] * KINDS
    for domino in range(1, DOMINOES + 1):
        if s.box >> domino & 1:
            for terrain, lit in (
                (LEFT_TERRAIN[domino], LEFT_FIRES[domino]),
                (RIGHT_TERRAIN[domino], RIGHT_FIRES[domino]),
            ):
                squares[terrain] = squares[terrain] + 1
                fires[terrain] = fires[terrain] + lit
    for kind in range(KINDS):
        row.put(squares[kind])
    for kind in range(GREEN):
        row.put(fires[kind])


def put_rivals(s: Origins, seat: int, row: Row) -> None:
    """By resource: the most that another has."""
    for kind in range(len(RESOURCES)):
        row.put(max([s.lands[other].stock[kind] for other in range(s.terms.players) if other != seat]))
