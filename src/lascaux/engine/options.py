"""Checking what was agreed before a game. Every refusal says what is allowed."""

from typing import Literal, NamedTuple

from lascaux.engine.errors import SetupError, shown

# What is played at all: an edition, a mode. What comes with it or not. How a single rule is read.
Group = Literal["edition", "module", "ruling"]


class Option(NamedTuple):
    """One thing that can be agreed before a game; `needs` names the setting that it has a meaning under.

    Where another option says what the default comes to, `follows` names that one, and `means` has a choice
    for each of its choices."""

    key: str
    choices: tuple[str, ...]
    default: str
    rule: str
    needs: tuple[str, str] = ("", "")
    group: Group = "ruling"
    follows: str = ""
    means: tuple[str, ...] = ()


class Setup(NamedTuple):
    """A checked agreement: made by `Game.setup`, every option has a value."""

    players: int
    options: dict[str, str]


def agree(
    game: str, seats: tuple[int, ...], known: tuple[Option, ...], players: int, chosen: dict[str, str]
) -> Setup:
    return Setup(checked_players(game, seats, players), checked_options(game, known, chosen))


def checked_players(game: str, allowed: tuple[int, ...], players: int) -> int:
    if players not in allowed:
        raise SetupError(
            f"{game} can't be played by {players}: allowed are {listed([str(n) for n in allowed])} players",
            "cli-setup-players",
            game=game,
            players=players,
            allowed=", ".join([str(n) for n in allowed]),
        )
    return players


def checked_options(game: str, known: tuple[Option, ...], chosen: dict[str, str]) -> dict[str, str]:
    """Every known option with its value; contradictions are refused."""
    keys = [option.key for option in known]
    for key in chosen:
        if key not in keys:
            raise SetupError(
                f"{game} has no option {shown(key)}: there are {listed(keys)}",
                "cli-setup-option",
                game=game,
                option=shown(key),
                options=", ".join(keys),
            )
    agreed = {option.key: checked_value(option, chosen) for option in known}
    for option in known:
        check_need(option, agreed)
    return agreed


def checked_value(option: Option, chosen: dict[str, str]) -> str:
    value = chosen.get(option.key, option.default)
    if value not in option.choices:
        raise SetupError(
            f"option '{option.key}' can't be {shown(value)}: allowed are {listed(list(option.choices))}",
            "cli-setup-value",
            option=option.key,
            value=shown(value),
            allowed=", ".join(option.choices),
        )
    return value


def check_need(option: Option, agreed: dict[str, str]) -> None:
    """An option switched away from its default must have a meaning under the others."""
    key, value = option.needs
    if key and agreed[option.key] != option.default and agreed[key] != value:
        raise SetupError(
            f"option '{option.key}={agreed[option.key]}' has a meaning only with '{key}={value}', "
            f"not with '{key}={agreed[key]}' ({option.rule})",
            "cli-setup-need",
            option=f"{option.key}={agreed[option.key]}",
            need=f"{key}={value}",
            rule=option.rule,
        )


def listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]
