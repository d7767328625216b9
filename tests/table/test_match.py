"""A live game: the seed is bound, deals follow from it, slips can be undone."""

import hashlib
from typing import Any

import pytest

import lascaux
from lascaux.engine.errors import SetupError
from lascaux.table.match import NothingToUndo, NotYourTurn, places_of
from lascaux.table.names import LONGEST_NAME
from tests.conformance import cairn

GAME = lascaux.load("kingdomino-origins")


def new_match(**more) -> lascaux.Match:
    return lascaux.Match(GAME, GAME.setup(4, {"mode": "tribe"}), seed=bytes(range(16)), **more)


def play_first_options(match, count):
    for _ in range(count):
        match.play(match.actor, match.legal()[0])


def test_the_seed_is_bound_before_the_start_and_not_shown():
    match = new_match()
    assert match.commitment == hashlib.sha256(bytes(range(16))).hexdigest()
    assert "seed" not in repr(match).split("salt")[0]
    assert lascaux.Match(GAME, match.setup).seed != lascaux.Match(GAME, match.setup).seed


def test_the_same_seed_and_salt_deal_the_same_and_another_salt_does_not():
    first, again, salted = new_match(), new_match(), new_match(salt="mammoth")
    assert first.state.pack() == again.state.pack()
    assert first.state.pack() != salted.state.pack()


def test_nobody_acts_for_another_and_nothing_happens():
    match = new_match()
    before = match.state.pack()
    with pytest.raises(NotYourTurn, match="it is seat"):
        match.play((match.actor + 1) % 4, match.legal()[0])
    assert match.state.pack() == before


def test_an_illegal_action_names_its_rule_and_changes_nothing():
    match = new_match()
    before = match.state.pack()
    with pytest.raises(lascaux.IllegalAction) as refusal:
        match.play_named(match.actor, {"do": "choose", "domino": 48})
    assert refusal.value.rule == "KO-TURN-02"
    assert match.state.pack() == before


@pytest.mark.parametrize("action", [(), (99,), (2, 5), (5, 9, 9), ("x",), (6, 99), (0, 1 << 80)])
def test_what_is_no_action_is_refused_and_changes_nothing(action):
    match = new_match()
    before = match.state.pack()
    with pytest.raises(lascaux.LascauxError):
        match.play(match.actor, action)
    assert match.state.pack() == before


def test_after_the_end_nobody_acts():
    match = new_match()
    while not match.is_over:
        play_first_options(match, 1)
    with pytest.raises(NotYourTurn, match="the game is over"):
        match.play(0, (0, 1))


def test_undo_and_the_same_action_give_the_same_game_also_beyond_a_deal():
    match = new_match()
    play_first_options(match, 30)
    before, steps = match.state.pack(), list(match.steps)
    seat = next(step.actor for step in reversed(steps) if step.actor >= 0)
    count = match.steps_to_undo(seat)
    match.undo(count)
    assert match.actor == seat
    match.play(seat, steps[-count].action)
    assert match.state.pack() == before
    assert match.steps == steps


def test_a_seat_that_did_nothing_has_nothing_to_undo():
    match = new_match()
    assert match.steps_to_undo(match.actor) == 0
    with pytest.raises(NothingToUndo):
        match.undo(0)
    with pytest.raises(NothingToUndo):
        match.undo(len(match.steps) + 1)


def test_own_choices_of_one_turn_can_be_taken_back_freely_until_another_acts():
    match = new_match()
    while True:
        seat = match.actor
        play_first_options(match, 1)
        if match.actor == seat:
            assert match.free_undo(seat) >= 1
            break
    while match.actor == seat:
        play_first_options(match, 1)
    play_first_options(match, 1)
    assert match.free_undo(seat) == 0


def after_two_choices():
    """A match in which this seat has made two choices of its own, and may take them back."""
    match = new_match()
    seat = match.actor
    while match.free_undo(seat) < 2:
        seat = match.actor
        play_first_options(match, 1)
    return match, seat


def test_whoever_went_back_over_what_others_did_goes_no_further_alone():
    """The others agreed to so many steps, and what came after the ones before is known by now."""
    match, seat = after_two_choices()
    while match.actor == seat:
        play_first_options(match, 1)
    play_first_options(match, 1)
    match.undo(match.steps_to_undo(seat))
    assert match.steps[-1].actor == seat
    assert match.free_undo(seat) == match.branch().free_undo(seat) == 0
    play_first_options(match, 1)  # differs from it, as far as anybody knows
    assert match.free_undo(seat) == 1
    match.undo(1)
    assert match.free_undo(seat) == 0


def test_whoever_took_back_their_own_choices_may_take_back_more_of_them():
    match, seat = after_two_choices()
    free = match.free_undo(seat)
    match.undo(1)
    assert match.free_undo(seat) == free - 1


