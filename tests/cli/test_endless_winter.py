"""Endless Winter in the terminal: every question fits, every option can be typed, secrets stay secret."""

from collections import Counter
from pathlib import Path

import pytest

from lascaux.cli.games.endless_winter.entry import called
from lascaux.cli.screen import HEIGHT, WIDTH, in_ascii
from lascaux.cli.session import Session
from lascaux.cli.turn import screenful
from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import SPECTATOR, Action
from lascaux.games.endless_winter.generated import actions
from lascaux.table.match import Match
from tests.cli.helpers import SEED, Run, go_on, session_of
from tests.views import View

GAME = "endless-winter"
HOT = ("play", GAME, "--hot-seat", "--players", "2", "--seed", SEED)
MODULES = {"glacier_tokens": "on", "rest_tokens": "on", "draft": "chiefs-and-setup"}


@pytest.mark.parametrize(
    ("players", "bot", "options"),
    [(2, "random", {}), (3, "random", MODULES), (4, "random", {"edition": "cs"}), (4, "greedy", MODULES)],
)
def test_every_question_fits_80_by_24(players: int, bot: str, options: dict[str, str]) -> None:
    session, rng = session_of(GAME, players, options), Pcg32(7)
    asked = cut = 0
    while not session.match.is_over:
        if len(session.match.legal()) > 1 and rng.below(3) == 0:
            lines = screenful(session)
            assert len(lines) + 1 <= HEIGHT
            assert max(len(in_ascii(line.plain)) for line in lines) < WIDTH
            assert all(in_ascii(line.plain).isascii() for line in lines)
            asked += 1
            cut += "`list` shows all" in lines[-1].plain
        go_on(session, bot, rng)
    assert session.screen.catalog.problems == []
    assert cut <= asked // 50
    assert {line.key for line in session.match.tally()} <= set(session.picture.kinds)


def typed(session: Session, action: Action) -> str:
    """What one types for an action: all the words of its name."""
    return " ".join(called(session.scene, action))


def test_every_option_can_be_typed_and_means_itself() -> None:
    session, rng = session_of(GAME, 3, MODULES), Pcg32(5)
    match, seen = session.match, Counter[str]()
    while not match.is_over:
        for action in match.legal()[len(match.steps) % 4 :: 4]:  # all of them would take long
            words = typed(session, action)
            found = session.picture.find(session.scene, match.legal(), words)
            assert found == [action], words
            seen[words.split()[0]] += 1
        if len(match.steps) % 20 == 0:
            action = match.legal()[0]
            assert session.picture.meant(session.scene, typed(session, action)) == action
        go_on(session, "random", rng)
    assert {
        "place",
        "play",
        "top",
        "middle",
        "move",
        "build",
        "climb",
        "bury",
        "take",
        "done",
        "skip",
    } <= set(seen)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("chief hunt", {"do": "place", "figure": "chief", "at": "hunt"}),
        ("Chief Hunt", {"do": "place", "figure": "chief", "at": "hunt"}),
        ("place tribe rest", {"do": "place", "figure": "tribe", "at": "rest"}),
        ("tr mig", {"do": "place", "figure": "tribe", "at": "migrate"}),
    ],
)
def test_figures_are_placed_by_words(words: str, meant: dict[str, object]) -> None:
    session = first_turn()
    match = session.match
    assert session.picture.find(session.scene, match.legal(), words) == [match.game.parse(match.state, meant)]


def first_turn() -> Session:
    session = session_of(GAME, 2)
    while session.match.game.question(session.match.state).key != "ew-ask-place":
        session.do(session.match.legal()[0])
    return session


@pytest.mark.parametrize(
    "words",
    ["h", "l", "q", "b", "list", "hint", "board", "5 mammoths", "", "3", "²", "score", "log", "rules"],
)
def test_other_words_choose_nothing(words: str) -> None:
    session = first_turn()
    assert session.picture.find(session.scene, session.match.legal(), words) == []


