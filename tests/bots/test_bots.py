"""Bots: what they promise, and that they can't break a game."""

from typing import Any

import pytest

import lascaux
from lascaux.bots.asking import ask
from lascaux.bots.random_bot import RandomBot
from lascaux.bots.registry import bot_maker, make_bot
from lascaux.engine.errors import BotError
from tests.bots.series import Field, mean_points, play_series, wins_of
from tests.conformance.cairn import Cairn

GAME = lascaux.load("kingdomino-origins")
CASUAL = bot_maker("casual")


def test_casual_beats_three_random_in_at_least_95_of_100_games_of_discovery():
    field: Field = [CASUAL, RandomBot, RandomBot, RandomBot]
    results = play_series(GAME, GAME.setup(4, {}), field, 100)
    assert wins_of(results, 0) >= 95
    assert mean_points(results, 0) > 2 * mean_points(results, 1)


@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_casual_leaves_random_behind_in_every_mode(mode, players):
    field: Field = [CASUAL, *[RandomBot] * (players - 1)]
    results = play_series(GAME, GAME.setup(players, {"mode": mode}), field, 4)
    assert mean_points(results, 0) > 1.3 * mean_points(results, 1)


@pytest.mark.parametrize(("players", "games"), [(2, 6), (3, 6), (4, 20)])
def test_casual_leaves_random_behind_in_stone_age(players, games):
    game = lascaux.load("stone-age")
    results = play_series(game, game.setup(players, {}), [CASUAL] + [RandomBot] * (players - 1), games)
    assert wins_of(results, 0) >= 0.95 * games
    assert mean_points(results, 0) > 100 + mean_points(results, 1)


@pytest.mark.parametrize(("players", "games"), [(2, 4), (3, 4), (4, 10)])
def test_casual_leaves_random_behind_in_endless_winter(players, games):
    game = lascaux.load("endless-winter")
    results = play_series(game, game.setup(players, {}), [CASUAL] + [RandomBot] * (players - 1), games)
    assert wins_of(results, 0) == games
    assert mean_points(results, 0) > 50 + mean_points(results, 1)


def test_random_takes_every_option_equally_often():
    match = lascaux.Match(GAME, GAME.setup(4, {}), seed=bytes(16))
    luck = lascaux.Pcg32(2)
    chosen = [RandomBot().choose(GAME, match.state, match.actor, luck) for _ in range(4000)]
    assert len(match.legal()) == 4
    assert all(900 < chosen.count(action) < 1100 for action in match.legal())


def test_a_bot_sees_only_what_its_seat_sees():
    """The same view, the same luck, another hidden truth: the same action."""
    match = lascaux.Match(GAME, GAME.setup(4, {"mode": "tribe"}), seed=bytes(16))
    luck = lascaux.Pcg32(8)
    for _ in range(60):
        seat = match.actor
        truths = [GAME.resample(match.state, seat, luck) for _ in range(2)]
        choices = {ask(CASUAL(), GAME, truth, seat, lascaux.Pcg32(7)) for truth in truths}
        assert len(choices) == 1
        match.play(seat, choices.pop())


def test_a_bot_is_never_shown_what_others_hold():
    """A spy that writes down its neighbour's stones sees many hands where only one is true."""
    spied = set()

    class Spy(lascaux.Bot):
        def choose(self, game, s, seat, rng):
            spied.add(s.hands[1 - seat])
            return game.legal(s)[0]

    match = lascaux.Match(Cairn(), Cairn().setup(2, {}), seed=bytes(16))
    for number in range(30):
        ask(Spy(), match.game, match.state, match.actor, lascaux.Pcg32(number))
    assert len(spied) > 10


def test_an_answer_in_other_numbers_is_taken_as_the_engines_own_action():
    class Floating(lascaux.Bot):
        def choose(self, game, s, seat, rng):
            return tuple(float(number) for number in game.legal(s)[0])

    match = lascaux.Match(GAME, GAME.setup(2, {}), seed=bytes(16))
    action = ask(Floating(), GAME, match.state, match.actor, lascaux.Pcg32(1))
    assert {type(number) for number in action} == {int}


CHOOSING = "class Mine:\n    def choose(self, game, s, seat, rng): pass\n"


def own_file(tmp_path, text):
    path = tmp_path / "mine.py"
    path.write_text(text)
    return path


def test_a_class_in_a_file_is_a_bot(tmp_path):
    path = own_file(
        tmp_path, "class Last:\n    def choose(self, game, s, seat, rng):\n        return game.legal(s)[-1]\n"
    )
    bot = make_bot(f"{path}:Last")
    match = lascaux.Match(GAME, GAME.setup(2, {}), seed=bytes(16))
    assert ask(bot, GAME, match.state, match.actor, lascaux.Pcg32(1)) == match.legal()[-1]
    assert bot.name == "Last"


