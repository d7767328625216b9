"""The laws of the contract (ARCHITECTURE.md, section 3) for every game, player count and option."""

import functools
import itertools
import json
import typing

import pytest

import lascaux
from lascaux.advice.registry import advice_for
from lascaux.engine.kinds import BITS, NOTHING, REST, SQUARE, Field
from lascaux.engine.playing import play_out
from lascaux.locales import catalog, languages
from lascaux.table.match import digest_of
from lascaux.table.record import read_record, write_record
from tests.conformance.walks import EVERY, Agreement, agreements, nodes, play_on, positions, some

CHANCE, OVER, SPECTATOR = lascaux.CHANCE, lascaux.OVER, lascaux.SPECTATOR
MOST_ACTIONS = 5_000
every_agreement = pytest.mark.parametrize("agreement", agreements()[::EVERY], ids=str)
some_agreements = pytest.mark.parametrize("agreement", some(30), ids=str)


def test_there_are_agreements_for_every_game_player_count_and_option_value():
    tried = {(a.game, a.players, setting) for a in agreements() for setting in a.setup().options.items()}
    for game in map(lascaux.load, lascaux.game_ids()):
        for option in game.options:
            for choice in option.choices:
                assert {(game.id, n, (option.key, choice)) for n in game.players} <= tried


@every_agreement
def test_law_1_nobody_sees_what_their_seat_may_not_see(agreement: Agreement):
    luck = lascaux.Pcg32(agreement.seed, 9)
    for match in positions(agreement):
        if luck.below(4):
            continue
        game, s = match.game, match.state
        packed = s.pack()
        for seat in everybody(agreement):
            other = game.resample(s, seat, luck)
            assert game.observe(other, seat) == game.observe(s, seat)
            assert game.question(other) == game.question(s)  # who waits is told what is asked
            again = [game.resample(one, seat, lascaux.Pcg32(agreement.seed)).pack() for one in (s, other)]
            assert again[0] == again[1]  # the same luck makes the same of all that looks alike
            assert game.score(game.known_to(other, seat)) == game.score(game.known_to(s, seat))
            if seat == match.actor:
                assert game.legal(other) == match.legal()
        assert other is not s
        assert s.pack() == packed


@some_agreements
def test_law_1_where_nothing_is_hidden_all_see_and_hear_the_same(agreement: Agreement):
    for match in positions(agreement):
        if match.game.is_open():
            for seat in range(agreement.players):
                assert match.game.observe(match.state, seat) == match.game.observe(match.state, SPECTATOR)
                assert told(match.game, match.state, seat) == told(match.game, match.state, SPECTATOR)


def everybody(agreement: Agreement) -> list[int]:
    return [*range(agreement.players), SPECTATOR]


def seen(game: lascaux.Game, s: lascaux.State, seat: int) -> tuple[object, ...]:
    """All that a listener is sent of a position: the view, who acts, and what is asked."""
    return game.observe(s, seat), game.actor(s), game.question(s)


def after(game: lascaux.Game, s: lascaux.State, action: lascaux.Action) -> lascaux.State:
    """The position after an action, with its events."""
    changed = s.copy()
    changed.trace = []
    game.apply(changed, action)
    return changed


@some_agreements
def test_law_1_nobody_hears_more_than_they_see(agreement: Agreement):
    """Two ways to go on that look the same to a seat must also sound the same."""
    luck = lascaux.Pcg32(agreement.seed, 11)
    for game, s, actions in nodes(agreement):
        if luck.below(3):
            continue
        one, other = (after(game, s, actions[luck.below(len(actions))]) for _ in range(2))
        for seat in everybody(agreement):
            if seen(game, one, seat) == seen(game, other, seat):
                assert told(game, one, seat) == told(game, other, seat)


def told(game: lascaux.Game, s: lascaux.State, seat: int) -> list[object]:
    """In words, and as data."""
    return [(game.tell(s, event, seat), game.event_data(s, event, seat)) for event in s.trace or ()]


