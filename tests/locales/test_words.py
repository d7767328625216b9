"""Everything that a game can say is said without a problem, in every language."""

import itertools
import re

import pytest

import lascaux
from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import Action, Game, ScoreLine, State, Text
from lascaux.games.kingdomino_origins.names import PEOPLE, RESOURCES, TERRAINS
from lascaux.games.registry import game_ids
from lascaux.locales import FOLDER, Catalog, languages, prefix
from lascaux.table.match import Match

NAMES = ["Ana", "Bo", "Cy", "Di"]


def setups(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of players with every choice of the first option, and all bonuses."""
    first, *others = game.options
    more = {option.key: option.choices[-1] for option in others if not option.needs[0]}
    return [(n, {first.key: choice, **more}) for n, choice in itertools.product(game.players, first.choices)]


def check(said: Catalog, text: Text) -> None:
    line = said.tell(text, NAMES)
    assert line, text
    assert said.problems == [], text
    assert "{" not in line, text


def check_guide(said: Catalog, game: Game, asked: Text) -> None:
    """A game that explains its decisions explains each of them, in two sentences."""
    if "-guide-" in (FOLDER / said.language / f"{game.id}.ftl").read_text(encoding="utf-8"):
        line = said.say(asked.key.replace("-ask-", "-guide-"))
        assert said.problems == [], asked
        assert len(re.findall(r"[.?!](?=\s|$)", line)) == 2, line


def check_lines(said: Catalog, game: Game, lines: list[ScoreLine]) -> None:
    for line in lines:
        check(said, Text(f"{prefix(game.id)}-score-{line.key}", line.facts))


def wrong_actions(game: Game, s: State, rng: Pcg32) -> list[Action]:
    """Actions of the form of the legal ones, but with other numbers."""
    options = game.legal(s)
    changed = [(action[0], *[rng.below(90) for _ in action[1:]]) for action in options[:3]]
    return [action for action in changed if action not in options and is_action(game, s, action)]


def is_action(game: Game, s: State, action: Action) -> bool:
    """Whether it has the form of one, so that it can be named."""
    try:
        return bool(game.named(s, action))
    except IndexError:
        return False


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", game_ids())
def test_every_action_event_question_and_score_has_words(game_id: str, language: str) -> None:
    game, said = lascaux.load(game_id), Catalog(language)
    for number, (players, options) in enumerate(setups(game)):
        match = Match(game, game.setup(players, options), bytes([number]) * 16, "", NAMES[:players])
        rng = Pcg32(number)
        while not match.is_over:
            check(said, game.question(match.state))
            check_guide(said, game, game.question(match.state))
            legal = match.legal()
            for action in legal:
                check(said, game.text(match.state, action))
            before = len(match.steps)
            match.play(match.actor, legal[rng.below(len(legal))])
            for step in match.steps[before:]:
                for event in step.events:
                    check(said, game.tell(match.state, event))
        check(said, game.question(match.state))
        check_lines(said, game, game.score(match.state))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", game_ids())
def test_every_refusal_has_words(game_id: str, language: str) -> None:
    game, said = lascaux.load(game_id), Catalog(language)
    heard = set()
    for number, (players, options) in enumerate(setups(game)):
        match = Match(game, game.setup(players, options), bytes([number + 9]) * 16, "", NAMES[:players])
        rng = Pcg32(number)
        while not match.is_over:
            for action in wrong_actions(game, match.state, rng):
                why = game.why_not(match.state, action)
                heard.add(why.key)
                check(said, why)
                assert why.rule
            legal = match.legal()
            match.play(match.actor, legal[rng.below(len(legal))])
    assert len(heard) > 8


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("word", [*TERRAINS, "hut", *RESOURCES, *PEOPLE])
def test_every_noun_has_a_word_and_a_letter(language: str, word: str) -> None:
    said = Catalog(language)
    assert said.word("ko", word)
    assert 1 <= len(said.say("ko-letter-" + word.replace("_", "-"))) <= 2
    assert said.problems == []


@pytest.mark.parametrize("language", languages())
def test_letters_differ(language: str) -> None:
    said = Catalog(language)
    letters = [
        said.say("ko-letter-" + word.replace("_", "-")) for word in (*TERRAINS, "hut", *RESOURCES, *PEOPLE)
    ]
    assert len(set(letters)) == len(letters)


@pytest.mark.parametrize("language", languages())
def test_every_option_and_choice_is_explained(language: str) -> None:
    said = Catalog(language)
    for game in map(lascaux.load, game_ids()):
        assert said.has(f"{prefix(game.id)}-title")
        assert all(said.has(f"{prefix(game.id)}-{key}") for key in ("about", "time", "weight"))
        for option in game.options:
            key = f"{prefix(game.id)}-option-{option.key}".replace("_", "-")
            assert said.has(key)
            assert all(said.has(f"{key}-{choice}") for choice in option.choices)
