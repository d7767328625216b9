"""Which bots meet at which tables, by what was typed."""

import sys
from collections.abc import Mapping, Sequence

from lascaux.bots.arena.ladder import ladder_pairings, playable
from lascaux.bots.arena.plan import Pairing, Plan, single_table
from lascaux.bots.arena.seating import mixed_tables
from lascaux.bots.registry import bot_maker, check_bot, is_own
from lascaux.cli.problems import Problem
from lascaux.games.registry import load
from lascaux.locales import Catalog

USUAL = ("casual", "random")
Options = Mapping[str, str]


def table_plan(game: str, bots: Sequence[str], players: int | None, options: Options) -> Plan:
    """One table with these bots; the last one fills the seats that are left."""
    entries, pairings = single_table(field_of(bots or USUAL, players))
    return checked(game, entries, len(pairings[0][0]), options, pairings)


def duel_plan(game: str, bots: Sequence[str], players: int | None, options: Options) -> Plan:
    """Two bots that are compared, each with half of the seats; who names more says who sits there."""
    if len(set(bots)) != 2:
        raise Problem("cli-arena-two", bots=len(set(bots)))
    if len(bots) > 2:
        return table_plan(game, bots, players, options)
    seats = players or least_players(game)
    return checked(game, tuple(bots), seats, options, (mixed_tables(0, 1, seats),))


def ladder_plan(game: str, bots: Sequence[str], players: int | None, options: Options) -> Plan:
    """A pool, the weakest first."""
    seats = players or least_players(game)
    pool = list(dict.fromkeys(bots))
    if len(pool) < 2:
        raise Problem("cli-arena-pool", bots=len(pool))
    return checked(game, tuple(pool), seats, options, ladder_pairings(pool, seats))


def levels(words: Catalog, game: str, players: int | None, options: Options) -> list[str]:
    """All that play this game here; who is left out is told."""
    played = load(game)
    found, refused = playable(played, played.setup(players or least_players(game), dict(options)))
    for level, reason in refused.items():
        print(words.say("cli-arena-left-out", level=level, reason=reason), file=sys.stderr)
    return found


def least_players(game: str) -> int:
    return min(load(game).players)


def field_of(entries: Sequence[str], players: int | None) -> list[str]:
    if players is not None and len(entries) > players:
        raise Problem("cli-arena-field", entries=len(entries), players=players)
    return [*entries, *[entries[-1]] * ((players or 0) - len(entries))]


def checked(
    game: str, entries: tuple[str, ...], players: int, options: Options, pairings: tuple[Pairing, ...]
) -> Plan:
    """What can't be played is said before anything is. Bots of a file are made by the workers only: one that
    hangs is ended there."""
    played = load(game)
    setup = played.setup(players, dict(options))
    for entry in entries:
        make = bot_maker(entry)
        if not is_own(entry):
            check_bot(make(), played, setup)
    return Plan(game, players, dict(setup.options), entries, pairings)
