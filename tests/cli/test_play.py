"""Whole games at the terminal: against bots, at a hot seat, saved and gone on with, with slips taken back."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from lascaux.advice.base import Advice
from lascaux.advice.registry import ADVISERS, advice_for
from lascaux.bots import hinting
from lascaux.cli.games import Scene
from lascaux.cli.options import gains, outlooks
from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import Game, State
from lascaux.locales import catalog
from lascaux.table import record as records
from lascaux.table.match import Match
from tests.cli.helpers import GAME, ONES, SEED, Run
from tests.conformance.cairn import Cairn, Table

TRIBE = ("play", GAME, "--mode", "tribe", "--seed", SEED)
HOT = (*TRIBE, "--hot-seat", "--players", "4")


def actions(path: Path) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    return [line["action"] for line in lines if "action" in line]


def test_whole_game_against_bots_is_recorded_and_verified(process: Run, here: Path) -> None:
    played = process(*TRIBE, "--record", "game.jsonl", stdin=ONES)
    assert (played.code, played.err) == (0, "")
    assert "wins." in played.out
    assert SEED in played.out
    assert "\x1b" not in played.out
    assert max(len(line) for line in played.out.splitlines()) <= 80
    verified = process("replay", "game.jsonl")
    assert (verified.code, verified.err) == (0, "")
    assert "Verified" in verified.out
    assert "\x1b" not in verified.out
    assert re.search(r"\| total +\| \d+", verified.out)


def test_record_goes_to_a_name_of_its_own(lascaux: Run, here: Path) -> None:
    for _ in range(2):
        assert lascaux("play", GAME, "--players", "2", "--seed", SEED, stdin=ONES).code == 0
    assert len(list(here.glob("kingdomino-origins-*.jsonl"))) == 2


def test_hot_seat(lascaux: Run, here: Path) -> None:
    words = ("play", GAME, "--hot-seat", "--players", "3", "--name", "Ana", "--name", "Bo", "--name", "Cy")
    played = lascaux(*words, "--seed", SEED, "--record", "hot.jsonl", stdin=ONES)
    assert played.code == 0
    assert {"Ana>", "Bo>", "Cy>"} <= set(played.out.split())
    assert "Casual" not in played.out


def test_people_and_bots_together(lascaux: Run, here: Path) -> None:
    words = ("play", GAME, "--people", "2", "--bots", "random,random", "--seed", SEED)
    played = lascaux(*words, "--record", "mixed.jsonl", stdin=ONES)
    assert played.code == 0
    assert "Wolf, Bison, Random 1, Random 2" in played.out


@pytest.mark.parametrize("after", [1, 7, 20])
def test_saved_game_ends_as_without_the_break(lascaux: Run, here: Path, after: int) -> None:
    assert lascaux(*TRIBE, "--record", "whole.jsonl", stdin=ONES).code == 0
    saved = lascaux(*TRIBE, stdin="1\n" * after + "save half.jsonl\nquit\nn\n")
    assert saved.code == 1
    assert "play --resume half.jsonl" in saved.out
    resumed = lascaux("play", "--resume", "half.jsonl", "--record", "rest.jsonl", stdin=ONES)
    assert (resumed.code, resumed.err) == (0, "")
    assert (here / "whole.jsonl").read_text() == (here / "rest.jsonl").read_text()


def test_same_seed_gives_the_same_game_and_salt_another(lascaux: Run, here: Path) -> None:
    for name, more in (("a", ()), ("b", ()), ("c", ("--salt", "ochre"))):
        assert lascaux(*TRIBE, *more, "--record", name, stdin=ONES).code == 0
    assert (here / "a").read_text() == (here / "b").read_text()
    assert actions(here / "a") != actions(here / "c")
    assert "ochre" in (here / "c").read_text()


def test_free_undo_leads_back_to_the_same_question(lascaux: Run, here: Path) -> None:
    played = lascaux(*TRIBE, "--players", "2", "--hot-seat", stdin="1\n1\nundo\nlog\n")
    assert "Take it back" not in played.out
    assert len(re.findall(r"(Wolf|Bison) takes back: \w+ on", played.out)) == 2  # and in the log
    questions = re.findall(r"(?:Wolf|Bison): (Place|Put|Take)", played.out)
    assert questions == ["Take", "Place", "Put", "Place"]


def test_a_game_too_long_for_a_record_writes_nothing(
    lascaux: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (here / "game.jsonl").write_text("before")
    monkeypatch.setattr(records, "MOST_CHARACTERS", 200)
    played = lascaux(*TRIBE, stdin="1\nsave\nquit\nn\n")
    assert "too long for a record" in " ".join((played.out + played.err).split())
    assert [path.name for path in here.iterdir()] == ["game.jsonl"]
    whole = lascaux(*TRIBE, "--record", "new.jsonl", stdin=ONES)
    assert whole.code == 2
    assert "too long for a record" in " ".join((whole.out + whole.err).split())
    assert not (here / "new.jsonl").exists()


def test_undo_beyond_others_asks_first(lascaux: Run, here: Path) -> None:
    kept = lascaux(*TRIBE, stdin="1\n1\n1\nundo\nn\n")
    assert "actions of others lie in between" in kept.out
    assert "Nothing was taken back." in kept.out
    undone = lascaux(*TRIBE, stdin="1\n1\n1\nundo\ny\n")
    assert re.search(r"Wolf takes back \d+ actions, from: \w+", undone.out)


def test_undo_to_the_start_and_then_the_whole_game(lascaux: Run, here: Path) -> None:
    """Forced actions must not trap an undo; an undone game ends as if nothing had happened."""
    assert lascaux(*TRIBE, "--record", "a", stdin=ONES).code == 0
    back = "1\n" * 9 + "undo\ny\n" * 9 + "undo\n"
    played = lascaux(*TRIBE, "--record", "b", stdin=back + ONES)
    assert played.code == 0
    assert "There is no decision to take back." in played.out
    first, second = (records.read_record((here / name).read_text()) for name in "ab")
    assert first.steps == second.steps
    assert (here / "b").read_text().count('{"undo": ') == 9, "the record tells what was taken back"


def test_a_hint_is_the_same_when_asked_again_and_after_an_undo(lascaux: Run, here: Path) -> None:
    played = lascaux(*TRIBE, stdin="hint\nhint\n1\nundo\ny\nhint\nquit\n")
    hints = [line for line in played.out.splitlines() if "The expert would take" in line]
    assert len(hints) == 3
    assert len(set(hints)) == 1


class Peeking(Advice):
    """Would tell what others hold, if it saw that."""

    def worth(self, s: State, seat: int) -> int:
        assert isinstance(s, Table)
        return 100 * max(s.hands[1 - seat], default=0)

    hope = worth


def test_what_an_option_is_said_to_change_does_not_tell_what_is_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(ADVISERS, "cairn", Peeking)
    game: Game = Cairn()
    luck = Pcg32(3)
    match = Match(game, game.setup(2, {}), seed=bytes(16))
    truths = [match.state, *[game.resample(match.state, match.actor, luck) for _ in range(9)]]
    assert len({advice_for(game).worth(s, match.actor) for s in truths}) > 1
    said = set()
    for s in truths:
        scene = Scene(game, s, ["Wolf", "Bison"], catalog(), True, 80)
        options = game.legal(s)
        told = gains(scene, match.actor, options), outlooks(scene, match.actor, options)
        said.add(repr(told))
    assert len(said) == 1


def test_a_hint_names_an_option_and_says_why_by_lines_of_the_sheet(lascaux: Run, here: Path) -> None:
    played = lascaux(*TRIBE, stdin="hint\n1\n" * 6)
    said = " ".join(played.out.split())
    lines = "areas|people|resources|warrior bands|overview|homo habilis|for the strongest rival"
    reason = rf"[+-]\d+\.\d ({lines})"
    assert re.search(rf"The expert would take \d+: \w[^:]+: {reason}(, {reason})*\.", said)


def test_where_nothing_was_learned_a_hint_says_what_changes(
    lascaux: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "can_play", lambda *_: False)
    played = lascaux(*TRIBE, stdin="hint\n")
    assert re.search(r"A casual player would take \d+: \w+.* points", " ".join(played.out.split()))


def test_a_domino_that_fits_nowhere_has_no_outlook(
    lascaux: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It costs no points, so none are said to be lost."""
    monkeypatch.setattr(hinting, "can_play", lambda *_: False)
    played = lascaux(*HOT, stdin="hint\n1\n" * 400)
    assert "no outlook" in played.out
    assert "outlook -" not in played.out
    assert re.search(r"would take \d+: .*, outlook \d+\)", played.out.replace("\n", " "))


