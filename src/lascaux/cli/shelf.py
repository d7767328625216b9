"""`lascaux games`: what can be played, in words."""

import textwrap

from lascaux.cli.calling import program
from lascaux.cli.language import SPOKEN
from lascaux.cli.parameters import Lang
from lascaux.engine.options import Option
from lascaux.engine.protocol import Game
from lascaux.games.registry import game_ids, load, outside
from lascaux.locales import Catalog, catalog, prefix
from lascaux.locales.texts import faults_of

WIDTH = 79


def games(*, lang: Lang = SPOKEN) -> int:
    said = catalog(lang)
    for game in game_ids():
        print("\n".join(described(said, load(game))))
    for broken in outside().refused:
        facts = {"game": broken.name, "origin": broken.origin, "reason": broken.reason}
        print("\n".join(indented(printable(said.say("cli-games-broken", **facts)), 0)))
    return 0


def described(said: Catalog, game: Game) -> list[str]:
    key = prefix(game.id)
    lines = [f"{said.say(key + '-title')} ({game.id})"]
    lines += indented(said.say(f"{key}-about"), 2)
    lines += origin_lines(said, game.id)
    lines += indented(said.say("cli-games-players", players=", ".join(map(str, game.players))), 2)
    for option in game.options:
        lines += option_lines(said, key, option)
    return [
        *lines,
        "  " + said.say("cli-games-play", lascaux=program(), game=game.id),
    ]  # to be typed as it is


def origin_lines(said: Catalog, game: str) -> list[str]:
    """Ours come with Lascaux; of others it is told which package brings them, and what its files lack."""
    from lascaux import __version__

    guest = outside().guests.get(game)
    if guest is None:
        return indented(said.say("cli-games-ours", version=__version__), 2)
    told = [said.say("cli-games-from", origin=guest.origin)]
    told += [said.say("cli-games-fault", fault=fault) for fault in faults_of(game)]
    return [line for each in told for line in indented(printable(each), 2)]


def printable(text: str) -> str:
    """Whatever stands in somebody's file."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


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
