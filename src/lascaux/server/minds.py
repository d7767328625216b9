"""The bots in a worker: they live as long as their tables, and what is asked of them."""

from collections import OrderedDict
from collections.abc import Iterable

from lascaux.advice.weighing import gains
from lascaux.bots.asking import KnownPosition, think_known
from lascaux.bots.base import Bot, Thought
from lascaux.bots.hinting import reasons
from lascaux.bots.registry import make_bot
from lascaux.engine.chance import Pcg32, unpack_luck
from lascaux.engine.protocol import Action
from lascaux.games.registry import load
from lascaux.server.stopping import is_stopped

MOST_KEPT = 128
Whose = tuple[str, int, str]  # table, seat, and how the bot is called


class Minds:
    """Those that thought last; the others are made anew when they are asked again, here or in another worker.
    Whatever they remember helps them only: the position comes with every question."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self.kept: OrderedDict[Whose, Bot] = OrderedDict()

    def take(self, whose: Whose) -> Bot:
        """For a thought; `keep` brings it back. One that fails, or belongs to no table, is not kept."""
        return self.kept.pop(whose, None) or make_bot(whose[2])

    def keep(self, whose: Whose, bot: Bot) -> None:
        if whose[0]:
            self.kept[whose] = bot
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)

    def forget(self, tables: Iterable[str]) -> None:
        gone = set(tables)
        for whose in [whose for whose in self.kept if whose[0] in gone]:
            del self.kept[whose]


minds = Minds()


def think(
    table: str, game_id: str, known: KnownPosition, seat: int, bot: str, luck: tuple[int, ...]
) -> Thought:
    """In a worker. What it gets was dealt anew for this seat: it never sees the truth."""
    whose = (table, seat, bot)
    mind = minds.take(whose)
    thought = think_known(mind, load(game_id), known, seat, unpack_luck(luck), is_stopped)
    minds.keep(whose, mind)
    return thought


def weigh(game_id: str, known: KnownPosition, seat: int) -> list[int]:
    """In a worker: what each option changes in the seat's points, its open choices made well."""
    game = load(game_id)
    s = game.unpack(known)
    return gains(game, s, seat, game.legal(s))


def explain(
    game_id: str, known: KnownPosition, seat: int, better: Action, other: Action, luck: int
) -> list[tuple[str, float]]:
    """In a worker: what one action will bring more of than another."""
    return reasons(load(game_id), known, seat, better, other, Pcg32(luck), is_stopped)
