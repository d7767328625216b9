"""`lascaux play`: people and bots at one terminal."""

from pathlib import Path
from typing import Annotated

from rich.text import Text

from lascaux.cli import saving
from lascaux.cli.calling import program
from lascaux.cli.ending import show_end
from lascaux.cli.language import SPOKEN
from lascaux.cli.parameters import (
    Bots,
    Lang,
    Mode,
    OptionalGame,
    Plain,
    Players,
    RecordFile,
    Salt,
    Seed,
    Settings,
    chosen_options,
    listed_bots,
    said,
    seed_of,
)
from lascaux.cli.problems import Leave, Problem
from lascaux.cli.resuming import resumed
from lascaux.cli.screen import BAD, Screen
from lascaux.cli.seating import Wish
from lascaux.cli.session import Session
from lascaux.cli.starting import ask_wishes, begin
from lascaux.cli.turn import take_turn
from lascaux.engine.errors import BotError
from lascaux.games.registry import game_ids

UNFINISHED = 1  # exit code: the game was left before its end
WRONG = 2
STOPPED = 130


def play(
    game: OptionalGame = None,
    /,
    *,
    players: Players = None,
    mode: Mode = None,
    settings: Settings = (),
    bots: Bots = (),
    hot_seat: Annotated[bool, said("help-hot-seat", negative="")] = False,
    people: Annotated[int | None, said("help-people")] = None,
    bot: Annotated[tuple[str, ...], said("help-bot", negative="")] = (),
    name: Annotated[tuple[str, ...], said("help-name", negative="")] = (),
    seed: Seed = None,
    salt: Salt = None,
    resume: Annotated[Path | None, said("help-resume")] = None,
    record: RecordFile = None,
    plain: Plain = False,
    lang: Lang = SPOKEN,
) -> int:
    screen = Screen(lang, plain)
    if resume is not None:
        given = {"GAME": game, "--players": players, "--mode": mode, "--set": settings, "--bots": bots}
        given |= {"--bot": bot, "--people": people, "--hot-seat": hot_seat, "--name": name, "--seed": seed}
        check_alone({**given, "--salt": salt})
        session = resumed(screen, str(resume))
    else:
        wish = Wish(players, people, hot_seat, bot, listed_bots(bots))
        options = chosen_options(settings, mode)
        if game is None:
            if not screen.is_terminal:
                raise Problem("cli-which-game", lascaux=program(), game=game_ids()[0])
            game, wish, options = ask_wishes(screen, wish, options)
        session = begin(screen, game, wish, options, name, seed_of(seed), salt)
    saving.agree_on_record(screen, record)
    screen.say("cli-help-hint")
    return play_on(session, record)


def check_alone(given: dict[str, object]) -> None:
    for option, value in given.items():
        if value:
            raise Problem("cli-resume-alone", option=option)


def play_on(session: Session, record: Path | None) -> int:
    """To the end, or until somebody leaves or the input ends."""
    try:
        play_through(session)
    except Leave:
        return left(session, UNFINISHED)
    except KeyboardInterrupt:
        session.screen.show("")
        return left(session, STOPPED)
    except BotError as problem:
        if not session.screen.is_terminal:
            raise
        session.screen.show(Text(str(problem), BAD))
        return left(session, WRONG)  # a saved game can go on when the bot is mended
    except EOFError:
        session.screen.show("")
        if session.screen.is_terminal:
            return left(session, UNFINISHED)
        session.screen.say("cli-input-ended", count=len(session.match.steps))
        if record is not None:
            saving.save(session, record)
        return UNFINISHED
    show_end(session)
    saving.record(session, record)
    return 0


def play_through(session: Session) -> None:
    session.advance()
    while not session.match.is_over:
        take_turn(session)
        session.advance()


def left(session: Session, code: int) -> int:
    """Offers to save, where there is somebody to answer."""
    screen = session.screen
    if screen.is_terminal or code == UNFINISHED:
        try:
            if screen.agrees("cli-save-first", True, at_end=screen.is_terminal):
                saving.save_somewhere(session)
        except (KeyboardInterrupt, EOFError):
            screen.show("")
    screen.say("cli-left", count=len(session.match.steps))
    return code
