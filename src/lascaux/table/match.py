"""A live game: the seed is bound before the start, chance is dealt, actions are checked, slips are undone.

Nobody can bend the dice. The SHA-256 of the seed is published before the players bind and reveal their salts
(table/luck.py), and every deal follows from seed, salt, what it is and how many of its kind came before
(engine/chance.py); the seed is published at the end, and table/record.py proves it all. A game may go on from
a position of another one: what came before was not dealt from its seed, which `begins` says.
"""

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice

from lascaux.engine.chance import Dealer, Dealing
from lascaux.engine.errors import IllegalAction, LascauxError, MalformedAction, SetupError, shown
from lascaux.engine.options import Setup
from lascaux.engine.protocol import CHANCE, OVER, Action, Event, Game, Json, Played, ScoreLine, State
from lascaux.table.luck import Throw
from lascaux.table.names import LONGEST_NAME, is_name
from lascaux.table.tape import Happening, Seating, Step, Told, Undone, free_steps
from lascaux.table.trail import Trail


class NotYourTurn(LascauxError):
    code = "not-your-turn"


class NothingToUndo(LascauxError):
    code = "nothing-to-undo"


def new_seed() -> bytes:
    return secrets.token_bytes(16)


def commitment_to(seed: bytes) -> str:
    """What is published before the game: it binds the seed without showing it."""
    return hashlib.sha256(seed).hexdigest()


def digest_of(s: State) -> str:
    """16 hex digits that stand for a position; the same for interpreted and compiled."""
    return hashlib.blake2b(repr(s.pack()).encode(), digest_size=8).hexdigest()


def salt_bytes(salt: str) -> bytes:
    try:
        return salt.encode()
    except UnicodeEncodeError:
        raise SetupError("the salt must be text that can be written as UTF-8") from None


def check_names(names: object, players: int) -> None:
    """A name that a record could not hold is refused before the game, not after it."""
    if not isinstance(names, list) or len(names) != players:
        raise SetupError(f"there must be a list of {players} names")
    for name in names:
        if not isinstance(name, str) or not is_name(name):
            raise SetupError(f"a name must be 1 to {LONGEST_NAME} printable characters")


