"""Stone Age in the terminal: every question fits, every option can be typed, secrets stay secret."""

from collections import Counter
from pathlib import Path

import pytest

from lascaux.cli.commands import run
from lascaux.cli.screen import HEIGHT, WIDTH
from lascaux.cli.session import Session
from lascaux.cli.turn import screenful
from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import SPECTATOR, Action, State
from lascaux.table.match import Match
from tests.cli.helpers import SEED, Run, go_on, session_of
from tests.stone_age.scenes import feeding, village
from tests.views import View

GAME = "stone-age"
HOT = ("play", GAME, "--hot-seat", "--players", "2", "--seed", SEED)
FULLEST = {"supply": "limited", "capped_places": "shut"}
# Somebody who types these over and over, whatever is asked; what is not allowed is refused.
PLACES = (
    "card 1,build 1,card 2,build 2,hut,field,hunt 3,hunt 2,hunt 1,forest 2,forest 1,clay 2,clay 1,river 1"
)
ANSWERS = (
    "build 1 2 wood brick,build 2 2 wood stone,card 1 wood,card 1 brick,card 2 2 wood,card 2 wood brick,"
    "gold,stone,brick,wood,2 wood,2 brick,2 stone,3 wood,tool 1,tool 2,tool 3,once 2,"
    "done,use card,card 3,refuse"
)
SCRIPT = [*PLACES.split(","), *ANSWERS.split(","), *[f"die {value}" for value in range(1, 7)]]
# What one types for an action; the others by their verb.
PAID = "{wood} wood {brick} brick {stone} stone {gold} gold"
WORDS = {
    "place": "{at} {people}",
    "use": "{at}",
    "pay": "{amount} {resource}",
    "take": "{resource}",
    "pay_all": PAID,
    "buy": "{at} " + PAID,
    "buy_with": "{at} {resource} {amount}",
    "die": "die {value}",
}


@pytest.mark.parametrize(
    ("players", "bot", "options"),
    [(2, "random", {}), (3, "random", FULLEST), (4, "random", FULLEST), (4, "greedy", FULLEST)],
)
def test_every_question_fits_80_by_24_with_all_its_options(
    players: int, bot: str, options: dict[str, str]
) -> None:
    session, rng = session_of(GAME, players, options), Pcg32(7)
    while not session.match.is_over:
        if len(session.match.legal()) > 1:
            lines = screenful(session)
            assert len(lines) + 1 <= HEIGHT
            assert max(line.cell_len for line in lines) < WIDTH
            assert "`list` shows all" not in lines[-1].plain
            assert all(line.plain.isascii() for line in lines)
        go_on(session, bot, rng)
    assert session.screen.catalog.problems == []
    assert {line.key for line in session.match.tally()} <= set(session.picture.kinds)


def test_every_option_can_be_typed_and_means_itself() -> None:
    session, rng = session_of(GAME, 3), Pcg32(12)
    match, seen = session.match, Counter[str]()
    while not match.is_over:
        for action in match.legal()[len(match.steps) % 4 :: 4]:  # all of them would take long
            words = typed(session, action)
            found = session.picture.find(session.scene, match.legal(), words)
            assert found == [action], words
            assert session.picture.meant(session.scene, words) == action, words
            seen[{7: "payment", 9: "purchase"}.get(words.count(" "), words.split()[0])] += 1
        go_on(session, "random", rng)
    assert {
        "hut",
        "card",
        "building",
        "wood",
        "payment",
        "purchase",
        "0",  # wood
        "tool",
        "once",
        "die",
        "done",
        "refuse",
    } <= set(seen)


