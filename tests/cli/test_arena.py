"""arena: what it tells, and that what was played is never lost."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lascaux.bots.arena import ladder
from lascaux.engine.errors import BotError
from lascaux.games.registry import load
from tests.cli.helpers import GAME, SOURCES, Run

OWN = """
class First:
    name = "first"
    def choose(self, game, s, seat, rng):
        return game.legal(s)[0]

class Last:
    def __init__(self, fails=0, says=""):
        self.fails, self.says = fails, says
    def choose(self, game, s, seat, rng):
        if self.says:
            print(self.says)
        if self.fails and rng.word() % self.fails == 0:
            raise RuntimeError("out of flint")
        return game.legal(s)[-1]

class Stuck:
    def __init__(self):
        while True:
            pass
    def choose(self, game, s, seat, rng):
        return game.legal(s)[0]
"""
PAIR = ("own.py:First", "own.py:Last")


@pytest.fixture(autouse=True)
def own(here: Path) -> None:
    (here / "own.py").write_text(OWN)


def without_times(facts: dict) -> dict:
    entries = [{**entry, "cpu_seconds": None} for entry in facts["entries"]]
    return {**facts, "entries": entries, "seconds": None, "jobs": None}


def test_json_tells_everything_and_jobs_change_nothing(lascaux: Run) -> None:
    loud = "own.py:Last(says='what is no JSON')"
    words = ("arena", GAME, PAIR[0], loud, "--players", "3", "--games", "6", "--first", "5", "--json")
    alone, together = (json.loads(lascaux(*words, "--jobs", jobs).out) for jobs in ("1", "2"))
    assert without_times(alone) == without_times(together)
    first, last = alone["entries"]
    assert (first["bot"], first["seats"], last["seats"]) == ("own.py:First", 1, 2)
    assert first["wins"] + last["wins"] == alone["games"] == 6
    assert first["low"] < first["share"] < first["high"] or first["wins"] in (0, 6)
    assert (first["even"], first["games"]) == (pytest.approx(1 / 3), 6)
    assert 10 < first["decisions"] < 60
    assert 0 < first["cpu_seconds"]["p50"] <= first["cpu_seconds"]["p95"] <= first["cpu_seconds"]["max"] < 5
    assert (alone["anchor"], first["rating"], first["rating_reach"]) == ("own.py:First", 1000, 0)
    pairing = alone["pairings"][0]
    assert pairing["difference"] == pytest.approx(first["points"] - last["points"])


def test_the_table_fits_a_screen(lascaux: Run) -> None:
    shown = lascaux("arena", GAME, "--field", "random,own.py:Last(fails=0)", "--players", "4", "--games", "3")
    assert shown.code == 0
    assert "own.py:Last(fails=0)" in shown.out
    assert "x3" in shown.out
    assert "3 games in" in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= 80
    assert re.search(r"[0-9] - [0-9]", shown.out)  # numbers are whole, however long the names are


def test_a_bot_that_fails_shows_where_and_what_was_played_is_told(process: Run) -> None:
    words = ("arena", GAME, "random", "own.py:Last(fails=150)", "--games", "200", "--jobs", "1", "--json")
    done = process(*words)
    assert done.code == 2
    assert 'in choose\n    raise RuntimeError("out of flint")' in done.err
    facts = json.loads(done.out)
    said = done.err.splitlines()[-1]
    assert f"lascaux: own.py:Last(fails=150) failed in game {facts['games']}: bot 'Last' failed" in said
    assert facts["ended"] == "trouble"
    assert facts["games"] == facts["trouble"]["game"] > 0


def test_a_bot_that_hangs_while_it_is_made_is_ended_too(process: Run) -> None:
    """Nothing but the workers ever makes one: they can be ended."""
    done = process("arena", GAME, "own.py:Stuck", "random", "--patience", "1", "--jobs", "1")
    assert done.code == 2
    assert done.err == "lascaux: own.py:Stuck was ended in game 0: no decision within 1 s\n"


@pytest.mark.parametrize("command", [("arena",), ("watch", "--bots"), ("play", "--bots")])
def test_a_level_without_its_net_is_refused_in_a_sentence_before_anything_is_dealt(
    lascaux: Run, here: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr("lascaux.bots.weights.FOLDER", here)
    bots = ["fair", "casual"] if command == ("arena",) else ["fair"]
    done = lascaux(command[0], GAME, *command[1:], *bots, "--players", "2")
    name, how = f"{GAME}-discovery-2.weights", f"lascaux train {GAME} --variant discovery-2 makes them"
    assert (done.code, done.out) == (2, "")
    assert done.err == f"lascaux: levels above casual need the weights {name}, which are not here: {how}\n"


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("how", ["SIGINT", "SIGTERM"])
def test_ctrl_c_and_a_system_that_shuts_down_tell_what_was_played(here: Path, how: str) -> None:
    command = [sys.executable, "-m", "lascaux", "arena", GAME, *PAIR, "--games", "1000000", "--json"]
    env = {**os.environ, "PYTHONPATH": str(SOURCES)}
    with subprocess.Popen(
        [*command, "--records", "games"], env=env, stdout=-1, stderr=-1, text=True, start_new_session=True
    ) as run:
        until = time.monotonic() + 60
        while not list(here.glob("games/*.jsonl")) and time.monotonic() < until:
            time.sleep(0.05)
        os.killpg(run.pid, getattr(signal, how))  # as a terminal does: also to the workers
        out, err = run.communicate(timeout=60)
    assert (run.returncode, err) == (130, "")
    facts = json.loads(out)
    assert facts["ended"] == "stopped"
    assert 0 < facts["games"] < 1000000


def test_a_series_ends_in_time_and_goes_on(lascaux: Run, here: Path) -> None:
    words = ("arena", GAME, *PAIR, "--json")
    first = json.loads(lascaux(*words, "--games", "4", "--out", "s.json").out)
    longer = json.loads(lascaux(*words, "--games", "7", "--resume", "s.json").out)
    whole = json.loads(lascaux(*words, "--games", "7").out)
    assert (first["games"], first["ended"]) == (4, "done")
    assert without_times(longer) == without_times(whole)
    assert len(json.loads((here / "s.json").read_text())["results"]) == 7
    assert "is there already" in lascaux(*words, "--out", "s.json").err
    other = lascaux("arena", GAME, "random", "own.py:Last", "--resume", "s.json")
    assert "its bots are others" in other.err
    (here / "broken.json").write_text("{")
    assert "it is not JSON" in lascaux(*words, "--resume", "broken.json").err
    short = json.loads(lascaux(*words, "--games", "1000000", "--seconds", "1.5").out)
    assert short["ended"] == "time"
    assert short["games"] < 1000000


def test_records_replay(lascaux: Run, here: Path) -> None:
    words = ("arena", GAME, "random", "own.py:Last", "--players", "3", "--games", "2", "--first", "8")
    assert lascaux(*words, "--records", "r").code == 0
    assert sorted(path.name for path in (here / "r").iterdir()) == ["000008.jsonl", "000009.jsonl"]
    facts = json.loads(lascaux("replay", "r/000009.jsonl", "--json").out)
    assert facts["finished"] is True
    assert facts["seed"] == f"{9:032x}"
    assert set(facts["names"]) == {"random", "own.py:Last 2", "own.py:Last 3"}
    assert "is not empty" in lascaux("arena", GAME, "--records", "r").err


def test_a_test_between_two_stops_when_it_is_decided(lascaux: Run) -> None:
    words = ("arena", GAME, "own.py:Last", "random", "--sprt", "--gain", "20", "--games", "200")
    facts = json.loads(lascaux(*words, "--players", "3", "--json").out)
    sprt = facts["sprt"]
    assert (facts["ended"], sprt["units"]) == ("decided", facts["games"])
    assert 40 <= facts["games"] < 200
    assert facts["tables"] == [[[0, 0, 1], [0, 1, 1]]]
    assert (sprt["ratio"] > 0) == (sprt["verdict"] == "better")
    assert abs(sprt["ratio"]) >= sprt["bound"]
    shown = lascaux(*words, "--players", "3", "--jobs", "1").out
    assert f"Decided after {facts['games']} games: own.py:Last is" in shown


def test_a_ladder_rates_a_pool(lascaux: Run, here: Path) -> None:
    words = ("arena", GAME, "random", "own.py:First", "own.py:Last", "--ladder", "--games", "3")
    facts = json.loads(lascaux(*words, "--json", "--report", "r.html").out)
    assert [pairing["bots"] for pairing in facts["pairings"]] == [
        ["own.py:First", "random"],
        ["own.py:Last", "own.py:First"],
    ]
    assert facts["games"] == facts["asked"] == 6
    assert sum(entry["games"] for entry in facts["entries"]) == 12
    assert "own.py:Last - own.py:First" in lascaux(*words).out
    report = (here / "r.html").read_text()
    assert report.count("<svg") == 5  # a bison, ratings, pairings, points, times


class Reader(HTMLParser):
    """Every tag is closed, nothing comes from elsewhere, and no key stands where words should."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag != "script"
        assert not {"src", "href"} & {name for name, _ in attrs}
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        assert "cli-arena" not in data


