"""What is to be played: everything about a game of a series follows from this and the game's number."""

from dataclasses import dataclass

from lascaux.bots.arena.seating import Table, arrangements
from lascaux.engine.chance import SEED_BYTES
from lascaux.engine.options import Setup
from lascaux.engine.protocol import Game
from lascaux.games.registry import load

Pairing = tuple[Table, ...]  # the tables at which the same entries meet, in turns


@dataclass(frozen=True)
class Plan:
    """Plain data, so that it travels to other processes. Pairings are played in turns, too."""

    game_id: str
    players: int
    options: dict[str, str]
    entries: tuple[str, ...]  # bots as `make_bot` reads them, each once
    pairings: tuple[Pairing, ...]

    def game(self) -> Game:
        return load(self.game_id)

    def setup(self) -> Setup:
        return self.game().setup(self.players, dict(self.options))

    def pairing_of(self, number: int) -> int:
        return number % len(self.pairings)

    def seating(self, number: int) -> Table:
        """By seat, which entry sits there in this game."""
        turn, pairing = divmod(number, len(self.pairings))
        tables = self.pairings[pairing]
        turn, table = divmod(turn, len(tables))
        orders = arrangements(tables[table])
        return orders[turn % len(orders)]

    def facts(self) -> dict[str, object]:
        """What two runs must share to be one series."""
        return {
            "game": self.game_id,
            "revision": self.game().revision,
            "players": self.players,
            "options": self.options,
            "bots": list(self.entries),
            "tables": [[list(table) for table in pairing] for pairing in self.pairings],
        }


def seed_of(number: int) -> bytes:
    """The seed of a game's deals, as a record shows it."""
    return number.to_bytes(SEED_BYTES, "big")


def single_table(bots: list[str]) -> tuple[tuple[str, ...], tuple[Pairing, ...]]:
    """The entries and the only pairing of a table with these bots, in order of their seats."""
    entries = tuple(dict.fromkeys(bots))
    return entries, ((tuple(entries.index(bot) for bot in bots),),)
