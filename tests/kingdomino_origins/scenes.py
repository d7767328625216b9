"""Scenes: positions drawn as text, so that a test shows what it is about.

A territory is drawn row by row, rows parted by "/" or by lines:

    .           no square here
    H           the hut
    D G L J Q   desert, prairie, lake, jungle, quarry; a digit says how many fires are printed: L1
    V1 V2 V3    a volcano with so many craters (V is V1)
    G*          a resource lies there
    G^2         a lava token with two fires lies there
    G:hunter    a hunter lives there

Squares are called by column letter and row number of the drawing, from its top left: a1, b1, ... A territory
that is not drawn is a lone hut, and its squares have the engine's names. Actions are written as text:
"place b1 c1" (left half first), "land a3", "choose 17", "row 1 2 3 4".

How a position is kept inside is known in this file only.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import CHANCE, NOBODY, OVER, SPECTATOR, Action, Text
from lascaux.games.kingdomino_origins import names
from lascaux.games.kingdomino_origins.generated import actions, frames
from lascaux.games.kingdomino_origins.rules.connecting import cover
from lascaux.games.kingdomino_origins.rules.tribe import move_in
from lascaux.games.kingdomino_origins.rules.volcanoes import burn, erupt
from lascaux.games.kingdomino_origins.squares import new_square
from lascaux.games.kingdomino_origins.state import Land, Origins, new_land
from lascaux.games.registry import load
from tests.kingdomino_origins.oracle import BARE
from tests.views import View

GAME = load("kingdomino-origins")
TERRAIN_OF = {
    "D": names.DESERT,
    "G": names.PRAIRIE,
    "L": names.LAKE,
    "J": names.JUNGLE,
    "Q": names.QUARRY,
    "V": names.VOLCANO,
}
DOMINO_WITH_CRATERS = {1: 28, 2: 42, 3: 48}
TOKEN = re.compile(r"([DGLJQVH.])(\d?)(\*?)(?:\^(\d))?(?::(\w+))?")
FIELDS = {
    "choose": ("domino",),
    "take_pair": ("pair",),
    "place": ("left", "right"),
    "discard": (),
    "land": ("at",),
    "hand_on": ("totem", "seat"),
    "invite": ("person",),
    "search": (),
    "decline": (),
    "pay": ("at",),
    "take": ("person",),
    "settle": ("at",),
    "row": ("dominoes",),
    "chief": ("seat",),
    "person": ("person",),
}
SQUARE_FIELDS = ("left", "right", "at")


def rows_of(drawing: str) -> list[list[str]]:
    lines = [line.split() for line in drawing.replace("/", "\n").splitlines()]
    return [line for line in lines if line]


class Drawing:
    """A drawn territory: the real one, and where on its grid the drawing lies."""

    def __init__(self, drawing: str, size: int) -> None:
        tokens = {
            (row, column): t for row, line in enumerate(rows_of(drawing)) for column, t in enumerate(line)
        }
        (hut,) = [spot for spot, token in tokens.items() if token.startswith("H")]
        self.down = size - 1 - hut[0]
        self.across = size - 1 - hut[1]
        self.land = new_land(size)
        for (row, column), token in tokens.items():
            put(self.land, (row + self.down) * self.land.width + column + self.across, token)
        land = self.land
        assert max(land.bottom - land.top, land.right - land.left) < size, f"does not fit: {drawing}"

    def to_engine(self, name: str) -> str:
        return chr(ord(name[0].upper()) + self.across) + str(int(name[1:]) + self.down)

    def from_engine(self, name: str) -> str:
        return chr(ord(name[0].lower()) - self.across) + str(int(name[1:]) - self.down)


def put(land: Land, at: int, token: str) -> None:
    """One drawn square, laid, burnt and settled by the game's own functions."""
    match = TOKEN.fullmatch(token)
    assert match, f"{token} is no square"
    letter, digit, resource, lava, person = match.groups()
    if letter == ".":
        return
    if letter == "V":
        cover(land, at, new_square(DOMINO_WITH_CRATERS[int(digit or 1)], names.VOLCANO, 0, False))
    elif letter != "H":
        cover(land, at, new_square(0, TERRAIN_OF[letter], int(digit or 0), bool(resource)))
    if lava:
        burn(land, at, int(lava))
    if person:
        move_in(land, at, names.PEOPLE.index(person))


