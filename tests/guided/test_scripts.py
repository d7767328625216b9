"""Each guided first game, played through without a browser: its steps are legal, its words are there."""

import re

import pytest

from lascaux.games.registry import game_ids, load
from lascaux.guided.following import next_step, pages_at, steps_done
from lascaux.guided.script import Script, read_script, script_of
from lascaux.locales import begun, catalog
from lascaux.table.match import Match

SCRIPTS = [script for script in map(script_of, game_ids()) if script is not None]
NAMES = ["Ana", "Orin", "Tika", "Suna"]
LONGEST = 330  # letters of a page, in any language: about six lines in the dock
IDS = [script.game for script in SCRIPTS]


def begin(script: Script) -> Match:
    return Match(load(script.game), script.setup, script.seed, names=NAMES[: script.setup.players])


def played(script: Script, steps: int) -> Match:
    match = begin(script)
    for step in script.steps[:steps]:
        match.play_named(step.by, step.action)
    return match


def test_every_game_of_ours_has_one() -> None:
    assert IDS == ["kingdomino-origins", "stone-age", "endless-winter"]


@pytest.mark.parametrize("script", SCRIPTS, ids=IDS)
def test_it_can_be_played_to_its_end(script: Script) -> None:
    """A change of the rules or of the deals that breaks a lesson is found here."""
    match = begin(script)
    for number, step in enumerate(script.steps):
        assert (number, step.by) == (steps_done(script, match), match.actor)
        assert next_step(script, match) == step
        match.play_named(step.by, step.action)
    assert steps_done(script, match) == len(script.steps)
    assert next_step(script, match) is None
    assert script.end
    assert script.offers


@pytest.mark.parametrize("script", SCRIPTS, ids=IDS)
def test_whoever_learns_reads_something_at_every_choice(script: Script) -> None:
    """Where there is a choice, a page says what to take, and another choice is answered."""
    match = begin(script)
    for done, step in enumerate(script.steps):
        if step.by == script.you and len(match.legal()) > 1:
            assert pages_at(script, done), step.action
        match.play_named(step.by, step.action)


@pytest.mark.parametrize("language", begun())
@pytest.mark.parametrize("script", SCRIPTS, ids=IDS)
def test_all_of_it_is_said_in_every_language(script: Script, language: str) -> None:
    said = catalog(language)
    texts = [page.words for done in range(len(script.steps) + 1) for page in pages_at(script, done)]
    texts += [step.otherwise for step in script.steps if step.otherwise]
    texts += [offer.words for offer in script.offers]
    for text in texts:
        words = said.tell(text, NAMES)
        assert text.key not in words
        assert not re.search(r"[{}`]", words), text.key
        assert len(words) <= LONGEST, (text.key, len(words))


@pytest.mark.parametrize("script", SCRIPTS, ids=IDS)
def test_what_comes_after_it_can_be_played(script: Script) -> None:
    game = load(script.game)
    for offer in script.offers:
        game.setup(game.players[-1], offer.options)


SMALL = """
players = 3
you = 0
bot = "easy"
seed = "00000000000000000000000000000014"
options = { mode = "discovery" }
steps = [
    { by = 2, do = { do = "choose", domino = 39 }, pages = [{ say = "theirs" }] },
    { by = 1, do = { do = "choose", domino = 38 } },
    { by = 0, do = { do = "choose", domino = 40 }, pages = [{ say = "mine", at = "row" }], otherwise = "no" },
    { by = 1, do = { do = "place", left = "D5", right = "D4" }, pages = [{ say = "to", facts = { n = 2 } }] },
]
[end]
pages = [{ say = "end" }]
then = [{ say = "more", options = { mode = "totem" } }]
"""


def test_what_was_said_of_others_is_read_before_what_to_do() -> None:
    script = read_script("kingdomino-origins", SMALL)
    read = [[page.words.key for page in pages_at(script, done)] for done in range(5)]
    assert read == [[], ["theirs"], ["theirs", "mine"], [], ["to", "end"]]
    assert pages_at(script, 4)[0].words.facts == {"seat": 1, "n": 2}
    assert pages_at(script, 2)[1].at == "row"


def test_a_game_that_left_its_script_is_not_led_any_more() -> None:
    script = read_script("kingdomino-origins", SMALL)
    match = played(script, 2)
    other = next(action for action in match.legal() if match.game.named(match.state, action)["domino"] != 40)
    match.play(0, other)
    assert steps_done(script, match) is None
    assert next_step(script, match) is None
    match.undo(match.steps_to_undo(0))
    assert steps_done(script, match) == 2