def test_playing_tells_what_the_action_and_the_deals_after_it_brought():
    match = new_match()
    told = []
    while "row-drawn" not in str(told[1:]):
        before = len(match.steps)
        events = match.play(match.actor, match.legal()[0])
        assert events == [event for step in match.steps[before:] for event in step.events]
        told = [GAME.tell(match.state, event).key for event in events]
    assert told[0] == "ko-log-chosen"


def test_taking_back_a_deal_alone_deals_the_same_again():
    match = new_match()
    before, steps = match.state.pack(), list(match.steps)
    match.undo(1)
    assert match.steps == steps
    assert match.state.pack() == before


def test_an_action_is_kept_in_the_engines_own_numbers():
    match = new_match()
    action = match.legal()[0]
    floats: Any = tuple(float(number) for number in action)
    match.play(match.actor, floats)
    played = next(step.action for step in reversed(match.steps) if step.actor >= 0)
    assert played == action
    assert {type(number) for number in played} == {int}


class Broken(cairn.Cairn):
    """Fails in the middle of a rule: showing a stone."""

    def apply(self, s, action):
        super().apply(s, action)
        if action[0] == cairn.SHOW:
            raise ZeroDivisionError


def cairn_match(game=None) -> lascaux.Match:
    game = game or cairn.Cairn()
    return lascaux.Match(game, game.setup(2, {}), seed=bytes(16))


def test_a_rule_that_fails_leaves_the_live_game_as_it_was():
    match = cairn_match(Broken())
    play_first_options(match, 1)
    before, steps = match.state.pack(), list(match.steps)
    with pytest.raises(ZeroDivisionError):
        match.play(match.actor, match.legal()[0])
    assert match.state.pack() == before
    assert match.steps == steps


def test_a_deal_that_fails_takes_the_action_before_it_back(monkeypatch):
    match = new_match()
    while match.game.legal(after_first_option(match)):
        play_first_options(match, 1)
    monkeypatch.setattr(match, "dealing", NoDeals())
    before, steps = match.state.pack(), list(match.steps)
    with pytest.raises(ZeroDivisionError):
        play_first_options(match, 1)
    assert match.state.pack() == before
    assert match.steps == steps


class NoDeals:
    """Counts as a dealer does, and fails when it should deal."""

    def copy(self):
        return self

    def count(self, kind):
        pass

    def next_deal(self, kind):
        raise ZeroDivisionError


def after_first_option(match: lascaux.Match) -> lascaux.State:
    """Before chance goes on: no seat has an option where chance acts."""
    s = match.state.copy()
    match.game.apply(s, match.legal()[0])
    return s


def test_a_free_undo_stops_where_something_was_shown():
    match = cairn_match()
    seat = match.actor
    play_first_options(match, 1)
    assert match.free_undo(seat) == 1
    match.play(seat, match.legal()[0])
    assert cairn.SHOW in match.steps[-1].action[:1]
    assert match.free_undo(seat) == 0


@pytest.mark.parametrize(
    "names", [["a"] * 3, ["a"] * 5, [*"abc", ""], [*"abc", "d" * 41], [*"abc", "\x1b[2J"], [*"abc", 4]]
)
def test_names_that_no_record_could_hold_are_refused_before_the_game(names):
    with pytest.raises(SetupError, match="name"):
        new_match(names=names)
    new_match(names=["n" * LONGEST_NAME] * 4)


def test_a_seed_or_salt_that_no_record_could_hold_is_refused_before_the_game():
    with pytest.raises(SetupError, match="a seed has 16 bytes, this has 3"):
        lascaux.start("kingdomino-origins", players=3, seed=b"abc")
    with pytest.raises(SetupError, match="the salt must be text"):
        new_match(salt="\ud800")


def test_places_are_shared():
    assert places_of([(30, 5, 2), (41, 3, 3), (30, 5, 2), (12, 9, 9)]) == [2, 1, 2, 4]
    assert places_of([(30, 5, 2), (30, 5, 3)]) == [2, 1]


def test_undo_brings_no_other_rows_whatever_is_done_instead():
    """Somebody goes back beyond a deal and does something else: the next rows are the same."""
    match = lascaux.Match(GAME, GAME.setup(4, {}), seed=bytes(range(16)))
    play_first_options(match, 30)
    other = match.branch()
    other.undo(9)
    while len(other.steps) < 60:
        other.play(other.actor, other.legal()[-1])
    play_first_options(match, 30)
    assert rows_of(match)[:6] == rows_of(other)[:6]
    assert [step.action for step in match.steps] != [step.action for step in other.steps]


def rows_of(match):
    return [step.named["dominoes"] for step in match.steps if step.named["do"] == "row"]