def first_row(lascaux: Run) -> list[int]:
    """The dominoes of the first row, as the log tells them."""
    shown = lascaux(*HOT).out
    return [int(number) for number in re.findall(r"\d+", shown.split("New row:")[1].split(".")[0])]


def test_wrong_choices_are_refused_with_a_rule(lascaux: Run, here: Path) -> None:
    row = first_row(lascaux)
    absent = next(number for number in range(1, 49) if number not in row)
    wrong = [
        "0",
        "5",
        "9" * 20,
        "xyzzy",
        f"#{row[0]}",
        f"#{absent}",
        "e5",
        "d4 e4",
        "\x1b[A",
        "é" * 90,
        "#",
        "²",
    ]
    played = lascaux(*HOT, stdin="\n".join(["1", "save a", *wrong, "save b"]) + "\n")
    assert played.code == 1
    assert "Type a number from 1 to 3." in played.out
    assert f"Somebody's chief stands on domino {row[0]} already. (KO-TURN-02)" in played.out
    assert f"Domino {absent} is not in the row to choose from. (KO-TURN-02)" in played.out
    assert "Nothing here is called `xyzzy`" in played.out
    assert "\x1b" not in played.out
    assert (here / "a").read_text() == (here / "b").read_text()


def test_wrong_placements_are_refused_with_a_rule(lascaux: Run, here: Path) -> None:
    wrong = ["e5 e6", "a1 b1", "a1 c3", "e4 e3 e2", "discard", "hunter", "f4 f5 +"]
    played = lascaux(*HOT, stdin="\n".join(["1"] * 3 + ["save a", *wrong, "save b"]) + "\n")
    for rule in ("KO-CON-04", "KO-CON-01", "KO-CMP-01", "KO-CON-03"):
        assert f"({rule})" in played.out
    assert (here / "a").read_text() == (here / "b").read_text()


