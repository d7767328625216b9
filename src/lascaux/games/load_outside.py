"""Games from other packages, found by the entry points of the group `lascaux.games`.

Whatever is wrong with one is kept as a sentence, and the others are left alone. Not compiled: it runs what
others have written.
"""

import json
import re
from collections.abc import Collection, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import NamedTuple

from lascaux.engine.chance import Pcg32
from lascaux.engine.errors import shown
from lascaux.engine.options import Option
from lascaux.engine.protocol import CHANCE, OVER, SPECTATOR, Game, State
from lascaux.games.registry import prefix

GROUP = "lascaux.games"
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_ID = 40  # characters, as messages may have them
FEWEST, MOST = 2, 4  # seats that a table here can have
TRIAL = 60  # actions that are tried before a game is let in
LONGEST_REASON = 200


class Guest(NamedTuple):
    """A game that another package brings."""

    game: Game
    package: str  # the Python package in which its locales/ and rules/ stand
    origin: str  # the distribution and its version


class Refused(NamedTuple):
    """One that can't be used: what its entry point is called, where it comes from, and why not."""

    name: str
    origin: str
    reason: str


class Outside(NamedTuple):
    guests: dict[str, Guest]  # by id, in order
    refused: list[Refused]


class Unfit(Exception):
    """Why a game can't be used."""


@cache
def find_games(ours: tuple[str, ...]) -> Outside:
    """All that is installed; equal ids go to the first package by name."""
    found = Outside({}, [])
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, origin_of(entry))):
        try:
            guest = invited(entry, [*ours, *found.guests])
        except Unfit as problem:
            found.refused.append(Refused(entry.name, origin_of(entry), str(problem)))
        else:
            found.guests[guest.game.id] = guest
    return found


def origin_of(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value


def invited(entry: EntryPoint, taken: Collection[str]) -> Guest:
    try:
        game = entry.load()()
    except (Exception, SystemExit) as problem:
        raise Unfit(f"{entry.value} can't be loaded: {said(problem)}") from problem
    if not isinstance(game, Game):
        raise Unfit(f"{entry.value} gives {shown(game)}, which is no lascaux.Game")
    try:
        check_id(game, entry.name, taken)
        check_agreement(game)
        for players in game.players:
            try_out(game, players)
    except Unfit:
        raise
    except Exception as problem:  # it is somebody else's code: anything can be wrong with it
        raise Unfit(f"it does not keep the contract: {said(problem)}") from problem
    return Guest(game, package_of(entry), origin_of(entry))


def said(problem: BaseException) -> str:
    """What was raised and where, in one line."""
    place = problem.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = f" in {place.tb_frame.f_code.co_name}()" if place is not None else ""
    text = " ".join(f"{type(problem).__name__}{where}: {problem}".split()).rstrip(": ")
    return text if len(text) <= LONGEST_REASON else text[:LONGEST_REASON] + "..."


def package_of(entry: EntryPoint) -> str:
    package = import_module(entry.module).__package__
    if not package:
        raise Unfit(f"{entry.module} is a module without a package, so there is no place for its words")
    return package


def check_id(game: Game, name: str, taken: Collection[str]) -> None:
    if not isinstance(game.id, str) or not ID.fullmatch(game.id) or len(game.id) > LONGEST_ID:
        raise Unfit(f"its id must be small letters and digits with single hyphens, not {shown(game.id)}")
    if game.id != name:
        raise Unfit(f"its id is {shown(game.id)}, but its entry point is called {shown(name)}")
    if game.id in taken:
        raise Unfit(f"there is a game {shown(game.id)} already")
    for other in taken:
        if prefix(other) == prefix(game.id):
            raise Unfit(f"its messages would begin with '{prefix(other)}-' as those of {other} do")


def check_agreement(game: Game) -> None:
    """Revision, players and options: what is asked before anything is played."""
    if not isinstance(game.revision, int) or game.revision < 1:
        raise Unfit(f"its revision must be a number from 1 on, not {shown(game.revision)}")
    players = list(game.players)
    if not players or players != sorted({*players} & {*range(FEWEST, MOST + 1)}):
        raise Unfit(f"its players must be some of {FEWEST} to {MOST} in order, not {shown(game.players)}")
    keys = [option.key for option in game.options if isinstance(option, Option)]
    if len({*keys}) != len(game.options):
        raise Unfit(f"its options must be lascaux.Option with different keys, not {shown(game.options)}")
    for option in game.options:
        if option.default not in option.choices or not {option.needs[0], option.follows} <= {"", *keys}:
            raise Unfit(f"its option '{option.key}' has a default or a need that is not there")
        if not is_said(option, game.options):
            raise Unfit(f"its option '{option.key}' must say what it means for each choice that it follows")


def is_said(option: Option, options: Sequence[Option]) -> bool:
    """A default that follows another option comes to one of its own choices, whatever that is."""
    led = next((other.choices for other in options if other.key == option.follows), ())
    return len(option.means) == len(led) and {*option.means} <= {*option.choices}


def try_out(game: Game, players: int) -> None:
    """The beginning of a random game: every question of the contract is asked, and answers fit together."""
    s, luck = game.new(game.setup(players, {})), Pcg32(players)
    for _ in range(TRIAL):
        ask_everything(game, s, players)
        actor = game.actor(s)
        if actor == OVER:
            return
        if actor == CHANCE:
            action = game.sample(s, luck)
        else:
            options = game.legal(s)
            action = options[luck.below(len(options))]
            named = json.loads(json.dumps(game.named(s, action)))
            if game.parse(s, named) != action:
                raise Unfit(f"its action {action} is not the same after named() and parse()")
            game.text(s, action), game.reveals(s, action), game.why_not(s, action)
        before, after = s.pack(), s.copy()
        after.trace = []
        game.apply(after, action)
        for event in after.trace:
            game.tell(after, event), game.event_data(after, event)
        if s.pack() != before or game.unpack(before).pack() != before:
            raise Unfit("its positions don't survive copy(), or pack() and unpack()")
        s = after


def ask_everything(game: Game, s: State, players: int) -> None:
    if not (0 <= game.actor(s) < players or game.actor(s) in (CHANCE, OVER)):
        raise Unfit(f"actor() must be a seat, CHANCE or OVER, not {shown(game.actor(s))}")
    if len(game.returns(s)) != players:
        raise Unfit(f"returns() must have a standing for each of {players} seats")
    game.question(s), game.score(s)
    for seat in (*range(players), SPECTATOR):
        if not isinstance(json.loads(json.dumps(game.observe(s, seat))), dict):
            raise Unfit("observe() must give a dictionary")
        if game.observe(game.resample(s, seat, Pcg32(1)), seat) != game.observe(s, seat):
            raise Unfit("resample() changes what the seat sees")
        game.score(game.known_to(s, seat))