class Scene:
    """A position and how a test speaks about it."""

    def __init__(self, s: Origins, drawings: list[Drawing]) -> None:
        self.s = s
        self.drawings = drawings
        self.s.trace = []

    # Asking and doing, in the words of a test.

    @property
    def actor(self) -> int:
        return GAME.actor(self.s)

    def options(self) -> list[str]:
        """The legal taken as text, in the order of the game."""
        return [self.say(action) for action in GAME.legal(self.s)]

    def do(self, *texts: str) -> "Scene":
        """Does these one after the other; each must be legal, or an outcome that chance can bring."""
        for text in texts:
            action = self.action(text)
            if self.actor == CHANCE:
                assert GAME.may_happen(self.s, action), f"{text} can't happen"
            else:
                assert action in GAME.legal(self.s), f"{text} is not among {self.options()}"
            GAME.apply(self.s, action)
        return self

    def why_not(self, text: str) -> Text:
        action = self.action(text)
        assert action not in GAME.legal(self.s), f"{text} is legal"
        return GAME.why_not(self.s, action)

    def action(self, text: str) -> Action:
        kind, *words = text.split()
        values: list[object] = [int(word) if word.isdigit() else word for word in words]
        if kind == "row":
            values = [values]
        named: View = {"do": kind}
        for field, value in zip(FIELDS[kind], values, strict=True):
            named[field] = self.to_engine(str(value), self.actor) if field in SQUARE_FIELDS else value
        return GAME.parse(self.s, named)

    def say(self, action: Action) -> str:
        words = []
        for field, value in GAME.named(self.s, action).items():
            if field in SQUARE_FIELDS:
                value = self.from_engine(str(value), self.actor)
            words += [str(item) for item in value] if isinstance(value, list) else [str(value)]
        return " ".join(words)

    def to_engine(self, name: str, seat: int) -> str:
        return self.drawings[seat].to_engine(name) if seat < len(self.drawings) else name.upper()

    def from_engine(self, name: str, seat: int) -> str:
        return self.drawings[seat].from_engine(name) if seat < len(self.drawings) else name.lower()

    def copy(self) -> "Scene":
        return Scene(self.s.copy(), self.drawings)

    # Looking.

    @property
    def view(self) -> View:
        return GAME.observe(self.s, SPECTATOR)

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    def squares(self, seat: int = 0) -> dict[str, View]:
        """The squares of a territory by the names of the drawing."""
        seen = self.view["lands"][seat]["squares"]
        return {self.from_engine(name, seat): {**BARE, **square} for name, square in seen.items()}

    def square(self, name: str, seat: int = 0) -> View:
        return self.squares(seat)[name]

    def stock(self, seat: int = 0) -> View:
        return self.view["lands"][seat]["stock"]

    def dominoes(self, row: str = "row") -> list[int]:
        return [domino["domino"] for domino in self.view[row]]

    def chiefs(self, row: str = "row") -> list[int | None]:
        return [domino["chief"] for domino in self.view[row]]

    def points(self, seat: int = 0) -> int:
        """The points; the score sheet must add up to them."""
        points = GAME.returns(self.s)[seat][0]
        assert points == sum(line.points for line in GAME.score(self.s) if line.seat == seat)
        return points

    def lines(self, key: str, seat: int = 0) -> list[int]:
        """The points of all lines of the score sheet with this key."""
        return [line.points for line in GAME.score(self.s) if line.seat == seat and line.key == key]

    def told(self, key: str) -> list[Mapping[str, Any]]:
        """The facts of all events of this kind since the scene began."""
        texts = [GAME.tell(self.s, event) for event in self.s.trace or []]
        return [text.facts for text in texts if text.key == "ko-log-" + key]

    # What only the inside of a position can do.

    def let_erupt(self, volcano: str, craters: int, seat: int = 0) -> "Scene":
        """A volcano that is drawn already erupts."""
        drawing = self.drawings[seat]
        name = drawing.to_engine(volcano)
        at = (int(name[1:]) - 1) * drawing.land.width + ord(name[0]) - ord("A")
        erupt(self.s, seat, at, craters)
        return self

    def put_in_box(self, *dominoes: int) -> "Scene":
        """Only these are left in the box, a multiple of four: the others are drawn and forgotten."""
        s = self.s
        kept = s.stack[:], s.row, s.chiefs
        others = [domino for domino in range(1, 49) if domino not in dominoes]
        for i in range(0, len(others), 4):
            s.stack[:] = [(frames.DRAWING_ROW, CHANCE)]
            GAME.apply(s, (actions.ROW, *others[i : i + 4]))
        s.stack[:], s.row, s.chiefs = kept
        s.trace = []
        return self


