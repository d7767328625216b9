"""Whatever is wrong with a package from outside is told, and leaves everything else alone."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

import lascaux as package
from lascaux.engine.errors import UnknownGame
from lascaux.games.registry import outside, own_ids
from lascaux.locales import Catalog, catalog, texts
from tests.cli.helpers import Run
from tests.outside.packages import GAME, build_from_page, files_of_the_page, forget, register, write
from tests.server.client import PATIENCE, running

Install = Callable[[Path], Path]
CATALOG = "src/night_fires/locales/en/night-fires.ftl"
# What the package `odd` holds, and a part of the sentence that says what is wrong with it.
BROKEN = {
    "no such module": ("import no_such_module", "No module named 'no_such_module'"),
    "a syntax error": ("def game(:", "SyntaxError"),
    "an exit": ("import sys; sys.exit(3)", "SystemExit"),
    "no such name": ("x = 1", "has no attribute 'game'"),
    "a number": ("game = 7", "'int' object is not callable"),
    "another type": ("game = dict", "gives {}, which is no lascaux.Game"),
    "a class that fails": (
        "class game:\n    def __init__(self): raise OSError('no\\x1b disk')",
        "OSError in __init__()",
    ),
    "a bare game": ("from lascaux import Game as game", "it does not keep the contract: AttributeError"),
    "another id": ("{base}        self.id = 'even'", "is called 'odd'"),
    "an id of no form": ("{base}        self.id = '../odd'", "small letters"),
    "no revision": ("{base}        self.revision = 0", "revision"),
    "nobody": ("{base}        self.players = ()", "players"),
    "a crowd": ("{base}        self.players = (2, 9)", "2 to 4"),
    "odd options": ("{base}        self.options = ('x',)", "options"),
    "half a meaning": (
        "{base}        from lascaux.engine.options import Option\n"
        "        led = Option('mood', ('calm', 'wild'), 'calm', '')\n"
        "        told = Option('fire', ('usual', 'low'), 'usual', '', follows='mood', means=('low',))\n"
        "        self.options = (led, told)",
        "must say what it means for each choice",
    ),
    "no answer": (
        "{base}\n    def resample(self, s, seat, rng): raise NotImplementedError",
        "NotImplementedError in resample()",
    ),
    "no view": ("{base}\n    def observe(self, s, seat): return [1]", "must give a dictionary"),
    "what is no JSON": ("{base}\n    def observe(self, s, seat): return {{'x': {{1}}}}", "TypeError"),
    "a leak": (
        "{base}\n    def observe(self, s, seat): return {{'x': s.pack()}}",
        "changes what the seat sees",
    ),
    "an odd actor": ("{base}\n    def actor(self, s): return 9", "must be a seat"),
    "names alike": (
        "{base}\n    def parse(self, s, named): return (0, 1)",
        "not the same after named() and parse()",
    ),
    "forgets": (
        "{base}\n    def unpack(self, packed): return self.new(self.setup(2, {{}}))",
        "pack() and unpack()",
    ),
}
BASE = """
from night_fires.game import NightFires
class game(NightFires):
    def __init__(self):
        super().__init__()
        self.id = 'odd'
