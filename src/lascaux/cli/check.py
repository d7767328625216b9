"""`lascaux check`: loads every game and every catalog, or looks through one changed component file."""

from importlib import import_module
from pathlib import Path
from typing import Annotated

from lascaux.cli.parameters import Lang, said
from lascaux.cli.problems import Problem
from lascaux.engine.errors import DataError, LascauxError
from lascaux.games.registry import game_ids, load
from lascaux.locales import Catalog, languages

BROKEN = 1  # exit code: something was found


def check(
    file: Annotated[Path | None, said("help-component-file")] = None,
    /,
    *,
    game: Annotated[str | None, said("help-component-game")] = None,
    lang: Lang = "en",
) -> int:
    from lascaux.cli.screen import Screen

    if file is not None:
        check_components(file, game)
        Screen(lang).say("cli-check-fine", what=str(file))
        return 0
    problems = [*bad_games(), *bad_catalogs()]
    if any(language == lang for language, _ in bad_catalogs()):
        print(*[f"{what}: {reason}" for what, reason in problems], sep="\n")
        return BROKEN
    screen = Screen(lang)
    broken = dict(problems)
    for what in [*game_ids(), *languages()]:
        if what in broken:
            screen.say("cli-check-broken", what=what, reason=broken[what])
        else:
            screen.say("cli-check-fine", what=what)
    return BROKEN if broken else 0


def bad_games() -> list[tuple[str, str]]:
    """Games whose data can't be used, and why."""
    found = []
    for game in game_ids():
        try:
            load(game)
        except LascauxError as problem:
            found.append((game, str(problem)))
    return found


def bad_catalogs() -> list[tuple[str, str]]:
    found = []
    for language in languages():
        try:
            Catalog(language)
        except LascauxError as problem:
            found.append((language, str(problem)))
    return found


def check_components(file: Path, game: str | None) -> None:
    """By the loader of the game it is for: every game has one of the same name."""
    if game is None:
        if len(game_ids()) > 1:
            raise Problem("cli-check-which", games=", ".join(game_ids()))
        game = game_ids()[0]
    load(game)
    module = import_module(f"lascaux.games.{game.replace('-', '_')}.load")
    try:
        module.components(file)
    except DataError as problem:
        raise Problem("cli-check-data", file=str(file), entry=problem.entry, reason=problem.reason) from None
