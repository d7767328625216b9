"""Named actions from outside: whatever is wrong with one is said."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lascaux
from lascaux.engine.errors import MalformedAction
from lascaux.engine.grid import king_distance, square_name, square_named
from lascaux.engine.kinds import Kinds, act, few, flag, number, optional
from lascaux.engine.naming import name_action, parse_named
from lascaux.engine.space import space_of

GAME = lascaux.load("kingdomino-origins")
STATE = GAME.new(GAME.setup(4, {"mode": "tribe"}))


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ({}, "'do' must be one of choose"),
        ({"do": 3}, "not 3"),
        ({"do": "fly"}, "not 'fly'"),
        ({"do": "choose"}, "must have just the fields do, domino"),
        ({"do": "choose", "domino": 3, "x": 1}, "must have just the fields"),
        ({"do": "choose", "domino": "3"}, "must be a whole number"),
        ({"do": "choose", "domino": True}, "must be a whole number"),
        ({"do": "choose", "domino": 3.0}, "must be a whole number"),
        ({"do": "choose", "domino": -1}, "must be a whole number"),
        ({"do": "choose", "domino": 10**40}, "must be a whole number from 1 to 48"),
        ({"do": "land", "at": "Z9"}, "must be a square such as E5"),
        ({"do": "land", "at": "E0"}, "must be a square"),
        ({"do": "land", "at": "E²"}, "must be a square"),
        ({"do": "land", "at": ""}, "must be a square"),
        ({"do": "land", "at": 5}, "must be a square"),
        ({"do": "land", "at": "A11"}, "must be a square"),
        ({"do": "land", "at": "a1"}, "must be a square"),
        ({"do": "choose", "\x1b[2J": 1}, r"not 'do', '\\x1b\[2J'"),
        ({"do": "x" * 1000}, r"not 'x{56}\.\.\."),
        ({"do": "invite", "person": "queen"}, "must be one of hunter"),
        ({"do": "row", "dominoes": 5}, "must be a list"),
    ],
)
def test_a_malformed_action_is_refused_in_words(named, said):
    with pytest.raises(MalformedAction, match=said.replace("(", r"\(")):
        GAME.parse(STATE, named)


LISTS = Kinds("x", "", [act(0, "ADD", few(number("tools", 1, 4), 3), few(number("once", 1, 4), 2))], [], [])


@pytest.mark.parametrize(
    ("action", "tools", "once"),
    [
        ((0, 2, 1, 0, 4, 0), [2, 1], [4]),
        ((0, 0, 0, 0, 3, 2), [], [3, 2]),
        ((0, 1, 1, 1, 0, 0), [1, 1, 1], []),
    ],
)
def test_a_short_list_fills_its_places_with_nothing(action, tools, once):
    named = {"do": "add", "tools": tools, "once": once}
    assert name_action(LISTS, action, 0) == named
    assert parse_named(LISTS, named, 0) == action


@pytest.mark.parametrize("tools", [[1, 1, 1, 1], [0], [2, 0], 2, ["2"], [-1], None])
def test_a_short_list_that_is_none_is_refused_in_words(tools):
    with pytest.raises(MalformedAction, match="'tools' must be"):
        parse_named(LISTS, {"do": "add", "tools": tools, "once": []}, 0)


SWITCHES = Kinds("x", "", [act(0, "SET", flag("is_on"), optional(number("to", 0, 2)))], [], [])


def test_flags_and_what_may_be_missing_survive_their_names_and_have_numbers():
    space = space_of(SWITCHES, 0)
    assert space.n == 2 * 4
    for action in space.actions:
        assert parse_named(SWITCHES, name_action(SWITCHES, action, 0), 0) == action
    assert name_action(SWITCHES, (0, 1, -1), 0) == {"do": "set", "is_on": True, "to": None}


@pytest.mark.parametrize(
    ("is_on", "to", "said"), [(1, 0, "true or false"), (None, 0, "true"), (True, 3, "0 to 2")]
)
def test_a_flag_or_a_number_that_is_none_is_refused_in_words(is_on, to, said):
    with pytest.raises(MalformedAction, match=said):
        parse_named(SWITCHES, {"do": "set", "is_on": is_on, "to": to}, 0)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
names = st.sampled_from(["choose", "place", "land", "hand_on", "pay", "take", "row", "chief", "nonsense"])
fields = st.sampled_from(["do", "domino", "left", "right", "at", "totem", "seat", "person", "dominoes"])


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=300)
@given(st.dictionaries(fields, json_values, max_size=4), names)
def test_no_input_breaks_the_parser_or_plays_an_illegal_action(named, name):
    match = lascaux.Match(GAME, GAME.setup(3, {"mode": "totem"}), seed=bytes(16))
    before = match.state.pack()
    legal = [GAME.named(match.state, action) for action in match.legal()]
    message = {**named, "do": name}
    if message not in legal:
        with pytest.raises(lascaux.LascauxError, match=r"."):
            match.play_named(match.actor, message)
        assert match.state.pack() == before


def test_squares_are_named_by_column_and_row():
    assert square_name(0, 10) == "A1"
    assert square_name(44, 10) == "E5"
    assert all(square_named(square_name(at, 14), 14) == at for at in range(196))


def test_king_distance_is_the_larger_difference():
    assert king_distance(44, 44, 10) == 0
    assert king_distance(44, 47, 10) == 3
    assert king_distance(44, 26, 10) == 2