def fresh(players: int = 4, **options: str) -> Scene:
    """A new game."""
    s = GAME.new(GAME.setup(players, options))
    assert isinstance(s, Origins)
    return Scene(s, [])


def finished(
    *drawings: str,
    players: int = 0,
    totems: dict[str, int] | None = None,
    box: tuple[int, ...] = (),
    **options: str,
) -> Scene:
    """A game that is over, with these territories."""
    scene = fresh(players or max(3, len(drawings)), **options)
    s = scene.s
    s.stack.clear()
    scene.put_in_box(*box)
    size = s.terms.size
    scene.drawings = [Drawing(drawing, size) for drawing in drawings]
    for seat, drawing in enumerate(scene.drawings):
        s.lands[seat] = drawing.land
    if totems:
        s.totems = tuple(totems.get(name, names.FREE) for name in names.RESOURCES)
    return scene


def a_round(
    chiefs: dict[int, int],
    *drawings: str,
    players: int = 0,
    row: tuple[int, ...] = (),
    box: tuple[int, ...] = (),
    totems: dict[str, int] | None = None,
    cave: tuple[str, ...] = (),
    people: dict[str, int] | None = None,
    lava: tuple[int, int, int] = (5, 4, 1),
    **options: str,
) -> Scene:
    """A round begins: `chiefs` says who stands on which domino of the row to be placed.

    With a `row` the turns place and choose, and the next round follows; without one it is the last round.
    """
    scene = finished(*drawings, players=players, totems=totems, box=row + box, **options)
    s = scene.s
    s.lava = (0, *lava)
    s.people = (0,) * len(names.PEOPLE)  # so that nobody is drawn into the cave beside those of the scene
    # All chiefs but one stand on their dominoes. The last one is put there, and the round begins by itself.
    s.row = tuple(sorted(chiefs))
    *_, last = s.row
    s.chiefs = [chiefs[domino] if domino != last else names.FREE for domino in s.row]
    s.stack += [(frames.PREPARE, NOBODY), (frames.CHOOSING, chiefs[last])]
    GAME.apply(s, (actions.CHOOSE, last))
    if row:
        GAME.apply(s, (actions.ROW, *row))
    if options.get("mode") == "tribe":
        open_people = [names.PEOPLE.index(person) for person in cave]
        s.cave = tuple((open_people + [names.NOTHING] * 4)[:4])
        s.people = tuple((people or {}).get(person, 0) for person in names.PEOPLE)
    s.trace = []
    return scene


def a_turn(domino: int, *drawings: str, **more: Any) -> Scene:
    """Seat 0 is about to place this domino; then the game is over, unless `row` says how it goes on."""
    return a_round({domino: 0}, *drawings, **more)


def random_play(seed: int, players: int, **options: str) -> Iterator[tuple[Scene, Action]]:
    """A random game, step by step: the position and what is done there next. It is one scene all along."""
    scene = fresh(players, **options)
    rng = Pcg32(seed)
    while not scene.is_over:
        if scene.actor == CHANCE:
            action = GAME.sample(scene.s, rng)
        else:
            taken = GAME.legal(scene.s)
            action = taken[rng.below(len(taken))]
        yield scene, action
        GAME.apply(scene.s, action)
    yield scene, ()
