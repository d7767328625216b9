"""Checkpoints lead to the same positions as all actions from the start, also when moves are taken back."""

from collections.abc import Callable

import pytest

import lascaux
from lascaux.engine.protocol import SPECTATOR, Action, Game, State
from lascaux.server.checkpoints import STRIDE, Checkpoints
from lascaux.server.replays import MOST_KEPT, Replay, Replays
from lascaux.server.thinking import Thinker
from lascaux.table.match import Match
from tests.server.client import NO_ROOMS

GAMES = ("kingdomino-origins", "stone-age", "endless-winter")
Choose = Callable[[list[Action], lascaux.Pcg32], Action]


def at_random(options: list[Action], luck: lascaux.Pcg32) -> Action:
    return options[luck.below(len(options))]


def begun(game_id: str, seed: int = 1) -> Match:
    game = lascaux.load(game_id)
    return Match(game, game.setup(game.players[-1], {}), seed=seed.to_bytes(16, "big"))


def play_on(match: Match, decisions: int, luck: lascaux.Pcg32, choose: Choose = at_random) -> Match:
    """On a branch, as a table does it."""
    trial = match.branch()
    for _ in range(decisions):
        if not trial.is_over:
            trial.play(trial.actor, choose(trial.legal(), luck))
    return trial


def from_the_start(match: Match, n: int) -> State:
    s = match.game.new(match.setup)
    for step in match.steps[:n]:
        match.game.apply(s, step.action)
    return s


def in_any_order(length: int, luck: lascaux.Pcg32) -> list[int]:
    """The ends, the checkpoints and what is beside them, and others; shuffled."""
    edges = {0, 1, length, max(length - 1, 0)}
    beside = {n + off for n in range(0, length, STRIDE) for off in (-1, 0, 1)}
    chosen = [n for n in sorted(edges | beside) if 0 <= n <= length]
    return [chosen.pop(luck.below(len(chosen))) for _ in range(len(chosen))]


def check(replays: Replays, match: Match, luck: lascaux.Pcg32) -> None:
    """Every position that is asked for, through all eyes."""
    players = match.setup.players
    for n in in_any_order(len(match.steps), luck):
        truth = from_the_start(match, n)
        for seat in (SPECTATOR, *range(players)):
            told = replays.position(Replay("abc", match, [], seat, True), n)
            assert told.view == match.game.observe(truth, seat)
            assert (told.question is None) == (match.game.actor(truth) < 0)


@pytest.mark.parametrize("game", GAMES)
def test_every_position_through_all_eyes_also_when_the_game_goes_on_and_back(game):
    luck, replays = lascaux.Pcg32(5), Replays(NO_ROOMS, Thinker(1))
    match = play_on(begun(game), 60, luck)
    check(replays, match, luck)
    match = play_on(match, 30, luck)
    check(replays, match, luck)
    back = match.branch()
    back.undo(len(match.steps) - STRIDE - 3)
    check(replays, back, luck)
    # Another way from there: the states of the first one must not be taken for its own.
    other = play_on(back, 80, luck, lambda options, _: options[-1])
    assert [step.action for step in other.steps[: len(match.steps)]] != [step.action for step in match.steps]
    check(replays, other, luck)
    check(replays, match, luck)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_takes_few_actions_once_somebody_looked_at_the_end(game):
    match = play_on(begun(game), 10_000, lascaux.Pcg32(2))
    actions = [step.action for step in match.steps]
    checkpoints = Checkpoints(match.game, match.setup)
    assert checkpoints.position(actions).pack() == match.state.pack()
    applied = []

    class Counting(Game):
        def apply(self, s: State, action: Action) -> None:
            applied.append(action)
            match.game.apply(s, action)

    checkpoints.game = Counting()
    for n in range(0, len(actions) + 1, 7):
        applied.clear()
        assert checkpoints.position(actions[:n]).pack() == from_the_start(match, n).pack()
        assert len(applied) < STRIDE


def test_whoever_changes_a_position_changes_no_rung():
    match = play_on(begun("stone-age"), 120, lascaux.Pcg32(3))
    actions = [step.action for step in match.steps]
    checkpoints = Checkpoints(match.game, match.setup)
    for n in (2 * STRIDE, 0, STRIDE):
        match.game.apply(checkpoints.position(actions[:n]), actions[n])
    assert checkpoints.position(actions).pack() == match.state.pack()


def test_only_the_latest_games_keep_their_ladders():
    replays, match = Replays(NO_ROOMS, Thinker(1)), begun("kingdomino-origins")
    for number in range(MOST_KEPT + 5):
        replays.position(Replay(str(number), match, [], SPECTATOR, True), 0)
        replays.position(Replay("0", match, [], SPECTATOR, True), 0)
    assert len(replays.checkpoints) == MOST_KEPT
    assert {"0", str(MOST_KEPT + 4)} <= set(replays.checkpoints)
