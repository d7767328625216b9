"""What the server offers, over REST: games, their rules, words and components."""

import asyncio

from starlette.requests import Request
from starlette.routing import Route

from lascaux.bots.levels import available
from lascaux.bots.strengths import strengths_of
from lascaux.engine.protocol import Component, Game
from lascaux.games.registry import game_ids, load
from lascaux.guided.script import script_of
from lascaux.locales import DEFAULT, texts
from lascaux.server import telling, wire_games
from lascaux.server.answering import answered
from lascaux.server.client_files import build_of
from lascaux.server.errors import NotFound
from lascaux.server.rooms import Rooms


async def health(request: Request) -> object:
    rooms: Rooms = request.app.state.rooms
    await rooms.store.check()
    build = build_of(request.app.state.settings.client)
    return {"ok": await rooms.store.can_write(), "tables": len(rooms.by_id), "build": build}


async def games(request: Request) -> object:
    return [info_of(load(game)) for game in game_ids()]


def info_of(game: Game) -> wire_games.GameInfo:
    """Nothing is said about a level that can't play here."""
    options = [wire_games.OptionInfo(*option) for option in game.options]
    bots = available(game)
    strengths = [
        wire_games.Strength(one.level, one.options, one.players, one.share, one.low, one.high, one.games)
        for one in strengths_of(game.id)
        if one.level in bots
    ]
    is_guided = script_of(game.id) is not None
    return wire_games.GameInfo(game.id, game.players, options, bots, strengths, is_guided)


async def rules(request: Request) -> object:
    """The lesson and the numbered rules of a game, as Markdown; in English where the language lacks them."""
    game = load(request.path_params["game"])
    wanted = request.query_params.get("language", DEFAULT)
    try:
        found = await asyncio.to_thread(texts.rules_of, game.id, wanted)
    except texts.Unreadable as problem:
        raise NotFound("not-found", f"the file with the rules of {game.id} {problem}") from problem
    return {"game": game.id, **found._asdict()}


async def words(request: Request) -> object:
    """What a game can say, as Fluent: in this language, or in English if it does not speak it."""
    game = load(request.path_params["game"])
    found = await asyncio.to_thread(texts.words_of, game.id, request.path_params["language"])
    return {"game": game.id, "language": found.language, "text": found.text}


async def printed(request: Request) -> object:
    """What is printed on the components of a game, as data and in words by key."""
    found = load(request.path_params["game"]).printed(request.path_params["printing"])
    if found is None:
        raise NotFound("not-found", "there is no such printing")
    return found


async def components(request: Request) -> object:
    """All that lies in the box, kind by kind, for a game of these options; others are the default."""
    game = load(request.path_params["game"])
    setup = game.setup(game.players[0], dict(request.query_params))
    found = await asyncio.to_thread(game.components, setup)
    return [wire_games.ComponentKind(kind, [shown(each) for each in all_]) for kind, all_ in found.items()]


def shown(component: Component) -> wire_games.ComponentInfo:
    return wire_games.ComponentInfo(
        telling.words(component.name), [telling.words(line) for line in component.lines], component.view
    )


ROUTES = [
    Route("/api/health", answered(health)),
    Route("/api/games", answered(games)),
    Route("/api/rules/{game}", answered(rules)),
    Route("/api/words/{game}/{language}", answered(words)),
    Route("/api/components/{game}", answered(components)),
    Route("/api/printed/{game}/{printing}", answered(printed)),
]
