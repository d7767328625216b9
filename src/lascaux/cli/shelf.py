"""`lascaux games`: what can be played, in words."""

import textwrap

from lascaux.cli.calling import program
from lascaux.cli.parameters import Lang
from lascaux.engine.options import Option
from lascaux.engine.protocol import Game
from lascaux.games.registry import game_ids, load
from lascaux.locales import Catalog, catalog, prefix

WIDTH = 79


def games(*, lang: Lang = "en") -> int:
    said = catalog(lang)
    for game in game_ids():
        print("\n".join(described(said, load(game))))
    return 0


def described(said: Catalog, game: Game) -> list[str]:
    key = prefix(game.id)
    lines = [f"{said.say(key + '-title')} ({game.id})"]
    lines += indented(said.say(f"{key}-about"), 2)
    lines += indented(said.say("cli-games-players", players=", ".join(map(str, game.players))), 2)
    for option in game.options:
        lines += option_lines(said, key, option)
    return [
        *lines,
        "  " + said.say("cli-games-play", lascaux=program(), game=game.id),
    ]  # to be typed as it is


def option_lines(said: Catalog, game: str, option: Option) -> list[str]:
    key = f"{game}-option-{option.key}".replace("_", "-")
    what = said.say(key)
    if option.needs[0]:
        what += " " + said.say("cli-games-needs", key=option.needs[0], value=option.needs[1])
    lines = indented(said.say("cli-games-option", key=option.key, rule=option.rule, what=what), 2)
    for choice in option.choices:
        meaning, usual = said.say(f"{key}-{choice}"), int(choice == option.default)
        lines += indented(said.say("cli-games-choice", choice=choice, what=meaning, usual=usual), 4)
    return lines


def indented(text: str, by: int) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=" " * by, subsequent_indent=" " * (by + 2))