def test_typed_words_choose(lascaux: Run, here: Path) -> None:
    row = first_row(lascaux)
    chosen = "\n".join(f"#{number}" for number in row[:3])
    played = lascaux(*HOT, stdin=chosen + "\nf5\nF5 G5\nsave x\n")
    assert "That can be any of these:" in played.out
    own = [action for action in actions(here / "x") if action["do"] in ("choose", "place")]
    assert own[:3] == [{"do": "choose", "domino": number} for number in row[:3]]
    assert {"do": "place", "left": "F5", "right": "G5"} in own


def test_every_command_answers(lascaux: Run, here: Path) -> None:
    typed = [
        "help",
        "?",
        "list",
        "score",
        "rules",
        "board",
        "board casual 2",
        "board 1",
        "board zorro",
        "all",
    ]
    played = lascaux(*TRIBE, stdin="\n".join([*typed, "legend", "log", "hint", "save", "quit", "y"]) + "\n")
    assert played.code == 1
    assert played.err == ""
    assert "There is no `zorro` here" in played.out
    assert "-saved.jsonl" in played.out
    assert len(list(here.glob("*-saved*.jsonl"))) == 1
    assert max(len(line) for line in played.out.splitlines()) <= 80


def test_end_of_input_ends_the_game_cleanly(process: Run, here: Path) -> None:
    played = process(*TRIBE, "--record", "cut.jsonl", stdin="1\n1\n")
    assert played.code == 1
    assert "The input ended before the game did" in played.out
    assert played.err == ""
    assert "resume" in (here / "cut.jsonl").read_text()


def test_save_never_overwrites_without_asking(lascaux: Run, here: Path) -> None:
    (here / "mine.txt").write_text("precious")
    played = lascaux(*TRIBE, stdin="save mine.txt\nn\nsave .\nsave nowhere/x\n")
    assert (here / "mine.txt").read_text() == "precious"
    assert "Nothing was saved." in played.out
    assert "there is no folder nowhere" in played.out
    lascaux(*TRIBE, stdin="save mine.txt\ny\n")
    assert "lascaux" in (here / "mine.txt").read_text()


def test_commands_to_type_are_said_as_the_program_was_called(
    lascaux: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LASCAUX_CALLED", "python3 dev.py run")
    saved = lascaux(*TRIBE, stdin="1\nsave my game\n")
    assert "python3 dev.py run play --resume 'my game'\n" in saved.out
    played = lascaux(*TRIBE, "--record", "my record", stdin=ONES)
    assert "The record is in my record\n" in played.out
    assert "python3 dev.py run replay 'my record'\n" in played.out
    assert "python3 dev.py run replay 'my record'" in lascaux("play", "--resume", "my record").err
    assert "python3 dev.py run play kingdomino-origins" in lascaux("games").out
    assert "python3 dev.py run play kingdomino-origins" in lascaux("play").err
    shown = [lascaux("--help").out, lascaux("replay", "--help").out]
    assert all("Usage: python3 dev.py run " in help_ for help_ in shown)
    monkeypatch.delenv("LASCAUX_CALLED")
    assert "\nlascaux play --resume half\n" in lascaux(*TRIBE, stdin="1\nsave half\n").out


def test_a_command_to_type_is_never_broken(lascaux: Run, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called = "python3 " + "my-games/" * 9 + "dev.py run"
    monkeypatch.setenv("LASCAUX_CALLED", called)
    name = "a long name of a game " * 5
    assert f"\n{called} play --resume '{name.strip()}'\n" in lascaux(*TRIBE, stdin=f"save {name}\n").out
    assert f": {called} replay '{name}'\n" in lascaux(*TRIBE, "--record", name, stdin=ONES).out
    assert f"{called} play kingdomino-origins\n" in lascaux("games").out


def test_every_salt_is_said_at_the_end(lascaux: Run, here: Path) -> None:
    words = ("watch", GAME, "--bots", "random,random", "--seed", SEED)
    assert f"The seed was {SEED}.\n" in lascaux(*words).out
    assert f'The seed was {SEED}, with the salt "none".\n' in lascaux(*words, "--salt", "none").out


def test_only_whoever_can_type_is_told_to(lascaux: Run, here: Path) -> None:
    assert "Type `help`" in lascaux(*TRIBE, stdin="1\n").out
    assert "Type `help`" not in lascaux("watch", GAME, "--bots", "random,random").out


def test_enter_saves_and_the_end_of_a_pipe_does_not(lascaux: Run, here: Path) -> None:
    lascaux(*TRIBE, stdin="1\nquit\n")
    assert list(here.glob("*")) == []
    lascaux(*TRIBE, stdin="1\nquit\n\n")
    assert len(list(here.glob("*-saved.jsonl"))) == 1
