"""A position of Kingdomino Origins: the territories, the two rows, the box, the cave."""

from typing import Final, cast, final

from lascaux.engine.grid import around, sides, square_name
from lascaux.engine.native import i64
from lascaux.engine.protocol import Frame, Packed, State
from lascaux.games.kingdomino_origins.squares import ANY_TERRAIN, CLOSED, HUT_SQUARE, OCCUPIED
from lascaux.games.kingdomino_origins.view_types import LandView

Numbers = tuple[int, ...]

SMALL: Final = 5  # squares a side with 3 and 4 players
LARGE: Final = 7  # with 2 players (KO-2P-01)
SQUARES: Final = 4 * LARGE * LARGE  # of the larger grid
SIDES: Final[list[list[int]]] = [sides(width) for width in range(2 * LARGE + 1)]  # by the grid's width
AROUND: Final[list[list[int]]] = [around(width) for width in range(2 * LARGE + 1)]
SQUARE_NAMES: Final[list[list[str]]] = [
    [square_name(at, width) for at in range(width * width)] for width in range(2 * LARGE + 1)
]


@final
class Terms:
    """What was agreed: never changes during a game, so copies share it."""

    def __init__(
        self, players: int, mode: int, overview: bool, habilis: bool, lava_on_hut: bool, last_recruiting: bool
    ) -> None:
        self.players: int = players
        self.mode: int = mode
        self.overview: bool = overview
        self.habilis: bool = habilis
        self.lava_on_hut: bool = lava_on_hut
        self.last_recruiting: bool = last_recruiting
        self.size: int = LARGE if players == 2 else SMALL

    def pack(self) -> Numbers:
        flags = (self.overview, self.habilis, self.lava_on_hut, self.last_recruiting)
        return (self.players, self.mode, *[int(flag) for flag in flags])


@final
class Land:
    """One territory. The hut stands still in the middle of a grid twice as wide as a territory may be;
    the grid's last row and column stay empty (engine/grid.py)."""

    def __init__(
        self, squares: list[int], stock: Numbers, size: int, top: int, bottom: int, left: int, right: int
    ) -> None:
        self.squares: list[int] = squares
        self.stock: Numbers = stock  # resources lying on the territory, by kind
        self.size: int = size
        self.width: int = 2 * size
        self.top: int = top
        self.bottom: int = bottom
        self.left: int = left
        self.right: int = right
        self.seen: LandView | None = None  # how it looks and what it is worth: kept by view.py for as long as
        self.worth: int = 0  # nobody asks for `own_land`

    def copy(self) -> "Land":
        return Land(self.squares[:], self.stock, self.size, self.top, self.bottom, self.left, self.right)

    def pack(self) -> Packed:
        bounds = (self.top, self.bottom, self.left, self.right)
        return (self.size, bounds, self.stock, tuple(self.squares))

    def occupied(self) -> list[int]:
        """The squares of the territory in reading order, the hut among them."""
        squares = self.squares
        width: i64 = self.width
        left: i64 = self.left
        right: i64 = self.right + 1
        found: list[int] = []
        for row in range(self.top, self.bottom + 1):
            for at in range(row * width + left, row * width + right):
                if squares[at] >= OCCUPIED:
                    found.append(at)
        return found


@final
class Origins(State):
    """A position. Copies share what is a tuple, replaced as a whole, and the territories (`own_land`)."""

    def __init__(
        self,
        *,
        terms: Terms,
        stack: list[Frame],
        lands: list[Land],
        box: int,
        row: Numbers,
        chiefs: list[int],
        last_row: Numbers,
        last_chiefs: list[int],
        lava: Numbers,
        totems: Numbers,
        cave: Numbers,
        people: Numbers,
    ) -> None:
        super().__init__(stack)
        self.terms: Terms = terms
        self.lands: list[Land] = lands  # only to be looked at: `own_land` gives the one that may be changed
        self.owned: int = 0  # bit by seat: whose territory no copy shares
        self.box: int = box  # bit d is set while domino d is in the box
        self.row: Numbers = row  # the row to choose from
        self.chiefs: list[int] = chiefs  # who stands on it: a seat or FREE
        self.last_row: Numbers = last_row  # the row to place from
        self.last_chiefs: list[int] = last_chiefs  # a seat, FREE or GONE
        self.lava: Numbers = lava  # tokens left, by craters
        self.totems: Numbers = totems  # who holds them, by resource: a seat or FREE
        self.cave: Numbers = cave  # the four spaces for open people: a person or NOTHING
        self.people: Numbers = people  # how many of each are in the stack

    def own_land(self, seat: int) -> Land:
        """The seat's territory, to be changed. Copies share territories until one of them changes one."""
        if not self.owned >> seat & 1:
            self.lands[seat] = self.lands[seat].copy()
            self.owned |= 1 << seat
        land = self.lands[seat]
        land.seen = None
        return land

    def copy(self) -> "Origins":
        self.owned = 0
        return Origins(
            terms=self.terms,
            stack=self.stack[:],
            lands=self.lands[:],
            box=self.box,
            row=self.row,
            chiefs=self.chiefs[:],
            last_row=self.last_row,
            last_chiefs=self.last_chiefs[:],
            lava=self.lava,
            totems=self.totems,
            cave=self.cave,
            people=self.people,
        )

    def pack(self) -> Packed:
        return (
            self.terms.pack(),
            tuple(self.stack),
            tuple([land.pack() for land in self.lands]),
            self.box,
            self.row,
            tuple(self.chiefs),
            self.last_row,
            tuple(self.last_chiefs),
            self.lava,
            self.totems,
            self.cave,
            self.people,
        )


def hut_square(size: int) -> int:
    return (size - 1) * (2 * size) + size - 1


def new_land(size: int) -> Land:
    """KO-SET-01: a hut, which every terrain may join."""
    width = 2 * size
    hut = hut_square(size)
    squares = ([0] * (width - 1) + [CLOSED]) * (width - 1) + [CLOSED] * width
    squares[hut] = HUT_SQUARE
    for step in SIDES[width]:
        squares[hut + step] = ANY_TERRAIN
    return Land(squares, (0, 0, 0, 0), size, size - 1, size - 1, size - 1, size - 1)


FIRST_LANDS: Final[dict[int, Land]] = {size: new_land(size) for size in (SMALL, LARGE)}


def unpack_terms(packed: Numbers) -> Terms:
    players, mode, overview, habilis, lava_on_hut, last_recruiting = packed
    return Terms(players, mode, bool(overview), bool(habilis), bool(lava_on_hut), bool(last_recruiting))


def unpack_land(packed: Packed) -> Land:
    size, bounds, stock, squares = packed
    top, bottom, left, right = cast(Numbers, bounds)
    return Land(list(cast(Numbers, squares)), cast(Numbers, stock), cast(int, size), top, bottom, left, right)


def unpack(packed: Packed) -> Origins:
    terms, stack, lands, box, *fields = packed
    row, chiefs, last_row, last_chiefs, lava, totems, cave, people = [
        cast(Numbers, numbers) for numbers in fields
    ]
    return Origins(
        terms=unpack_terms(cast(Numbers, terms)),
        stack=list(cast(tuple[Frame, ...], stack)),
        lands=[unpack_land(land) for land in cast(tuple[Packed, ...], lands)],
        box=cast(int, box),
        row=row,
        chiefs=list(chiefs),
        last_row=last_row,
        last_chiefs=list(last_chiefs),
        lava=lava,
        totems=totems,
        cave=cave,
        people=people,
    )
