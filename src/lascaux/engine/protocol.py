"""The contract: what a position is, and the few questions that every game answers about one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from lascaux.engine.chance import Rng, weighted
from lascaux.engine.kinds import Kinds
from lascaux.engine.naming import name_action, name_event, parse_named
from lascaux.engine.native import mypyc_attr
from lascaux.engine.options import Option, Setup, agree
from lascaux.engine.space import Space, space_of

Action = tuple[int, ...]  # (kind, arguments...): one atomic choice, or one outcome of chance
Frame = tuple[int, ...]  # (kind, seat, arguments...): one thing still to be done
Event = tuple[int, ...]  # (kind, seat, arguments...): something that happened, for log and animation
Packed = tuple[object, ...]  # nested tuples of ints
Played = tuple[int, Action, tuple[Event, ...]]  # who acted, what they did, and what happened
Standing = tuple[int, ...]  # points, then the tie-breaks: the greatest wins, equals share
Json = dict[str, object]

CHANCE: Final = -1  # acts where a frame waits for dice or a draw
OVER: Final = -2  # acts when nothing is left to be done
NOBODY: Final = -3  # the seat of a frame that acts by itself
SPECTATOR: Final = -4  # sees what everybody may see


@dataclass
class Text:
    """Something to be said: a key of the message catalogs, its arguments and the rule behind it. An argument
    may be a text of its own, which is said first."""

    key: str
    facts: "Mapping[str, int | str | Text]"
    rule: str = ""


class Component(NamedTuple):
    """A piece in the box: its name, what it does in words, and how views would show it."""

    name: Text
    lines: list[Text]
    view: "Json"


class ScoreLine(NamedTuple):
    """One line of the score sheet: whose, what for, how many points, and how they came about."""

    seat: int
    key: str
    points: int
    facts: dict[str, int | str]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. `stack` holds what is still to be done, the top frame first asked."""

    def __init__(self, stack: list[Frame]) -> None:
        self.stack: list[Frame] = stack
        self.trace: list[Event] | None = None  # events are gathered here; None switches them off

    def copy(self) -> "State":
        """An independent copy, with the trace off."""
        raise NotImplementedError

    def pack(self) -> Packed:
        """The whole position as nested tuples of ints: equal positions pack equally."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game answers these questions about its positions, and whoever asks knows no rule. They come in four
    groups: rules, knowledge, result, speech. What a position is worth is not among them: that is advice."""

    id: str
    revision: int  # of rules and packing: a record of another revision can't be verified
    players: tuple[int, ...]
    options: tuple[Option, ...]
    kinds: Kinds  # every kind of action, frame and event, declared once
    view_type: type  # the TypedDict that `observe` fills: types for other languages are made from it
    printed_type: type  # that of `printed`, of a game that has it

    # Rules: how a game begins, and what may follow.

    def setup(self, players: int, options: dict[str, str]) -> Setup:
        """The agreement with all defaults filled in; SetupError if it can't be played."""
        return agree(self.id, self.players, self.options, players, options)

    def new(self, setup: Setup) -> State:
        raise NotImplementedError

    def unpack(self, packed: Packed) -> State:
        """The position that packs to this."""
        raise NotImplementedError

    def actor(self, s: State) -> int:
        """A seat, CHANCE or OVER."""
        return s.stack[-1][1] if s.stack else OVER

    def width(self, s: State) -> int:
        """Of the grid whose squares actions name; 0 for a game without one."""
        return 0

    def actions(self, setup: Setup) -> Space:
        """Every action that a seat may ever take in such a game, each with a number."""
        return space_of(self.kinds, self.width(self.new(setup)))

    def legal(self, s: State) -> list[Action]:
        """All actions of the seat to act, in a fixed order, each once; empty at chance and at the end."""
        raise NotImplementedError

    def apply(self, s: State, action: Action) -> None:
        """Changes `s`. The action must be legal, or an outcome at a chance node."""
        raise NotImplementedError

    def sample(self, s: State, rng: Rng) -> Action:
        """One outcome at a chance node, by its odds."""
        return weighted(self.outcomes(s), rng)

    def outcomes(self, s: State) -> list[tuple[Action, int]]:
        """Every outcome with its weight, where they are few; empty where only `sample` will do."""
        raise NotImplementedError

    def may_happen(self, s: State, action: Action) -> bool:
        """Whether chance can bring this outcome here."""
        return action in [outcome for outcome, _ in self.outcomes(s)]

    # Knowledge: who can see what.

    def observe(self, s: State, seat: int) -> Json:
        """What this seat (or SPECTATOR) may see, as plain data, also what is asked: equal views of the
        seat to act have equal options. It is only to be looked at: parts of it may be given out again."""
        raise NotImplementedError

    def is_open(self) -> bool:
        """Whether all seats see and hear the same: nothing is hidden but the future."""
        return False

    def resample(self, s: State, seat: int, rng: Rng) -> State:
        """A copy in which all that this seat can't see is dealt anew."""
        raise NotImplementedError

    def known_to(self, s: State, seat: int) -> State:
        """The position with what this seat can't see left out, so that a score sheet before the end says no
        more than it may know. Only to be looked at; `s` itself where no points are hidden."""
        return s

    def reveals(self, s: State, action: Action) -> bool:
        """Whether this seat's action would show somebody something new, so that it can't be undone freely."""
        return False

    # Result: who has how many points, and what for.

    def returns(self, s: State) -> list[Standing]:
        """By seat, the points and tie-breaks if the game ended here."""
        raise NotImplementedError

    def score(self, s: State) -> list[ScoreLine]:
        """How the points came about."""
        raise NotImplementedError

    def tally(self, s: State, course: list[Played]) -> list[ScoreLine]:
        """The same, of a position that was reached by this course: where a position keeps no more than a sum,
        the course still says what for."""
        return self.score(s)

    # Speech: actions in words that programs read, all else by keys of the catalogs for people.

    def named(self, s: State, action: Action) -> Json:
        """The action in words that stay the same for ever: for records and messages."""
        return name_action(self.kinds, action, self.width(s))

    def parse(self, s: State, named: Json) -> Action:
        """The action with this name; MalformedAction if there is none of this form."""
        return parse_named(self.kinds, named, self.width(s))

    def event_data(self, s: State, event: Event, seat: int = SPECTATOR) -> Json:
        """What happened, as data, without what this seat may not hear."""
        return name_event(self.kinds, event, seat, self.width(s))

    def question(self, s: State) -> Text:
        """What the actor is asked."""
        raise NotImplementedError

    def text(self, s: State, action: Action) -> Text:
        """What an action (or an outcome of chance) means, said before it is done."""
        raise NotImplementedError

    def why_not(self, s: State, action: Action) -> Text:
        """Which rule shuts an action that is not legal here."""
        return self.question(s)

    def tell(self, s: State, event: Event, seat: int = SPECTATOR) -> Text:
        """What happened, for the log, as this seat may hear it: who drew a card in secret hears which."""
        raise NotImplementedError

    def printed(self, printing: str) -> Json | None:
        """What is printed on the components, as data and in words, by the name that views give as `printing`.
        It is the same for a whole game, so that a client asks for it once and views need not repeat it. Where
        there is one printing only, it has no name, and clients are built with it. None if there is none."""
        return None

    def components(self, setup: Setup) -> dict[str, list[Component]]:
        """All that lies in the box for such a game, by its kind, for people to look up."""
        return {}