def test_a_word_that_is_several_things_asks_back(lascaux: Run) -> None:
    out = lascaux(*HOT, stdin="1\n1\nhunt\n").out
    assert "That can be any of these:" in out
    assert "chief to Hunt" in out.split("any of these:")[1]


def test_what_is_not_allowed_is_refused_with_a_rule(lascaux: Run, here: Path) -> None:
    wrong = ["middle", "c3 c4", "play hunter", "play dog sled", "xyzzy", "0", "99"]
    played = lascaux(*HOT, stdin="\n".join(["1", "1", "save a", *wrong, "save b"]) + "\n")
    for rule in ("EW-ACT-02", "EW-ACT-04"):
        assert f"({rule})" in played.out
    assert "Nothing here is called `xyzzy`" in played.out
    assert (here / "a").read_text() == (here / "b").read_text()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_played_in_a_pipe(players: int, lascaux: Run, here: Path) -> None:
    words = (
        "play",
        GAME,
        "--players",
        str(players),
        "--bots",
        "random",
        "--seed",
        SEED,
        "--record",
        "g.jsonl",
    )
    script = ["done", "skip", "1", "2", "3"]
    played = lascaux(*words, stdin="\n".join(script * 400) + "\n")
    assert (played.code, played.err) == (0, "")
    assert "\x1b" not in played.out
    assert played.out.isascii()
    assert max(len(line) for line in played.out.splitlines()) <= WIDTH
    for shown in ("Endless Winter: action phase", "round 4 of 4", "total"):
        assert shown in played.out
    replayed = lascaux("replay", "g.jsonl").out
    assert f"The seed was {SEED}." in replayed
    assert "buried cards" in replayed


def test_every_command_answers(lascaux: Run, here: Path) -> None:
    parts = ["board land", "board megaliths", "board table", "board hand", "board hunter", "board peak"]
    commands = ["help", "list", "score", "rules", "board", "board 2", *parts, "all", "legend", "log", "hint"]
    played = lascaux(*HOT, stdin="\n".join(["1", "1", *commands]) + "\n")
    assert played.err == ""
    for said in (
        "a part of the table; a component in words",
        "C3 base tile",
        "START",
        "Hunter: 1 labor in its corner; in Hunt: gain 1 labor; in the eclipse: gain 2",
        "Peak Stone: in every eclipse 2 points for each of your villages beside",
        "most of these values are our own design",
        "points if the game ended now",
    ):
        assert said in played.out
    assert max(len(line) for line in played.out.splitlines()) <= WIDTH


def test_watching(lascaux: Run) -> None:
    shown = lascaux("watch", GAME, "--bots", "random,random", "--seed", SEED)
    assert (shown.code, shown.err) == (0, "")
    assert "total" in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= WIDTH


def test_hands_and_piles_are_drawn_for_their_owner_only() -> None:
    session = first_turn()
    match = session.match
    while not piled(match):
        piling = [action for action in match.legal() if action[0] == actions.PILE]
        session.do([*piling, match.legal()[-1]][0])
    drawn = {
        seat: "\n".join(line.plain for line in session.picture.draw(session.scene, seat, []))
        for seat in (0, 1, SPECTATOR)
    }
    for seat in (0, 1):
        view: View = match.game.observe(match.state, seat)
        own = view["tribes"][seat]
        hand = session.scene.catalog.word("ew", own["hand_cards"][0]) if own["hand_cards"] else "-"
        assert f"hand      {hand}" in drawn[seat]
    assert "\nhand " not in drawn[SPECTATOR]
    assert [any(line.startswith("pile ") for line in drawn[seat].splitlines()) for seat in drawn] == [
        piled(match) == [0],
        piled(match) == [1],
        False,
    ]


def piled(match: Match) -> list[int]:
    """Seats with an eclipse pile."""
    view: View = match.game.observe(match.state, SPECTATOR)
    return [seat for seat, tribe in enumerate(view["tribes"]) if tribe["pile"]]
