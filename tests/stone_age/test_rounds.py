"""SA-NEXT, SA-END, SA-RUL-03, SA-RUL-04: the next round, and the end."""

from lascaux.engine.protocol import CHANCE
from tests.stone_age.scenes import BUSY, BUSY_TURN, FOUR_CARDS, GAME, using, village

DECK = ("points-3-music", "dice-pottery", "stone-2-transport", "food-3-weaving")


def buys(*spaces, **more):
    """Seat 0 buys the cards on these spaces."""
    scene = using({f"card_{space}": 1 for space in spaces}, village(wood=9, food=12), **more)
    for space in spaces:
        scene.do(f"buy card_{space}" + space * " wood")
    return scene


def test_SA_NEXT_01_cards_slide_and_are_filled_up_from_right_to_left():
    scene = buys(1, 3)
    assert scene.actor == CHANCE
    assert scene.cards() == [FOUR_CARDS[1], FOUR_CARDS[3], None, None]
    scene.do("card points-3-music")
    assert scene.cards() == [FOUR_CARDS[1], FOUR_CARDS[3], "points-3-music", None]
    scene.do("card dice-pottery")
    assert scene.cards() == [FOUR_CARDS[1], FOUR_CARDS[3], "points-3-music", "dice-pottery"]


def test_SA_NEXT_01_nothing_bought_nothing_moves():
    scene = using({})
    assert (scene.cards(), scene.view["round"]) == (list(FOUR_CARDS), 2)


def test_SA_NEXT_01_tools_are_turned_back():
    scene = using([{"hunt": 1}, BUSY], village(tools=1)).do("use hunt", "roll 1", "add 1")
    assert scene.tools()[0] == (1, True)
    scene.do(*BUSY_TURN)
    assert scene.tools()[0] == (1, False)


def test_SA_END_01_too_few_cards_end_the_game_at_once():
    scene = buys(1, 2, 3, deck=DECK[:2])
    assert scene.is_over
    assert scene.view["phase"] == "end"
    assert scene.told("deck-empty") == [{}]
    assert GAME.question(scene.s).facts == {"empty": "deck"}
    assert scene.told("fed") != []
    scene = buys(1, 2, deck=DECK[:2]).do("card points-3-music", "card dice-pottery")
    assert not scene.is_over


def test_SA_END_02_an_empty_stack_ends_the_game_after_feeding():
    scene = using([{"building_1": 1}, BUSY], village(wood=2, brick=1), stacks=(1, 7, 7, 7))
    scene.do("buy building_1 wood wood brick")
    assert scene.actor == 1
    assert scene.view["buildings"][0] == {"place": "building_1", "building": None, "left": 0}
    scene.do(*BUSY_TURN)
    assert scene.is_over
    assert scene.village(1)["food"] == 12 - 5
    assert scene.told("stack-empty") == [{}]
    assert GAME.question(scene.s).facts == {"empty": "stack"}


def test_SA_END_02_a_stack_with_tiles_goes_on():
    scene = using({"building_1": 1}, village(wood=2, brick=1), stacks=(2, 7, 7, 7))
    scene.do("buy building_1 wood wood brick", "tile 4-of-1")
    assert not scene.is_over


def test_SA_RUL_03_an_empty_deck_gives_no_hidden_card():
    cards = ("draw-writing", *FOUR_CARDS[:3])
    scene = using([{"card_1": 1}, BUSY], village(wood=1), cards=cards, deck=())
    scene.do("buy card_1 wood")
    assert scene.actor == 1
    assert scene.village()["secret"] == 0
    assert [card["card"] for card in scene.village()["cards"]] == ["draw-writing"]
    assert scene.told("no-secret") == [{"seat": 0}]


def test_SA_RUL_03_the_draw_may_bring_on_the_end():
    cards = ("draw-writing", *FOUR_CARDS[:3])
    scene = using({"card_1": 1}, village(wood=1), cards=cards, deck=DECK[:1])
    scene.do("buy card_1 wood", "secret_card points-3-music")
    assert scene.is_over


def test_SA_RUL_04_the_stack_is_looked_at_first():
    scene = using({"building_1": 1, "card_1": 1}, village(wood=3, brick=1), stacks=(1, 7, 7, 7), deck=())
    scene.do("buy building_1 wood wood brick", "buy card_1 wood")
    assert scene.is_over
    assert (scene.told("stack-empty"), scene.told("deck-empty")) == ([{}], [])


def test_SA_RUL_04_an_empty_deck_without_a_gap_ends_nothing():
    scene = using({}, deck=())
    assert not scene.is_over
    assert scene.view["round"] == 2