@dataclass
class Match:
    """One game being played. `state` is the truth: give bots `game.resample` and people `game.observe`."""

    game: Game
    setup: Setup
    seed: bytes = field(default_factory=new_seed, repr=False)
    salt: str = ""
    names: list[str] = field(default_factory=list)
    beginning: Sequence[tuple[int, Action]] = ()  # of another game, from which this one goes on
    thrown: Sequence[Throw] = ()  # by seats, if the salt is theirs
    steps: list[Step] = field(default_factory=list, init=False)
    state: State = field(init=False, repr=False, compare=False)
    dealing: Dealing = field(init=False, repr=False, compare=False)
    tape: list[Happening] = field(init=False, repr=False, compare=False)  # with what was taken back
    trail: Trail = field(init=False, repr=False, compare=False)
    sealed: int = field(default=0, init=False)  # so many steps were followed by what somebody knows by now

    def __post_init__(self) -> None:
        self.names = self.names or [f"seat {seat + 1}" for seat in range(self.setup.players)]
        check_names(self.names, self.setup.players)
        self.dealer = Dealer(self.seed, salt_bytes(self.salt))
        self.replay(self.beginning)
        self.sealed = self.begins

    @property
    def begins(self) -> int:
        """So many steps were another game's: they were not dealt from this seed, and can't be taken back."""
        return len(self.beginning)

    @property
    def commitment(self) -> str:
        return commitment_to(self.seed)

    @property
    def actor(self) -> int:
        """The seat to act, or OVER: chance is dealt at once."""
        return self.game.actor(self.state)

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    @property
    def course(self) -> list[Played]:
        return [(step.actor, step.action, step.events) for step in self.steps]

    def tally(self) -> list[ScoreLine]:
        """How the points came about, by position and course."""
        return self.game.tally(self.state, self.course)

    def legal(self) -> list[Action]:
        return self.game.legal(self.state)

    def play(self, seat: int, action: Action) -> list[Event]:
        """The seat's action and the deals that follow; an error changes nothing."""
        self.check_turn(seat)
        action = self.legal_action(action)
        state, before, dealing, told = self.state, len(self.steps), self.dealing.copy(), len(self.tape)
        try:
            self.advance(seat, action)
            self.deal()
        except BaseException:
            self.state, self.dealing = state, dealing
            del self.steps[before:], self.tape[told:]
            self.trail.forget_after(before)
            raise
        return [event for step in self.steps[before:] for event in step.events]

    def play_named(self, seat: int, named: Json) -> list[Event]:
        return self.play(seat, self.game.parse(self.state, named))

    def check_turn(self, seat: int) -> None:
        if seat != self.actor:
            raise NotYourTurn(
                "the game is over" if self.is_over else f"it is {self.names[self.actor]}'s turn"
            )

    def legal_action(self, action: Action) -> Action:
        """As the rules list it, with ints of its own: True equals 1, and so does 1.0."""
        legal = self.legal()
        if action not in legal:
            raise self.refusal(action)
        return legal[legal.index(action)]

    def objection(self, seat: int, named: Json) -> LascauxError | None:
        """What is in the way of this action, which is not played; None if nothing is."""
        try:
            self.check_turn(seat)
            self.legal_action(self.game.parse(self.state, named))
        except LascauxError as objection:
            return objection
        return None

    def refusal(self, action: Action) -> LascauxError:
        """Which rule shuts this action; or that it has not even the form of one."""
        try:
            named = self.game.named(self.state, action)
            why = self.game.why_not(self.state, action)
        except (IndexError, TypeError, OverflowError):
            return MalformedAction(f"{shown(action)} is no action of {self.game.id}")
        return IllegalAction(
            f"{named} is not allowed here: {why.key} ({why.rule})", why.key, why.facts, why.rule
        )

    def advance(self, actor: int, action: Action) -> None:
        """Applies to a copy: if a rule fails, the live position was never touched."""
        shut = actor == CHANCE or self.game.reveals(self.state, action)
        named = self.game.named(self.state, action)
        changed = self.state.copy()
        changed.trace = []
        self.game.apply(changed, action)
        if actor == CHANCE:
            self.dealing.count(self.state.stack[-1][0])
        self.state = changed
        self.steps.append(Step(actor, action, named, tuple(changed.trace), shut))
        self.tape.append(self.steps[-1])
        self.trail.keep(len(self.steps), self.state, self.dealing)

    def branch(self) -> "Match":
        """The same game, to try something on: positions are never changed, so they can be shared."""
        branched = Match.__new__(Match)
        branched.game, branched.setup, branched.names = self.game, self.setup, self.names
        branched.seed, branched.salt, branched.dealer = self.seed, self.salt, self.dealer
        branched.state, branched.steps, branched.dealing = self.state, list(self.steps), self.dealing.copy()
        branched.beginning, branched.sealed, branched.thrown = self.beginning, self.sealed, self.thrown
        branched.tape, branched.trail = list(self.tape), self.trail.copy()
        return branched

    def deal(self) -> None:
        """Chance acts until a seat is asked or the game is over."""
        while self.game.actor(self.state) == CHANCE:
            outcome = self.game.sample(self.state, self.dealing.next_deal(self.state.stack[-1][0]))
            self.advance(CHANCE, outcome)

    def free_undo(self, seat: int) -> int:
        """How many steps this seat may take back alone: its own last ones, back to anything new, or to where
        the others agreed to go back to."""
        latest = islice(reversed(self.steps), len(self.steps) - self.sealed)
        return free_steps(((step.actor, step.shut) for step in latest), seat)

    def steps_to_undo(self, seat: int) -> int:
        """How many steps lead back to this seat's last decision; 0 if it has made none."""
        own = islice(reversed(self.steps), len(self.steps) - self.begins)
        return next((count for count, step in enumerate(own, 1) if step.actor == seat), 0)

    def undo(self, count: int) -> None:
        """Takes back the last steps. Who may ask for how many is for the caller to decide, by `free_undo`."""
        if not 0 < count <= len(self.steps) - self.begins:
            raise NothingToUndo("there is nothing to take back")
        self.take_back(count)
        self.deal()

    def take_back(self, count: int) -> None:
        first = self.steps[-count].actor
        is_free = count <= self.free_undo(self.steps[-1].actor)
        n = len(self.steps) - count
        self.state, self.dealing = self.trail.back_to(n, [step.action for step in self.steps[:n]])
        del self.steps[n:]
        self.tape.append(Undone(count, first))
        self.sealed = min(self.sealed, n) if is_free else n

    def note_seating(self, seating: Seating) -> None:
        """It changes nothing in the game, but whoever reads its record wants to know who played."""
        self.tape.append(seating)

    def replay(self, happenings: Iterable[Told]) -> None:
        """Plays these, which were legal once, from the start; chance goes on from there."""
        self.steps, self.tape, self.trail = [], [], Trail(self.game)
        self.state = self.game.new(self.setup)
        self.dealing = Dealing(self.dealer)
        self.trail.keep(0, self.state, self.dealing)
        for told in happenings:
            if isinstance(told, Seating):
                self.note_seating(told)
            elif isinstance(told, Undone):
                self.take_back(told.steps)
            else:
                self.advance(*told)
        self.deal()


def places_of(standings: list[tuple[int, ...]]) -> list[int]:
    """1 for the winners, who may be several, and so on."""
    return [1 + sum(other > own for other in standings) for own in standings]