def typed(session: Session, action: Action) -> str:
    named: View = session.match.game.named(session.match.state, action)
    if named["do"] == "add":
        tools, once = [" ".join(map(str, named[which])) for which in ("tools", "one_use")]
        return " ".join([*(["tool", tools] if tools else []), *(["once", once] if once else [])])
    if str(named.get("at"))[-1].isdigit() and named["do"] == "place":
        return str(named["at"]).replace("_", " ")
    return WORDS.get(str(named["do"]), str(named["do"])).format(**named).replace("_", " ")


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("forest 3", {"do": "place", "at": "forest", "people": 3}),
        ("3 Forest", {"do": "place", "at": "forest", "people": 3}),
        ("fo 3", {"do": "place", "at": "forest", "people": 3}),
        ("clay 2", {"do": "place", "at": "clay_pit", "people": 2}),
        ("Clay-Pit 2", {"do": "place", "at": "clay_pit", "people": 2}),
        ("put hunt 5", {"do": "place", "at": "hunt", "people": 5}),
        ("hut", {"do": "place", "at": "hut", "people": 2}),
        ("tool maker", {"do": "place", "at": "tool_maker", "people": 1}),
        ("card 2", {"do": "place", "at": "card_2", "people": 1}),
        ("card for 2", {"do": "place", "at": "card_2", "people": 1}),
        ("build1", {"do": "place", "at": "building_1", "people": 1}),
        ("building 2", {"do": "place", "at": "building_2", "people": 1}),
    ],
)
def test_people_are_placed_by_words(words: str, meant: dict[str, object]) -> None:
    session = session_of(GAME, 2)
    match = session.match
    assert session.picture.find(session.scene, match.legal(), words) == [match.game.parse(match.state, meant)]


def test_whole_payments_and_sets_of_tools_are_typed_as_they_are_shown() -> None:
    session, rng = session_of(GAME, 4, seed=2), Pcg32(5)
    match, seen = session.match, Counter[str]()
    while not match.is_over:
        for action in match.legal():
            named = match.game.named(match.state, action)
            if named["do"] in ("pay_all", "pay", "buy", "buy_with", "add"):
                label = session.picture.label(session.scene, action).plain.partition(":")[0]
                words = f"tool {label}" if named["do"] == "add" else label
                assert session.picture.find(session.scene, match.legal(), words) == [action], words
                seen[str(named["do"])] += 1
        go_on(session, "random", rng)
    assert min(seen["pay_all"], seen["buy"], seen["buy_with"], seen["add"]) > 20


def test_a_payment_may_be_typed_whole_where_one_kind_is_asked_for() -> None:
    session, rng = session_of(GAME, 2, seed=3), Pcg32(5)
    match, seen = session.match, 0
    while not match.is_over:
        begun = [
            action for action in match.legal() if match.game.named(match.state, action)["do"] == "buy_with"
        ]
        for action in begun:
            named = match.game.named(match.state, action)
            words = f"{named['at']} {named['amount']} {named['resource']} 1 gold".replace("_", " ")
            if named["resource"] != "gold":
                assert session.picture.find(session.scene, match.legal(), words) == [action], words
                seen += 1
        go_on(session, "random", rng)
    assert seen > 20


def test_SA_RUL_02_the_card_of_choice_is_shown_and_typed_at_a_meal() -> None:
    session, card = session_of(GAME, 4), "choice-2-medicine"
    fed = village(production=5)
    meal = feeding(village(food=3, cards=[card], kept=[card]), fed, fed, fed).do("done")
    session.match.state = meal.s
    shown = "\n".join(line.plain for line in screenful(session))
    assert "2 food are missing, and you have too few resources: use your card" in " ".join(shown.split())
    assert "use the card" in shown
    for words in ("use card", "resources"):
        assert session.picture.meant(session.scene, words) == meal.action("use_card")


@pytest.mark.parametrize(
    "words", ["h", "l", "q", "b", "list", "hint", "board", "5 mammoths", "", "3", "²", "forest 0"]
)
def test_other_words_choose_nothing(words: str) -> None:
    session = session_of(GAME, 2)
    assert session.picture.find(session.scene, session.match.legal(), words) == []


def test_a_place_alone_asks_how_many(lascaux: Run) -> None:
    out = lascaux(*HOT, stdin="forest\nhu\n").out
    assert "That can be any of these:" in out
    assert "9-13 forest 1-5" in out
    assert "2 hut" in out
    assert "4-8 hunt 1-5" in out