@pytest.mark.parametrize(
    "bots", [("random", "own.py:Last(fails=0)", "--players", "4"), (*PAIR, "random"), ("random", "random")]
)
def test_the_report_is_one_page_by_itself(lascaux: Run, here: Path, bots: tuple[str, ...]) -> None:
    assert lascaux("arena", GAME, *bots, "--games", "4", "--report", "<r>.html").code == 0
    page = (here / "<r>.html").read_text()
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert page.count("<svg") == (3 if len(set(bots)) == 1 else 6)
    assert "lascaux arena kingdomino-origins " in page


def test_a_report_of_nothing_says_so(lascaux: Run, here: Path) -> None:
    words = ("arena", GAME, "random", "own.py:Last(fails=1)", "--report", "r.html", "--json")
    done = lascaux(*words)
    assert done.code == 2
    assert json.loads(done.out)["entries"] == []
    assert "No game was finished." in (here / "r.html").read_text()


def test_all_levels_that_play_here_are_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    """The better one of a pairing is named first; neighbours meet, and each meets casual."""
    monkeypatch.setattr(ladder, "first_move", fair_is_missing)
    pool, refused = ladder.playable(load(GAME), load(GAME).setup(2, {}))
    assert pool == ["random", "easy", "casual", "strong", "expert"]
    assert refused == {"fair": "no weights"}
    met = [(pool[tables[0][0]], pool[tables[0][1]]) for tables in ladder.ladder_pairings(pool, 2)]
    assert met == [
        ("easy", "random"),
        ("casual", "random"),
        ("casual", "easy"),
        ("strong", "casual"),
        ("expert", "casual"),
        ("expert", "strong"),
    ]


def fair_is_missing(game: object, setup: object, bot: str) -> None:
    if bot == "fair":
        raise BotError("no weights")
