"""docs/adding-a-game.md: whoever follows it has a game that keeps the laws and can be played everywhere."""

import re
from pathlib import Path

import pytest

import lascaux as package
from lascaux.games.registry import outside, own_ids
from lascaux.locales.texts import faults_of
from tests.conformance.suite import keep_the_laws, laws
from tests.conformance.walks import agreements_of
from tests.outside.packages import GAME, build_from_page, files_of_the_page

LARGEST = 400  # lines of Python: it stays a small game
BROKEN = {  # file, what stands in it, what stands there instead: what the page tells its reader to try
    "calls nothing a revelation": (
        "src/night_fires/game.py",
        "return rules.is_last_to_lay(s)",
        "return False",
    ),
    "tells everybody": ("src/night_fires/kinds.py", "secret(STICK)", "STICK"),
    "has a word less": ("src/night_fires/locales/en/night-fires.ftl", "nf-log-held", "nf-log-helt"),
}


def test_the_page_has_a_whole_small_package():
    files = files_of_the_page()
    code = [text for name, text in files.items() if name.endswith(".py")]
    assert {Path(name).suffix for name in files} == {".toml", ".py", ".ftl", ".md"}
    assert sum(len(text.splitlines()) for text in code) < LARGEST


def test_it_is_found_after_ours_with_all_its_words(night_fires: Path):
    assert package.game_ids() == [*own_ids(), GAME]
    assert outside().refused == []
    assert outside().guests[GAME].origin == "night-fires 1.0"
    assert package.load(GAME) is package.load(GAME)
    assert faults_of(GAME) == []


@pytest.mark.parametrize("law", laws(), ids=lambda law: law.__name__)
def test_it_keeps_the_law(night_fires: Path, law):
    for agreement in agreements_of(package.load(GAME)):
        law(agreement)


@pytest.mark.parametrize("change", BROKEN)
def test_the_laws_bite_where_the_page_says_so(tmp_path: Path, install, change: str):
    name, old, new = BROKEN[change]
    files = files_of_the_page()
    assert old in files[name]
    install(build_from_page(tmp_path, {**files, name: files[name].replace(old, new)}))
    with pytest.raises(AssertionError):
        keep_the_laws(package.load(GAME))


def test_a_game_that_shows_every_hand_is_not_let_in(tmp_path: Path, install):
    files, name = files_of_the_page(), "src/night_fires/hidden.py"
    changed = files[name].replace("is_open=owner == seat or not s.stack", "is_open=True")
    assert changed != files[name]
    install(build_from_page(tmp_path, {**files, name: changed}))
    assert package.game_ids() == own_ids()
    assert [one.reason for one in outside().refused] == ["resample() changes what the seat sees"]


def test_every_rule_that_it_names_is_in_its_rules():
    files = files_of_the_page()
    rules = files["src/night_fires/rules/night-fires.md"]
    named = {rule for text in files.values() for rule in re.findall(r"NF-[A-Z]+-\d\d", text)}
    assert named == {*re.findall(r"\*\*(NF-[A-Z]+-\d\d)\*\*", rules)}


def test_bots_play_it_to_the_end(night_fires: Path):
    for players in (2, 3, 4):
        match = package.start(GAME, players, seed=players.to_bytes(16, "big"))
        bots = [package.make_bot(name) for name in ("greedy", "random", "greedy", "random")]
        luck = package.Pcg32(players)
        while not match.is_over:
            s = match.game.resample(match.state, match.actor, luck)
            match.play(match.actor, bots[match.actor].choose(match.game, s, match.actor, luck))
        assert package.read_record(package.write_record(match)).result is not None