def test_what_is_not_allowed_is_refused_with_a_rule(lascaux: Run, here: Path) -> None:
    wrong = ["hut 1", "forest 6", "field 2", "building 4", "wood", "card 2", "xyzzy", "0", "99"]
    played = lascaux(*HOT, stdin="\n".join(["card 2", "save a", *wrong, "save b"]) + "\n")
    for rule in ("SA-PLC-05", "SA-PLC-01", "SA-PLC-06", "SA-PLC-10", "SA-PLC-09"):
        assert f"({rule})" in played.out
    assert "Nothing here is called `xyzzy`" in played.out
    assert (here / "a").read_text() == (here / "b").read_text()


def test_a_whole_game_is_played_by_words_and_verified(lascaux: Run, here: Path) -> None:
    words = ("play", GAME, "--players", "2", "--bots", "greedy", "--seed", SEED, "--record", "g.jsonl")
    played = lascaux(*words, stdin="\n".join(SCRIPT * 60) + "\n")
    assert (played.code, played.err) == (0, "")
    assert "\x1b" not in played.out
    assert played.out.isascii()
    assert max(len(line) for line in played.out.splitlines()) <= WIDTH
    assert "Stone Age: feeding people" in played.out
    shown = lascaux("replay", "g.jsonl").out
    assert f"The seed was {SEED}." in shown
    assert "food production" in shown
    assert "if the game ended now" not in shown


def test_any_position_can_be_looked_at(lascaux: Run, here: Path) -> None:
    lascaux(*HOT, stdin="1\n" * 9 + "save half\n")
    for number in (0, 3, 12):
        shown = lascaux("replay", "half", "--to", str(number))
        assert shown.code == 0
        assert ("Stone Age: laying out" in shown.out) == (number < 7)
        assert "FTBS" in shown.out


def test_every_command_answers(lascaux: Run, here: Path) -> None:
    commands = ["help", "list", "score", "rules", "board", "board 2", "all", "legend", "log", "hint"]
    played = lascaux(*HOT, stdin="\n".join(commands) + "\n")
    assert played.err == ""
    assert "forest 3    three people to the forest" in played.out
    assert "FTBS: farmers" in played.out
    assert "5 people, 12 food, food production 0" in played.out
    assert "The expert would take" in played.out
    assert max(len(line) for line in played.out.splitlines()) <= WIDTH


def test_watching(lascaux: Run) -> None:
    shown = lascaux("watch", GAME, "--bots", "random,random", "--seed", SEED)
    assert (shown.code, shown.err) == (0, "")
    assert "total" in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= WIDTH


def test_a_hidden_card_is_drawn_for_its_owner_only() -> None:
    session, rng = session_of(GAME, 2), Pcg32(1)
    match = session.match
    while not (owners := [i for i, hidden in enumerate(secrets(match)) if hidden]):
        go_on(session, "random", rng)
    owner = owners[0]
    drawn = [
        [line.plain for line in session.picture.draw(session.scene, seat, [])] for seat in (0, 1, SPECTATOR)
    ]
    assert ["hidden card:" in lines[0] for lines in drawn] == [owner == 0, owner == 1, False]
    assert all([line.endswith("?") for line in lines[10:12]] == [owner == 0, owner == 1] for lines in drawn)
    areas = [" ".join(line.plain.split()) for line in session.picture.areas(session.scene, [owner])]
    assert " ".join(areas).count("a hidden one") == 1


def test_SA_CARD_08_the_command_score_keeps_the_hidden_card_secret_until_the_end(
    capsys: pytest.CaptureFixture[str],
) -> None:
    session, rng = session_of(GAME, 2), Pcg32(1)
    match = session.match
    while 1 not in secrets(match) or secrets(match)[match.actor]:
        go_on(session, "random", rng)
    told = {
        sheet(capsys, session, match.game.resample(match.state, match.actor, Pcg32(n))) for n in range(20)
    }
    assert len(told) == 1
    assert sheet(capsys, session, match.state) in told


def sheet(capsys: pytest.CaptureFixture[str], session: Session, s: State) -> str:
    """What `score` says of a position that looks the same to the seat that is asked."""
    session.match.state = s
    run(session, "score")
    return capsys.readouterr().out


def secrets(match: Match) -> list[int]:
    view: View = match.game.observe(match.state, SPECTATOR)
    return [village["secret"] for village in view["villages"]]
