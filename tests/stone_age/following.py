"""Follows a played game with the oracle, question by question, and compares what both say."""

from collections import Counter
from collections.abc import Callable

import lascaux
from lascaux.bots.asking import ask
from lascaux.bots.registry import make_bot
from lascaux.engine.chance import Pcg32, Rng
from lascaux.engine.protocol import CHANCE, OVER, SPECTATOR, Action, State
from tests.stone_age import oracle, oracle_scoring
from tests.stone_age.components import VILLAGE, new_table
from tests.views import View

GAME = lascaux.load("stone-age")
VIEWERS = [SPECTATOR, 0, 1, 2, 3]  # they look in turns
DEFAULTS = {option.key: option.default for option in GAME.options}
TO_VILLAGE = [("place", place) for place in VILLAGE]
UNWILLING = ("refuse", "done")
Chooser = Callable[[State, int, Rng], Action]


def follow(players: int, options: dict[str, str], seed: int, choose: Chooser) -> Counter[str]:
    """Plays a game to its end; what happened in it is counted."""
    rng = Pcg32(seed)
    s = GAME.new(GAME.setup(players, options))
    table = new_table(players, DEFAULTS | options)
    telling = oracle.game(table)
    expected = next(telling, None)
    seen: Counter[str] = Counter()
    while expected is not None:
        compare_position(s, table, expected)
        compare_view(s, table, VIEWERS[seen.total() % (1 + players)])
        action = GAME.sample(s, rng) if GAME.actor(s) == CHANCE else choose(s, GAME.actor(s), rng)
        told = words(s, action)
        assert told in (expected.weights if GAME.actor(s) == CHANCE else expected.options)
        seen[told[0]] += 1
        seen["card at a meal"] += told == ("use_card",) and GAME.observe(s, SPECTATOR)["phase"] == "feeding"
        GAME.apply(s, action)
        try:
            expected = telling.send(told)
        except StopIteration:
            expected = None
    compare_end(s, table)
    return seen + facts_of(table)


def words(s: State, action: Action) -> tuple:
    values = GAME.named(s, action).values()
    return tuple(tuple(value) if isinstance(value, list) else value for value in values)


def compare_position(s: State, table: dict, expected: oracle.Ask | oracle.Chance) -> None:
    if isinstance(expected, oracle.Ask):
        assert GAME.actor(s) == expected.seat
        options = [words(s, action) for action in GAME.legal(s)]
        assert len(options) == len(set(options))
        assert set(options) == expected.options
    else:
        assert GAME.actor(s) == CHANCE
        outcomes = {words(s, action): weight for action, weight in GAME.outcomes(s)}
        assert not outcomes or outcomes == expected.weights


def compare_view(s: State, table: dict, viewer: int) -> None:
    """The board and all villages; a hidden card only as its owner sees it, and everybody at the end."""
    view: View = GAME.observe(s, viewer)
    assert (view["round"], view["start"]) == (table["round"], table["start"])
    assert view["deck"] == table["deck"].total()
    assert view.get("supply") == table["supply"]
    on_board = {
        (place["place"], seat): people
        for place in view["places"]
        for seat, people in enumerate(place["people"])
        if people
    }
    assert on_board == dict(+table["on"])
    assert {space["place"]: space["card"] and space["card"]["card"] for space in view["cards"]} == table[
        "spaces"
    ]
    assert {
        stack["place"]: {"open": stack["building"] and stack["building"]["building"], "left": stack["left"]}
        for stack in view["buildings"]
    } == table["stacks"]
    for seat in range(table["players"]):
        compare_village(view["villages"][seat], table, seat, seat == viewer or GAME.actor(s) == OVER)


def compare_village(village: dict, table: dict, seat: int, own: bool) -> None:
    kept = table["seats"][seat]
    seen = {
        **{key: village[key] for key in ("people", "food", "production", "points", "choice")},
        "tools": [tool["value"] for tool in village["tools"]],
        "used": [tool["used"] for tool in village["tools"]],
        "once": sorted(village["one_use"]),
        "cards": [card["card"] for card in village["cards"]],
        "buildings": [building["building"] for building in village["buildings"]],
        **village["resources"],
    }
    assert seen == {**{key: kept[key] for key in seen}, "once": sorted(kept["once"])}
    assert village["secret"] == int(kept["secret"] is not None)
    assert village.get("secret_card", {}).get("card") == (kept["secret"] if own else None)
    known = kept["cards"] + ([kept["secret"]] if own and kept["secret"] else [])
    points = {"track": kept["points"], **oracle_scoring.final_points(table, seat, known)}
    assert village["projection"] == {**points, "total": sum(points.values())}


def compare_end(s: State, table: dict) -> None:
    assert GAME.actor(s) == OVER
    assert GAME.legal(s) == []
    for viewer in VIEWERS[: 1 + table["players"]]:
        compare_view(s, table, viewer)
    standings = [oracle_scoring.standing(table, seat) for seat in range(table["players"])]
    assert GAME.returns(s) == standings
    for seat, (points, _) in enumerate(standings):
        assert sum(line.points for line in GAME.score(s) if line.seat == seat) == points


def facts_of(table: dict) -> Counter[str]:
    """What a game came to, so that a test can tell whether rare things happened at all."""
    seats = table["seats"]
    return Counter(
        {
            "games": 1,
            "stack empty": int(any(stack["left"] == 0 for stack in table["stacks"].values())),
            "secret": sum(own["secret"] is not None for own in seats),
            "card at the end": sum(len(own["turned in"]) for own in seats),
            "ten people": sum(own["people"] == 10 for own in seats),
            "full tools": sum(own["tools"] == [4, 4, 4] for own in seats),
            "full production": sum(own["production"] == 10 for own in seats),
            "duplicates": sum(
                oracle_scoring.final_points(table, seat, seats[seat]["cards"])["duplicates"] > 0
                for seat in range(table["players"])
            ),
        }
    )


def at_random(s: State, seat: int, rng: Rng) -> Action:
    options = GAME.legal(s)
    return options[rng.below(len(options))]


def greedily(s: State, seat: int, rng: Rng) -> Action:
    return ask(make_bot("casual"), GAME, s, seat, rng)


def eagerly(s: State, seat: int, rng: Rng) -> Action:
    """At random, but to the village first and buying what can be bought: what can be full gets full."""
    options = GAME.legal(s)
    wanted = [action for action in options if words(s, action)[:2] in TO_VILLAGE]
    willing = wanted or [action for action in options if words(s, action)[0] not in UNWILLING] or options
    return willing[rng.below(len(willing))]


def sparingly(s: State, seat: int, rng: Rng) -> Action:
    """Eagerly, but the card of two resources is kept for a meal, or for the end."""
    options = GAME.legal(s)
    is_using = GAME.observe(s, SPECTATOR)["phase"] == "using"
    kept = [action for action in options if words(s, action)[0] not in (*UNWILLING, "use_card")]
    last = [action for action in options if words(s, action) == ("done",)]
    if not is_using:
        return eagerly(s, seat, rng) if rng.below(2) else at_random(s, seat, rng)
    willing = kept or last or options
    return willing[rng.below(len(willing))]