@every_agreement
def test_law_2_a_record_replays_to_the_same_digest_after_every_action(agreement: Agreement):
    *_, match = positions(agreement)
    noted = [json.loads(line) for line in write_record(match).splitlines()]
    s = match.game.new(match.setup)
    assert noted[0]["digest"] == digest_of(s)
    for line, step in zip(noted[1:], match.steps, strict=False):
        match.game.apply(s, match.game.parse(s, line["action"]))
        assert line["digest"] == digest_of(s)
        assert step.actor == (CHANCE if line["by"] == "chance" else line["by"])
    assert read_record(write_record(match)).result == noted[-1]["result"]


@every_agreement
def test_law_3_play_from_any_position_ends_and_leaves_earlier_copies_alone(agreement: Agreement):
    luck = lascaux.Pcg32(agreement.seed, 3)
    kept = []
    for match in positions(agreement):
        if luck.below(5) == 0:
            kept.append((match.state.copy(), match.state.pack()))
    assert match.is_over
    assert len(match.steps) < MOST_ACTIONS
    for copy, packed in kept:
        assert copy.pack() == packed
        later = copy.copy()
        assert play_out(match.game, later, luck) < MOST_ACTIONS
        assert match.game.actor(later) == OVER
        assert copy.pack() == packed
    kept = [(s.copy(), s.pack()) for _, s, _ in nodes(agreement)]  # here the original goes on
    assert [copy.pack() for copy, _ in kept] == [packed for _, packed in kept]


@every_agreement
def test_law_4_actions_survive_their_name_and_everything_can_be_said(agreement: Agreement):
    words, heard = [catalog(language) for language in languages()], 0
    for match in positions(agreement):
        game, s = match.game, match.state
        texts = [game.question(s)]
        for action in match.legal():
            named = json.loads(json.dumps(game.named(s, action)))
            assert game.parse(s, named) == action
            texts.append(game.text(s, action))
        assert all(text.rule for text in texts)
        texts += [game.tell(s, event) for step in match.steps[heard:] for event in step.events]
        heard = len(match.steps)
        for spoken in words:
            for text in texts:
                assert spoken.tell(text, match.names)
    for spoken in words:
        assert spoken.problems == []


