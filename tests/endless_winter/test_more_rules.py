"""Rules that no other file names: order of steps, what stays as it is, what others can see."""

import pytest

from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import CHANCE, NOBODY, OVER, SPECTATOR
from lascaux.games.endless_winter import lookups, names
from lascaux.games.endless_winter.generated import actions, frames
from lascaux.games.endless_winter.rules.eclipse import show_pile
from lascaux.games.endless_winter.state import EndlessWinter
from tests.endless_winter.scenes import GAME, a_turn, animals, begun, cards, gaining, phase_of
from tests.views import View, printed_by


def random_game(players=3, seed=1, **options):
    """Every position of a random game."""
    scene = begun(players, seed, **options)
    luck = Pcg32(seed, 5)
    while scene.actor != OVER:
        yield scene
        taken = GAME.legal(scene.s) or [GAME.sample(scene.s, luck)]
        GAME.apply(scene.s, taken[luck.below(len(taken))])


def test_EW_CMP_17_EW_CMP_18_three_figures_and_every_card_in_one_zone():
    whole = None
    for scene in random_game():
        if scene.actor == CHANCE:
            continue
        owned = 0
        for tribe in scene.s.tribes:
            zones = (tribe.hand, tribe.deck, tribe.discard, tribe.buried, tribe.pile, tribe.played)
            owned += sum(map(len, zones))
        total = owned + sum(scene.s.piles) - 75
        shown = [card for card in scene.s.culture if card != names.NOTHING]
        if scene.s.round <= 2:  # later the culture cards of era I leave the game
            whole = whole or total + len(shown) + len(scene.s.culture_deck)
            assert total + len(shown) + len(scene.s.culture_deck) == whole == 27 + 40
        for seat, tribe in enumerate(scene.s.tribes):
            placed = [code for code in scene.s.standing if code % 8 // 2 == seat]
            assert len(placed) + tribe.figures + tribe.chief_ready == 3


def test_EW_MEG_16_EW_SET_07_and_EW_COL_DEV_10_what_never_goes_back():
    built, stones = 0, None
    for scene in random_game(4, 3):
        out = [position for position, owner in enumerate(scene.s.built) if owner != names.NOTHING]
        assert len(out) >= built
        built = len(out)
        owned = sum(len(tribe.stones) for tribe in scene.s.tribes)
        stones = stones or len(scene.s.stones)
        assert owned + len(scene.s.stones) == stones  # EW-COL-DEV-10, EW-SET-07
        assert sum(tribe.megaliths for tribe in scene.s.tribes) == built
    assert built > 2


def test_EW_ENG_01_all_luck_is_an_action_of_chance():
    first, second = begun(3, 5), begun(3, 5)
    assert first.s.pack() == second.s.pack()
    assert first.s.pack() != begun(3, 6).s.pack()


def test_EW_ENG_03_few_options_and_decisions():
    decisions = 0
    for scene in random_game(4, 9):
        if scene.actor >= 0:
            decisions += 1
            assert 0 < len(GAME.legal(scene.s)) < 60
    assert decisions < 2500


def test_EW_ACT_02_EW_ACT_06_a_culture_card_is_resolved_before_the_figure_is_placed():
    scene = begun().give(hand="ivory_figure", food=0).do("play ivory_figure")
    assert scene.asked == frames.GAINING
    scene.do("climb honor")
    assert scene.asked == frames.PLACING
    assert scene.tribe().food == 1


def test_EW_ACT_13_and_EW_ICON_40_the_top_as_often_as_it_is_paid_for():
    scene = a_turn("migrate").give(tools=3, camp_at=())
    scene.do("top 0", "top 0", "top 0")
    assert scene.tribe().camp_at == (0, 0, 0)
    assert "top 0" not in scene.options


def test_EW_ACT_14_and_EW_ICON_41_the_middle_once():
    scene = (
        a_turn("hunt").give(untipped=animals(cat=2)).do("done", "middle", "tip cat", "gain tool", "gain tool")
    )
    assert "middle" not in scene.options
    assert scene.s.section == names.BOTTOM_SECTION


def test_EW_ACT_19_labor_of_a_culture_card_lasts_until_the_turn_ends():
    scene = begun().give(hand="bone_needle", food=0).do("play bone_needle", "place tribe hunt")
    assert scene.s.labor == 6


def test_EW_ACT_20_EW_ACT_22_any_number_of_tribe_cards_starting_cards_too():
    scene = (
        a_turn("hunt").give(hand="brave tribesman hunter").do("play brave", "play tribesman", "play hunter")
    )
    assert scene.s.labor == 3 + 1 + 4


def test_EW_CARD_03_EW_CARD_04_abilities_until_the_card_is_discarded():
    scene = (
        a_turn("develop")
        .give(hand="shaman", deck="brave")
        .do("play shaman", "done", "done", "bottom", "gain tool")
    )
    assert "use shaman 0" in scene.options  # after the bottom action
    scene.do("use shaman 0", "gain draw").deal()
    assert scene.tribe().hand == cards("brave")


def test_EW_CARD_16_no_hand_limit():
    scene = (
        gaining("draw 2", hand="brave " * 12, deck="elder elder")
        .do("gain draw")
        .deal()
        .do("gain draw")
        .deal()
    )
    assert len(scene.tribe().hand) == 14


def test_EW_GLD_12_and_EW_COL_MIG_08_camps_return_and_lower_the_limit():
    scene = a_turn("migrate").give(camp_at=(0, 1, 2, 8), food=9).do("done", "middle", "settle 0")
    assert (scene.tribe().camps, scene.tribe().camp_at, scene.tribe().food) == (4, (0,), 6)


def test_EW_ICON_09_a_village_icon_takes_the_camps_and_only_them():
    scene = gaining("village", camp_at=(1, 2, 8), food=8).do("settle 0")
    assert (scene.tribe().camps, scene.tribe().food) == (5, 5)  # clamped to the new limit, nothing was paid


@pytest.mark.parametrize("place", ["initiate", "migrate"])
def test_EW_ICON_09_by_option_a_village_icon_needs_no_camps_wherever_the_figure_stands(place):
    free = gaining("village", a_turn(place, village_icon_free="on"), camp_at=(1,))
    assert len(free.options) == 18 + 1
    assert free.do("settle 5").tribe().camp_at == (1,)


def test_EW_ICON_09_the_village_of_Migrate_always_takes_its_camps():
    scene = a_turn("migrate", village_icon_free="on").give(camp_at=(1, 2, 8), food=3, hand="brave").do("done")
    scene.give(camp_at=(1, 2))
    assert "middle" not in scene.options
    scene.give(camp_at=(1, 2, 8)).do("middle")
    assert scene.options == ["settle 0"]
    assert scene.do("settle 0").tribe().camp_at == ()


def test_EW_ICON_32_a_stone_by_an_icon_costs_the_slot_too():
    tools, food, _ = lookups.COMPONENTS.board.slots[0]
    assert gaining("stone", tools=tools, food=food - 1).asked == frames.ACTING
    scene = gaining("stone", tools=tools, food=food)
    scene.do(scene.options[0])
    assert (scene.tribe().tools, scene.tribe().food, len(scene.tribe().stones)) == (0, 0, 1)


def test_EW_PRP_01_no_preparation_after_the_last_round():
    scene = begun().put(round=4).give(deck="brave " * 6, hand="")
    phase_of(scene, (frames.END_ECLIPSE,))
    assert (scene.actor, scene.s.phase, scene.tribe().hand) == (OVER, names.END, ())


def test_EW_PRP_02_EW_PRP_07_EW_PRP_10_after_round_3_gaps_are_filled_and_round_4_begins():
    kept = tuple(range(lookups.KINDS - 3, lookups.KINDS))
    deck = tuple(range(lookups.KINDS - 20, lookups.KINDS - 3))
    scene = begun().put(round=3, culture=(*kept, *[names.NOTHING] * 5), culture_deck=deck)
    phase_of(scene, (frames.END_ECLIPSE,)).deal()
    assert scene.s.culture[:3] == kept
    assert names.NOTHING not in scene.s.culture
    assert (scene.s.round, scene.s.phase) == (4, names.ACTION)


def test_EW_RUL_01_a_replaced_preparation_draw_follows_the_ladder():
    scene = begun(prep_draw_is_benefit="yes").give(food=0, sacrifice=1)
    phase_of(scene, (frames.END_ECLIPSE,)).deal()
    seat = scene.actor
    scene.give(seat=seat, sacrifice=1, food=0).do("climb sacrifice")
    assert scene.options == ["gain tool", "gain food"]  # the reward of level 2


def test_EW_RUL_06_while_a_gain_is_open_nothing_else_is_done():
    scene = a_turn("hunt").give(hand="tribeswoman brave", food=2).do("play tribeswoman", "use tribeswoman 0")
    assert scene.options == ["gain tool", "gain food"]


def test_EW_RUL_11_without_a_camp_left_the_bottom_of_migrate_is_a_move():
    scene = a_turn("migrate").give(camp_at=(1, 1, 1, 1, 1), food=0).do("done", "bottom")
    assert "move 1 2" in scene.options
    assert "skip" in scene.options


def seen_by(scene, viewer) -> View:
    return GAME.observe(scene.s, viewer)


def test_EW_ECL_02_and_EW_SET_28_piles_and_hands_are_secret_until_the_eclipse():
    scene = begun(2)
    scene.give(hand="elder shaman", known="elder", pile="brave", buried="hunter crafter", shown="crafter")
    seat = scene.me
    for viewer in (1 - seat, SPECTATOR):
        seen = seen_by(scene, viewer)["tribes"][seat]
        assert (seen["hand"], seen["known"], seen["pile"], seen["buried"]) == (2, ["elder"], 1, 2)
        assert seen["shown"] == ["crafter"]
        assert "pile_cards" not in seen
        assert "shaman" not in str(seen)
    own = seen_by(scene, seat)["tribes"][seat]
    assert (own["hand_cards"], own["pile_cards"]) == (["elder", "shaman"], ["brave"])
    assert own["buried_cards"] == ["hunter", "crafter"]
    scene.put(phase=names.ECLIPSE)
    assert seen_by(scene, 1 - seat)["tribes"][seat]["pile_cards"] == ["brave"]


def resampled(scene, seat, luck) -> EndlessWinter:
    s = GAME.resample(scene.s, seat, luck)
    assert isinstance(s, EndlessWinter)
    return s


def test_EW_ENG_02_dealing_anew_keeps_what_everybody_saw():
    scene = begun(2).give(
        hand="elder shaman brave", known="elder", deck="tribesman hunter", discard="crafter"
    )
    seat, luck, hands = scene.me, Pcg32(3), set()
    for _ in range(40):
        other = resampled(scene, 1 - seat, luck).tribes[seat]
        assert sorted((*other.hand, *other.deck)) == list(cards("elder shaman brave tribesman hunter"))
        assert cards("elder")[0] in other.hand
        assert other.discard == cards("crafter")
        hands.add(other.hand)
    assert len(hands) == 6  # two of four unknown cards
    assert resampled(scene, seat, luck).tribes[seat].hand == scene.tribe().hand


@pytest.mark.parametrize("known", [True, False])
def test_EW_ENG_02_playing_a_card_that_nobody_knew_can_t_be_undone(known):
    scene = a_turn("hunt").give(hand="brave", known="brave" if known else "")
    assert GAME.reveals(scene.s, (actions.PLAY, cards("brave")[0])) is not known


def test_EW_ECL_02_a_known_card_that_ends_the_last_turn_shows_the_piles():
    scene = a_turn("initiate").put(section=names.AFTER).give(hand="elder", known="elder")
    scene.s.stack[:] = [(frames.REVEAL_PILES, NOBODY), (frames.ACTING, scene.me)]
    played = (actions.PLAY, cards("elder")[0])
    assert played in GAME.legal(scene.s)
    assert GAME.reveals(scene.s, played)
    GAME.apply(scene.s, played)
    assert scene.s.phase == names.ECLIPSE


def test_EW_VAR_05_one_draft_at_a_time():
    assert {option.key: option.choices for option in GAME.options}["draft"] == (
        "none",
        "setup",
        "chiefs-and-setup",
    )


@pytest.mark.parametrize("edition", ["default", "cs", "pl", "uk"])
@pytest.mark.parametrize(("labor", "ability"), [("1", "labor 1"), ("3", "food 1")])
def test_EW_RUL_20_a_lone_brave_counts_one_and_a_half_in_every_edition(edition, labor, ability):
    """The printed example of all three rulebooks (EW-ECL-25), with either labor in the corner."""
    scene = begun(edition=edition, starting_card_labor_halves=labor).put(phase=names.ECLIPSE)
    scene.give(pile="brave", food=0)
    assert show_pile(scene.s, scene.me) == 3
    phase_of(scene, (frames.PILE_CARDS,))
    assert scene.tribe().food == int(labor == "3")
    brave = printed_by(GAME, seen_by(scene, 0)["printing"])["cards"]["brave"]
    assert brave["abilities"] == ["labor 1", f"@eclipse {ability}"]
