"""`lascaux arena`: bots play many games with fresh deals and turning seats."""

import json
import math
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Annotated

from lascaux.bots.arena import Result, mean_points, play_series, wins_of
from lascaux.bots.base import Bot
from lascaux.bots.registry import make_bot
from lascaux.cli.parameters import (
    GameId,
    Json,
    Lang,
    Mode,
    Plain,
    Players,
    Settings,
    chosen_options,
    listed_bots,
    said,
)
from lascaux.cli.problems import Problem
from lascaux.games.registry import load

Z = 1.959964  # 95 % of a normal distribution lie within so many deviations
MOST_GAMES = 10_000_000


def arena(
    game: GameId,
    /,
    *,
    field: Annotated[tuple[str, ...], said("help-field", negative="")] = ("greedy,random",),
    games: Annotated[int, said("help-games-count")] = 100,
    players: Players = None,
    mode: Mode = None,
    settings: Settings = (),
    first: Annotated[int, said("help-first")] = 0,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = "en",
) -> int:
    if not 1 <= games <= MOST_GAMES or not 0 <= first < 1 << 60:
        raise Problem("cli-arena-games", most=MOST_GAMES)
    played = load(game)
    entries = field_of(listed_bots(field), players)
    setup = played.setup(len(entries), chosen_options(settings, mode))
    makers: list[Callable[[], Bot]] = [partial(make_bot, entry) for entry in entries]
    for make in makers:
        make()
    began = time.perf_counter()
    results: list[Result] = []
    for number in range(first, first + games):
        results += play_series(played, setup, makers, 1, number)
        show_progress(len(results), games, began)
    seconds = time.perf_counter() - began
    if as_json:
        print(json.dumps(facts_of(game, dict(setup.options), entries, results, first, seconds)))
    else:
        show_table(lang, plain, entries, results, seconds)
    return 0


def field_of(entries: tuple[str, ...], players: int | None) -> list[str]:
    """One bot a seat; with --players the last one fills the seats that are left."""
    if not entries:
        raise Problem("cli-arena-field", entries=0, players=players or 0)
    if players is not None and len(entries) > players:
        raise Problem("cli-arena-field", entries=len(entries), players=players)
    return [*entries, *[entries[-1]] * ((players or 0) - len(entries))]


def show_progress(done: int, games: int, began: float) -> None:
    """On a terminal only, on standard error."""
    if sys.stderr.isatty():
        end = "\n" if done == games else ""
        print(f"\r{done}/{games}  {time.perf_counter() - began:.0f} s", end=end, file=sys.stderr, flush=True)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share with 95 % certainty (Wilson 1927)."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    reach = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return (middle - reach) / (1 + Z * Z / games), (middle + reach) / (1 + Z * Z / games)


def facts_of(
    game: str, options: dict[str, str], entries: list[str], results: list[Result], first: int, seconds: float
) -> dict[str, object]:
    table = []
    for number, entry in enumerate(entries):
        wins = wins_of(results, number)
        low, high = wilson(wins, len(results))
        mean = mean_points(results, number)
        share = wins / len(results)
        table.append(
            {"bot": entry, "wins": wins, "share": share, "low": low, "high": high, "mean_points": mean}
        )
    return {
        "game": game,
        "options": options,
        "games": len(results),
        "first": first,
        "seconds": seconds,
        "field": table,
    }


def show_table(lang: str, plain: bool, entries: list[str], results: list[Result], seconds: float) -> None:
    from rich import box
    from rich.table import Table

    from lascaux.cli.screen import Screen

    screen = Screen(lang, plain)
    table = Table(box=box.ASCII if screen.plain else box.SIMPLE_HEAD)
    for key in ("bot", "wins", "interval", "points"):
        table.add_column(screen.catalog.say(f"cli-arena-{key}"), justify="left" if key == "bot" else "right")
    for number, entry in enumerate(entries):
        wins = wins_of(results, number)
        low, high = wilson(wins, len(results))
        share = f"{100 * wins / len(results):.1f} %"
        table.add_row(
            entry, share, f"{100 * low:.1f} - {100 * high:.1f} %", f"{mean_points(results, number):.1f}"
        )
    screen.console.print(table)
    screen.say("cli-arena-time", games=len(results), seconds=f"{seconds:.1f}")
