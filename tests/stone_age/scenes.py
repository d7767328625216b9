"""Scenes: positions made of a few words, so that a test shows what it is about.

Actions are written as text: "place forest 3", "roll 2 5 6", "buy card_2 wood wood", "add 2 1 once 3".
Villages are written as what differs from the start: village(food=3, wood=2, tools=4, cards=["dice-art"]).

How a position is kept inside is known in this file only.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from lascaux.engine.chance import Pcg32
from lascaux.engine.kinds import REST
from lascaux.engine.protocol import CHANCE, OVER, SPECTATOR, Action, Text
from lascaux.games.registry import load
from lascaux.games.stone_age import names
from lascaux.games.stone_age.generated import actions, events
from lascaux.games.stone_age.generated.course import go_on
from lascaux.games.stone_age.kinds import KINDS
from lascaux.games.stone_age.lookups import BUILDING_NAMES, CARD_NAMES
from lascaux.games.stone_age.state import StoneAge
from tests.views import View

GAME = load("stone-age")
FOUR_CARDS = ("food-5-medicine", "food-7-pottery", "food-1-weaving", "food-4-builder-1")
FOUR_TILES = ("wood-wood-brick", "wood-wood-stone", "wood-brick-brick", "wood-wood-gold")
BUSY = {"tool_maker": 1, "clay_pit": 1, "river": 1}  # a seat that will be asked in phase 2
BUSY_TURN = ("use clay_pit", "roll 1", "use river", "roll 1")  # and what it does: it gains nothing more
Village = dict[str, Any]


def village(**things: object) -> Village:
    return things


class Scene:
    """A position and how a test speaks about it."""

    def __init__(self, s: StoneAge) -> None:
        self.s = s
        self.s.trace = []
        self.unasked: list[Action] = []  # groups that were used and tools that were added without asking

    # Asking and doing, in the words of a test.

    @property
    def actor(self) -> int:
        return GAME.actor(self.s)

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    def options(self) -> list[str]:
        """The legal taken as text, in the order of the game."""
        return [self.say(action) for action in GAME.legal(self.s)]

    def do(self, *texts: str) -> "Scene":
        """Does these one after the other; each must be legal, or an outcome that chance can bring. What is
        done without asking may be written down all the same, if it was done and not written down yet."""
        for text in texts:
            action = self.action(text)
            if action in self.unasked:
                self.unasked.remove(action)
                continue
            if self.actor == CHANCE:
                assert GAME.may_happen(self.s, action), f"{text} can't happen"
            else:
                assert action in GAME.legal(self.s), f"{text} is not among {self.options()}"
            self.apply(action)
        return self

    def apply(self, action: Action) -> None:
        before = len(self.s.trace or [])
        GAME.apply(self.s, action)
        asked = (actions.USE, action[1]) if action[0] == actions.BUY else action
        self.unasked += [done for done in self.done_since(before) if done != asked]

    def done_since(self, before: int) -> list[Action]:
        """The groups that were used since then, and the tools that were added."""
        noted = (self.s.trace or [])[before:]
        done: list[Action] = [(actions.USE, event[2]) for event in noted if event[0] == events.USED]
        tools = [event[2] for event in noted if event[0] == events.TOOL_ADDED]
        once = [event[2] for event in noted if event[0] == events.ONE_USE_ADDED]
        added = (actions.ADD, *[*tools, 0, 0, 0][:3], *[*once, 0, 0, 0][:3])
        return [*done, added] if tools or once else done

    def action(self, text: str) -> Action:
        kind, *words = text.split()
        values: list[object] = [int(word) if word.isdigit() else word for word in words]
        form = KINDS.by_name[kind]
        named: View = {"do": kind}
        if kind == "add":
            once = words.index("once") if "once" in words else len(words)
            named |= {"tools": values[:once], "one_use": values[once + 1 :]}
        elif kind in ("buy", "pay_all"):
            named |= {"at": words[0]} if kind == "buy" else {}
            named |= {resource: words.count(resource) for resource in names.RESOURCES}
        elif form.fields and form.fields[0].holds == REST:
            named[form.fields[0].name] = values
        else:
            assert len(values) == len(form.fields), text
            named |= {field.name: value for field, value in zip(form.fields, values, strict=True)}
        return GAME.parse(self.s, named)

    def say(self, action: Action) -> str:
        if action[0] == actions.ADD:
            tools, once = [[str(value) for value in part if value] for part in (action[1:4], action[4:])]
            return " ".join(["add", *tools, *(["once", *once] if once else [])])
        if action[0] in (actions.BUY, actions.PAY_ALL):
            paid = zip(names.RESOURCES, action[-4:], strict=True)
            bought = f"buy {names.PLACES[action[1]]}" if action[0] == actions.BUY else "pay_all"
            return bought + "".join(f" {resource}" * amount for resource, amount in paid)
        words = []
        for value in GAME.named(self.s, action).values():
            words += [str(item) for item in value] if isinstance(value, list) else [str(value)]
        return " ".join(words)

    def why_not(self, text: str) -> Text:
        action = self.action(text)
        assert action not in GAME.legal(self.s), f"{text} is legal"
        return GAME.why_not(self.s, action)

    def copy(self) -> "Scene":
        return Scene(self.s.copy())

    def play_on(self, luck: int = 1, until: str = "") -> "Scene":
        """Plays at random until the phase has this name, or to the end."""
        rng = Pcg32(luck)
        while not self.is_over and self.view["phase"] != until:
            options = GAME.legal(self.s)
            action = options[rng.below(len(options))] if options else GAME.sample(self.s, rng)
            GAME.apply(self.s, action)
        return self

    # Looking.

    @property
    def view(self) -> View:
        return GAME.observe(self.s, SPECTATOR)

    def seen_by(self, seat: int) -> View:
        return GAME.observe(self.s, seat)

    def village(self, seat: int = 0) -> View:
        return self.view["villages"][seat]

    def stock(self, seat: int = 0) -> list[int]:
        return list(self.village(seat)["resources"].values())

    def tools(self, seat: int = 0) -> list[tuple[int, bool]]:
        return [(tool["value"], tool["used"]) for tool in self.village(seat)["tools"]]

    def place(self, name: str) -> View:
        return next(place for place in self.view["places"] if place["place"] == name)

    def cards(self) -> list[str | None]:
        return [space["card"] and space["card"]["card"] for space in self.view["cards"]]

    def tiles(self) -> list[str | None]:
        return [stack["building"] and stack["building"]["building"] for stack in self.view["buildings"]]

    def points(self, seat: int = 0) -> int:
        """The points if the game ended here; the score sheet must add up to them."""
        points = GAME.returns(self.s)[seat][0]
        assert points == sum(line.points for line in GAME.score(self.s) if line.seat == seat)
        return points

    def track(self, seat: int = 0) -> int:
        return self.view["points"][seat]

    def line(self, key: str, seat: int = 0) -> int:
        """The points of one line of the score sheet."""
        return sum(line.points for line in GAME.score(self.s) if line.seat == seat and line.key == key)

    def told(self, key: str, seat: int = SPECTATOR) -> list[Mapping[str, Any]]:
        """The facts of all events of this kind since the scene began."""
        texts = [GAME.tell(self.s, event, seat) for event in self.s.trace or []]
        return [text.facts for text in texts if text.key == "sa-log-" + key]

    # What only the inside of a position can do.

    def settle(self, seat: int, things: Village) -> "Scene":
        """Gives a village what a test wants it to have."""
        s = self.s
        for name, value in things.items():
            if name in names.RESOURCES:
                s.resources[4 * seat + names.RESOURCES.index(name)] = value
            elif name in ("cards", "kept"):
                getattr(s, name)[seat] = tuple(CARD_NAMES.index(card) for card in value)
            elif name == "buildings":
                s.buildings[seat] = tuple(BUILDING_NAMES.index(tile) for tile in value)
            elif name == "secret":
                s.secret = tuple(
                    CARD_NAMES.index(value) if i == seat else card for i, card in enumerate(s.secret)
                )
            else:
                getattr(s, name)[seat] = value  # people, food, production, tools, used, built, scored
        return self

    def put(self, seat: int, places: dict[str, int]) -> "Scene":
        for place, people in places.items():
            self.s.on[names.PLACES.index(place)] += people << 4 * seat
            self.s.placed[seat] += people
        return self

    def leave_in_deck(self, *cards: str) -> "Scene":
        left = [CARD_NAMES.index(card) for card in cards]
        self.s.deck = tuple(left.count(card) for card in range(len(CARD_NAMES)))
        return self

    def leave_in_stacks(self, *left: int) -> "Scene":
        self.s.left = tuple(left)
        return self

    def leave_in_supply(self, **resources: int) -> "Scene":
        self.s.supply = tuple(resources.get(name, self.s.supply[i]) for i, name in enumerate(names.RESOURCES))
        return self


def fresh(players: int = 4, **options: str) -> Scene:
    """A new game: nothing is drawn yet."""
    s = GAME.new(GAME.setup(players, options))
    assert isinstance(s, StoneAge)
    return Scene(s)


def placing(
    *villages: Village,
    players: int = 4,
    start: int = 0,
    cards: tuple[str, ...] = FOUR_CARDS,
    tiles: tuple[str, ...] = FOUR_TILES,
    **options: str,
) -> Scene:
    """The first round begins with these cards, cheapest first, and buildings."""
    scene = fresh(players, **options)
    scene.do(*[f"tile {tile}" for tile in tiles[:players]])
    scene.do(*[f"card {card}" for card in cards], f"start {start}")
    for seat, things in enumerate(villages):
        scene.settle(seat, things)
    scene.s.trace = []
    return scene


def using(
    people: dict[str, int] | list[dict[str, int]],
    *villages: Village,
    deck: tuple[str, ...] | None = None,
    stacks: tuple[int, ...] | None = None,
    **more: Any,
) -> Scene:
    """The people are placed (those of seat 0, or of all), and the start player uses theirs."""
    scene = placing(*villages, **more)
    for seat, places in enumerate([people] if isinstance(people, dict) else people):
        scene.put(seat, places)
    if deck is not None:
        scene.leave_in_deck(*deck)
    if stacks is not None:
        scene.leave_in_stacks(*stacks)
    scene.s.stack.pop()  # nobody places any more
    go_on(scene.s)
    scene.unasked = scene.done_since(0)
    return scene


def feeding(*villages: Village, **more: Any) -> Scene:
    """Nobody has placed anybody: all feed their people at once, as far as they need not be asked."""
    return using({}, *villages, **more)


def finished(*villages: Village, **more: Any) -> Scene:
    """The game is over with these villages."""
    scene = placing(*villages, **more)
    scene.s.stack.clear()
    return scene


def random_play(seed: int, players: int, **options: str) -> Iterator[tuple[Scene, Action]]:
    """A random game, step by step: the position and what is done there next. It is one scene all along."""
    scene = fresh(players, **options)
    rng = Pcg32(seed)
    while not scene.is_over:
        taken = GAME.legal(scene.s)
        action = taken[rng.below(len(taken))] if taken else GAME.sample(scene.s, rng)
        yield scene, action
        GAME.apply(scene.s, action)
    yield scene, ()
