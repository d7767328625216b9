"""Who sits where: people at this terminal, bots by name, bots from a file."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from lascaux.bots.base import Bot
from lascaux.bots.registry import check_bot, make_bot
from lascaux.cli.names import ANIMALS
from lascaux.cli.problems import Problem
from lascaux.engine.chance import Pcg32, Rng
from lascaux.engine.options import Setup
from lascaux.engine.protocol import Game
from lascaux.locales import Catalog
from lascaux.table.names import LONGEST_NAME, is_name

PERSON = "person"
USUAL = "casual"  # who fills a seat that was not spoken of


@dataclass
class Seat:
    """`spec` is what a saved game remembers: PERSON, or how the bot is called."""

    spec: str
    bot: Bot | None


@dataclass(frozen=True)
class Wish:
    """What the command line says about the seats."""

    players: int | None = None
    people: int | None = None
    hot_seat: bool = False
    own_bots: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()


def specs_of(game: Game, wish: Wish) -> list[str]:
    """A spec for every seat: people first, then own bots, then the others."""
    bots = [*wish.own_bots, *wish.bots]
    if wish.hot_seat and bots:
        raise Problem("cli-hot-seat-bots")
    if wish.hot_seat and wish.people is not None:
        raise Problem("cli-hot-seat-people")
    people = 1 if wish.people is None else wish.people
    if people < 0:
        raise Problem("cli-people-negative", people=people)
    players = usual_players(game, people + len(bots)) if wish.players is None else wish.players
    if wish.hot_seat:
        return [PERSON] * players
    game.setup(players, {})
    if people + len(bots) > players:
        raise Problem("cli-too-many-seats", people=people, bots=len(bots), players=players)
    specs = [PERSON] * people + bots
    return specs + [USUAL] * (players - len(specs))


def usual_players(game: Game, seated: int) -> int:
    """As many as were named, if they can play; else a full table."""
    return seated if seated in game.players else game.players[-1]


def take_seats(game: Game, setup: Setup, specs: Sequence[str]) -> list[Seat]:
    return [Seat(spec, None if spec == PERSON else able_bot(game, setup, spec)) for spec in specs]


def able_bot(game: Game, setup: Setup, spec: str) -> Bot:
    bot = make_bot(spec)
    check_bot(bot, game, setup)
    return bot


def names_for(seats: Sequence[Seat], given: Sequence[str], catalog: Catalog) -> list[str]:
    """Given names first; then a person is called by the sign of the seat, a bot by its kind and a number."""
    if len(given) > len(seats):
        raise Problem("cli-too-many-names", names=len(given), players=len(seats))
    names = [checked_name(name) for name in given]
    for number in range(len(names), len(seats)):
        names.append(unused(usual_name(seats, number, catalog), names))
    if len(set(names)) < len(names):
        raise Problem("cli-same-names")
    return names


def checked_name(name: str) -> str:
    name = name.strip()
    if not is_name(name):
        raise Problem("cli-bad-name", most=LONGEST_NAME)
    return name


def usual_name(seats: Sequence[Seat], number: int, catalog: Catalog) -> str:
    bot = seats[number].bot
    if bot is None:
        return catalog.say(f"cli-animal-{ANIMALS[number % len(ANIMALS)]}")
    before = sum(1 for seat in seats[:number] if seat.bot is not None and seat.bot.name == bot.name)
    return f"{kind_of(bot.name, catalog)} {before + 1}"


def kind_of(name: str, catalog: Catalog) -> str:
    """Our own bots in the language of the person; others by their name."""
    plain = "".join(letter for letter in name if letter.isprintable())[: LONGEST_NAME - 4] or USUAL
    key = f"cli-bot-{plain}"
    return catalog.say(key) if catalog.has(key) else plain[0].upper() + plain[1:]


def unused(name: str, names: Sequence[str]) -> str:
    return name if name not in names else unused(name + "'", names)


def bot_seed_from(seed: bytes) -> int:
    """The bots' own luck: follows from the seed of the game, but shows nothing of it."""
    return int.from_bytes(hashlib.blake2b(seed, digest_size=6, person=b"bots").digest(), "big")


def luck(bot_seed: int, seat: int, actions: int) -> Rng:
    """Of one bot for one action, so that a game goes on in the same way after it was saved."""
    return Pcg32(bot_seed + actions, seat + 1)