@pytest.mark.parametrize(
    ("text", "name", "said"),
    [
        ("", "Mine", "has no class 'Mine'"),
        ("Mine = 5", "Mine", "has no class 'Mine'"),
        ("def f(:", "Mine", "SyntaxError"),
        ("import nothing_of_that_name", "Mine", "ModuleNotFoundError"),
        ("class Mine:\n    pass", "Mine", "has no method 'choose"),
        (f"{CHOOSING}    def __init__(self, x): pass", "Mine", "can't be made"),
        (f"{CHOOSING}    def __init__(self): raise SystemExit(0)", "Mine", "can't be made: SystemExit"),
        ("raise SystemExit(0)", "Mine", "can't be run: SystemExit"),
    ],
)
def test_a_file_that_is_no_bot_is_refused_in_one_sentence(tmp_path, text, name, said):
    path = own_file(tmp_path, text)
    with pytest.raises(BotError) as refusal:
        make_bot(f"{path}:{name}")
    assert said in str(refusal.value)


def test_unknown_bots_and_files_are_refused():
    with pytest.raises(
        BotError, match=r"there is no bot 'genius': there are random, .*, expert, analyst, or path\.py:Name"
    ):
        make_bot("genius")
    with pytest.raises(BotError, match="there is no file"):
        make_bot("nowhere.py:Mine")


@pytest.mark.parametrize("answer", ["1 / 0", "None", "(99, 99)", "[0]", "game.legal(s)", "exit()"])
def test_a_bot_that_fails_or_cheats_changes_nothing(tmp_path, answer):
    body = f"class Bad:\n    def choose(self, game, s, seat, rng):\n        return {answer}\n"
    bot = make_bot(f"{own_file(tmp_path, body)}:Bad")
    match = lascaux.Match(GAME, GAME.setup(2, {}), seed=bytes(16))
    before = match.state.pack()
    with pytest.raises(BotError, match="bot 'Bad'"):
        ask(bot, GAME, match.state, match.actor, lascaux.Pcg32(1))
    assert match.state.pack() == before


def test_a_bot_that_changes_its_position_changes_only_its_own_copy(tmp_path):
    body = (
        "class Bad:\n    def choose(self, game, s, seat, rng):\n"
        "        action = game.legal(s)[0]\n        game.apply(s, action)\n        return action\n"
    )
    bot = make_bot(f"{own_file(tmp_path, body)}:Bad")
    match = lascaux.Match(GAME, GAME.setup(2, {}), seed=bytes(16))
    before = match.state.pack()
    ask(bot, GAME, match.state, match.actor, lascaux.Pcg32(1))
    assert match.state.pack() == before


def test_a_bot_can_t_reach_what_positions_share(tmp_path):
    """Copies share territories until a rule changes one; a bot may not keep to rules."""
    body = (
        "class Bad:\n    def choose(self, game, s, seat, rng):\n        action = game.legal(s)[0]\n"
        "        s.lands[seat].stock = (9, 9, 9, 9)\n        s.lands[0].squares[:] = [0] * 9\n"
        "        return action\n"
    )
    bot = make_bot(f"{own_file(tmp_path, body)}:Bad")
    match = lascaux.Match(GAME, GAME.setup(2, {"mode": "totem"}), seed=bytes(16))
    before = match.state.pack()
    ask(bot, GAME, match.state, match.actor, lascaux.Pcg32(1))
    assert match.state.pack() == before
    assert GAME.new(match.setup).pack()[2] == before[2]


def test_an_answer_that_equals_an_action_is_taken_as_that_action(tmp_path):
    body = (
        "class Odd:\n    def choose(self, game, s, seat, rng):\n"
        "        return tuple(float(number) for number in game.legal(s)[0])\n"
    )
    bot = make_bot(f"{own_file(tmp_path, body)}:Odd")
    match = lascaux.Match(GAME, GAME.setup(2, {}), seed=bytes(16))
    action = ask(bot, GAME, match.state, match.actor, lascaux.Pcg32(1))
    assert [type(number) for number in action] == [int, int]
    floats: Any = tuple(float(number) for number in match.legal()[0])
    match.play(match.actor, floats)
    assert [type(number) for number in match.steps[-1].action] == [int] * len(match.steps[-1].action)


def test_what_a_bot_says_wrong_is_quoted_briefly(tmp_path):
    body = "class Long:\n    def choose(self, game, s, seat, rng):\n        raise ValueError('x' * 9999)\n"
    bot = make_bot(f"{own_file(tmp_path, body)}:Long")
    match = lascaux.Match(GAME, GAME.setup(2, {}), seed=bytes(16))
    with pytest.raises(BotError) as failure:
        ask(bot, GAME, match.state, match.actor, lascaux.Pcg32(1))
    assert len(str(failure.value)) < 300
