"""The laws bite: a game with secrets keeps them all, and each wrong game breaks the one it should."""

import pytest

import lascaux
from lascaux.games import registry
from tests.conformance import cairn, test_laws
from tests.conformance.walks import Agreement

SEEDS = range(12)
LAWS = [
    test_laws.test_law_1_nobody_sees_what_their_seat_may_not_see,
    test_laws.test_law_1_nobody_hears_more_than_they_see,
    test_laws.test_law_1_what_the_actor_sees_determines_its_options,
    test_laws.test_every_action_of_a_seat_has_a_number_of_its_own,
    test_laws.test_frames_and_events_are_as_they_are_declared,
    test_laws.test_law_2_a_record_replays_to_the_same_digest_after_every_action,
    test_laws.test_law_3_play_from_any_position_ends_and_leaves_earlier_copies_alone,
    test_laws.test_law_5_a_free_undo_crosses_no_deal_no_reveal_and_nobody_else,
    test_laws.test_law_5_what_may_be_undone_has_shown_nobody_anything,
    test_laws.test_options_are_complete_unrepeated_and_in_a_fixed_order,
    test_laws.test_chance_brings_only_what_may_happen_by_positive_odds,
    test_laws.test_a_packed_position_unpacks_to_itself,
    test_laws.test_the_score_sheet_adds_up_at_any_time,
    test_laws.test_questions_change_nothing,
    test_laws.test_a_view_is_of_its_type_and_the_same_after_a_journey_as_json,
]


def obeys(law, game, monkeypatch) -> bool:
    monkeypatch.setitem(registry.GAMES, "cairn", game)
    monkeypatch.setitem(registry.loaded, "cairn", game())
    try:
        for seed in SEEDS:
            law(Agreement("cairn", 2 + seed % 2, (), seed))
    except (AssertionError, lascaux.LascauxError):
        return False
    return True


@pytest.mark.parametrize("law", LAWS)
def test_a_game_with_secrets_obeys(law, monkeypatch):
    assert obeys(law, cairn.Cairn, monkeypatch)


@pytest.mark.parametrize(
    ("wrong", "law"),
    [
        (cairn.ShowsHands, test_laws.test_law_1_nobody_sees_what_their_seat_may_not_see),
        (cairn.CountsWhatIsHidden, test_laws.test_law_1_nobody_sees_what_their_seat_may_not_see),
        (cairn.AsksTooMuch, test_laws.test_law_1_nobody_sees_what_their_seat_may_not_see),
        (cairn.DealsOwnHandAnew, test_laws.test_law_1_nobody_sees_what_their_seat_may_not_see),
        (cairn.DealsByTheTruth, test_laws.test_law_1_nobody_sees_what_their_seat_may_not_see),
        (cairn.DealsInPlace, test_laws.test_law_1_nobody_sees_what_their_seat_may_not_see),
        (cairn.TellsEverybody, test_laws.test_law_1_nobody_hears_more_than_they_see),
        (cairn.AsksTwice, test_laws.test_law_1_what_the_actor_sees_determines_its_options),
        (cairn.SendsEverybodyTheFacts, test_laws.test_law_1_nobody_hears_more_than_they_see),
        (cairn.LaysWhatIsNotDeclared, test_laws.test_every_action_of_a_seat_has_a_number_of_its_own),
        (cairn.NotesTooMuch, test_laws.test_frames_and_events_are_as_they_are_declared),
        (cairn.NamesAlike, test_laws.test_law_2_a_record_replays_to_the_same_digest_after_every_action),
        (cairn.SharesHands, test_laws.test_law_3_play_from_any_position_ends_and_leaves_earlier_copies_alone),
        (
            cairn.CallsNothingARevelation,
            test_laws.test_law_5_what_may_be_undone_has_shown_nobody_anything,
        ),
        (cairn.OffersTwice, test_laws.test_options_are_complete_unrepeated_and_in_a_fixed_order),
        (cairn.ForgetsWhatIsDown, test_laws.test_a_packed_position_unpacks_to_itself),
        (cairn.ShowsHands, test_laws.test_a_view_is_of_its_type_and_the_same_after_a_journey_as_json),
        (cairn.ChangesWhenAsked, test_laws.test_questions_change_nothing),
    ],
    ids=lambda value: value.__name__,
)
def test_a_wrong_game_breaks_its_law(wrong, law, monkeypatch):
    assert not obeys(law, wrong, monkeypatch)
