"""A game that is played again as its tape tells it, with what was taken back."""

from collections.abc import Iterable
from itertools import islice

from lascaux.engine.chance import SEED_BYTES, Dealer, Dealing
from lascaux.engine.options import Setup
from lascaux.engine.protocol import CHANCE, Action, Game, State
from lascaux.table.tape import Seating, Told, Undone, free_steps
from lascaux.table.trail import Trail

NO_SEED = bytes(SEED_BYTES)  # for who only counts the deals


class Walk:
    """Where one stands in the game, and the actions that lead there. Whether they are allowed is for whoever
    walks to know."""

    def __init__(self, game: Game, setup: Setup, begins: int = 0, dealer: Dealer | None = None) -> None:
        self.game = game
        self.state: State = game.new(setup)
        self.dealing: Dealing = Dealing(dealer or Dealer(NO_SEED))
        self.actions: list[Action] = []
        self.marks: list[tuple[int, bool]] = []  # of each: who did it, and whether a free undo stops there
        self.sealed = begins
        self.trail = Trail(game)
        self.trail.keep(0, self.state, self.dealing)

    def act(self, action: Action) -> None:
        game, before = self.game, self.state
        actor = game.actor(before)
        self.marks.append((actor, actor == CHANCE or game.reveals(before, action)))
        if actor == CHANCE:
            self.dealing.count(before.stack[-1][0])
        self.state = before.copy()
        game.apply(self.state, action)
        self.actions.append(action)
        self.trail.keep(len(self.actions), self.state, self.dealing)

    def free_undo(self, seat: int) -> int:
        return free_steps(islice(reversed(self.marks), len(self.marks) - self.sealed), seat)

    def go_back(self, count: int) -> None:
        n = len(self.actions) - count
        is_free = count <= self.free_undo(self.marks[-1][0])
        self.state, self.dealing = self.trail.back_to(n, self.actions)
        del self.actions[n:], self.marks[n:]
        self.sealed = min(self.sealed, n) if is_free else n

    def follow(self, told: Told) -> None:
        if isinstance(told, Undone):
            self.go_back(told.steps)
        elif not isinstance(told, Seating):
            self.act(told[1])


def first_bent_deal(
    game: Game, setup: Setup, seed: bytes, salt: bytes, tape: Iterable[Told], begins: int = 0
) -> int | None:
    """Deals anew, whatever is said to have come, also what was taken back: the place in the tape, counted
    from 1, of the first deal that is not the one of seed and salt. The first `begins` actions were dealt
    elsewhere, and only count."""
    walk = Walk(game, setup, begins, Dealer(seed, salt))
    for number, told in enumerate(tape, 1):
        if isinstance(told, tuple) and told[0] == CHANCE and number > begins:
            kind = walk.state.stack[-1][0]
            if game.sample(walk.state, walk.dealing.next_deal(kind)) != told[1]:
                return number
        walk.follow(told)
    return None
