"""Before the first turn: a few short questions with defaults, the seats, the seed, the salt."""

from collections.abc import Sequence
from dataclasses import replace

from lascaux.bots.levels import available
from lascaux.bots.random_bot import RandomBot
from lascaux.cli.parameters import checked_salt
from lascaux.cli.problems import Problem
from lascaux.cli.screen import Screen
from lascaux.cli.seating import USUAL, Wish, bot_seed_from, names_for, specs_of, take_seats
from lascaux.cli.session import Session
from lascaux.engine.options import Option, Setup
from lascaux.engine.protocol import Game
from lascaux.games.registry import game_ids, load
from lascaux.locales import prefix
from lascaux.table.match import Match, commitment_to, new_seed


def ask_wishes(screen: Screen, wish: Wish, options: dict[str, str]) -> tuple[str, Wish, dict[str, str]]:
    """What was not said on the command line."""
    game = load(asked_game(screen))
    greet(screen, game)
    if game.options and game.options[0].key not in options:
        options = {**options, game.options[0].key: asked_option(screen, game, game.options[0])}
    if wish.players is None:
        numbers = [str(number) for number in game.players]
        players = asked(screen, "cli-ask-players", numbers, numbers[-1], players=", ".join(numbers))
        wish = replace(wish, players=int(players))
    if wish.people is None and not wish.hot_seat:
        numbers = [str(number) for number in range(1, (wish.players or 1) + 1)]
        wish = replace(wish, people=int(asked(screen, "cli-ask-people", numbers, "1")))
    others = (wish.players or 0) - (wish.people or 0) - len(wish.own_bots)
    if not wish.bots and not wish.hot_seat and others > 0:
        setup = game.setup(wish.players or 0, options)
        wish = replace(wish, bots=(asked_bot(screen, game, setup),) * others)
    return game.id, wish, options


def asked_bot(screen: Screen, game: Game, setup: Setup) -> str:
    """Only those that can play such a game here."""
    bots = [RandomBot.name, *available(game, setup)]
    return asked(screen, "cli-ask-bots", bots, USUAL, bots=", ".join(bots))


def greet(screen: Screen, game: Game) -> None:
    key, catalog = prefix(game.id), screen.catalog
    screen.say("cli-hello", title=catalog.say(f"{key}-title"), about=catalog.say(f"{key}-about"))


def asked_game(screen: Screen) -> str:
    games = game_ids()
    if len(games) == 1:
        return games[0]
    return asked(screen, "cli-ask-game", games, games[0], games=", ".join(games))


def asked_option(screen: Screen, game: Game, option: Option) -> str:
    """By number or by word; the choices are explained."""
    key = f"{prefix(game.id)}-option-{option.key}".replace("_", "-")
    screen.say(key)
    for number, choice in enumerate(option.choices, 1):
        what = screen.catalog.say(f"{key}-{choice}")
        screen.say("cli-ask-choice", number=number, choice=choice, what=what)
    numbers = [str(number) for number in range(1, len(option.choices) + 1)]
    answer = asked(screen, "cli-ask-number", [*numbers, *option.choices], option.default)
    return option.choices[int(answer) - 1] if answer in numbers else answer


def asked(screen: Screen, key: str, choices: Sequence[str], default: str, **facts: str) -> str:
    """One of the choices; enter is the default."""
    while True:
        answer = screen.ask(screen.catalog.say(key, default=default, **facts)).lower() or default
        if answer in choices:
            return answer
        screen.say("cli-ask-again", choices=", ".join(choices))


def begin(
    screen: Screen,
    game_id: str,
    wish: Wish,
    options: dict[str, str],
    names: tuple[str, ...],
    seed: bytes | None,
    salt: str | None,
) -> Session:
    """The seed is bound before anybody throws in a salt."""
    game = load(game_id)
    specs = specs_of(game, wish)
    setup = game.setup(len(specs), options)
    seats = take_seats(game, setup, specs)
    called = names_for(seats, names, screen.catalog)
    checked_salt(salt or "")
    seed = seed or new_seed()
    screen.say("cli-commitment", commitment=commitment_to(seed))
    match = Match(game, setup, seed, asked_salt(screen, salt), called)
    title = screen.catalog.say(f"{prefix(game.id)}-title")
    screen.say("cli-welcome", title=title, names=", ".join(called))
    return Session(match, seats, bot_seed_from(seed), screen)


def asked_salt(screen: Screen, salt: str | None) -> str:
    if salt is not None or not screen.is_terminal:
        return checked_salt(salt or "")
    while True:
        try:
            return checked_salt(screen.ask(screen.catalog.say("cli-ask-salt")))
        except Problem as problem:
            screen.complain(problem)
