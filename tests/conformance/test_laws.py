"""The laws of the contract (ARCHITECTURE.md, section 3) for every game, player count and option."""

import json

import pytest

import lascaux
from lascaux.engine.playing import play_out
from lascaux.locales import catalog, languages
from lascaux.table.match import digest_of
from lascaux.table.record import read_record, write_record
from tests.conformance.walks import Agreement, agreements, positions, some

CHANCE, OVER, SPECTATOR = lascaux.CHANCE, lascaux.OVER, lascaux.SPECTATOR
MOST_ACTIONS = 5_000
every_agreement = pytest.mark.parametrize("agreement", agreements(), ids=str)
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
        for seat in [*range(agreement.players), SPECTATOR]:
            other = game.resample(s, seat, luck)
            assert game.observe(other, seat) == game.observe(s, seat)
            if seat == match.actor:
                assert game.legal(other) == match.legal()
        assert other is not s


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


@every_agreement
def test_law_4_actions_survive_their_name_and_everything_can_be_said(agreement: Agreement):
    words = [catalog(language) for language in languages()]
    for match in positions(agreement):
        game, s = match.game, match.state
        texts = [game.question(s)]
        for action in match.legal():
            named = json.loads(json.dumps(game.named(s, action)))
            assert game.parse(s, named) == action
            texts.append(game.text(s, action))
        assert all(text.rule for text in texts)
        texts += [game.tell(s, event) for event in match.steps[-1].events]
        for spoken in words:
            for text in texts:
                assert spoken.tell(text, match.names)
    for spoken in words:
        assert spoken.problems == []


@every_agreement
def test_law_5_a_free_undo_crosses_no_deal_no_reveal_and_nobody_else(agreement: Agreement):
    before = {0: agreement.match().state.pack()}
    for match in positions(agreement):
        before[len(match.steps)] = match.state.pack()
        for seat in range(agreement.players):
            free = match.free_undo(seat)
            taken_back = match.steps[len(match.steps) - free :]
            assert all(step.actor == seat and not step.shut for step in taken_back)
        if free := match.free_undo(match.actor):
            again = agreement.match()
            again.steps = list(match.steps)
            again.undo(free)
            assert again.state.pack() == before[len(match.steps) - free]


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
            action = game.legal(s)[0]
            assert not game.may_happen(s, action)
        game.apply(s, action)


@every_agreement
def test_a_packed_position_unpacks_to_itself(agreement: Agreement):
    for match in positions(agreement):
        packed = match.state.pack()
        again = match.game.unpack(packed)
        assert again.pack() == packed
        assert match.game.legal(again) == match.legal()
        assert match.game.observe(again, SPECTATOR) == match.game.observe(match.state, SPECTATOR)
        assert only_ints(packed)


def only_ints(packed: object) -> bool:
    return all(map(only_ints, packed)) if isinstance(packed, tuple) else type(packed) is int


@every_agreement
def test_the_score_sheet_adds_up_at_any_time(agreement: Agreement):
    for match in positions(agreement):
        standings = match.game.returns(match.state)
        lines = match.game.score(match.state)
        for seat, standing in enumerate(standings):
            assert standing[0] == sum(line.points for line in lines if line.seat == seat)
        assert json.loads(json.dumps(match.game.observe(match.state, SPECTATOR)))


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
