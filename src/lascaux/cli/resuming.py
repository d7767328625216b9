"""Going on with a saved game: the same deals, the same bots with the same luck."""

from lascaux.cli.calling import program, typed
from lascaux.cli.files import read_game
from lascaux.cli.problems import Problem
from lascaux.cli.screen import Screen
from lascaux.cli.seating import take_seats
from lascaux.cli.session import Session
from lascaux.table.record import Record


def resumed(screen: Screen, file: str) -> Session:
    record = read_game(file)
    if record.is_finished:
        raise Problem("cli-resume-finished", lascaux=program(), name=file, file=typed(file))
    specs, bot_seed = seats_of(record, file)
    match = record.to_match()
    session = Session(match, take_seats(match.game, match.setup, specs), bot_seed, screen)
    session.unseen = 0
    screen.say("cli-resumed", count=len(record.steps))
    return session


def seats_of(record: Record, file: str) -> tuple[list[str], int]:
    facts = record.resume or {}
    specs, bot_seed = facts.get("seats"), facts.get("bot_seed")
    if not isinstance(specs, list) or len(specs) != record.setup.players:
        raise Problem("cli-resume-seats", file=file)
    if not all(isinstance(spec, str) for spec in specs) or not isinstance(bot_seed, int):
        raise Problem("cli-resume-seats", file=file)
    if not 0 <= bot_seed < 1 << 62:
        raise Problem("cli-resume-seats", file=file)
    return specs, bot_seed