@every_agreement
def test_law_5_a_free_undo_crosses_no_deal_no_reveal_and_nobody_else(agreement: Agreement):
    before, luck = {0: agreement.match().state.pack()}, lascaux.Pcg32(agreement.seed, 19)
    for match in positions(agreement):
        before[len(match.steps)] = match.state.pack()
        for seat in range(agreement.players):
            free = match.free_undo(seat)
            taken_back = match.steps[len(match.steps) - free :]
            assert all(step.actor == seat and not step.shut for step in taken_back)
        free = match.free_undo(match.actor)
        if free and not luck.below(1 + len(match.steps) // 10):  # later ones take longer to play again
            again = agreement.match()
            again.replay([(step.actor, step.action) for step in match.steps])
            again.undo(free)
            assert again.state.pack() == before[len(match.steps) - free]


@some_agreements
def test_law_5_what_may_be_undone_has_shown_nobody_anything(agreement: Agreement):
    """What a seat held possible before such an action, it must hold possible after it: some action of that
    world, perhaps another one, looks the same."""
    luck = lascaux.Pcg32(agreement.seed, 13)
    for game, s, actions in nodes(agreement):
        action = actions[luck.below(len(actions))]
        if luck.below(3) or game.actor(s) < 0 or game.reveals(s, action):
            continue
        for seat in everybody(agreement):
            picture = seen(game, after(game, s, action), seat)
            world = game.resample(s, seat, luck)
            likely_first = sorted(game.legal(world), key=lambda other: other != action)
            assert any(seen(game, after(game, world, other), seat) == picture for other in likely_first)


@every_agreement
def test_options_are_complete_unrepeated_and_in_a_fixed_order(agreement: Agreement):
    for match in positions(agreement):
        options = match.legal()
        assert options
        assert len(set(options)) == len(options)
        assert match.game.legal(match.state.copy()) == options


@some_agreements
def test_no_two_options_lead_to_the_same_position(agreement: Agreement):
    for match in positions(agreement):
        options = match.legal()
        if len(options) > 1:
            after = set()
            for action in options:
                s = match.state.copy()
                match.game.apply(s, action)
                after.add(s.pack())
            assert len(after) == len(options)


@every_agreement
def test_chance_brings_only_what_may_happen_by_positive_odds(agreement: Agreement):
    game, s, luck = lascaux.load(agreement.game), None, lascaux.Pcg32(agreement.seed, 5)
    s = game.new(agreement.setup())
    while game.actor(s) != OVER:
        if game.actor(s) == CHANCE:
            assert game.legal(s) == []
            action = game.sample(s, luck)
            assert game.may_happen(s, action)
            odds = game.outcomes(s)
            assert all(weight > 0 and game.may_happen(s, outcome) for outcome, weight in odds)
            assert not odds or action in [outcome for outcome, _ in odds]
        else:
            options = game.legal(s)  # at random: always taking the first may never end
            action = options[luck.below(len(options))]
            assert not game.may_happen(s, action)
        game.apply(s, action)


@every_agreement
def test_a_packed_position_unpacks_to_itself(agreement: Agreement):
    for match in positions(agreement):
        packed = match.state.pack()
        again = match.game.unpack(packed)
        assert again.pack() == packed
        assert match.game.legal(again) == match.legal()
        assert match.game.observe(again, match.actor) == match.game.observe(match.state, match.actor)
        assert only_ints(packed)
        match.game.apply(again, match.legal()[0])
        assert match.state.pack() == packed


def only_ints(packed: object) -> bool:
    return all(map(only_ints, packed)) if isinstance(packed, tuple) else type(packed) is int


@every_agreement
def test_the_score_sheet_adds_up_at_any_time(agreement: Agreement):
    for match in positions(agreement):
        standings = match.game.returns(match.state)
        for lines in (match.game.score(match.state), match.tally()):
            for seat, standing in enumerate(standings):
                assert standing[0] == sum(line.points for line in lines if line.seat == seat)


@some_agreements
def test_a_view_is_of_its_type_and_the_same_after_a_journey_as_json(agreement: Agreement):
    for match, seat in zip(positions(agreement), itertools.cycle(everybody(agreement)), strict=False):
        view = match.game.observe(match.state, seat)
        assert misfits(view, match.game.view_type) == []
        assert json.loads(json.dumps(view)) == view


hints_of = functools.cache(typing.get_type_hints)


def misfits(value: typing.Any, kind: typing.Any, where: str = "view") -> list[str]:
    """Where plain data is not of a type that is made of TypedDict, list, dict and |."""
    if typing.is_typeddict(kind) and not isinstance(value, dict):
        return [f"{where}: {value!r} is no {kind}"]
    if typing.is_typeddict(kind):
        hints = hints_of(kind)
        missing = [f"{where}.{key} is missing" for key in sorted({*kind.__required_keys__} - {*value})]
        items = [(item, hints.get(key, typing.Never), f"{where}.{key}") for key, item in value.items()]
        return missing + [odd for item in items for odd in misfits(*item)]
    arguments = typing.get_args(kind)
    if typing.get_origin(kind) in (list, dict):
        if not isinstance(value, typing.get_origin(kind)):
            return [f"{where}: {value!r} is no {kind}"]
        parts = value.values() if typing.get_origin(kind) is dict else value
        return [odd for item in parts for odd in misfits(item, arguments[-1], f"{where}[]")]
    if arguments:  # a union: one of its kinds must fit
        found = [misfits(value, one, where) for one in arguments]
        return [] if [] in found else min(found, key=len)
    return [] if kind is object or type(value) is kind else [f"{where}: {value!r} is no {kind}"]


@some_agreements
def test_questions_change_nothing(agreement: Agreement):
    luck = lascaux.Pcg32(agreement.seed, 17)
    for game, s, actions in nodes(agreement):
        packed = s.pack()
        for seat in everybody(agreement):
            game.observe(s, seat)
        for seat in range(agreement.players):
            advice_for(game).worth(s, seat)
            advice_for(game).hope(s, seat)
        for action in actions[:3]:
            game.parse(s, game.named(s, action))
            game.text(s, action)
            game.may_happen(s, action)
            game.reveals(s, action)
        game.question(s), game.legal(s), game.score(s), game.returns(s), game.outcomes(s)
        if game.actor(s) == CHANCE:
            game.sample(s, luck)
        assert s.pack() == packed


@some_agreements
def test_a_seat_can_do_nothing_that_is_not_its_to_do(agreement: Agreement):
    """Every refusal names a rule and changes nothing."""
    seen: list[lascaux.Action] = []
    for match in positions(agreement):
        packed = match.state.pack()
        legal = match.legal()
        for action in seen[-40:]:
            if action in legal:
                continue
            with pytest.raises(lascaux.IllegalAction) as refused:
                match.play(match.actor, action)
            assert refused.value.rule
            assert catalog().tell(match.game.why_not(match.state, action), match.names)
        with pytest.raises(lascaux.NotYourTurn):
            match.play((match.actor + 1) % agreement.players, legal[0])
        assert match.state.pack() == packed
        seen += [action for action in legal if action not in seen][:3]
    assert catalog().problems == []


def test_the_trace_is_off_in_copies():
    match = agreements()[0].match()
    assert match.state.trace is not None
    assert match.state.copy().trace is None


MOST_IDS = 10_000


@every_agreement
def test_every_action_of_a_seat_has_a_number_of_its_own(agreement: Agreement):
    space = lascaux.load(agreement.game).actions(agreement.setup())
    assert space.n == len(set(space.actions)) <= MOST_IDS
    for match in positions(agreement):
        for action in match.legal():
            assert action in space.ids
            assert space.action(space.id(action)) == action


@some_agreements
def test_frames_and_events_are_as_they_are_declared(agreement: Agreement):
    luck = lascaux.Pcg32(agreement.seed, 29)
    for game, s, actions in nodes(agreement):
        for frame in s.stack:
            fits(game.kinds.frames[frame[0]].fields, frame[2:])
        for event in after(game, s, actions[luck.below(len(actions))]).trace or ():
            kind = game.kinds.events[event[0]]
            assert kind.has_seat == (event[1] >= 0)
            fits(kind.fields, event[2:])


def fits(fields: tuple[Field, ...], values: tuple[int, ...]) -> None:
    """As many as are declared, each within its bounds."""
    rest = list(values)
    for field in fields:
        taken = [rest.pop(0) for _ in range(len(rest) if field.holds == REST else field.places)]
        for value in taken:
            if field.holds == BITS:
                assert 0 <= value < 1 << field.most + 1, field
            elif field.kind != SQUARE and not (field.is_optional and value == NOTHING):
                assert field.least <= value <= field.most, field
    assert rest == []


WALKS = 3


@some_agreements
def test_law_1_what_the_actor_sees_determines_its_options(agreement: Agreement):
    """The same deals, played in different ways, so that positions come again."""
    options: dict[str, list[lascaux.Action]] = {}
    for walk in range(WALKS):
        for match in play_on(agreement.match(), lascaux.Pcg32(agreement.seed, 23 + walk)):
            view = json.dumps(match.game.observe(match.state, match.actor), sort_keys=True)
            assert options.setdefault(view, match.legal()) == match.legal()
