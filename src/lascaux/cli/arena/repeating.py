"""The command that plays a series again."""

import shlex

from lascaux.bots.arena.plan import Plan
from lascaux.bots.arena.seating import mixed_tables
from lascaux.bots.arena.series import Series


def command_of(series: Series) -> str:
    plan, games = series.plan, series.games // len(series.plan.pairings)
    words = ["lascaux", "arena", plan.game_id, *bots_of(plan), *options_of(plan)]
    words += ["--games", str(games), "--first", str(series.first)]
    if series.sprt is not None:
        words += ["--sprt", "--gain", f"{series.sprt.gain:g}", "--error", f"{series.sprt.error:g}"]
    return shlex.join(words)


def bots_of(plan: Plan) -> list[str]:
    """Those of a pool, two that share the seats, or one a seat."""
    if len(plan.pairings) > 1:
        return [*plan.entries, "--ladder", "--players", str(plan.players)]
    if len(plan.entries) == 2 and plan.pairings[0] == mixed_tables(0, 1, plan.players) and plan.players > 2:
        return [*plan.entries, "--players", str(plan.players)]
    return [plan.entries[entry] for entry in plan.pairings[0][0]]


def options_of(plan: Plan) -> list[str]:
    """What was agreed beside the usual."""
    usual = {option.key: option.default for option in plan.game().options}
    chosen = [f"{key}={value}" for key, value in plan.options.items() if usual.get(key) != value]
    return [word for setting in chosen for word in ("--set", setting)]