"""


@pytest.fixture
def install_odd(tmp_path: Path, install: Install) -> Callable[[str], None]:
    """Beside the game of the page, which is whole, a package `odd` of this source."""

    def put(source: str, entry: str = "odd", value: str = "odd:game") -> None:
        site = build_from_page(tmp_path / "whole")
        text = source.format(base=BASE) if "{base}" in source else source
        write(site, {"odd/__init__.py": text})
        register(site, "odd", {entry: value}, "0.3")
        install(site)

    return put


def reasons() -> list[str]:
    return [one.reason for one in outside().refused]


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_game_is_told_and_left_out(install_odd, lascaux: Run, what: str):
    source, reason = BROKEN[what]
    install_odd(source)
    assert package.game_ids() == [*own_ids(), GAME]
    assert len(reasons()) == 1
    assert reason in reasons()[0]
    with pytest.raises(UnknownGame):
        package.load("odd")
    shown = lascaux("games")
    assert shown.code == 0
    assert "broken  odd from odd 0.3: " in shown.out
    assert "\x1b" not in shown.out
    assert lascaux("check").code == 1


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("stone-age", "there is a game 'stone-age' already"),
        ("salt-arch", "begin with 'sa-' as those of stone-age do"),
    ],
)
def test_a_game_that_clashes_with_ours_is_left_out(install_odd, lascaux: Run, entry: str, reason: str):
    install_odd(f"{{base}}        self.id = '{entry}'", entry)
    assert [reason in each for each in reasons()] == [True]
    assert type(package.load("stone-age")).__module__.startswith("lascaux.")
    assert "ok      stone-age" in lascaux("check").out


def test_of_two_games_of_one_id_the_first_package_brings_it(tmp_path: Path, install: Install):
    site = build_from_page(tmp_path)
    register(site, "a-night-fires", {GAME: "night_fires.game:NightFires"}, "2.0")
    install(site)
    assert outside().guests[GAME].origin == "a-night-fires 2.0"
    assert reasons() == [f"there is a game '{GAME}' already"]


def test_a_module_without_a_package_has_no_place_for_words(install_odd, tmp_path: Path):
    install_odd("")
    write(tmp_path / "whole" / "src", {"lonely.py": BASE})
    register(tmp_path / "whole" / "src", "odd", {"odd": "lonely:game"}, "0.3")
    forget()
    assert "no place for its words" in reasons()[0]


def test_the_server_starts_without_a_broken_one(install_odd, tmp_path: Path):
    install_odd("raise RuntimeError('not today')")
    with running(tmp_path / "tables.db") as server:
        games = httpx.get(f"{server.url}/api/games", timeout=PATIENCE).json()
        assert [game["game"] for game in games] == [*own_ids(), GAME]
        assert httpx.get(f"{server.url}/api/words/odd/en", timeout=PATIENCE).status_code == 404


# Its words

WORDS = {
    "junk": ("nf-time = {", "line 4: Expected an inline expression"),
    "a key of ours": ("home-title = Mine", "home-title must begin with nf-"),
    "a term of ours": ("-brand = Mine", "-brand must begin with nf-"),
    "twice": ("nf-title = Again", "nf-title stands there twice"),
    "no value": ("nf-time =\n    .form = ten", "nf-time says nothing"),
    "braces": ("nf-time = " + "{ " * 3000 + '"x"' + " }" * 3000, "too many braces"),
    "control characters": ("nf-time = a\x1b[31m", "has control characters in it"),
    "too long": ("nf-time = " + "x" * 300_000, "has more than 200000 bytes"),
}


def with_words(folder: Path, install: Install, text: str | bytes) -> None:
    site = build_from_page(folder)
    head = b"nf-title = Night Fires\nnf-about = Wolves.\n\n"
    raw = text if isinstance(text, bytes) else text.encode()
    (folder / CATALOG).write_bytes(head + raw + b"\n")
    install(site)


@pytest.mark.parametrize("what", WORDS)
def test_broken_words_are_told_and_left_out(tmp_path: Path, install: Install, lascaux: Run, what: str):
    text, reason = WORDS[what]
    with_words(tmp_path, install, text)
    faults = texts.faults_of(GAME)
    assert any(reason in fault for fault in faults), faults
    assert all(fault.startswith("locales/en/night-fires.ftl: ") for fault in faults)
    assert f"Its files: {faults[0]}" in " ".join(lascaux("games").out.split())
    assert (catalog().say("home-title"), catalog().has("-brand")) == (Catalog("en").say("home-title"), False)
    assert "Mine" not in texts.words_of(GAME, "en").text
    assert lascaux("check").code == 1
    assert (
        "Welcome" not in lascaux("play", GAME, "--players", "2", stdin="1\n").err
    )  # it can be played all the same


def test_what_can_be_read_of_broken_words_is_used(tmp_path: Path, install: Install):
    with_words(tmp_path, install, "nf-time = {\nnf-weight = light")
    assert catalog().say("nf-title") == "Night Fires"
    assert catalog().say("nf-weight") == "light"
    assert catalog().say("nf-time") == "nf-time"


def test_words_that_are_no_text_leave_a_game_with_its_keys(tmp_path: Path, install: Install, lascaux: Run):
    with_words(tmp_path, install, b"nf-time = \xff\xfe")
    assert "locales/en/night-fires.ftl: is not UTF-8 text" in texts.faults_of(GAME)
    assert "locales/en/night-fires.ftl: nf-title is missing" in texts.faults_of(GAME)
    done = lascaux("play", GAME, "--players", "2", stdin="1\n")
    assert "nf-ask-lay" in done.out
    assert "nf-title (night-fires)" in lascaux("games").out


def test_a_language_of_its_own_is_spoken_and_the_others_fall_back(tmp_path: Path, install: Install):
    site = build_from_page(tmp_path)
    write(site, {"night_fires/locales/de/night-fires.ftl": "nf-title = Nachtfeuer\n"})
    install(site)
    assert texts.languages_of(GAME) == ["de", "en"]
    assert "Nachtfeuer" in texts.words_of(GAME, "de").text
    assert "Night Fires" in texts.words_of(GAME, "fr").text


def test_a_game_without_rules_says_so(tmp_path: Path, install: Install):
    files = {name: text for name, text in files_of_the_page().items() if not name.endswith(".md")}
    install(build_from_page(tmp_path / "site", files))
    assert texts.faults_of(GAME) == ["rules/night-fires.md: is missing"]
    with running(tmp_path / "tables.db") as server:
        refused = httpx.get(f"{server.url}/api/rules/{GAME}", timeout=PATIENCE)
        assert (refused.status_code, refused.json()["code"]) == (404, "not-found")
