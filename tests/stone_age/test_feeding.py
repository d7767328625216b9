"""SA-FEED, SA-RUL-05: feeding."""

from tests.stone_age.scenes import feeding, using, village


def test_SA_FEED_01_fields_give_food_then_everybody_eats():
    scene = feeding(village(food=3, production=4, people=6), village(food=5))
    assert [scene.village(seat)["food"] for seat in range(4)] == [1, 0, 7, 7]
    assert scene.track() == 0
    assert scene.view["round"] == 2


def test_SA_FEED_02_all_food_first_then_resources_of_choice():
    scene = feeding(village(food=3, wood=1, brick=3))
    assert scene.actor == 0
    assert scene.options() == ["refuse", "pay_all wood brick", "pay_all brick brick"]
    assert scene.village()["hunger"] == 2
    scene.do("pay_all wood brick")
    assert (scene.village()["food"], scene.stock(), scene.track()) == (0, [0, 2, 0, 0], 0)
    scene = feeding(village(food=3, wood=1, brick=3)).do("pay_all brick brick")
    assert scene.stock() == [1, 1, 0, 0]


def test_SA_FEED_03_whoever_does_not_want_to_loses_ten_points_and_all_food():
    scene = feeding(village(food=3, gold=5, built=4)).do("refuse")
    assert (scene.track(), scene.village()["food"], scene.stock()) == (-6, 0, [0, 0, 0, 5])
    assert scene.line("hunger") == -10


def test_SA_FEED_03_whoever_cannot_is_not_asked():
    scene = feeding(village(food=3, gold=1))
    assert (scene.track(), scene.village()["food"], scene.stock()) == (-10, 0, [0, 0, 0, 1])
    assert scene.view["round"] == 2


def test_SA_FEED_04_resources_cover_the_whole_rest_or_nothing():
    scene = feeding(village(food=2, wood=2, gold=2))
    assert scene.options() == ["refuse", "pay_all wood wood gold", "pay_all wood gold gold"]
    assert scene.why_not("pay_all wood wood").rule == "SA-FEED-02"
    scene = feeding(village(food=1, wood=2, brick=2, stone=2, gold=2)).do("pay wood 1")
    assert {option.split()[0] for option in scene.options()} == {"pay_all"}
    assert scene.why_not("refuse").rule == "SA-FEED-04"
    assert scene.why_not("done").rule == "SA-FEED-04"
    assert feeding(village(food=2, gold=2)).stock() == [0, 0, 0, 2]


def test_SA_FEED_02_each_payment_once():
    scene = feeding(village(food=3, wood=2, gold=1))
    assert scene.options() == ["refuse", "pay_all wood wood", "pay_all wood gold"]
    scene = feeding(village(food=1, wood=2, brick=2, stone=2, gold=2))
    assert scene.options() == ["refuse", "pay wood 0", "pay wood 1", "pay wood 2"]
    assert scene.do("pay wood 0", "pay_all stone stone gold gold").stock() == [2, 2, 0, 0]


def test_SA_RUL_05_from_the_start_player_clockwise_and_only_whoever_is_short():
    poor = village(food=4, wood=2)
    scene = feeding(poor, village(), poor, poor, start=2)
    order = []
    while scene.view["phase"] == "feeding":
        order.append(scene.actor)
        scene.do("pay_all wood")
    assert order == [2, 3, 0]
    assert scene.stock(0) == [1, 0, 0, 0]


def test_SA_RUL_05_food_gained_in_the_round_is_eaten():
    scene = using({"hunt": 2}, village(food=0)).do("use hunt", "roll 5 5")
    assert (scene.village()["food"], scene.track()) == (0, 0)
