"""`lascaux check`: loads every game and every catalog, or looks through changed component files."""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated

from lascaux.cli.language import SPOKEN
from lascaux.cli.parameters import Lang, said
from lascaux.cli.problems import Problem
from lascaux.engine.errors import DataError, LascauxError
from lascaux.games.load import variable
from lascaux.games.registry import game_ids, load, outside, own_ids
from lascaux.locales import Catalog, languages
from lascaux.locales.texts import faults_of

if TYPE_CHECKING:
    from lascaux.cli.screen import Screen

PACKAGE = Path(import_module("lascaux.games.load").__file__ or "").parent
BROKEN = 1  # exit code: something was found


def check(
    file: Annotated[Path | None, said("help-component-file")] = None,
    /,
    *,
    game: Annotated[str | None, said("help-component-game")] = None,
    games: Annotated[int, said("help-component-games")] = 30,
    lang: Lang = SPOKEN,
) -> int:
    from lascaux.cli.screen import Screen

    if file is not None and file.is_dir():
        return check_folder(Screen(lang), file, game, games)
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
    for what in dict.fromkeys([*game_ids(), *broken, *languages()]):
        if what in broken:
            screen.say("cli-check-broken", what=what, reason=broken[what])
        else:
            screen.say("cli-check-fine", what=what)
    return BROKEN if broken else 0


def check_folder(screen: "Screen", folder: Path, game: str | None, games: int) -> int:
    """A folder of somebody's own: every fault; if there is none, bots play with it."""
    from lascaux.cli.faults import faults_in
    from lascaux.cli.trying import try_games

    chosen = the_game(game, [each for each in game_ids() if has_folder(each)])
    faults = faults_in(folder, loader_of(chosen))
    for fault in faults:
        screen.say("cli-check-data", file=fault.file, entry=fault.entry, reason=fault.reason)
    if faults:
        screen.say("cli-check-faults", count=len(faults))
        return BROKEN
    screen.say("cli-check-fine", what=str(folder))
    tried = try_games(chosen, folder, games)
    for name in tried.wordless:
        screen.say("cli-check-wordless", what=name)
    screen.say("cli-check-games", games=games, decisions=tried.decisions)
    screen.say_whole("cli-check-play", variable=variable(chosen), folder=str(folder.resolve()), game=chosen)
    return 0


def has_folder(game: str) -> bool:
    """Whether its components are a folder of files."""
    return (PACKAGE / game.replace("-", "_") / "data" / "main_board.toml").exists()


def loader_of(game: str) -> ModuleType:
    if game not in own_ids():
        raise Problem("cli-check-no-loader", game=game)
    return import_module(f"lascaux.games.{game.replace('-', '_')}.load")


def the_game(game: str | None, games: list[str]) -> str:
    if game is not None and game not in games:
        load(game)
        raise Problem("cli-check-no-folder", game=game)
    if game is None and len(games) > 1:
        raise Problem("cli-check-which", games=", ".join(games))
    return game or games[0]


def bad_games() -> list[tuple[str, str]]:
    """Games whose data or words can't be used, those of other packages too, and why."""
    found = []
    for game in game_ids():
        try:
            load(game)
        except LascauxError as problem:
            found.append((game, str(problem)))
    for guest in outside().guests:
        found += [(guest, fault) for fault in faults_of(guest)[:1]]
    return found + [(f"{one.name} ({one.origin})", one.reason) for one in outside().refused]


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
    try:
        loader_of(game).components(file)
    except DataError as problem:
        raise Problem("cli-check-data", file=str(file), entry=problem.entry, reason=problem.reason) from None
